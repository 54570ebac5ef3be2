/** What each chair is for, before anybody sits there. The rules decide who sits where; this is only for display. */

import type { Options } from '../../types/codenames';

const TEAMS = ['red', 'blue'];
/** The pages do not know the options of a game, so each of them may be missing. */
type Seating = Partial<Pick<Options, 'form' | 'captains'>>;

/** Two players are one team against the board, so they have one captain. */
export function captainsOf(seats: number): number {
  return seats > 2 ? 2 : 1;
}

/** The role of this chair: the end of a key `boxes.codenames-chair-…`. */
export function roleOf(options: Seating, seat: number): string {
  const captains = options.captains?.length ? options.captains : options.form === 'coop' ? [0] : [0, 1];
  const team = captains.indexOf(seat);
  const isCaptain = team >= 0;
  const role = isCaptain ? 'captain' : 'guesser';
  if (options.form === 'coop' || (options.form === 'three' && !isCaptain)) return role;
  return `${role}-${TEAMS[isCaptain ? team : seat % TEAMS.length]}`;
}
