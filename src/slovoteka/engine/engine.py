"""Positions in, arrays of moves out."""

from collections.abc import Iterable, Mapping, Sequence
from math import isqrt
from typing import Any, Final, Literal, Protocol

import numpy as np
from numpy.typing import NDArray

from slovoteka._native import MOVE_BYTES, ScrabbleEngine, WordGraph

MOVE: Final = np.dtype(
    [
        ("equity", "<i4"),  # thousandths of a point: the score plus the value of the leave
        ("score", "<i2"),
        ("start", "<u2"),  # the square where the word begins, row by row
        ("kind", "u1"),
        ("down", "u1"),
        ("length", "u1"),  # of the word, including old tiles
        ("laid", "u1"),
        ("tiles", "u1", 24),  # along the word, as codes of a layout; 0 for a tile that was there already
    ]
)
PLAY, EXCHANGE, PASS = range(3)
"""Kinds of moves. The tiles of an exchange are those that go back to the bag."""
Moves = NDArray[np.void]
POINT: Final = 1_000
"""Equity is in thousandths of a point."""

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
    """A board and a tile set, as the rules define them."""

    @property
    def letter_factors(self) -> Sequence[int]: ...
    @property
    def word_factors(self) -> Sequence[int]: ...
    @property
    def tiles(self) -> Tiles: ...
    @property
    def start(self) -> int:
        """The square that the first word must cover."""

    @property
    def rack_size(self) -> int: ...
    @property
    def bonus(self) -> int:
        """The bonus for laying a whole rack."""

    @property
    def signs(self) -> Mapping[str, tuple[str, str]]:
        """For each letter of the set: its tile, and a blank that stands for it."""

    @property
    def blank(self) -> str: ...
    @property
    def empty(self) -> str: ...


class Engine:
    """Finds moves with the words of one graph, on one board, with one tile set."""

    def __init__(self, graph: WordGraph, layout: Layout, leaves: Sequence[NDArray[np.int32]] | None = None) -> None:
        self.graph = graph
        self.layout = layout
        self.has_leaves = leaves is not None
        self.codes = _codes(graph.alphabet, layout)
        """The native core's code for each sign of a grid or a rack."""
        self._signs = {code: sign for sign, code in self.codes.items()}
        self._table = str.maketrans({sign: chr(code) for sign, code in self.codes.items()})
        self.native = _native(graph, layout)
        if leaves is not None:
            self.native.set_leaves(list(leaves))

    # --- moves

    def moves(self, grid: str, rack: str, *, exchange_most: int = 0, may_pass: bool = False) -> Moves:
        """Every move, in no particular order. Raises ValueError for an impossible position."""
        rows = self.native.moves(self.encode(grid), self.encode(rack), self.has_leaves, exchange_most, may_pass)
        return _as_moves(rows)

    def best(
        self,
        grid: str,
        rack: str,
        count: int = 1,
        *,
        exchange_most: int = 0,
        may_pass: bool = False,
        others_at_end: int = 0,
    ) -> Moves:
        """The best moves by equity, the best first. Equals are always in the same order.

        `others_at_end` is how many others hold the unseen tiles, if the bag is empty. Then equity counts who goes out
        and what stays on racks instead of leaves.
        """
        terms = self.has_leaves, exchange_most, may_pass, others_at_end
        return _as_moves(self.native.best(self.encode(grid), self.encode(rack), count, *terms))

    def best_of_each(self, positions: Iterable[tuple[str, str]]) -> Moves:
        """The best move of each position, given by grid and rack, in one call. A pass if there is no other move."""
        return _as_moves(self.native.best_of_each(self.encode_all(positions), self.has_leaves))

    def word(self, grid: str, move: Any) -> str:
        """The tiles of a play, including those that were there already."""
        step = isqrt(len(grid)) if move["down"] else 1
        tiles = []
        for place, code in enumerate(move["tiles"][: move["length"]].tolist()):
            tiles.append(self._signs[code] if code else grid[int(move["start"]) + place * step])
        return "".join(tiles)

    def laid_between(self, before: str, after: str) -> NDArray[np.void]:
        """The play that turned one grid into another."""
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
        """Positions per second."""
        return self.native.bench_moves(self.encode_all(positions), kind == "best", seconds)

    def bench_states(self, seconds: float) -> float:
        """Nanoseconds per state of a walk without a board."""
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
    """Letters are numbered by the graph's alphabet. Those that the tile set lacks have no tiles."""
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
