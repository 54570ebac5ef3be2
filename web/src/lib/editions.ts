/** Scrabble comes in editions: the bilingual ones are a box and a rulebook of their own, one of them is played in Ukrainian. */

import type { Agreement } from '../types/wire';

type Options = Readonly<Record<string, unknown>>;

export function isBilingual(options: Options): boolean {
  return String(options.edition ?? '').startsWith('bilingual');
}

/** The language of the words at a table. */
export function wordLanguage(agreement: Agreement | null): 'ru' | 'uk' {
  return (agreement?.options as Options | undefined)?.edition === 'bilingual-uk' ? 'uk' : 'ru';
}
