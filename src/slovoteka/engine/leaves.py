"""What tiles that stay on a rack are worth: the model that training fits, its file, and the table for the engine.

The worth of a leave is what the best move brings on average, by points and what then stays, to somebody who keeps these
tiles and draws the others at random, beyond what it brings to a rack drawn at random. So keeping nothing is worth 0.

The model of each size of leaves is a sum over tiles, over pairs of tiles (twice the same included), over third tiles of
a kind, and a table of vowels and blanks. To that comes a part of what smaller leaves inside it are worth beyond their
own sums, and for sizes up to `LARGEST_OWN` what was seen of this very leave. All in whole numbers, so that the table is
the same everywhere.

    magic: 8 bytes  version: 2  size of the subject: 4  digest of all that follows: 16
    subject: JSON
    lzma: coefficients of all sizes, 4 bytes each; what was seen of leaves of size 1, 2, …, a byte each
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
"""Tiles. There are too many larger leaves to see each often enough, and to keep a number for each."""
STEP: Final = 100
"""Thousandths of a point: how finely a leave's own part is kept."""
SHARES: Final = 1024
"""What smaller leaves pass on is kept in such parts."""

Table = list[NDArray[np.int32]]
"""Thousandths of a point for the leaves of size 0, 1, …, by place: see `Lattice`."""

_MAGIC: Final = b"leaves\r\n"
_HEAD: Final = Struct("<8sHI16s")
_LONGEST_SUBJECT: Final = 10_000


class Subject(Value, frozen=True, kw_only=True):
    """The tiles that a table is for, and where it comes from."""

    alphabet: str
    letters: str
    counts: tuple[int, ...]
    values: tuple[int, ...]
    blanks: int
    rack_size: int
    vowels: str
    lexicon: str = ""
    """The hash of the words it was trained with. For people only: a word more or less makes no other table."""
    games: int = 0
    racks: int = 0
    """Games and racks that the last generation was fitted to."""
    generations: int = 0

    @property
    def kinds(self) -> int:
        """Of tiles: the blank, then the letters of the alphabet."""
        return len(self.alphabet) + 1

    @property
    def leaves(self) -> list[int]:
        """How many there are of size 0, 1, …"""
        return [comb(self.kinds + size - 1, size) for size in range(self.rack_size)]

    def fits(self, layout: Layout, alphabet: str) -> bool:
        tiles = layout.tiles
        asked = (tiles.letters, tuple(tiles.counts), tuple(tiles.values), tiles.blanks, layout.rack_size, alphabet)
        return asked == (self.letters, self.counts, self.values, self.blanks, self.rack_size, self.alphabet)


def subject_of(layout: Layout, alphabet: str, vowels: str) -> Subject:
    tiles = layout.tiles
    return Subject(
        alphabet=alphabet,
        letters=tiles.letters,
        counts=tuple(tiles.counts),
        values=tuple(tiles.values),
        blanks=tiles.blanks,
        rack_size=layout.rack_size,
        vowels=vowels,
    )


class Model(Value, frozen=True):
    subject: Subject
    coefficients: tuple[NDArray[np.int32], ...]
    """For the sizes 1, 2, …, in the order of `Features`."""
    own: tuple[NDArray[np.int8], ...]
    """For the sizes 1 to `LARGEST_OWN`: what was seen of each leave beyond the rest of the model, in steps."""


# --- leaves and their parts -----------------------------------------------------------------------------------------


class Lattice:
    """All leaves of up to so many tiles, each size in the order of their places, and the smaller leaves inside them.

    A leave is its kinds of tiles in order. Leaves of one size that end with kind t follow each other, and without this
    t they are all smaller leaves of kinds up to t, again in their order. So what is known of a size is known of the
    next one block by block, and hardly anything has to be looked up.
    """

    def __init__(self, kinds: int, largest: int) -> None:
        self.kinds = kinds
        self.largest = largest
        self.tiles = [np.zeros((0, 1), np.uint8)]
        """By size: first tiles, second tiles, … of its leaves."""
        self.without = [np.zeros((0, 1), np.int32)]
        """By size: the places of its leaves without their first tiles, second tiles, …"""
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
        """The place of the first leave that ends with this kind."""
        return comb(kind + size - 1, size) if size else 0

    def blocks(self, size: int) -> Iterator[tuple[int, slice, slice]]:
        """For each kind: the leaves of this size that end with it, and what they are without it, among the smaller."""
        for kind in range(self.kinds):
            start = self.first(kind, size)
            rest = comb(kind + size - 1, size - 1)
            yield kind, slice(start, start + rest), slice(0, rest)

    def sum_of_parts(self, size: int, smaller: NDArray[np.int32]) -> NDArray[np.int32]:
        """For each leave of this size: the sum over the leaves that stay when one of its tiles goes."""
        found = np.empty(self.count(size), np.int32)
        for kind, block, rest in self.blocks(size):
            total = smaller[rest].copy()
            with_kind = smaller[self.first(kind, size - 1) :]
            for places in self.without[size - 1][:, rest]:
                total += with_kind[places]
            found[block] = total
        return found


