"""The only list of bots."""

from importlib import import_module
from typing import Any, Final

from slovoteka.bots.bot import LEVELS, Bot, Level
from slovoteka.core.errors import Unreadable

_GAMES: Final = ("forbidden", "underwood", "codenames", "scrabble")
"""Each has a package here with a function `make`. It is loaded when it is needed: some bring arrays along."""


def make_bot(game_id: str, level: Level, options: Any, seed: int) -> Bot:
    """A bot for one chair at one table. The same seed and the same situations give the same decisions."""
    if game_id not in _GAMES:
        raise Unreadable("no-bot", game=game_id[:40], games=", ".join(_GAMES))
    if level not in LEVELS:
        raise Unreadable("no-such-level", level=str(level)[:40], levels=", ".join(LEVELS))
    bot: Bot = import_module(f"slovoteka.bots.{game_id}").make(level, options, seed)
    return bot
