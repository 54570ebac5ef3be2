/** A game that has no table of its own here, for the frame of a table. */

import { listed } from '../../lib/listed';
import { t } from '../../lib/texts.svelte';
import type { RoomClient } from '../../net/room.svelte';
import type { GameClient, ScoreSheet } from '../kinds';
import { label, loadLabels } from './labels.svelte';
import Table from './Table.svelte';
import { tellerOf } from './teller.svelte';

/** Names and points, once they are known. */
function sheet(room: RoomClient): ScoreSheet | null {
  const outcome = room.table?.outcome;
  if (!outcome) return null;
  return {
    columns: [t('plain.player'), t('plain.points'), t('plain.place')],
    rows: outcome.scores.map((score, seat) => [room.name(seat), score, outcome.places[seat] ?? '']),
  };
}

/** What the package says of the end, if it says anything, and who has won. */
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
  describe: (event, room) => tellerOf(room).line(event),
  conditions: (room) => [t('plain.players', { n: room.room?.seats ?? 0 })],
  sheet,
  result,
  texts: () => ['plain'],
  openKinds: [],
  keys: () => [['Enter', t('plain.key-enter')]],
  async prepare(room, events) {
    const labels = loadLabels(room.agreement?.game ?? '').catch(() => undefined); // names of fields do without
    await Promise.all([labels, tellerOf(room).prepare(events)]);
  },
};
