/** What the frame of a table needs from each game's client. Clients are loaded when they are needed. */

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
  /** An event as one line of the log, in the language of the interface; null if there is nothing to say. */
  describe(event: Any, room: AnyRoom): string | null;
  /** What was agreed, as short phrases for the head of the table. */
  conditions(room: AnyRoom): string[];
  sheet(room: AnyRoom): ScoreSheet | null;
  /** How the match ended, in a sentence or two. */
  result(room: AnyRoom): string;
  /** Catalogues in addition to the one named after the game. */
  texts?(room: AnyRoom): string[];
  /** Kinds of windows that need no private view. On a shared device they are answered without hiding the table. */
  openKinds: string[];
  /** Keys and their meanings at this table, for the list behind `?`. */
  keys(room: AnyRoom): [string, string][];
  /** Loads what `describe` needs from the server for these events. */
  prepare?(room: AnyRoom, events: unknown[]): Promise<void>;
}

const files = import.meta.glob<{ client: GameClient }>('./*/client.ts');

/** Games without a table of their own use the plain one. */
export async function loadClient(game: string): Promise<GameClient> {
  const load = files[`./${game}/client.ts`] ?? (() => import('./plain/client'));
  return (await load()).client;
}
