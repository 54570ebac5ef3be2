/** What has happened, in words: for the log, for ears, and for the line under the conversation. */

import { listed } from '../../lib/listed';
import { hasText, type Places, t, textOf } from '../../lib/texts.svelte';
import type { Called, CallFailed, Chose, Event, Laid, Verdict } from '../../types/forbidden';
import type { ForbiddenRoom } from './play.svelte';

/** A sentence about somebody; about you it is another one. */
function about(room: ForbiddenRoom, key: string, seat: number, places: Places = {}): string {
  return textOf(`forbidden.${key}${room.isYou(seat) ? '-you' : ''}`, { name: room.name(seat), ...places });
}

// texts: forbidden.event-*, forbidden.why-*
export function describe(event: Event, room: ForbiddenRoom): string | null {
  switch (event.type) {
    case 'began':
    case 'doubted':
    case 'left':
      return about(room, `event-${event.type}`, event.seat);
    case 'passed':
      return null; // said after every letter by nearly everybody: the table shows it, nobody wants to hear it
    case 'opened':
      return t('forbidden.event-opened', { letter: event.letter });
    case 'drew':
      return event.letter && room.isYou(event.seat)
        ? t('forbidden.event-drew-you', { letter: event.letter })
        : null;
    case 'laid':
      return laid(event, room);
    case 'called':
      return called(event, room);
    case 'call-failed':
      return callFailed(event, room);
    case 'call-put':
      return spoken(event.seat, event.word, room);
    case 'voted':
      return t(event.stands ? 'forbidden.event-voted-for' : 'forbidden.event-voted-against', {
        pro: event.pro.length,
        contra: event.contra.length,
      });
    case 'new-conversation':
      return event.discarded === ''
        ? t('forbidden.event-anew')
        : t('forbidden.event-anew-discarded', { letters: listed(event.discarded) });
    case 'chose':
      return chose(event, room);
    case 'finished':
      return textOf(`forbidden.event-finished-${event.reason}`);
  }
}

function spoken(seat: number, word: string, room: ForbiddenRoom): string {
  return t('forbidden.event-spoken', { name: room.nameOrYou(seat), word });
}

function laid(event: Laid, room: ForbiddenRoom): string {
  const { letter } = event;
  if (!event.in_time) return t('forbidden.event-laid-late', { name: room.nameOrYou(event.seat), letter });
  return about(room, event.red ? 'event-laid-red' : 'event-laid', event.seat, { letter });
}

function called(event: Called, room: ForbiddenRoom): string {
  const taken =
    event.taken === ''
      ? t('forbidden.event-takes-nothing')
      : about(room, 'event-takes', event.victim, { letters: listed(event.taken) });
  return `${spoken(event.seat, event.word, room)} ${taken}`;
}

function callFailed(event: CallFailed, room: ForbiddenRoom): string {
  const fine = event.fine > 0 ? `. ${t('forbidden.event-fined', { n: event.fine })}` : '';
  return `${spoken(event.seat, event.word, room)} ${t('forbidden.event-no-word', { why: why(event.verdict) })}${fine}`;
}

/** Without a verdict the table has voted. */
function why(verdict: Verdict | null): string {
  const key = `forbidden.why-${verdict?.why ?? 'vote'}`;
  return textOf(hasText(key) ? key : 'forbidden.why-unknown', {
    lemma: verdict?.lemma?.toLocaleUpperCase('ru') ?? '',
  });
}

function chose(event: Chose, room: ForbiddenRoom): string {
  if (event.seat === event.mover) return about(room, 'event-keeps-turn', event.seat);
  return t('forbidden.event-gives-turn', {
    name: room.nameOrYou(event.seat),
    mover: room.nameOrYou(event.mover),
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
