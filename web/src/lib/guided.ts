/** Which games' guides this device has shown: a guide opens by itself only once. */

import { keep, stored } from './settings.svelte';

const STORED_AS = 'slovoteka.guided';

export function wasGuided(game: string): boolean {
  return stored<string[]>(STORED_AS, []).includes(game);
}

export function setGuided(game: string): void {
  if (!wasGuided(game)) keep(STORED_AS, [...stored<string[]>(STORED_AS, []), game]);
}
