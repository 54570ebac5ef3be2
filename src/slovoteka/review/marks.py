"""Turns the cost of a decision into a mark."""

from typing import Final

from slovoteka.core.value import Value
from slovoteka.review.model import Alternative, Mark


class Scale(Value, frozen=True, kw_only=True):
    """The largest cost for each mark. Anything above is a blunder."""

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
"""Costs in chances to win.

Reviews of chess have accustomed people to steps of a twentieth. Below half a percent our models cannot tell moves
apart.
"""


def chances_among(sides: int) -> Scale:
    """With more than two sides each has less to lose, so the steps are relative to an equal share of the victory."""
    return CHANCES.times(2 / max(2, sides))


def in_order(alternatives: list[Alternative], most: int) -> tuple[Alternative, ...]:
    """The best `most` alternatives, best first, and the played one wherever it ranks."""
    ranked = sorted(alternatives, key=lambda one: (-one.value, not one.is_played))
    return tuple(one for place, one in enumerate(ranked) if place < most or one.is_played)


def cost_of(alternatives: tuple[Alternative, ...]) -> float:
    """The difference between the best alternative and the played one."""
    played = next(one for one in alternatives if one.is_played)
    return max(0.0, alternatives[0].value - played.value)
