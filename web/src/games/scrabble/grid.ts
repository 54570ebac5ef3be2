/** Squares, tiles and letters as they are written on the wire. Nothing here knows the rules. */

import type { Options, TileSet } from '../../types/scrabble';

export const SIZE = 15;
const SQUARES = SIZE * SIZE;
export const CENTRE = (SQUARES - 1) / 2;
export const RACK = 7;
export const ROWS = 'АБВГДЕЖЗИКЛМНОП';
export const EMPTY = '.';
export const BLANK = '?';
const OTHER_BLANK = '*';
const BLANK_APOSTROPHE = '"';
const APOSTROPHE = '’';

export type Premium = '' | 'dl' | 'tl' | 'dw' | 'tw';
export interface Laid {
  square: number;
  /** A capital for a letter tile, a small letter for a blank. */
  tile: string;
}

const PREMIUMS: Record<string, Premium> = { '.': '', d: 'dl', t: 'tl', D: 'dw', T: 'tw' };

// --- squares -------------------------------------------------------------------------------------------------------

export const rowOf = (square: number): number => Math.floor(square / SIZE);
export const columnOf = (square: number): number => square % SIZE;

/** The name of a square, and of a word that begins there and goes across: `З8`. */
export function squareName(square: number): string {
  return `${ROWS[rowOf(square)]}${columnOf(square) + 1}`;
}

/** Reads a place: `З8` is across, `8З` is down. */
export function placeOf(at: string): { square: number; down: boolean } {
  const down = /^\d/.test(at);
  const row = ROWS.indexOf(at.replace(/\d/g, ''));
  const column = Number.parseInt(at.replace(/\D/g, ''), 10) - 1;
  return { square: row * SIZE + column, down };
}

export function squareOf(at: string): number {
  return placeOf(at).square;
}

/** The squares of a word that begins here. */
export function squaresOf(at: string, word: string): number[] {
  const { square, down } = placeOf(at);
  return Array.from(word, (_, index) => square + index * (down ? SIZE : 1));
}

/** The neighbouring square; null at the edge. */
export function stepFrom(square: number, rows: number, columns: number): number | null {
  const row = rowOf(square) + rows;
  const column = columnOf(square) + columns;
  const isOnBoard = row >= 0 && row < SIZE && column >= 0 && column < SIZE;
  return isOnBoard ? row * SIZE + column : null;
}

/** The next square in this direction that is not taken; null at the edge. */
export function nextFree(from: number, down: boolean, isTaken: (square: number) => boolean): number | null {
  let square = stepFrom(from, down ? 1 : 0, down ? 0 : 1);
  while (square !== null && isTaken(square)) square = stepFrom(square, down ? 1 : 0, down ? 0 : 1);
  return square;
}

/** The premium of each square, according to the agreed board. */
export function premiumsAgreed({ board, centre_doubles }: Options): Premium[] {
  const premiums = Array.from(board.rows.join(''), (sign) => PREMIUMS[sign] ?? '');
  if (centre_doubles) premiums[CENTRE] = 'dw';
  return premiums;
}

// --- tiles ---------------------------------------------------------------------------------------------------------

/** Whether a tile of a rack or bag is a blank. Games with two bags have two kinds of blanks. */
export function isBlankFace(face: string): boolean {
  return face === BLANK || face === OTHER_BLANK;
}

/** Whether a tile on the board is a blank. */
export function isBlankTile(tile: string): boolean {
  return tile === BLANK_APOSTROPHE || tile !== tile.toLocaleUpperCase();
}

/** The letter that this tile stands for. */
export function letterOn(tile: string): string {
  return tile === BLANK_APOSTROPHE ? APOSTROPHE : tile.toLocaleUpperCase();
}

/** The blank that stands for this letter, as it lies on the board. */
export function asBlank(letter: string): string {
  return letter === APOSTROPHE ? BLANK_APOSTROPHE : letter.toLocaleLowerCase();
}

/** A word on the board with blanks as ordinary letters. */
export function readWord(tiles: string): string {
  return Array.from(tiles, letterOn).join('');
}

export function faceValue(tiles: TileSet, letter: string): number {
  return tiles.values[tiles.letters.indexOf(letter)] ?? 0;
}

/** The value of a tile; null for a blank, which shows no number. */
export function valueOn(tiles: TileSet, tile: string): number | null {
  return isBlankTile(tile) ? null : faceValue(tiles, tile);
}

/** The position of a letter in the alphabet of the set; blanks come last. */
export function orderIn(tiles: TileSet, face: string): number {
  const place = tiles.letters.indexOf(face);
  return place < 0 ? tiles.letters.length : place;
}

/** How many of each tile are neither on the board nor among `seen`. */
export function unseenOf(tiles: TileSet, grid: string, seen: string): Map<string, number> {
  const left = new Map<string, number>(
    Array.from(tiles.letters, (letter, at) => [letter, tiles.counts[at] ?? 0]),
  );
  left.set(BLANK, tiles.blanks);
  const take = (face: string) => left.set(face, (left.get(face) ?? 0) - 1);
  for (const tile of grid) if (tile !== EMPTY) take(isBlankTile(tile) ? BLANK : tile);
  for (const face of seen) take(isBlankFace(face) ? BLANK : face);
  return left;
}
