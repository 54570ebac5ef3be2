/** Arrow keys within a row that has one Tab stop. */

import type { Attachment } from 'svelte/attachments';

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** The neighbour of this value, wrapping around; undefined if the key is no arrow. */
export function besides<V>(key: string, values: readonly V[], value: V): V | undefined {
  const step = STEPS[key];
  return step === undefined
    ? undefined
    : values[(values.indexOf(value) + step + values.length) % values.length];
}

/** For rows of separate buttons. A choice of one among several uses `besides` instead. */
export const arrows: Attachment<HTMLElement> = (row) => {
  const buttons = () => [...row.querySelectorAll('button')];
  const stopAt = (chosen: Element | undefined) => {
    for (const button of buttons()) button.tabIndex = button === chosen ? 0 : -1;
  };
  const keepOneStop = () => {
    const all = buttons();
    const stops = all.filter((button) => button.tabIndex === 0);
    if (stops.length !== 1) stopAt(all.find((button) => button === document.activeElement) ?? all[0]);
  };
  const onkeydown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    const all = buttons();
    const at = all.indexOf(event.target as HTMLButtonElement);
    if (step === undefined || at < 0 || event.shiftKey) return;
    event.preventDefault();
    all[(at + step + all.length) % all.length]?.focus();
  };
  const onfocusin = (event: FocusEvent) => stopAt((event.target as Element).closest('button') ?? undefined);
  row.addEventListener('keydown', onkeydown);
  row.addEventListener('focusin', onfocusin);
  const watcher = new MutationObserver(keepOneStop);
  watcher.observe(row, { childList: true, subtree: true });
  keepOneStop();
  return () => {
    row.removeEventListener('keydown', onkeydown);
    row.removeEventListener('focusin', onfocusin);
    watcher.disconnect();
  };
};
