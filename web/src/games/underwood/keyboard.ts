/** The meaning of keys at this table. */

import { isTyping, letterOf } from '../../lib/keys';
import type { Step } from './draft.svelte';

export type Command =
  | { does: 'letter'; letter: string }
  | { does: 'step'; step: Step }
  | { does: 'next' | 'back' | 'cancel' | 'underwood' | 'prize' | 'trick' | 'second-word' };

const SIGNS: Record<string, Command> = {
  '2': { does: 'step', step: 'prizes' },
  '3': { does: 'step', step: 'word' },
  '4': { does: 'step', step: 'tape' },
  '*': { does: 'underwood' },
  '+': { does: 'prize' },
  '/': { does: 'trick' },
  '-': { does: 'second-word' },
  Backspace: { does: 'back' },
  Escape: { does: 'cancel' },
};

export function commandOf(event: KeyboardEvent, step: Step): Command | null {
  if (isTyping(event) || event.ctrlKey || event.altKey || event.metaKey) return null;
  if (event.key === 'Enter') return leavesEnter(event.target as Element, step) ? { does: 'next' } : null;
  const letter = letterOf(event);
  return letter ? { does: 'letter', letter } : (SIGNS[event.key] ?? null);
}

/**
 * Whether Enter is free to go on. It is on cards, which are pressed with the space bar; other buttons and links need
 * Enter.
 */
function leavesEnter(target: Element, step: Step): boolean {
  const control = target.closest('button, a');
  return control === null || (control.matches('[data-card], [data-piece]') && step !== 'prizes');
}
