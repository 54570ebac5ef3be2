/** Kinds of puzzles, in the order in which they take turns as puzzles of the day. */

import type { ShownPuzzle } from '../../types/wire';

export type Kind = ShownPuzzle['kind'];
export const KINDS: readonly Kind[] = [
  'scrabble-best',
  'scrabble-out',
  'forbidden-word',
  'forbidden-letter',
  'codenames-clue',
];

/** What comes next in training; without a kind it may be any. */
export function nextPage(kind: string | null): string {
  return KINDS.includes(kind as Kind) ? `/puzzles/next?kind=${kind}` : '/puzzles/next';
}
