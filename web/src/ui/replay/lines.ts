/** What the plot draws: one value for each line and step. */

import type { Player } from '../../lib/player.svelte';
import type { Curve } from '../../types/wire';

export interface Line {
  name: string;
  /** By step; null if not known yet. */
  values: (number | null)[];
}

/** The table's own points. */
export function ownLines({ steps }: Player): Line[] {
  const names = (steps.at(-1)?.curves ?? []).map(({ name }) => name);
  return names.map((name, line) => ({ name, values: steps.map(({ curves }) => curves[line]?.value ?? 0) }));
}

/** The curve of a review. If it has as many lines as the table's own plot, they are the same players or teams. */
export function reviewedLines(curve: Curve, player: Player): Line[] {
  const own = ownLines(player);
  return curve.seats.map((seat, line) => ({
    name: (own.length === curve.seats.length ? own[line]?.name : undefined) ?? player.room.name(seat),
    values: player.steps.map(
      ({ frame }) => curve.points.findLast(([number]) => number <= frame.number)?.[1][line] ?? null,
    ),
  }));
}
