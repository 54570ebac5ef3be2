"""From what a decision cost to its mark."""

from typing import Final

from slovoteka.core.value import Value
from slovoteka.review.model import Alternative, Mark


class Scale(Value, frozen=True, kw_only=True):
    """The largest costs that still earn a mark; what costs more is a blunder."""

    best: float
    good: float
    inaccuracy: float
    mistake: float

    def mark(self, cost: float) -> Mark:
        steps: tuple[tuple[Mark, float], ...] = (
            ("best", self.best),
            ("good", self.good),
            ("inaccuracy", self.inaccuracy),
            ("mistake", self.mistake),
        )
        return next((mark for mark, most in steps if cost <= most), "blunder")

    def times(self, factor: float) -> "Scale":
        return Scale(
            best=self.best * factor,
            good=self.good * factor,
            inaccuracy=self.inaccuracy * factor,
            mistake=self.mistake * factor,
        )


CHANCES: Final = Scale(best=0.005, good=0.05, inaccuracy=0.10, mistake=0.15)
"""Of the chance to win. Steps of a twentieth are what reviews of chess have made people used to; below half a per cent
our models tell nothing apart."""


def chances_among(sides: int) -> Scale:
    """Where more than two sides play, each has less to lose: steps are parts of an equal share of the victory."""
    return CHANCES.times(2 / max(2, sides))


def in_order(alternatives: list[Alternative], most: int) -> tuple[Alternative, ...]:
    """The best first, so many of them, and what was played wherever it stands."""
    ranked = sorted(alternatives, key=lambda one: (-one.value, not one.is_played))
    return tuple(one for place, one in enumerate(ranked) if place < most or one.is_played)


def cost_of(alternatives: tuple[Alternative, ...]) -> float:
    """How much better the best was than what was played."""
    played = next(one for one in alternatives if one.is_played)
    return max(0.0, alternatives[0].value - played.value)
