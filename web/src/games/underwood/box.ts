/** The box of Underwood. */

import type { Box } from '../boxes';
import Lid from './Lid.svelte';

export const boxes: Box[] = [
  {
    id: 'underwood',
    game: 'underwood',
    place: 4,
    shelf: 'У-1',
    Lid,
    seats: 2,
    helpsBeginners: true,
    words: ['ru'],
    rulebook: { place: 2, pages: { ru: 'underwood' } },
    analysis: { place: 3 },
  },
];
