"""Bots of the installed games and their levels. A game's bots are loaded when they are needed."""

from typing import Any, Final

from slovoteka.bots.bot import LEVELS, Bot, Level
from slovoteka.core.errors import Unreadable
from slovoteka.plugins.discovery import manifest_of, manifests
from slovoteka.plugins.manifest import USUAL_PACE_MS

_PATIENT: Final[frozenset[Level]] = frozenset({"oracle"})
"""Levels that use all the time they get."""


def levels_of(game_id: str) -> tuple[Level, ...]:
    """The levels of a game from weak to strong; empty for a game without bots."""
    bots = manifest_of(game_id).bots
    return () if bots is None else tuple(level for level in LEVELS if level in bots.levels)


def _some_levels(game_id: str) -> tuple[Level, ...]:
    levels = levels_of(game_id)
    if not levels:
        with_bots = [game for game in manifests() if levels_of(game)]
        raise Unreadable("no-bot", game=game_id[:40], games=", ".join(with_bots))
    return levels


def read_level(game_id: str, name: str | None) -> Level:
    """A level of this game, by its name; without a name, the level for newcomers."""
    levels = _some_levels(game_id)
    wanted = name if name is not None else default_level(game_id) or ""
    found = next((level for level in levels if level == wanted), None)
    if found is None:
        raise Unreadable("no-such-level", level=wanted[:40], levels=", ".join(levels))
    return found


def nearest_level(game_id: str, name: str) -> Level:
    """The level itself, or the nearest one that the game has: the next stronger, otherwise the strongest.

    Used for a level that was chosen in another game, and for matches that are older than a change of levels.
    """
    levels, rank = _some_levels(game_id), LEVELS.index(name)
    return next((level for level in levels if LEVELS.index(level) >= rank), levels[-1])


def needs_associations(game_id: str) -> bool:
    bots = manifest_of(game_id).bots
    return bots is not None and bots.needs_associations


def pace_ms(game_id: str, window: str) -> tuple[int, int]:
    """How long, from and to, a person takes in a window of this kind."""
    bots = manifest_of(game_id).bots
    return USUAL_PACE_MS if bots is None else bots.paces_ms.get(window, USUAL_PACE_MS)


def adviser(game_id: str) -> Level:
    """The strongest level that answers at once."""
    return _at_once(game_id)[-1]


def deputy(game_id: str) -> Level:
    """The level that replaces an absent player: one step below the adviser, if there is one, so not the best."""
    return _at_once(game_id)[-2:][0]


def _at_once(game_id: str) -> list[Level]:
    """Levels that do not need long to think, from weak to strong."""
    return [level for level in _some_levels(game_id) if level not in _PATIENT]


def default_level(game_id: str) -> str | None:
    """The level for somebody who plays this game for the first time; None for a game without bots."""
    bots = manifest_of(game_id).bots
    return None if bots is None else bots.default


def make_bot(game_id: str, level: Level, options: Any, seed: int) -> Bot:
    """A bot for one seat at one table. The same seed and the same situations give the same decisions."""
    read_level(game_id, level)
    manifest = manifest_of(game_id)
    if manifest.bots is None:
        raise AssertionError("a level of a game that has none")
    bot: Bot = manifest.load(manifest.bots.make)(level, options, seed)
    return bot
