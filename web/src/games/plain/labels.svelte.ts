/** A game's own words for its things. They come from its package through the server, by code without the game's id. */

import { currentLanguage } from '../../lib/texts.svelte';
import { http } from '../../net/http';
import type { Labels } from '../../types/wire';

/** By language and game. */
let known = $state.raw<Record<string, Record<string, string>>>({});
const asked = new Map<string, Promise<void>>();

/** Loads the labels of a game, so that they are there before anything is shown. */
export function loadLabels(game: string): Promise<void> {
  const key = `${currentLanguage()}/${game}`;
  let loading = asked.get(key);
  if (!loading) {
    loading = http.get<Labels>(`/games/${game}/labels`).then(({ labels }) => {
      known = { ...known, [key]: labels };
    });
    loading.catch(() => asked.delete(key)); // the next reader asks again
    asked.set(key, loading);
  }
  return loading;
}

/** Null if the package has no word for it, or if it has not arrived yet. */
export function label(game: string, code: string): string | null {
  const labels = known[`${currentLanguage()}/${game}`];
  if (!labels) void loadLabels(game).catch(() => undefined);
  return labels?.[code] ?? null;
}

/** Makes a name from code readable: `longest_chain` becomes «Longest chain». */
export function plainName(name: string): string {
  const words = name.replaceAll(/[_-]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
