import { describe, expect, test, vi } from 'vitest';
import { inOrder } from '../../../src/games/underwood/deck';
import {
  Draft,
  handCards,
  NO_TURN,
  tapeCards,
  underwoodsOn,
} from '../../../src/games/underwood/draft.svelte';
import { commandOf } from '../../../src/games/underwood/keyboard';
import { readSpelling, writeSpelling } from '../../../src/games/underwood/spelling';
import { Typing } from '../../../src/games/underwood/typing';
import { draftPlace, keepDraft, keptDraft } from '../../../src/lib/kept-draft';
import type { Deck, LaidWord, PossibleSwap } from '../../../src/types/underwood';
import { element, page } from '../../support/page';

/** An empty draft with this hand and tape. */
function holding(hand: string, tape = '') {
  const draft = new Draft();
  const cards = { hand: handCards(inOrder(hand)), tape: tapeCards(tape) };
  const find = (id: string) => {
    const found = [...cards.hand, ...cards.tape].find((card) => card.id === id);
    if (!found) throw new Error(`no card ${id}`);
    return found;
  };
  return {
    draft,
    ...cards,
    add: (id: string, letter?: string) => draft.add(find(id), letter),
    find,
    type: (word: string, canServe = false) =>
      [...word].map((letter) => draft.type(letter, cards.hand, cards.tape, canServe)),
    /** News that the table has changed to this one. */
    settle: (hand: string, tape = '', swaps: PossibleSwap[] = []) =>
      draft.settle(handCards(inOrder(hand)), tapeCards(tape), swaps),
  };
}

const lay = (word: string, more: object = {}) => ({ word, cut: null, swaps: [], prize: null, ...more });
const written = (draft: Draft) => draft.action.words?.map(({ word }) => word);
const piece = (draft: Draft, at: number) => draft.word.pieces[at]?.id ?? '';
/** Chooses the letter of the Underwood that waits for one. */
const name = (draft: Draft, letter: string) => draft.naming && draft.add(draft.naming, letter);
const swap: PossibleSwap = { seat: 1, word: 0, place: 2, letter: 'А' };

describe('a word', () => {
  test('is written with its cards: Underwoods by a star, the tape by where it is torn', () => {
    const { draft, add } = holding('КТ?', 'АБОВ');
    add('hand:К:0');
    add('hand:?:0', 'И');
    add('tape:О:2');
    add('hand:Т:0');
    expect(draft.action).toEqual({ type: 'turn', words: [lay('К*ИОТ', { cut: 2 })], tape: null });
  });

  test('waits for the letter of an Underwood before it is laid', () => {
    const { draft, add } = holding('?');
    add('hand:?:0');
    expect([draft.naming?.id, written(draft)]).toEqual(['hand:?:0', []]);
    add('hand:?:0', 'Ж');
    expect([draft.naming, written(draft)]).toEqual([null, ['*Ж']]);
  });

  test('loses any of its letters, and moves them about', () => {
    const { draft, add, type } = holding('КОТ');
    type('КОТ');
    draft.move(piece(draft, 0), 2);
    expect(written(draft)).toEqual(['ОТК']);
    draft.move(piece(draft, 0), -1);
    draft.move(piece(draft, 2), 5);
    expect(written(draft)).toEqual(['ОТК']);
    draft.remove(piece(draft, 1));
    expect(written(draft)).toEqual(['ОК']);
    add('hand:Т:0');
    draft.takeBack('hand:О:0');
    expect(written(draft)).toEqual(['КТ']);
  });

  test('has each card at most once', () => {
    const { draft, type } = holding('ОО', 'О');
    expect(type('ОООО')).toEqual([true, true, true, false]);
    expect([...draft.used]).toEqual(['hand:О:0', 'hand:О:1', 'tape:О:0']);
  });

  test('is typed from the hand first, then where least is torn, then with an Underwood', () => {
    const { draft, type } = holding('К?', 'АКАК');
    expect(type('КАКЩЩ')).toEqual([true, true, true, true, false]);
    expect([...draft.used]).toEqual(['hand:К:0', 'tape:А:2', 'tape:К:3', 'hand:?:0']);
    expect(draft.action.words).toEqual([lay('КАК*Щ', { cut: 2 })]);
  });

  test('lets one card serve several letters, as long as it lies there', () => {
    const { draft, type } = holding('КОП?');
    type('КООП', true);
    expect(written(draft)).toEqual(['КО(О)П']);
    draft.takeBack('hand:О:0');
    expect(written(draft)).toEqual(['КП']);
    draft.add({ from: 'hand', id: 'hand:?:0', sign: '?', at: 0 }, 'Я');
    draft.serve('Я');
    expect(written(draft)).toEqual(['КП*Я(*Я)']);
  });

  test('takes several cards for one letter', () => {
    const { draft, add } = holding('ООП?');
    draft.trick = 'reduce';
    add('hand:П:0');
    add('hand:О:0');
    add('hand:О:1');
    add('hand:?:0', 'О');
    expect(written(draft)).toEqual(['П[ОО*О]']);
    draft.takeBack('hand:О:0');
    expect(written(draft)).toEqual(['П[О*О]']);
  });

  test.each(['КОТ', 'К*ОТ', 'КО(О)П', 'П[ОО*О]Л', '*Я(*Я)'])('is read as it is written: %s', (text) => {
    expect(writeSpelling(readSpelling(text))).toBe(text);
  });
});

