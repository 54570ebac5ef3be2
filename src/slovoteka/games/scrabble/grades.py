"""How the rulebooks grade a total. Grades have no effect on the game (SU-52, SU-53, SM-03)."""

from collections.abc import Sequence
from typing import Final, Literal

from slovoteka.core.value import Value

Grade = Literal["", "good", "very-good", "excellent", "low", "usual", "high"]

_COMBINED: Final[tuple[tuple[int, Grade], ...]] = ((700, "excellent"), (600, "very-good"), (500, "good"))
"""Lower bounds from the bilingual rulebook. Where two bands meet, the better grade wins (SU-52)."""
_USUAL, _HIGH = 400, 800


class Grades(Value, frozen=True):
    combined: Grade
    each: tuple[Grade, ...] = ()
    """One for each player, if the rulebook grades single players (SU-53)."""


def grade(book: Literal["SM", "SU"], scores: Sequence[int]) -> Grades:
    total = sum(scores)
    if book == "SM":
        return Grades("low" if total < _USUAL else "usual" if total <= _HIGH else "high")
    return Grades(_bilingual(total, 1), tuple(_bilingual(score, len(scores)) for score in scores))


def _bilingual(score: int, players: int) -> Grade:
    """Grades against a player's share of the combined bounds, rounded up: 250 for two, 167 for three, 125 for four."""
    return next((name for bound, name in _COMBINED if score >= -(-bound // players)), "")
