"""How a player has played, all in all."""

from collections.abc import Iterator

from slovoteka.review.model import Judged, Remark
from slovoteka.review.scrabble.remarks import FINE, remark

_PREFIX = "review-scrabble-"


def remarks(seat: int, judged: tuple[Judged, ...]) -> tuple[Remark, ...]:
    own = [one for one in judged if one.seat == seat and one.mark is not None]
    return tuple(_said(own)) if own else ()


def _said(own: list[Judged]) -> Iterator[Remark]:
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
    """Of the moves with which nothing was wrong, the one that brought most."""
    fine = [(points, one.written) for one in own if one.mark in FINE and (points := _points(one))]
    if fine:
        points, written = max(fine)
        yield remark("sum-finest", word=written, points=points)


def _points(one: Judged) -> int:
    """What a turn has brought at once."""
    said = next((other.remark for other in one.alternatives if other.is_played), None)
    points = 0 if said is None else said.params.get("points", 0)
    return points if isinstance(points, int) else 0


def _has(one: Judged, code: str) -> bool:
    return any(said.code.startswith(_PREFIX + code) for said in one.remarks)