describe('the tape', () => {
  test('is torn where its first card was taken; what lies behind is at hand then', () => {
    const { draft, add, find } = holding('К', 'АБОВ');
    expect(draft.cut).toBe(Number.POSITIVE_INFINITY);
    expect(draft.isAtHand(find('tape:В:3'))).toBe(false);
    add('tape:О:2');
    add('tape:Б:1');
    expect(draft.cut).toBe(1);
    expect(['hand:К:0', 'tape:А:0', 'tape:О:2', 'tape:В:3'].map((id) => draft.isAtHand(find(id)))).toEqual([
      true,
      false,
      false,
      true,
    ]);
  });

  test('gets a card that ends the turn; one that was torn off serves only while it is', () => {
    const { draft, add, find } = holding('К', 'АБОВ');
    add('tape:Б:1');
    draft.tapeCard = find('tape:В:3');
    expect(draft.action.tape).toBe('В');
    expect(draft.used.has('tape:В:3')).toBe(true);
    draft.takeBack('tape:Б:1');
    expect([draft.tapeCard, draft.action.tape]).toEqual([null, null]);
    draft.tapeCard = find('hand:К:0');
    expect(draft.action.tape).toBe('К');
    draft.takeBack('hand:К:0');
    expect(draft.tapeCard).toBeNull();
  });

  test('is shorter for the second word: what the first has torn off belongs to the hand', () => {
    const { draft, add } = holding('К', 'АБОВ');
    add('tape:О:2');
    draft.addSecondWord();
    add('tape:В:3');
    add('hand:К:0');
    expect(draft.action.words).toEqual([lay('О', { cut: 2 }), lay('ВК')]);
    add('tape:А:0');
    expect(draft.action.words).toEqual([lay('О', { cut: 2 }), lay('ВКА', { cut: 0 })]);
  });
});

describe('an Underwood of the table', () => {
  test('comes for a card with its letter, which is used too', () => {
    const { draft, hand, tape } = holding('АК');
    draft.take(swap, 'А', hand, tape);
    expect(draft.naming).toMatchObject({ id: 'table:1:0:2', put: { id: 'hand:А:0' } });
    name(draft, 'Щ');
    expect([...draft.used]).toEqual(['table:1:0:2', 'hand:А:0']);
    expect(draft.action.words).toEqual([lay('*Щ', { swaps: [swap] })]);
    draft.takeBack('hand:А:0');
    expect([draft.used.size, draft.hasWord]).toEqual([0, false]);
  });

  test('is paid with a card of the tape only if that is torn off anyway', () => {
    const { draft, hand, tape, add } = holding('К', 'БАОА');
    expect(draft.cardFor('А', hand, tape)).toBeNull();
    add('tape:О:2');
    expect(draft.cardFor('А', hand, tape)?.id).toBe('tape:А:3');
  });

  test('is found wherever it lies', () => {
    const laid = [{ places: [{ cards: ['К'] }, { cards: ['А', '?'] }] }] as unknown as LaidWord[];
    expect(underwoodsOn([[], laid])).toEqual([{ seat: 1, word: 0, place: 1 }]);
  });
});

