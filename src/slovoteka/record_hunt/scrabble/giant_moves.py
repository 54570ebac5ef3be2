"""Games around one giant move: a word of fifteen letters over three triple squares, seven of its tiles laid at once.

The other eight tiles must be on the board before. Each group of neighbours must be a word and be connected to the rest
of the board. Squares of the giant word are pinned: a play may use one only with the letter of the giant word, and the
seven that are laid last stay free. Tiles next to those seven form words sideways, which must be valid with the new
letters.
"""

from collections.abc import Callable, Iterator
from itertools import combinations, groupby, product
from random import Random
from typing import Final

import numpy as np

from slovoteka.core import piles
from slovoteka.core.value import Value
from slovoteka.games.scrabble.editions import EMPTY, RACK, SIZE
from slovoteka.games.scrabble.letters import AS_BLANK, face_of, read
from slovoteka.games.scrabble.plays import put
from slovoteka.record_hunt.scrabble.finder import FoundPlay, OpenFinder, Pins, Slot
from slovoteka.record_hunt.scrabble.play_sequence import PlayRules, PlaySequence
from slovoteka.record_hunt.scrabble.word_table import missing_tiles

_TRIPLES: Final = (0, 7, 14)
_DOUBLES: Final = (3, 11)
_HALVES: Final = (range(1, 7), range(8, 14))
_TIMES: Final = 27
EDGES: Final = (0, SIZE - 1)
"""Rows. The columns at the sides are the same board transposed."""

_STEPS: Final = 24
_PER_SLOT: Final = 30
_LINES: Final = 5
_SOME_TILES: Final = 24
"""A play that only opens the way is searched for in a few lines and with some of the tiles, since any will do."""
_HOOKS_EARLY: Final = 0.2
"""How often a word at the last squares is laid before all pieces are in place."""

# The value of a play on the way to a giant, in points.
_PINNED: Final = 20  # for a letter of the giant word
_TILE: Final = 2  # subtracted for each tile it uses
_GREEDY_TILE: Final = 8  # the same, if plays should score points themselves
_CHANCE: Final = 12  # at most, at random


class GiantMove(Value, frozen=True):
    """A word for an edge, and which of its tiles are laid last."""

    points: int
    """Without the words sideways."""
    tiles: str
    last: tuple[int, ...]


def giants(finder: OpenFinder, bag: str, words: int) -> list[GiantMove]:
    """The highest-scoring giants first: so many words, and for each possible number of pieces the best way."""
    table = finder.tables[SIZE]
    supply, blanks = finder.supply(bag)
    missing = missing_tiles(table.codes, supply)
    values = finder.values[table.codes] * ~missing
    most = np.where(missing.sum(1) <= blanks, values.sum(1) + values[:, list(_DOUBLES)].sum(1), 0)
    found = []
    for row in np.argsort(-most, kind="stable")[: min(words, np.count_nonzero(most))]:
        letters = zip(table.words[row], missing[row], strict=True)
        tiles = "".join(AS_BLANK[letter] if is_missing else letter for letter, is_missing in letters)
        found += list(_ways(finder, tiles, values[row].tolist()))
    return sorted(found, key=lambda giant: -giant.points)


def _ways(finder: OpenFinder, tiles: str, values: list[int]) -> Iterator[GiantMove]:
    best: dict[int, GiantMove] = {}
    halves = [_ways_of_half(finder, read(tiles), half) for half in _HALVES]
    for (left, pieces_left), (right, pieces_right) in product(*halves):
        if len(left) + len(right) != RACK - len(_TRIPLES):
            continue
        last, pieces = tuple(sorted((*_TRIPLES, *left, *right))), pieces_left + pieces_right
        points = _TIMES * (sum(values) + sum(values[place] for place in _DOUBLES if place in last))
        if pieces not in best or points > best[pieces].points:
            best[pieces] = GiantMove(points, tiles, last)
    yield from best.values()


def _ways_of_half(finder: OpenFinder, word: str, half: range) -> Iterator[tuple[tuple[int, ...], int]]:
    """The tiles that can be laid last between two triple squares, and how many pieces are there before."""
    for count in range(RACK - len(_TRIPLES) + 1):
        for last in combinations(half, count):
            groups = groupby(half, key=last.__contains__)
            pieces = ["".join(word[place] for place in places) for is_last, places in groups if not is_last]
            if all(len(piece) == 1 or piece in finder.graph for piece in pieces):
                yield last, len(pieces)


