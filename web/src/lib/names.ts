/** Names of players. One that nobody has typed comes in every language, and is read in that of the page. */

import { currentLanguage } from './texts.svelte';

export interface Named {
  name: string;
  name_in?: Record<string, string>;
}

export function nameOf({ name, name_in }: Named): string {
  return name_in?.[currentLanguage()] ?? name;
}
