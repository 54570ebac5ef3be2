/** A word that is being put together: letters tapped on the table and letters typed, in one order. */

import type { Card } from './cards';

export interface Written {
  letter: string;
  /** The card that was tapped; a typed letter takes any that is free. */
  wish: string | null;
}

/** A letter of the word and the card it lies on; without one, the table has too few of it. */
export interface Spelt {
  letter: string;
  card: Card | null;
}

export class WordDraft {
  #written = $state.raw<Written[]>([]);
  /** The table would not have it. Until it is changed, it is shown so. */
  isRefused = $state(false);

  get text(): string {
    return this.#written.map(({ letter }) => letter).join('');
  }

  /** Letter by letter, to be kept over a reload. */
  get written(): Written[] {
    return this.#written;
  }

  /** Goes on with what was kept, without the letters that lie on the table no more. */
  takeUp(written: Written[], cards: Card[]): void {
    this.#write(written);
    const spelt = this.spell(cards);
    this.#write(written.filter((_, at) => spelt[at]?.card));
  }

  type(letter: string): void {
    this.#write([...this.#written, { letter, wish: null }]);
  }

  erase(): void {
    this.#write(this.#written.slice(0, -1));
  }

  clear(): void {
    this.#write([]);
  }

  /** The word as a field holds it. What was tapped stays where it was, as far as the text is the same. */
  rewrite(text: string): void {
    const letters = [...text.toLocaleUpperCase('ru')].filter((sign) => /[А-ЯЁ]/.test(sign));
    this.#write(
      letters.map((letter, at) => {
        const before = this.#written[at];
        return before?.letter === letter ? before : { letter, wish: null };
      }),
    );
  }

  /** A tap puts the card at the end of the word, or takes it out again. */
  toggle(card: Card, cards: Card[]): void {
    const at = this.spell(cards).findIndex((spelt) => spelt.card?.id === card.id);
    if (at >= 0) this.#write(this.#written.filter((_, index) => index !== at));
    else this.#write([...this.#written, { letter: card.letter, wish: card.id }]);
  }

  spell(cards: Card[]): Spelt[] {
    const free = new Map(cards.map((card) => [card.id, card]));
    const wished = this.#written.map(({ wish }) => take(free, (card) => card.id === wish));
    return this.#written.map(({ letter }, at) => ({
      letter,
      card: wished[at] ?? take(free, (card) => card.letter === onCard(letter)),
    }));
  }

  #write(written: Written[]): void {
    this.#written = written;
    this.isRefused = false;
  }
}

/** There is no card Ё: Е shows it (ZS-08). */
function onCard(letter: string): string {
  return letter === 'Ё' ? 'Е' : letter;
}

function take(free: Map<string, Card>, isWanted: (card: Card) => boolean): Card | null {
  const found = [...free.values()].find(isWanted) ?? null;
  if (found) free.delete(found.id);
  return found;
}
