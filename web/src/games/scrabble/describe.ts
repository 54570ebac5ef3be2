/** What happened at the table of the standard game, in a line each. */

import { listed } from '../../lib/listed';
import { t, whyText } from '../../lib/texts.svelte';
import type {
  ChallengeFailed,
  Event,
  Played,
  PlayFailed,
  ScrabbleFinished,
  WordRefused,
} from '../../types/scrabble';
import { isBlankFace, readWord } from './grid';
import type { Turn } from './protocol';
import { optionsOf, rackName, type ScrabbleRoom, seatOf } from './racks';

type Kind = Event['type'];
type EventOf<K extends Kind> = Extract<Event, { type: K }>;
type Tellers = { [K in Kind]?: (event: EventOf<K>, room: ScrabbleRoom) => string };

const TELLERS: Tellers = {
  'lot-drawn': ({ seat, tile }, room) =>
    t('scrabble-event-lot-drawn', { ...room.actor(seat), tile: tileInSentence(tile) }),
  'lots-tied': ({ seats }, room) =>
    t('scrabble-event-lots-tied', { names: listed(seats.map((seat) => room.nameOrYou(seat))) }),
  began: ({ seat }, room) => t('scrabble-event-began', room.actor(seat)),
  picked: ({ seat, tiles }, room) =>
    t('scrabble-event-picked', {
      ...room.actor(seat),
      tiles: listed(Array.from(tiles, tileInSentence)),
    }),
  played,
  corrected: ({ claimed, points }) => t('scrabble-event-corrected', { claimed, points: pointsText(points) }),
  stood: ({ seat, points }, room) =>
    t('scrabble-event-stood', { ...room.actor(seat), points: pointsText(points) }),
  challenged: ({ seat }, room) =>
    t('scrabble-event-challenged', { ...room.actor(seat), vote: optionsOf(room).words === 'vote' }),
  'play-failed': playFailed,
  'challenge-failed': challengeFailed,
  voted: (event, room) => t('scrabble-event-voted', { ...room.votes(event), stands: event.stands }),
  'theme-voted': ({ seat, words, bonus }, room) =>
    t('scrabble-event-theme-voted', {
      ...room.actor(seat),
      words: words.join(', '),
      words_count: words.length,
      bonus: pointsText(bonus),
    }),
  exchanged: ({ seat, count }, room) => t('scrabble-event-exchanged', { ...room.actor(seat), count }),
  passed: ({ seat, in_time }, room) => t('scrabble-event-passed', { ...room.actor(seat), in_time }),
  'word-refused': wordRefused,
  'out-of-tries': ({ seat }, room) => t('scrabble-event-out-of-tries', room.actor(seat)),
  skipped: ({ seat }, room) => t('scrabble-event-skipped', room.actor(seat)),
  swapped: ({ seat, at, letter }, room) => t('scrabble-event-swapped', { ...room.actor(seat), at, letter }),
  'opening-lowered': ({ letters }) => t('scrabble-event-opening-lowered', { letters }),
  left: ({ seat }, room) => t('scrabble-event-left', room.actor(seat)),
  finished,
};

export function describe(event: Event, room: ScrabbleRoom): string | null {
  const tell = TELLERS[event.type] as ((event: Event, room: ScrabbleRoom) => string) | undefined;
  return tell?.(event, room) ?? null;
}

function played({ seat, at, word, score, pending }: Played, room: ScrabbleRoom): string {
  return t('scrabble-event-played', {
    ...room.actor(seat),
    at,
    word: readWord(word),
    points: pointsText(score.total),
    pending,
  });
}

function playFailed({ seat, word, verdict }: PlayFailed, room: ScrabbleRoom): string {
  const why = verdict ? whyText(verdict) : t('scrabble-by-vote');
  return t('scrabble-event-play-failed', { ...room.actor(seat), word, why });
}

export function wordRefused({ seat, word, verdict, left }: WordRefused, room: ScrabbleRoom): string {
  return t('scrabble-event-word-refused', { ...room.actor(seat), word, why: whyText(verdict), left });
}

function challengeFailed({ seat, fine, loses_turn }: ChallengeFailed, room: ScrabbleRoom): string {
  return t('scrabble-event-challenge-failed', {
    ...room.actor(seat),
    cost: loses_turn ? 'turn' : fine > 0 ? 'fine' : 'nothing',
    fine: pointsText(fine),
  });
}

function finished({ reason, final }: ScrabbleFinished, room: ScrabbleRoom): string {
  return overText(
    reason,
    final.findIndex(({ left }) => left === ''),
    room,
  );
}

/** Why it is over, with the name of whoever has nothing left if that was the end. */
export function overText(reason: string, out: number, room: ScrabbleRoom): string {
  const options = optionsOf(room);
  const rack = Math.max(0, out);
  return t('scrabble-event-finished', {
    name: rackName(room, rack),
    me: room.isYou(seatOf(options, rack)),
    reason: reason as 'out' | 'passes' | 'scoreless' | 'no-moves' | 'left',
    alone: options.seats === 1,
  });
}

/** «4 очка». */
export function pointsText(count: number): string {
  return t('scrabble-points', { count }).replace('-', '−');
}

/** Somebody takes … */
function tileInSentence(tile: string): string {
  return isBlankFace(tile) ? t('scrabble-a-blank') : tile;
}

/** A turn in a few words, without its player. */
export function turnText({ kind, at, word, points, count }: Turn): string {
  const read = readWord(word);
  switch (kind) {
    case 'play':
      return points === null ? `${at} ${read}` : `${at} ${read}, ${points}`;
    case 'failed':
      return t('scrabble.turn-failed', { word: read });
    case 'exchange':
      return t('scrabble.turn-exchange', { count });
    case 'pass':
      return t('scrabble.turn-pass');
    case 'timeout':
      return t('scrabble.turn-timeout');
    case 'tries':
      return t('scrabble.turn-tries');
    case 'skip':
      return t('scrabble.turn-skip');
  }
}
