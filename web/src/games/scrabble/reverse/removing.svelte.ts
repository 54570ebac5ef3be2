/** A removal in the making: the squares that are chosen, what the server says of them, and sending it. */

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
  /** In the order of choosing. */
  chosen = $state.raw<number[]>([]);
  cursor = $state(CENTRE);
  /** Why nothing happened, until something does. */
  note = $state('');
  #ask: () => ReverseRoom;
  #live = new LivePreview<RemovalPreview>();

  /** To be made while a component is: it follows the room as long as that lives. */
  constructor(room: () => ReverseRoom) {
    this.#ask = room;
    $effect.pre(() => this.#follow());
    $effect(() => this.#look());
  }

  get #room(): ReverseRoom {
    return this.#ask();
  }
  /** Nothing is hidden here, so on a shared device whoever moves may act without being asked to look. */
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

  /** Says that nothing can be taken off the very first board. */
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

  /** What is gone, or somebody else's turn, is not chosen any more. */
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
