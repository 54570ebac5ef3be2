"""Finds all legal plays of a rack with the native engine: the same ones as `finder`, hundreds of times faster.

It needs a word graph with a part for moves. Graphs of the lexicon have one.
"""

from collections.abc import Iterator, Sequence
from copy import copy
from typing import Any, Final

import numpy as np

from slovoteka._native import WordGraph
from slovoteka.engine.engine import Engine, Moves
from slovoteka.games.scrabble.actions import Play
from slovoteka.games.scrabble.editions import SIZE, Layout
from slovoteka.games.scrabble.finder import FoundMove
from slovoteka.games.scrabble.letters import any_blank
from slovoteka.games.scrabble.plays import fit, order_of_equals
from slovoteka.games.scrabble.rule_ids import MATTEL

_EQUALS: Final = 64
"""How many of the best plays are asked for first. There are usually far fewer with the same score."""


class EngineFinder:
    def __init__(self, layout: Layout, graph: WordGraph) -> None:
        self._layout = layout
        self._engine = Engine(graph, _boundless(layout))

    def moves(self, grid: str, rack: str) -> Iterator[FoundMove]:
        """Every legal play once, in no order."""
        return (self._found(grid, move) for move in self._moves(grid, rack))

    def best(self, grid: str, rack: str) -> FoundMove | None:
        """The play with the highest score. SM-G16 chooses among equals."""
        count, moves = 0, self._engine.best(grid, any_blank(rack), _EQUALS)
        while count < len(moves) and moves["score"][-1] == moves["score"][0]:  # there may be more equals
            count = len(moves)
            moves = self._engine.best(grid, any_blank(rack), _EQUALS * count)
        return min(
            (self._found(grid, move) for move in moves[moves["score"] == moves["score"].max(initial=0)]),
            key=lambda move: order_of_equals(self._layout, move.fitted),
            default=None,
        )

    def ranked(self, grid: str, rack: str, most: int) -> tuple[list[FoundMove], int]:
        """Returns at most this many plays, the best first, and how many there are in all."""
        moves = self._moves(grid, rack)
        if not len(moves):
            return [], 0
        least = np.sort(moves["score"])[-min(most, len(moves))]
        found = [self._found(grid, move) for move in moves[moves["score"] >= least]]
        found.sort(key=lambda move: (-move.score, order_of_equals(self._layout, move.fitted)))
        return found[:most], len(moves)

    def most_points(self, grid: str, racks: Sequence[str]) -> list[int]:
        """The score of the best play of each rack; 0 if it has none."""
        best = self._engine.best_of_each([(grid, any_blank(rack)) for rack in racks])
        points: list[int] = best["score"].tolist()
        return points

    def _moves(self, grid: str, rack: str) -> Moves:
        return self._engine.moves(grid, any_blank(rack))

    def _found(self, grid: str, move: Any) -> FoundMove:
        fitted = fit(grid, (int(move["start"]), bool(move["down"])), self._engine.word(grid, move), MATTEL)
        return FoundMove(Play(fitted.at, fitted.tiles), fitted, int(move["score"]))


def _boundless(layout: Layout) -> Layout:
    """The layout with any number of every tile. The engine refuses positions that cannot happen in a game, but the
    rules also ask what could be played if letters of a rack were blanks (SM-70)."""
    boundless = copy(layout)
    counts = (SIZE * SIZE,) * len(layout.alphabet)
    boundless.tiles = layout.tiles.but(counts=counts, blanks=SIZE * SIZE)
    return boundless
