"""Finds all legal plays of a rack in plain Python. It is simple, and faster finders are checked against it."""

from collections.abc import Iterator

from slovoteka.core.value import Value
from slovoteka.games.scrabble.actions import Play
from slovoteka.games.scrabble.editions import SIZE, Layout
from slovoteka.games.scrabble.graph_walk import BoardLine, SearchWords, Walk
from slovoteka.games.scrabble.plays import Fitted, fit, order_of_equals, score
from slovoteka.games.scrabble.rule_ids import MATTEL


class FoundMove(Value, frozen=True):
    play: Play
    fitted: Fitted
    score: int


_Placed = tuple[BoardLine, int, str]
"""A line, where the word begins on it, and the tiles of the word."""


def find_moves(layout: Layout, grid: str, rack: str, words: SearchWords) -> Iterator[FoundMove]:
    """Yields every legal play once. The same tiles on the same squares are one play, read across or down."""
    for placed in _placements(layout, grid, rack, words):
        yield _found(layout, grid, placed)


def best_move(layout: Layout, grid: str, rack: str, words: SearchWords) -> FoundMove | None:
    """The play with the highest score. SM-G16 chooses among equals."""
    most, best = -1, list[_Placed]()
    for placed in _placements(layout, grid, rack, words):
        line, start, tiles = placed
        total = line.total(start, tiles)
        if total > most:
            most, best = total, []
        if total == most:
            best.append(placed)
    moves = [_found(layout, grid, placed) for placed in best]
    return min(moves, key=lambda move: order_of_equals(layout, move.fitted), default=None)


def _found(layout: Layout, grid: str, placed: _Placed) -> FoundMove:
    line, start, tiles = placed
    where = line.squares[start], line.squares.step != 1
    fitted = fit(grid, where, tiles, MATTEL)  # any book will do: a found move is never refused
    return FoundMove(Play(fitted.at, fitted.tiles), fitted, score(layout, fitted).total)


def _placements(layout: Layout, grid: str, rack: str, words: SearchWords) -> Iterator[_Placed]:
    walk = Walk(rack, layout.alphabet, words)
    for squares in _lines():
        line = BoardLine(layout, grid, squares, walk.usable, words)
        for start, tiles in walk.along(line):
            if squares.step == 1 or not _is_found_across(line, start, tiles):
                yield line, start, tiles


def _lines() -> Iterator[range]:
    """The squares of every row, then of every column."""
    for row in range(SIZE):
        yield range(row * SIZE, (row + 1) * SIZE)
    for column in range(SIZE):
        yield range(column, SIZE * SIZE, SIZE)


def _is_found_across(line: BoardLine, start: int, tiles: str) -> bool:
    """A single tile that makes words in both directions is one play, and the rows have yielded it already."""
    laid = line.laid(start, tiles)
    return len(laid) == 1 and line.touches_sideways(laid[0])
