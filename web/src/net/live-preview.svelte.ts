/** The preview of a move in the making. It is requested after a short pause, and outdated answers are dropped. */

import type { WindowView } from '../types/wire';
import type { ProblemBody } from './http';
import type { RoomClient } from './room.svelte';

const REST_MS = 90;

export class LivePreview<V> {
  value = $state.raw<V | null>(null);
  problem = $state.raw<ProblemBody | null>(null);
  isAsking = $state(false);
  #asked = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** A null action clears the preview. */
  ask(room: RoomClient, action: unknown | null, window: WindowView | null, seat: number | null): void {
    const number = ++this.#asked;
    clearTimeout(this.#timer);
    if (action === null || window === null || seat === null) {
      this.value = null;
      this.problem = null;
      this.isAsking = false;
      return;
    }
    this.isAsking = true;
    this.#timer = setTimeout(async () => {
      const found = await room.preview<V>(action, window, seat).catch(() => null);
      if (number !== this.#asked) return;
      this.value = found?.preview ?? null;
      this.problem = found?.problem ?? null;
      this.isAsking = false;
    }, REST_MS);
  }
}
