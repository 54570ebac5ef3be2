/** What happened at the table of the standard game, in a line each. */

import { t, textOf } from '../../lib/texts.svelte';
import type { ChallengeFailed, Event, Passed, Played, ThemeVoted, Voted } from '../../types/scrabble';
import { isBlankFace, readWord } from './grid';
import type { Turn } from './protocol';
import type { ScrabbleRoom } from './racks';

type Kind = Event['type'];
type Told<K extends Kind> = Extract<Event, { type: K }>;
type Tellers = { [K in Kind]?: (event: Told<K>, room: ScrabbleRoom) => string };

const TELLERS: Tellers = {
  'lot-drawn': ({ seat, tile }, room) =>
    t('scrabble.event-lot', { name: room.nameOrYou(seat), tile: face(tile) }),
  'lots-tied': ({ seats }, room) => t('scrabble.event-tied', { names: names(seats, room) }),
  began: ({ seat }, room) => t('scrabble.event-began', { name: room.nameOrYou(seat) }),
  picked: ({ seat, tiles }, room) =>
    t('scrabble.event-picked', { name: room.nameOrYou(seat), tiles: faces(tiles) }),
  played,
  corrected: ({ claimed, points }) => t('scrabble.event-corrected', { claimed, points }),
  stood: ({ seat, points }, room) => t('scrabble.event-stood', { name: room.nameOrYou(seat), points }),
  challenged: ({ seat }, room) => t('scrabble.event-challenged', { name: room.nameOrYou(seat) }),
  'play-failed': ({ seat, word }, room) => t('scrabble.event-failed', { word, name: room.nameOrYou(seat) }),
  'challenge-failed': challengeFailed,
  voted,
  'theme-voted': themeVoted,
  exchanged: ({ seat, count }, room) =>
    t('scrabble.event-exchanged', { name: room.nameOrYou(seat), n: count }),
  passed,
  skipped: ({ seat }, room) => t('scrabble.event-skipped', { name: room.nameOrYou(seat) }),
  swapped: ({ seat, at, letter }, room) =>
    t('scrabble.event-swapped', { name: room.nameOrYou(seat), at, letter }),
  'opening-lowered': ({ letters }) => t('scrabble.event-opening', { n: letters }),
  left: ({ seat }, room) => t('scrabble.event-left', room.actor(seat)),
  finished: ({ reason }) => t('scrabble.event-finished', { reason: reasonText(reason) }),
};

export function describe(event: Event, room: ScrabbleRoom): string | null {
  const tell = TELLERS[event.type] as ((event: Event, room: ScrabbleRoom) => string) | undefined;
  return tell?.(event, room) ?? null;
}

function played({ seat, at, word, score, pending }: Played, room: ScrabbleRoom): string {
  const places = { name: room.nameOrYou(seat), at, word: readWord(word), points: score.total };
  return t(pending ? 'scrabble.event-played-pending' : 'scrabble.event-played', places);
}

function passed({ seat, in_time }: Passed, room: ScrabbleRoom): string {
  return t(in_time ? 'scrabble.event-passed' : 'scrabble.event-timeout', { name: room.nameOrYou(seat) });
}

function challengeFailed({ seat, fine, loses_turn }: ChallengeFailed, room: ScrabbleRoom): string {
  const name = room.nameOrYou(seat);
  if (loses_turn) return t('scrabble.event-words-good-turn', { name });
  return fine > 0 ? t('scrabble.event-words-good-fine', { name, fine }) : t('scrabble.event-words-good');
}

function voted({ pro, contra, stands }: Voted): string {
  const places = { pro: pro.length, contra: contra.length };
  return t(stands ? 'scrabble.event-vote-for' : 'scrabble.event-vote-against', places);
}

function themeVoted({ words, bonus }: ThemeVoted): string {
  return words.length > 0
    ? t('scrabble.event-theme', { words: words.join(', '), bonus })
    : t('scrabble.event-no-theme');
}

function names(seats: number[], room: ScrabbleRoom): string {
  return seats.map((seat) => room.nameOrYou(seat)).join(', ');
}

function face(tile: string): string {
  return isBlankFace(tile) ? t('scrabble.blank') : tile;
}

function faces(tiles: string): string {
  return Array.from(tiles, face).join(', ');
}

/** Why it is over. */
export function reasonText(reason: string): string {
  // texts: scrabble.reason-*
  return textOf(`scrabble.reason-${reason}`);
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
    case 'skip':
      return t('scrabble.turn-skip');
  }
}
