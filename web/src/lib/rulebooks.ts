/** The rulebooks and which of them a name means. Each is loaded when it is opened. */

import { BOXES, boxOfTable } from '../games/boxes';
import type { TableTerms } from '../types/wire';
import { loadPlainBook } from './plain-book';
import type { Language } from './texts.svelte';

/** A rule, or text between rules. */
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
  language: Language;
  lead: Block[];
  sections: Section[];
}

const files = import.meta.glob<Rulebook>('../../../docs/rules/*.md', { import: 'default' });

/** The boxes with a rulebook, in display order. */
export const BOOKS = BOXES.flatMap((box) => (box.rulebook ? [{ ...box, rulebook: box.rulebook }] : [])).sort(
  (a, b) => a.rulebook.place - b.rulebook.place,
);

export function bookNamed(name: string): (typeof BOOKS)[number] | undefined {
  return BOOKS.find((book) => book.id === name);
}

/** A game without a book gets a list of its rules. */
export async function loadBook(name: string, language: Language): Promise<Rulebook> {
  const pages = bookNamed(name)?.rulebook;
  const page = pages?.pages[language] ?? pages?.pages.ru;
  const load = files[`../../../docs/rules/${page}.md`];
  if (!load) return loadPlainBook(name);
  const book = withLinks(await load());
  // Only the Russian page has chapters of other boxes.
  return pages?.without && page === pages.pages.ru ? withoutChapters(book, pages.without.chapters) : book;
}

function withoutChapters(book: Rulebook, beginning: string): Rulebook {
  let isOther = false;
  const sections = book.sections.filter((section) => {
    if (section.depth === 2) isOther = section.title.startsWith(beginning);
    return !isOther;
  });
  return { ...book, sections };
}

/** Rulebooks link to each other by file name in docs/rules; this replaces the links with addresses of the site. */
function withLinks(book: Rulebook): Rulebook {
  const linked = (blocks: Block[]) =>
    blocks.map((block) => ({
      ...block,
      html: block.html.replace(/href="([\w-]+)\.md/g, (whole, page: string) => {
        const target = BOXES.find((box) => Object.values(box.rulebook?.pages ?? {}).includes(page));
        return target ? `href="/rules/${target.id}` : whole;
      }),
    }));
  const sections = book.sections.map((section) => ({ ...section, blocks: linked(section.blocks) }));
  return { ...book, lead: linked(book.lead), sections };
}

/** The name of this table's rulebook. */
export function bookOf(agreement: TableTerms | null): string {
  return boxOfTable(agreement)?.id ?? agreement?.game ?? '';
}

/** The blocks of a book that have all these words, by section. If a section's title has them, the whole section. */
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
