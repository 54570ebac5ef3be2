/** Scrabble's client: its name, its events, and how it ended. */

import { clockText } from '../../lib/clock.svelte';
import { listed } from '../../lib/listed';
import { t } from '../../lib/texts.svelte';
import type { Options } from '../../types/scrabble';
import type { GameClient, ScoreSheet } from '../kinds';
import { signed } from './count';
import { describe, overText, pointsText, turnText } from './describe';
import { modeOf } from './modes';
import { roundsOf, type Turn, turnsOf } from './protocol';
import { hasTwoRacks, optionsOf, rackName, type ScrabbleRoom } from './racks';
import Table from './Table.svelte';

// texts: scrabble.edition-*, scrabble.words-*

function conditions(room: ScrabbleRoom): string[] {
  const options = optionsOf(room);
  const agreed = [t(`scrabble.edition-${options.edition}`), t(`scrabble.words-${options.words}`)];
  if (options.theme) agreed.push(t('scrabble.theme', { theme: options.theme }));
  const time = timeText(options, room.agreement?.days ?? null);
  return time ? [...agreed, time] : agreed;
}

function timeText(options: Options, days: number | null): string {
  if (days !== null) return t('scrabble.days-a-move', { n: days });
  if (options.clock === 'game') return t('scrabble.time-a-game', { time: clockText(options.game_ms) });
  return options.turn_ms === null ? '' : t('scrabble.time-a-move', { time: clockText(options.turn_ms) });
}

function sheet(room: ScrabbleRoom): ScoreSheet {
  const table = room.public;
  const racks = table.scores.map((_, rack) => rack);
  const rounds = roundsOf(turnsOf(room.history, optionsOf(room)), racks.length);
  const cells = (turn: Turn | null) => (turn ? [turnText(turn), turn.total] : ['', '']);
  const rows = rounds.map((round, number) => [number + 1, ...round.flatMap(cells)]);
  const endings = table.final.flatMap((_, rack) => [finalText(room, rack), table.scores[rack] ?? 0]);
  return {
    columns: [
      t('scrabble.column-turn'),
      ...racks.flatMap((rack) => [rackName(room, rack), t('scrabble.column-total')]),
    ],
    rows: endings.length > 0 ? [...rows, [t('scrabble.column-end'), ...endings]] : rows,
    totals: [t('scrabble.column-total'), ...racks.flatMap((rack) => ['', table.scores[rack] ?? 0])],
  };
}

/** How the end changed a score: `−5 +12`. */
function finalText(room: ScrabbleRoom, rack: number): string {
  const final = room.public.final[rack];
  if (!final) return '';
  const parts = [final.lost, final.gained].filter((points) => points !== 0).map(signed);
  if (final.overtime !== 0) parts.push(t('scrabble.final-overtime', { points: signed(final.overtime) }));
  return parts.join(' ') || '0';
}

function result(room: ScrabbleRoom): string {
  const outcome = room.table?.outcome;
  if (!outcome) return '';
  const out = room.public.final.findIndex(({ left }) => left === '');
  const reason = overText(outcome.reason, out, room);
  const first = room.winners;
  const points = pointsText(outcome.scores[first[0] ?? 0] ?? 0);
  if (outcome.scores.length === 1) return t('scrabble.result-alone', { reason, points });
  if (first.length > 1)
    return t('scrabble.result-even', {
      reason,
      names: listed(first.map((seat) => rackName(room, seat))),
      points,
    });
  const winner = first[0] ?? 0;
  const isMine = room.seats.includes(winner) && !room.isShared && !hasTwoRacks(optionsOf(room));
  return isMine
    ? t('scrabble.result-mine', { reason, points })
    : t('scrabble.result', { reason, name: room.name(winner), points });
}

function keys(): [string, string][] {
  return [
    ['←↑→↓', t('scrabble.key-arrows')],
    [t('scrabble.key-letter'), t('scrabble.key-lay')],
    [`Shift+${t('scrabble.key-letter')}`, t('scrabble.key-blank')],
    [t('scrabble.key-space'), t('scrabble.key-turn')],
    ['Backspace', t('scrabble.key-back')],
    ['Enter', t('scrabble.key-play')],
    ['1…7', t('scrabble.key-tile')],
    ['8', t('scrabble.key-exchange')],
    ['9', t('scrabble.key-sort')],
    ['0', t('scrabble.key-shuffle')],
    ['F8', t('scrabble.key-challenge')],
    ['F9', t('scrabble.key-accept')],
  ];
}

export const client: GameClient = {
  Table,
  describe: (event, room) => describe(event, room) ?? modeOf(room)?.describe(event, room) ?? null,
  conditions: (room) => (modeOf(room)?.conditions ?? conditions)(room),
  sheet: (room) => (modeOf(room)?.sheet ?? sheet)(room),
  result: (room) => (modeOf(room)?.result ?? result)(room),
  texts: (room) => (modeOf(room) ? [optionsOf(room).mode] : []),
  openKinds: ['respond', 'challenge', 'vote', 'theme', 'mark'],
  keys: (room) => (modeOf(room)?.keys ?? keys)(room),
};
