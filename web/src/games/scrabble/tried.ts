/** Shows an alternative to the last move on the board. */

import type { Lay, Play } from '../../types/scrabble';
import { EMPTY, type Laid, squareOf, squaresOf } from './grid';

export function isPlay(action: unknown): action is Play {
  return (action as Partial<Play> | null)?.type === 'play';
}

function isLay(action: unknown): action is Lay {
  return (action as Partial<Lay> | null)?.type === 'lay';
}

/** The tiles of a move, including those that are on the board already. */
function tilesOf(action: unknown): Laid[] {
  if (isLay(action)) return action.tiles.map(({ at, letter }) => ({ square: squareOf(at), tile: letter }));
  if (!isPlay(action)) return [];
  return squaresOf(action.at, action.word).map((square, at) => ({ square, tile: action.word[at] ?? EMPTY }));
}

/** The board with this move instead of the last one. If the action lays nothing, the board stays as it is. */
export function boardTrying(grid: string, last: number[], action: unknown): { grid: string; last: number[] } {
  const tried = tilesOf(action);
  if (tried.length === 0) return { grid, last };
  const tiles = Array.from(grid, (tile, square) => (last.includes(square) ? EMPTY : tile));
  const laid = tried.filter(({ square }) => tiles[square] === EMPTY);
  for (const { square, tile } of laid) tiles[square] = tile;
  return { grid: tiles.join(''), last: laid.map(({ square }) => square) };
}
