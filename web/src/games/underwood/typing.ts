/** Builds a turn by keyboard alone. */

import { t } from '../../lib/texts.svelte';
import type { Deck, PossibleSwap } from '../../types/underwood';
import { isTrick, prizeNumber, UNDERWOOD } from './deck';
import { type Draft, type HeldCard, swapId, TRICKS } from './draft.svelte';
import type { Command } from './keyboard';

interface Desk {
  draft: Draft;
  deck: Deck;
  hand: HeldCard[];
  tape: HeldCard[];
  swaps: readonly PossibleSwap[];
  mayAddWord: boolean;
}
interface Ways {
  say(text: string): void;
  chooseTape(card: HeldCard): void;
  goOn(): void;
}

export class Typing {
  constructor(
    readonly desk: () => Desk,
    readonly ways: Ways,
  ) {}

  run(command: Command): void {
    const { draft } = this.desk();
    if (command.does === 'letter') {
      if (draft.step === 'tape') this.#toTape(command.letter);
      else this.#toWord(command.letter);
    } else if (command.does === 'step') draft.step = command.step;
    else this.#commands[command.does]();
  }

  readonly #commands = {
    next: () => this.ways.goOn(),
    back: () => (this.desk().draft.step === 'tape' ? this.#leaveTape() : this.desk().draft.removeLast()),
    cancel: () => (this.desk().draft.step === 'word' ? this.desk().draft.clear() : this.#leaveTape()),
    underwood: () => this.#underwood(),
    prize: () => this.#nextPrize(),
    trick: () => this.#nextTrick(),
    'second-word': () => this.#toggleSecondWord(),
  };

  #nextTrick(): void {
    const { draft } = this.desk();
    if (this.#canServe()) draft.trick = TRICKS[(TRICKS.indexOf(draft.trick) + 1) % TRICKS.length] ?? 'none';
  }

  #toggleSecondWord(): void {
    const { draft, mayAddWord } = this.desk();
    if (draft.words.length > 1) draft.dropSecondWord();
    else if (mayAddWord) draft.addSecondWord();
  }

  #toWord(letter: string): void {
    const { draft, hand, tape } = this.desk();
    draft.step = 'word';
    if (!draft.type(letter, hand, tape, this.#canServe())) this.ways.say(t('underwood.no-card', { letter }));
  }

  #toTape(letter: string): void {
    const { draft, hand, tape } = this.desk();
    if (draft.tapeCard?.sign === letter) return;
    const card = [...hand, ...tape].find((held) => held.sign === letter && draft.isAtHand(held));
    if (card) this.ways.chooseTape(card);
    else this.ways.say(t('underwood.no-card', { letter }));
  }

  #leaveTape(): void {
    const { draft } = this.desk();
    if (draft.tapeCard) draft.tapeCard = null;
    else draft.step = 'word';
  }

  /** Takes an Underwood from the hand, or one from the table that can still be replaced. */
  #underwood(): void {
    const { draft, hand, tape, swaps } = this.desk();
    draft.step = 'word';
    const held = hand.find((card) => card.sign === UNDERWOOD && !draft.used.has(card.id));
    const free = swaps.filter((one) => !draft.used.has(swapId(one)));
    const swap = free.find((one) => draft.cardFor(one.letter, hand, tape) !== null) ?? free[0];
    if (held) draft.add(held);
    else if (swap) draft.take(swap, swap.letter, hand, tape);
    else this.ways.say(t('underwood.no-underwood'));
  }

  #nextPrize(): void {
    const { draft, hand } = this.desk();
    const numbers = [...new Set(hand.flatMap((card) => prizeNumber(card.sign) ?? []))];
    const choices = [null, ...numbers];
    const chosen = choices[(choices.indexOf(draft.word.prize) + 1) % choices.length] ?? null;
    if (chosen !== draft.word.prize) draft.togglePrize(chosen ?? draft.word.prize ?? 0);
    else this.ways.say(t('underwood.hand-no-prizes'));
  }

  #canServe(): boolean {
    const { draft, deck } = this.desk();
    return isTrick(deck, draft.word.prize);
  }
}
