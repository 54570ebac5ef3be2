/** Positions as CGP: `15/15/… СЛОВАРЬ/ 0/0 0`. The server decides whether they are possible. */

import { BLANK, EMPTY, SIZE } from './grid';

export interface SetUp {
  grid: string;
  /** The rack of the player to move, then the others; empty if unknown. */
  racks: string[];
  scores: number[];
  scoreless: number;
}

export const EMPTY_GRID = EMPTY.repeat(SIZE * SIZE);

/** The parts of a CGP text that can be drawn; null if it is no CGP. */
export function readCgp(text: string, seats: number): SetUp | null {
  const [board = '', racks = '', scores = '', scoreless = '0'] = text.trim().split(/\s+/);
  const grid = board
    .split('/')
    .map((row) => row.replace(/\d+/g, (run) => EMPTY.repeat(Math.min(Number(run), SIZE))))
    .join('');
  if (grid.length !== SIZE * SIZE) return null;
  const known = racks.split('/').map(withBlanks);
  const parsed = scores.split('/').map((score) => Number.parseInt(score, 10) || 0);
  return {
    grid,
    racks: Array.from({ length: seats }, (_, seat) => known[seat] ?? ''),
    scores: Array.from({ length: seats }, (_, seat) => parsed[seat] ?? 0),
    scoreless: Number.parseInt(scoreless, 10) || 0,
  };
}

export function writeCgp({ grid, racks, scores, scoreless }: SetUp): string {
  const rows = Array.from({ length: SIZE }, (_, row) => grid.slice(row * SIZE, (row + 1) * SIZE));
  const board = rows.map((row) => row.replace(/\.+/g, (run) => String(run.length))).join('/');
  // CGP always has two racks, even for a game for one.
  return [board, racks.length > 1 ? racks.join('/') : `${racks[0] ?? ''}/`, scores.join('/'), scoreless].join(
    ' ',
  );
}

/** Reads a typed rack. */
export function withBlanks(rack: string): string {
  return rack.toLocaleUpperCase().replace(/\*/g, BLANK).replace(/\s/g, '');
}
