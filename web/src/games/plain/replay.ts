/** A game that has no table of its own here, replayed. What its points are nobody knows before the end: no plot. */

import type { GameReplay } from '../replays';
import Replayed from './Replayed.svelte';

export const replay: GameReplay = { Scene: Replayed, curves: () => [] };
