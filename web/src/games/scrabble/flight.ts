/** Tiles fly between rack and board. */

import { cubicOut } from 'svelte/easing';
import { crossfade } from 'svelte/transition';
import { durationOf } from '../../lib/motion';

export const [leave, arrive] = crossfade({ duration: () => durationOf('--t-fly'), easing: cubicOut });
