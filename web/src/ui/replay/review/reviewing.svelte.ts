/** A review of a room's finished match, asked of the server and waited for. */

import { t } from '../../../lib/texts.svelte';
import { AWAY, http, Problem, type ProblemBody } from '../../../net/http';
import type { Review, ReviewProgress } from '../../../types/wire';

export type Depth = Review['depth'];
const POLL_MS = 1_500;
const NOT_FOUND = 404;

export class Reviewing {
  review = $state.raw<Review | null>(null);
  /** How far the next one is; null: none is being made. */
  progress = $state.raw<ReviewProgress | null>(null);
  problem = $state.raw<ProblemBody | null>(null);
  #address: string;
  /** Counts what was asked here: an answer to an earlier question is of no interest. */
  #asked = 0;
  #depth: Depth = 'usual';

  constructor(room: string) {
    this.#address = `/rooms/${room}/review`;
  }

  async ask(depth: Depth): Promise<void> {
    this.#depth = depth;
    this.#asked += 1;
    const asked = this.#asked;
    this.problem = null;
    this.progress = {};
    try {
      await this.#follow(asked);
    } catch (error) {
      if (asked === this.#asked) this.problem = error instanceof Problem ? error.body : AWAY;
    }
    if (asked === this.#asked) this.progress = null;
  }

  /** The same in another language: what has been found out is only said anew. */
  retell(): void {
    if (this.review && !this.progress) void this.ask(this.review.depth);
  }

  cancel(): void {
    this.stop();
    this.progress = null;
    http.delete(`${this.#address}?depth=${this.#depth}`).catch(() => undefined); // left alone, it is broken off as well
  }

  /** Nobody looks any more. */
  stop(): void {
    this.#asked += 1;
  }

  async #follow(asked: number): Promise<void> {
    let progress = await this.#begin();
    while (asked === this.#asked) {
      if (progress.review) this.review = progress.review;
      if (progress.failed) this.problem = { title: t('review.failed'), status: 500, code: 'review-failed' };
      if (progress.review || progress.failed) return;
      this.progress = progress;
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
      if (asked === this.#asked) progress = await this.#look(progress);
    }
  }

  #begin(): Promise<ReviewProgress> {
    return http.post<ReviewProgress>(this.#address, { depth: this.#depth });
  }

  async #look(before: ReviewProgress): Promise<ReviewProgress> {
    try {
      return await http.get<ReviewProgress>(`${this.#address}?depth=${this.#depth}`);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      if (error.isPassing) return before;
      // Broken off: by somebody else, or because this device slept.
      if (error.body.status === NOT_FOUND) return this.#begin();
      throw error;
    }
  }
}
