/** Duplicate for the frame of the table. */

import { clockText } from '../../../lib/clock.svelte';
import { listed } from '../../../lib/listed';
import { t, textOf } from '../../../lib/texts.svelte';
import type { Event, Round } from '../../../types/scrabble';
import type { ScoreSheet } from '../../kinds';
import { isBlankFace, readWord } from '../grid';
import type { Mode } from '../modes';
import { optionsOf } from '../racks';
import { type DuplicateRoom, pastRounds } from './rounds';

// texts: duplicate.reason-*

function describe(event: Event, room: DuplicateRoom): string | null {
  switch (event.type) {
    case 'dup-rack':
      return t('duplicate.event-rack', { round: event.round, rack: faces(event.rack) });
    case 'dup-put-back':
      return t(event.stuck ? 'duplicate.event-stuck' : 'duplicate.event-unfair', { rack: faces(event.rack) });
    case 'dup-round':
      return t('duplicate.event-round', placedText(event.round));
    case 'dup-sheet': {
      const { play, points = 0, rejected } = event.sheet;
      if (rejected) return t('duplicate.event-rejected', { word: rejected });
      return t('duplicate.event-sheet', { word: readWord(play.word), n: points });
    }
    case 'dup-left':
      return t('scrabble.event-left', room.actor(event.seat));
    case 'dup-over':
      return t('scrabble.event-finished', { reason: t(`duplicate.reason-${event.reason}`) });
    default:
      return null;
  }
}

function placedText({ number, placed, score, found_by }: Round) {
  return { round: number, at: placed.at, word: readWord(placed.word), points: score.total, n: found_by };
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
  const reason = textOf(`duplicate.reason-${outcome.reason}`);
  const own = room.isShared ? undefined : room.seats[0];
  const best = room.winners;
  const n = outcome.scores[best[0] ?? 0] ?? 0;
  if (own !== undefined && outcome.places.length > 1)
    return t('duplicate.result-own', {
      reason,
      place: outcome.places[own] ?? 0,
      all: outcome.places.length,
      n: outcome.scores[own] ?? 0,
    });
  if (outcome.places.length === 1) return t('scrabble.result-alone', { reason, n });
  if (best.length > 1)
    return t('scrabble.result-even', { reason, names: listed(best.map((seat) => room.name(seat))), n });
  return t('scrabble.result', { reason, name: room.name(best[0] ?? 0), n });
}

function keys(): [string, string][] {
  return [
    ['Enter', t('duplicate.key-hand-in')],
    ['8', t('duplicate.key-remember')],
    ['Alt+1…9', t('duplicate.key-earlier')],
  ];
}

export const mode: Mode = { describe, conditions, sheet, result, keys };
