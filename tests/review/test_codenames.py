"""Reviews of «Кодовые имена»: clues and guesses whose verdict is known, and remarks on whole matches."""

from typing import Any

import pytest

from review.played import played, reviewed
from rules.codenames.tables import BOARD, CodenamesTable, table_of
from slovoteka.games.codenames.actions import Clue, Touch, read_action
from slovoteka.games.codenames.views import Touched
from slovoteka.review.codenames import REVIEWER
from slovoteka.review.codenames.judging import JudgedDecision
from slovoteka.review.decisions import story_of
from slovoteka.review.model import Depth, Judged


def judged(table: CodenamesTable, line: str, *, depth: Depth = "usual", **more: Any) -> Judged:
    """What the review says if whoever is asked types this."""
    action: Any = read_action(line)
    seat = table.state.captain if isinstance(action, Clue) else table.state.guessers(table.state.turn)[0]
    decision = JudgedDecision(
        number=1,
        seat=seat,
        action=action,
        options=table.options,
        public=table.public,
        private=table.private(seat),
        depth=depth,
        **more,
    )
    return REVIEWER.judge(decision)


def codes(one: Judged) -> list[str]:
    return [remark.code.removeprefix("review-codenames-") for remark in one.remarks]


def params_of(one: Judged, code: str) -> dict[str, str | int]:
    (remark,) = [remark for remark in one.remarks if remark.code == f"review-codenames-{code}"]
    return remark.params


# --- clues ----------------------------------------------------------------------------------------------------------


def test_a_dangerous_clue_is_a_blunder() -> None:
    """ЯД is the assassin."""
    one = judged(table_of(), "отрава 1", found=0)
    assert one.mark == "blunder"
    assert params_of(one, "clue-danger")["word"] == "ЯД"
    assert int(params_of(one, "clue-risk")["assassin"]) > 50
    assert params_of(one, "clue-better")["clue"] == one.alternatives[0].written
    assert one.alternatives[-1].is_played


def test_a_good_clue_costs_little() -> None:
    """ПАЧКА and ТАНЕЦ are both red."""
    one = judged(table_of(), "балет 2", found=2)
    assert one.mark in ("best", "good")
    (own,) = [alternative for alternative in one.alternatives if alternative.is_played]
    assert own.remark is not None
    assert set(str(own.remark.params["words"]).split(", ")) == {"ТАНЕЦ", "ПАЧКА"}
    assert params_of(one, "clue-found") == {"found": 2, "number": 2}
    expected = params_of(one, "clue-expected")
    assert 10 <= 10 * int(expected["whole"]) + int(expected["tenths"]) <= 20


def test_risks_of_the_first_guess_come_to_all() -> None:
    risk = params_of(judged(table_of(), "птица 2", found=1), "clue-risk")
    assert set(risk) == {"own", "enemy", "bystander", "assassin"}
    assert sum(map(int, risk.values())) == pytest.approx(100, abs=3)


def test_asking_for_too_many_is_worse_than_for_as_many_as_the_clue_is_good_for() -> None:
    reviews = (judged(table_of(), f"балет {number}", found=2) for number in (2, 6))
    two, six = (next(each.value for each in one.alternatives if each.is_played) for one in reviews)
    assert six < two


def test_an_unlimited_clue_is_weighed_by_what_it_is_good_for() -> None:
    unlimited = judged(table_of(), "балет неограниченно", found=2)
    assert unlimited.mark is not None
    assert unlimited.cost <= judged(table_of(), "балет 6", found=2).cost
    assert params_of(unlimited, "clue-found") == {"found": 2, "number": 0}


def test_a_clue_with_a_zero_and_a_struck_one_are_not_judged() -> None:
    assert codes(judged(table_of(), "балет 0", found=0)) == ["clue-zero"]
    struck = judged(table_of(), "балет 2", found=None)
    assert (struck.mark, codes(struck)) == (None, ["clue-struck"])


