/** Scrabble comes in editions: the bilingual ones are a box and a rulebook of their own, one of them is played in Ukrainian. */

type Options = Readonly<Record<string, unknown>>;

export function isBilingual(options: Options): boolean {
  return String(options.edition ?? '').startsWith('bilingual');
}

export function isUkrainian(options: Options): boolean {
  return options.edition === 'bilingual-uk';
}
