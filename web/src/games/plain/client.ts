/** The client of games that have no table of their own. */

import { listed } from '../../lib/listed';
import { t } from '../../lib/texts.svelte';
import type { RoomClient } from '../../net/room.svelte';
import type { GameClient, ScoreSheet } from '../kinds';
import { describerOf } from './event-describer.svelte';
import { label, loadLabels } from './labels.svelte';
import Table from './Table.svelte';

/** Names and points, once there are points. */
function sheet(room: RoomClient): ScoreSheet | null {
  const outcome = room.table?.outcome;
  if (!outcome) return null;
  return {
    columns: [t('plain.player'), t('plain.points'), t('plain.place')],
    rows: outcome.scores.map((score, seat) => [room.name(seat), score, outcome.places[seat] ?? '']),
  };
}

/** The package's own sentence about the end, if it has one, and who has won. */
function result(room: RoomClient): string {
  const outcome = room.table?.outcome;
  if (!outcome) return '';
  const why = label(room.agreement?.game ?? '', `over-${outcome.reason}`);
  return [why, whoWon(room, outcome.places.length)].filter(Boolean).join(' ');
}

function whoWon(room: RoomClient, players: number): string {
  const { winners } = room;
  if (winners.length === players && players > 1) return t('plain.drawn');
  const [only] = winners;
  if (winners.length === 1 && only !== undefined && room.isYou(only)) return t('plain.won-you');
  return t('plain.won', { names: listed(winners.map((seat) => room.name(seat))) });
}

export const client: GameClient = {
  Table: Table as GameClient['Table'],
  describe: (event, room) => describerOf(room).line(event),
  conditions: (room) => [t('plain.players', { n: room.room?.seats ?? 0 })],
  sheet,
  result,
  texts: () => ['plain'],
  openKinds: [],
  keys: () => [['Enter', t('plain.key-enter')]],
  async prepare(room, events) {
    const labels = loadLabels(room.agreement?.game ?? '').catch(() => undefined); // fields have plain names too
    await Promise.all([labels, describerOf(room).prepare(events)]);
  },
};
