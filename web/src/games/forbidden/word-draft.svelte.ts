/** A word in the making, from letters tapped on the table and letters typed. */

import type { Card } from './cards';

export interface Written {
  letter: string;
  /** The card that was tapped. A typed letter takes any free card. */
  wish: string | null;
}

/** A letter of the word and its card. It has no card if the table has too few of this letter. */
export interface Spelt {
  letter: string;
  card: Card | null;
}

export class WordDraft {
  #written = $state.raw<Written[]>([]);
  /** The call was refused. The word is marked as refused until it changes. */
  isRefused = $state(false);

  get text(): string {
    return this.#written.map(({ letter }) => letter).join('');
  }

  /** Letter by letter, so that it can be stored and restored after a reload. */
  get written(): Written[] {
    return this.#written;
  }

  /** Restores a stored word, without letters whose cards are gone. */
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

  /** Takes the text of the field. Tapped cards stay with their letters where the text has not changed. */
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

/** The cards have no Ё; Е stands for it (ZS-08). */
function onCard(letter: string): string {
  return letter === 'Ё' ? 'Е' : letter;
}

function take(free: Map<string, Card>, isWanted: (card: Card) => boolean): Card | null {
  const found = [...free.values()].find(isWanted) ?? null;
  if (found) free.delete(found.id);
  return found;
}
