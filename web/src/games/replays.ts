/** How each game is shown when it is replayed: loaded only there. */

import type { Component } from 'svelte';
import type { ReplayRoom } from '../net/replay-room.svelte';

// biome-ignore lint/suspicious/noExplicitAny: as in kinds.ts, each game names its own types
type Any = any;

/** One line of the plot. */
export interface Curve {
  name: string;
  value: number;
}

export interface GameReplay {
  /** What lies on the table and in open hands, with nothing to do about it. */
  Scene: Component<{ room: ReplayRoom<Any, Any> }>;
  /** What the plot draws of this moment; none: nothing can be drawn. */
  curves(room: ReplayRoom<Any, Any>): Curve[];
  /** Whether the scene can show what might have been done: then `room.tried` is drawn. */
  shows?(action: unknown): boolean;
}

const files = import.meta.glob<{ replay: GameReplay }>('./*/replay.ts');

/** A game that has no table of its own here is shown as at a plain one. */
export async function loadReplay(game: string): Promise<GameReplay> {
  const load = files[`./${game}/replay.ts`] ?? (() => import('./plain/replay'));
  return (await load()).replay;
}
