/** Time on the page: one ticking value for all clocks. */

import { currentLanguage } from './texts.svelte';

let tick = $state(0);
setInterval(() => {
  if (document.visibilityState === 'visible') tick += 1;
}, 250);

/** Whatever reads it is computed again four times a second. */
export function ticking(): number {
  return tick;
}

const MOST_HOURS = 48;

/** «3:07», «1:02:45»; above two days «5 дн.». */
export function clockText(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  const two = (n: number) => String(n).padStart(2, '0');
  if (hours >= MOST_HOURS) return daysText(Math.floor(hours / 24));
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

function daysText(days: number): string {
  return new Intl.NumberFormat(currentLanguage(), { style: 'unit', unit: 'day' }).format(days);
}
