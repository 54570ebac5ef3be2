/** A table in a replay. It shows past moments and takes no actions. */

import type { Frame } from '../lib/film';
import { currentLanguage } from '../lib/texts.svelte';
import type { Message, Replay } from '../types/wire';
import { RoomClient, withoutTakenBack } from './room.svelte';

const DAY_MS = 86_400_000;
/** In matches of thousands, only this many players are ranked by name. */
const RANKED = 30;
const NOBODY = { watch: () => () => undefined };
const NOTHING = { preview: null, problem: null };

export class ReplayRoom<Public = unknown, Private = unknown> extends RoomClient<Public, Private> {
  /** Open private views, by seat. */
  hands = $state.raw<Record<number, Private>>({});
  /** The seat that the viewer looks from; null if everything is open. */
  eyes = $state<number | null>(null);
  /** An alternative action that is shown instead of the last one; null if none. */
  tried = $state.raw<unknown>(null);
  #replay: Replay;

  /** `id` is empty for a record that comes from a file. */
  constructor(id: string, replay: Replay) {
    super(id, NOBODY);
    this.#replay = replay;
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
    const { names, names_in } = this.#replay;
    return (names_in?.[currentLanguage()] ?? names)[seat] ?? super.name(seat);
  }
  /** The private view of the chosen seat. If everything is open, that of a seat that has a key. */
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
