/** «Запретные слова» for the frame of a table. */

import { listed } from '../../lib/listed';
import { t, textOf } from '../../lib/texts.svelte';
import type { RoomClient } from '../../net/room.svelte';
import type { Event, Options } from '../../types/forbidden';
import type { GameClient, ScoreSheet } from '../kinds';
import { describe } from './log';
import type { ForbiddenRoom } from './play.svelte';
import Table from './Table.svelte';

const own = (room: RoomClient) => room as ForbiddenRoom;

function conditions(room: RoomClient): string[] {
  const options = room.agreement?.options as Options;
  const game = own(room).public?.game;
  return [
    t('forbidden.players', { n: options.seats }),
    ...(options.games > 1 && game ? [t('forbidden.game-of', { game, games: options.games })] : []),
    t(options.check === 'vote' ? 'forbidden.by-vote' : 'forbidden.by-dictionary'),
    ...(options.false_call === 'point' ? [t('forbidden.fined')] : []),
    ...(options.warn ? [t('forbidden.warns')] : []),
  ];
}

/** One row for each game, one column for each seat. The running game is included with its points so far. */
function sheet(room: RoomClient): ScoreSheet | null {
  const table = own(room).public;
  if (!table) return null;
  const isRunning = table.stage !== 'break' && table.stage !== 'over';
  const games = isRunning ? [...table.sheet, table.points] : table.sheet;
  const seats = table.points.map((_, seat) => seat);
  return {
    columns: [t('forbidden.sheet-game'), ...seats.map((seat) => room.name(seat))],
    rows: games.map((points, game) => [game + 1, ...points]),
    totals: [
      t('forbidden.sheet-total'),
      ...seats.map((seat) => sum(games.map((points) => points[seat] ?? 0))),
    ],
  };
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

// texts: forbidden.over-*
function result(room: RoomClient): string {
  const outcome = room.table?.outcome;
  if (!outcome) return '';
  const { winners } = room;
  const isMine = !room.isShared && winners.some((seat) => room.seats.includes(seat));
  const who = isMine
    ? t(winners.length > 1 ? 'forbidden-you-won-together' : 'forbidden-you-won-alone')
    : t('forbidden-won', { names: listed(winners.map((seat) => room.name(seat))), count: winners.length });
  return `${textOf(`forbidden.over-${outcome.reason}`)} ${who}`;
}

export const client: GameClient = {
  Table: Table as GameClient['Table'],
  describe: (event, room) => describe(event as Event, own(room)),
  conditions,
  sheet,
  result,
  openKinds: ['respond', 'call', 'doubt', 'vote', 'ready'],
  keys: () => [
    ['1 2 3', t('forbidden.key-hand')],
    ['4 … 9', t('forbidden.key-window')],
    ['Enter', t('forbidden.key-enter')],
    ['А … Я', t('forbidden.key-letters')],
    ['F9', t('forbidden.key-pass')],
    ['F8', t('forbidden.key-doubt')],
    ['← →', t('forbidden.key-choose')],
    ['Esc', t('forbidden.key-escape')],
  ],
};
