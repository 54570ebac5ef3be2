/** The box of Codenames: the captains have the first chairs. */

import type { Box } from '../boxes';
import { captainsOf, roleOf } from './chairs';
import Lid from './Lid.svelte';

// texts: boxes.codenames-leads, boxes.codenames-follows, boxes.codenames-leaders-*, boxes.codenames-chair-*

export const boxes: Box[] = [
  {
    id: 'codenames',
    game: 'codenames',
    place: 5,
    shelf: 'К-1',
    Lid,
    chairs: { leaders: captainsOf, role: roleOf },
    rulebook: { place: 3, pages: { ru: 'codenames' } },
    analysis: { place: 2 },
    puzzles: ['codenames-clue'],
    builds: 'associations', // for its bots
  },
];
