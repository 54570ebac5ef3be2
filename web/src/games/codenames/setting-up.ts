/** A table that is being set up for analysis. The server decides whether it is possible. */

import type { Desk } from '../../net/desk.svelte';
import type { Position } from '../../types/codenames';
import type { Owner } from './sight';

export const PLACES = 25;
/** The order in which taps change the owner. */
export const OWNERS: readonly Owner[] = ['red', 'blue', 'bystander', 'assassin'];
const AGENTS = 8;

/** A position from outside may lack any field, so each gets a default. */
export function positionOf(desk: Desk): Position {
  const position = (desk.position ?? {}) as Partial<Position>;
  return {
    words: Array.from({ length: PLACES }, (_, place) => String(position.words?.[place] ?? '')),
    key: Array.from({ length: PLACES }, (_, place) => position.key?.[place] ?? 'bystander'),
    covered: position.covered ?? [],
    turn: position.turn ?? 'red',
    clue: position.clue ?? '',
    number: position.number ?? null,
  };
}

/** How many cards of this owner a key must have. The team that begins has one more agent (CN-11). */
export function wantedOf(owner: Owner, key: readonly Owner[]): number {
  if (owner === 'assassin') return 1;
  if (owner === 'bystander') return AGENTS - 1;
  const count = (colour: Owner) => key.filter((other) => other === colour).length;
  return AGENTS + Number(owner === (count('blue') > count('red') ? 'blue' : 'red'));
}

/** A key as it is dealt when red begins. */
export function randomKey(): Owner[] {
  return shuffled(OWNERS.flatMap((owner) => Array<Owner>(wantedOf(owner, [])).fill(owner)));
}

export function shuffled<V>(values: readonly V[]): V[] {
  return values
    .map((value) => ({ value, at: Math.random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ value }) => value);
}

/** Splits at line breaks, commas, semicolons and tabs, but not at spaces: a codename may be two words. */
export function readWords(text: string): string[] {
  return text
    .split(/[\n,;\t]+/)
    .map((word) => word.trim())
    .filter(Boolean)
    .slice(0, PLACES);
}
