/** Duplicate for the frame of the table. */

import { clockText } from '../../../lib/clock.svelte';
import { listed } from '../../../lib/listed';
import { t, whyText } from '../../../lib/texts.svelte';
import type { Event, Round, SheetJudged } from '../../../types/scrabble';
import type { ScoreSheet } from '../../kinds';
import { pointsText } from '../describe';
import { isBlankFace, readWord } from '../grid';
import type { Mode } from '../modes';
import { optionsOf } from '../racks';
import { type DuplicateRoom, pastRounds } from './rounds';

function describe(event: Event, room: DuplicateRoom): string | null {
  switch (event.type) {
    case 'dup-rack':
      return t('scrabble-event-dup-rack', { round: event.round, rack: faces(event.rack) });
    case 'dup-put-back':
      return t('scrabble-event-dup-put-back', { rack: faces(event.rack), stuck: event.stuck });
    case 'dup-round':
      return roundText(event.round);
    case 'dup-sheet':
      return sheetText(event, room);
    case 'dup-left':
      return t('scrabble-event-dup-left', room.actor(event.seat));
    case 'dup-over':
      return overText(event.reason);
    default:
      return null;
  }
}

function overText(reason: string): string {
  return t('scrabble-event-dup-over', {
    reason: reason as 'played-out' | 'no-letters' | 'no-moves' | 'left',
  });
}

function roundText({ number, placed, score, found_by, best, best_points }: Round): string {
  const sentence = t('scrabble-event-dup-round', {
    round: number,
    at: placed.at,
    word: readWord(placed.word),
    points: pointsText(score.total),
    found_by,
  });
  if (best_points <= score.total) return sentence;
  const move = `${best.at} ${readWord(best.word)}`;
  return `${sentence} ${t('scrabble-dup-best', { move, points: pointsText(best_points) })}`;
}

function sheetText({ seat, sheet }: SheetJudged, room: DuplicateRoom): string {
  const { play, rejected = '', verdict } = sheet;
  const points = pointsText(sheet.points ?? 0);
  const sentence = t('scrabble-event-dup-sheet', {
    ...room.actor(seat),
    at: play.at,
    word: readWord(play.word),
    points,
    rejected,
    rejected_count: rejected.length,
    why: verdict ? whyText(verdict) : '',
    why_count: verdict ? 1 : 0,
  });
  const { claimed } = play;
  if (rejected || claimed == null || claimed === sheet.points) return sentence;
  return `${sentence} ${t('scrabble-event-corrected', { claimed, points })}`;
}

function faces(rack: string): string {
  return Array.from(rack, (face) => (isBlankFace(face) ? t('scrabble.blank') : face)).join(' ');
}

function conditions(room: DuplicateRoom): string[] {
  const options = optionsOf(room);
  return [
    ...(room.public ? [t('duplicate.round', { number: room.public.round })] : []),
    t('duplicate.time-a-word', { time: clockText(options.sheet_ms) }),
    t(options.placed === 'engine' ? 'duplicate.placed-engine' : 'duplicate.placed-sheets'),
  ];
}

function sheet(room: DuplicateRoom): ScoreSheet {
  const own = room.private;
  const rows = pastRounds(room).map(({ round, own: written }) => {
    const placed = [round.number, `${round.placed.at} ${readWord(round.placed.word)}`, round.score.total];
    if (own === null) return placed;
    return [
      ...placed,
      written ? `${written.play.at} ${readWord(written.play.word)}` : '',
      written?.points ?? 0,
    ];
  });
  const columns = [
    t('duplicate.column-round'),
    t('duplicate.column-placed'),
    t('duplicate.column-points'),
    ...(own ? [t('duplicate.column-own'), t('duplicate.column-points')] : []),
  ];
  return own
    ? { columns, rows, totals: [t('scrabble.column-total'), '', '', '', own.score] }
    : { columns, rows };
}

function result(room: DuplicateRoom): string {
  const outcome = room.table?.outcome;
  if (!outcome) return '';
  const reason = overText(outcome.reason);
  const own = room.isShared ? undefined : room.seats[0];
  const best = room.winners;
  const points = pointsText(outcome.scores[best[0] ?? 0] ?? 0);
  if (own !== undefined && outcome.places.length > 1)
    return t('duplicate.result-own', {
      reason,
      place: outcome.places[own] ?? 0,
      all: outcome.places.length,
      points: pointsText(outcome.scores[own] ?? 0),
    });
  if (outcome.places.length === 1) return t('scrabble.result-alone', { reason, points });
  if (best.length > 1)
    return t('scrabble.result-even', { reason, names: listed(best.map((seat) => room.name(seat))), points });
  return t('scrabble.result', { reason, name: room.name(best[0] ?? 0), points });
}

function keys(): [string, string][] {
  return [
    ['Enter', t('duplicate.key-hand-in')],
    ['8', t('duplicate.key-remember')],
    ['Alt+1…9', t('duplicate.key-earlier')],
  ];
}

export const mode: Mode = { describe, conditions, sheet, result, keys };
