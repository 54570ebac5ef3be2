import { describe, expect, test } from 'vitest';
import { type Card, cardsOf } from '../../../src/games/forbidden/cards';
import { type ForbiddenRoom, Play } from '../../../src/games/forbidden/play.svelte';
import { WordDraft } from '../../../src/games/forbidden/word-draft.svelte';
import type { TableTerms } from '../../../src/types/wire';
import { roomView, tableNews, turnWindow } from '../../support/news';
import { page, reloadPage, settled } from '../../support/page';
import { opened } from '../../support/table';

describe('a word', () => {
  const cards = cardsOf('ЕОКТО', '');
  const spelt = (draft: WordDraft, table = cards) =>
    draft.spell(table).map(({ letter, card }) => `${letter}:${card?.id ?? ''}`);

  const tap = (draft: WordDraft, at: number) => draft.toggle(cards[at] as Card, cards);

  test('is put together of taps and keys, in one order', () => {
    const draft = new WordDraft();
    draft.type('К');
    tap(draft, 4);
    draft.type('Т');
    expect([draft.text, spelt(draft)]).toEqual(['КОТ', ['К:К1', 'О:О2', 'Т:Т1']]);
    draft.erase();
    expect(draft.text).toBe('КО');
  });

  test('gives a card back that is tapped again, also one that a key has found', () => {
    const draft = new WordDraft();
    for (const letter of 'КОТ') draft.type(letter);
    tap(draft, 1);
    expect(draft.text).toBe('КТ');
    tap(draft, 1);
    expect(draft.text).toBe('КТО');
  });

  test('never uses a card twice, and leaves a tapped one to the letter that was tapped', () => {
    const draft = new WordDraft();
    draft.type('О');
    tap(draft, 4);
    draft.type('О');
    expect(spelt(draft)).toEqual(['О:О1', 'О:О2', 'О:']);
  });

  test('shows Ё by a card with Е', () => {
    const draft = new WordDraft();
    draft.type('Ё');
    expect(spelt(draft)).toEqual(['Ё:Е1']);
    expect(draft.text).toBe('Ё');
  });

  test('is rewritten in a field: only letters, and what was tapped stays as far as it is the same', () => {
    const draft = new WordDraft();
    draft.type('К');
    tap(draft, 4);
    draft.isRefused = true;
    draft.rewrite('ко т!7z');
    expect([draft.text, draft.isRefused]).toEqual(['КОТ', false]);
    expect(spelt(draft)).toEqual(['К:К1', 'О:О2', 'Т:Т1']);
    draft.rewrite('окт');
    expect(spelt(draft)).toEqual(['О:О1', 'К:К1', 'Т:Т1']);
  });

  test('loses the letters that lie there no more when it is taken up again', () => {
    const draft = new WordDraft();
    draft.takeUp(
      [
        { letter: 'К', wish: null },
        { letter: 'О', wish: 'О2' },
        { letter: 'Щ', wish: null },
      ],
      cardsOf('КО', ''),
    );
    expect(draft.text).toBe('КО');
  });
});

describe('a draft', () => {
  const agreement = { game: 'forbidden', options: { deck: { red: '' } } } as TableTerms;

  /** A freshly loaded page with this hand and conversation. */
  function loaded(hand: string, conversation = 'КОТ', seats = [0]) {
    const table = opened();
    table.hear(roomView({ agreement }), { t: 'seated', room: 'r1', seats });
    const windows = [turnWindow(), turnWindow('w2', { kind: 'call', blocking: false })];
    for (const seat of seats)
      table.hear(
        tableNews({ seat, windows, private: { hand, warned: '' }, public: { conversation, window: '' } }),
      );
    const play = new Play(table.room as ForbiddenRoom);
    play.takeUp();
    return { ...table, play };
  }

  test('is a card and a word, and both survive a reload', () => {
    const { play } = loaded('ДОМ');
    play.tap('hand', 1);
    play.word.type('К');
    play.keep();
    reloadPage();
    const again = loaded('ДОМ').play;
    expect([again.chosenCard?.letter, again.word.text]).toEqual(['О', 'К']);
  });

  test('is dropped when the card or the letters are gone', () => {
    const { play } = loaded('ДОМ');
    play.tap('hand', 1);
    for (const letter of 'КОТ') play.word.type(letter);
    play.keep();
    reloadPage();
    const again = loaded('ДМ', 'КТ').play;
    expect([again.chosen, again.word.text]).toEqual([null, 'КТ']);
  });

  test('is laid by the second tap, once, and is not kept while it is on its way', async () => {
    const { play } = loaded('ДОМ');
    play.tap('hand', 1);
    play.keep();
    expect(page.session.keys.length).toBe(1);
    play.tap('hand', 1);
    play.tap('hand', 1);
    expect(page.asked.map(({ body }) => body?.action)).toEqual([{ type: 'lay', letter: 'О' }]);
    play.keep();
    expect(page.session.keys).toEqual([]);
    await page.request.answer();
    expect(play.chosen).toBeNull();
  });

  test('is laid in the next turn even before the last card is answered', () => {
    const { play, hear } = loaded('ДОМ');
    play.tap('hand', 1);
    play.tap('hand', 1);
    hear(
      tableNews({
        windows: [turnWindow('w3')],
        private: { hand: 'ДМЖ', warned: '' },
        public: { conversation: 'КОТ', window: '' },
      }),
    );
    play.tap('hand', 2);
    play.tap('hand', 2);
    expect(page.asked.map(({ body }) => [body?.window, body?.action])).toEqual([
      ['w1', { type: 'lay', letter: 'О' }],
      ['w3', { type: 'lay', letter: 'Ж' }],
    ]);
  });

  test('stays ready when it is refused', async () => {
    const { play } = loaded('ДОМ');
    play.tap('hand', 1);
    play.tap('hand', 1);
    await page.request.answer(409, { title: '', code: 'illegal' });
    expect(play.chosenCard?.letter).toBe('О');
  });

  test('is a word to be called: cleared when it is stored, marked when it is refused', async () => {
    const { play } = loaded('ДОМ');
    for (const letter of 'КОТ') play.word.type(letter);
    void play.say();
    expect(page.request.body).toMatchObject({ window: 'w2', action: { type: 'call', word: 'КОТ' } });
    await page.request.answer(409, { title: '', code: 'no-word' });
    expect([play.word.text, play.word.isRefused]).toEqual(['КОТ', true]);
    void play.say();
    await page.request.answer();
    expect(play.word.text).toBe('');
  });

  test('is separate for each seat of a shared device', async () => {
    const { play, room } = loaded('ДОМ', 'КОТ', [0, 1]);
    room.show(0);
    play.takeUp();
    play.tap('hand', 2);
    play.keep();
    room.show(1);
    play.takeUp();
    expect(play.chosen).toBeNull();
    room.show(0);
    play.takeUp();
    await settled();
    expect(play.chosenCard?.letter).toBe('М');
  });
});
