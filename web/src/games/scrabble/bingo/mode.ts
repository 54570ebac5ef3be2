/** Bingo for the frame of the table. */

import { clockText } from '../../../lib/clock.svelte';
import { t } from '../../../lib/texts.svelte';
import type { Event } from '../../../types/scrabble';
import type { ScoreSheet } from '../../kinds';
import { isBlankFace } from '../grid';
import type { Mode } from '../modes';
import { optionsOf } from '../racks';
import type { BingoRoom } from './sheets';

function describe(event: Event, room: BingoRoom): string | null {
  switch (event.type) {
    case 'bingo-written':
      return t('scrabble-event-bingo-written', {
        ...room.actor(event.seat),
        words: event.words.join(', '),
        words_count: event.words.length,
      });
    case 'bingo-called':
      return t('scrabble-event-bingo-called', {
        letter: event.letter,
        blank: isBlankFace(event.letter),
        bag_left: event.bag_left,
      });
    case 'bingo-crossed':
      return t('scrabble-event-bingo-crossed', {
        ...room.actor(event.seat),
        letter: event.letter,
        left: event.left,
      });
    case 'bingo-shouted':
      return t('scrabble-event-bingo-shouted', {
        names: names(event.seats, room),
        names_count: event.seats.length,
      });
    case 'bingo-left':
      return t('scrabble-event-bingo-left', room.actor(event.seat));
    case 'bingo-finished':
      return overText(
        event.reason,
        event.crossed.map((count, seat) => `${room.name(seat)} ${count}`),
      );
    default:
      return null;
  }
}

/** How it ended, and how many letters each has crossed out. */
function overText(reason: string, crossed: string[] = []): string {
  return t('scrabble-event-bingo-finished', {
    reason: reason as 'bingo' | 'bag' | 'no-sheets' | 'left',
    crossed: crossed.join(', '),
    crossed_count: crossed.length,
  });
}

function names(seats: number[], room: BingoRoom): string {
  return seats.map((seat) => room.nameOrYou(seat)).join(', ');
}

function conditions(room: BingoRoom): string[] {
  const { seats, mark_ms } = optionsOf(room);
  return [
    t('bingo.name'),
    t('bingo.players', { n: seats }),
    t('bingo.time-a-letter', { time: clockText(mark_ms) }),
  ];
}

function sheet(room: BingoRoom): ScoreSheet | null {
  if (!room.isOver) return null;
  return {
    columns: [t('bingo.column-name'), t('bingo.column-words'), t('bingo.column-crossed')],
    rows: room.public.sheets.map((own, seat) => [
      room.name(seat),
      own?.words.join(', ') ?? '',
      own?.crossed.length ?? 0,
    ]),
  };
}

function result(room: BingoRoom): string {
  const outcome = room.table?.outcome;
  if (!outcome) return '';
  const reason = overText(outcome.reason);
  const { winners } = room.public;
  if (winners.length === 0) return reason;
  const isMine = !room.isShared && winners.length === 1 && room.seats.includes(winners[0] ?? -1);
  if (isMine) return t('bingo.result-mine', { reason });
  return t('bingo.result', { reason, names: names(winners, room) });
}

function keys(): [string, string][] {
  return [
    [t('scrabble.key-letter'), t('bingo.key-cross')],
    ['F8', t('bingo.key-bingo')],
    ['F9', t('bingo.key-skip')],
  ];
}

export const mode: Mode = { describe, conditions, sheet, result, keys };
