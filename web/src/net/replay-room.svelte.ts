/** A table at which nobody plays any more: it is shown as it was, move by move, and takes no answers. */

import type { Frame } from '../lib/film';
import type { Message, Replay } from '../types/wire';
import { RoomClient, withoutTakenBack } from './room.svelte';

const DAY_MS = 86_400_000;
/** Where thousands played, a table names the first of them; the others nobody asks for any more. */
const RANKED = 30;
const NOBODY = { watch: () => () => undefined };
const NOTHING = { preview: null, problem: null };

export class ReplayRoom<Public = unknown, Private = unknown> extends RoomClient<Public, Private> {
  /** Private views that lie open, by seat. */
  hands = $state.raw<Record<number, Private>>({});
  /** Through whose eyes one looks; null: everything lies open. */
  eyes = $state<number | null>(null);
  /** What might have been done last, shown in place of what was; null: nothing. */
  tried = $state.raw<unknown>(null);
  #names: string[];

  /** `id` is empty for a record that comes from a file. */
  constructor(id: string, replay: Replay) {
    super(id, NOBODY);
    this.#names = replay.names;
    this.sending = [];
    this.agreement = {
      game: replay.game,
      options: replay.options,
      days: replay.pace_ms === null ? null : replay.pace_ms / DAY_MS,
    };
    this.room = {
      t: 'room',
      room: id,
      version: 1,
      title: '',
      owner: '',
      stage: 'playing',
      agreed: 1,
      seats: replay.names.length,
      taken: Math.min(replay.names.length, RANKED),
      chairs: replay.names.map((name, seat) => ({ seat, name, bot: replay.bots[seat] ?? null, here: true })),
      commitment: '',
    };
  }

  override name(seat: number): string {
    return this.#names[seat] ?? super.name(seat);
  }
  /** Of the seat through whose eyes one looks; where everything lies open, of one that knows more than the others. */
  override get private(): Private | null {
    if (this.eyes !== null) return this.hands[this.eyes] ?? null;
    return Object.values(this.hands).find((hand) => (hand as { key?: unknown }).key != null) ?? null;
  }

  put({ table, hands }: Frame, eyes: number | null, history: Message[]): void {
    this.eyes = eyes;
    this.hands = (eyes === null ? hands : { [eyes]: hands[eyes] }) as Record<number, Private>;
    this.history = withoutTakenBack(history);
    this.sight = new Map([[null, { table, private: null, mine: [], answers: {}, heardAt: 0 }]]);
  }

  override act(): Promise<boolean> {
    return Promise.resolve(false);
  }
  override preview<V>(): Promise<{ preview: V | null; problem: null }> {
    return Promise.resolve(NOTHING);
  }
  override point(): Promise<void> {
    return Promise.resolve();
  }
}
