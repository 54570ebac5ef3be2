/** The box of Forbidden Words. */

import type { Box } from '../boxes';
import Lid from './Lid.svelte';

export const boxes: Box[] = [
  {
    id: 'forbidden',
    game: 'forbidden',
    place: 3,
    shelf: 'З-1',
    Lid,
    seats: 2,
    helpsBeginners: true,
    words: ['ru'],
    rulebook: { place: 1, pages: { ru: 'forbidden' } },
    puzzles: ['forbidden-word', 'forbidden-letter'],
  },
];
