/** A table for a puzzle. It looks like any other table, and the player's action there is the answer. */

import type { ShownPuzzle, Solution, Solved, WindowView } from '../types/wire';
import { http, type Problem, type ProblemBody } from './http';
import { RoomClient } from './room.svelte';

const NOBODY = { watch: () => () => undefined };

export class PuzzleRoom<Public = unknown, Private = unknown> extends RoomClient<Public, Private> {
  readonly puzzle: ShownPuzzle;
  /** The result of the last answer in this visit. */
  solved = $state.raw<Solved | null>(null);
  /** The given answer, from this visit or earlier; null if there is none or the solution was revealed. */
  given = $state.raw<unknown>(null);

  constructor(puzzle: ShownPuzzle) {
    super(`puzzle-${puzzle.id}`, NOBODY);
    this.puzzle = puzzle;
    this.sending = [];
    this.given = puzzle.tried?.answer ?? null;
    this.agreement = { game: puzzle.game, options: puzzle.options };
    this.seats = [puzzle.seat];
    this.seat = puzzle.seat;
    this.#lay();
  }

  get solution(): Solution | null {
    return this.solved?.solution ?? this.puzzle.solution;
  }
  /** The best answer, once it is known. */
  get best(): unknown {
    return this.solution?.answers[0]?.action ?? null;
  }

  override async act(action: unknown, window: WindowView | null): Promise<boolean> {
    if (window === null || this.sending.length > 0) return false;
    this.sending = [{ client: '', seat: this.puzzle.seat, window: window.id, action, final: true }];
    const isJudged = await this.#hear(`/puzzles/${this.puzzle.id}/answer`, { answer: action });
    this.sending = [];
    if (isJudged) this.given = action;
    return isJudged;
  }

  async reveal(): Promise<void> {
    await this.#hear(`/puzzles/${this.puzzle.id}/reveal`, {});
  }

  async #hear(path: string, body: unknown): Promise<boolean> {
    this.problem = null;
    try {
      this.solved = await http.post<Solved>(path, body);
    } catch (error) {
      this.problem = (error as Problem).body;
      return false;
    }
    this.#lay();
    return true;
  }

  override preview<V>(action: unknown): Promise<{ preview: V | null; problem: ProblemBody | null }> {
    return http.post(`/puzzles/${this.puzzle.id}/preview`, { answer: action });
  }

  /** Shows the position. Once the solution is known the window is closed, because there is nothing left to do. */
  #lay(): void {
    const { seat, window, private: own } = this.puzzle;
    const open = { id: window.id, kind: window.kind, seats: window.seats, invited: 1 };
    const windows = this.solution === null ? [open] : [];
    const table = { number: 1, now_ms: 0, paused: true, windows, public: this.puzzle.public };
    const mine = windows.map(({ id }) => id);
    this.sight = new Map([[seat, { table, private: own, mine, answers: {}, heardAt: 0 }]]);
  }
}
