/** The server's preview of a turn in the making, and what the main button does next. */

import { t } from '../../lib/texts.svelte';
import type { Check, TurnPreview, WordCount } from '../../types/underwood';
import type { RuleLink } from '../../types/wire';
import type { Draft } from './draft.svelte';

/** A check as the server sends it: with a sentence and a link to the rule. */
export type ShownCheck = Omit<Check, 'rule'> & { rule: RuleLink | null; text: string };
export type ShownPreview = Omit<TurnPreview, 'checks'> & { checks: ShownCheck[] };

export interface Next {
  label: string;
  /** Null if the next step is not possible yet; then `why` says the reason. */
  does: 'send' | 'choose-tape' | null;
  why: string;
}

const NO_TAPE_CARD = 'tape-card-missing';

/** The checks to show now. Before its step, the missing card for the tape is not reported. */
export function checksNow(draft: Draft, preview: ShownPreview | null): ShownCheck[] {
  if (draft.step === 'tape') return preview?.checks ?? [];
  return draft.hasWord ? (preview?.checks.filter((check) => !check.code.endsWith(NO_TAPE_CARD)) ?? []) : [];
}

/** Without a preview the turn may be sent; the server refuses it if it is not allowed. */
export function nextOf(draft: Draft, preview: ShownPreview | null): Next {
  const unmet = preview?.checks.filter((check) => !check.met) ?? [];
  const lacksOnlyTape = preview
    ? unmet.every((check) => check.code.endsWith(NO_TAPE_CARD))
    : draft.tapeCard === null;
  const points = preview?.points ?? 0;
  const label = draft.hasWord
    ? preview
      ? t('underwood.lay-for', { n: points })
      : t('underwood.lay')
    : t('underwood.no-word');
  if (unmet.length === 0 && (preview !== null || draft.tapeCard)) {
    return { label: draft.tapeCard ? t('underwood.finish') : label, does: 'send', why: '' };
  }
  if (!lacksOnlyTape) return { label, does: null, why: unmet[0]?.text ?? '' };
  if (draft.step === 'tape')
    return { label: t('underwood.finish'), does: null, why: t('underwood.hand-tape') };
  return { label, does: 'choose-tape', why: '' };
}

/** «(2 + 1×3 + 0) × 2 + 5 = 15». */
export function sumText(count: WordCount, points: number): string {
  const letters = count.letters.map((price, at) =>
    at === count.raised ? `${price}×${count.letter_times}` : `${price}`,
  );
  const sum = letters.join(' + ');
  const times = count.times > 1 ? `(${sum}) × ${count.times}` : sum;
  return `${times}${count.plus > 0 ? ` + ${count.plus}` : ''} = ${points}`;
}
