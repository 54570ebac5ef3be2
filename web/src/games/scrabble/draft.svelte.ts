/** What a hand does before a move is sent: the order of the rack, tiles laid on the board, the square one types at. */

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

/** One tile of one's own; its id stays while it is moved about. */
export interface OwnTile {
  id: number;
  /** As on the rack: a letter, or a sign for a blank. */
  face: string;
  /** Where it lies; null: on the rack. */
  square: number | null;
  /** As it lies: a blank in lower case. */
  tile: string;
}

/** A draft as it is kept over a reload: all own tiles in their order, and the way one types. */
export interface KeptTiles {
  tiles: Omit<OwnTile, 'id'>[];
  down: boolean;
}
export const NO_TILES: KeptTiles = { tiles: [], down: false };

/** A blank that waits to be named before it is laid. */
export interface Naming {
  id: number;
  square: number;
  thenAdvance: boolean;
}

let lastId = 0;

export class Draft {
  tiles = $state.raw<OwnTile[]>([]);
  /** Of the rack, to be laid on the next square that is chosen. */
  selected = $state<number | null>(null);
  cursor = $state<number | null>(null);
  down = $state(false);
  naming = $state.raw<Naming | null>(null);
  /** Squares whose tiles went home because somebody else was quicker. */
  ousted = $state.raw<number[]>([]);
  /** The move was refused as it lies. */
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
  /** As an action says it. */
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

  /** Takes over rack and board as they are now; what was laid in advance stays where there is still room for it. */
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

  /** A tile whose square now shows that very tile has been played; the others stay if the rack still holds them. */
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
   * Lays tiles as an action that is on its way names them, for instance after a reload. News of it may come before its
   * answer: what lies there already must not be laid once more by another tile of the same letter.
   */
  restore(action: LaidTile[]): void {
    for (const { at, letter } of action) {
      const found = this.tiles.find(
        ({ face, square }) => square === null && (isBlankTile(letter) ? isBlankFace(face) : face === letter),
      );
      if (found && !this.isTaken(squareOf(at))) this.#put(found.id, squareOf(at), letter);
    }
  }

  /** Null: there is nothing but the rack as it was dealt. */
  get kept(): KeptTiles | null {
    const { tiles, down } = this;
    const isAsDealt = this.isEmpty && !down && tiles.map(({ face }) => face).join('') === this.#rack;
    return isAsDealt
      ? null
      : { tiles: tiles.map(({ face, square, tile }) => ({ face, square, tile })), down };
  }

  /** Goes on with what was kept. To be called once the rack is known: what does not fit any more is on it again. */
  takeUp({ tiles, down }: KeptTiles): void {
    this.tiles = tiles.map((tile) => ({ ...tile, id: ++lastId }));
    this.down = down;
    this.#settle();
    this.ousted = []; // it happened while nobody looked
  }

  // --- laying ----------------------------------------------------------------------------------------------------

  /** Puts a tile on a free square. A blank is asked for its letter first, unless it has one. */
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

  /** A tile of the rack was tapped: laid where one types, or chosen for the next square. */
  tap(id: number): void {
    const target = this.#target();
    if (target !== null) this.lay(id, target, { thenAdvance: true });
    else this.selected = this.selected === id ? null : id;
  }

  /** A letter was typed: that tile, else a blank for it. False: neither is there. */
  type(letter: string, withBlank = false): boolean {
    this.cursor ??= CENTRE;
    const target = this.#target();
    const onRack = this.tiles.filter(({ square }) => square === null);
    const own = withBlank ? undefined : onRack.find(({ face }) => face === letter);
    const found = own ?? onRack.find(({ face }) => isBlankFace(face));
    if (target === null || !found) return false;
    return this.lay(found.id, target, { letter, thenAdvance: true });
  }

  /** The free square where the next typed tile goes. */
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

  /** A square was chosen: for the tile in hand, to take one's own tile back, or to type at; again: the other way. */
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

  /** Brings a tile to this place of the rack, from the board too. */
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

/** As it is spoken: a blank by its letter, once it has one. */
export function spokenLetter(own: OwnTile, blank: string): string {
  return isBlankFace(own.tile) ? blank : letterOn(own.tile);
}
