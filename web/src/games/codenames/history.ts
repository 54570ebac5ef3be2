/** What the inputs of the match say about the clues of the last game. */

import type { Event } from '../../types/codenames';
import type { Message } from '../../types/wire';

/** For each clue, in order: the numbers of the inputs that gave it and answered it. */
export function inputsOfClues(history: Message[]): number[][] {
  let clues: number[][] = [];
  for (const input of history) {
    for (const event of (input.events ?? []) as Event[]) {
      if (event.type === 'began') clues = [];
      else if (event.type === 'clued') clues.push([input.number]);
      else if (event.type === 'touched' || event.type === 'stopped') clues.at(-1)?.push(input.number);
    }
  }
  return clues;
}
