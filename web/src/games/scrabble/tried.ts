/** A play that was not made, laid where the last one lies. */

import type { Play } from '../../types/scrabble';
import { EMPTY, squaresOf } from './grid';

export function isPlay(action: unknown): action is Play {
  return (action as Partial<Play> | null)?.type === 'play';
}

/** The board without its last tiles and with those of this play; the board as it is if it is no play. */
export function boardTrying(grid: string, last: number[], action: unknown): { grid: string; last: number[] } {
  if (!isPlay(action)) return { grid, last };
  const tiles = Array.from(grid, (tile, square) => (last.includes(square) ? EMPTY : tile));
  const squares = squaresOf(action.at, action.word);
  const laid = squares.filter((square) => tiles[square] === EMPTY);
  for (const square of laid) tiles[square] = action.word[squares.indexOf(square)] ?? EMPTY;
  return { grid: tiles.join(''), last: laid };
}
