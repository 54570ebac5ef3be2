/** The replay of games that have no table of their own. There is no plot, because points are unknown before the end. */

import type { GameReplay } from '../replays';
import Replayed from './Replayed.svelte';

export const replay: GameReplay = { Scene: Replayed, curves: () => [] };
