"""The only list of bots."""

from collections.abc import Callable, Mapping
from typing import Any

from slovoteka.bots import forbidden, scrabble
from slovoteka.bots.bot import LEVELS, Bot, Level
from slovoteka.core.errors import Unreadable

_MAKERS: Mapping[str, Callable[[Level, Any, int], Bot]] = {
    "forbidden": forbidden.make,
    "scrabble": scrabble.make,
}


def make_bot(game_id: str, level: Level, options: Any, seed: int) -> Bot:
    """A bot for one chair at one table. The same seed and the same situations give the same decisions."""
    if game_id not in _MAKERS:
        raise Unreadable("no-bot", game=game_id[:40], games=", ".join(_MAKERS))
    if level not in LEVELS:
        raise Unreadable("no-such-level", level=str(level)[:40], levels=", ".join(LEVELS))
    return _MAKERS[game_id](level, options, seed)
