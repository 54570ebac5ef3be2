import { currentLanguage } from './texts.svelte';

/** «Ж», «Ж и Л», «Ж, Л и О». */
export function listed(items: Iterable<string>): string {
  return new Intl.ListFormat(currentLanguage(), { type: 'conjunction' }).format(items);
}
