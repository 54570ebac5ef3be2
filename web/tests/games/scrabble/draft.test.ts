import { describe, expect, test, vi } from 'vitest';
import { Draft, NO_TILES } from '../../../src/games/scrabble/draft.svelte';
import { CENTRE, EMPTY, SIZE, squareName, squareOf } from '../../../src/games/scrabble/grid';
import { pressKey } from '../../../src/games/scrabble/table-keys';
import { draftPlace, keepDraft, keptDraft } from '../../../src/lib/kept-draft';
import type { TileSet } from '../../../src/types/scrabble';
import { element, page } from '../../support/page';

/** A board with these tiles, by square name. */
function board(tiles: Record<string, string> = {}): string {
  const squares = Array<string>(SIZE * SIZE).fill(EMPTY);
  for (const [at, tile] of Object.entries(tiles)) squares[squareOf(at)] = tile;
  return squares.join('');
}

function dealt(rack: string, tiles: Record<string, string> = {}): Draft {
  const draft = new Draft();
  draft.sync(rack, board(tiles));
  return draft;
}

/** The id of the rack's tile with this face. */
function held(draft: Draft, face: string): number {
  const found = draft.tiles.find((tile) => tile.face === face && tile.square === null);
  if (!found) throw new Error(`no ${face} on the rack`);
  return found.id;
}

const lay = (draft: Draft, face: string, at: string, letter = '') =>
  draft.lay(held(draft, face), squareOf(at), { letter });
const laid = (draft: Draft) => Object.fromEntries(draft.action.map(({ at, letter }) => [at, letter]));
const order = (draft: Draft) => draft.tiles.map(({ face }) => face).join('');
const onRack = (draft: Draft) =>
  draft.tiles.flatMap(({ face, square }) => (square === null ? [face] : [])).join('');
const cursor = (draft: Draft) => draft.cursor !== null && squareName(draft.cursor);

describe('laying', () => {
  test('is written as an action in the order of squares, blanks in small letters', () => {
    const draft = dealt('ДОМ?');
    lay(draft, 'М', 'З10');
    lay(draft, '?', 'З11', 'А');
    lay(draft, 'Д', 'З8');
    expect(draft.action).toEqual([
      { at: 'З8', letter: 'Д' },
      { at: 'З10', letter: 'М' },
      { at: 'З11', letter: 'а' },
    ]);
    expect(onRack(draft)).toBe('О');
  });

  test('needs a free square', () => {
    const draft = dealt('ДОМ', { З8: 'Я' });
    lay(draft, 'Д', 'З9');
    expect([lay(draft, 'О', 'З8'), lay(draft, 'О', 'З9')]).toEqual([false, false]);
    expect(laid(draft)).toEqual({ З9: 'Д' });
  });

  test('a tile that lies can be moved to another square, a blank with its letter', () => {
    const draft = dealt('Д?');
    lay(draft, '?', 'З8', 'О');
    draft.lay(draft.bySquare.get(CENTRE)?.id ?? 0, squareOf('А1'));
    expect(laid(draft)).toEqual({ А1: 'о' });
    expect(draft.naming).toBeNull();
  });

  test('a tile that is taken home is a blank again', () => {
    const draft = dealt('Д?');
    lay(draft, '?', 'З8', 'О');
    draft.takeHome(CENTRE);
    expect(onRack(draft)).toBe('Д?');
    expect(draft.tiles.map(({ tile }) => tile)).toEqual(['Д', '?']);
  });

  test('a blank asks for its letter first, and is not laid if none is chosen', () => {
    const draft = dealt('Д*');
    lay(draft, '*', 'З8');
    expect(draft.naming).toMatchObject({ square: CENTRE });
    expect(draft.isEmpty).toBe(true);
    draft.name('Ж');
    expect(laid(draft)).toEqual({ З8: 'ж' });
    expect(draft.naming).toBeNull();
  });

  test('the apostrophe of a blank has a sign of its own', () => {
    const draft = dealt('?');
    lay(draft, '?', 'З8', '’');
    expect(laid(draft)).toEqual({ З8: '"' });
  });

  test('everything comes home at once', () => {
    const draft = dealt('ДО?');
    for (const letter of ['Д', 'О', 'М']) draft.type(letter);
    draft.recall();
    expect([draft.isEmpty, onRack(draft), draft.cursor]).toEqual([true, 'ДО?', null]);
  });

  test('what was refused is no longer so when something is changed', () => {
    const draft = dealt('ДО');
    lay(draft, 'Д', 'З8');
    draft.isRefused = true;
    lay(draft, 'О', 'З9');
    expect(draft.isRefused).toBe(false);
  });

  test('a chosen square takes the tile in hand, gives back an own one, or is typed at', () => {
    const draft = dealt('ДО');
    draft.tap(held(draft, 'Д'));
    draft.choose(squareOf('З8'));
    expect([laid(draft), draft.selected, draft.cursor]).toEqual([{ З8: 'Д' }, null, null]);
    draft.choose(squareOf('З8'));
    expect(laid(draft)).toEqual({});
    draft.choose(squareOf('А1'));
    expect([cursor(draft), draft.down]).toEqual(['А1', false]);
    draft.choose(squareOf('А1'));
    expect([cursor(draft), draft.down]).toEqual(['А1', true]);
    draft.tap(held(draft, 'О'));
    expect([laid(draft), cursor(draft)]).toEqual([{ А1: 'О' }, 'Б1']);
  });
});

