/** Scrabble set up and analysed. */

import { t } from '../../lib/texts.svelte';
import type { Desk } from '../../net/desk.svelte';
import type { Alternative } from '../../types/wire';
import type { GameAnalysis } from '../analyses';
import { EMPTY_GRID, readCgp, writeCgp } from './cgp';
import { BLANK, isBlankTile } from './grid';
import SetUp from './SetUp.svelte';
import { boardTrying, isPlay } from './tried';

/** A first move that uses all seven tiles. */
const SAMPLES: Record<string, string> = { 'bilingual-uk': 'СЛОВНИК' };
const SAMPLE = 'СЛОВАРЬ';

/** Plays the move. The rack keeps the other tiles; the user adds what is drawn. */
function done(desk: Desk, { action, remark }: Alternative): void {
  const before = readCgp(String(desk.position), Number(desk.options?.seats));
  if (!before || !isPlay(action)) return;
  const { grid, last } = boardTrying(before.grid, [], action);
  const rack = last.reduce((left, square) => {
    const tile = grid[square] ?? '';
    return left.replace(isBlankTile(tile) ? BLANK : tile, '');
  }, before.racks[0] ?? '');
  const score = (before.scores[0] ?? 0) + Number(remark?.params.points ?? 0);
  desk.change(
    writeCgp({
      grid,
      racks: [rack, ...before.racks.slice(1)],
      scores: [score, ...before.scores.slice(1)],
      scoreless: 0,
    }),
  );
}

export const analysis: GameAnalysis = {
  Scene: SetUp,
  sample({ edition, seats }) {
    const count = Number(seats ?? 2);
    const racks = [SAMPLES[String(edition)] ?? SAMPLE, ...Array<string>(count - 1).fill('')];
    return writeCgp({ grid: EMPTY_GRID, racks, scores: Array<number>(count).fill(0), scoreless: 0 });
  },
  // Missing racks would be dealt at random, and moves of a random rack are no answer.
  missing: (position) =>
    readCgp(String(position), 1)?.racks[0] === '' ? t('scrabble-analysis.no-rack') : null,
  copying: () => t('scrabble-analysis.copy-cgp'),
  shows: isPlay,
  doing: () => t('scrabble-analysis.do-play'),
  done,
};
// texts: scrabble-analysis.best-*
