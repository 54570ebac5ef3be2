/** What a player at this device has begun but not sent: a chosen word, a half-written clue, pencil marks. */

import { draftPlace, keepDraft, keptDraft } from '../../lib/kept-draft';
import type { Clue } from '../../types/codenames';
import { boardOf, type CodenamesRoom, type Invitation, invitation } from './sight';

/** A window in which a word can be chosen, and what happens to the word then. */
export interface Target extends Invitation {
  type: 'touch' | 'cover';
}

/**
 * A clue that is being written. It survives whispers about it and reloads. Without `number` none has been chosen yet.
 */
interface Thought {
  word: string;
  number?: number | null | undefined;
  pencilled: string[];
}
const NO_THOUGHT: Thought = { word: '', pencilled: [] };

export class Play {
  readonly room: CodenamesRoom;
  #aimed = $state.raw<{ word: string; guess: string } | null>(null);
  /** By seat: on a shared device one captain must not see the other's draft. */
  #thoughts = $state.raw<Record<number, Thought>>({});

  constructor(room: CodenamesRoom) {
    this.room = room;
  }

  get target(): Target | null {
    const guess = invitation(this.room, 'guess');
    if (guess) return { ...guess, type: 'touch' };
    const cover = invitation(this.room, 'penalty') ?? invitation(this.room, 'enemy');
    return cover && { ...cover, type: 'cover' };
  }

  /**
   * The word that was chosen but not yet confirmed. Another clue or another covered word clears it. A window with a new
   * name does not: it only says that somebody else has answered, a captain who does not object for example.
   */
  get aim(): string | null {
    return this.target && this.#aimed?.guess === this.#guess(this.target) ? this.#aimed.word : null;
  }

  /** Tells one choice of a word from the next. */
  #guess({ type }: Target): string {
    const { game, turn, clues, covers } = this.room.public;
    return [type, game, turn, clues.length, covers.filter((owner) => owner !== null).length].join(' ');
  }

  aimAt(word: string | null): void {
    const target = this.target;
    if (!target) return;
    this.#aimed = word === null ? null : { word, guess: this.#guess(target) };
    this.#point(word, target);
  }

  /** Shows the other players which word this player is considering. */
  point(word: string): void {
    const target = this.target;
    if (target) this.#point(this.room.marks[target.seat] === word ? null : word, target);
  }

  #point(word: string | null, { type, seat }: Target): void {
    if (type === 'touch') void this.room.point(word ?? '', seat);
  }

  async confirm(): Promise<void> {
    const { aim, target } = this;
    if (aim === null || !target || this.room.isAnswering(target.window, target.seat)) return;
    await this.room.act({ type: target.type, word: aim }, target.window, { seat: target.seat });
  }

  // --- the captain's draft ------------------------------------------------------------------------------------------

  get #thought(): Thought {
    const { id, seat } = this.room;
    if (seat === null) return NO_THOUGHT;
    return this.#thoughts[seat] ?? keptDraft(draftPlace(id, seat), NO_THOUGHT);
  }

  #think(thought: Thought, seat = this.room.seat): void {
    if (seat === null) return;
    const isNone = thought.word === '' && thought.number === undefined && thought.pencilled.length === 0;
    this.#thoughts = { ...this.#thoughts, [seat]: thought };
    keepDraft(draftPlace(this.room.id, seat), isNone ? null : thought);
  }

  /** Whether this player sees a key that is still hidden from the others. Only then are there pencil marks. */
  get canMark(): boolean {
    return this.room.public.key === null && this.room.private?.key != null;
  }

  get pencilled(): string[] {
    if (!this.canMark) return [];
    const { pencilled } = this.#thought;
    return boardOf(this.room).flatMap(({ word, isCovered }) =>
      !isCovered && pencilled.includes(word) ? [word] : [],
    );
  }

  mark(word: string): void {
    if (!this.canMark) return;
    const marked = this.pencilled;
    const pencilled = marked.includes(word) ? marked.filter((other) => other !== word) : [...marked, word];
    this.#think({ ...this.#thought, pencilled });
  }

  get word(): string {
    return this.#thought.word;
  }
  set word(word: string) {
    this.#think({ ...this.#thought, word });
  }

  /** Undefined if not chosen yet. Until then it is the number of pencil marks, if there are any. */
  get number(): number | null | undefined {
    const { number } = this.#thought;
    if (number !== undefined) return number;
    return this.pencilled.length > 0 ? this.pencilled.length : undefined;
  }
  set number(number: number | null | undefined) {
    this.#think({ ...this.#thought, number });
  }

  /** Sends the clue and forgets the draft once the clue is stored. The outbox keeps the clue meanwhile. */
  async give(clue: Clue, { seat, window }: Invitation): Promise<void> {
    const thought = this.#thought;
    this.#thoughts = { ...this.#thoughts, [seat]: thought };
    keepDraft(draftPlace(this.room.id, seat), null);
    const isGiven = await this.room.act(clue, window, { seat });
    this.#think(isGiven ? NO_THOUGHT : (this.#thoughts[seat] ?? thought), seat); // by now another seat may be looking
  }
}
