/** Options of a table that nobody has chosen, and the sentence about wrong words that follows from them. */

import { expect, it } from 'vitest';
import { usualWhenRated, wrongWordText } from '../../src/net/games';
import type { GameView, OptionView } from '../../src/types/wire';

const option = (name: string, value: unknown) => ({ name, default: value }) as OptionView;
const game = {
  options: [option('seats', 2), option('words', 'auto'), option('four_tries', false)],
  usual_when_rated: [
    { options: { words: 'challenge' }, only_with: { seats: [2] } },
    { options: { four_tries: true }, only_with: { words: ['auto'] } },
  ],
  wrong_word: [
    { text: 'challenged', only_with: { words: ['challenge'] } },
    { text: 'counted', only_with: { four_tries: [true] } },
    { text: 'refused' },
  ],
} as unknown as GameView;

it.each([
  ['two play by challenge', {}, {}, { words: 'challenge' }, 'challenged'],
  ['three have their words counted', { seats: 3 }, {}, { four_tries: true }, 'counted'],
  ['as do two who chose so', { words: 'auto' }, {}, { words: 'challenge', four_tries: true }, 'counted'],
  ['unless they switched it off', { seats: 3, four_tries: false }, {}, { four_tries: true }, 'refused'],
  ['a variant keeps its own', {}, { words: 'vote' }, { words: 'vote' }, 'refused'],
])('%s', (_, chosen, variant, usual, said) => {
  expect(usualWhenRated(game, chosen, variant)).toEqual(usual);
  expect(wrongWordText(game, chosen, usualWhenRated(game, chosen, variant))).toBe(said);
});

it('says nothing for a game without such sentences', () => {
  expect(wrongWordText({ ...game, wrong_word: [] }, {}, {})).toBe('');
});
