import { t } from '../../lib/texts.svelte';
import type { Event, RoundOver } from '../../types/underwood';
import type { Message } from '../../types/wire';
import type { UnderwoodRoom } from './deck';

/** The latest event of a kind. */
export function lastOf<K extends Event['type']>(
  history: readonly Message[],
  type: K,
): Extract<Event, { type: K }> | null {
  const inputs = history.findLast((input) =>
    (input.events as Event[] | undefined)?.some((event) => event.type === type),
  );
  const found = (inputs?.events as Event[] | undefined)?.findLast((event) => event.type === type);
  return (found ?? null) as Extract<Event, { type: K }> | null;
}

export function roundOverText(over: RoundOver, room: UnderwoodRoom): string {
  return t('underwood-event-round-over', {
    ...room.actor(over.seat),
    reason: over.reason as 'out' | 'stuck',
  });
}
