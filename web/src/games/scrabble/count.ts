/** The score of a word as lines that can be checked by hand. */

import { t } from '../../lib/texts.svelte';
import type { Score, TileSet, WordScore } from '../../types/scrabble';
import { letterOn, valueOn } from './grid';

export function countLines(word: WordScore, tiles: TileSet): string[] {
  const values = Array.from(word.word, (tile) => valueOn(tiles, tile) ?? 0);
  const lines = [`${values.join(' + ')} = ${word.face}`];
  let sum = word.face;
  for (const [tile, factor, adds] of word.premiums ?? []) {
    if (adds === 0) continue; // a blank is worth nothing on any square
    sum += adds;
    lines.push(t('scrabble.count-letter', { letter: letterOn(tile), factor, adds }));
  }
  const factors = word.factors ?? [];
  if (factors.length > 0) lines.push(t('scrabble.count-word', { count: `${sum} × ${factors.join(' × ')}` }));
  if (word.theme) lines.push(t('scrabble.count-theme', { adds: word.theme }));
  return lines;
}

/** One line: the main word's points, then the others'. */
export function countInShort(score: Score): string {
  const [main, ...others] = score.words;
  if (!main) return '';
  const factor = (main.factors ?? []).reduce((product, each) => product * each, 1);
  const theme = main.theme ?? 0;
  const first =
    factor > 1 ? `${((main.score ?? 0) - theme) / factor} × ${factor}` : String((main.score ?? 0) - theme);
  const added = [theme, ...others.map((word) => word.score ?? 0), score.all_tiles].filter(
    (points) => points !== 0,
  );
  const sum = [first, ...added].join(' + ');
  return sum === String(score.total) ? sum : `${sum} = ${score.total}`;
}

/** Points with their sign. */
export function signed(points: number): string {
  if (points === 0) return '0';
  return points > 0 ? `+${points}` : `−${-points}`;
}
