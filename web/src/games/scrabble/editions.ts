/**
 * The editions of Scrabble. The bilingual ones have their own box and rulebook, and one of them is played in Ukrainian.
 */

type Options = Readonly<Record<string, unknown>>;

export function isBilingual(options: Options): boolean {
  return String(options.edition ?? '').startsWith('bilingual');
}

export function isUkrainian(options: Options): boolean {
  return options.edition === 'bilingual-uk';
}
