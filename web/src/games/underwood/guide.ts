/** First steps in Underwood. */

import { type Guide, numbered, type Part, type Picture } from '../guides';

/** Values of letters that are worth more than one point. */
const VALUES: Record<string, number> = { К: 2, Д: 2, М: 2, Ж: 5 };

/** Letters as keys: a small letter is torn off the tape, `*` is an Underwood. */
function keys(word: string): Picture {
  const parts = [...word].map((letter): Part => {
    if (letter === '*') return { sign: '✱', look: 'uw', value: 0 };
    const sign = letter.toUpperCase();
    return { sign, value: VALUES[sign] ?? 1, look: sign === letter ? '' : 'sel' };
  });
  return { kind: 'key', parts };
}

const STEPS = numbered([keys('КОТМА*Р'), keys('КОТ'), keys('КОМН*ТА'), keys('ДНорас'), keys('Ж')]);

export const guide: Guide = () => STEPS;
// texts: underwood-guide.*
