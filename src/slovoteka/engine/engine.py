"""Positions in, arrays of moves out."""

from collections.abc import Iterable, Mapping, Sequence
from math import isqrt
from typing import Any, Final, Literal, Protocol

import numpy as np
from numpy.typing import NDArray

from slovoteka._native import MOVE_BYTES, ScrabbleEngine, WordGraph

MOVE: Final = np.dtype(
    [
        ("equity", "<i4"),  # thousandths of a point: the score, and what the tiles that stay are worth
        ("score", "<i2"),
        ("start", "<u2"),  # the square where the word begins, row by row
        ("kind", "u1"),
        ("down", "u1"),
        ("length", "u1"),  # of the word, old tiles included
        ("laid", "u1"),
        ("tiles", "u1", 24),  # along the word, as codes of a layout; 0 where a tile lies already
    ]
)
PLAY, EXCHANGE, PASS = range(3)
"""Kinds of moves. The tiles of an exchange are those that go back."""
Moves = NDArray[np.void]
POINT: Final = 1_000
"""An equity is in thousandths."""

EMPTY_CODE: Final = 0
BLANK_CODE: Final = 0x80

if MOVE.itemsize != MOVE_BYTES:
    raise ImportError("the native core lays out moves in another way; build it again")


class Tiles(Protocol):
    @property
    def letters(self) -> str: ...
    @property
    def counts(self) -> Sequence[int]: ...
    @property
    def values(self) -> Sequence[int]: ...
    @property
    def blanks(self) -> int: ...


class Layout(Protocol):
    """A board and a tile set, as the rules have them."""

    @property
    def letter_factors(self) -> Sequence[int]: ...
    @property
    def word_factors(self) -> Sequence[int]: ...
    @property
    def tiles(self) -> Tiles: ...
    @property
    def start(self) -> int:
        """The square that the first word covers."""

    @property
    def rack_size(self) -> int: ...
    @property
    def bonus(self) -> int:
        """Points for a whole rack."""

    @property
    def signs(self) -> Mapping[str, tuple[str, str]]:
        """For each letter of the set: the tile of it, and a blank that stands for it."""

    @property
    def blank(self) -> str: ...
    @property
    def empty(self) -> str: ...


class Engine:
    """Finds moves with the words of one graph on one board with one set of tiles."""

    def __init__(self, graph: WordGraph, layout: Layout, leaves: Sequence[NDArray[np.int32]] | None = None) -> None:
        self.graph = graph
        self.layout = layout
        self.has_leaves = leaves is not None
        self.codes = _codes(graph.alphabet, layout)
        """What each sign of a grid or a rack is for the native core."""
        self._signs = {code: sign for sign, code in self.codes.items()}
        self._table = str.maketrans({sign: chr(code) for sign, code in self.codes.items()})
        self.native = _native(graph, layout)
        if leaves is not None:
            self.native.set_leaves(list(leaves))

    # --- moves

    def moves(self, grid: str, rack: str, *, exchange_most: int = 0, may_pass: bool = False) -> Moves:
        """Every move, in no order. Raises ValueError for a position that cannot be."""
        rows = self.native.moves(self.encode(grid), self.encode(rack), self.has_leaves, exchange_most, may_pass)
        return _as_moves(rows)

    def best(self, grid: str, rack: str, count: int = 1, *, exchange_most: int = 0, may_pass: bool = False) -> Moves:
        """The best so many by equity, the best first; equals always in the same order."""
        rows = self.native.best(self.encode(grid), self.encode(rack), count, self.has_leaves, exchange_most, may_pass)
        return _as_moves(rows)

    def best_of_each(self, positions: Iterable[tuple[str, str]]) -> Moves:
        """The best move of each position, given by grid and rack: one call for many. A pass where there is none."""
        return _as_moves(self.native.best_of_each(self.encode_all(positions), self.has_leaves))

    def word(self, grid: str, move: Any) -> str:
        """The tiles of a play, those included that lie there already."""
        step = isqrt(len(grid)) if move["down"] else 1
        tiles = []
        for place, code in enumerate(move["tiles"][: move["length"]].tolist()):
            tiles.append(self._signs[code] if code else grid[int(move["start"]) + place * step])
        return "".join(tiles)

    def laid_between(self, before: str, after: str) -> NDArray[np.void]:
        """The play that made one grid out of another, by the tiles laid."""
        side = isqrt(len(after))
        laid = [square for square, (old, new) in enumerate(zip(before, after, strict=True)) if old != new]
        first, last = laid[0], laid[-1]
        down = len(laid) > 1 and first % side == last % side
        step = side if down else 1
        move = np.zeros((), MOVE)
        move["start"], move["down"], move["laid"] = first, down, len(laid)
        move["length"] = (last - first) // step + 1
        codes = [self.codes[after[square]] if square in laid else 0 for square in range(first, last + 1, step)]
        move["tiles"][: len(codes)] = codes
        return move

    def given_back(self, move: Any) -> str:
        """The tiles of an exchange."""
        return "".join(self._signs[code] for code in move["tiles"][: move["laid"]].tolist())

    # --- measuring, in processor time of one core

    def bench(self, positions: Iterable[tuple[str, str]], kind: Literal["all", "best"], seconds: float) -> float:
        """Positions a second."""
        return self.native.bench_moves(self.encode_all(positions), kind == "best", seconds)

    def bench_states(self, seconds: float) -> float:
        """Nanoseconds for a state of a walk without a board."""
        return self.native.bench_states(seconds)

    # --- signs

    def encode(self, signs: str) -> bytes:
        if strange := set(signs).difference(self.codes):
            raise ValueError(f"no tile of this set: {min(strange)!r}")
        return signs.translate(self._table).encode("latin-1")

    def encode_all(self, positions: Iterable[tuple[str, str]]) -> list[tuple[bytes, bytes]]:
        return [(self.encode(grid), self.encode(rack)) for grid, rack in positions]


def _as_moves(rows: NDArray[np.uint8]) -> Moves:
    return rows.view(MOVE)[:, 0]


def _codes(alphabet: str, layout: Layout) -> dict[str, int]:
    codes = {layout.empty: EMPTY_CODE, layout.blank: BLANK_CODE}
    for letter, (tile, blank) in layout.signs.items():
        code = alphabet.index(letter) + 1
        codes |= {tile: code, blank: BLANK_CODE | code}
    return codes


def _native(graph: WordGraph, layout: Layout) -> ScrabbleEngine:
    """The letters of the set by their places in the graph's alphabet; those that the set lacks have no tiles."""
    tiles = layout.tiles
    held = dict(zip(tiles.letters, zip(tiles.counts, tiles.values, strict=True), strict=True))
    numbers = [held.get(letter, (0, 0)) for letter in graph.alphabet]
    return ScrabbleEngine(
        graph,
        side=isqrt(len(layout.letter_factors)),
        rack_size=layout.rack_size,
        bonus=layout.bonus,
        start=layout.start,
        blanks=tiles.blanks,
        counts=bytes(min(count, 255) for count, _ in numbers),
        values=bytes(value for _, value in numbers),
        letter_factors=bytes(layout.letter_factors),
        word_factors=bytes(layout.word_factors),
    )
