/** The boxes on the shelf. In its `box.ts` each game says what the pages around its table have to know. */

import type { Component } from 'svelte';
import type { Language } from '../lib/texts.svelte';
import type { TableTerms } from '../types/wire';

type Options = Readonly<Record<string, unknown>>;
type WordLanguage = 'ru' | 'uk';

/** One box may hold several variants of a game, and a game may come in several boxes. */
export interface Box {
  /** Stands in addresses, and at the beginning of what the box says of itself: `shelf.<id>-name`, `boxes.<id>-about`. */
  id: string;
  game: string;
  /** Boxes stand in the order of these numbers. */
  place: number;
  /** The label below the box. */
  shelf: string;
  /** The picture on its lid; none: its name is written there. */
  Lid?: Component;
  /** What playing it without a further choice means; none: the first variant. */
  variant?: string;
  /** Which tables of the game are played out of this box; none: all. */
  holds?(options: Options): boolean;
  /** How many usually sit down; none: as many as the variant is for. */
  seats?: number;
  /** Chairs that are not alike; none: they are. */
  chairs?: Chairs;
  /** Whether a table can help beginners. */
  helpsBeginners?: boolean;
  /** What hundreds can play at once; none: nothing. */
  hall?: Hall;
  /** Languages in which words can be looked up; none: no words are looked up. */
  words?: readonly WordLanguage[];
  /** The language of the words at a table; none: Russian. */
  wordLanguage?(options: Options): WordLanguage;
  rulebook?: RulebookPages;
  /** Whether positions can be set up and analysed. How this is done is in `analysis.ts`. */
  analysis?: Analysed;
  /** The kinds of its puzzles. How they are shown is in `Puzzle.svelte`. */
  puzzles?: readonly string[];
  /** What the server builds for this game alone, after a first start. `shelf.<id>-building` says so. */
  builds?: string;
}

/** Some chairs lead, and they come first. Texts: `boxes.<id>-leads`, `-follows`, `-leaders-on-phones` and `-chair-…`. */
export interface Chairs {
  /** How many of them lead. */
  leaders(seats: number): number;
  /** What sitting there means: the end of a key `boxes.<id>-chair-…`. */
  role(options: Options, seat: number): string;
}

export interface Hall {
  variant: string;
  /** Whether a hall can play by these options. */
  fits(options: Options): boolean;
}

export interface RulebookPages {
  /** Rulebooks are listed in the order of these numbers. */
  place: number;
  /** By language: the name of a page in docs/rules. Whoever reads another language is shown the Russian one. */
  pages: { ru: string } & Partial<Record<Language, string>>;
  /** Chapters whose titles begin so are left out: they belong to another box, and there they can be read. */
  without?: { chapters: string; box: string };
}

export interface Analysed {
  /** Games are listed in the order of these numbers. */
  place: number;
  /** Which tables of the game; none: all. */
  fits?(options: Options): boolean;
  /** Endings of files in which other programs keep this game. `boxes.<id>-records` says what they are. */
  files?: readonly string[];
}

const found = import.meta.glob<Box[]>('./*/box.ts', { eager: true, import: 'boxes' });

export const BOXES: readonly Box[] = Object.values(found)
  .flat()
  .sort((a, b) => a.place - b.place);

/** Boxes whose positions can be analysed, in the order in which they are offered. */
export const ANALYSED = BOXES.flatMap((box) =>
  box.analysis ? [{ ...box, analysis: box.analysis }] : [],
).sort((a, b) => a.analysis.place - b.analysis.place);

/** The catalogues that say what kinds of puzzles there are. */
export const PUZZLE_TEXTS: readonly string[] = BOXES.flatMap(({ game, puzzles }) =>
  puzzles ? [`${game}-puzzles`] : [],
);

export function boxNamed(id: string): Box | undefined {
  return BOXES.find((box) => box.id === id);
}

/** The box that a table is played out of. */
export function boxOf(game: string, options: Options): Box | undefined {
  return BOXES.find((box) => box.game === game && (box.holds?.(options) ?? true));
}

export function boxOfTable(agreement: TableTerms | null): Box | undefined {
  return agreement ? boxOf(agreement.game, agreement.options as Options) : undefined;
}

/** The language of the words at a table. */
export function wordLanguage(agreement: TableTerms | null): WordLanguage {
  return boxOfTable(agreement)?.wordLanguage?.(agreement?.options as Options) ?? 'ru';
}
