"""Where a play lies and what it scores. Every variant uses this, and faster engines are checked against it.

A grid is a string of 225 tiles, row by row; `.` is an empty square.
"""

from collections.abc import Callable, Iterable
from typing import Final

from slovoteka.core.errors import Illegal
from slovoteka.core.value import Value
from slovoteka.games.scrabble.editions import ALL_TILES_BONUS, CENTRE, EMPTY, RACK, SIZE, Layout
from slovoteka.games.scrabble.letters import BLANK, BLANKS, LETTER_OF, any_blank, face_of, is_blank, read
from slovoteka.games.scrabble.notation import at_text
from slovoteka.games.scrabble.rule_ids import Book

EMPTY_GRID: Final = EMPTY * (SIZE * SIZE)
THEME_BONUS: Final = 5  # SM-71
_READING_ORDER: Final = "АБВГҐДЕЁЄЖЗИІЇЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ’" + BLANK
"""Both alphabets in one: the letters that they share are in the same order."""


class Fitted(Value, frozen=True):
    """A word on its squares. The rack and the dictionary have not been checked yet."""

    start: int
    step: int
    """1 across, 15 down."""
    tiles: str
    """The whole word, old tiles included; a blank is in lower case."""
    new: tuple[tuple[int, str], ...]
    """Squares and the tiles laid on them."""
    crossing: tuple[tuple[int, str], ...]
    """For each laid tile that touches others sideways: its index in `new`, and the word there."""

    @property
    def at(self) -> str:
        return at_text(self.start, self.step != 1)

    @property
    def used(self) -> str:
        """The tiles that must come from the rack."""
        return "".join([face_of(tile) for _, tile in self.new])

    @property
    def words(self) -> tuple[str, ...]:
        """Every word that was formed or changed, the main one first, in capital letters."""
        return (read(self.tiles), *[read(word) for _, word in self.crossing])


class WordScore(Value, frozen=True, omit_defaults=True):
    """How one word of a move is counted."""

    word: str
    face: int
    """Printed values, without premiums."""
    premiums: tuple[tuple[str, int, int], ...] = ()
    """A letter, its factor, and the points that it adds."""
    factors: tuple[int, ...] = ()
    """Word premiums, applied after the letters' (SM-28, SU-41)."""
    theme: int = 0
    """Added at the end for a word on the agreed theme (SM-71)."""
    score: int = 0


class Score(Value, frozen=True):
    words: tuple[WordScore, ...]
    all_tiles: int
    """The bonus for seven tiles in one move."""
    total: int


