/** What the plot draws: a value of each line at each step. */

import type { Player } from '../../lib/player.svelte';
import type { Curve } from '../../types/wire';

export interface Line {
  name: string;
  /** By step; null where nothing is known yet. */
  values: (number | null)[];
}

/** As the table itself counts. */
export function ownLines({ steps }: Player): Line[] {
  const names = (steps.at(-1)?.curves ?? []).map(({ name }) => name);
  return names.map((name, line) => ({ name, values: steps.map(({ curves }) => curves[line]?.value ?? 0) }));
}

/** Of a review. Where it has as many lines as the table, they are the same teams or players. */
export function reviewedLines(curve: Curve, player: Player): Line[] {
  const own = ownLines(player);
  return curve.seats.map((seat, line) => ({
    name: (own.length === curve.seats.length ? own[line]?.name : undefined) ?? player.room.name(seat),
    values: player.steps.map(
      ({ frame }) => curve.points.findLast(([number]) => number <= frame.number)?.[1][line] ?? null,
    ),
  }));
}
