/** What can be played, as the server tells it in the language of the interface. */

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

/** What the levels of a game's bots are called. */
export async function levelLabels(game: string): Promise<Map<string, string>> {
  return new Map((await gameView(game))?.levels.map((level) => [level.name, level.label]));
}

export type Options = Record<string, unknown>;

/** The value of an option as it stands: as chosen, by the variant, or as usual. */
export function optionValue(option: OptionView, chosen: Options, variant: Options): unknown {
  return chosen[option.name] ?? variant[option.name] ?? option.default;
}

/** Whether an option means anything with the others as they are. */
export function applies(option: OptionView, all: OptionView[], chosen: Options, variant: Options): boolean {
  return Object.entries(option.only_with ?? {}).every(([name, values]) => {
    const other = all.find((candidate) => candidate.name === name);
    return other !== undefined && (values as unknown[]).includes(optionValue(other, chosen, variant));
  });
}

/** What an option is chosen by: a deck or a board is sent whole once it is agreed, and named before. */
export function nameOf(value: unknown): unknown {
  return value !== null && typeof value === 'object' && 'id' in value ? value.id : value;
}

const SECOND_MS = 1_000;

/** An option's value for people: «2 минуты» and not 120000. */
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
