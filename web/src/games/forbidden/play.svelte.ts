/** What a player at this device has begun but not sent: a card to lay, a word to call, and who calls it. */

import { draftPlace, keepDraft, keptDraft } from '../../lib/kept-draft';
import { play as sound } from '../../lib/sound';
import { LivePreview } from '../../net/live-preview.svelte';
import type { RoomClient } from '../../net/room.svelte';
import type { Action, CallPreview, Options, Private, Public } from '../../types/forbidden';
import type { WindowView } from '../../types/wire';
import { type Card, cardsOf } from './cards';
import { WordDraft, type Written } from './word-draft.svelte';

export type Place = 'hand' | 'window';
export type ForbiddenRoom = RoomClient<Public, Private>;

/** What survives a reload: the word, and the chosen card with its letter. */
interface Begun {
  word: Written[];
  chosen: { place: Place; at: number; letter: string } | null;
}
const NOTHING: Begun = { word: [], chosen: null };

export class Play {
  readonly room: ForbiddenRoom;
  readonly word = new WordDraft();
  readonly preview = new LivePreview<CallPreview>();
  /** The card that is chosen to be laid. */
  chosen = $state<{ place: Place; at: number } | null>(null);
  /** Whether the panel is open. It may be open without any letter. */
  isOpen = $state(false);
  /** On a shared device: who has said «Не говори …!». */
  #speaker = $state<number | null>(null);

  constructor(room: ForbiddenRoom) {
    this.room = room;
  }

  // --- the table ---------------------------------------------------------------------------------------------------

