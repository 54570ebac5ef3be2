/** How each game sets up a position and shows what might be done there. Loaded only on the page of analysis. */

import type { Component } from 'svelte';
import type { Desk } from '../net/desk.svelte';
import type { Options } from '../net/games';
import type { Alternative, Analysis } from '../types/wire';

export interface GameAnalysis {
  /** The position, to be looked at and changed. */
  Scene: Component<{ desk: Desk }>;
  /** What lies there where nobody has asked for anything: an example that can be analysed at once. */
  sample(asked: Options): unknown;
  /** What has to be told before the engine is asked; none: nothing, or the server says. */
  missing?(position: unknown): string | null;
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

/** In the order in which they are offered. */
export const ANALYSED = ['scrabble', 'codenames', 'underwood'] as const;

/** Whether positions of such a table can be set up again. */
export function isAnalysed(game: string, options: unknown): boolean {
  const mode = (options as Options | null)?.mode ?? 'standard';
  return ANALYSED.some((known) => known === game) && mode === 'standard';
}

export async function loadAnalysis(game: string): Promise<GameAnalysis | null> {
  return (await files[`./${game}/analysis.ts`]?.())?.analysis ?? null;
}
