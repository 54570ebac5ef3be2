/** Cards as they lie on the table: which is which, how they are turned, how large they may be. */

export interface Card {
  /** Cards with the same letter are the same to everybody, so a letter and its count name one. */
  id: string;
  letter: string;
  isRed: boolean;
}

/** How many points fill the meter (ZS-31). Whether a game is over, the server says. */
export const FULL_METER = 10;
/** As high as wide, times this. */
const PORTRAIT = 1.34;
/** Between two cards, by their width: room for tilts, and for what is marked at an edge. */
export const GAP = 0.3;
const TILTS = [-3, 2, -4, 3, -2, 4, -1, 1];

export function cardsOf(letters: string, red: string): Card[] {
  const seen: Record<string, number> = {};
  return [...letters].map((letter) => {
    const count = (seen[letter] ?? 0) + 1;
    seen[letter] = count;
    return { id: `${letter}${count}`, letter, isRed: red.includes(letter) };
  });
}

/** Degrees: the order of letters does not matter (ZS-20), so nothing lies in line; the same card always lies the same. */
export function tiltOf(card: Card): number {
  const sum = [...card.id].reduce((total, sign) => total + (sign.codePointAt(0) ?? 0), 0);
  return TILTS[sum % TILTS.length] ?? 0;
}

/**
 * The widest card with which so many find room in their container, gaps included: a length of CSS. The browser fits it
 * anew with every layout, where a script would leave the cards of a turned phone over its buttons for a moment.
 */
export function fittingWidth(count: number): string {
  const byRows = new Map<number, string>(); // of those with as many rows, the one with the fewest columns comes first
  for (let columns = 1; columns <= Math.max(1, count); columns += 1) {
    const rows = Math.ceil(count / columns);
    const across = columns + GAP * (columns - 1);
    const down = PORTRAIT * rows + GAP * (rows - 1);
    if (!byRows.has(rows)) byRows.set(rows, `min(100cqw / ${across}, 100cqh / ${down})`);
  }
  return `max(${[...byRows.values()].join(', ')})`;
}
