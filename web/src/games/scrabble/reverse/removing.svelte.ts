/** A removal in the making: the chosen squares, the server's preview, and sending it. */

import { untrack } from 'svelte';
import { play as sound } from '../../../lib/sound';
import { t } from '../../../lib/texts.svelte';
import { LivePreview } from '../../../net/live-preview.svelte';
import type { RoomClient } from '../../../net/room.svelte';
import type { RemovalPreview, Remove, ReversePrivate, ReversePublic } from '../../../types/scrabble';
import type { WindowView } from '../../../types/wire';
import { CENTRE, EMPTY, squareName, stepFrom } from '../grid';

export type ReverseRoom = RoomClient<ReversePublic, ReversePrivate>;

export class Removing {
  /** In the order in which they were chosen. */
  chosen = $state.raw<number[]>([]);
  cursor = $state(CENTRE);
  /** Why nothing happened; cleared by the next action. */
  note = $state('');
  #ask: () => ReverseRoom;
  #live = new LivePreview<RemovalPreview>();

  /** Create it while a component is initialised: its effects live as long as that component. */
  constructor(room: () => ReverseRoom) {
    this.#ask = room;
    $effect.pre(() => this.#follow());
    $effect(() => this.#look());
  }

  get #room(): ReverseRoom {
    return this.#ask();
  }
  /**
   * The seat that acts. Nothing is hidden in this mode, so on a shared device the seat whose turn it is can act at
   * once.
   */
  get seat(): number | null {
    const { mover } = this.#room.public;
    return this.#room.seats.includes(mover) ? mover : null;
  }
  get turn(): WindowView | null {
    return this.#room.window('remove', this.seat);
  }
  get isSending(): boolean {
    return this.#room.isAnswering(this.turn, this.seat);
  }
  get preview(): RemovalPreview | null {
    return this.chosen.length > 0 ? this.#live.value : null;
  }
  get problem() {
    return this.chosen.length > 0 ? this.#live.problem : null;
  }

  toggle(square: number): void {
    this.cursor = square;
    if (this.#room.isSpectator || this.isSending) return;
    if (this.turn === null) return this.say(t('reverse.not-your-turn'));
    if (this.#room.public.grid[square] === EMPTY) return this.say(t('reverse.empty-square'));
    this.note = '';
    this.chosen = this.chosen.includes(square)
      ? this.chosen.filter((other) => other !== square)
      : [...this.chosen, square];
  }

  move(rows: number, columns: number): void {
    this.cursor = stepFrom(this.cursor, rows, columns) ?? this.cursor;
  }

  dropLast(): void {
    this.chosen = this.chosen.slice(0, -1);
  }

  clear(): void {
    this.chosen = [];
    this.note = '';
  }

  async send(): Promise<void> {
    if (this.isSending) return;
    if (this.turn === null) return this.say(t('reverse.not-your-turn'));
    if (this.chosen.length === 0) return this.say(t('reverse.choose-first'));
    if (!(await this.#room.act(this.#action, this.turn, { seat: this.seat }))) sound('refusal');
  }

  /** Declares that nothing can be removed from the initial board. */
  async pass(): Promise<void> {
    this.clear();
    await this.#room.act({ type: 'pass' }, this.turn, { seat: this.seat });
  }

  say(note: string): void {
    this.note = note;
    sound('refusal');
  }

  get #action(): Remove {
    return { type: 'remove', squares: this.chosen.map(squareName) };
  }

  /** Drops chosen squares that are empty by now, or all of them if it is no longer this player's turn. */
  #follow(): void {
    const { grid } = this.#room.public;
    const canChoose = this.turn !== null;
    untrack(() => {
      const kept = canChoose ? this.chosen.filter((square) => grid[square] !== EMPTY) : [];
      if (kept.length < this.chosen.length) this.chosen = kept;
    });
  }

  #look(): void {
    const action = this.chosen.length > 0 ? this.#action : null;
    const { turn, seat } = this;
    untrack(() => this.#live.ask(this.#room, action, turn, seat));
  }
}
