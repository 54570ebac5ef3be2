/** Finished rounds: the word placed on everybody's board, and the player's own word. */

import type { RoomClient } from '../../../net/room.svelte';
import type {
  DuplicatePrivate,
  DuplicatePublic,
  DuplicateSheet,
  Event,
  Round,
} from '../../../types/scrabble';
import { EMPTY, squaresOf } from '../grid';

export type DuplicateRoom = RoomClient<DuplicatePublic, DuplicatePrivate>;

export interface PastRound {
  round: Round;
  /** What this seat wrote; null if nothing, or if nobody looks. */
  own: DuplicateSheet | null;
}

/** Oldest first. */
export function pastRounds(room: DuplicateRoom): PastRound[] {
  const past: PastRound[] = [];
  for (const { events } of room.history) {
    for (const event of (events ?? []) as Event[]) {
      const last = past.at(-1);
      if (event.type === 'dup-round') past.push({ round: event.round, own: null });
      else if (event.type === 'dup-sheet' && event.seat === room.seat && last) last.own = event.sheet;
    }
  }
  return past;
}

/** Squares that the last placed word filled. */
export function lastPlaced(past: PastRound[], grid: string): number[] {
  const last = past.at(-1)?.round.placed;
  if (!last) return [];
  const before = past.slice(0, -1).flatMap(({ round }) => squaresOf(round.placed.at, round.placed.word));
  const filled = new Set(before);
  return squaresOf(last.at, last.word).filter((square) => !filled.has(square) && grid[square] !== EMPTY);
}
