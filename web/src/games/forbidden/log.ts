/** What has happened, in words: for the log, for ears, and for the line under the conversation. */

import { listed } from '../../lib/listed';
import { t, whyText } from '../../lib/texts.svelte';
import type { Called, CallFailed, Chose, Event } from '../../types/forbidden';
import type { ForbiddenRoom } from './play.svelte';

export function describe(event: Event, room: ForbiddenRoom): string | null {
  switch (event.type) {
    case 'began':
      return t('forbidden-event-began', room.actor(event.seat));
    case 'passed':
      return null; // nearly everybody does this after every letter: the table shows it, nobody wants to hear it
    case 'opened':
      return t('forbidden-event-opened', { letter: event.letter });
    case 'drew':
      return event.letter && room.isYou(event.seat)
        ? t('forbidden-event-drew', { ...room.actor(event.seat), letter: event.letter, letter_count: 1 })
        : null;
    case 'laid':
      return t('forbidden-event-laid', {
        ...room.actor(event.seat),
        letter: event.letter,
        red: event.red,
        in_time: event.in_time !== false,
      });
    case 'called':
      return called(event, room);
    case 'call-failed':
      return t('forbidden-event-call-failed', {
        ...room.actor(event.seat),
        word: event.word,
        why: event.verdict ? whyText(event.verdict) : t('forbidden-by-vote'),
        fine: event.fine,
      });
    case 'call-put':
      return t('forbidden-event-call-put', { ...room.actor(event.seat), word: event.word });
    case 'doubted':
      return t('forbidden-event-doubted', room.actor(event.seat));
    case 'voted':
      return t('forbidden-event-voted', { ...room.votes(event), stands: event.stands });
    case 'new-conversation':
      return t('forbidden-event-new-conversation', {
        discarded: listed(event.discarded),
        discarded_count: event.discarded.length,
      });
    case 'chose':
      return chose(event, room);
    case 'left':
      return t('forbidden-event-left', room.actor(event.seat));
    case 'finished':
      return t('forbidden-event-finished', {
        reason: event.reason as 'penalty' | 'deck' | 'left',
        points: event.points.map((points, seat) => `${room.name(seat)} ${points}`).join(', '),
      });
  }
}

function called(event: Called, room: ForbiddenRoom): string {
  return t('forbidden-event-called', {
    ...room.actor(event.seat),
    word: event.word,
    victim: room.name(event.victim),
    victim_me: room.isYou(event.victim),
    taken: listed(event.taken),
    taken_count: event.taken.length,
    returned: listed(event.returned),
    returned_count: event.returned.length,
  });
}

function chose(event: Chose, room: ForbiddenRoom): string {
  return t('forbidden-event-chose', {
    ...room.actor(event.seat),
    mover: room.name(event.mover),
    mover_me: room.isYou(event.mover),
    mover_same: event.seat === event.mover,
  });
}

/** The last word that was called, until two letters have been laid after it. */
export function lastCall(room: ForbiddenRoom): Called | CallFailed | null {
  let letters = 0;
  for (let at = room.history.length - 1; at >= 0; at -= 1) {
    for (const event of ((room.history[at]?.events ?? []) as Event[]).toReversed()) {
      if (event.type === 'called' || event.type === 'call-failed') return event;
      if (event.type === 'finished' && room.public.stage !== 'over' && room.public.stage !== 'break')
        return null;
      if (event.type === 'laid' && ++letters > 1) return null;
    }
  }
  return null;
}

/** The card that was laid last, if nothing has been taken since. */
export function freshLetter(room: ForbiddenRoom): string | null {
  for (let at = room.history.length - 1; at >= 0; at -= 1) {
    for (const event of ((room.history[at]?.events ?? []) as Event[]).toReversed()) {
      if (event.type === 'laid') return event.letter;
      if (event.type === 'called' || event.type === 'new-conversation') return null;
    }
  }
  return null;
}
