"""What the rulebooks say of a total: kind words, without any effect (SU-52, SU-53, SM-03)."""

from collections.abc import Sequence
from typing import Final, Literal

from slovoteka.core.value import Value

Grade = Literal["", "good", "very-good", "excellent", "low", "usual", "high"]

_COMBINED: Final[tuple[tuple[int, Grade], ...]] = ((700, "excellent"), (600, "very-good"), (500, "good"))
"""Lower bounds of the bilingual rulebook; where two bands meet, the lower bound wins (SU-52)."""
_USUAL, _HIGH = 400, 800


class Grades(Value, frozen=True):
    combined: Grade
    each: tuple[Grade, ...] = ()
    """Of every player, where the rulebook has a yardstick for one (SU-53)."""


def grade(book: Literal["SM", "SU"], scores: Sequence[int]) -> Grades:
    total = sum(scores)
    if book == "SM":
        return Grades("low" if total < _USUAL else "usual" if total <= _HIGH else "high")
    return Grades(_bilingual(total, 1), tuple(_bilingual(score, len(scores)) for score in scores))


def _bilingual(score: int, players: int) -> Grade:
    """A player's share of the combined bounds, rounded up: 250 of two, 167 of three, 125 of four."""
    return next((name for bound, name in _COMBINED if score >= -(-bound // players)), "")
