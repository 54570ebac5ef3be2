/** The answer to a called letter. The server says which answers are possible; it is asked after each call. */

import { untrack } from 'svelte';
import { play as sound } from '../../../lib/sound';
import type { Mark } from '../../../types/scrabble';
import type { OwnAnswer, WindowView } from '../../../types/wire';
import type { BingoRoom } from './sheets';

const CROSS: Mark = { type: 'mark', cross: true };
const SKIP: Mark = { type: 'mark', cross: false };
const CROSS_AND_BINGO: Mark = { type: 'mark', cross: true, bingo: true };
const BINGO: Mark = { type: 'mark', cross: false, bingo: true };

export class Marking {
  canCross = $state(false);
  /** The mark that calls bingo, if that is possible. */
  bingo = $state.raw<Mark | null>(null);
  isKnown = $state(false);
  #ask: () => BingoRoom;

  /** Create it while a component is initialised: its effects live as long as that component. */
  constructor(room: () => BingoRoom) {
    this.#ask = room;
    $effect(() => {
      const { window } = this;
      const { seat } = this.#room;
      untrack(() => void this.#learn(window, seat));
    });
  }

  get #room(): BingoRoom {
    return this.#ask();
  }
  get window(): WindowView | null {
    return this.#room.window('mark');
  }
  get given(): OwnAnswer | null {
    return this.window && this.#room.answer(this.window.id);
  }
  get isSending(): boolean {
    return this.#room.isAnswering(this.window);
  }

  cross(): Promise<void> {
    return this.#send(CROSS);
  }
  skip(): Promise<void> {
    return this.#send(SKIP);
  }
  /** Sends bingo even if it is impossible, because the refusal says why. */
  callBingo(): Promise<void> {
    return this.#send(this.bingo ?? CROSS_AND_BINGO);
  }

  async #send(mark: Mark): Promise<void> {
    if (this.window === null || this.isSending) return;
    if (await this.#room.act(mark, this.window)) this.#room.hide();
    else sound('refusal');
  }

  async #learn(window: WindowView | null, seat: number | null): Promise<void> {
    this.canCross = false;
    this.bingo = null;
    this.isKnown = false;
    if (window === null || seat === null) return;
    const isPossible = async (mark: Mark) => {
      const found = await this.#room.preview(mark, window, seat).catch(() => null);
      return found?.problem === null;
    };
    const [canCross, canBoth, canBingo] = await Promise.all([CROSS, CROSS_AND_BINGO, BINGO].map(isPossible));
    if (this.window?.id !== window.id || this.#room.seat !== seat) return;
    this.canCross = canCross === true;
    this.bingo = canBoth ? CROSS_AND_BINGO : canBingo ? BINGO : null;
    this.isKnown = true;
  }
}
