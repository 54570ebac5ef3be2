/** A table as a page has it, and the line to it in the hands of the test. */

import { RoomClient } from '../../src/net/room.svelte';
import type { News } from '../../src/types/wire';
import { roomView, told } from './news';

interface Listener {
  hear(news: News): void;
  since(): number;
  lines(): number;
}

export function opened() {
  let listener: Listener | undefined;
  let isWatched = true;
  const room = new RoomClient('r1', {
    watch: (_, heard) => {
      listener = heard;
      return () => {
        isWatched = false;
      };
    },
  });
  return {
    room,
    hear: (...news: News[]) => {
      for (const one of news) listener?.hear(one);
    },
    /** Where the line would go on. */
    place: () => [listener?.since(), listener?.lines()],
    isWatched: () => isWatched,
  };
}

/** Somebody sits there and is asked. */
export function seated(seats = [0]) {
  const table = opened();
  table.hear(roomView(), { t: 'seated', room: 'r1', seats }, ...seats.map((seat) => told({ seat })));
  return table;
}
