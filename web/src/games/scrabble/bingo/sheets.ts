/** Bingo sheets for display. */

import type { RoomClient } from '../../../net/room.svelte';
import type { BingoPrivate, BingoPublic, BingoSheet } from '../../../types/scrabble';

export type BingoRoom = RoomClient<BingoPublic, BingoPrivate>;

/**
 * The letters that can be crossed out now, one for each call: that of the last call and, with `late`, those that were
 * missed.
 */
export function toCross({ words, crossed }: BingoSheet, called: string, late: boolean): string[] {
  const calls = late ? without(Array.from(called), crossed) : Array.from(called).slice(-1);
  const left = without(Array.from(words.join('')), crossed);
  return calls.filter((letter) => {
    const at = left.indexOf(letter);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

function without(letters: string[], gone: string): string[] {
  for (const letter of gone) {
    const at = letters.indexOf(letter);
    if (at >= 0) letters.splice(at, 1);
  }
  return letters;
}

export interface SheetLetter {
  letter: string;
  isCrossed: boolean;
}

/** Letters with their strokes. Of equal letters the first is struck out. */
export function lettersOf({ words, crossed }: BingoSheet): SheetLetter[][] {
  const left = Array.from(crossed);
  return words.map((word) =>
    Array.from(word, (letter) => {
      const at = left.indexOf(letter);
      if (at >= 0) left.splice(at, 1);
      return { letter, isCrossed: at >= 0 };
    }),
  );
}
