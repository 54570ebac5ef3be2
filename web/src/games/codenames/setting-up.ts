/** A table that is being set up. Whether it can be is for the server to say. */

import type { Desk } from '../../net/desk.svelte';
import type { Position } from '../../types/codenames';
import type { Owner } from './sight';

export const PLACES = 25;
/** In the order in which taps go through them. */
export const OWNERS: readonly Owner[] = ['red', 'blue', 'bystander', 'assassin'];
const AGENTS = 8;

/** What somebody has brought along may lack anything. */
export function positionOf(desk: Desk): Position {
  const told = (desk.position ?? {}) as Partial<Position>;
  return {
    words: Array.from({ length: PLACES }, (_, place) => String(told.words?.[place] ?? '')),
    key: Array.from({ length: PLACES }, (_, place) => told.key?.[place] ?? 'bystander'),
    covered: told.covered ?? [],
    turn: told.turn ?? 'red',
    clue: told.clue ?? '',
    number: told.number ?? null,
  };
}

/** How many cards of this owner a key has: who begins has one agent more (CN-11). */
export function wantedOf(owner: Owner, key: readonly Owner[]): number {
  if (owner === 'assassin') return 1;
  if (owner === 'bystander') return AGENTS - 1;
  const count = (colour: Owner) => key.filter((other) => other === colour).length;
  return AGENTS + Number(owner === (count('blue') > count('red') ? 'blue' : 'red'));
}

/** As if it had been dealt: red begins. */
export function randomKey(): Owner[] {
  return shuffled(OWNERS.flatMap((owner) => Array<Owner>(wantedOf(owner, [])).fill(owner)));
}

export function shuffled<V>(values: readonly V[]): V[] {
  return values
    .map((value) => ({ value, at: Math.random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ value }) => value);
}

/** Lines, or anything between commas, semicolons and tabs: a codename may well be two words. */
export function readWords(text: string): string[] {
  return text
    .split(/[\n,;\t]+/)
    .map((word) => word.trim())
    .filter(Boolean)
    .slice(0, PLACES);
}
