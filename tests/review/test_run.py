"""What runs a review: the same answer from one process and from two, exact progress, and an end when nobody waits."""

from pathlib import Path

import pytest

from slovoteka.core.record import BrokenRecord, Record, parse
from slovoteka.review.run import Cancelled, review

GOLDEN = Path(__file__).parents[1] / "golden"


@pytest.fixture(scope="module")
def record() -> Record:
    return parse((GOLDEN / "forbidden-1-standard.jsonl").read_text("utf-8").splitlines())


def test_two_processes_say_what_one_says(record: Record) -> None:
    reports: list[tuple[int, int]] = []
    alone = review(record, "quick", tell=lambda done, total: reports.append((done, total)))
    assert reports == [(done, len(alone.judged)) for done in range(len(alone.judged) + 1)]
    assert review(record, "quick", workers=2) == alone
    assert [one.number for one in alone.judged] == sorted(one.number for one in alone.judged)


@pytest.mark.parametrize("workers", [1, 2])
def test_it_ends_when_nobody_wants_to_know(record: Record, workers: int) -> None:
    reports: list[int] = []
    with pytest.raises(Cancelled):
        review(
            record,
            "quick",
            workers=workers,
            tell=lambda done, _total: reports.append(done),
            is_wanted=lambda: len(reports) < 4,
        )
    assert reports == [0, 1, 2, 3]


def test_what_cannot_have_been_played_is_refused(record: Record) -> None:
    with pytest.raises(BrokenRecord):
        review(Record(header=record.header, entries=record.entries[2:], closing=record.closing), "quick")
