/** Durations of animations, from the CSS tokens, which respect the user's wish for reduced motion. */

export function durationOf(token: '--t-fly' | '--t-take'): number {
  const value = getComputedStyle(document.documentElement).getPropertyValue(token).trim();
  return Number.parseFloat(value) * (value.endsWith('ms') ? 1 : 1_000); // the build turns 260ms into .26s
}
