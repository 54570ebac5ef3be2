/** «Запретные слова» in a replay. The plot shows penalty points, so the lower line is better. */

import type { Public } from '../../types/forbidden';
import type { GameReplay } from '../replays';
import Replayed from './Replayed.svelte';

export const replay: GameReplay = {
  Scene: Replayed,
  curves(room) {
    const table = room.public as Public;
    const isCounted = table.stage === 'break' || table.stage === 'over'; // the sheet has this game's points by now
    return table.points.map((points, seat) => ({
      name: room.name(seat),
      value: table.sheet.reduce((sum, game) => sum + (game[seat] ?? 0), isCounted ? 0 : points),
    }));
  },
};
