/** How each game is shown in a replay. Only the replay page loads this. */

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
  /** The table and the open hands, without any controls. */
  Scene: Component<{ room: ReplayRoom<Any, Any> }>;
  /** What the plot draws at this moment; empty if nothing can be drawn. */
  curves(room: ReplayRoom<Any, Any>): Curve[];
  /** Whether the scene can show this action as an alternative. If so, it draws `room.tried`. */
  shows?(action: unknown): boolean;
}

const files = import.meta.glob<{ replay: GameReplay }>('./*/replay.ts');

/** Games without a table of their own use the plain one. */
export async function loadReplay(game: string): Promise<GameReplay> {
  const load = files[`./${game}/replay.ts`] ?? (() => import('./plain/replay'));
  return (await load()).replay;
}
