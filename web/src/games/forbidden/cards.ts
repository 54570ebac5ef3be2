/** Cards on the table: their identity, tilt and size. */

export interface Card {
  /** Cards with the same letter are interchangeable, so the letter and a running number identify one. */
  id: string;
  letter: string;
  isRed: boolean;
}

/** How many points fill the meter (ZS-31). The server decides whether a game is over. */
export const FULL_METER = 10;
/** Height of a card divided by its width. */
const PORTRAIT = 1.34;
/** The gap between two cards, in card widths. It leaves room for tilts and for marks at the edges. */
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

/**
 * Tilt in degrees. Cards do not lie in line, because their order does not matter (ZS-20). A card always gets the same
 * tilt.
 */
export function tiltOf(card: Card): number {
  const sum = [...card.id].reduce((total, sign) => total + (sign.codePointAt(0) ?? 0), 0);
  return TILTS[sum % TILTS.length] ?? 0;
}

/**
 * The greatest card width, as a CSS length, at which `count` cards with gaps fit their container. It is CSS so that the
 * browser fits cards with every layout: a script would run later, and cards would overlap the buttons when a phone is
 * turned.
 */
export function fittingWidth(count: number): string {
  const byRows = new Map<number, string>(); // for each number of rows, keeps the fewest columns
  for (let columns = 1; columns <= Math.max(1, count); columns += 1) {
    const rows = Math.ceil(count / columns);
    const across = columns + GAP * (columns - 1);
    const down = PORTRAIT * rows + GAP * (rows - 1);
    if (!byRows.has(rows)) byRows.set(rows, `min(100cqw / ${across}, 100cqh / ${down})`);
  }
  return `max(${[...byRows.values()].join(', ')})`;
}
