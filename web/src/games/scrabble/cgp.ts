/** Positions as CGP: `15/15/… СЛОВАРЬ/ 0/0 0`. Whether they can be is for the server to say. */

import { BLANK, EMPTY, SIZE } from './grid';

export interface SetUp {
  grid: string;
  /** Of who is to move, then of the others; empty where nobody knows them. */
  racks: string[];
  scores: number[];
  scoreless: number;
}

export const EMPTY_GRID = EMPTY.repeat(SIZE * SIZE);

/** What of it can be drawn; null: nothing. */
export function readCgp(text: string, seats: number): SetUp | null {
  const [board = '', racks = '', scores = '', scoreless = '0'] = text.trim().split(/\s+/);
  const grid = board
    .split('/')
    .map((row) => row.replace(/\d+/g, (run) => EMPTY.repeat(Math.min(Number(run), SIZE))))
    .join('');
  if (grid.length !== SIZE * SIZE) return null;
  const known = racks.split('/').map(withBlanks);
  const told = scores.split('/').map((score) => Number.parseInt(score, 10) || 0);
  return {
    grid,
    racks: Array.from({ length: seats }, (_, seat) => known[seat] ?? ''),
    scores: Array.from({ length: seats }, (_, seat) => told[seat] ?? 0),
    scoreless: Number.parseInt(scoreless, 10) || 0,
  };
}

export function writeCgp({ grid, racks, scores, scoreless }: SetUp): string {
  const rows = Array.from({ length: SIZE }, (_, row) => grid.slice(row * SIZE, (row + 1) * SIZE));
  const board = rows.map((row) => row.replace(/\.+/g, (run) => String(run.length))).join('/');
  // CGP writes two racks, even of a game that one plays alone.
  return [board, racks.length > 1 ? racks.join('/') : `${racks[0] ?? ''}/`, scores.join('/'), scoreless].join(
    ' ',
  );
}

/** A rack as somebody types it. */
export function withBlanks(rack: string): string {
  return rack.toLocaleUpperCase().replace(/\*/g, BLANK).replace(/\s/g, '');
}
