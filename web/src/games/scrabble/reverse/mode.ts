/** The reverse game for the frame of the table. */

import { clockText } from '../../../lib/clock.svelte';
import { listed } from '../../../lib/listed';
import { t } from '../../../lib/texts.svelte';
import type { Event } from '../../../types/scrabble';
import type { ScoreSheet } from '../../kinds';
import { pointsText } from '../describe';
import { readWord } from '../grid';
import type { Mode } from '../modes';
import { optionsOf } from '../racks';
import { removalsOf } from './removals';
import type { ReverseRoom } from './removing.svelte';

function describe(event: Event, room: ReverseRoom): string | null {
  switch (event.type) {
    case 'rev-removed':
      return t('scrabble-event-rev-removed', {
        ...room.actor(event.seat),
        squares: event.squares.join(', '),
        tiles: readWord(event.tiles),
        points: pointsText(event.points),
        words: event.words.join(', '),
        words_count: event.words.length,
        in_time: event.in_time,
      });
    case 'rev-left':
      return t('scrabble-event-rev-left', room.actor(event.seat));
    case 'rev-finished':
      return overText(event.reason);
    default:
      return null;
  }
}

function overText(reason: string): string {
  return t('scrabble-event-rev-finished', { reason: reason as 'cleared' | 'no-removal' | 'left' });
}

function conditions(room: ReverseRoom): string[] {
  const { turn_ms } = optionsOf(room);
  const time = turn_ms === null ? [] : [t('scrabble.time-a-move', { time: clockText(turn_ms) })];
  return [t('reverse.name'), ...time];
}

function sheet(room: ReverseRoom): ScoreSheet {
  const rows = removalsOf(room).map(({ seat, squares, tiles, words, points }, index) => [
    index + 1,
    room.name(seat),
    `${squares.join(' ')}: ${readWord(tiles)}`,
    words.join(', '),
    points,
  ]);
  const totals = room.public.points.map((points, seat) => `${room.name(seat)} ${points}`).join(', ');
  return {
    columns: [
      t('scrabble.column-turn'),
      t('reverse.column-who'),
      t('reverse.column-removed'),
      t('reverse.column-words'),
      t('reverse.column-points'),
    ],
    rows,
    totals: [t('scrabble.column-total'), '', totals, '', ''],
  };
}

function result(room: ReverseRoom): string {
  const outcome = room.table?.outcome;
  if (!outcome) return '';
  const reason = overText(outcome.reason);
  const first = room.winners;
  const winner = first[0] ?? 0;
  const points = pointsText(outcome.scores[winner] ?? 0);
  if (first.length > 1)
    return t('scrabble.result-even', { reason, names: listed(first.map((seat) => room.name(seat))), points });
  if (room.seats.includes(winner) && !room.isShared) return t('scrabble.result-mine', { reason, points });
  return t('scrabble.result', { reason, name: room.name(winner), points });
}

function keys(): [string, string][] {
  return [
    ['←↑→↓', t('scrabble.key-arrows')],
    [t('scrabble.key-space'), t('reverse.key-choose')],
    ['Backspace', t('reverse.key-back')],
    ['Enter', t('reverse.key-remove')],
    ['Esc', t('reverse.key-clear')],
  ];
}

export const mode: Mode = { describe, conditions, sheet, result, keys };
