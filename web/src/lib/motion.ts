/** How long things take to move, as the tokens say: they know whether motion is wanted. */

export function durationOf(token: '--t-fly' | '--t-take'): number {
  const value = getComputedStyle(document.documentElement).getPropertyValue(token).trim();
  return Number.parseFloat(value) * (value.endsWith('ms') ? 1 : 1_000); // a build writes 260ms as .26s
}
