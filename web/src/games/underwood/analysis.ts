/** «Ундервуд» set up and analysed. */

import type { Position } from '../../types/underwood';
import type { GameAnalysis } from '../analyses';
import SetUp from './SetUp.svelte';

const SAMPLE = { hands: ['ВКЛООСТ?①'], tape: 'АПР' } satisfies Partial<Position>;

export const analysis: GameAnalysis = {
  Scene: SetUp,
  sample: () => SAMPLE,
  shows: (action) => (action as { type?: string } | null)?.type === 'turn',
};
// texts: underwood-analysis.best-*
