/** What this device knows of one table, and what follows from it for the players here. */

import { ticking } from '../lib/clock.svelte';
import { listed } from '../lib/listed';
import { nameOf } from '../lib/names';
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

/** What one seat sees. */
export interface Sight {
  table: TableView;
  private: unknown;
  mine: string[];
  answers: Record<string, OwnAnswer>;
  /** By the page's clock, `performance.now()`. */
  heardAt: number;
}

/** `Public` and `Private` are the game's own types. */
export class SeenRoom<Public = unknown, Private = unknown> {
  readonly id: string;
  room = $state.raw<RoomView | null>(null);
  agreement = $state.raw<TableTerms | null>(null);
  /** This person's chairs; several if a device is shared. */
  seats = $state.raw<number[]>([]);
  /** The viewing seat. Null for spectators, and while a shared device is passed on. */
  seat = $state<number | null>(null);
  /** Inputs so far, without those that were taken back. */
  history = $state.raw<Message[]>([]);
  lines = $state.raw<LineView[]>([]);
  /** The number of the last chat line that was read here. */
  readTo = $state(0);
  /** How many sealed answers have come in, by window. */
  answered = $state.raw<Record<string, number>>({});
  /** What each seat points at. */
  marks = $state.raw<Record<number, string>>({});
  sending = $state.raw<Sending[]>([]);
  /** The last refusal; cleared by the next action. */
  problem = $state.raw<ProblemBody | null>(null);
  /** Why this room cannot be watched at all. */
  closed = $state.raw<ProblemBody | null>(null);
  sight = $state.raw<Map<number | null, Sight>>(new Map());

  constructor(id: string) {
    this.id = id;
  }

  /** What everybody sees; null before the match begins. */
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
  /** The private view of the viewing seat; null if there is none. */
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
  /** Whether nothing is at stake, so that hints, words by consent and taking back are allowed. */
  get isCasual(): boolean {
    return !this.agreement?.rated && !this.room?.hall;
  }
  get unread(): number {
    return this.lines.filter((line) => line.person !== me.id && line.number > this.readTo).length;
  }
  /** Seats in first place, once the match is over. */
  get winners(): number[] {
    return (this.table?.outcome?.places ?? []).flatMap((place, seat) => (place === 1 ? [seat] : []));
  }

  /** The window of this kind that invites this seat, by default the viewing seat. */
  window(kind: string, seat: number | null = this.seat): WindowView | null {
    if (seat === null) return null;
    const invited = this.sight.get(seat)?.mine ?? [];
    return this.windows.find((open) => open.kind === kind && invited.includes(open.id)) ?? null;
  }
  /** A window of this kind, whichever seats it invites. */
  anyWindow(kind: string): WindowView | null {
    return this.windows.find((open) => open.kind === kind) ?? null;
  }
  /** This device's seats that the game waits for, in seat order. */
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
  /** This seat's own sealed answer to a window. */
  answer(window: string, seat: number | null = this.seat): OwnAnswer | null {
    return seat === null ? null : (this.sight.get(seat)?.answers[window] ?? null);
  }
  /**
   * Whether an answer to this window is being sent. An answer to an earlier window does not count: its news can arrive
   * before its confirmation, and a player who is asked again then must not be blocked.
   */
  isAnswering(window: WindowView | null, seat: number | null = this.seat): boolean {
    return this.sending.some((sent) => sent.seat === seat && sent.window === window?.id);
  }
  get isMyTurn(): boolean {
    return this.due.length > 0 && !this.isOver;
  }
  name(seat: number): string {
    const chair = this.room?.chairs.find((held) => held.seat === seat);
    return chair ? nameOf(chair) : t('table.seat', { n: seat + 1 });
  }
  /** Whether this seat is the viewing one. Its secrets may only be shown then. */
  isYou(seat: number): boolean {
    return seat === this.seat || (!this.isShared && this.seats.includes(seat));
  }
  /** The person who acts, as parameters of a sentence that has another form for "you". */
  actor(seat: number): { name: string; me: boolean } {
    return { name: this.name(seat), me: this.isYou(seat) };
  }
  /** The name for a list or label. Sentences use `actor`. */
  nameOrYou(seat: number): string {
    return this.isYou(seat) ? t('table.you') : this.name(seat);
  }
  /** Who voted for something and who against it, for the sentence that says so. */
  votes({
    pro,
    contra,
  }: {
    pro: number[];
    contra: number[];
  }): Record<'pro' | 'contra', string> & Record<'pro_count' | 'contra_count', number> {
    const names = (seats: number[]) => listed(seats.map((seat) => this.nameOrYou(seat)));
    return { pro: names(pro), pro_count: pro.length, contra: names(contra), contra_count: contra.length };
  }
  isBot(seat: number): boolean {
    const chair = this.room?.chairs.find((held) => held.seat === seat);
    return (
      chair?.bot != null ||
      (this.table?.players ?? []).some((player) => (player as [number, string])[0] === seat)
    );
  }
  /** The current game time. It stops in a pause and after the end. Values computed from it update by themselves. */
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

  // --- shared devices ---------------------------------------------------------------------------------------------

  show(seat: number): void {
    this.seat = seat;
  }
  hide(): void {
    if (this.isShared) this.seat = null;
  }
}
