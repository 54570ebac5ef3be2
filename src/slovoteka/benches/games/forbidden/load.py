"""The part of this game in `slovoteka bench server`: many matches at once."""

from collections.abc import Mapping
from typing import Any, Final

from slovoteka.benches.figures import Measure
from slovoteka.benches.load.games import measure_games
from slovoteka.benches.load.scripts import LoadScript
from slovoteka.games.forbidden.actions import Action, Choose, Lay, Pass, Ready

_DAY_MS: Final = 86_400_000


def _answer(kind: str, private: Mapping[str, Any]) -> Action | None:
    """Lays the first card, calls no words, and is always ready."""
    match kind:
        case "turn":
            return Lay(private["hand"][0])
        case "respond":
            return Pass()
        case "choose":
            return Choose("self")
        case "ready":
            return Ready()
    return None


SCRIPT: Final = LoadScript(
    conditions={
        "game": "forbidden",
        "options": {"games": 20, "respond_ms": _DAY_MS, "turn_ms": None, "choose_ms": None, "break_ms": _DAY_MS},
    },
    answer=_answer,
    moves_per_s=1_500,
    seen_ms=60,
)

LOADS: Final[Mapping[str, Measure]] = {"games": lambda name, tell: measure_games(name, SCRIPT, 240, 10.0, 300, tell)}
