/**
 * Which puzzles each game has, and the scene that shows a puzzle and takes the answer. Scenes are loaded when needed.
 */

import type { Component } from 'svelte';
import { textOf } from '../lib/texts.svelte';
import type { PuzzleRoom } from '../net/puzzle-room.svelte';
import { BOXES } from './boxes';

// biome-ignore lint/suspicious/noExplicitAny: as in kinds.ts, each game names its own types
type Scene = Component<{ room: PuzzleRoom<any, any> }>;

/** The game with this kind of puzzles; undefined if no game here can show them. */
export function gameOfKind(kind: string): string | undefined {
  return BOXES.find((box) => box.puzzles?.includes(kind))?.game;
}

/** The name of a kind of puzzles; `kindAbout` says what such a puzzle asks for. */
export function kindName(kind: string): string {
  return textOf(`puzzle-kind-${kind}`);
}
export function kindAbout(kind: string): string {
  return textOf(`${gameOfKind(kind)}-puzzles.about-${kind}`);
}
// texts: puzzle-kind-*, *-puzzles.about-*

/** The address of the next training puzzle, of this kind or of any. */
export function nextPage(kind: string | null): string {
  return kind && gameOfKind(kind) ? `/puzzles/next?kind=${kind}` : '/puzzles/next';
}

const files = import.meta.glob<{ default: Scene }>('./*/Puzzle.svelte');

export async function loadPuzzle(game: string): Promise<Scene | null> {
  return (await files[`./${game}/Puzzle.svelte`]?.())?.default ?? null;
}
