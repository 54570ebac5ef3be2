/** A move before it is sent: the order of the rack, tiles laid on the board, the typing cursor. */

import type { Tile as LaidTile, TileSet } from '../../types/scrabble';
import {
  asBlank,
  CENTRE,
  EMPTY,
  isBlankFace,
  isBlankTile,
  type Laid,
  letterOn,
  nextFree,
  orderIn,
  SIZE,
  squareName,
  squareOf,
  stepFrom,
} from './grid';

/** One of the player's tiles. Its id does not change when it moves. */
export interface OwnTile {
  id: number;
  /** The tile as it is on the rack: a letter, or the sign of a blank. */
  face: string;
  /** Its square on the board; null on the rack. */
  square: number | null;
  /** The tile as it lies on the board: a blank is in lower case. */
  tile: string;
}

/** A draft as it is stored over a reload: all own tiles in order, and the typing direction. */
export interface KeptTiles {
  tiles: Omit<OwnTile, 'id'>[];
  down: boolean;
}
export const NO_TILES: KeptTiles = { tiles: [], down: false };

/** A blank whose letter must be chosen before it is laid. */
export interface Naming {
  id: number;
  square: number;
  thenAdvance: boolean;
}

let lastId = 0;

export class Draft {
  tiles = $state.raw<OwnTile[]>([]);
  /** The tile of the rack that goes on the next chosen square. */
  selected = $state<number | null>(null);
  cursor = $state<number | null>(null);
  down = $state(false);
  naming = $state.raw<Naming | null>(null);
  /** Squares whose tiles returned to the rack because another move took the square. */
  ousted = $state.raw<number[]>([]);
  /** The server refused the move in this arrangement. */
  isRefused = $state(false);
  #grid = $state.raw(EMPTY.repeat(SIZE * SIZE));
  #rack = '';

  readonly laid: Laid[] = $derived(
    this.tiles
      .flatMap(({ square, tile }) => (square === null ? [] : [{ square, tile }]))
      .sort((a, b) => a.square - b.square),
  );
  readonly bySquare: Map<number, OwnTile> = $derived(
    new Map(this.tiles.flatMap((tile) => (tile.square === null ? [] : [[tile.square, tile] as const]))),
  );

  get isEmpty(): boolean {
    return this.laid.length === 0;
  }
  /** The laid tiles as the action needs them. */
  get action(): LaidTile[] {
    return this.laid.map(({ square, tile }) => ({ at: squareName(square), letter: tile }));
  }
  tileOf(id: number): OwnTile | null {
    return this.tiles.find((tile) => tile.id === id) ?? null;
  }
  isTaken(square: number): boolean {
    return this.#grid[square] !== EMPTY || this.bySquare.has(square);
  }

  // --- the table has changed -------------------------------------------------------------------------------------

  /** Takes over the current rack and board. Tiles laid in advance stay where their squares are still free. */
  sync(rack: string, grid: string): void {
    if (rack === this.#rack && grid === this.#grid) return;
    this.#rack = rack;
    this.#grid = grid;
    this.#settle();
  }

  #settle(): void {
    const kept = this.#stillHeld();
    const ousted = kept.filter(({ square }) => square !== null && this.#grid[square] !== EMPTY);
    this.ousted = ousted.map(({ square }) => square as number);
    this.tiles = kept.map((tile) => (ousted.includes(tile) ? home(tile) : tile));
    if (ousted.length > 0) this.isRefused = false;
    if (this.selected !== null && !this.tileOf(this.selected)) this.selected = null;
    if (this.naming !== null && (!this.tileOf(this.naming.id) || this.isTaken(this.naming.square)))
      this.naming = null;
  }

  /** Own tiles without those that have been played. A tile is played when its square on the board shows it. */
  #stillHeld(): OwnTile[] {
    const left = Array.from(this.#rack);
    const kept = this.tiles.filter(({ face, square, tile }) => {
      const at = square !== null && this.#grid[square] === tile ? -1 : left.indexOf(face);
      if (at >= 0) left.splice(at, 1);
      return at >= 0;
    });
    return [...kept, ...left.map((face) => ({ id: ++lastId, face, square: null, tile: face }))];
  }

  /**
   * Lays the tiles of an action that is being sent, for instance after a reload. The board may show them already,
   * because news may come before the answer. Those squares are skipped, so that no other tile of the same letter is
   * laid there.
   */
  restore(action: LaidTile[]): void {
    for (const { at, letter } of action) {
      const found = this.tiles.find(
        ({ face, square }) => square === null && (isBlankTile(letter) ? isBlankFace(face) : face === letter),
      );
      if (found && !this.isTaken(squareOf(at))) this.#put(found.id, squareOf(at), letter);
    }
  }

  /** Null if the rack is as it was dealt and nothing is laid. */
  get kept(): KeptTiles | null {
    const { tiles, down } = this;
    const isAsDealt = this.isEmpty && !down && tiles.map(({ face }) => face).join('') === this.#rack;
    return isAsDealt
      ? null
      : { tiles: tiles.map(({ face, square, tile }) => ({ face, square, tile })), down };
  }

  /** Restores a stored draft. Call it once the rack is known; tiles that no longer fit return to the rack. */
  takeUp({ tiles, down }: KeptTiles): void {
    this.tiles = tiles.map((tile) => ({ ...tile, id: ++lastId }));
    this.down = down;
    this.#settle();
    this.ousted = []; // they were taken while the page was closed
  }

  // --- laying ----------------------------------------------------------------------------------------------------

  /** Puts a tile on a free square. For a blank, first asks for its letter unless `letter` is given. */
  lay(id: number, square: number, { letter = '', thenAdvance = false } = {}): boolean {
    const own = this.tileOf(id);
    if (!own || this.isTaken(square)) return false;
    this.selected = null;
    const isNamed = own.square !== null || letter !== '';
    if (isBlankFace(own.face) && !isNamed) {
      this.naming = { id, square, thenAdvance };
      return true;
    }
    this.#put(id, square, letter ? (isBlankFace(own.face) ? asBlank(letter) : own.face) : own.tile);
    if (thenAdvance) this.#advance(square);
    return true;
  }

  name(letter: string): void {
    const naming = this.naming;
    this.naming = null;
    if (naming) this.lay(naming.id, naming.square, { letter, thenAdvance: naming.thenAdvance });
  }

  #put(id: number, square: number, tile: string): void {
    this.#change((own) => (own.id === id ? { ...own, square, tile } : own));
  }

