"""Makes a review from a record, in one or several processes.

First all decisions are read from the record, then each is judged by itself. So several processes can share them, and
the review can be stopped at any time.
"""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from slovoteka.core.record import Record
from slovoteka.review.model import Depth, Judged, Review, sums_of
from slovoteka.review.registry import reviewer_of

Tell = Callable[[int, int], None]
"""Called with the number of judged decisions and the total."""


class Cancelled(Exception):
    """The review is no longer wanted."""


def review(
    record: Record,
    depth: Depth = "usual",
    *,
    workers: int = 1,
    tell: Tell = lambda _done, _total: None,
    is_wanted: Callable[[], bool] = lambda: True,
) -> Review:
    """Raises `BrokenRecord` if the record cannot have been played, `Cancelled` if the review is no longer wanted."""
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
    """Judges decisions in order, wherever they come from."""
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
    """The judgements of the decisions, in order."""
    if workers <= 1:
        yield (_judge((game, decision)) for decision in decisions)
        return
    from slovoteka.jobs.processes.crew import Crew  # noqa: PLC0415  where there are no processes nobody asks for them

    with Crew(workers) as crew:
        yield crew.map(_judge, ((game, decision) for decision in decisions))


def _judge(asked: tuple[str, Any]) -> Judged:
    game, decision = asked
    return reviewer_of(game).judge(decision)
