/**
 * A view of any game as titled rows. This module does not know what a field means, but the game's package may name it.
 * Codes of its catalogue: `field-<name>` titles a field; `seat-<name>` titles a field that holds seats, which are shown
 * by name; `each-<name>` titles a field with a value for every seat; `<name>-<value>` is the word for a value.
 */

import { t } from '../../lib/texts.svelte';
import type { SeenRoom } from '../../net/seen-room.svelte';
import { label, plainName } from './labels.svelte';

export type Shown = { text: string } | { items: Shown[] } | { rows: Row[] };
export interface Row {
  name: string;
  title: string;
  value: Shown;
}

const NOTHING = '–';
const SEATS = new Set(['seat', 'seats', 'pro', 'contra']);
/** Fields that mean nothing to a person unless the catalogue has a word for their value. */
const SAID_BY_WORDS_ONLY = new Set(['stage', 'type']);

export class Reading {
  readonly #room: SeenRoom;
  readonly #game: string;

  constructor(room: SeenRoom) {
    this.#room = room;
    this.#game = room.agreement?.game ?? '';
  }

  rows(view: unknown): Row[] {
    if (view === null || typeof view !== 'object') return [];
    return Object.entries(view)
      .filter(([name, value]) => !SAID_BY_WORDS_ONLY.has(name) || this.#word(name, value) !== null)
      .map(([name, value]) => ({ name, title: this.title(name), value: this.#shown(name, value) }));
  }

  title(name: string): string {
    for (const kind of ['field', 'seat', 'each']) {
      const found = label(this.#game, `${kind}-${name}`);
      if (found !== null) return found;
    }
    return name === 'stage' ? t('plain.stage') : plainName(name);
  }

  #shown(name: string, value: unknown): Shown {
    if (Array.isArray(value)) return this.#list(name, value);
    if (value !== null && typeof value === 'object') {
      const rows = this.rows(value);
      return rows.length > 0 ? { rows } : { text: NOTHING };
    }
    return { text: this.#text(name, value) };
  }

  #list(name: string, values: unknown[]): Shown {
    if (values.length === 0) return { text: NOTHING };
    if (label(this.#game, `each-${name}`) !== null)
      return {
        rows: values.map((value, seat) => ({
          name: String(seat),
          title: this.#room.name(seat),
          value: this.#shown(name, value),
        })),
      };
    return { items: values.map((value) => this.#shown(name, value)) };
  }

  #text(name: string, value: unknown): string {
    if (value === null || value === undefined || value === '') return NOTHING;
    if (typeof value === 'boolean') return t(value ? 'plain.yes' : 'plain.no');
    if (typeof value === 'number' && this.#isSeat(name)) return this.#room.nameOrYou(value);
    return this.#word(name, value) ?? String(value);
  }

  #word(name: string, value: unknown): string | null {
    return typeof value === 'string' ? label(this.#game, `${name}-${value}`) : null;
  }

  #isSeat(name: string): boolean {
    return SEATS.has(name) || label(this.#game, `seat-${name}`) !== null;
  }
}
