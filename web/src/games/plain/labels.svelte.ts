/** What a game calls its things, in the words of its own package: the server has them, by code without the game's id. */

import { currentLanguage } from '../../lib/texts.svelte';
import { http } from '../../net/http';
import type { Labels } from '../../types/wire';

/** By language and game. */
let known = $state.raw<Record<string, Record<string, string>>>({});
const asked = new Map<string, Promise<void>>();

/** Makes sure that they are there before anything is shown. */
export function loadLabels(game: string): Promise<void> {
  const key = `${currentLanguage()}/${game}`;
  let loading = asked.get(key);
  if (!loading) {
    loading = http.get<Labels>(`/games/${game}/labels`).then(({ labels }) => {
      known = { ...known, [key]: labels };
    });
    loading.catch(() => asked.delete(key)); // whoever looks next asks again
    asked.set(key, loading);
  }
  return loading;
}

/** Null: the package has no word for it, or it has not come yet. */
export function label(game: string, code: string): string | null {
  const labels = known[`${currentLanguage()}/${game}`];
  if (!labels) void loadLabels(game).catch(() => undefined);
  return labels?.[code] ?? null;
}

/** A name out of a program, as well as it can be shown: `longest_chain` as «Longest chain». */
export function plainName(name: string): string {
  const words = name.replaceAll(/[_-]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
