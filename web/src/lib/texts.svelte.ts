/** Texts of the interface: catalogues by language and by part of the site, loaded when a part is opened. */

import { untrack } from 'svelte';

export const LANGUAGES = ['ru', 'uk', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];
type Forms = Partial<Record<Intl.LDMLPluralRule, string>>;
type Catalogue = Record<string, string | Forms>;
export type Places = Record<string, string | number>;

/** Texts of the site are in `texts`, those of a game in its folder; the name of a file is the name of its catalogue. */
const files = import.meta.glob<Catalogue>(
  ['../texts/*/*.{json,ts}', '../games/*/texts/*/*.json', '!../games/*/texts/*/{shelf,box}.json'],
  { import: 'default' },
);
const byName = new Map(
  Object.entries(files).map(([path, read]) => [path.replace(/^.*\/texts\/(.*)\.\w+$/, '$1'), read]),
);
const STORED_AS = 'slovoteka.language';

let language = $state<Language>(firstLanguage());
let catalogues = $state.raw<Record<string, Catalogue>>({});
const plurals = $derived(new Intl.PluralRules(language));
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

/** For what the server has said in words: it has to be asked again. Called while a component is made. */
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
  const loaded = await Promise.all(missing.map((part) => byName.get(`${chosen}/${part}`)?.()));
  const added = Object.fromEntries(missing.map((part, index) => [`${chosen}/${part}`, loaded[index] ?? {}]));
  catalogues = { ...catalogues, ...added };
}

/** `t('table.your-turn')`; places are filled by name, plural forms chosen by `n`. */
export function t(key: string, places: Places = {}): string {
  const [part = '', ...rest] = key.split('.');
  const found = catalogues[`${language}/${part}`]?.[rest.join('.')];
  if (found === undefined) return key;
  const form = typeof found === 'string' ? found : chooseForm(found, Number(places.n ?? 0));
  return form.replace(/\{(\w+)\}/g, (whole, name: string) => String(places[name] ?? whole));
}

/** Whether there is such a text: for codes that may be newer than this client. */
export function hasText(key: string): boolean {
  const [part = '', ...rest] = key.split('.');
  return catalogues[`${language}/${part}`]?.[rest.join('.')] !== undefined;
}

function chooseForm(forms: Forms, n: number): string {
  return forms[plurals.select(n)] ?? forms.other ?? '';
}
