/** The guide: a game in a few steps. It is loaded only when it is opened. */

import type { Options } from '../net/games';

/** A thing in a picture: its text, its look, and its value. */
export interface Part {
  sign: string;
  look?: string;
  value?: number;
}
export interface Picture {
  kind: 'tile' | 'card' | 'key' | 'name' | 'square';
  parts: Part[];
}
export interface Step {
  /** In the catalogue of the game: `<game>-guide.<text>-title` and `<game>-guide.<text>`. */
  text: string;
  picture: Picture;
}
/** The steps for a table with these options. */
export type Guide = (options: Options) => Step[];

const files = import.meta.glob<Guide>('./*/guide.ts', { import: 'guide' });

export function hasGuide(game: string): boolean {
  return files[`./${game}/guide.ts`] !== undefined;
}

export async function loadGuide(game: string): Promise<Guide | null> {
  return (await files[`./${game}/guide.ts`]?.()) ?? null;
}

/** Steps whose texts are called step-1, step-2 and so on. */
export function numbered(pictures: Picture[]): Step[] {
  return pictures.map((picture, place) => ({ text: `step-${place + 1}`, picture }));
}