class Builder:
    """Builds a game up to one giant move at random. Many attempts fail, and each is different."""

    def __init__(self, rules: PlayRules, giant: GiantMove, edge: int, rng: Random, *, greed: float = 0) -> None:
        """`greed` is how much the points of plays count that only lead to the giant move."""
        self._rules, self._rng, self._edge, self._greed = rules, rng, edge, greed
        self._inward = 1 if edge == 0 else -1
        self._move = FoundPlay(edge * SIZE, down=False, word=giant.tiles, score=0, laid=RACK)
        self._last = [edge * SIZE + place for place in giant.last]
        self._tile = {edge * SIZE + place: tile for place, tile in enumerate(giant.tiles)}
        self._pins: Pins = {
            **{square: EMPTY for edge in EDGES for square in range(edge * SIZE, (edge + 1) * SIZE)},
            **{square: tile for square, tile in self._tile.items() if square not in self._last},
        }
        """The opposite edge stays free for another giant."""

    @classmethod
    def of(cls, rules: PlayRules, sequence: PlaySequence, rng: Random) -> "Builder | None":
        """A builder for the highest-scoring move of a game, if it is a giant."""
        move = sequence.best
        edge = move.start // SIZE
        if move.down or len(move.word) < SIZE or move.laid < RACK or edge not in EDGES:
            return None
        before = PlaySequence.empty(rules.options).after_all(rules, sequence.plays[: sequence.plays.index(move)])
        last = tuple(place for place in range(SIZE) if before.grid[edge * SIZE + place] == EMPTY)
        return cls(rules, GiantMove(0, move.word, last), edge, rng)

    def build(self, start: PlaySequence) -> PlaySequence | None:
        """The game with the giant move as its last, or None if it could not be reached."""
        if not self._can_begin(start):
            return None
        sequence = start
        for _ in range(_STEPS):
            if (done := sequence.after(self._rules, self._move)) is not None:
                return self._with_hooks(sequence) or done
            step = self._step(sequence)
            if step is None:
                return None
            sequence = step
        return None

    def _can_begin(self, start: PlaySequence) -> bool:
        lying = [(start.grid[square], tile) for square, tile in self._tile.items() if start.grid[square] != EMPTY]
        needed = "".join(face_of(tile) for square, tile in self._tile.items() if start.grid[square] == EMPTY)
        return (
            all(old == tile for old, tile in lying)
            and piles.holds(start.bag, needed)
            and self._promise(start.grid) is not None
        )

    def _with_hooks(self, sequence: PlaySequence) -> PlaySequence | None:
        """As many words at the squares of the giant move as the tiles allow, and then the move."""
        while (hooked := self._hooked(sequence)) is not None:
            sequence = hooked
        return sequence.after(self._rules, self._move)

    def _step(self, sequence: PlaySequence) -> PlaySequence | None:
        free = self._free(sequence)
        if sequence.plays:
            if self._rng.random() < _HOOKS_EARLY and (hooked := self._hooked(sequence)) is not None:
                return hooked
            if (nearer := self._chosen(sequence, free, self._takes_pinned)) is not None:
                return nearer
        some = "".join(self._rng.sample(free, min(len(free), _SOME_TILES)))
        return self._chosen(sequence, some, self._some_lines())

    def _hooked(self, sequence: PlaySequence) -> PlaySequence | None:
        """Adds a word at the squares of the giant move."""
        hooked = self._chosen(sequence, self._free(sequence), self._is_over_last)
        before = self._promise(sequence.grid) or 0
        return hooked if hooked is not None and (self._promise(hooked.grid) or 0) > before else None

    def _chosen(self, sequence: PlaySequence, tiles: str, accept: Callable[[Slot], bool]) -> PlaySequence | None:
        """One of the best of these plays."""
        found = self._rules.finder.plays(sequence.grid, tiles, _PER_SLOT, accept, self._pins)
        weighed = [(weight, play) for play in found if (weight := self._weight(sequence.grid, play)) is not None]
        best = max(weighed, key=lambda pair: pair[0], default=None)
        return None if best is None else sequence.after(self._rules, best[1])

    def _weight(self, grid: str, play: FoundPlay) -> float | None:
        """Points at the last squares, minus the cost of tiles, plus a random part.

        None if it blocks the giant move.
        """
        squares = range(play.start, play.start + len(play.word) * (step := SIZE if play.down else 1), step)
        new = [(square, tile) for square, tile in zip(squares, play.word, strict=True) if grid[square] == EMPTY]
        promise = self._promise(put(grid, new))
        if promise is None:
            return None
        pinned = sum(square in self._tile for square, _ in new)
        nearest = min(abs(square // SIZE - self._edge) for square, _ in new)
        bought = (_TILE + _GREEDY_TILE * self._greed) * len(new)
        chance = self._rng.uniform(0, _CHANCE)
        return promise + self._greed * play.score + _PINNED * pinned - nearest - bought + chance

    def _free(self, sequence: PlaySequence) -> str:
        """The bag without the tiles that the giant word still needs."""
        needed = [face_of(tile) for square, tile in self._tile.items() if sequence.grid[square] == EMPTY]
        return piles.remove(sequence.bag, needed)

    def _promise(self, grid: str) -> int | None:
        """The points of the words sideways of the giant move; None if one would be invalid."""
        layout, total = self._rules.layout, 0
        for square, tile in self._tile.items():
            if grid[square] != EMPTY:
                continue
            over = self._over(grid, square)
            word = over + tile if self._inward < 0 else tile + over
            if over and read(word) not in self._rules.finder.graph:
                return None
            if over and square in self._last:
                face = layout.face_sum(over) + layout.face_sum(tile) * layout.letter_factors[square]
                total += face * layout.word_factors[square]
        return total

    def _over(self, grid: str, square: int) -> str:
        """The tiles adjoining a square of the edge, in reading order."""
        column = grid[square % SIZE :: SIZE]
        return column[1:].partition(EMPTY)[0] if self._inward > 0 else column[:-1].rpartition(EMPTY)[2]

    # --- accepted slots

    def _takes_pinned(self, slot: Slot) -> bool:
        return any(slot.squares[gap] in self._tile for gap in slot.gaps)

    def _is_over_last(self, slot: Slot) -> bool:
        end = slot.squares[0] if self._inward > 0 else slot.squares[-1]
        return slot.down and end - self._inward * SIZE in self._last

    def _some_lines(self) -> Callable[[Slot], bool]:
        lines = {(down, line) for down in (False, True) for line in range(SIZE)}
        chosen = set(self._rng.sample(sorted(lines), _LINES)) | {(False, SIZE // 2)}
        return lambda slot: (slot.down, slot.squares[0] % SIZE if slot.down else slot.squares[0] // SIZE) in chosen
