/** «Кодовые имена» for the frame of the table. */

import { t } from '../../lib/texts.svelte';
import type { GameClient } from '../kinds';
import { describe, matchText, resultText, winnerText } from './describe';
import { type CodenamesRoom, OPEN_KINDS, optionsOf } from './sight';
import Table from './Table.svelte';

// texts: codenames.form-*, codenames.judge-*, codenames.timer-*
export const client: GameClient = {
  Table,
  describe,
  conditions(room) {
    const options = optionsOf(room);
    if (!options) return [];
    return [
      t(`codenames.form-${options.form}`),
      ...(options.games > 1 ? [t('codenames.games', { n: options.games })] : []),
      ...(options.judge === 'warn' ? [] : [t(`codenames.judge-${options.judge}`)]),
      ...(options.timer === 'sand' ? [] : [t(`codenames.timer-${options.timer}`)]),
    ];
  },
  sheet(room: CodenamesRoom) {
    const table = room.public;
    if (table.results.length === 0) return null;
    return {
      columns: [t('codenames.sheet-game'), t('codenames.sheet-winner'), t('codenames.sheet-how')],
      rows: table.results.map((result, at) => [at + 1, winnerText(result, table), resultText(result, table)]),
    };
  },
  result: matchText,
  openKinds: OPEN_KINDS,
  keys: () => [
    ['← ↑ → ↓', t('codenames.key-arrows')],
    [t('codenames.key-space'), t('codenames.key-point')],
    ['Enter', t('codenames.key-enter')],
    ['End', t('codenames.key-stop')],
    ['F8', t('codenames.key-object')],
    ['F9', t('codenames.key-accept')],
    ['Tab, 0–9, *', t('codenames.key-clue')],
    ['Esc', t('codenames.key-cancel')],
  ],
};