def fit(grid: str, where: tuple[int, bool], word: str, book: Book) -> Fitted:
    """Fits a word from a square across or down; raises `Illegal` if it cannot lie there."""
    start, down = where
    step, place = (SIZE, start // SIZE) if down else (1, start % SIZE)
    line = grid[start % SIZE :: SIZE] if down else grid[start - place : start - place + SIZE]
    end = place + len(word)
    if len(word) < 2:
        raise Illegal(book.first_word if grid == EMPTY_GRID else book.turn, "one-letter-word", word=word)
    if end > SIZE:
        raise Illegal(book.board, "off-board", word=word, at=at_text(start, down))
    if (place and line[place - 1] != EMPTY) or (end < SIZE and line[end] != EMPTY):
        raise Illegal(book.complete, "not-the-whole-word", word=word, whole=_whole(line, place, end, word))
    lying = line[place:end]
    new = [(start + index * step, word[index]) for index, tile in enumerate(lying) if tile == EMPTY]
    if len(new) < len(word):
        word = _over(lying, word, start, step, book)
    if not new:
        raise Illegal(book.turn, "nothing-laid", word=read(word))
    crossing = _crossing(grid, new, down=down)
    if grid == EMPTY_GRID:
        if all(square != CENTRE for square, _ in new):
            raise Illegal(book.first_word, "not-on-centre", word=read(word), centre=at_text(CENTRE, down=False))
    elif len(new) == len(word) and not crossing:
        raise Illegal(book.touch, "not-touching", word=read(word))
    return Fitted(start, step, word, tuple(new), crossing)


def _over(lying: str, word: str, start: int, step: int, book: Book) -> str:
    """The word with the tiles that lie there already: old tiles must stay as they are (SM-21, SU-21)."""
    for index, (old, tile) in enumerate(zip(lying, word, strict=True)):
        if old != EMPTY and LETTER_OF[old] != LETTER_OF[tile]:
            square = at_text(start + index * step, down=False)
            raise Illegal(book.old_tiles, "occupied", at=square, there=LETTER_OF[old], letter=LETTER_OF[tile])
    return "".join([tile if old == EMPTY else old for old, tile in zip(lying, word, strict=True)])


def _whole(line: str, place: int, end: int, word: str) -> str:
    """The word that would really be there, with the tiles that touch it before and after."""
    before = line[:place].rpartition(EMPTY)[2]
    return read(before + word + line[end:].partition(EMPTY)[0])


def _crossing(grid: str, new: list[tuple[int, str]], *, down: bool) -> tuple[tuple[int, str], ...]:
    """The words that cross the laid tiles (SM-40, SU-15)."""
    found = []
    for index, (square, tile) in enumerate(new):
        row, column = divmod(square, SIZE)
        line, place = (grid[square - column : square - column + SIZE], column) if down else (grid[column::SIZE], row)
        before = line[:place].rpartition(EMPTY)[2]
        after = line[place + 1 :].partition(EMPTY)[0]
        if before or after:
            found.append((index, before + tile + after))
    return tuple(found)


def fit_tiles(grid: str, laid: Iterable[tuple[int, str]], book: Book) -> Fitted:
    """Fits single tiles on their squares; raises `Illegal` unless they make one unbroken word."""
    tiles = dict(laid)
    if not tiles:
        raise Illegal(book.turn, "nothing-laid", word="")
    for square, tile in tiles.items():
        if grid[square] != EMPTY:
            there = LETTER_OF[grid[square]]
            raise Illegal(book.old_tiles, "occupied", at=at_text(square, down=False), there=there, letter=tile)
    rows, columns = {square // SIZE for square in tiles}, {square % SIZE for square in tiles}
    if len(rows) > 1 and len(columns) > 1:
        raise Illegal(book.one_line, "not-in-line")
    after = put(grid, tiles.items())
    first = min(tiles)
    down = len(rows) > 1 or (len(tiles) == 1 and len(_word_through(after, first, down=False)[1]) < 2)
    start, word = _word_through(after, first, down=down)
    step = SIZE if down else 1
    if max(tiles) >= start + len(word) * step:
        raise Illegal(book.unbroken, "with-a-gap")
    if len(word) < 2 and grid != EMPTY_GRID:
        raise Illegal(book.touch, "not-touching", word=read(word))
    return fit(grid, (start, down), word, book)


def _word_through(grid: str, square: int, *, down: bool) -> tuple[int, str]:
    row, column = divmod(square, SIZE)
    line, place, step = (grid[column::SIZE], row, SIZE) if down else (grid[row * SIZE : (row + 1) * SIZE], column, 1)
    before = line[:place].rpartition(EMPTY)[2]
    return square - len(before) * step, before + line[place:].partition(EMPTY)[0]


def put(grid: str, tiles: Iterable[tuple[int, str]]) -> str:
    """The grid with these tiles on it."""
    cells = list(grid)
    for square, tile in tiles:
        cells[square] = tile
    return "".join(cells)


def faces_on(grid: str) -> str:
    """The tiles on the board as they would be in a bag."""
    return "".join([face_of(tile) for tile in grid if tile != EMPTY])


def blanks_on(grid: str) -> list[tuple[int, str]]:
    """Squares with a blank, and the letter that it stands for."""
    return [(square, LETTER_OF[tile]) for square, tile in enumerate(grid) if tile != EMPTY and face_of(tile) == BLANK]


# --- points ---------------------------------------------------------------------------------------------------------


def score(layout: Layout, fitted: Fitted, on_theme: Callable[[str], bool] | None = None) -> Score:
    """Scores every word that was formed or changed, with the premiums under the new tiles (SM-41, SU-37)."""
    squares = [square for square, _ in fitted.new]
    words = [_main_word(layout, fitted)]
    words += [_cross_word(layout, word, squares[index], fitted.new[index][1]) for index, word in fitted.crossing]
    if on_theme is not None:
        words = [with_theme(word) if on_theme(read(word.word)) else word for word in words]
    all_tiles = ALL_TILES_BONUS if len(squares) == RACK else 0
    return Score(tuple(words), all_tiles, sum([word.score for word in words]) + all_tiles)


def _main_word(layout: Layout, fitted: Fitted) -> WordScore:
    face = layout.face_sum(fitted.tiles)
    premiums, factors, added, factor = [], [], 0, 1
    for square, tile in fitted.new:
        by_letter, by_word = layout.letter_factors[square], layout.word_factors[square]
        if by_letter > 1:
            extra = layout.values.get(tile, 0) * (by_letter - 1)
            premiums.append((tile, by_letter, extra))
            added += extra
        if by_word > 1:
            factors.append(by_word)
            factor *= by_word
    return WordScore(fitted.tiles, face, tuple(premiums), tuple(factors), 0, (face + added) * factor)


def _cross_word(layout: Layout, word: str, square: int, tile: str) -> WordScore:
    """A shared letter counts in both words, each time with its premium (SM-46, SU-45)."""
    face = layout.face_sum(word)
    by_letter, by_word = layout.letter_factors[square], layout.word_factors[square]
    extra = layout.values.get(tile, 0) * (by_letter - 1)
    premiums = ((tile, by_letter, extra),) if by_letter > 1 else ()
    factors = (by_word,) if by_word > 1 else ()
    return WordScore(word, face, premiums, factors, 0, (face + extra) * by_word)


def with_theme(word: WordScore) -> WordScore:
    """Adds the theme bonus, after all multiplication (SM-G18)."""
    return word.but(theme=THEME_BONUS, score=word.score + THEME_BONUS)


def order_of_equals(layout: Layout, fitted: Fitted) -> tuple[object, ...]:
    """Orders moves with equal points: fewest blanks, fewest tiles, the alphabet, the square (SM-G16).

    If different tiles of the same word could be the blank, the later one is.
    """
    blanks = [is_blank(tile) for _, tile in fitted.new]
    word = [layout.alphabet.find(letter) for letter in read(fitted.tiles)]
    return sum(blanks), len(blanks), word, fitted.start, fitted.step, blanks


# --- racks ----------------------------------------------------------------------------------------------------------


def taken_from(rack: str, used: str, book: Book) -> str:
    """The faces that leave the rack for these tiles; raises `Illegal` if one is not there."""
    left, taken = rack, []
    for tile in used:
        wanted = BLANKS if tile == BLANK else tile
        face = next((face for face in wanted if face in left), None)
        if face is None and tile == BLANK:
            raise Illegal(book.blank, "no-blank-on-rack", rack=_as_read(rack))
        if face is None:
            raise Illegal(book.rack, "tile-not-on-rack", letter=tile, rack=_as_read(rack))
        left = left.replace(face, "", 1)
        taken.append(face)
    return "".join(taken)


def _as_read(rack: str) -> str:
    """Sorts a rack as people read it: alphabetically, blanks last."""
    return "".join(sorted(any_blank(rack), key=_READING_ORDER.find))
