/** The moves of a game as a score sheet lists them, read from the events. */

import type { Event, Options } from '../../types/scrabble';
import type { Message } from '../../types/wire';
import { squaresOf } from './grid';
import { hasTwoRacks } from './racks';

export interface Turn {
  rack: number;
  kind: 'play' | 'failed' | 'exchange' | 'pass' | 'timeout' | 'tries' | 'skip';
  at: string;
  word: string;
  /** Null if not known yet, because the play may still be challenged. */
  points: number | null;
  /** The number of exchanged tiles. */
  count: number;
  /** This rack's total after the turn. */
  total: number;
}

interface Fine {
  seat: number;
  fine: number;
}

const FINISHES_TURN: Record<string, Turn['kind']> = {
  played: 'play',
  exchanged: 'exchange',
  passed: 'pass',
  'out-of-tries': 'tries',
  skipped: 'skip',
};

/** All turns in order, without those that were taken back. */
export function turnsOf(history: Message[], options: Options): Turn[] {
  const turns: Turn[] = [];
  const fines: Fine[] = [];
  for (const { events } of history)
    for (const event of (events ?? []) as Event[]) note(turns, event, options, fines);
  return turns;
}

function note(turns: Turn[], event: Event, options: Options, fines: Fine[]): void {
  const last = turns.at(-1);
  const kind = FINISHES_TURN[event.type];
  if (kind && 'seat' in event) {
    const rack = hasTwoRacks(options) ? turns.length % 2 : event.seat;
    const before = turns.findLast((turn) => turn.rack === rack)?.total ?? 0;
    const fined = fines.filter((entry) => entry.seat === rack).reduce((sum, entry) => sum + entry.fine, 0);
    fines.splice(0, fines.length, ...fines.filter((entry) => entry.seat !== rack));
    turns.push({
      rack,
      kind,
      at: '',
      word: '',
      points: 0,
      count: 0,
      total: before - fined,
      ...detail(event),
    });
    if (event.type === 'played' && !event.pending) count(turns, event.score.total);
  } else if (event.type === 'stood') count(turns, event.points);
  else if (event.type === 'challenge-failed') fines.push({ seat: event.seat, fine: event.fine });
  else if (event.type === 'play-failed' && last) Object.assign(last, { kind: 'failed', points: 0 });
}

function detail(event: Event): Partial<Turn> {
  if (event.type === 'played') return { at: event.at, word: event.word, points: null };
  if (event.type === 'exchanged') return { count: event.count };
  if (event.type === 'passed' && !event.in_time) return { kind: 'timeout' };
  return {};
}

function count(turns: Turn[], points: number): void {
  const last = turns.at(-1);
  if (last) Object.assign(last, { points, total: last.total + points });
}

/** Turns by round: each rack's first turn, then each rack's second, and so on. */
export function roundsOf(turns: Turn[], racks: number): (Turn | null)[][] {
  const byRack = Array.from({ length: racks }, (_, rack) => turns.filter((turn) => turn.rack === rack));
  const longest = Math.max(0, ...byRack.map((own) => own.length));
  return Array.from({ length: longest }, (_, round) => byRack.map((own) => own[round] ?? null));
}

/** Squares that the last turn filled, in the order of its word; empty if it laid nothing. */
export function lastLaid(turns: Turn[]): number[] {
  const last = turns.at(-1);
  if (last?.kind !== 'play') return [];
  const before = turns.slice(0, -1).filter(({ kind }) => kind === 'play');
  const filled = new Set(before.flatMap(({ at, word }) => squaresOf(at, word)));
  return squaresOf(last.at, last.word).filter((square) => !filled.has(square));
}
