/** The rules of a game without a book: each by its number with one line, as the server has them. */

import { http } from '../net/http';
import type { Rules } from '../types/wire';
import type { Rulebook } from './rulebooks';

const MARKUP: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

export async function loadPlainBook(game: string): Promise<Rulebook> {
  const { rules } = await http.get<Rules>(`/rules/${encodeURIComponent(game)}`);
  const blocks = rules.map(({ id, title }) => ({ rule: id, html: `<p>${plain(title)}</p>` }));
  return {
    title: game,
    language: 'ru',
    lead: [],
    sections: [{ id: 'rules', title: 'Правила', depth: 2, blocks }],
  };
}

/** The line comes from somebody else's package: it is text, and no markup. */
function plain(text: string): string {
  return text.replaceAll(/[&<>]/g, (sign) => MARKUP[sign] ?? sign);
}
