/** The rulebook of a game without one: its rules by id, one line each, as the server has them. */

import { http } from '../net/http';
import type { Rules } from '../types/wire';
import type { Rulebook } from './rulebooks';
import { currentLanguage, t } from './texts.svelte';

const MARKUP: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

export async function loadPlainBook(game: string): Promise<Rulebook> {
  const { rules } = await http.get<Rules>(`/rules/${encodeURIComponent(game)}`);
  const blocks = rules.map(({ id, title }) => ({ rule: id, html: `<p>${plain(title)}</p>` }));
  return {
    title: game,
    language: currentLanguage(),
    lead: [],
    sections: [{ id: 'rules', title: t('common.nav-rules'), depth: 2, blocks }],
  };
}

/** The line comes from somebody else's package, so its markup is escaped. */
function plain(text: string): string {
  return text.replaceAll(/[&<>]/g, (sign) => MARKUP[sign] ?? sign);
}
