/** Bingo sheets as they are shown. */

import type { RoomClient } from '../../../net/room.svelte';
import type { BingoPrivate, BingoPublic, BingoSheet } from '../../../types/scrabble';

export type BingoRoom = RoomClient<BingoPublic, BingoPrivate>;

export interface SheetLetter {
  letter: string;
  isCrossed: boolean;
}

/** Which letters to strike out: of equal ones the first. */
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
