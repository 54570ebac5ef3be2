"""Which tiles can be taken off a board (SM-76, SM-77). Points and turns are elsewhere.

All squares of a removal are in one line, so every word that crosses this line loses at most one square. The words
across can therefore be judged square by square, and only the word itself needs a search.
"""

from collections.abc import Callable, Collection, Iterable, Iterator
from functools import cache
from heapq import merge
from itertools import groupby
from typing import Final

from slovoteka.games.scrabble.editions import EMPTY, SIZE
from slovoteka.games.scrabble.letters import read
from slovoteka.games.scrabble.plays import EMPTY_GRID

MOST_REMOVED: Final = 6  # SM-76

_ACROSS: Final = tuple(range(row * SIZE, (row + 1) * SIZE) for row in range(SIZE))
_DOWN: Final = tuple(range(column, SIZE * SIZE, SIZE) for column in range(SIZE))
_FIRST_COLUMN: Final = sum([1 << square for square in _DOWN[0]])
_LAST_COLUMN: Final = _FIRST_COLUMN << SIZE - 1


def smallest_removal(grid: str, is_word: Callable[[str], bool]) -> tuple[int, ...] | None:
    """The removal with the fewest tiles, and among these the first by squares; None if nothing can be removed."""
    return next(legal_removals(grid, is_word), None)


def legal_removals(grid: str, is_word: Callable[[str], bool]) -> Iterator[tuple[int, ...]]:
    """Yields all removals once, small ones first, then in order of squares."""
    known = cache(is_word)
    tiles = _tiles(grid)
    words = [_Word(grid, squares, known) for squares in runs(grid)]
    if tiles and not tiles & (tiles - 1):  # SM-G26: a single last tile is not in a word, but may be removed
        yield (tiles.bit_length() - 1,)
    for size in range(1, MOST_REMOVED + 1):
        # A square can belong to two words. The order puts equal removals side by side.
        for squares, _ in groupby(merge(*(word.removals(size) for word in words))):
            if _is_joined(tiles & ~_bits(squares)):
                yield squares


def runs(grid: str) -> list[range]:
    """The squares of every word on the board: two or more tiles in a row or column, at full length (SM-G14)."""
    return [run for line in (*_ACROSS, *_DOWN) for run in _runs_in(grid, line) if len(run) > 1]


def is_of_one_word(grid: str, squares: Collection[int]) -> bool:
    """Whether all these tiles are in one word of the board (SM-G14), or are its single last tile (SM-G26)."""
    if any({*squares} <= {*run} for run in runs(grid)):
        return True
    return len(squares) == 1 and without(grid, squares) == EMPTY_GRID


def new_words(grid: str, removed: Iterable[int]) -> tuple[str, ...]:
    """The words of the remaining board that were not there before, in board order."""
    after = without(grid, removed)
    before = set(runs(grid))
    return tuple(text_at(after, run) for run in runs(after) if run not in before)


def possible_words(grid: str) -> tuple[str, ...]:
    """Every part of a word that some removal could leave: all that the dictionary may be asked about this board."""
    parts = (
        text_at(grid, run[start:end])
        for run in runs(grid)
        for start in range(len(run) - 1)
        for end in range(start + 2, len(run) + 1)
        if end - start < len(run)
    )
    return tuple(dict.fromkeys(parts))


def without(grid: str, removed: Iterable[int]) -> str:
    cells = list(grid)
    for square in removed:
        cells[square] = EMPTY
    return "".join(cells)


def text_at(grid: str, squares: range) -> str:
    """The word on these squares, in capital letters."""
    return read("".join([grid[square] for square in squares]))


def is_connected(grid: str) -> bool:
    """Whether all tiles are connected, as in a crossword (SM-77). An empty board is."""
    return _is_joined(_tiles(grid))


class _Word:
    """A word of the board, to search for removals from it."""

    def __init__(self, grid: str, squares: range, is_word: Callable[[str], bool]) -> None:
        self._squares = squares
        self._text = text_at(grid, squares)
        self._is_word = is_word
        across = squares.step == 1
        lines = _DOWN if across else _ACROSS
        self._free = [
            place
            for place, square in enumerate(squares)
            if self._leaves_words(grid, lines[square % SIZE if across else square // SIZE], square)
        ]
        """Places whose tile can be removed, as far as the word across it is concerned."""

    def removals(self, size: int) -> Iterator[tuple[int, ...]]:
        """Yields removals in order of squares that leave only words. They may still split the board."""
        if size <= len(self._free):
            yield from self._search(size, 0, ())

    def _search(self, left: int, start: int, taken: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
        """Takes `left` more tiles from place `start` on. Gives up as soon as a piece between two is not a word."""
        if not left:
            if self._stands(start, len(self._text)):
                yield taken
            return
        for place in self._free:
            if place >= start and self._stands(start, place):
                yield from self._search(left - 1, place + 1, (*taken, self._squares[place]))

    def _stands(self, start: int, end: int) -> bool:
        """Whether this part of the word may stay. A single tile need not be a word."""
        return end - start < 2 or self._is_word(self._text[start:end])

    def _leaves_words(self, grid: str, line: range, square: int) -> bool:
        """Whether both parts of the word across are still words without this square."""
        crossing = next(run for run in _runs_in(grid, line) if square in run)
        place = crossing.index(square)
        parts = (crossing[:place], crossing[place + 1 :])
        return all(len(part) < 2 or self._is_word(text_at(grid, part)) for part in parts)


def _runs_in(grid: str, line: range) -> Iterator[range]:
    start = 0
    for place in range(SIZE + 1):
        if place == SIZE or grid[line[place]] == EMPTY:
            if place > start:
                yield line[start:place]
            start = place + 1


# --- boards as numbers, a bit for each square -----------------------------------------------------------------------


def _bits(squares: Iterable[int]) -> int:
    return sum([1 << square for square in squares])


def _tiles(grid: str) -> int:
    return _bits(square for square, tile in enumerate(grid) if tile != EMPTY)


def _is_joined(tiles: int) -> bool:
    """Whether these tiles are connected: grows from one tile to its neighbours until nothing new is reached."""
    reached = tiles & -tiles
    while True:
        sideways = (reached & ~_LAST_COLUMN) << 1 | (reached & ~_FIRST_COLUMN) >> 1
        grown = (reached | sideways | reached << SIZE | reached >> SIZE) & tiles
        if grown == reached:
            return reached == tiles
        reached = grown