  get options(): Options {
    return this.room.agreement?.options as Options;
  }
  get #red(): string {
    return this.options.deck.red;
  }
  get conversation(): Card[] {
    return cardsOf(this.room.public.conversation, this.#red);
  }
  get window(): Card[] {
    return cardsOf(this.room.public.window, this.#red);
  }
  get hand(): Card[] {
    return cardsOf(this.room.private?.hand ?? '', this.#red);
  }
  get chosenCard(): Card | null {
    if (!this.chosen) return null;
    return (this.chosen.place === 'hand' ? this.hand : this.window)[this.chosen.at] ?? null;
  }
  /** Whether beginners are warned of this card. */
  isWarned(card: Card): boolean {
    return this.room.private?.warned.includes(card.letter) ?? false;
  }
  /** How long the window stays open, as agreed. */
  limitOf(window: WindowView | null): number {
    const { turn_ms, respond_ms, choose_ms, vote_ms, break_ms } = this.options;
    const limits: Record<string, number | null> = {
      turn: turn_ms,
      respond: respond_ms,
      choose: choose_ms,
      ready: break_ms,
    };
    return limits[window?.kind ?? ''] ?? vote_ms;
  }
  isSending(type: Action['type']): boolean {
    return this.room.sending.some((sent) => (sent.action as Action).type === type);
  }
  /** Own seats that a window of this kind invites and that have not answered it yet. */
  own(kind: string): number[] {
    return this.room.seats.filter((seat) => {
      const open = this.room.window(kind, seat);
      return open !== null && !this.room.answer(open.id, seat);
    });
  }

  // --- storing the draft -------------------------------------------------------------------------------------------

  /** The storage key of this seat's draft; null while nobody looks. On a shared device each seat has its own. */
  get #keptAt(): string | null {
    const { id, seat, private: hand } = this.room;
    return seat === null || hand === null ? null : draftPlace(id, seat);
  }

  /** Restores the draft of the seat that looks now, as far as its cards are still on the table. */
  takeUp(): void {
    const { word, chosen } = this.#keptAt === null ? NOTHING : keptDraft(this.#keptAt, NOTHING);
    this.word.takeUp(word, this.conversation);
    this.chosen = chosen && { place: chosen.place, at: chosen.at };
    if (this.chosenCard?.letter !== chosen?.letter) this.chosen = null;
  }

  /** Stores the draft. Call it after every change. Actions being sent are left out, because the outbox keeps them. */
  keep(): void {
    const { chosen, chosenCard: card } = this;
    const begun: Begun = {
      word: this.isSending('call') ? [] : this.word.written,
      chosen: chosen && card && !this.isSending('lay') ? { ...chosen, letter: card.letter } : null,
    };
    const isNothing = begun.word.length === 0 && begun.chosen === null;
    if (this.#keptAt !== null) keepDraft(this.#keptAt, isNothing ? null : begun);
  }

  // --- laying ------------------------------------------------------------------------------------------------------

  /** The first tap chooses a card, the second one lays it. */
  tap(place: Place, at: number): void {
    if (this.chosen?.place === place && this.chosen.at === at && this.room.window('turn')) void this.lay();
    else this.chosen = { place, at };
  }

  async lay(): Promise<void> {
    const { chosen, chosenCard: card } = this;
    const turn = this.room.window('turn');
    // News of the next turn may come before the answer to the last card, so only a card for this turn counts.
    if (!card || this.room.sending.some((sent) => sent.window === turn?.id)) return;
    sound('card');
    const isStored = await this.room.act({ type: 'lay', letter: card.letter }, turn);
    if (!isStored) sound('refusal');
    else if (this.chosen === chosen) this.chosen = null; // unless another card has been chosen meanwhile
  }

  // --- «Не говори …!» ----------------------------------------------------------------------------------------------

  callWindow(seat: number): WindowView | null {
    return this.room.window('respond', seat) ?? this.room.window('call', seat);
  }
  /** Own seats that may call a word now. */
  get callers(): number[] {
    return this.room.seats.filter((seat) => this.callWindow(seat) !== null);
  }
  /** The seat that calls. Null on a shared device until somebody says who is calling. */
  get speaker(): number | null {
    const callers = this.callers;
    if (this.#speaker !== null && callers.includes(this.#speaker)) return this.#speaker;
    return callers.length === 1 ? (callers[0] ?? null) : null;
  }
  get isCalling(): boolean {
    return this.callers.length > 0 && (this.isOpen || this.word.text !== '');
  }
  /** Milliseconds until this seat may call again after a wrong call. */
  quietLeft(seat: number | null): number {
    const until = seat === null ? 0 : (this.room.public.quiet_until_ms[seat] ?? 0);
    return Math.max(0, until - this.room.now());
  }

  open(seat: number | null = null): void {
    this.#speaker = seat;
    this.isOpen = true;
  }

  close(): void {
    this.word.clear();
    this.isOpen = false;
    this.#speaker = null;
  }

  /** Asks the server what the word would bring. Call it whenever the word or the table has changed. */
  look(): void {
    const seat = this.speaker ?? this.callers[0] ?? null;
    const { text } = this.word;
    const action: Action | null = text === '' ? null : { type: 'call', word: text };
    this.preview.ask(this.room as RoomClient, action, seat === null ? null : this.callWindow(seat), seat);
  }

  async say(seat: number | null = this.speaker): Promise<void> {
    if (seat === null || this.word.text === '' || this.isSending('call')) return;
    this.#speaker = seat;
    const action: Action = { type: 'call', word: this.word.text };
    const { written } = this.word;
    if (await this.room.act(action, this.callWindow(seat), { seat })) {
      if (this.word.written === written) this.close(); // unless another word has been begun meanwhile
    } else {
      this.word.isRefused = true;
      sound('refusal');
    }
  }

  // --- answers -----------------------------------------------------------------------------------------------------

  /** «Не вижу слова» for all seats of this device that are still asked, so that one press is enough. */
  async pass(): Promise<void> {
    if (this.isSending('pass')) return;
    this.close(); // at once: news may come before the answer, and the player may begin a new word then
    await this.#answerForAll('respond', { type: 'pass' });
  }

  ready(): Promise<void> {
    return this.#answerForAll('ready', { type: 'ready' });
  }

  async #answerForAll(kind: string, action: Action): Promise<void> {
    for (const seat of this.own(kind)) await this.room.act(action, this.room.window(kind, seat), { seat });
  }

  /** An answer to a window that asks one seat. */
  async answer(kind: string, action: Action, seat = this.own(kind)[0]): Promise<void> {
    if (seat === undefined || this.isSending(action.type)) return;
    await this.room.act(action, this.room.window(kind, seat), { seat });
  }
}
