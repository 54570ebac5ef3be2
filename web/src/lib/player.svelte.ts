/** A replay and the position in it: the steps that have sentences, seen from a chosen seat. */

import type { GameClient } from '../games/kinds';
import type { Curve, GameReplay } from '../games/replays';
import type { ReplayRoom } from '../net/replay-room.svelte';
import type { Message, Replay } from '../types/wire';
import { type Frame, framesOf, messageTo } from './film';
import { t } from './texts.svelte';

export interface Step {
  frame: Frame;
  /** Sentences about what happened since the previous step. */
  lines: string[];
  curves: Curve[];
}

export class Player {
  readonly replay: Replay;
  readonly room: ReplayRoom;
  readonly client: GameClient;
  readonly Scene: GameReplay['Scene'];
  steps = $state.raw<Step[]>([]);
  at = $state(0);
  #shown: GameReplay;
  #frames: Frame[];
  #history: Message[] = [];

  constructor(room: ReplayRoom, replay: Replay, client: GameClient, shown: GameReplay) {
    this.room = room;
    this.replay = replay;
    this.client = client;
    this.#shown = shown;
    this.Scene = shown.Scene;
    this.#frames = framesOf(replay);
  }

  get step(): Step | null {
    return this.steps[this.at] ?? null;
  }
  /** Whether the scene can show this action as an alternative. */
  shows(action: unknown): boolean {
    return this.#shown.shows?.(action) ?? false;
  }
  get last(): number {
    return Math.max(0, this.steps.length - 1);
  }

  /** Looks from this seat, at the step with this input. */
  look(eyes: number | null, number: number): void {
    this.#history = this.replay.inputs.map((input) => messageTo(eyes, input));
    const steps: Step[] = [];
    let next = 0;
    let lines: string[] = [];
    for (const frame of this.#frames) {
      this.room.put(frame, eyes, []); // sentences depend only on the table, not on earlier events
      for (; next < this.#history.length; next += 1) {
        const message = this.#history[next];
        if (!message || message.number > frame.number) break;
        lines.push(...this.#lines(message));
      }
      if (lines.length === 0 && frame !== this.#frames.at(-1)) continue; // nothing visible has changed
      steps.push({ frame, lines, curves: this.#shown.curves(this.room) });
      lines = [];
    }
    this.steps = steps;
    this.room.eyes = eyes;
    const found = steps.findIndex(({ frame }) => frame.number >= number);
    this.go(found < 0 ? this.last : found);
  }

  go(at: number): void {
    this.at = Math.min(this.last, Math.max(0, at));
    const frame = this.step?.frame;
    if (!frame) return;
    const seen = this.#history.filter(({ number }) => number <= frame.number);
    this.room.put(frame, this.room.eyes, seen);
  }

  // texts: table.host-*
  #lines({ host, events }: Message): string[] {
    const described = ((events ?? []) as unknown[]).map((event) => this.client.describe(event, this.room));
    return [...(host ? [t(`table.host-${host.type}`)] : []), ...described].filter((line) => line !== null);
  }
}
