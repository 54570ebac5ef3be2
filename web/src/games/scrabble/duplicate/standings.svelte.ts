/**
 * The ranking. A small table gets all totals after each round; in a hall only the top and the player's neighbours are
 * requested.
 */

import { untrack } from 'svelte';
import { http } from '../../../net/http';
import type { Rank, Ranking } from '../../../types/wire';
import type { DuplicateRoom } from './rounds';

const TOP = 6;
const NEIGHBOURS = 4;
/** The size of one answer. Up to this many players all totals are known and can be drawn. */
const PAGE = 500;
/** Thousands of pages hear of a new round at once, so their requests are spread over this time. */
const SPREAD_MS = 1_500;
const BARS = 28;

export interface Row {
  seat: number;
  name: string;
  score: number;
  place: number;
}
/** Places between two rows that are not shown. */
export interface Gap {
  from: number;
  to: number;
}

export class Standings {
  rows = $state.raw<(Row | Gap)[]>([]);
  total = $state(0);
  /** All totals, unless there are too many. */
  sums = $state.raw<number[]>([]);
  #ask: () => DuplicateRoom;

  constructor(room: () => DuplicateRoom) {
    this.#ask = room;
    $effect(() => this.#follow());
  }

  #follow(): (() => void) | undefined {
    const room = this.#ask();
    const { leaders, last, gone } = room.public;
    const seats = room.room?.taken ?? leaders.length;
    if (seats <= leaders.length) {
      this.rows = leaders.map(({ seat, score, place }) => ({ seat, score, place, name: room.name(seat) }));
      this.total = seats;
      this.sums = leaders.map(({ score }) => score);
      return;
    }
    void [last?.number, gone, room.seat]; // a change of any of these changes the ranking
    const wait = untrack(() => (this.total === 0 ? 0 : Math.random() * SPREAD_MS));
    const timer = setTimeout(() => void this.#load(room, seats <= PAGE), wait);
    return () => clearTimeout(timer);
  }

  async #load(room: DuplicateRoom, isWhole: boolean): Promise<void> {
    const top = await this.#page(room, 0, isWhole ? PAGE : TOP);
    if (!top) return;
    const own = top.mine.find(({ seat }) => seat === (room.seat ?? room.seats[0]));
    const known = new Map<number, Rank>(top.ranks.entries());
    const from = Math.max(0, (own?.place ?? 1) - 1 - NEIGHBOURS);
    const near = isWhole || !own ? null : await this.#page(room, from, 2 * NEIGHBOURS + 1);
    near?.ranks.forEach((rank, index) => void known.set(from + index, rank));
    const ownAt = [...known].find(([, { seat }]) => seat === own?.seat)?.[0] ?? (own?.place ?? 1) - 1;
    this.total = top.total;
    this.sums = isWhole ? top.ranks.map(({ score }) => score ?? 0) : [];
    this.rows = withGaps(known, ownAt, top.total);
  }

  #page(room: DuplicateRoom, start: number, count: number): Promise<Ranking | null> {
    return http.get<Ranking>(`/rooms/${room.id}/ranking?start=${start}&count=${count}`).catch(() => null);
  }
}

/** The leaders, the player with neighbours, and gaps between them. */
function withGaps(known: Map<number, Rank>, own: number, total: number): (Row | Gap)[] {
  const shown = [...known.keys()]
    .filter((index) => index < TOP || Math.abs(index - own) <= NEIGHBOURS)
    .sort((a, b) => a - b);
  const rows: (Row | Gap)[] = [];
  let next = 0;
  for (const index of shown) {
    if (index > next) rows.push({ from: next + 1, to: index });
    const { seat, name, score, place } = known.get(index) as Rank;
    rows.push({ seat, name, score: score ?? 0, place: place ?? index + 1 });
    next = index + 1;
  }
  if (next < total) rows.push({ from: next + 1, to: total });
  return rows;
}

export interface Spread {
  bars: { share: number; isOwn: boolean }[];
  least: number;
  most: number;
}

/** The distribution of totals as bars from least to most; the highest bar is 1. */
export function spreadOf(sums: number[], own: number | null): Spread {
  const least = Math.min(...sums);
  const most = Math.max(...sums);
  const wide = Math.max(1, most - least);
  const bar = (sum: number) => Math.min(BARS - 1, Math.floor(((sum - least) / wide) * BARS));
  const counts = new Array<number>(BARS).fill(0);
  for (const sum of sums) counts[bar(sum)] = (counts[bar(sum)] ?? 0) + 1;
  const highest = Math.max(...counts);
  const bars = counts.map((count, index) => ({
    share: count / highest,
    isOwn: own !== null && bar(own) === index,
  }));
  return { bars, least, most };
}
