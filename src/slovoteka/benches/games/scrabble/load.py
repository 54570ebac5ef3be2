"""The part of this game in `slovoteka bench server`: many matches at once, and rounds in a large hall."""

from collections.abc import Mapping
from typing import Any, Final

from slovoteka.benches.figures import Measure
from slovoteka.benches.games.scrabble.load_raw import measure_raw
from slovoteka.benches.games.scrabble.load_round import measure_round
from slovoteka.benches.load.games import measure_games
from slovoteka.benches.load.scripts import LoadScript
from slovoteka.games.scrabble.actions import Action, Exchange


def _answer(kind: str, private: Mapping[str, Any]) -> Action | None:
    """Exchanges a tile in every turn, so the board stays empty but tiles are drawn."""
    return Exchange(private["rack"][0]) if kind == "turn" else None


SCRIPT: Final = LoadScript(
    conditions={"game": "scrabble", "options": {"scoreless_turns": 0, "turn_ms": None}}, answer=_answer
)

LOADS: Final[Mapping[str, Measure]] = {
    "round-1000": lambda name, tell: measure_round(name, 1_000, 1.0, 150, 400, tell),
    "round-3000": lambda name, tell: measure_round(name, 3_000, 3.0, 500, None, tell),
    "games-scrabble": lambda name, tell: measure_games(name, SCRIPT, 240, 5.0, 300, tell),
    "raw": lambda name, tell: measure_raw(name, 1_000, 3.0, tell),
}
