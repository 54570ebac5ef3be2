/** A review of a room's finished match, asked of the server and waited for. */

import { t } from '../../../lib/texts.svelte';
import { AWAY, http, Problem, type ProblemBody } from '../../../net/http';
import { line } from '../../../net/line.svelte';
import type { Review, ReviewNews, ReviewProgress } from '../../../types/wire';

export type Depth = Review['depth'];
const SILENCE_MS = 10_000;
const NOT_FOUND = 404;

export class Reviewing {
  review = $state.raw<Review | null>(null);
  /** How far the next one is; null: none is being made. */
  progress = $state.raw<ReviewProgress | null>(null);
  problem = $state.raw<ProblemBody | null>(null);
  #room: string;
  #address: string;
  /** Counts what was asked here: an answer to an earlier question is of no interest. */
  #asked = 0;
  #depth: Depth = 'usual';
  /** Ends what is being followed. */
  #hush = (): void => undefined;

  constructor(room: string) {
    this.#room = room;
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
    this.#hush();
  }

  async #follow(asked: number): Promise<void> {
    this.#hush();
    const heard = this.#listen();
    this.#hush = heard.end;
    try {
      let progress = await this.#begin();
      while (asked === this.#asked) {
        if (progress.review) this.review = progress.review;
        if (progress.failed) this.problem = { title: t('review.failed'), status: 500, code: 'review-failed' };
        if (progress.review || progress.failed) return;
        this.progress = progress;
        const news = await heard.next();
        if (asked !== this.#asked) return;
        const isUnderWay = news !== null && !news.ready && !news.failed;
        progress = isUnderWay ? { done: news.done, total: news.total } : await this.#look(progress);
      }
    } finally {
      heard.end();
    }
  }

  /** News of it, one after the other; null when nothing was heard for a while: then it is better to look. */
  #listen(): { next(): Promise<ReviewNews | null>; end(): void } {
    const waiting: (ReviewNews | null)[] = [];
    let wake = (): void => undefined;
    const hear = (news: ReviewNews | null): void => {
      waiting.push(news);
      wake();
    };
    const leave = line.followReview({ room: this.#room, depth: this.#depth, hear });
    const end = (): void => {
      leave();
      hear(null);
    };
    const next = async (): Promise<ReviewNews | null> => {
      const silence = setTimeout(() => hear(null), SILENCE_MS);
      if (waiting.length === 0) await new Promise<void>((resolve) => (wake = resolve));
      clearTimeout(silence);
      return waiting.splice(0).at(-1) ?? null; // only the latest counts
    };
    return { next, end };
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
