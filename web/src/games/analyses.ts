/** How each game sets up a position and shows what might be done there: loaded only on the page of analysis, with the catalogue `<game>-analysis`. */

import type { Component } from 'svelte';
import { textOf } from '../lib/texts.svelte';
import type { Desk } from '../net/desk.svelte';
import type { Options } from '../net/games';
import type { Alternative, Analysis } from '../types/wire';
import { ANALYSED } from './boxes';

export interface GameAnalysis {
  /** The position, to be looked at and changed. */
  Scene: Component<{ desk: Desk }>;
  /** What lies there where nobody has asked for anything: an example that can be analysed at once. */
  sample(asked: Options): unknown;
  /** What has to be told before the engine is asked; none: nothing, or the server says. */
  missing?(position: unknown): string | null;
  /** What copying a position as a text is called; none: its positions are no texts. */
  copying?(): string;
  /** Whether the scene can show this action. */
  shows(action: unknown): boolean;
  /** What doing something of the list is called, and what comes of it; none: it is only shown. */
  doing?(action: unknown): string;
  done?(desk: Desk, chosen: Alternative): void;
  /** As what one can play on. */
  roles?: readonly string[];
  /** Where who plays on sits; none: in the place of who is to decide. */
  seatOf?(analysis: Analysis, role: string): number;
}

const files = import.meta.glob<{ analysis: GameAnalysis }>('./*/analysis.ts');

/** What other programs keep games in: endings of files, and words for them. */
export const FOREIGN_FILES: readonly string[] = ANALYSED.flatMap(({ analysis }) => analysis.files ?? []);
export function foreignRecords(): string {
  return ANALYSED.flatMap(({ id, analysis }) => (analysis.files ? [textOf(`boxes.${id}-records`)] : [])).join(
    ', ',
  );
}

/** Whether positions of such a table can be set up again. */
export function isAnalysed(game: string, options: unknown): boolean {
  const agreed = (options ?? {}) as Options;
  return ANALYSED.some((box) => box.game === game && (box.analysis.fits?.(agreed) ?? true));
}

export async function loadAnalysis(game: string): Promise<GameAnalysis | null> {
  return (await files[`./${game}/analysis.ts`]?.())?.analysis ?? null;
}
