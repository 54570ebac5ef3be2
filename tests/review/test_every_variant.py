"""Reviews of bots' matches, in every variant: what must be true of all of them."""

from collections.abc import Iterator

import msgspec
import pytest

from review.played import REVIEWED, played, reviewed
from slovoteka.games.codenames import actions as codenames
from slovoteka.games.forbidden import actions as forbidden
from slovoteka.games.underwood import actions as underwood
from slovoteka.messages import LANGUAGES, has_text, render
from slovoteka.review.decisions import story_of
from slovoteka.review.model import Judged, Remark, Review
from slovoteka.review.run import review

DECISIONS = {
    "forbidden": (forbidden.Lay, forbidden.Call, forbidden.Pass, forbidden.Choose),
    "underwood": (underwood.Turn, underwood.Discard),
    "codenames": (codenames.Clue, codenames.Touch, codenames.Stop),
}
every_variant = pytest.mark.parametrize(("game", "variant"), REVIEWED)


@every_variant
def test_every_decision_is_judged(game: str, variant: str) -> None:
    decisions = story_of(played(game, variant)).decisions
    decided = [
        (decision.number, decision.seat) for decision in decisions if isinstance(decision.action, DECISIONS[game])
    ]
    assert len(decided) > 5
    assert [(one.number, one.seat) for one in reviewed(game, variant).judged] == decided


@every_variant
def test_costs_and_alternatives(game: str, variant: str) -> None:
    judged = reviewed(game, variant).judged
    for one in judged:
        values = [alternative.value for alternative in one.alternatives]
        assert values == sorted(values, reverse=True)
        assert one.cost >= 0
        if one.unit == "chance":
            assert all(0 <= value <= 1 for value in values)
        if one.mark is None:
            assert one.cost == 0
            continue
        (own,) = [alternative for alternative in one.alternatives if alternative.is_played]
        assert one.cost == pytest.approx(values[0] - own.value)
        assert own.written == one.written
    assert any(one.mark == "best" for one in judged)


@every_variant
def test_every_remark_has_a_text_in_every_language(game: str, variant: str) -> None:
    whole = reviewed(game, variant)
    for curve in whole.curves:
        assert all(has_text(curve.code, language) for language in LANGUAGES)
    for remark in _remarks(whole):
        for language in LANGUAGES:
            assert has_text(remark.code, language), remark.code
            line = render(remark.code, language, dict(remark.params))
            assert "{" not in line, line
            assert "None" not in line, line
            assert len(line) > 3


def _remarks(whole: Review) -> Iterator[Remark]:
    for one in whole.judged:
        yield from one.remarks
        yield from (alternative.remark for alternative in one.alternatives if alternative.remark is not None)
    for one_sum in whole.sums:
        yield from one_sum.remarks


@every_variant
def test_curves_and_sums(game: str, variant: str) -> None:
    record, whole = played(game, variant), reviewed(game, variant)
    assert whole.curves
    for curve in whole.curves:
        numbers = [number for number, _ in curve.points]
        assert len(numbers) > 3
        assert numbers == sorted(set(numbers))
        assert all(len(values) == len(curve.seats) for _, values in curve.points)
        assert set(curve.seats) <= set(range(len(record.header.seats)))
    for one in whole.sums:
        own = [judged for judged in whole.judged if judged.seat == one.seat and judged.mark is not None]
        assert (one.decisions, sum(one.marks.values())) == (len(own), len(own))
        assert one.remarks or game == "forbidden", "in «Запретные слова» faultless play gets no remarks"


@every_variant
def test_the_curve_ends_with_the_result(game: str, variant: str) -> None:
    record, whole = played(game, variant), reviewed(game, variant)
    assert record.closing.outcome is not None
    places, last = record.closing.outcome.places, whole.curves[-1].points[-1][1]
    if game == "underwood":
        assert last == pytest.approx(record.closing.outcome.scores)
        return
    if game == "codenames" and variant in ("crowd", "three"):  # several games: the curve ends with the last of them
        assert sorted(last) == [0, 1]
        return
    assert sum(last) == pytest.approx(1 if 1 in places else 0)
    assert all(value for seat, value in zip(whole.curves[-1].seats, last, strict=True) if places[seat] == 1)


def test_lines_of_teams_that_change() -> None:
    """Of three players another guesses for both in the next game, so teams have other seats then."""
    curves = reviewed("codenames", "three").curves
    assert [curve.seats for curve in curves[::2]] == [curve.seats for curve in curves[1::2]]
    assert len({curve.seats for curve in curves}) == 2
    assert curves[0].points[-1][0] < curves[2].points[0][0]


def test_the_same_record_gives_the_same_review() -> None:
    for game in DECISIONS:
        assert review(played(game), "quick") == reviewed(game)


def test_a_review_survives_encoding() -> None:
    for game in DECISIONS:
        encoded = msgspec.json.encode(reviewed(game))
        assert msgspec.json.encode(msgspec.json.decode(encoded, type=Review)) == encoded


@pytest.mark.parametrize("game", DECISIONS)
def test_better_players_lose_less(game: str) -> None:
    """Two masters and two beginners, each among themselves."""

    def lost(judged: tuple[Judged, ...]) -> float:
        free = [one.cost for one in judged if one.mark is not None]
        return sum(free) / len(free)

    masters, beginners = reviewed(game, levels=("master",)), reviewed(game, levels=("beginner",))
    assert lost(masters.judged) < lost(beginners.judged) / 2
