/** All that can be played: the boxes with a folder here, then games that only the server knows. */

import { currentLanguage, type Language, textOf } from '../lib/texts.svelte';
import { allGames } from '../net/games';
import type { GameView } from '../types/wire';
import { BOXES, type Box, boxNamed } from './boxes';

/** What the server calls its games, by language; none: it has not been asked, or not answered yet. */
let told = $state.raw<Partial<Record<Language, GameView[]>>>({});

/** Asks the server for games without a folder here. Until it answers, the shelf has the others. */
export function fillShelf(): void {
  const language = currentLanguage();
  if (told[language]) return;
  allGames().then(
    (games) => {
      told = { ...told, [language]: games };
    },
    () => undefined, // what is here can be played as before
  );
}

export function isShelfFull(): boolean {
  return told[currentLanguage()] !== undefined;
}

/** Boxes in their order. */
export function shelf(): Box[] {
  const others = (told[currentLanguage()] ?? []).filter(({ id }) => !BOXES.some((box) => box.game === id));
  return [
    ...BOXES,
    ...others.map(({ id }, at) => ({ id, game: id, place: BOXES.length + at + 1, shelf: '' })),
  ];
}

/** What a box is called, or a game: the first box of a game has its name. */
export function boxName(id: string): string {
  if (boxNamed(id)) return textOf(`shelf.${id}-name`);
  if (id !== '') fillShelf();
  const known = told[currentLanguage()];
  return known?.find((game) => game.id === id)?.title ?? (known ? id : ''); // its id, if it is not installed any more
}
// texts: shelf.*-name
