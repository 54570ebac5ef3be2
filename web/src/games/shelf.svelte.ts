/** All games that can be played: the boxes of this client, then games that only the server knows. */

import { currentLanguage, type Language, textOf } from '../lib/texts.svelte';
import { allGames } from '../net/games';
import type { GameView } from '../types/wire';
import { BOXES, type Box, boxNamed } from './boxes';

/** The server's games by language; empty until the server has answered. */
let gamesByLanguage = $state.raw<Partial<Record<Language, GameView[]>>>({});

/** Asks the server for games without a folder here. Until it answers, the shelf has only the boxes of this client. */
export function fillShelf(): void {
  const language = currentLanguage();
  if (gamesByLanguage[language]) return;
  allGames().then(
    (games) => {
      gamesByLanguage = { ...gamesByLanguage, [language]: games };
    },
    () => undefined, // the boxes of this client can be played anyway
  );
}

export function isShelfFull(): boolean {
  return gamesByLanguage[currentLanguage()] !== undefined;
}

/** Boxes in display order. */
export function shelf(): Box[] {
  const others = (gamesByLanguage[currentLanguage()] ?? []).filter(
    ({ id }) => !BOXES.some((box) => box.game === id),
  );
  return [
    ...BOXES,
    ...others.map(({ id }, at) => ({ id, game: id, place: BOXES.length + at + 1, shelf: '' })),
  ];
}

/** The name of a box or a game. The first box of a game has the game's name. */
export function boxName(id: string): string {
  if (boxNamed(id)) return textOf(`shelf.${id}-name`);
  if (id !== '') fillShelf();
  const known = gamesByLanguage[currentLanguage()];
  return known?.find((game) => game.id === id)?.title ?? (known ? id : ''); // uninstalled games show their id
}
// texts: shelf.*-name
