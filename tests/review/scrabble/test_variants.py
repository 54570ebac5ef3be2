"""A game of every variant is reviewed: whatever was agreed on, each decision has its judgement and its words."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path

import msgspec
import pytest

from slovoteka.core.inputs import Act, Close
from slovoteka.core.record import Record, parse
from slovoteka.games.scrabble.kind import KIND
from slovoteka.messages import LANGUAGES, has_text, render
from slovoteka.review.model import Remark, Review
from slovoteka.review.run import review

GOLDEN = Path(__file__).parents[2] / "golden"
EVERY_VARIANT = pytest.mark.parametrize("variant", KIND.choices.variants)


def record_of(variant: str) -> Record:
    return parse((GOLDEN / f"scrabble-1-{variant}.jsonl").read_text("utf-8").splitlines())


@cache
def reviewed(variant: str) -> Review:
    return review(record_of(variant), "quick")


@EVERY_VARIANT
def test_every_decision_is_judged(variant: str) -> None:
    record, found = record_of(variant), reviewed(variant)
    numbers = {one.number for one in found.judged}
    decided = {
        entry.number
        for entry in record.entries
        if isinstance(entry.input, Act | Close)
        and entry.input.window.startswith(("turn", "sheet", "remove", "write"))
        and not (isinstance(entry.input, Act) and entry.input.action["type"] == "swap")
    }
    assert decided
    assert decided <= numbers


@EVERY_VARIANT
def test_the_best_stands_first_and_what_was_played_is_there(variant: str) -> None:
    for one in reviewed(variant).judged:
        assert one.cost >= 0
        assert sum(other.is_played for other in one.alternatives) == 1
        assert len(one.alternatives) <= 6
        played = next(other for other in one.alternatives if other.is_played)
        assert played.written == one.written
        if one.alternatives[0].is_played:
            assert one.cost == 0
        worths = [other.value + 500 * (other.chance or 0) for other in one.alternatives]
        assert worths == pytest.approx(sorted(worths, reverse=True), abs=0.1)
        assert len({other.written for other in one.alternatives}) == len(one.alternatives)


@EVERY_VARIANT
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_remark_has_a_text(variant: str, language: str) -> None:
    found = reviewed(variant)
    for curve in found.curves:
        assert has_text(curve.code, language)
    for remark in remarks(found):
        assert has_text(remark.code, language)
        line = render(remark.code, language, dict(remark.params))
        assert line
        assert "$" not in line


def remarks(found: Review) -> Iterator[Remark]:
    for one in found.judged:
        yield from one.remarks
        yield from (other.remark for other in one.alternatives if other.remark is not None)
    for total in found.sums:
        yield from total.remarks


@EVERY_VARIANT
def test_curves_end_where_the_game_ended(variant: str) -> None:
    record, found = record_of(variant), reviewed(variant)
    outcome = record.closing.outcome
    assert outcome is not None
    score = found.curves[0]
    assert score.points[-1][1] == outcome.scores or variant == "bingo"
    for curve in found.curves:
        numbers = [number for number, _ in curve.points]
        assert numbers == sorted({*numbers})
        assert all(len(values) == len(curve.seats) for _, values in curve.points)
        if curve.unit == "chance":
            assert all(sum(values) == pytest.approx(1, abs=0.001) for _, values in curve.points)


@EVERY_VARIANT
def test_a_review_can_be_sent_and_kept(variant: str) -> None:
    found = reviewed(variant)
    sent = msgspec.json.encode(found)
    assert msgspec.json.encode(msgspec.json.decode(sent, type=Review)) == sent


def test_whole_games_are_summed_up() -> None:
    found = reviewed("standard")
    assert [total.seat for total in found.sums] == [0, 1]
    for total in found.sums:
        codes = [remark.code.removeprefix("review-scrabble-") for remark in total.remarks]
        assert codes[:2] == ["sum-lost", "sum-best"]
        assert {"sum-end", "sum-worst"} <= {*codes}


@pytest.mark.parametrize(
    ("variant", "codes"),
    [
        ("standard", {"exchange-better", "leave-better", "points-better", "word-better", "end-wins", "end-loses"}),
        ("bilingual-ru", {"all-found", "all-missed", "leave-kept"}),
        ("duplicate", {"all-missed"}),
        ("reverse", {"removal-leaves"}),
        ("bingo", {"waits"}),
    ],
)
def test_remarks_by_variant(variant: str, codes: set[str]) -> None:
    assert codes <= {remark.code.removeprefix("review-scrabble-") for remark in remarks(reviewed(variant))}
