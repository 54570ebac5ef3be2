/** Bingo for the frame of the table. */

import { clockText } from '../../../lib/clock.svelte';
import { t, textOf } from '../../../lib/texts.svelte';
import type { Event } from '../../../types/scrabble';
import type { ScoreSheet } from '../../kinds';
import { isBlankFace } from '../grid';
import type { Mode } from '../modes';
import { optionsOf } from '../racks';
import type { BingoRoom } from './sheets';

// texts: bingo.reason-*

function describe(event: Event, room: BingoRoom): string | null {
  switch (event.type) {
    case 'bingo-written':
      return event.words.length > 0
        ? t('bingo.event-written', { words: event.words.join(', ') })
        : t('bingo.event-no-sheet');
    case 'bingo-called':
      return t('bingo.called', { letter: isBlankFace(event.letter) ? t('scrabble.blank') : event.letter });
    case 'bingo-crossed':
      return t('bingo.event-crossed', { letter: event.letter, n: event.left });
    case 'bingo-shouted':
      return t('bingo.event-shouted', { names: names(event.seats, room) });
    case 'bingo-left':
      return t('scrabble.event-left', room.actor(event.seat));
    case 'bingo-finished':
      return t('scrabble.event-finished', { reason: textOf(`bingo.reason-${event.reason}`) });
    default:
      return null;
  }
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
  const reason = textOf(`bingo.reason-${outcome.reason}`);
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