  takeHome(square: number): void {
    this.#change((own) => (own.square === square ? home(own) : own));
  }

  recall(): void {
    this.#change(home);
    this.selected = null;
    this.cursor = null;
  }

  #change(change: (own: OwnTile) => OwnTile): void {
    this.tiles = this.tiles.map(change);
    this.isRefused = false;
    this.ousted = [];
  }

  // --- typing ----------------------------------------------------------------------------------------------------

  /** A tap on a tile of the rack lays it at the cursor, or selects it for the next square. */
  tap(id: number): void {
    const target = this.#target();
    if (target !== null) this.lay(id, target, { thenAdvance: true });
    else this.selected = this.selected === id ? null : id;
  }

  /** Lays the tile with this letter, or else a blank for it. Returns false if there is neither. */
  type(letter: string, withBlank = false): boolean {
    this.cursor ??= CENTRE;
    const target = this.#target();
    const onRack = this.tiles.filter(({ square }) => square === null);
    const own = withBlank ? undefined : onRack.find(({ face }) => face === letter);
    const found = own ?? onRack.find(({ face }) => isBlankFace(face));
    if (target === null || !found) return false;
    return this.lay(found.id, target, { letter, thenAdvance: true });
  }

  /** The free square for the next typed tile. */
  #target(): number | null {
    if (this.cursor === null || !this.isTaken(this.cursor)) return this.cursor;
    return nextFree(this.cursor, this.down, (square) => this.isTaken(square));
  }

  #advance(from: number): void {
    this.cursor = nextFree(from, this.down, (square) => this.isTaken(square)) ?? from;
  }

  /** Takes back the last tile before the cursor. */
  backspace(): void {
    const from = this.cursor ?? CENTRE;
    let square: number | null = this.bySquare.has(from) ? from : this.#before(from);
    while (square !== null && this.#grid[square] !== EMPTY) square = this.#before(square);
    if (square === null) return;
    this.cursor = square;
    this.takeHome(square);
  }

  #before(square: number): number | null {
    return stepFrom(square, this.down ? -1 : 0, this.down ? 0 : -1);
  }

  move(rows: number, columns: number): void {
    this.cursor = this.cursor === null ? CENTRE : (stepFrom(this.cursor, rows, columns) ?? this.cursor);
  }

  turn(): void {
    this.down = !this.down;
  }

  /**
   * A tap on a square lays the selected tile, takes back an own tile, or moves the cursor. A second tap changes the
   * typing direction.
   */
  choose(square: number): void {
    if (this.selected !== null && !this.isTaken(square)) this.lay(this.selected, square);
    else if (this.bySquare.has(square)) this.takeHome(square);
    else if (this.cursor === square) this.turn();
    else this.cursor = square;
  }

  // --- the rack --------------------------------------------------------------------------------------------------

  shuffle(): void {
    const mixed = [...this.tiles];
    for (let at = mixed.length - 1; at > 0; at--) {
      const other = Math.floor(Math.random() * (at + 1));
      [mixed[at], mixed[other]] = [mixed[other] as OwnTile, mixed[at] as OwnTile];
    }
    this.tiles = mixed;
  }

  sort(tiles: TileSet): void {
    this.tiles = this.tiles.toSorted((a, b) => orderIn(tiles, a.face) - orderIn(tiles, b.face));
  }

  /** Moves a tile to this place of the rack, also from the board. */
  arrange(id: number, place: number): void {
    const own = this.tileOf(id);
    if (!own) return;
    const others = this.tiles.filter((tile) => tile.id !== id);
    others.splice(place, 0, own.square === null ? own : home(own));
    this.tiles = others;
    if (own.square !== null) this.#change((tile) => tile);
  }
}

function home(own: OwnTile): OwnTile {
  return own.square === null ? own : { ...own, square: null, tile: own.face };
}

/** The letter for screen readers: for a blank its chosen letter, if it has one. */
export function spokenLetter(own: OwnTile, blank: string): string {
  return isBlankFace(own.tile) ? blank : letterOn(own.tile);
}
