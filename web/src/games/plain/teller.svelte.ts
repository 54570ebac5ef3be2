/** Events in words. The server makes the sentences, out of nothing but the events that this page was told of. */

import { currentLanguage } from '../../lib/texts.svelte';
import { http } from '../../net/http';
import type { RoomClient } from '../../net/room.svelte';
import type { EventLines } from '../../types/wire';

interface Wanted {
  key: string;
  event: unknown;
  me: number | null;
}

/** What the server takes at once. */
const MOST_EVENTS = 100;
const MOST_NAMES = 100;
const MOST_CHARACTERS = 12_000;

class Teller {
  #room: RoomClient;
  #told = $state.raw<ReadonlyMap<string, string | null>>(new Map());
  #waiting: Wanted[] = [];
  #asked = new Set<string>();
  #asking: Promise<unknown> = Promise.resolve();

  constructor(room: RoomClient) {
    this.#room = room;
  }

  /** Null as long as the sentence has not come. */
  line(event: unknown): string | null {
    const me = this.#me;
    const key = JSON.stringify([currentLanguage(), me, event]);
    if (!this.#asked.has(key)) {
      this.#asked.add(key);
      this.#waiting.push({ key, event, me });
      // What is asked for in one go goes out in one request.
      if (this.#waiting.length === 1) this.#asking = Promise.resolve().then(() => this.#ask());
    }
    return this.#told.get(key) ?? null;
  }

  /** Returns when all of these can be told. */
  async prepare(events: unknown[]): Promise<void> {
    for (const event of events) this.line(event);
    await this.#asking;
  }

  /** Who is «you» in a sentence. Where a device is passed around, whoever looks at it. */
  get #me(): number | null {
    const { seat, seats, isShared } = this.#room;
    return seat ?? (isShared ? null : (seats[0] ?? null));
  }

  async #ask(): Promise<void> {
    const wanted = this.#waiting;
    this.#waiting = [];
    const seats = [...new Set(wanted.map(({ me }) => me))];
    await Promise.all(
      seats.flatMap((me) =>
        portions(wanted.filter((one) => one.me === me)).map((part) => this.#tell(me, part)),
      ),
    );
  }

  async #tell(me: number | null, wanted: Wanted[]): Promise<void> {
    const room = this.#room;
    const count = Math.min(room.room?.seats ?? 0, MOST_NAMES);
    const body = {
      events: wanted.map(({ event }) => event),
      names: Array.from({ length: count }, (_, seat) => room.name(seat)),
      me,
    };
    try {
      const { lines } = await http.post<EventLines>(`/games/${room.agreement?.game}/events/words`, body);
      const told = new Map(this.#told);
      for (const [at, { key }] of wanted.entries()) told.set(key, lines[at] ?? null);
      this.#told = told;
    } catch {
      for (const { key } of wanted) this.#asked.delete(key); // whoever looks next asks again
    }
  }
}

function portions(wanted: Wanted[]): Wanted[][] {
  const parts: Wanted[][] = [];
  let room = 0;
  for (const one of wanted) {
    const last = parts.at(-1);
    room -= one.key.length;
    if (last && last.length < MOST_EVENTS && room >= 0) last.push(one);
    else {
      parts.push([one]);
      room = MOST_CHARACTERS - one.key.length;
    }
  }
  return parts;
}

const tellers = new WeakMap<RoomClient, Teller>();

export function tellerOf(room: RoomClient): Teller {
  let teller = tellers.get(room);
  if (!teller) {
    teller = new Teller(room);
    tellers.set(room, teller);
  }
  return teller;
}
