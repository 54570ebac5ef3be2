/** The games as the server describes them in the language of the interface. */

import { currentLanguage, t } from '../lib/texts.svelte';
import type { Games, GameView, OptionView } from '../types/wire';
import { http } from './http';

const known = new Map<string, Promise<GameView[]>>();

export async function allGames(): Promise<GameView[]> {
  const language = currentLanguage();
  let asked = known.get(language);
  if (!asked) {
    asked = http.get<Games>('/games').then((answer) => answer.games);
    asked.catch(() => known.delete(language));
    known.set(language, asked);
  }
  return asked;
}

export async function gameView(id: string): Promise<GameView | null> {
  return (await allGames()).find((game) => game.id === id) ?? null;
}

/** Names of the levels of a game's bots. */
export async function levelLabels(game: string): Promise<Map<string, string>> {
  return new Map((await gameView(game))?.levels.map((level) => [level.name, level.label]));
}

export type Options = Record<string, unknown>;

/** The current value of an option: chosen, from the variant, or the default. */
export function optionValue(option: OptionView, chosen: Options, variant: Options): unknown {
  return chosen[option.name] ?? variant[option.name] ?? option.default;
}

/** Whether an option has any effect with the current values of the others. */
export function applies(option: OptionView, all: OptionView[], chosen: Options, variant: Options): boolean {
  return holds(option.only_with, all, chosen, variant);
}

/** Whether each of these options has one of these values now. */
function holds(
  onlyWith: Record<string, unknown[]> | undefined,
  all: OptionView[],
  chosen: Options,
  variant: Options,
): boolean {
  return Object.entries(onlyWith ?? {}).every(([name, values]) => {
    const other = all.find((candidate) => candidate.name === name);
    return other !== undefined && values.includes(optionValue(other, chosen, variant));
  });
}

/** The options of a variant, and what else is usual at a rated table with these choices. */
export function usualWhenRated(game: GameView, chosen: Options, variant: Options): Options {
  let usual = variant;
  for (const { options, only_with } of game.usual_when_rated)
    if (holds(only_with, game.options, chosen, usual)) usual = { ...options, ...usual };
  return usual;
}

/** What a wrong word costs at such a table, in a sentence; empty if the game says nothing about it. */
export function wrongWordText(game: GameView, chosen: Options, variant: Options): string {
  const line = game.wrong_word.find(({ only_with }) => holds(only_with, game.options, chosen, variant));
  return line?.text ?? '';
}

/**
 * What identifies the value of an option. A deck or board is a whole object once it is agreed on, but only a name
 * before.
 */
export function nameOf(value: unknown): unknown {
  return value !== null && typeof value === 'object' && 'id' in value ? value.id : value;
}

const SECOND_MS = 1_000;

/** An option's value for display: «2 минуты» instead of 120000. */
export function shownValue(option: OptionView, value: unknown): string {
  if (value === null || value === undefined) return option.open ?? '';
  if (typeof value === 'boolean') return t(value ? 'options.yes' : 'options.no');
  const name = nameOf(value);
  const choice = option.choices?.find((candidate) => candidate.value === name);
  if (choice) return choice.label;
  if (Array.isArray(value)) return value.join(', ');
  if (option.unit === 'ms') {
    const seconds = Number(value) / SECOND_MS;
    return seconds >= 60 && seconds % 60 === 0
      ? t('options.n-minutes', { n: seconds / 60 })
      : t('options.n-seconds', { n: seconds });
  }
  return String(name);
}
