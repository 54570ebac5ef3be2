"""The bots' own numbers, by category and level: measured, and fixed until they are measured again.

They do not move with every game against a person. So they hold the scale in its place, mean the same on every site,
and a thousand games against one level do not stand in line for one row of a table.
"""

from collections.abc import Mapping
from functools import cache
from importlib import resources
from typing import Final

import msgspec

from slovoteka.core.value import Value
from slovoteka.ratings.model import Rating

BY_CORRESPONDENCE: Final = ".days"
"""Ends the name of a category: with days for a move one plays another game, and not with one's head alone."""
ANCHOR: Final = "amateur"
"""This level stands at 1500 in every category, and the others where their games against it put them."""


class LevelPair(Value, frozen=True, kw_only=True):
    """What two levels have played against each other."""

    weaker: str
    stronger: str
    games: int = 0
    points: float = 0.0
    """Of the stronger: a win is one, a draw a half."""


class Measured(Value, frozen=True, kw_only=True):
    """One category, as `slovoteka ratings levels` has found it."""

    date: str
    levels: dict[str, Rating]
    pairs: tuple[LevelPair, ...]


def read(written: bytes) -> dict[str, Measured]:
    """Raises `msgspec.DecodeError`."""
    return msgspec.json.decode(written, type=dict[str, Measured])


def write(measured: Mapping[str, Measured]) -> bytes:
    return msgspec.json.format(msgspec.json.encode(measured), indent=1) + b"\n"


@cache
def measured() -> dict[str, Measured]:
    return read(resources.files(__package__).joinpath("data/levels.json").read_bytes())


def live_category(category: str) -> str:
    """The same with a clock: bots play by correspondence as they always do."""
    return category.removesuffix(BY_CORRESPONDENCE)


def rating_of(category: str, level: str) -> Rating | None:
    """None for a level that nobody has measured there."""
    found = measured().get(live_category(category))
    return None if found is None else found.levels.get(level)
