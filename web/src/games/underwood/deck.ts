/** What is printed on the cards, and its texts. */

import { t } from '../../lib/texts.svelte';
import type { RoomClient } from '../../net/room.svelte';
import type { Deck, Options, Private, Prize, Public } from '../../types/underwood';

export type UnderwoodRoom = RoomClient<Public, Private>;
type Condition = Prize['when'][number];

export const UNDERWOOD = '?';
const FIRST_PRIZE = '①'.charCodeAt(0);
/** Stands for "no upper bound" on a card. */
const NO_BOUND = 40;

export function optionsOf(room: { agreement: { options: unknown } | null }): Options {
  return room.agreement?.options as Options;
}

export function prizeNumber(sign: string): number | null {
  const number = sign.charCodeAt(0) - FIRST_PRIZE + 1;
  return number >= 1 && number <= 20 ? number : null;
}

export function prizeSign(number: number): string {
  return String.fromCharCode(FIRST_PRIZE + number - 1);
}

export function isLetter(sign: string): boolean {
  return sign !== UNDERWOOD && prizeNumber(sign) === null;
}

/** Letters by alphabet, then Underwoods, then prize cards. */
export function inOrder(hand: string): string[] {
  const rank = (sign: string) => (isLetter(sign) ? 0 : sign === UNDERWOOD ? 1 : 2);
  return [...hand].sort((a, b) => rank(a) - rank(b) || a.localeCompare(b, 'ru'));
}

export function priceOf(deck: Deck, sign: string): number {
  return deck.letters.find((card) => card.letter === sign)?.price ?? 0;
}

export function copiesOf(deck: Deck, sign: string): number {
  if (sign === UNDERWOOD) return deck.underwoods;
  return deck.letters.find((card) => card.letter === sign)?.copies ?? 0;
}

export function prizeOf(deck: Deck, number: number): Prize | null {
  return deck.prizes[number - 1] ?? null;
}

/** Whether the prize lets one card serve as several letters, or several cards as one. */
export function isTrick(deck: Deck, prize: number | null): boolean {
  return prize !== null && prizeOf(deck, prize)?.does.does === 'multiply-or-reduce';
}

/** The full name of a card. */
export function cardName(deck: Deck, sign: string): string {
  const number = prizeNumber(sign);
  const prize = number === null ? null : prizeOf(deck, number);
  if (prize) return t('underwood.card-prize', { when: whenText(prize), does: doesText(prize) });
  if (sign === UNDERWOOD) return t('underwood.card-underwood');
  return t('underwood.card-letter', { letter: sign, n: priceOf(deck, sign) });
}

/** The name of a card in a sentence about taking or putting it. */
export function cardInSentence(deck: Deck, sign: string): string {
  const number = prizeNumber(sign);
  if (number !== null) return t('underwood-card-prize', prizeInWords(deck, number));
  return sign === UNDERWOOD ? t('underwood-card-underwood') : sign;
}

export function prizeInWords(deck: Deck, number: number): { sign: string; about: string } {
  const prize = prizeOf(deck, number);
  const about = prize ? t('underwood-prize', { when: whenText(prize), does: doesText(prize) }) : '';
  return { sign: prizeSign(number), about };
}

/** The name of a card in a list. */
export function shortName(deck: Deck, sign: string): string {
  return isLetter(sign) ? sign : cardName(deck, sign);
}

// --- short descriptions of prize cards ------------------------------------------------------------------------------

export function whenText(prize: Prize): string {
  const conditions = prize.when.map(conditionText).filter((text) => text !== '');
  return conditions.length > 0 ? conditions.join(', ') : t('underwood-when-any');
}

export function doesText({ does }: Prize): string {
  switch (does.does) {
    case 'word-times':
      return `× ${does.times}`;
    case 'plus':
      return `+ ${does.points}`;
    case 'letter-times':
      return t('underwood.does-letter-times', { times: does.times });
    case 'one-more-word':
      return t('underwood-does-one-more-word');
    case 'multiply-or-reduce':
      return t('underwood-does-multiply-or-reduce');
  }
}

function conditionText(condition: Condition): string {
  switch (condition.is) {
    case 'length':
      return condition.least <= 1 && condition.most >= NO_BOUND
        ? ''
        : t('underwood.when-length', { range: rangeText(condition.least, condition.most) });
    case 'starts':
      return t('underwood.when-starts', { of: kindText(condition.of, 'one') });
    case 'ends':
      return t('underwood.when-ends', { of: kindText(condition.of, 'one') });
    case 'has':
      return t('underwood.when-has', {
        of: kindText(condition.of, 'many'),
        range: condition.most === 0 ? t('underwood.range-none') : rangeText(condition.least, condition.most),
      });
    case 'dear':
      return t('underwood.when-dear', { n: condition.price });
    case 'same-ends':
      return t('underwood-when-same-ends');
    case 'doubled':
      return t('underwood-when-doubled');
    case 'palindrome':
      return t('underwood-when-palindrome');
    case 'all-different':
      return t('underwood-when-all-different');
  }
}

function rangeText(least: number, most: number): string {
  if (least === most) return String(least);
  if (most >= NO_BOUND) return t('underwood.range-from', { least });
  return least <= 1 ? t('underwood.range-to', { most }) : `${least}–${most}`;
}

// texts: underwood.vowel-*, underwood.consonant-*
function kindText(of: string, number: 'one' | 'many'): string {
  if (of === 'vowels') return t(`underwood.vowel-${number}`);
  if (of === 'consonants') return t(`underwood.consonant-${number}`);
  return [...of].join(', ');
}