describe('typing', () => {
  test('begins in the middle, jumps over what lies there and goes on from the own tiles', () => {
    const draft = dealt('ДОМ', { З9: 'Я' });
    expect(['Д', 'О', 'М'].map((letter) => draft.type(letter))).toEqual([true, true, true]);
    expect(laid(draft)).toEqual({ З8: 'Д', З10: 'О', З11: 'М' });
    expect(cursor(draft)).toBe('З12');
  });

  test('goes down if one says so', () => {
    const draft = dealt('ДО');
    draft.turn();
    draft.type('Д');
    draft.type('О');
    expect(laid(draft)).toEqual({ З8: 'Д', И8: 'О' });
  });

  test('takes a blank where the letter is missing or where one wants it, and says no without either', () => {
    const draft = dealt('Д??');
    expect(draft.type('Д', true)).toBe(true);
    expect(draft.type('Щ')).toBe(true);
    expect(draft.type('Щ')).toBe(false);
    expect(laid(draft)).toEqual({ З8: 'д', З9: 'щ' });
    expect(onRack(draft)).toBe('Д');
  });

  test('stops at the edge', () => {
    const draft = dealt('ДОМ');
    draft.cursor = squareOf('А14');
    expect(['Д', 'О', 'М'].map((letter) => draft.type(letter))).toEqual([true, true, false]);
    expect(laid(draft)).toEqual({ А14: 'Д', А15: 'О' });
    draft.backspace();
    draft.backspace();
    expect([draft.isEmpty, cursor(draft)]).toEqual([true, 'А14']);
  });

  test('is taken back letter by letter, over what lies there', () => {
    const draft = dealt('ДОМ', { З9: 'Я' });
    for (const letter of ['Д', 'О']) draft.type(letter);
    draft.backspace();
    expect([laid(draft), cursor(draft)]).toEqual([{ З8: 'Д' }, 'З10']);
    draft.backspace();
    expect([laid(draft), cursor(draft)]).toEqual([{}, 'З8']);
  });
});

describe('the rack', () => {
  const tiles = { letters: 'ДМО' } as TileSet;

  test('is sorted by the alphabet of the set, blanks last, and tiles stay where they lie', () => {
    const draft = dealt('?ОМД');
    lay(draft, 'М', 'З8');
    draft.sort(tiles);
    expect([order(draft), laid(draft)]).toEqual(['ДМО?', { З8: 'М' }]);
  });

  test('is shuffled, and nothing is lost', () => {
    const draft = dealt('ДОМ');
    const ids = draft.tiles.map(({ id }) => id);
    vi.spyOn(Math, 'random').mockReturnValue(0);
    draft.shuffle();
    vi.restoreAllMocks();
    expect(order(draft)).toBe('ОМД');
    expect(draft.tiles.map(({ id }) => id).sort()).toEqual(ids.sort());
  });

  test('takes a tile at any place, also from the board', () => {
    const draft = dealt('ДОМ?');
    lay(draft, '?', 'З8', 'Я');
    draft.arrange(draft.bySquare.get(CENTRE)?.id ?? 0, 1);
    expect([order(draft), onRack(draft), draft.isEmpty]).toEqual(['Д?ОМ', 'Д?ОМ', true]);
  });
});

