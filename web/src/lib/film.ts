/** A finished match as the server tells it: each input brings only what has changed. Here whole tables are made of it. */

import type { Message, Replay, ReplayInput, TableView } from '../types/wire';

/** The table after an input, whole again. */
export interface Frame {
  number: number;
  at_ms: number;
  table: TableView;
  /** What each seat knew alone, by seat. */
  hands: Record<number, unknown>;
}

/** One for each input after which there is something to look at. */
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
        paused: true, // nobody's time runs while one looks
        players: table.players ?? [],
        windows: table.windows ?? [],
        public: seen,
        outcome: number === last ? outcome : null,
      },
    });
  }
  return frames;
}

/** What an input told a seat; null: what it told everybody. */
export function messageTo(seat: number | null, { number, at_ms, facts, host }: ReplayInput): Message {
  const heard = (facts ?? []).filter(
    ({ audience }) => audience === null || (seat !== null && audience.includes(seat)),
  );
  return { number, at_ms, events: heard.map(({ event }) => event), host: host ?? null };
}
