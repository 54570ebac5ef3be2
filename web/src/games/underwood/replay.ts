/** «Ундервуд» replayed. */

import type { Public } from '../../types/underwood';
import type { GameReplay } from '../replays';
import Replayed from './Replayed.svelte';

export const replay: GameReplay = {
  Scene: Replayed,
  curves(room) {
    const table = room.public as Public;
    const isCounted = table.hands !== null; // the words of this round are in the totals already
    return table.totals.map((total, seat) => ({
      name: room.name(seat),
      value: total + (isCounted ? 0 : (table.points[seat] ?? 0)),
    }));
  },
};
