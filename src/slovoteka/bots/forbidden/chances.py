"""What a score is worth: the chance to win with these points."""

from collections.abc import Sequence
from math import exp

_SCALE, _SCALE_OF_TWO = 1.5, 2.7
"""The difference in points that makes a chance e times larger, fitted to games of equal bots. With more players the
game ends sooner for everybody, so a lead counts for more."""


def worth(points: Sequence[int], totals: Sequence[int], seats: Sequence[int], seat: int, *, is_over: bool) -> float:
    """From 0 to 1; a shared win is worth its share. `totals` are points of the earlier games of a series (ZS-38)."""
    sums = [points[other] + totals[other] for other in seats]
    mine = points[seat] + totals[seat]
    if is_over:
        least = min(sums)
        return 1 / sums.count(least) if mine == least else 0.0
    scale = _SCALE if len(sums) > 2 else _SCALE_OF_TWO
    return 1 / sum(exp((mine - other) / scale) for other in sums)
