/** A turn in the making: which card lies where. The server decides whether it is allowed. */

import type { LaidWord, Lay, Swap, Turn } from '../../types/underwood';
import { prizeNumber, UNDERWOOD } from './deck';
import { writeSpelling } from './spelling';

/** `at` numbers equal cards of a hand, or the places of the tape. `id` stays the same while the card stays in place. */
export interface HeldCard {
  from: 'hand' | 'tape';
  id: string;
  sign: string;
  at: number;
}
/** An Underwood taken from a word on the table, and the card that replaces it. */
export interface TakenCard {
  from: 'table';
  id: string;
  sign: typeof UNDERWOOD;
  swap: Swap;
  put: HeldCard | null;
}
export type Card = HeldCard | TakenCard;

/** A letter of the word. It has no cards if the card of another place serves as this letter too. */
export interface Piece {
  id: string;
  letter: string;
  cards: Card[];
}
export interface DraftWord {
  pieces: Piece[];
  prize: number | null;
}

export type Step = 'prizes' | 'word' | 'tape';
export const TRICKS = ['none', 'multiply', 'reduce'] as const;
export type Trick = (typeof TRICKS)[number];

/** A draft as it is stored over a reload. */
export interface KeptTurn {
  words: DraftWord[];
  active: number;
  step: Step;
  trick: Trick;
  tape: HeldCard | null;
}
export const NO_TURN: KeptTurn = {
  words: [{ pieces: [], prize: null }],
  active: 0,
  step: 'word',
  trick: 'none',
  tape: null,
};

export function handCards(hand: readonly string[]): HeldCard[] {
  const seen = new Map<string, number>();
  return hand.map((sign) => {
    const at = seen.get(sign) ?? 0;
    seen.set(sign, at + 1);
    return { from: 'hand', id: `hand:${sign}:${at}`, sign, at };
  });
}

export function tapeCards(tape: string): HeldCard[] {
  return [...tape].map((sign, at) => ({ from: 'tape', id: `tape:${sign}:${at}`, sign, at }));
}

export function swapId({ seat, word, place }: Swap): string {
  return `table:${seat}:${word}:${place}`;
}

export function underwoodsOn(words: readonly (readonly LaidWord[])[]): Swap[] {
  return words.flatMap((laid, seat) =>
    laid.flatMap(({ places }, word) =>
      places.flatMap(({ cards }, place) => (cards?.includes(UNDERWOOD) ? [{ seat, word, place }] : [])),
    ),
  );
}

export class Draft {
  words = $state<DraftWord[]>([{ pieces: [], prize: null }]);
  /** The index of the word being built. */
  active = $state(0);
  step = $state<Step>('word');
  trick = $state<Trick>('none');
  #tapeCard = $state.raw<HeldCard | null>(null);
  /** An Underwood whose letter has yet to be chosen. */
  naming = $state.raw<Card | null>(null);
  /** The window that the turn was sent to. */
  sentTo = $state<string | null>(null);
  #made = 0;

