"""Finds plays when the player may take any tiles of the bag. The engine cannot do this, because it needs a rack."""

from collections.abc import Callable, Iterator, Mapping
from functools import cached_property
from types import MappingProxyType
from typing import Final

import numpy as np
from numpy.typing import NDArray

from slovoteka._native import WordGraph
from slovoteka.core.value import Value
from slovoteka.games.scrabble.editions import ALL_TILES_BONUS, CENTRE, EMPTY, RACK, SIZE, Layout
from slovoteka.games.scrabble.letters import AS_BLANK, BLANK, LETTER_OF, read
from slovoteka.games.scrabble.plays import EMPTY_GRID
from slovoteka.record_hunt.scrabble.word_table import Letters, WordTable, missing_tiles

Pins = Mapping[int, str]
"""Squares that only one tile may take; `EMPTY` for squares that must stay free."""
NO_PINS: Final[Pins] = MappingProxyType({})
Crossings = list[tuple[str, str] | None]
"""For each empty square the tiles that touch it sideways: before and after it."""
Supply = tuple[NDArray[np.int64], int]
"""How many tiles there are of each letter, and how many blanks."""


class FoundPlay(Value, frozen=True):
    """A word on the board and its points."""

    start: int
    down: bool
    word: str
    """As it would lie, including old tiles; a blank in lower case."""
    score: int
    laid: int
    """The number of tiles laid."""


class Slot(Value, frozen=True):
    """A run of squares that a word could fill."""

    down: bool
    squares: range
    gaps: tuple[int, ...]
    """Indices in the word that are still empty."""


class OpenFinder:
    """Finds all plays that the words of a graph allow on a board with one set of tiles."""

    def __init__(self, graph: WordGraph, layout: Layout) -> None:
        self.graph, self.layout = graph, layout
        self.alphabet = graph.alphabet
        self._only: dict[str, Letters] = dict(zip(self.alphabet, np.eye(len(self.alphabet), dtype=bool), strict=True))
        self.values = np.array([layout.values.get(letter, 0) for letter in self.alphabet], np.int32)
        self._allowed: dict[tuple[str, str], Letters] = {}

    @cached_property
    def tables(self) -> dict[int, WordTable]:
        """By word length."""
        by_length: dict[int, list[str]] = {}
        for word in self.graph.words():
            by_length.setdefault(len(word), []).append(word)
        return {length: WordTable(words, self.alphabet) for length, words in by_length.items()}

    def supply(self, bag: str) -> Supply:
        return np.array([bag.count(letter) for letter in self.alphabet]), bag.count(BLANK)

    def plays(
        self, grid: str, bag: str, per_slot: int, accept: Callable[[Slot], bool], pins: Pins = NO_PINS
    ) -> Iterator[FoundPlay]:
        """The few highest-scoring plays of each accepted slot, unordered.

        A tile that is pinned to its square is reserved for it and need not be in the bag.
        """
        supply = self.supply(bag)
        for down in (False, True):
            crossings = _crossings(grid, down=down)
            for slot in slots(grid, crossings, down=down):
                if accept(slot) and all(pins.get(slot.squares[gap]) != EMPTY for gap in slot.gaps):
                    yield from self._best_in(slot, grid, crossings, supply, per_slot, pins)

    def _best_in(
        self, slot: Slot, grid: str, crossings: Crossings, supply: Supply, count: int, pins: Pins
    ) -> Iterator[FoundPlay]:
        table = self.tables.get(len(slot.squares))
        if table is None:
            return
        lying = [pins.get(square, EMPTY) if grid[square] == EMPTY else grid[square] for square in slot.squares]
        rows = table.matching(self._wanted(slot, grid, crossings, lying))
        if not len(rows):
            return
        free = [gap for gap in slot.gaps if lying[gap] == EMPTY]
        laid = table.codes[rows[:, None], free]
        if not supply[1]:  # cheaper than counting: most words have a letter that is missing
            held = (supply[0] > 0)[laid].all(1)
            rows, laid = rows[held], laid[held]
        weights, base = self._weights(slot, grid, crossings, lying)
        missing = missing_tiles(laid, supply[0])
        fits = missing.sum(1) <= supply[1]
        rows, laid, missing = rows[fits], laid[fits], missing[fits]
        points = (self.values[laid] * weights * ~missing).sum(1) + base
        for best in np.argsort(-points, kind="stable")[:count]:
            tiles = [old if old != EMPTY else new for old, new in zip(lying, table.words[rows[best]], strict=True)]
            for gap in np.compress(missing[best], free):
                tiles[gap] = AS_BLANK[tiles[gap]]
            yield FoundPlay(slot.squares[0], slot.down, "".join(tiles), int(points[best]), len(slot.gaps))

    def _wanted(self, slot: Slot, grid: str, crossings: Crossings, lying: list[str]) -> list[tuple[int, Letters]]:
        """The possible letters of each place that does not allow all letters."""
        wanted = []
        for place, square in enumerate(slot.squares):
            if lying[place] != EMPTY:
                wanted.append((place, self._only[LETTER_OF[lying[place]]]))
            crossing = crossings[square]
            if grid[square] == EMPTY and crossing is not None:
                wanted.append((place, self._fitting(crossing)))
        return wanted

    def _fitting(self, crossing: tuple[str, str]) -> Letters:
        """Letters that make a word with the tiles beside them."""
        before, after = map(read, crossing)
        known = self._allowed.get((before, after))
        if known is None:
            known = np.array([f"{before}{letter}{after}" in self.graph for letter in self.alphabet])
            self._allowed[before, after] = known
        return known

    def _weights(self, slot: Slot, grid: str, crossings: Crossings, lying: list[str]) -> tuple[NDArray[np.int32], int]:
        """How often a tile's value counts at each unpinned gap, and the points that do not depend on what is laid."""
        layout = self.layout
        squares = [slot.squares[gap] for gap in slot.gaps]
        factor = int(np.prod([layout.word_factors[square] for square in squares]))
        base = ALL_TILES_BONUS if len(squares) == RACK else 0
        base += factor * layout.face_sum("".join(grid[square] for square in slot.squares))
        weights = []
        for gap, square in zip(slot.gaps, squares, strict=True):
            crossing, by_word = crossings[square], layout.word_factors[square]
            weight = layout.letter_factors[square] * (factor if crossing is None else factor + by_word)
            if crossing is not None:
                base += by_word * layout.face_sum("".join(crossing))
            if lying[gap] == EMPTY:
                weights.append(weight)
            else:
                base += weight * layout.face_sum(lying[gap])
        return np.array(weights, np.int32), base


