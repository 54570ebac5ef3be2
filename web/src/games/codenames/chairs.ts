/** Whose chairs these are before anybody sits on them. The rules seat people so; here it is only said. */

import type { Options } from '../../types/codenames';

const TEAMS = ['red', 'blue'];
/** The pages know options of no game: any of them may be missing there. */
type Seating = Partial<Pick<Options, 'form' | 'captains'>>;

/** Two people are one team against the board. */
export function captainsOf(seats: number): number {
  return seats > 2 ? 2 : 1;
}

/** The end of a key: `boxes.codenames-chair-…`. */
export function roleOf(options: Seating, seat: number): string {
  const captains = options.captains?.length ? options.captains : options.form === 'coop' ? [0] : [0, 1];
  const team = captains.indexOf(seat);
  const isCaptain = team >= 0;
  const role = isCaptain ? 'captain' : 'guesser';
  if (options.form === 'coop' || (options.form === 'three' && !isCaptain)) return role;
  return `${role}-${TEAMS[isCaptain ? team : seat % TEAMS.length]}`;
}
