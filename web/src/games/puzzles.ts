/** How each game shows a puzzle: its board, and the means to answer. Loaded only there. */

import type { Component } from 'svelte';
import type { PuzzleRoom } from '../net/puzzle-room.svelte';

// biome-ignore lint/suspicious/noExplicitAny: as in kinds.ts, each game names its own types
type Scene = Component<{ room: PuzzleRoom<any, any> }>;

const files = import.meta.glob<{ default: Scene }>('./*/Puzzle.svelte');

export async function loadPuzzle(game: string): Promise<Scene | null> {
  return (await files[`./${game}/Puzzle.svelte`]?.())?.default ?? null;
}
