/**
 * Dragging a tile by mouse or finger. It uses plain pointer events: drag-and-drop libraries are made for reordering
 * lists, not for 225 squares with at most one tile each.
 */

import { play } from '../../lib/sound';
import type { Draft } from './draft.svelte';

const SLACK_PX = 6;
/** A finger hides what is under it, so the tile floats above the finger and drops where it is seen. */
const ABOVE_FINGER_PX = 46;

export class Drag {
  /** The dragged tile; null if none. */
  id = $state<number | null>(null);
  x = $state(0);
  y = $state(0);
  /** The free square below it. */
  square = $state<number | null>(null);
  /** The place of the rack below it. */
  place = $state<number | null>(null);
  /** A drag has just ended. The click that the browser sends after it is ignored. */
  hasMoved = false;

  start(event: PointerEvent, draft: Draft, id: number): void {
    if (event.button !== 0 || this.id !== null) return;
    this.hasMoved = false;
    const lift = event.pointerType === 'mouse' ? 0 : ABOVE_FINGER_PX;
    const isFar = (now: PointerEvent) =>
      Math.hypot(now.clientX - event.clientX, now.clientY - event.clientY) > SLACK_PX;
    const end = new AbortController();
    const { signal } = end;
    const move = (now: PointerEvent) => {
      if (now.pointerId !== event.pointerId || (this.id === null && !isFar(now))) return;
      this.id = id;
      this.hasMoved = true;
      this.#over(now.clientX, now.clientY - lift, draft);
    };
    const stop = (isDropped: boolean) => {
      end.abort();
      if (this.id !== null && isDropped) this.#drop(draft, id);
      this.id = null;
      this.square = null;
      this.place = null;
    };
    window.addEventListener('pointermove', move, { signal });
    window.addEventListener('pointerup', (now) => now.pointerId === event.pointerId && stop(true), {
      signal,
    });
    window.addEventListener('pointercancel', (now) => now.pointerId === event.pointerId && stop(false), {
      signal,
    });
    window.addEventListener('keydown', (key) => key.key === 'Escape' && stop(false), { signal });
  }

  #over(x: number, y: number, draft: Draft): void {
    this.x = x;
    this.y = y;
    const under = document.elementsFromPoint(x, y);
    const square = attribute(under, 'square');
    this.square = square !== null && !draft.isTaken(square) ? square : null;
    this.place = attribute(under, 'place');
  }

  #drop(draft: Draft, id: number): void {
    if (this.square !== null) draft.lay(id, this.square);
    else if (this.place !== null) draft.arrange(id, this.place);
    else return;
    play('tile');
  }
}

function attribute(under: Element[], name: 'square' | 'place'): number | null {
  const found = under
    .map((element) => (element as HTMLElement).dataset[name])
    .find((value) => value !== undefined);
  return found === undefined ? null : Number(found);
}
