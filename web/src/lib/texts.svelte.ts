/** Texts of the interface: Fluent catalogues by language and by part of the site, loaded when a part is opened. */

import { FluentBundle, FluentNumber, FluentResource } from '@fluent/bundle';
import { untrack } from 'svelte';
import type { Texts } from '../types/texts';

export const LANGUAGES = ['ru', 'uk', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];
export type Places = Record<string, string | number | boolean> & { n?: number };

/** Texts of the site are in `texts`, those of a game in its folder; the name of a file is the name of its catalogue. */
const files = {
  ...import.meta.glob<string>('../texts/*/*.ts', { import: 'default' }),
  ...import.meta.glob<string>(
    ['../texts/*/*.ftl', '../games/*/texts/*/*.ftl', '!../games/*/texts/*/{shelf,box}.ftl'],
    { import: 'default', query: '?raw' },
  ),
};
const byName = new Map(
  Object.entries(files).map(([path, read]) => [path.replace(/^.*\/texts\/(.*)\.\w+$/, '$1'), read]),
);
/** What the terminal says too lies with the server's texts: the names of the files say with which part they are loaded. */
const sharedFiles = import.meta.glob<string>(
  [
    '../../../src/slovoteka/messages/*/shared*.ftl',
    '../../../src/slovoteka/games/*/messages/*/{events,shared*}.ftl',
  ],
  { import: 'default', query: '?raw' },
);
/** Numbers of four digits stay whole, as Russian type has it: 5000, but 50 000. */
const AS_NUMBER = { useGrouping: 'min2' } as const;
const STORED_AS = 'slovoteka.language';

let language = $state<Language>(firstLanguage());
let catalogues = $state.raw<Record<string, FluentBundle>>({});
const wanted = new Set<string>();

function firstLanguage(): Language {
  const asked = [localStorage.getItem(STORED_AS), ...navigator.languages.map((tag) => tag.slice(0, 2))];
  return (asked.find((tag) => LANGUAGES.includes(tag as Language)) as Language | undefined) ?? 'ru';
}

export function currentLanguage(): Language {
  return language;
}

/** Makes sure that the texts of these parts are there before they are shown. */
export async function loadTexts(...parts: string[]): Promise<void> {
  for (const part of parts) wanted.add(part);
  await load(language);
}

export async function setLanguage(chosen: Language): Promise<void> {
  await load(chosen);
  localStorage.setItem(STORED_AS, chosen);
  language = chosen;
  document.documentElement.lang = chosen;
}

/** For sentences that the server made: it has to be asked again. Called while a component is made. */
export function onLanguageChange(does: () => void): void {
  let spoken = language;
  $effect(() => {
    if (language === spoken) return;
    spoken = language;
    untrack(does);
  });
}

async function load(chosen: Language): Promise<void> {
  // Whoever asks for texts must not be asked again because some have come.
  const missing = untrack(() => [...wanted].filter((part) => !catalogues[`${chosen}/${part}`]));
  if (missing.length === 0) return;
  const [loaded, shared] = await Promise.all([
    Promise.all(missing.map((part) => byName.get(`${chosen}/${part}`)?.())),
    Promise.all(missing.flatMap((part) => sharedOf(part, chosen)).map((read) => read())),
  ]);
  const added = missing.map((part, at) => [`${chosen}/${part}`, bundleOf(chosen, [loaded[at] ?? ''])]);
  const common = untrack(() => catalogues[`${chosen}/`]);
  catalogues = {
    ...catalogues,
    ...Object.fromEntries(added),
    [`${chosen}/`]: bundleOf(chosen, shared, common),
  };
}

/**
 * `shared.ftl` comes with `common`, `shared-review.ftl` with `review`. Of a game, `events.ftl` and `shared.ftl` come with
 * its table, `shared-puzzles.ftl` with its puzzles.
 */
function sharedOf(part: string, language: Language): (() => Promise<string>)[] {
  const [game, about] = part.split('-');
  const house = part === 'common' ? 'shared' : `shared-${part}`;
  const own = about ? [`shared-${about}`] : ['events', 'shared'];
  return [
    `messages/${language}/${house}`,
    ...own.map((name) => `games/${game}/messages/${language}/${name}`),
  ].flatMap((path) => sharedFiles[`../../../src/slovoteka/${path}.ftl`] ?? []);
}

// Marks of isolation are for mixed directions of script, which these three languages do not have.
function bundleOf(
  language: Language,
  sources: string[],
  bundle = new FluentBundle(language, { useIsolating: false }),
): FluentBundle {
  for (const source of sources) bundle.addResource(new FluentResource(source));
  return bundle;
}

/** `t('table.your-turn')`: the sentence with its places filled in by name; a number also chooses the form of words. */
export function t<Key extends keyof Texts>(
  key: Key,
  ...places: Record<never, never> extends Texts[Key] ? [places?: Texts[Key]] : [places: Texts[Key]]
): string {
  return textOf(key, places[0] as Places);
}

/** The same for a key that is put together at run time. A comment beside the call names all of them, after `texts:`. */
export function textOf(key: string, places: Places = {}): string {
  const [bundle, id] = find(key);
  const pattern = bundle?.getMessage(id)?.value;
  if (!bundle || !pattern) return key;
  return bundle.formatPattern(pattern, filled(places), []); // what is missing stays as `{$name}` instead of an error
}

function filled(places: Places): Record<string, string | FluentNumber> {
  return Object.fromEntries(Object.entries(places).map(([name, value]) => [name, place(value)]));
}

/** As the server has it: a truth is chosen by `[yes]` and `[no]`. */
function place(value: string | number | boolean): string | FluentNumber {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return typeof value === 'number' ? new FluentNumber(value, AS_NUMBER) : value;
}

/** Whether there is such a text: for codes that may be newer than this client. */
export function hasText(key: string): boolean {
  const [bundle, id] = find(key);
  return bundle?.hasMessage(id) ?? false;
}

/** A key without a dot is a code of the server: those are in one catalogue. */
function find(key: string): [FluentBundle | undefined, string] {
  const dot = key.indexOf('.');
  return [catalogues[`${language}/${key.slice(0, Math.max(dot, 0))}`], key.slice(dot + 1)];
}

/** Why a word counts or not, as the server words it too. */
export function whyText(verdict: {
  why: string;
  word: string;
  lemma?: string | null;
  note?: string | null;
}): string {
  const { why, word, lemma, note } = verdict;
  // The dictionary that knows jargon is Russian, and so is the ordinary word in its note.
  if (why === 'jargon' && note && language === 'ru') return textOf('why-jargon-for', { plain: note });
  const key = `why-${why}`;
  // texts: why-*
  return textOf(hasText(key) ? key : 'why-unknown', { lemma: (lemma ?? word).toLocaleUpperCase('ru') });
}