def _crossings(grid: str, *, down: bool) -> Crossings:
    """The tiles beside each square of a line that goes down, or across."""
    sideways = [grid[row * SIZE : (row + 1) * SIZE] if down else grid[row::SIZE] for row in range(SIZE)]
    found: Crossings = [None] * len(grid)
    for square, tile in enumerate(grid):
        line, place = divmod(square, SIZE) if down else divmod(square, SIZE)[::-1]
        before = sideways[line][:place].rpartition(EMPTY)[2]
        after = sideways[line][place + 1 :].partition(EMPTY)[0]
        if tile == EMPTY and (before or after):
            found[square] = before, after
    return found


def slots(grid: str, crossings: Crossings, *, down: bool) -> Iterator[Slot]:
    """Slots that touch tiles on the board, or cover the centre of an empty board."""
    step = SIZE if down else 1
    is_first = grid == EMPTY_GRID
    for line in range(SIZE):
        squares = range(line, SIZE * SIZE, SIZE) if down else range(line * SIZE, (line + 1) * SIZE)
        for first in range(SIZE - 1):
            if first and grid[squares[first - 1]] != EMPTY:
                continue
            gaps: list[int] = []
            touches = False
            for place, square in enumerate(squares[first:]):
                if grid[square] == EMPTY:
                    gaps.append(place)
                if len(gaps) > RACK:
                    break
                touches |= grid[square] != EMPTY or crossings[square] is not None or (is_first and square == CENTRE)
                ends = first + place + 1 == SIZE or grid[square + step] == EMPTY
                if touches and ends and place and gaps:
                    yield Slot(down, squares[first : first + place + 1], tuple(gaps))
