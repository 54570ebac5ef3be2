/** A word of cards as records write it: `К*ОТ`, `КО(О)П`, `П[ОО]Л`. */

import { UNDERWOOD } from './deck';

/** One letter of a word and its cards. It has none if the card of another place serves it too. */
export interface Spelt {
  letter: string;
  cards: string[];
}

const PART = /\((\*?\p{Lu})\)|\[((?:\*?\p{Lu}){2,})\]|(\*?\p{Lu})/gu;

export function readSpelling(text: string): Spelt[] {
  return [...text.matchAll(PART)].map(([, served, several, one]) => {
    const cards = [...(several ?? one ?? '').matchAll(/(\*?)(\p{Lu})/gu)];
    const letter = served?.at(-1) ?? cards[0]?.[2] ?? '';
    return { letter, cards: cards.map(([, star]) => (star ? UNDERWOOD : letter)) };
  });
}

export function writeSpelling(places: readonly Spelt[]): string {
  return places.map((place) => writePlace(place, places)).join('');
}

function writePlace({ letter, cards }: Spelt, places: readonly Spelt[]): string {
  if (cards.length === 0) return isServedByLetter(letter, places) ? `(${letter})` : `(*${letter})`;
  const written = cards.map((card) => (card === UNDERWOOD ? `*${letter}` : letter)).join('');
  return cards.length > 1 ? `[${written}]` : written;
}

function isServedByLetter(letter: string, places: readonly Spelt[]): boolean {
  return places.some((place) => place.letter === letter && place.cards.includes(letter));
}

export function wordOf(places: readonly { letter: string }[]): string {
  return places.map((place) => place.letter).join('');
}

/** The card to show at a place: of several cards the letter; without a card, the one that serves it from elsewhere. */
export function faceOf(letter: string, cards: Iterable<string>): string {
  const signs = [...cards];
  return signs.length === 0 || signs.includes(letter) ? letter : UNDERWOOD;
}
