"""The value of leaves: the model that training fits, its file, and the table for the engine.

A player keeps the tiles of a leave and draws the rest at random. The value of the leave is how much more the best move
then gains on average, by its points and its own leave, than with a whole rack drawn at random. So keeping nothing is
worth 0.

For each size of leaves the model is a sum over tiles, over pairs of tiles (including doubles), over third tiles of a
kind, and a table of vowels and blanks. It adds a share of what smaller leaves inside it are worth beyond their own
sums, and for sizes up to `LARGEST_OWN` what was observed of this very leave. Everything is in integers, so that the
table is the same on every machine.

    magic: 8 bytes  version: 2  size of the subject: 4  digest of all that follows: 16
    subject: JSON
    lzma: coefficients of all sizes, 4 bytes each; the own parts of leaves of size 1, 2, …, a byte each
"""

import lzma
from collections.abc import Iterator, Sequence
from functools import cache
from hashlib import blake2b
from importlib import resources
from importlib.resources.abc import Traversable
from math import comb
from struct import Struct
from typing import Final

import msgspec
import numpy as np
from numpy.typing import NDArray

from slovoteka.core.value import Value
from slovoteka.engine.engine import Layout

VERSION: Final = 1
LARGEST_OWN: Final = 5
"""The largest leaves with an own part. There are too many larger ones to observe each often enough and to store."""
STEP: Final = 100
"""The precision of a leave's own part, in thousandths of a point."""
SHARES: Final = 1024
"""The share that smaller leaves pass on is stored in these parts."""

Table = list[NDArray[np.int32]]
"""Thousandths of a point for the leaves of size 0, 1, …, by index: see `Lattice`."""

_MAGIC: Final = b"leaves\r\n"
_HEAD: Final = Struct("<8sHI16s")
_LONGEST_SUBJECT: Final = 10_000


class LeaveSubject(Value, frozen=True, kw_only=True):
    """The tiles that a table is for, and where it comes from."""

    alphabet: str
    letters: str
    counts: tuple[int, ...]
    values: tuple[int, ...]
    blanks: int
    rack_size: int
    vowels: str
    lexicon: str = ""
    """The hash of the words that it was trained with. Only informative: a few other words make no difference."""
    games: int = 0
    racks: int = 0
    """Games and racks that the last generation was fitted to."""
    generations: int = 0

    @property
    def kinds(self) -> int:
        """Kinds of tiles: the blank, then the letters of the alphabet."""
        return len(self.alphabet) + 1

    @property
    def leaves(self) -> list[int]:
        """How many leaves there are of size 0, 1, …"""
        return [comb(self.kinds + size - 1, size) for size in range(self.rack_size)]

    def fits(self, layout: Layout, alphabet: str) -> bool:
        tiles = layout.tiles
        asked = (tiles.letters, tuple(tiles.counts), tuple(tiles.values), tiles.blanks, layout.rack_size, alphabet)
        return asked == (self.letters, self.counts, self.values, self.blanks, self.rack_size, self.alphabet)


def subject_of(layout: Layout, alphabet: str, vowels: str) -> LeaveSubject:
    tiles = layout.tiles
    return LeaveSubject(
        alphabet=alphabet,
        letters=tiles.letters,
        counts=tuple(tiles.counts),
        values=tuple(tiles.values),
        blanks=tiles.blanks,
        rack_size=layout.rack_size,
        vowels=vowels,
    )


class LeaveModel(Value, frozen=True):
    subject: LeaveSubject
    coefficients: tuple[NDArray[np.int32], ...]
    """For the sizes 1, 2, …, in the order of `Features`."""
    own: tuple[NDArray[np.int8], ...]
    """For the sizes 1 to `LARGEST_OWN`: what was observed of each leave beyond the rest of the model, in steps."""


# --- leaves and their parts -----------------------------------------------------------------------------------------


