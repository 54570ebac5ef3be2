/** «Ундервуд» in a replay. */

import type { Public } from '../../types/underwood';
import type { GameReplay } from '../replays';
import Replayed from './Replayed.svelte';

export const replay: GameReplay = {
  Scene: Replayed,
  curves(room) {
    const table = room.public as Public;
    const isCounted = table.hands !== null; // the totals already include the words of this round
    return table.totals.map((total, seat) => ({
      name: room.name(seat),
      value: total + (isCounted ? 0 : (table.points[seat] ?? 0)),
    }));
  },
};
