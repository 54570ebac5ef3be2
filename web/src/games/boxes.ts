/** The boxes on the shelf. In its `box.ts` each game says what the pages around its table need to know. */

import type { Component } from 'svelte';
import type { Language } from '../lib/texts.svelte';
import type { TableTerms } from '../types/wire';

type Options = Readonly<Record<string, unknown>>;
type WordLanguage = 'ru' | 'uk';

/** One box may hold several variants of a game, and a game may come in several boxes. */
export interface Box {
  /** Part of addresses, and the prefix of its text keys, such as `shelf.<id>-name` and `boxes.<id>-about`. */
  id: string;
  game: string;
  /** Boxes are sorted by this number. */
  place: number;
  /** The label below the box. */
  shelf: string;
  /** The picture on its lid. Without one the lid shows the name. */
  Lid?: Component;
  /** The variant that is played if nobody chooses one; by default the first. */
  variant?: string;
  /** Which tables of the game belong to this box; by default all. */
  holds?(options: Options): boolean;
  /** How many players there usually are; by default as many as the variant is for. */
  seats?: number;
  /** For games whose chairs differ. */
  chairs?: Chairs;
  /** Whether a table can help beginners. */
  helpsBeginners?: boolean;
  /** How a hall plays it. Without it there are no halls. */
  hall?: Hall;
  /** Languages in which words can be looked up. Without them there is no dictionary. */
  words?: readonly WordLanguage[];
  /** The language of the words at a table; by default Russian. */
  wordLanguage?(options: Options): WordLanguage;
  rulebook?: RulebookPages;
  /** Whether positions can be set up and analysed. `analysis.ts` says how. */
  analysis?: Analysed;
  /** The kinds of its puzzles. `Puzzle.svelte` shows them. */
  puzzles?: readonly string[];
  /** What the server builds only for this game after its first start. `shelf.<id>-building` tells users about it. */
  builds?: string;
}

/**
 * Some chairs are leaders' chairs, and they come first. Texts: `boxes.<id>-leads`, `-follows`, `-leaders-on-phones` and
 * `-chair-…`.
 */
export interface Chairs {
  /** The number of leaders' chairs. */
  leaders(seats: number): number;
  /** The role of this chair: the end of a key `boxes.<id>-chair-…`. */
  role(options: Options, seat: number): string;
}

export interface Hall {
  variant: string;
  /** Whether a hall can play by these options. */
  fits(options: Options): boolean;
}

export interface RulebookPages {
  /** Rulebooks are sorted by this number. */
  place: number;
  /** By language: the name of a page in docs/rules. Readers of other languages see the Russian page. */
  pages: { ru: string } & Partial<Record<Language, string>>;
  /** Chapters whose titles begin with this text are left out, because they are shown with another box. */
  without?: { chapters: string; box: string };
}

export interface Analysed {
  /** Games are sorted by this number. */
  place: number;
  /** Which tables of the game can be analysed; by default all. */
  fits?(options: Options): boolean;
  /** File extensions of other programs' records of this game. `boxes.<id>-records` describes them. */
  files?: readonly string[];
}

const found = import.meta.glob<Box[]>('./*/box.ts', { eager: true, import: 'boxes' });

export const BOXES: readonly Box[] = Object.values(found)
  .flat()
  .sort((a, b) => a.place - b.place);

/** Boxes whose positions can be analysed, in display order. */
export const ANALYSED = BOXES.flatMap((box) =>
  box.analysis ? [{ ...box, analysis: box.analysis }] : [],
).sort((a, b) => a.analysis.place - b.analysis.place);

/** The catalogues with the names of the kinds of puzzles. */
export const PUZZLE_TEXTS: readonly string[] = BOXES.flatMap(({ game, puzzles }) =>
  puzzles ? [`${game}-puzzles`] : [],
);

export function boxNamed(id: string): Box | undefined {
  return BOXES.find((box) => box.id === id);
}

/** The box that this table belongs to. */
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
