"""What clients play: games that never wait for a clock, and an answer to everything a player can be asked."""

from collections.abc import Callable
from typing import Any, Final

import msgspec

from slovoteka.games.forbidden import actions as forbidden
from slovoteka.games.scrabble import actions as scrabble

_DAY_MS: Final = 86_400_000


class Script(msgspec.Struct, frozen=True, kw_only=True):
    conditions: dict[str, Any]
    answer: Callable[[str, str], Any | None]
    """To a kind of window, with a hand or rack. None: this one need not be answered."""
    moves_per_s: float | None = None
    """What the server promises; None: nothing."""
    seen_ms: float | None = None


def _forbidden(kind: str, hand: str) -> forbidden.Action | None:
    """Lays the first card, sees no words, and is always ready."""
    match kind:
        case "turn":
            return forbidden.Lay(hand[0])
        case "respond":
            return forbidden.Pass()
        case "choose":
            return forbidden.Choose("self")
        case "ready":
            return forbidden.Ready()
    return None


def _scrabble(kind: str, rack: str) -> scrabble.Action | None:
    """Exchanges a tile, for ever: the board stays empty, but tiles are drawn in every turn."""
    return scrabble.Exchange(rack[0]) if kind == "turn" else None


FORBIDDEN: Final = Script(
    conditions={
        "game": "forbidden",
        "options": {"games": 20, "respond_ms": _DAY_MS, "turn_ms": None, "choose_ms": None, "break_ms": _DAY_MS},
    },
    answer=_forbidden,
    moves_per_s=1_500,
    seen_ms=60,
)
SCRABBLE: Final = Script(
    conditions={"game": "scrabble", "options": {"scoreless_turns": 0, "turn_ms": None}}, answer=_scrabble
)
