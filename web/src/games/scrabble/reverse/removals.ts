/** The tiles removed from the board, read from the events. */

import type { Event, Removed } from '../../../types/scrabble';
import type { ReverseRoom } from './removing.svelte';

/** Oldest first, without removals that were taken back. */
export function removalsOf(room: ReverseRoom): Removed[] {
  const removals: { number: number; removed: Removed }[] = [];
  for (const { number, events, host } of room.history) {
    if (host?.type === 'take-back') while ((removals.at(-1)?.number ?? -1) >= host.number) removals.pop();
    for (const event of (events ?? []) as Event[])
      if (event.type === 'rev-removed') removals.push({ number, removed: event });
  }
  return removals.map(({ removed }) => removed);
}
