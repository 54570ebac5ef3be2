/** A card flies from its old place to its place in the word. */

import { cubicOut } from 'svelte/easing';
import type { TransitionConfig } from 'svelte/transition';
import { durationOf } from '../../lib/motion';

export function flyFrom(node: Element, { card }: { card: string | undefined }): TransitionConfig {
  const lay = card && document.querySelector(`[data-card="${CSS.escape(card)}"]`)?.getBoundingClientRect();
  if (!lay || lay.width === 0) return { duration: 0 };
  const lies = node.getBoundingClientRect();
  const [x, y] = [lay.left - lies.left, lay.top - lies.top];
  const shrink = 1 - lay.width / lies.width;
  return {
    duration: durationOf('--t-fly'),
    easing: cubicOut,
    css: (_, left) =>
      `transform-origin: 0 0; transform: translate(${x * left}px, ${y * left}px) scale(${1 - shrink * left})`,
  };
}
