/** A finished match as the server sends it: each input brings only changes. This module rebuilds the whole tables. */

import type { Message, Replay, ReplayInput, TableView } from '../types/wire';

/** The whole table after an input. */
export interface Frame {
  number: number;
  at_ms: number;
  table: TableView;
  /** Private views by seat. */
  hands: Record<number, unknown>;
}

/** One frame for each input that changes what can be seen. */
export function framesOf({ inputs, outcome }: Replay): Frame[] {
  const frames: Frame[] = [];
  const last = inputs.findLast(({ table }) => table)?.number;
  let seen: Record<string, unknown> = {};
  let hands: Record<number, unknown> = {};
  for (const { number, at_ms, table } of inputs) {
    if (!table) continue;
    seen = { ...seen, ...table.public };
    hands = { ...hands, ...table.private };
    frames.push({
      number,
      at_ms,
      hands,
      table: {
        number,
        now_ms: table.now_ms,
        paused: true, // no clock runs in a replay
        players: table.players ?? [],
        windows: table.windows ?? [],
        public: seen,
        outcome: number === last ? outcome : null,
      },
    });
  }
  return frames;
}

/** The message of an input to a seat; for null, its message to everybody. */
export function messageTo(seat: number | null, { number, at_ms, facts, host }: ReplayInput): Message {
  const heard = (facts ?? []).filter(
    ({ audience }) => audience === null || (seat !== null && audience.includes(seat)),
  );
  return { number, at_ms, events: heard.map(({ event }) => event), host: host ?? null };
}