describe('prizes and a second word', () => {
  test('are named with the word they belong to', () => {
    const { draft, type } = holding('КОТ①②');
    type('КО');
    draft.trick = 'multiply';
    draft.togglePrize(1);
    expect(draft.trick).toBe('none');
    draft.addSecondWord();
    type('Т');
    draft.togglePrize(2);
    expect(draft.action.words).toEqual([lay('КО', { prize: 1 }), lay('Т', { prize: 2 })]);
    draft.togglePrize(2);
    expect(draft.action.words?.[1]).toEqual(lay('Т'));
  });

  test('are taken back one after another: letters, the prize, the word', () => {
    const { draft, type } = holding('КОТ②');
    type('КО');
    draft.addSecondWord();
    type('Т');
    draft.togglePrize(2);
    const steps = [0, 1, 2, 3].map(() => {
      draft.removeLast();
      return [draft.words.length, written(draft), draft.word.prize];
    });
    expect(steps).toEqual([
      [2, ['КО', ''], 2],
      [2, ['КО'], null],
      [1, ['КО'], null],
      [1, ['К'], null],
    ]);
  });
});

describe('news', () => {
  test('take a card out of the word that has left the hand or the tape', () => {
    const { draft, type, settle } = holding('КОТ', 'АБ');
    type('КАТОБ');
    settle('КТ', 'А');
    expect(draft.action.words).toEqual([lay('КАТ', { cut: 0 })]);
  });

  test('take the letters that a lost card has served, but leave the others', () => {
    const { draft, type, settle } = holding('КОП');
    type('КООП', true);
    settle('КОП');
    expect(written(draft)).toEqual(['КО(О)П']);
    settle('КП');
    expect(written(draft)).toEqual(['КП']);
  });

  test('take a card of the tape when another lies at its place', () => {
    const { draft, type, find, settle } = holding('', 'АБВ');
    type('Б');
    draft.tapeCard = find('tape:В:2');
    settle('', 'АБГ');
    expect([written(draft), draft.tapeCard]).toEqual([['Б'], null]);
    settle('', 'АВ');
    expect(written(draft)).toEqual([]);
  });

  test('take an Underwood of the table that is gone, or whose price is', () => {
    for (const [hand, swaps] of [
      ['АК', []],
      ['К', [swap]],
    ] as const) {
      const { draft, hand: held, tape, settle } = holding('АК');
      draft.take(swap, 'А', held, tape);
      name(draft, 'Щ');
      settle('АК', '', [swap]);
      expect(draft.hasWord).toBe(true);
      settle(hand, '', [...swaps]);
      expect(draft.hasWord).toBe(false);
    }
  });

  test('end the question for an Underwood that is gone, and a prize that was discarded', () => {
    const { draft, add, settle } = holding('К?①');
    draft.togglePrize(1);
    add('hand:?:0');
    settle('К?①');
    expect([draft.naming?.sign, draft.word.prize]).toEqual(['?', 1]);
    settle('К');
    expect([draft.naming, draft.word.prize]).toEqual([null, null]);
  });
});