def test_a_clue_that_no_source_knows_is_weighed_all_the_same() -> None:
    one = judged(table_of(names=True), "хрымзик 1", found=0)
    assert one.mark in ("mistake", "blunder")


def test_greater_depth_finds_no_worse_clue() -> None:
    quick, deep = (judged(table_of(), "отрава 1", depth=depth, found=0) for depth in ("quick", "deep"))
    assert deep.alternatives[0].value >= quick.alternatives[0].value
    assert len(deep.alternatives) > len(quick.alternatives)


@pytest.mark.parametrize("seats", [2, 3])
def test_the_other_forms(seats: int) -> None:
    table = table_of(seats=seats)
    assert judged(table, "отрава 1", found=0).mark == "blunder"
    assert judged(table, "балет 2", found=0).mark in ("best", "good")


# --- guesses --------------------------------------------------------------------------------------------------------


def test_the_likeliest_word_is_best() -> None:
    table = table_of().clue("балет 2")
    best = judged(table, "тронуть танец", owner="own")
    assert (best.mark, best.cost) == ("best", 0)
    assert int(params_of(best, "guess")["chance"]) > 50
    assert params_of(best, "guess")["owner"] == "own"


def test_a_word_that_nothing_speaks_for_is_a_mistake() -> None:
    table = table_of().clue("балет 2")
    wild = judged(table, "тронуть ось", owner="bystander")
    assert wild.mark in ("mistake", "blunder", "inaccuracy")
    assert params_of(wild, "guess-better")["word"] in ("ТАНЕЦ", "ПАЧКА")


def test_there_is_no_stopping_before_the_first_guess() -> None:
    table = table_of().clue("балет 2")
    assert "стоп" not in [one.written for one in judged(table, "ось", owner="bystander").alternatives]


def test_going_on_without_a_reason() -> None:
    table = table_of().clue("балет 1").touch("ТАНЕЦ")
    wild = judged(table, "тронуть соль", owner="bystander")
    assert wild.cost > 0
    stop = judged(table, "стоп")
    assert stop.cost < wild.cost


def test_guessers_are_judged_without_the_key() -> None:
    """Whose words they are changes nothing but the remarks."""
    table = table_of().clue("балет 2")
    right, wrong = (judged(table, "тронуть танец", owner=owner) for owner in ("own", "assassin"))
    assert right.alternatives == wrong.alternatives
    assert (right.cost, right.mark) == (wrong.cost, wrong.mark)


def test_words_are_written_as_on_the_cards() -> None:
    table = table_of().clue("пчела 1")
    assert judged(table, "тронуть мед", owner="bystander").written == "тронуть МЁД"
    assert "МЁД" in BOARD


# --- whole matches --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("variant", ["standard", "two", "three"])
def test_what_came_of_clues_and_guesses(variant: str) -> None:
    story = story_of(played("codenames", variant))
    owners = {
        moment.entry.number: fact.event
        for moment in story.moments
        for fact in moment.facts
        if isinstance(fact.event, Touched)
    }
    decisions = REVIEWER.decisions(played("codenames", variant), "quick")
    for one in decisions:
        if isinstance(one.action, Touch):
            touched = owners[one.number]
            is_own = touched.owner == ("red", "blue")[touched.team]
            assert (one.owner == "own") == is_own
    clued = sum(one.found or 0 for one in decisions if isinstance(one.action, Clue))
    assert clued == sum(one.owner == "own" for one in decisions)


def test_how_a_captain_was_understood() -> None:
    record = played("codenames")
    for one in reviewed("codenames").sums:
        by_code = {remark.code.removeprefix("review-codenames-sum-"): remark.params for remark in one.remarks}
        is_captain = one.seat in (0, 1)
        assert set(by_code) == ({"clues"} if is_captain else {"guesses"}), record.header.seats[one.seat]
        assert all(0 <= int(value) <= 100 for params in by_code.values() for value in params.values())
