/** «Запретные слова» replayed: penalty points, so the lower line is the better one. */

import type { Public } from '../../types/forbidden';
import type { GameReplay } from '../replays';
import Replayed from './Replayed.svelte';

export const replay: GameReplay = {
  Scene: Replayed,
  curves(room) {
    const table = room.public as Public;
    const isCounted = table.stage === 'break' || table.stage === 'over'; // this game's points are on the sheet already
    return table.points.map((points, seat) => ({
      name: room.name(seat),
      value: table.sheet.reduce((sum, game) => sum + (game[seat] ?? 0), isCounted ? 0 : points),
    }));
  },
};