describe('news', () => {
  test('of others leave what was laid in advance, and the order of the rack', () => {
    const draft = dealt('ДОМ');
    draft.arrange(held(draft, 'М'), 0);
    lay(draft, 'Д', 'З8');
    draft.sync('ДОМ', board({ А1: 'Я' }));
    expect([laid(draft), order(draft)]).toEqual([{ З8: 'Д' }, 'МДО']);
  });

  test('send a tile home whose square is taken now, and say which', () => {
    const draft = dealt('ДО?');
    lay(draft, '?', 'З8', 'Ж');
    lay(draft, 'О', 'З9');
    draft.isRefused = true;
    draft.sync('ДО?', board({ З8: 'Я' }));
    expect(laid(draft)).toEqual({ З9: 'О' });
    expect(draft.ousted.map(squareName)).toEqual(['З8']);
    expect(onRack(draft)).toBe('Д?');
    expect(draft.isRefused).toBe(false);
  });

  test('of the own move take its tiles, and bring the new ones to the end', () => {
    const draft = dealt('ДОМ');
    lay(draft, 'Д', 'З8');
    draft.sync('ОМЯ', board({ З8: 'Д' }));
    expect([draft.isEmpty, order(draft), draft.ousted]).toEqual([true, 'ОМЯ', []]);
  });

  test('of the own move leave a tile of the same letter alone', () => {
    const draft = dealt('ДДО');
    lay(draft, 'Д', 'З8');
    const other = held(draft, 'Д');
    draft.sync('ДОЯ', board({ З8: 'Д' }));
    expect(draft.tiles.map(({ id }) => id)).toContain(other);
    expect([draft.isEmpty, order(draft)]).toEqual([true, 'ДОЯ']);
  });

  test('of an exchange take what has left the rack, wherever it lies', () => {
    const draft = dealt('ДОМ');
    lay(draft, 'Д', 'З8');
    draft.selected = held(draft, 'О');
    draft.sync('МЯЯ', board());
    expect([draft.isEmpty, order(draft), draft.selected]).toEqual([true, 'МЯЯ', null]);
  });

  test('end the question for a blank whose square is taken now', () => {
    const draft = dealt('?');
    lay(draft, '?', 'З8');
    draft.sync('?', board({ А1: 'Я' }));
    expect(draft.naming).not.toBeNull();
    draft.sync('?', board({ З8: 'Я' }));
    expect(draft.naming).toBeNull();
  });
});

describe('a reload', () => {
  const place = draftPlace('r1', 0);

  /** Reloads the page while the table changes to this one. */
  function again(draft: Draft, rack: string, tiles: Record<string, string> = {}): Draft {
    keepDraft(place, draft.kept);
    const fresh = dealt(rack, tiles);
    fresh.takeUp(keptDraft(place, NO_TILES));
    return fresh;
  }

  test('keeps the tiles that lie, the order of the others and the way one types', () => {
    const draft = dealt('ДОМ?');
    draft.arrange(held(draft, 'М'), 0);
    lay(draft, '?', 'З8', 'Я');
    draft.turn();
    const fresh = again(draft, 'ДОМ?');
    expect([laid(fresh), order(fresh), fresh.down]).toEqual([{ З8: 'я' }, 'МДО?', true]);
    expect(new Set(fresh.tiles.map(({ id }) => id)).size).toBe(4);
  });

  test('keeps the order of the rack where nothing lies on the board', () => {
    const draft = dealt('ДОМ');
    draft.arrange(held(draft, 'М'), 0);
    expect(order(again(draft, 'ДОМ'))).toBe('МДО');
  });

  test('lets go of what does not fit any more, without a word', () => {
    const draft = dealt('ДОМ');
    lay(draft, 'Д', 'З8');
    lay(draft, 'О', 'З9');
    const fresh = again(draft, 'ОМЯ', { З9: 'Т' });
    expect([laid(fresh), onRack(fresh), fresh.ousted]).toEqual([{}, 'ОМЯ', []]);
  });

  test('lets go of the last tiles when they were played meanwhile and the rack is empty', () => {
    const draft = dealt('ДО');
    lay(draft, 'Д', 'З8');
    lay(draft, 'О', 'З9');
    const fresh = again(draft, '', { З8: 'Д', З9: 'О' });
    expect(fresh.tiles).toEqual([]);
  });

  test('finds nothing where nothing was begun', () => {
    const draft = dealt('ДОМ');
    lay(draft, 'Д', 'З8');
    keepDraft(place, draft.kept);
    draft.recall();
    keepDraft(place, draft.kept);
    expect(page.session.keys).toEqual([]);
  });

  test('lays what is on its way once more, but not what has arrived', () => {
    const action = [
      { at: 'З8', letter: 'Д' },
      { at: 'З9', letter: 'о' },
    ];
    const waiting = dealt('ДДМ?');
    waiting.restore(action);
    expect([laid(waiting), onRack(waiting)]).toEqual([{ З8: 'Д', З9: 'о' }, 'ДМ']);
    const arrived = dealt('ДМЯ', { З8: 'Д', З9: 'о' });
    arrived.restore(action);
    expect(arrived.isEmpty).toBe(true);
  });
});

