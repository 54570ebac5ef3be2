/** Keys of the table. Letters always type letters, so commands use digits and signs. */

import { isTyping, letterOf } from '../../lib/keys';
import type { TileSet } from '../../types/scrabble';
import type { Draft } from './draft.svelte';

export interface Commands {
  send(): void;
  exchange(): void;
  /** A letter was typed that the rack does not hold. */
  missing(letter: string): void;
  /** The cursor has moved. */
  moved(): void;
}

const ARROWS: Record<string, [number, number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};
const RACK_KEYS = /^(?:Digit|Numpad)([1-7])$/;

/** Returns whether the key was for the table. */
export function pressKey(event: KeyboardEvent, draft: Draft, tiles: TileSet, commands: Commands): boolean {
  if (isTyping(event) || event.ctrlKey || event.altKey || event.metaKey) return false;
  return (
    move(event, draft, commands) ||
    command(event, draft, tiles, commands) ||
    letter(event, draft, tiles.language, commands)
  );
}

/**
 * Some keys, such as arrows, are used by focused buttons. They move the cursor only if the board or nothing has the
 * focus.
 */
function isFree(event: KeyboardEvent): boolean {
  const target = event.target as HTMLElement;
  return target === document.body || target.closest('[role="grid"]') !== null;
}

function move(event: KeyboardEvent, draft: Draft, commands: Commands): boolean {
  const step = ARROWS[event.key];
  if (!step || !isFree(event)) return false;
  draft.move(...step);
  commands.moved();
  return true;
}

function command(event: KeyboardEvent, draft: Draft, tiles: TileSet, commands: Commands): boolean {
  const place = event.shiftKey ? null : RACK_KEYS.exec(event.code);
  const own = place ? draft.tiles[Number(place[1]) - 1] : undefined;
  if (place) {
    if (own?.square === null) draft.tap(own.id);
    commands.moved();
    return true;
  }
  const digit = event.shiftKey ? '' : event.key;
  if (digit === '8') commands.exchange();
  else if (digit === '9') draft.sort(tiles);
  else if (digit === '0') draft.shuffle();
  else if (event.key === 'Backspace') draft.backspace();
  else if (event.key === 'Escape') cancel(draft);
  else if (event.key === 'Enter' && isFree(event)) commands.send();
  else if (event.key === ' ' && isFree(event)) draft.turn();
  else return false;
  if (event.key === 'Backspace') commands.moved();
  return true;
}

function cancel(draft: Draft): void {
  if (draft.selected !== null) draft.selected = null;
  else draft.recall();
}

function letter(event: KeyboardEvent, draft: Draft, language: 'ru' | 'uk', commands: Commands): boolean {
  const typed = letterOf(event, language);
  if (typed === null) return false;
  if (draft.type(typed, event.shiftKey)) commands.moved();
  else commands.missing(typed);
  return true;
}