class Lattice:
    """All leaves of up to so many tiles, each size in a fixed order, and the smaller leaves inside them.

    A leave is its kinds of tiles in order. Leaves of one size that end with kind t follow each other. Without this t
    they are all smaller leaves of kinds up to t, in the same order. So the values of one size give those of the next
    block by block, with hardly any lookups.
    """

    def __init__(self, kinds: int, largest: int) -> None:
        self.kinds = kinds
        self.largest = largest
        self.tiles = [np.zeros((0, 1), np.uint8)]
        """By size: first tiles, second tiles, … of its leaves."""
        self.without = [np.zeros((0, 1), np.int32)]
        """By size: the indices of its leaves without their first tiles, second tiles, …"""
        for size in range(1, largest + 1):
            tiles = np.empty((size, self.count(size)), np.uint8)
            without = np.empty((size, self.count(size)), np.int32)
            for kind, block, rest in self.blocks(size):
                tiles[:-1, block] = self.tiles[-1][:, rest]
                tiles[-1, block] = kind
                without[:-1, block] = self.without[-1][:, rest] + self.first(kind, size - 1)
                without[-1, block] = np.arange(rest.stop, dtype=np.int32)
            self.tiles.append(tiles)
            self.without.append(without)

    def count(self, size: int) -> int:
        return comb(self.kinds + size - 1, size)

    @staticmethod
    def first(kind: int, size: int) -> int:
        """The index of the first leave that ends with this kind."""
        return comb(kind + size - 1, size) if size else 0

    def blocks(self, size: int) -> Iterator[tuple[int, slice, slice]]:
        """For each kind: the leaves of this size that end with it, and what they are without it, among the smaller."""
        for kind in range(self.kinds):
            start = self.first(kind, size)
            rest = comb(kind + size - 1, size - 1)
            yield kind, slice(start, start + rest), slice(0, rest)

    def sum_of_parts(self, size: int, smaller: NDArray[np.int32]) -> NDArray[np.int32]:
        """For each leave of this size, the sum over the leaves that are left when one tile is removed."""
        found = np.empty(self.count(size), np.int32)
        for kind, block, rest in self.blocks(size):
            total = smaller[rest].copy()
            with_kind = smaller[self.first(kind, size - 1) :]
            for places in self.without[size - 1][:, rest]:
                total += with_kind[places]
            found[block] = total
        return found


class Features:
    """The features that the model sums over a leave, and the index of each coefficient."""

    def __init__(self, subject: LeaveSubject) -> None:
        kinds, rack = subject.kinds, subject.rack_size
        self.kinds = kinds
        self.pairs_from = kinds
        self.thirds_from = self.pairs_from + kinds * (kinds + 1) // 2
        self.balance_from = self.thirds_from + kinds
        self.share_at = self.balance_from + rack * rack
        self.count = self.share_at + 1
        low, high = np.triu_indices(kinds)
        self.pair_numbers = np.zeros((kinds, kinds), np.int64)
        self.pair_numbers[low, high] = self.pair_numbers[high, low] = np.arange(len(low))
        self.balance_codes = np.zeros(kinds, np.int32)
        """Their sum is an index into a table of vowels and blanks."""
        self.balance_codes[0] = 1
        for vowel in subject.vowels:
            self.balance_codes[subject.alphabet.index(vowel) + 1] = rack

    def sums(self, leaves: Lattice, size: int, coefficients: NDArray[np.int32]) -> NDArray[np.int32]:
        """The model of one size without the share of smaller leaves: thousandths for every leave of this size."""
        pairs = coefficients[self.pairs_from + self.pair_numbers]
        thirds = coefficients[self.thirds_from : self.balance_from]
        worth, balance = np.zeros(1, np.int32), np.zeros(1, np.int32)
        for length in range(1, size + 1):
            # Goes from smaller to larger with the coefficients of this size; each step adds a last tile.
            smaller, smaller_balance = worth, balance
            worth, balance = (np.empty(leaves.count(length), np.int32) for _ in range(2))
            for kind, block, rest in leaves.blocks(length):
                total = smaller[rest] + coefficients[kind]
                tiles = leaves.tiles[length - 1][:, rest]
                for tile in tiles:
                    total += pairs[kind][tile]
                if length > 2:
                    total += thirds[kind] * (tiles[-2] == kind)
                worth[block] = total
                balance[block] = smaller_balance[rest] + self.balance_codes[kind]
        return worth + coefficients[self.balance_from : self.share_at][balance]


def expand(model: LeaveModel) -> Table:
    subject = model.subject
    features = Features(subject)
    leaves = Lattice(subject.kinds, subject.rack_size - 2)
    table = [np.zeros(1, np.int32)]
    beyond = np.zeros(1, np.int32)
    for size, coefficients in enumerate(model.coefficients, 1):
        sums = features.sums(leaves, size, coefficients)
        beyond = passed_on(leaves, size, beyond, int(coefficients[features.share_at]))
        if size <= len(model.own):
            beyond += model.own[size - 1].astype(np.int32) * STEP
        table.append(sums + beyond)
    return table