describe('a reload', () => {
  const place = draftPlace('r1', 0);

  function again(draft: Draft): Draft {
    keepDraft(place, draft.kept);
    const fresh = new Draft();
    fresh.takeUp(keptDraft(place, NO_TURN));
    return fresh;
  }

  test('goes on with the turn as it was, and builds on it', () => {
    const { draft, type, find, hand, tape } = holding('КОТЬ?②', 'АБВ');
    type('КОЩ');
    draft.addSecondWord();
    type('Б');
    draft.togglePrize(2);
    draft.tapeCard = find('hand:Т:0');
    draft.step = 'tape';
    const fresh = again(draft);
    expect(fresh.action).toEqual(draft.action);
    expect([fresh.active, fresh.step, [...fresh.used]]).toEqual([1, 'tape', [...draft.used]]);
    expect(fresh.type('Ь', hand, tape, false)).toBe(true);
    expect(written(fresh)).toEqual(['КО*Щ', 'БЬ']);
    const ids = fresh.words.flatMap(({ pieces }) => pieces.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('finds nothing when nothing was begun, when it was cleared, or when it is on its way', () => {
    const { draft, type } = holding('КОТ');
    const isKept = () => {
      keepDraft(place, draft.kept);
      return page.session.keys.length > 0;
    };
    draft.step = 'tape';
    expect(isKept()).toBe(false);
    type('КОТ');
    expect(isKept()).toBe(true);
    draft.sentTo = 'w1';
    expect(isKept()).toBe(false);
    draft.sentTo = null;
    expect(isKept()).toBe(true);
    draft.clear();
    expect(isKept()).toBe(false);
    type('К');
    expect(NO_TURN.words[0]?.pieces).toEqual([]); // the shared blank draft is unchanged
  });
});

describe('the keyboard', () => {
  const deck = { prizes: [{ does: { does: 'plus' } }, { does: { does: 'multiply-or-reduce' } }] } as Deck;

  function keyboard(hand: string, tape = '', swaps: PossibleSwap[] = []) {
    const table = holding(hand, tape);
    const ways = { say: vi.fn(), chooseTape: vi.fn(), goOn: vi.fn() };
    const typing = new Typing(() => ({ ...table, deck, swaps, mayAddWord: true }), ways);
    const press = (...keys: string[]) => {
      for (const key of keys) {
        const command = commandOf(event(key), table.draft.step);
        if (command) typing.run(command);
      }
    };
    return { ...table, ways, press };
  }

  function event(key: string, target = element('BODY'), more: object = {}): KeyboardEvent {
    return { key, code: '', target, ...more } as unknown as KeyboardEvent;
  }

  test('builds a turn alone', () => {
    const { draft, press, ways } = keyboard('КОТЬ①②', 'АБ');
    press('к', 'о', 'о');
    expect(ways.say.mock.calls).toEqual([['underwood.no-card']]);
    press('+', '+', 'о', '/');
    expect([written(draft), draft.word.prize, draft.trick]).toEqual([['КО(О)'], 2, 'multiply']);
    press('Backspace', 'т', '-', 'ь');
    expect(written(draft)).toEqual(['КОТ', 'Ь']);
    press('-', '4', 'ь');
    expect(ways.chooseTape.mock.calls.map(([card]) => card.id)).toEqual(['hand:Ь:0']);
    press('Enter');
    expect(ways.goOn).toHaveBeenCalledTimes(1);
    press('Escape', 'Escape');
    expect([draft.step, draft.hasWord]).toEqual(['word', false]);
  });

  test('goes through the prizes and back to none', () => {
    const { draft, press, ways } = keyboard('К①②');
    const chosen = [1, 2, 3].map(() => {
      press('+');
      return draft.word.prize;
    });
    expect(chosen).toEqual([1, 2, null]);
    expect(ways.say).not.toHaveBeenCalled();
    const poor = keyboard('К');
    poor.press('+');
    expect(poor.ways.say.mock.calls).toEqual([['underwood.hand-no-prizes']]);
  });

  test('takes an Underwood of the hand, else one of the table that can be paid', () => {
    const dear = { ...swap, place: 0, letter: 'Щ' };
    const { draft, press, ways } = keyboard('А?', '', [dear, swap]);
    press('*');
    expect(draft.naming?.id).toBe('hand:?:0');
    name(draft, 'О');
    press('*');
    expect(draft.naming?.id).toBe('table:1:0:2');
    const poor = keyboard('А');
    poor.press('*');
    expect([poor.draft.naming, poor.ways.say.mock.calls]).toEqual([null, [['underwood.no-underwood']]]);
    expect(ways.say).not.toHaveBeenCalled();
  });

  test('leaves keys to fields, dialogs and the browser', () => {
    expect(commandOf(event('к'), 'word')).toEqual({ does: 'letter', letter: 'К' });
    expect(commandOf(event('к', element('INPUT')), 'word')).toBeNull();
    expect(commandOf(event('к', element('P', ['dialog'])), 'word')).toBeNull();
    expect(commandOf(event('к', element('BODY'), { ctrlKey: true }), 'word')).toBeNull();
    expect(commandOf(event('Enter', element('BUTTON', ['button, a'])), 'word')).toBeNull();
    expect(commandOf(event('F5'), 'word')).toBeNull();
  });
});
