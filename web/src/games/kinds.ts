/** What the frame of a table asks of each game's client. The games themselves are loaded when they are needed. */

import type { Component } from 'svelte';
import type { RoomClient } from '../net/room.svelte';

/** A score sheet to look at, print or save: a head, rows, and a line of totals. */
export interface ScoreSheet {
  columns: string[];
  rows: (string | number)[][];
  totals?: (string | number)[];
}

// biome-ignore lint/suspicious/noExplicitAny: the frame knows no game's own types; each client names its own
type Any = any;
type AnyRoom = RoomClient<Any, Any>;

export interface GameClient {
  Table: Component<{ room: AnyRoom }>;
  /** One line of the log in the language of the interface; null: nothing to say. */
  describe(event: Any, room: AnyRoom): string | null;
  /** What was agreed, for the head of the table: a few words each. */
  conditions(room: AnyRoom): string[];
  sheet(room: AnyRoom): ScoreSheet | null;
  /** How it ended, in a sentence or two. */
  result(room: AnyRoom): string;
  /** Catalogues beyond the one of its name. */
  texts?(room: AnyRoom): string[];
  /** Kinds of windows that need no hand: on a shared device they are answered without hiding the table. */
  openKinds: string[];
  /** Keys of this table, for the list behind `?`: key and text. */
  keys(room: AnyRoom): [string, string][];
  /** Where something must come from the server before these events can be told: returns when it has. */
  prepare?(room: AnyRoom, events: unknown[]): Promise<void>;
}

const files = import.meta.glob<{ client: GameClient }>('./*/client.ts');

/** A game that has no table of its own here is played at a plain one. */
export async function loadClient(game: string): Promise<GameClient> {
  const load = files[`./${game}/client.ts`] ?? (() => import('./plain/client'));
  return (await load()).client;
}
