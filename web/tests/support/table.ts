/** A table as a page has it. The test controls its connection. */

import { RoomClient } from '../../src/net/room.svelte';
import type { News } from '../../src/types/wire';
import { roomView, tableNews } from './news';

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
    /** Where the connection would resume. */
    place: () => [listener?.since(), listener?.lines()],
    isWatched: () => isWatched,
  };
}

/** Somebody sits at the table and is asked. */
export function seated(seats = [0]) {
  const table = opened();
  table.hear(roomView(), { t: 'seated', room: 'r1', seats }, ...seats.map((seat) => tableNews({ seat })));
  return table;
}
