/** Scrabble comes in two boxes: the usual edition and the bilingual one. */

import type { Box, Hall } from '../boxes';
import { isBilingual, isUkrainian } from './editions';
import Lid from './Lid.svelte';
import LidBilingual from './LidBilingual.svelte';

// texts: boxes.scrabble-records, boxes.bilingual-translated

/** Everybody has the same tiles, so any number of people can play. */
const hall: Hall = { variant: 'duplicate', fits: (options) => options.mode === 'duplicate' };

export const boxes: Box[] = [
  {
    id: 'scrabble',
    game: 'scrabble',
    place: 1,
    shelf: 'С-1',
    Lid,
    holds: (options) => !isBilingual(options),
    seats: 2,
    helpsBeginners: true,
    hall,
    words: ['ru', 'uk'],
    rulebook: { place: 4, pages: { ru: 'scrabble' } },
    analysis: {
      place: 1,
      fits: ({ mode = 'standard' }) => mode === 'standard',
      files: ['.gcg', '.cgp'],
    },
    puzzles: ['scrabble-best', 'scrabble-out'],
  },
  {
    id: 'bilingual',
    game: 'scrabble',
    place: 2,
    shelf: 'С-2',
    Lid: LidBilingual,
    variant: 'bilingual-ru',
    holds: isBilingual,
    seats: 2,
    helpsBeginners: true,
    hall,
    wordLanguage: (options) => (isUkrainian(options) ? 'uk' : 'ru'),
    rulebook: {
      place: 5,
      // The Russian page holds both editions.
      pages: { ru: 'scrabble', uk: 'scrabble-uk' },
      without: { chapters: 'SM', box: 'scrabble' },
    },
  },
];
