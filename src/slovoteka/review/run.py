"""A review from the record to the end: decisions are judged one by one, by as many processes as there are.

Decisions are told apart first and judged afterwards, each alone: so they can be given to several processes, and whoever
has seen enough can stop.
"""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from slovoteka.core.record import Record
from slovoteka.review.model import Depth, Judged, Review, sums_of
from slovoteka.review.registry import reviewer_of

Tell = Callable[[int, int], None]
"""How many decisions are judged, and of how many."""


class Cancelled(Exception):
    """Whoever asked does not want to know any more."""


def review(
    record: Record,
    depth: Depth = "usual",
    *,
    workers: int = 1,
    tell: Tell = lambda _done, _total: None,
    is_wanted: Callable[[], bool] = lambda: True,
) -> Review:
    """Raises `BrokenRecord` for what cannot have been played, `Cancelled` as soon as it is not wanted any more."""
    header = record.header
    reviewer = reviewer_of(header.game)
    decisions = reviewer.decisions(record, depth)
    judged = judge_all(header.game, decisions, workers=workers, tell=tell, is_wanted=is_wanted)
    return Review(
        game=header.game,
        match=header.match,
        depth=depth,
        judged=judged,
        curves=reviewer.curves(record, judged),
        sums=sums_of(len(header.seats), judged, lambda seat: reviewer.remarks(record, seat, judged)),
    )


def judge_all(
    game: str,
    decisions: Sequence[Any],
    *,
    workers: int = 1,
    tell: Tell = lambda _done, _total: None,
    is_wanted: Callable[[], bool] = lambda: True,
) -> tuple[Judged, ...]:
    """Decisions in their order, wherever they come from."""
    judged = []
    with _judges(game, decisions, min(workers, len(decisions))) as judges:
        tell(0, len(decisions))
        for one in judges:
            if not is_wanted():
                raise Cancelled
            judged.append(one)
            tell(len(judged), len(decisions))
    return tuple(judged)


@contextmanager
def _judges(game: str, decisions: Sequence[Any], workers: int) -> Iterator[Iterator[Judged]]:
    """What becomes of each decision, in their order."""
    if workers <= 1:
        yield (_judge((game, decision)) for decision in decisions)
        return
    from slovoteka.jobs.processes.crew import Crew  # noqa: PLC0415  where there are no processes nobody asks for them

    with Crew(workers) as crew:
        yield crew.map(_judge, ((game, decision) for decision in decisions))


def _judge(asked: tuple[str, Any]) -> Judged:
    game, decision = asked
    return reviewer_of(game).judge(decision)
