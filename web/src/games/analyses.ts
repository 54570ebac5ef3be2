/**
 * How each game sets up a position and shows the possible moves. Only the analysis page loads this, with the catalogue
 * `<game>-analysis`.
 */

import type { Component } from 'svelte';
import { textOf } from '../lib/texts.svelte';
import type { Desk } from '../net/desk.svelte';
import type { Options } from '../net/games';
import type { Alternative, Analysis } from '../types/wire';
import { ANALYSED } from './boxes';

export interface GameAnalysis {
  /** Shows the position and lets the user change it. */
  Scene: Component<{ desk: Desk }>;
  /** The position that the page opens with: an example that can be analysed at once. */
  sample(asked: Options): unknown;
  /**
   * What is still missing before the engine can be asked. Without it nothing is required, or the server says what is.
   */
  missing?(position: unknown): string | null;
  /** The label of the button that copies a position as text. Without it positions have no text form. */
  copying?(): string;
  /** Whether the scene can show this action. */
  shows(action: unknown): boolean;
  /**
   * The label of the button that plays a move of the list, and what the button does. Without them moves are only shown.
   */
  doing?(action: unknown): string;
  done?(desk: Desk, chosen: Alternative): void;
  /** The roles in which one can play on from here. */
  roles?: readonly string[];
  /** The seat of the person who plays on. Without it, the seat that is to decide. */
  seatOf?(analysis: Analysis, role: string): number;
}

const files = import.meta.glob<{ analysis: GameAnalysis }>('./*/analysis.ts');

/** File extensions of other programs' game records, and what to call such files. */
export const FOREIGN_FILES: readonly string[] = ANALYSED.flatMap(({ analysis }) => analysis.files ?? []);
export function foreignRecords(): string {
  return ANALYSED.flatMap(({ id, analysis }) => (analysis.files ? [textOf(`boxes.${id}-records`)] : [])).join(
    ', ',
  );
}

/** Whether positions of such a table can be set up for analysis. */
export function isAnalysed(game: string, options: unknown): boolean {
  const agreed = (options ?? {}) as Options;
  return ANALYSED.some((box) => box.game === game && (box.analysis.fits?.(agreed) ?? true));
}

export async function loadAnalysis(game: string): Promise<GameAnalysis | null> {
  return (await files[`./${game}/analysis.ts`]?.())?.analysis ?? null;
}
