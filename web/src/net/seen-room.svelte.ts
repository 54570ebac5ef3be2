/** What this device knows of one table, and what follows from it for those who sit before it. */

import { ticking } from '../lib/clock.svelte';
import { t } from '../lib/texts.svelte';
import type {
  LineView,
  Message,
  OwnAnswer,
  RoomView,
  TableTerms,
  TableView,
  WindowView,
} from '../types/wire';
import type { ProblemBody } from './http';
import { me } from './me.svelte';
import type { Sending } from './outbox';

/** What one pair of eyes sees. */
export interface Sight {
  table: TableView;
  private: unknown;
  mine: string[];
  answers: Record<string, OwnAnswer>;
  /** By the clock of the page. */
  heardAt: number;
}

/** `Public` and `Private` are the game's own types. */
export class SeenRoom<Public = unknown, Private = unknown> {
  readonly id: string;
  room = $state.raw<RoomView | null>(null);
  agreement = $state.raw<TableTerms | null>(null);
  /** Chairs of this person: more than one if a device is passed around. */
  seats = $state.raw<number[]>([]);
  /** Through whose eyes the table is seen. Null: nobody's, as a spectator or while a shared device is passed on. */
  seat = $state<number | null>(null);
  /** What was told and still counts. */
  history = $state.raw<Message[]>([]);
  lines = $state.raw<LineView[]>([]);
  /** The last line of talk that somebody here has read. */
  readTo = $state(0);
  /** Sealed answers that have come in, by window. */
  answered = $state.raw<Record<string, number>>({});
  /** Fingers on the table: what each seat points at. */
  marks = $state.raw<Record<number, string>>({});
  sending = $state.raw<Sending[]>([]);
  /** The last refusal, until something else is done. */
  problem = $state.raw<ProblemBody | null>(null);
  /** This room cannot be watched at all, and why. */
  closed = $state.raw<ProblemBody | null>(null);
  sight = $state.raw<Map<number | null, Sight>>(new Map());

  constructor(id: string) {
    this.id = id;
  }

  /** What lies before everybody, or null before the match begins. */
  get table(): TableView | null {
    return this.#view?.table ?? null;
  }
  get #view(): Sight | null {
    const eyes = this.seat ?? this.seats[0] ?? null;
    return this.sight.get(eyes) ?? null;
  }
  get public(): Public {
    return this.table?.public as Public;
  }
  /** What only the seat that looks may see; null while nobody looks. */
  get private(): Private | null {
    return this.seat === null ? null : ((this.sight.get(this.seat)?.private ?? null) as Private | null);
  }
  get windows(): WindowView[] {
    return this.table?.windows ?? [];
  }
  get isShared(): boolean {
    return this.seats.length > 1;
  }
  get isSpectator(): boolean {
    return this.seats.length === 0;
  }
  get isOver(): boolean {
    return this.table?.outcome != null || this.room?.stage === 'over';
  }
  get isOwner(): boolean {
    return this.room !== null && this.room.owner === me.id;
  }
  /** Nothing but the game is at stake: hints, words by consent and moves taken back are allowed. */
  get isCasual(): boolean {
    return !this.agreement?.rated && !this.room?.hall;
  }
  get unread(): number {
    return this.lines.filter((line) => line.person !== me.id && line.number > this.readTo).length;
  }
  /** Seats in the first place, once it is over. */
  get winners(): number[] {
    return (this.table?.outcome?.places ?? []).flatMap((place, seat) => (place === 1 ? [seat] : []));
  }

  /** The window of this kind that invites the seat (or the seat that looks). */
  window(kind: string, seat: number | null = this.seat): WindowView | null {
    if (seat === null) return null;
    const invited = this.sight.get(seat)?.mine ?? [];
    return this.windows.find((open) => open.kind === kind && invited.includes(open.id)) ?? null;
  }
  /** A window of this kind, whomever it invites. */
  anyWindow(kind: string): WindowView | null {
    return this.windows.find((open) => open.kind === kind) ?? null;
  }
  /** Own seats that the game waits for, in order of seats. */
  get due(): number[] {
    const blocking = new Set(this.windows.filter((open) => open.blocking !== false).map((open) => open.id));
    return this.seats.filter((seat) =>
      this.sight.get(seat)?.mine.some((id) => blocking.has(id) && !this.#isDone(seat, id)),
    );
  }
  #isDone(seat: number, window: string): boolean {
    return (
      this.answer(window, seat)?.final === true ||
      this.sending.some((sent) => sent.final && sent.seat === seat && sent.window === window)
    );
  }
  /** Own sealed answer to a window. */
  answer(window: string, seat: number | null = this.seat): OwnAnswer | null {
    return seat === null ? null : (this.sight.get(seat)?.answers[window] ?? null);
  }
  /**
   * Whether an answer to this window is on its way. One to an earlier window may be as well: news of it can come before
   * the server has said that it is stored, and whoever is asked again then is not kept waiting.
   */
  isAnswering(window: WindowView | null, seat: number | null = this.seat): boolean {
    return this.sending.some((sent) => sent.seat === seat && sent.window === window?.id);
  }
  get isMyTurn(): boolean {
    return this.due.length > 0 && !this.isOver;
  }
  name(seat: number): string {
    return this.room?.chairs.find((chair) => chair.seat === seat)?.name ?? t('table.seat', { n: seat + 1 });
  }
  /** Whether the seat is the one that looks; what is told to it may only be shown then. */
  isYou(seat: number): boolean {
    return seat === this.seat || (!this.isShared && this.seats.includes(seat));
  }
  /** Whoever does something, for a sentence that is another one about you. */
  actor(seat: number): { name: string; me: 'yes' | 'no' } {
    return { name: this.name(seat), me: this.isYou(seat) ? 'yes' : 'no' };
  }
  /** For a list or a label. A sentence takes an `actor`. */
  nameOrYou(seat: number): string {
    return this.isYou(seat) ? t('table.you') : this.name(seat);
  }
  isBot(seat: number): boolean {
    const chair = this.room?.chairs.find((held) => held.seat === seat);
    return (
      chair?.bot != null ||
      (this.table?.players ?? []).some((player) => (player as [number, string])[0] === seat)
    );
  }
  /** Game time now: it stands still in a pause and after the end. Whatever is computed from it stays fresh. */
  now(): number {
    ticking();
    const view = this.#view;
    if (!view) return 0;
    const { now_ms, paused, outcome } = view.table;
    return paused || outcome ? now_ms : now_ms + (performance.now() - view.heardAt);
  }
  left(window: WindowView | null): number | null {
    return window?.deadline_ms == null ? null : Math.max(0, window.deadline_ms - this.now());
  }

  // --- a device passed around -------------------------------------------------------------------------------------

  show(seat: number): void {
    this.seat = seat;
  }
  hide(): void {
    if (this.isShared) this.seat = null;
  }
}
