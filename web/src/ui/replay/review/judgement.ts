/** Assigns the decisions of a review to the steps of a replay. */

import type { Step } from '../../../lib/player.svelte';
import { currentLanguage } from '../../../lib/texts.svelte';
import type { Judged } from '../../../types/wire';

export type Mark = NonNullable<Judged['mark']>;
export type Unit = Judged['unit'];

/** From best to worst. */
export const MARKS = ['best', 'good', 'inaccuracy', 'mistake', 'blunder'] as const satisfies readonly Mark[];
/** The annotation signs of chess. */
export const SIGNS: Record<Mark, string> = {
  best: '✓',
  good: '≈',
  inaccuracy: '?!',
  mistake: '?',
  blunder: '??',
};
const SLIPS: readonly (Mark | null | undefined)[] = ['inaccuracy', 'mistake', 'blunder'];

/** For each step, the decisions since the previous one, the most expensive first. */
export function judgedBySteps(judged: readonly Judged[], steps: readonly Step[]): Judged[][] {
  const found: Judged[][] = steps.map(() => []);
  for (const one of judged) {
    const at = steps.findIndex(({ frame }) => frame.number >= one.number);
    found[at]?.push(one);
  }
  return found.map((made) => made.sort((a, b) => (b.cost ?? 0) - (a.cost ?? 0) || rank(b) - rank(a)));
}

/** Decisions without a real choice come last. */
function rank({ mark }: Judged): number {
  return mark ? MARKS.indexOf(mark) : -1;
}

/** The cost as `−11,0`. Empty for the best move, whose cost can only be a rounding error. */
export function costOf({ mark, cost, unit }: Judged): string {
  return cost && mark !== 'best' ? `−${figure(cost, unit)}` : '';
}

export function isSlip({ mark }: Judged): boolean {
  return SLIPS.includes(mark);
}

/** The nearest step with a slip, before (-1) or after (1) this one. */
export function slipBeside(judged: readonly Judged[][], at: number, way: -1 | 1): number | undefined {
  for (let place = at + way; place >= 0 && place < judged.length; place += way)
    if (judged[place]?.some(isSlip)) return place;
  return undefined;
}

/** `21,3` or `56,2 %`. */
export function figure(value: number, unit: Unit, digits = 1): string {
  const style = unit === 'chance' ? 'percent' : 'decimal';
  const least = unit === 'chance' ? 0 : digits;
  const format = { style, minimumFractionDigits: least, maximumFractionDigits: digits } as const;
  return new Intl.NumberFormat(currentLanguage(), format).format(value).replace('-', '−');
}
