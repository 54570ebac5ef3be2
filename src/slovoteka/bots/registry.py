"""The only list of bots, and of the levels that they play at in each game."""

from collections.abc import Mapping
from importlib import import_module
from typing import Any, Final

from slovoteka.bots.bot import LEVELS, Bot, Level
from slovoteka.core.errors import Unreadable

_FOUR: Final[tuple[Level, ...]] = ("beginner", "amateur", "expert", "master")
_LEVELS: Final[Mapping[str, tuple[Level, ...]]] = {
    "forbidden": _FOUR,
    "underwood": _FOUR,
    "codenames": _FOUR,
    "scrabble": ("beginner", "amateur", "master", "grandmaster", "oracle"),
}
"""Each game has a package here with a function `make`. It is loaded when it is needed, since some bring arrays along;
so its levels are told here."""
_ASSOCIATING: Final = frozenset({"codenames"})
"""Games whose bots go by the table of associations, which is not there at once on a new machine."""
_PATIENT: Final[frozenset[Level]] = frozenset({"oracle"})
"""Levels that may take all the time they have."""


def levels_of(game_id: str) -> tuple[Level, ...]:
    """From weak to strong."""
    if game_id not in _LEVELS:
        raise Unreadable("no-bot", game=game_id[:40], games=", ".join(_LEVELS))
    return _LEVELS[game_id]


def read_level(game_id: str, name: str) -> Level:
    """A level of this game, by the name that somebody has written."""
    levels = levels_of(game_id)
    found = next((level for level in levels if level == name), None)
    if found is None:
        raise Unreadable("no-such-level", level=name[:40], levels=", ".join(levels))
    return found


def nearest_level(game_id: str, name: str) -> Level:
    """The level itself, or what stands for it where the game has no such: the next stronger, else the strongest.

    For what was chosen in another game, and for matches from before the levels of a game were changed.
    """
    levels, rank = levels_of(game_id), LEVELS.index(name)
    return next((level for level in levels if LEVELS.index(level) >= rank), levels[-1])


def needs_associations(game_id: str) -> bool:
    return game_id in _ASSOCIATING


def adviser(game_id: str) -> Level:
    """The strongest level that answers at once."""
    return _at_once(game_id)[-1]


def deputy(game_id: str) -> Level:
    """Who sits down for somebody: one step below the adviser, if there is one. It plays well, and is not the best."""
    return _at_once(game_id)[-2:][0]


def _at_once(game_id: str) -> list[Level]:
    """From weak to strong, those that need not think for long."""
    return [level for level in levels_of(game_id) if level not in _PATIENT]


def make_bot(game_id: str, level: Level, options: Any, seed: int) -> Bot:
    """A bot for one chair at one table. The same seed and the same situations give the same decisions."""
    read_level(game_id, level)
    bot: Bot = import_module(f"slovoteka.bots.{game_id}").make(level, options, seed)
    return bot
