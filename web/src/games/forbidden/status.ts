/** What a player is doing now, in two or three words under their name. */

import { t, textOf } from '../../lib/texts.svelte';
import { freshLetter } from './log';
import type { ForbiddenRoom } from './play.svelte';

// texts: forbidden.status-*
export function statusOf(room: ForbiddenRoom, seat: number): string {
  const does = doing(room, seat);
  const you = room.isYou(seat) ? '-you' : '';
  if (does !== null) return textOf(`forbidden.status-${does}${you}`, { letter: freshLetter(room) ?? '' });
  return room.isBot(seat) ? t('forbidden.status-bot') : '';
}

function doing(room: ForbiddenRoom, seat: number): string | null {
  const table = room.public;
  const isLast = seat === table.last_mover;
  if (table.gone.includes(seat)) return 'gone';
  switch (table.stage) {
    case 'turn':
      return seat === table.mover ? 'moves' : null;
    case 'respond':
      if (isLast) return freshLetter(room) === null ? null : 'laid';
      return table.passed.includes(seat) ? 'passed' : 'looks';
    case 'choose':
      return isLast ? 'chooses' : null;
    case 'doubt':
      return isLast ? 'weighs' : seat === table.pending?.caller ? 'speaks' : null;
    case 'vote':
      return 'votes';
    case 'break':
      return table.passed.includes(seat) ? 'ready' : 'rests';
    default:
      return null;
  }
}

/** The seat whose action the table waits for or is answering. At most one seat is marked. */
export function markedSeat(room: ForbiddenRoom): number | null {
  const { stage, mover, last_mover } = room.public;
  if (stage === 'turn' || stage === 'refill' || stage === 'lot') return mover;
  return stage === 'respond' || stage === 'choose' || stage === 'doubt' ? last_mover : null;
}