describe('keys', () => {
  const tiles = { letters: 'ДМО', language: 'ru' } as TileSet;

  function press(draft: Draft, key: string, more: Partial<KeyboardEvent> = {}) {
    const commands = { send: vi.fn(), exchange: vi.fn(), missing: vi.fn(), moved: vi.fn() };
    const event = { key, code: '', target: page.document.body, ...more } as unknown as KeyboardEvent;
    const isOurs = pressKey(event, draft, tiles, commands);
    const called = Object.entries(commands).flatMap(([name, { mock }]) => (mock.calls.length ? [name] : []));
    return [isOurs, ...called];
  }

  test('lay letters by the place of the key too, with Shift as a blank', () => {
    const draft = dealt('ДО?');
    expect(press(draft, 'д')).toEqual([true, 'moved']);
    expect(press(draft, 'j', { code: 'KeyJ' })).toEqual([true, 'moved']);
    expect(press(draft, 'М', { shiftKey: true })).toEqual([true, 'moved']);
    expect(press(draft, 'М')).toEqual([true, 'missing']);
    expect(laid(draft)).toEqual({ З8: 'Д', З9: 'О', З10: 'м' });
    expect(press(draft, 'Backspace')).toEqual([true, 'moved']);
    expect(laid(draft)).toEqual({ З8: 'Д', З9: 'О' });
    expect(press(draft, 'Enter')).toEqual([true, 'send']);
    press(draft, 'Escape');
    expect(draft.isEmpty).toBe(true);
  });

  test('move, turn, sort and choose tiles by their number', () => {
    const draft = dealt('ОД');
    press(draft, 'ArrowDown');
    press(draft, 'ArrowDown');
    press(draft, 'ArrowLeft');
    expect(cursor(draft)).toBe('И7');
    press(draft, ' ');
    press(draft, '9');
    expect([draft.down, order(draft)]).toEqual([true, 'ДО']);
    press(draft, '2', { code: 'Digit2' });
    expect(laid(draft)).toEqual({ И7: 'О' });
    expect(press(draft, '8')).toEqual([true, 'exchange']);
  });

  test('belong to fields, buttons and the browser where they need them', () => {
    const draft = dealt('ДО');
    const target = (tag: string) => ({ target: element(tag) as unknown as EventTarget });
    expect(press(draft, 'д', target('INPUT'))).toEqual([false]);
    expect(press(draft, 'д', { ctrlKey: true })).toEqual([false]);
    expect(press(draft, 'Enter', target('BUTTON'))).toEqual([false]);
    expect(press(draft, 'ArrowLeft', target('BUTTON'))).toEqual([false]);
    expect([draft.isEmpty, draft.cursor]).toEqual([true, null]);
    expect(press(draft, 'д', target('BUTTON'))).toEqual([true, 'moved']);
  });
});