class Features:
    """What the model adds up over a leave, and where its coefficient stands."""

    def __init__(self, subject: Subject) -> None:
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
        """They add up to the row and column of a table of vowels and blanks."""
        self.balance_codes[0] = 1
        for vowel in subject.vowels:
            self.balance_codes[subject.alphabet.index(vowel) + 1] = rack

    def sums(self, leaves: Lattice, size: int, coefficients: NDArray[np.int32]) -> NDArray[np.int32]:
        """The model of one size without what smaller leaves pass on: thousandths for every leave of this size."""
        pairs = coefficients[self.pairs_from + self.pair_numbers]
        thirds = coefficients[self.thirds_from : self.balance_from]
        worth, balance = np.zeros(1, np.int32), np.zeros(1, np.int32)
        for length in range(1, size + 1):
            # From smaller to larger with the coefficients of this size: each step adds a last tile.
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


def expand(model: Model) -> Table:
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
    """What leaves of this size get from what the smaller ones inside them are worth beyond their sums."""
    return leaves.sum_of_parts(size, beyond) * share // SHARES


# --- files ----------------------------------------------------------------------------------------------------------


def write_leaves(model: Model) -> bytes:
    subject = msgspec.json.encode(model.subject)
    numbers = [array.astype("<i4").tobytes() for array in model.coefficients] + [own.tobytes() for own in model.own]
    rest = subject + lzma.compress(b"".join(numbers), preset=9)
    return _HEAD.pack(_MAGIC, VERSION, len(subject), _digest(rest)) + rest


def read_leaves(content: bytes) -> Model:
    """Raises ValueError for what is no table of leaves, is of another version or is not whole."""
    subject, body = _open(content)
    sizes = subject.rack_size - 1
    width = Features(subject).count
    owned = subject.leaves[1 : LARGEST_OWN + 1]
    numbers = _unpacked(body, 4 * width * sizes + sum(owned))
    coefficients = np.frombuffer(numbers, "<i4", width * sizes).astype(np.int32).reshape(sizes, width)
    own = np.frombuffer(numbers, np.int8, offset=4 * width * sizes)
    return Model(subject, tuple(coefficients), tuple(np.split(own, np.cumsum(owned)[:-1])))


def read_subject(content: bytes) -> Subject:
    """As `read_leaves`, but only whom the table is for."""
    return _open(content)[0]


def _open(content: bytes) -> tuple[Subject, bytes]:
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
        subject = msgspec.json.decode(rest[: min(length, _LONGEST_SUBJECT)], type=Subject)
        _check(subject)
    except (msgspec.MsgspecError, UnicodeDecodeError, ValueError) as error:
        raise ValueError(f"the table of leaves does not say what it is for: {error}") from None
    return subject, rest[length:]


def _check(subject: Subject) -> None:
    if not 3 <= subject.rack_size <= 7 or not 1 <= len(subject.alphabet) <= 40:
        raise ValueError("racks or alphabets of this size have no table")
    if strange := {*subject.vowels, *subject.letters}.difference(subject.alphabet):
        raise ValueError(f"no letter of the alphabet: {min(strange)!r}")


def _unpacked(body: bytes, size: int) -> bytes:
    """Never more than expected, whatever was packed."""
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
    """The table for these tiles; None where there is none.

    It must be the very set: with other numbers of tiles other leaves are good, and how far the values of one set carry
    to another that a table made up cannot be known. Boards may differ.
    """
    for name, subject in _subjects().items():
        if subject.fits(layout, alphabet):
            return _expanded(name)
    return None


@cache
def _subjects() -> dict[str, Subject]:
    """What each of our files is for."""
    return {path.name: read_subject(path.read_bytes()) for path in _data().iterdir() if path.name.endswith(".bin")}


@cache
def _expanded(name: str) -> tuple[NDArray[np.int32], ...]:
    """One for all tables of a process, so nobody may write to it."""
    table = tuple(expand(read_leaves(_data().joinpath(name).read_bytes())))
    for array in table:
        array.flags.writeable = False
    return table


def _data() -> Traversable:
    return resources.files(__package__).joinpath("data")
