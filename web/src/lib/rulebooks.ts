/** The rulebooks: which there are, and which of them is meant. Each is loaded when it is opened. */

import type { Agreement } from '../types/wire';
import { isBilingual } from './editions';
import type { Language } from './texts.svelte';

/** A rule, or words between rules. */
export interface Block {
  rule: string | null;
  html: string;
}
export interface Section {
  id: string;
  title: string;
  depth: number;
  blocks: Block[];
}
export interface Rulebook {
  title: string;
  language: 'ru' | 'uk';
  lead: Block[];
  sections: Section[];
}

export const BOOKS = ['forbidden', 'underwood', 'codenames', 'scrabble', 'bilingual'] as const;
export type BookName = (typeof BOOKS)[number];

export function isBook(name: string): name is BookName {
  return (BOOKS as readonly string[]).includes(name);
}

export async function loadBook(name: BookName, language: Language): Promise<Rulebook> {
  switch (name) {
    case 'forbidden':
      return (await import('../../../docs/rules/forbidden.md')).default;
    case 'underwood':
      return (await import('../../../docs/rules/underwood.md')).default;
    case 'codenames':
      return (await import('../../../docs/rules/codenames.md')).default;
    case 'scrabble':
      return (await import('../../../docs/rules/scrabble.md')).default;
    case 'bilingual':
      if (language === 'uk') return (await import('../../../docs/rules/scrabble-uk.md')).default;
      return withoutOtherEdition((await import('../../../docs/rules/scrabble.md')).default);
  }
}

/** The Russian page holds both editions of Scrabble: chapters of the other one begin with its letters. */
function withoutOtherEdition(book: Rulebook): Rulebook {
  let isOther = false;
  const sections = book.sections.filter((section) => {
    if (section.depth === 2) isOther = section.title.startsWith('SM');
    return !isOther;
  });
  return { ...book, sections };
}

/** The book that a table is played by. */
export function bookOf(agreement: Agreement | null): BookName {
  if (agreement && isBilingual(agreement.options as Record<string, unknown>)) return 'bilingual';
  const game = agreement?.game ?? '';
  return isBook(game) ? game : 'scrabble';
}

/** What of a book has all these words, by section; whole sections where it is their title that has them. */
export function found(book: Rulebook, words: string): Section[] {
  const wanted = plain(words).split(/\s+/);
  const has = (text: string) => wanted.every((word) => plain(text).includes(word));
  return book.sections.flatMap((section) => {
    if (has(section.title)) return [section];
    const blocks = section.blocks.filter((block) =>
      has(`${block.rule ?? ''} ${block.html.replace(/<[^>]*>/g, ' ')}`),
    );
    return blocks.length > 0 ? [{ ...section, blocks }] : [];
  });
}

function plain(text: string): string {
  return text.trim().toLowerCase().replaceAll('ё', 'е');
}
