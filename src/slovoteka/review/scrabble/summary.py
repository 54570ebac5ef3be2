"""Remarks on a player's game as a whole."""

from collections.abc import Iterator

from slovoteka.review.model import Judged, Remark
from slovoteka.review.scrabble.remarks import FINE, remark

_PREFIX = "review-scrabble-"


def remarks(seat: int, judged: tuple[Judged, ...]) -> tuple[Remark, ...]:
    own = [one for one in judged if one.seat == seat and one.mark is not None]
    return tuple(_summary(own)) if own else ()


def _summary(own: list[Judged]) -> Iterator[Remark]:
    yield remark("sum-lost", points=round(sum(one.cost for one in own) / len(own)))
    best = sum(one.mark == "best" for one in own)
    yield remark("sum-best", best=best, percent=round(100 * best / len(own)))
    found, missed = (sum(_has(one, code) for one in own) for code in ("all-found", "all-missed"))
    if found or missed:
        yield remark("sum-all", found=found, missed=missed)
    endings = [one for one in own if _has(one, "end-")]
    if endings:
        yield remark("sum-end", points=round(sum(one.cost for one in endings)))
    yield from _finest(own)
    worst = max(own, key=lambda one: one.cost)
    if worst.mark not in FINE:
        yield remark("sum-worst", word=worst.written, points=round(worst.cost))


def _finest(own: list[Judged]) -> Iterator[Remark]:
    """Of the moves without a mistake, the one with most points."""
    fine = [(points, one.written) for one in own if one.mark in FINE and (points := _points(one))]
    if fine:
        points, written = max(fine)
        yield remark("sum-finest", word=written, points=points)


def _points(one: Judged) -> int:
    """The points of a turn."""
    of_played = next((other.remark for other in one.alternatives if other.is_played), None)
    points = 0 if of_played is None else of_played.params.get("points", 0)
    return points if isinstance(points, int) else 0


def _has(one: Judged, code: str) -> bool:
    return any(each.code.startswith(_PREFIX + code) for each in one.remarks)