  get word(): DraftWord {
    return this.words[this.active] as DraftWord;
  }
  get hasWord(): boolean {
    return this.words.some((word) => word.pieces.length > 0);
  }
  /**
   * The card that is put on the tape to end the turn (UW-44). A card of the tape can be used only while the tape is
   * torn before it.
   */
  get tapeCard(): HeldCard | null {
    const card = this.#tapeCard;
    return card?.from === 'tape' && card.at < this.cut ? null : card;
  }
  set tapeCard(card: HeldCard | null) {
    this.#tapeCard = card;
  }
  /** Ids of all cards that are in use. */
  readonly used = $derived(
    new Set(
      [...this.#laid, ...this.#laid.map(putFor), this.tapeCard].flatMap((card) => (card ? [card.id] : [])),
    ),
  );
  /** The first card of the tape that is torn off; Infinity if the tape is not torn. */
  readonly cut = $derived(
    Math.min(...this.#laid.map((card) => (card.from === 'tape' ? card.at : Number.POSITIVE_INFINITY))),
  );

  get #laid(): Card[] {
    return this.words.flatMap((word) => word.pieces.flatMap((piece) => piece.cards));
  }

  /** Whether the card would be in the hand after the words are laid. */
  isAtHand(card: HeldCard): boolean {
    return (card.from === 'hand' || card.at >= this.cut) && !this.used.has(card.id);
  }

  get action(): Turn {
    let end = Infinity;
    const words = this.words.map((word) => {
      const lay = layOf(word, end);
      end = lay.cut ?? end;
      return lay;
    });
    const isEmpty = ({ word, prize }: Lay) => !word && prize === null;
    return { type: 'turn', words: words.filter((lay) => !isEmpty(lay)), tape: this.tapeCard?.sign ?? null };
  }

  /** Null if nothing has been begun, or if the turn is being sent. */
  get kept(): KeptTurn | null {
    const { words, active, step, trick, tapeCard: tape } = this;
    const isBegun = this.hasWord || tape !== null || words.some(({ prize }) => prize !== null);
    return isBegun && this.sentTo === null ? { words, active, step, trick, tape } : null;
  }

  /** Restores a stored draft. Call `settle` afterwards. */
  takeUp({ words, active, step, trick, tape }: KeptTurn): void {
    this.words = words.map(({ pieces, prize }) => ({
      pieces: pieces.map((piece) => ({ ...piece, id: `piece:${this.#made++}` })),
      prize,
    }));
    this.active = active;
    this.step = step;
    this.trick = trick;
    this.tapeCard = tape;
  }

  // --- laying cards --------------------------------------------------------------------------------------------------

  /** Lays a card at the end of the word. For an Underwood, its letter is asked for first. */
  add(card: Card, letter = card.sign): void {
    if (letter === UNDERWOOD) {
      this.naming = card;
      return;
    }
    this.naming = null;
    const pieces = this.word.pieces;
    const place =
      this.trick === 'reduce'
        ? pieces.find((piece) => piece.letter === letter && piece.cards.length > 0)
        : null;
    if (place) place.cards.push(card);
    else pieces.push({ id: `piece:${this.#made++}`, letter, cards: [card] });
  }

  /** Lets the card with this letter serve once more. */
  serve(letter: string): void {
    this.word.pieces.push({ id: `piece:${this.#made++}`, letter, cards: [] });
  }

  /** Finds a card for a typed letter: first in the hand, then on the tape (where least is torn), then an Underwood. */
  type(letter: string, hand: readonly HeldCard[], tape: readonly HeldCard[], canServe: boolean): boolean {
    const isFree = (sign: string) => (card: HeldCard) => card.sign === sign && !this.used.has(card.id);
    const card = hand.find(isFree(letter)) ?? tape.findLast(isFree(letter));
    if (card) this.add(card);
    else if (canServe && this.word.pieces.some((piece) => piece.letter === letter)) this.serve(letter);
    else {
      const underwood = hand.find(isFree(UNDERWOOD));
      if (!underwood) return false;
      this.add(underwood, letter);
    }
    return true;
  }

  /** Takes an Underwood from the table in exchange for a card with its letter. */
  take(swap: Swap, letter: string, hand: readonly HeldCard[], tape: readonly HeldCard[]): void {
    const put = this.cardFor(letter, hand, tape);
    this.add({ from: 'table', id: swapId(swap), sign: UNDERWOOD, swap, put });
  }

  /** A card that can replace an Underwood: from the hand if possible, otherwise from the torn tape. */
  cardFor(letter: string, hand: readonly HeldCard[], tape: readonly HeldCard[]): HeldCard | null {
    const isFree = (card: HeldCard) => card.sign === letter && !this.used.has(card.id);
    return hand.find(isFree) ?? tape.find((card) => isFree(card) && card.at > this.cut) ?? null;
  }

  remove(piece: string): void {
    for (const word of this.words) word.pieces = served(word.pieces.filter((other) => other.id !== piece));
  }

  /** Takes the card back, wherever it lies. */
  takeBack(id: string): void {
    if (this.tapeCard?.id === id) this.tapeCard = null;
    this.#keepCards((card) => card.id !== id && !(card.from === 'table' && card.put?.id === id));
  }

  removeLast(): void {
    const last = this.word.pieces.at(-1);
    if (last) this.remove(last.id);
    else if (this.word.prize !== null) this.word.prize = null;
    else if (this.active > 0) this.dropSecondWord();
  }

  move(piece: string, by: number): void {
    const pieces = this.word.pieces;
    const at = pieces.findIndex((other) => other.id === piece);
    const to = Math.max(0, Math.min(pieces.length - 1, at + by));
    pieces.splice(to, 0, ...pieces.splice(at, 1));
  }

  togglePrize(number: number): void {
    this.word.prize = this.word.prize === number ? null : number;
    this.trick = 'none';
  }

  addSecondWord(): void {
    this.words.push({ pieces: [], prize: null });
    this.active = this.words.length - 1;
    this.trick = 'none';
  }

  dropSecondWord(): void {
    this.words.splice(1);
    this.active = 0;
  }

  clear(): void {
    this.takeUp(NO_TURN);
    this.naming = null;
    this.sentTo = null;
  }

  /** Drops cards that are no longer where they were taken from. */
  settle(hand: readonly HeldCard[], tape: readonly HeldCard[], underwoods: readonly Swap[]): void {
    const there = new Set([...hand, ...tape].map((card) => card.id).concat(underwoods.map(swapId)));
    const isThere = (card: Card) =>
      there.has(card.id) && (card.from !== 'table' || !card.put || there.has(card.put.id));
    this.#keepCards(isThere);
    if (this.tapeCard && !isThere(this.tapeCard)) this.tapeCard = null;
    if (this.naming && !isThere(this.naming)) this.naming = null;
    const prizes = new Set(hand.map((card) => prizeNumber(card.sign)));
    for (const word of this.words) if (word.prize !== null && !prizes.has(word.prize)) word.prize = null;
  }

  #keepCards(keeps: (card: Card) => boolean): void {
    for (const word of this.words) {
      if (word.pieces.every((piece) => piece.cards.every(keeps))) continue;
      const kept = word.pieces.map((piece) => ({ ...piece, cards: piece.cards.filter(keeps) }));
      word.pieces = served(
        kept.filter((piece, at) => piece.cards.length > 0 || word.pieces[at]?.cards.length === 0),
      );
    }
  }
}

function putFor(card: Card): HeldCard | null {
  return card.from === 'table' ? card.put : null;
}

/** The pieces without letters whose serving card is gone. */
function served(pieces: Piece[]): Piece[] {
  const laid = new Set(pieces.filter((piece) => piece.cards.length > 0).map((piece) => piece.letter));
  return pieces.filter((piece) => laid.has(piece.letter));
}

/** `end` is where the tape ends when this word is laid. Cards that an earlier word tore off belong to the hand. */
function layOf(
  { pieces, prize }: DraftWord,
  end: number,
): Required<Pick<Lay, 'word' | 'cut' | 'swaps' | 'prize'>> {
  const cards = pieces.flatMap((piece) => piece.cards);
  const cut = Math.min(...cards.map((card) => (card.from === 'tape' && card.at < end ? card.at : Infinity)));
  return {
    word: writeSpelling(
      pieces.map(({ letter, cards }) => ({ letter, cards: cards.map((card) => card.sign) })),
    ),
    cut: Number.isFinite(cut) ? cut : null,
    swaps: cards.flatMap((card) => (card.from === 'table' ? [card.swap] : [])),
    prize,
  };
}
