/** Scrabble in a replay. */

import type { Public } from '../../types/scrabble';
import type { Curve, GameReplay } from '../replays';
import Replayed from './Replayed.svelte';
import { rackName } from './racks';
import { isPlay } from './tried';

const MOST = 6;

/** Points by rack; empty in bingo, which has no points. */
function pointsOf(table: Public): number[] {
  switch (table.type) {
    case 'standard':
      return table.scores;
    case 'reverse':
      return table.points;
    case 'duplicate':
      return table.leaders.toSorted((a, b) => a.seat - b.seat).map(({ score }) => score);
    case 'bingo':
      return [];
  }
}

export const replay: GameReplay = {
  Scene: Replayed,
  curves(room): Curve[] {
    const points = pointsOf(room.public as Public);
    if (points.length > MOST) return [];
    return points.map((value, rack) => ({ name: rackName(room, rack), value }));
  },
  shows: isPlay,
};