def passed_on(leaves: Lattice, size: int, beyond: NDArray[np.int32], share: int) -> NDArray[np.int32]:
    """What leaves of this size get from the values of smaller leaves beyond their sums."""
    return leaves.sum_of_parts(size, beyond) * share // SHARES


# --- files ----------------------------------------------------------------------------------------------------------


def write_leaves(model: LeaveModel) -> bytes:
    subject = msgspec.json.encode(model.subject)
    numbers = [array.astype("<i4").tobytes() for array in model.coefficients] + [own.tobytes() for own in model.own]
    rest = subject + lzma.compress(b"".join(numbers), preset=9)
    return _HEAD.pack(_MAGIC, VERSION, len(subject), _digest(rest)) + rest


def read_leaves(content: bytes) -> LeaveModel:
    """Raises ValueError for something that is not a table of leaves, has another version, or is incomplete."""
    subject, body = _open(content)
    sizes = subject.rack_size - 1
    width = Features(subject).count
    owned = subject.leaves[1 : LARGEST_OWN + 1]
    numbers = _unpacked(body, 4 * width * sizes + sum(owned))
    coefficients = np.frombuffer(numbers, "<i4", width * sizes).astype(np.int32).reshape(sizes, width)
    own = np.frombuffer(numbers, np.int8, offset=4 * width * sizes)
    return LeaveModel(subject, tuple(coefficients), tuple(np.split(own, np.cumsum(owned)[:-1])))


def read_subject(content: bytes) -> LeaveSubject:
    """Like `read_leaves`, but reads only which tiles the table is for."""
    return _open(content)[0]


def _open(content: bytes) -> tuple[LeaveSubject, bytes]:
    if not content.startswith(_MAGIC):
        raise ValueError("this is no table of leaves")
    if len(content) < _HEAD.size:
        raise ValueError("the table of leaves is cut off")
    _, version, length, digest = _HEAD.unpack_from(content)
    if version != VERSION:
        raise ValueError(f"the table of leaves is of version {version}, and this program reads version {VERSION}")
    rest = content[_HEAD.size :]
    if digest != _digest(rest):
        raise ValueError("the table of leaves is damaged or cut off")
    try:
        subject = msgspec.json.decode(rest[: min(length, _LONGEST_SUBJECT)], type=LeaveSubject)
        _check(subject)
    except (msgspec.MsgspecError, UnicodeDecodeError, ValueError) as error:
        raise ValueError(f"the table of leaves does not say what it is for: {error}") from None
    return subject, rest[length:]


def _check(subject: LeaveSubject) -> None:
    if not 3 <= subject.rack_size <= 7 or not 1 <= len(subject.alphabet) <= 40:
        raise ValueError("racks or alphabets of this size have no table")
    if strange := {*subject.vowels, *subject.letters}.difference(subject.alphabet):
        raise ValueError(f"no letter of the alphabet: {min(strange)!r}")


def _unpacked(body: bytes, size: int) -> bytes:
    """Never unpacks more than expected."""
    try:
        numbers = lzma.LZMADecompressor(lzma.FORMAT_XZ).decompress(body, max_length=size + 1)
    except lzma.LZMAError as error:
        raise ValueError(f"the table of leaves cannot be unpacked: {error}") from None
    if len(numbers) != size:
        raise ValueError("the table of leaves has another number of leaves than its tiles make")
    return numbers


def _digest(content: bytes) -> bytes:
    return blake2b(content, digest_size=16).digest()


# --- for tables -----------------------------------------------------------------------------------------------------


def leaves_for(layout: Layout, alphabet: str) -> Sequence[NDArray[np.int32]] | None:
    """The table for these tiles, or None.

    It must be exactly the same tile set: other counts make other leaves good, and nobody knows how far values of one
    set apply to a custom one. Boards may differ.
    """
    for name, subject in _subjects().items():
        if subject.fits(layout, alphabet):
            return _expanded(name)
    return None


@cache
def _subjects() -> dict[str, LeaveSubject]:
    """Which tiles each of our files is for."""
    return {path.name: read_subject(path.read_bytes()) for path in _data().iterdir() if path.name.endswith(".bin")}


@cache
def _expanded(name: str) -> tuple[NDArray[np.int32], ...]:
    """All engines of a process share it, so it is read-only."""
    table = tuple(expand(read_leaves(_data().joinpath(name).read_bytes())))
    for array in table:
        array.flags.writeable = False
    return table


def _data() -> Traversable:
    return resources.files(__package__).joinpath("data")
