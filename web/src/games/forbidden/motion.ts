/** A letter flies from its old place to its new one: hand, window, conversation, discard. */

import { cubicOut } from 'svelte/easing';
import { crossfade, fade } from 'svelte/transition';
import { durationOf } from '../../lib/motion';

export const [send, receive] = crossfade({
  duration: () => durationOf('--t-take'),
  easing: cubicOut,
  fallback: (node) => fade(node, { duration: durationOf('--t-fly') }),
});
