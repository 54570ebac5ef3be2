/** A review of a room's finished match: requests it and follows its progress. */

import { t } from '../../../lib/texts.svelte';
import { AWAY, http, Problem, type ProblemBody } from '../../../net/http';
import { line } from '../../../net/line.svelte';
import type { Review, ReviewNews, ReviewProgress } from '../../../types/wire';

export type Depth = Review['depth'];
const SILENCE_MS = 10_000;
const NOT_FOUND = 404;

export class Reviewing {
  review = $state.raw<Review | null>(null);
  /** The progress of the running review; null if none is running. */
  progress = $state.raw<ReviewProgress | null>(null);
  problem = $state.raw<ProblemBody | null>(null);
  #room: string;
  #address: string;
  /** The number of the current request. Answers to earlier ones are ignored. */
  #asked = 0;
  #depth: Depth = 'usual';
  /** Stops following the running review. */
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

  /** Gets the same review in another language. */
  retell(): void {
    if (this.review && !this.progress) void this.ask(this.review.depth);
  }

  cancel(): void {
    this.stop();
    this.progress = null;
    http.delete(`${this.#address}?depth=${this.#depth}`).catch(() => undefined); // otherwise the server ends it later
  }

  /** Stops waiting for answers. */
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

  /** News of the review, one by one. Null after a silence, or if news may have been missed: then ask the server. */
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
      return waiting.splice(0).at(-1) ?? null; // only the latest matters
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
      // The review was cancelled, by somebody else or because this device was asleep.
      if (error.body.status === NOT_FOUND) return this.#begin();
      throw error;
    }
  }
}
