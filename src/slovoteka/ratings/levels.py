"""The ratings of our bots by category and level. They are measured, and fixed until they are measured again.

They do not change with games against people. So they keep the scale stable and mean the same on every site, and
thousands of games against one level do not wait for one row of a table.
"""

from collections.abc import Mapping
from functools import cache
from importlib import resources
from typing import Final

import msgspec

from slovoteka.core.value import Value
from slovoteka.ratings.model import Rating

BY_CORRESPONDENCE: Final = ".days"
"""The ending of correspondence categories, which are separate because people have days for a move and may use aids."""
ANCHOR: Final = "amateur"
"""This level has 1500 in every category. The others are measured relative to it."""


class LevelPair(Value, frozen=True, kw_only=True):
    """The results of two levels against each other."""

    weaker: str
    stronger: str
    games: int = 0
    points: float = 0.0
    """The points of the stronger level: 1 for a win and ½ for a draw."""


class MeasuredLevels(Value, frozen=True, kw_only=True):
    """One category, as measured by `slovoteka ratings levels`."""

    date: str
    levels: dict[str, Rating]
    pairs: tuple[LevelPair, ...]


def read(written: bytes) -> dict[str, MeasuredLevels]:
    """Reads the measured ratings. Raises `msgspec.DecodeError`."""
    return msgspec.json.decode(written, type=dict[str, MeasuredLevels])


def write(measured: Mapping[str, MeasuredLevels]) -> bytes:
    return msgspec.json.format(msgspec.json.encode(measured), indent=1) + b"\n"


@cache
def measured() -> dict[str, MeasuredLevels]:
    return read(resources.files(__package__).joinpath("data/levels.json").read_bytes())


def live_category(category: str) -> str:
    """The category without correspondence, because bots play the same in both."""
    return category.removesuffix(BY_CORRESPONDENCE)


def rating_of(category: str, level: str) -> Rating | None:
    """The rating of a level; None if it was not measured in this category."""
    found = measured().get(live_category(category))
    return None if found is None else found.levels.get(level)
