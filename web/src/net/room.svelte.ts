/** One table on this device: sends actions to the server and takes in its news. */

import type {
  Hint,
  LineView,
  Message,
  News,
  Offer,
  RoomAnswer,
  RoomView,
  TableView,
  Told,
  WindowView,
} from '../types/wire';
import { http, type Problem, type ProblemBody } from './http';
import { line } from './line.svelte';
import { newClientId, putInOutbox, readOutbox, type Sending, takeFromOutbox } from './outbox';
import { saltOf } from './salts';
import { SeenRoom, type Sight } from './seen-room.svelte';

interface Previewed<V> {
  preview: V | null;
  problem: ProblemBody | null;
}

const RETRY_MS = 2_000;
const COMING_IN_MS = 1_000;

export class RoomClient<Public = unknown, Private = unknown> extends SeenRoom<Public, Private> {
  #unwatch: () => void;
  #cameAt = Number.POSITIVE_INFINITY;
  #flushed = false;
  #openedSalts = new Set<number>();

  /** `source` brings news of the table, by default from the server. */
  constructor(id: string, source: Pick<typeof line, 'watch'> = line) {
    super(id);
    this.sending = readOutbox(id);
    this.#unwatch = source.watch(id, {
      hear: (news) => this.#hear(news),
      since: () => this.history.at(-1)?.number ?? 0,
      lines: () => this.lines.at(-1)?.number ?? 0,
    });
  }

  close(): void {
    this.#unwatch();
  }

  // --- actions ---------------------------------------------------------------------------------------------------

  /**
   * Sends an action and returns whether it was stored. The action survives a reload and is sent again when the
   * connection is back.
   */
  async act(
    action: unknown,
    window: WindowView | null,
    { seat = this.seat, final = true } = {},
  ): Promise<boolean> {
    if (seat === null || window === null) return false;
    this.problem = null;
    const sent: Sending = { client: newClientId(), seat, window: window.id, action, final };
    if (this.sending.some((other) => isSameMove(other, sent))) return false; // pressed twice
    this.sending = [...this.sending, sent];
    putInOutbox(this.id, sent);
    return this.#deliver(sent);
  }

  async #deliver(sent: Sending): Promise<boolean> {
    try {
      await http.post(`/rooms/${this.id}/acts`, sent);
      this.#keepAnswer(sent);
      this.#forget(sent);
      return true;
    } catch (error) {
      const problem = error as Problem;
      if (problem.isPassing) {
        await new Promise((later) => setTimeout(later, RETRY_MS));
        return this.#deliver(sent);
      }
      this.#forget(sent);
      this.problem = problem.body;
      return false;
    }
  }

  #forget({ client }: Sending): void {
    this.sending = this.sending.filter((other) => other.client !== client);
    takeFromOutbox(this.id, client);
  }

  #keepAnswer(sent: Sending): void {
    const sight = this.sight.get(sent.seat);
    const isSealed = this.windows.some((open) => open.id === sent.window && open.mode === 'sealed');
    if (!sight || !isSealed) return;
    const answers = { ...sight.answers, [sent.window]: { action: sent.action, final: sent.final } };
    this.sight = new Map(this.sight).set(sent.seat, { ...sight, answers });
  }

  /** What an action would do and why it would be refused, without doing it. */
  preview<V>(action: unknown, window: WindowView, seat: number): Promise<Previewed<V>> {
    return http.post(`/rooms/${this.id}/preview`, { seat, window: window.id, action });
  }

  hint(window: WindowView, seat: number): Promise<Hint> {
    return http.post(`/rooms/${this.id}/hints`, { seat, window: window.id });
  }

  /** The game's help for beginners, if the table agreed on it. */
  aid<A>(seat: number): Promise<A> {
    return http.get(`/rooms/${this.id}/aid?seat=${seat}`);
  }

  point(mark: string, seat: number): Promise<void> {
    return this.#try(http.post(`/rooms/${this.id}/point`, { seat, mark }));
  }

  say(text: string): Promise<void> {
    return this.#try(http.post(`/rooms/${this.id}/chat`, { text }));
  }

  leave(seat: number): Promise<void> {
    return this.#try(http.post(`/rooms/${this.id}/leave`, { seat }));
  }

  offer(
    kind: Offer['kind'],
    more: { word?: string; window?: string; extra_ms?: number } = {},
  ): Promise<void> {
    const seat = this.seat ?? this.seats[0];
    return this.#try(http.post(`/rooms/${this.id}/offers`, { seat, kind, ...more }));
  }

  consent(offer: Offer, agree: boolean): Promise<void> {
    const seat = this.seat ?? this.seats[0];
    const verb = agree ? 'agree' : 'decline';
    return this.#try(http.post(`/rooms/${this.id}/offers/${offer.kind}/${verb}`, { seat, offer: offer.id }));
  }

  /** Changes the room by `POST /rooms/{id}{path}`, which answers with the room. */
  change(path: string, body: unknown = {}): Promise<void> {
    return this.#change(http.post(`/rooms/${this.id}${path}`, body));
  }

  /** Frees the player's own chair, or as the owner any chair. */
  standUp(seat: number): Promise<void> {
    return this.#change(http.delete(`/rooms/${this.id}/chairs/${seat}`));
  }

  #change(asked: Promise<RoomAnswer | undefined>): Promise<void> {
    const heard = asked.then((answer) => {
      if (answer?.room) this.#hearRoom(answer.room);
      if (answer?.mine) this.#sit(answer.mine);
    });
    return this.#try(heard);
  }

  async #try(asked: Promise<unknown>): Promise<void> {
    this.problem = null;
    try {
      await asked;
    } catch (error) {
      this.problem = (error as Problem).body;
    }
  }

  // --- news ------------------------------------------------------------------------------------------------------

  #hear(news: News): void {
    switch (news.t) {
      case 'room':
        this.#cameAt = Math.min(this.#cameAt, performance.now());
        return this.#hearRoom(news);
      case 'seated':
        return this.#sit(news.seats);
      case 'told':
        return this.#hearTable(news);
      case 'line':
        return this.#hearLine(news);
      case 'answered':
        this.answered = { ...this.answered, [news.window]: news.count };
        return;
      case 'pointed':
        this.marks = news.marks as Record<number, string>;
        return;
      case 'refused':
        this.closed = (news as { problem: ProblemBody }).problem;
    }
  }

  #hearLine(line: LineView): void {
    if (line.number <= (this.lines.at(-1)?.number ?? 0)) return;
    this.lines = [...this.lines, line];
    // Lines that arrive right after entering were written earlier, so they count as read.
    if (performance.now() - this.#cameAt < COMING_IN_MS) this.readTo = line.number;
  }

  #hearRoom(news: RoomView): void {
    if (news.version < (this.room?.version ?? 0)) return; // an answer that arrives after newer news
    this.agreement = news.agreement ?? this.agreement;
    this.room = news;
    if (news.stage === 'opening') this.#openSalts(news);
  }

  #sit(seats: number[]): void {
    const isNew = seats.some((seat) => !this.seats.includes(seat)) || seats.length !== this.seats.length;
    if (!isNew) return;
    this.seats = seats;
    this.seat =
      seats.length === 1
        ? (seats[0] ?? null)
        : this.seat !== null && seats.includes(this.seat)
          ? this.seat
          : null;
    if (this.room?.stage === 'opening') this.#openSalts(this.room);
  }

  #openSalts(room: RoomView): void {
    for (const chair of room.chairs) {
      const salt =
        chair.salt_hash &&
        this.seats.includes(chair.seat) &&
        !this.#openedSalts.has(chair.seat) &&
        saltOf(chair.salt_hash);
      if (!salt) continue;
      this.#openedSalts.add(chair.seat);
      void this.change(`/chairs/${chair.seat}/salt`, { salt });
    }
  }

  #hearTable(news: Told): void {
    const table = news.table as TableView;
    const known = this.sight.get(news.seat)?.answers ?? {};
    const open = new Set((table.windows ?? []).map((window) => window.id));
    const kept = Object.fromEntries(
      Object.entries({ ...known, ...news.answers }).filter(([id]) => open.has(id)),
    );
    const sight: Sight = {
      table,
      private: news.private,
      mine: news.mine ?? [],
      answers: kept,
      heardAt: performance.now(),
    };
    this.sight = new Map(this.sight).set(news.seat, sight);
    if (news.seat === (this.seats[0] ?? null)) this.#remember(news.inputs ?? []);
    if (this.isShared && this.seat !== null && !this.due.includes(this.seat)) this.seat = null;
    this.#flush();
  }

  #remember(inputs: Message[]): void {
    const last = this.history.at(-1)?.number ?? 0;
    const fresh = inputs.filter((input) => input.number > last);
    if (fresh.length > 0) this.history = withoutTakenBack([...this.history, ...fresh]);
  }

  /** Sends actions again that a reload has interrupted, once the table is known. */
  #flush(): void {
    if (this.#flushed) return;
    this.#flushed = true;
    for (const sent of this.sending) void this.#deliver(sent);
  }
}

function isSameMove(one: Sending, other: Sending): boolean {
  return (
    one.seat === other.seat &&
    one.window === other.window &&
    one.final === other.final &&
    JSON.stringify(one.action) === JSON.stringify(other.action)
  );
}

/** Removes inputs that were taken back. The input that took them back stays. */
export function withoutTakenBack(inputs: Message[]): Message[] {
  const kept: Message[] = [];
  for (const input of inputs) {
    if (input.host?.type === 'take-back') {
      const first = input.host.number;
      while ((kept.at(-1)?.number ?? 0) >= first) kept.pop();
    }
    kept.push(input);
  }
  return kept;
}
