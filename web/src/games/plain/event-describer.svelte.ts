/** Sentences about events. The server makes them from nothing but the events that this page has seen. */

import { currentLanguage } from '../../lib/texts.svelte';
import { http } from '../../net/http';
import type { RoomClient } from '../../net/room.svelte';
import type { EventLines } from '../../types/wire';

interface Wanted {
  key: string;
  event: unknown;
  me: number | null;
}

/** The most events that the server takes in one request. */
const MOST_EVENTS = 100;
const MOST_NAMES = 100;
const MOST_CHARACTERS = 12_000;

class EventDescriber {
  #room: RoomClient;
  #lines = $state.raw<ReadonlyMap<string, string | null>>(new Map());
  #waiting: Wanted[] = [];
  #asked = new Set<string>();
  #asking: Promise<unknown> = Promise.resolve();

  constructor(room: RoomClient) {
    this.#room = room;
  }

  /** Null until the sentence has arrived. */
  line(event: unknown): string | null {
    const me = this.#me;
    const key = JSON.stringify([currentLanguage(), me, event]);
    if (!this.#asked.has(key)) {
      this.#asked.add(key);
      this.#waiting.push({ key, event, me });
      // Events that are asked for in the same tick go into one request.
      if (this.#waiting.length === 1) this.#asking = Promise.resolve().then(() => this.#ask());
    }
    return this.#lines.get(key) ?? null;
  }

  /** Returns when all of these events have their sentences. */
  async prepare(events: unknown[]): Promise<void> {
    for (const event of events) this.line(event);
    await this.#asking;
  }

  /** The seat that sentences call «you». On a shared device, the seat that looks. */
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
        portions(wanted.filter((one) => one.me === me)).map((part) => this.#fetch(me, part)),
      ),
    );
  }

  async #fetch(me: number | null, wanted: Wanted[]): Promise<void> {
    const room = this.#room;
    const count = Math.min(room.room?.seats ?? 0, MOST_NAMES);
    const body = {
      events: wanted.map(({ event }) => event),
      names: Array.from({ length: count }, (_, seat) => room.name(seat)),
      me,
    };
    try {
      const { lines } = await http.post<EventLines>(`/games/${room.agreement?.game}/events/words`, body);
      const known = new Map(this.#lines);
      for (const [at, { key }] of wanted.entries()) known.set(key, lines[at] ?? null);
      this.#lines = known;
    } catch {
      for (const { key } of wanted) this.#asked.delete(key); // the next reader asks again
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

const describers = new WeakMap<RoomClient, EventDescriber>();

export function describerOf(room: RoomClient): EventDescriber {
  let describer = describers.get(room);
  if (!describer) {
    describer = new EventDescriber(room);
    describers.set(room, describer);
  }
  return describer;
}
