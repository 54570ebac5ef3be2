/** Whose chairs these are before anybody sits on them. The rules seat people so; here it is only said. */

import type { Options } from '../../types/codenames';

const TEAMS = ['red', 'blue'];
type Seating = Pick<Options, 'form' | 'captains'>;

/** The end of a key: `room.chair-*`. */
export function roleOf(options: Seating, seat: number): string {
  const captains = options.captains?.length ? options.captains : options.form === 'coop' ? [0] : [0, 1];
  const team = captains.indexOf(seat);
  const isCaptain = team >= 0;
  const role = isCaptain ? 'captain' : 'guesser';
  if (options.form === 'coop' || (options.form === 'three' && !isCaptain)) return role;
  return `${role}-${TEAMS[isCaptain ? team : seat % TEAMS.length]}`;
}
