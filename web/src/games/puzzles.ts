/** Which puzzles each game has, and how it shows them: its board, and the means to answer. Scenes are loaded only there. */

import type { Component } from 'svelte';
import { textOf } from '../lib/texts.svelte';
import type { PuzzleRoom } from '../net/puzzle-room.svelte';
import { BOXES } from './boxes';

// biome-ignore lint/suspicious/noExplicitAny: as in kinds.ts, each game names its own types
type Scene = Component<{ room: PuzzleRoom<any, any> }>;

/** The game that has such puzzles; none: they are of a game that cannot show them. */
export function gameOfKind(kind: string): string | undefined {
  return BOXES.find((box) => box.puzzles?.includes(kind))?.game;
}

/** What a kind of puzzles is called, and what it asks for. */
export function kindName(kind: string): string {
  return textOf(`${gameOfKind(kind)}-puzzles.kind-${kind}`);
}
export function kindAbout(kind: string): string {
  return textOf(`${gameOfKind(kind)}-puzzles.about-${kind}`);
}
// texts: *-puzzles.kind-*, *-puzzles.about-*

/** What comes next in training; without a kind it may be any. */
export function nextPage(kind: string | null): string {
  return kind && gameOfKind(kind) ? `/puzzles/next?kind=${kind}` : '/puzzles/next';
}

const files = import.meta.glob<{ default: Scene }>('./*/Puzzle.svelte');

export async function loadPuzzle(game: string): Promise<Scene | null> {
  return (await files[`./${game}/Puzzle.svelte`]?.())?.default ?? null;
}
