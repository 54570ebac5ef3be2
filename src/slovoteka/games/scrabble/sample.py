"""A few plays without a dictionary, for random games and for tests of laws, where a sample is enough."""

from collections.abc import Iterator
from itertools import islice, permutations

from slovoteka.core.errors import Illegal
from slovoteka.games.scrabble.editions import CENTRE, EMPTY, SIZE
from slovoteka.games.scrabble.letters import AS_BLANK, BLANKS
from slovoteka.games.scrabble.plays import EMPTY_GRID, Fitted, fit, fit_tiles
from slovoteka.games.scrabble.rule_ids import Book

_ANCHORS = 12
_OPENINGS = 6


def some_fits(grid: str, rack: str, book: Book, alphabet: str) -> Iterator[Fitted]:
    """Yields words that could lie there: openings of all lengths, then one or two tiles next to those on the board."""
    tiles = _as_laid(rack, alphabet)
    if grid == EMPTY_GRID:
        for length in range(2, len(tiles) + 1):
            for letters in islice(permutations(tiles, length), _OPENINGS):
                yield fit(grid, (CENTRE - length // 2, False), "".join(letters), book)
        return
    anchors = [square for square in range(SIZE * SIZE) if grid[square] == EMPTY and _touches(grid, square)]
    for square in anchors[:: max(1, len(anchors) // _ANCHORS)]:
        for tile in dict.fromkeys(tiles):
            yield from _fitted(grid, [(square, tile)], book)
        for first, second in islice(permutations(tiles, 2), 2):
            for step in (1, SIZE):
                yield from _fitted(grid, [(square, first), (square + step, second)], book)


def _as_laid(rack: str, alphabet: str) -> list[str]:
    """One tile for each face on the rack; a blank gets a letter that depends on its place on the rack."""
    return [
        AS_BLANK[alphabet[place * 5 % len(alphabet)]] if face in BLANKS else face for place, face in enumerate(rack)
    ]


def _touches(grid: str, square: int) -> bool:
    row, column = divmod(square, SIZE)
    around = ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1))
    return any(grid[r * SIZE + c] != EMPTY for r, c in around if 0 <= r < SIZE and 0 <= c < SIZE)


def _fitted(grid: str, tiles: list[tuple[int, str]], book: Book) -> Iterator[Fitted]:
    if all(square < SIZE * SIZE for square, _ in tiles):
        try:
            yield fit_tiles(grid, tiles, book)
        except Illegal:
            return
