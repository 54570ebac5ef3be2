"""A large table votes on a clue that a captain strikes against the judge's finding (CN-G19)."""

from typing import Any

import pytest

from rules.codenames.tables import COGNATE, STRIKE, UNKNOWN, CodenamesTable, table_of
from slovoteka.games.codenames.actions import Protest, Ruling, Touch, Vote
from slovoteka.games.codenames.state import Given, Stage
from slovoteka.games.codenames.views import Ruled, VoteCalled, Voted

KEEP, AGAINST = Vote(True), Vote(False)


def struck(line: str = "балет 2", seats: int = 6, **options: Any) -> CodenamesTable:
    """Red are 0 (captain), 2 and 4; blue are 1 (captain), 3 and 5. Blue's captain strikes red's clue."""
    table = table_of(seats=seats, thinks={"КОСИТЬ": COGNATE, "ЗЮЗЯ": UNKNOWN}, **options)
    return table.type(0, line).act(1, Protest()).act(1, STRIKE)


@pytest.mark.rule("CN-G19")
@pytest.mark.parametrize(("seats", "voters"), [(5, (2, 3, 4)), (6, (2, 3, 4, 5)), (9, (2, 3, 4, 5, 6, 7, 8))])
def test_everybody_but_the_captains_votes_in_secret(seats: int, voters: tuple[int, ...]) -> None:
    table = struck(seats=seats, decide_ms=30_000)
    assert table.events == [VoteCalled(1, "CN-65")]
    assert (table.state.stage, list(table.windows)) == (Stage.VOTE, ["vote"])
    window = table.windows["vote"]
    assert (window.seats, window.mode, window.limit_ms, window.blocking) == (voters, "sealed", 30_000, True)
    assert (table.public.strike_reason, table.public.clues) == ("CN-65", (Given(0, "БАЛЕТ", 2),))
    assert list(table.game.moves(table.state, 2, window)) == [KEEP, AGAINST]


@pytest.mark.rule("CN-G19")
@pytest.mark.parametrize(
    ("votes", "strike", "keep"),
    [({"s2": AGAINST, "s3": AGAINST, "s4": AGAINST, "s5": KEEP}, 3, 1), ({"s3": AGAINST}, 1, 0),
     ({"s2": KEEP, "s3": AGAINST, "s5": AGAINST}, 2, 1)],
)  # fmt: skip
def test_the_strike_stands_if_more_than_half_of_the_votes_are_for_it(
    votes: dict[str, Vote], strike: int, keep: int
) -> None:
    table = struck().answer("vote", **votes)
    assert table.events == [Voted(False, strike, keep, "CN-65")]
    assert table.public.clues == (Given(0, "БАЛЕТ", 2, struck=True, reason="CN-65"),)
    assert (table.state.stage, table.state.turn, table.windows["penalty"].seats) == (Stage.PENALTY, 1, (1,))
    assert table.public.strike_reason is None


@pytest.mark.rule("CN-G19")
@pytest.mark.parametrize(
    ("votes", "strike", "keep"),
    [({"s2": KEEP, "s3": AGAINST, "s4": KEEP, "s5": AGAINST}, 2, 2), ({}, 0, 0), ({"s2": KEEP}, 0, 1),
     ({"s3": AGAINST, "s4": KEEP}, 1, 1), ({"s2": KEEP, "s3": AGAINST, "s4": KEEP}, 1, 2)],
)  # fmt: skip
def test_a_tie_and_silence_let_the_clue_stand(votes: dict[str, Vote], strike: int, keep: int) -> None:
    table = struck().answer("vote", **votes)
    assert table.events == [Voted(True, strike, keep)]
    assert table.public.clues == (Given(0, "БАЛЕТ", 2),)
    assert (table.state.stage, table.state.turn, table.public.strike_reason) == (Stage.GUESS, 0, None)
    assert "object" not in table.windows, "nobody can object again"


@pytest.mark.rule("CN-G19")
@pytest.mark.parametrize("line", ["косить 1!", "зюзя 1!"])
def test_what_the_judge_doubts_or_forbids_is_the_captains_alone(line: str) -> None:
    table = struck(line)
    assert table.events == [Ruled(1, False, reason="CN-65")]
    assert table.state.stage is Stage.PENALTY


@pytest.mark.rule("CN-G19")
@pytest.mark.parametrize("options", [{"seats": 4}, {"strike_vote": False}, {"judge": "off"}])
def test_other_tables_do_not_vote(options: dict[str, Any]) -> None:
    assert struck(**options).state.stage is Stage.PENALTY


@pytest.mark.rule("CN-G19")
def test_five_people_are_those_who_are_still_there() -> None:
    table = table_of(seats=5).leave(4).type(0, "балет 2").act(1, Protest()).act(1, STRIKE)
    assert table.state.stage is Stage.PENALTY


@pytest.mark.rule("CN-G19")
@pytest.mark.parametrize(("seats", "bots", "voters"), [(6, (5,), (2, 3, 4)), (8, (1, 2, 7), (3, 4, 5, 6))])
def test_bots_do_not_vote(seats: int, bots: tuple[int, ...], voters: tuple[int, ...]) -> None:
    table = struck(seats=seats, bots=bots)
    assert table.windows["vote"].seats == voters
    assert table.refusal(bots[-1], "vote", KEEP).code == "captains-do-not-vote"
    table.answer("vote", **{f"s{seat}": AGAINST for seat in voters[:2]}, **{f"s{voters[2]}": KEEP})
    assert table.events == [Voted(False, 2, 1, "CN-65")]


@pytest.mark.rule("CN-G19")
@pytest.mark.parametrize(("seats", "bots"), [(6, (4, 5)), (8, (0, 1, 2, 3)), (5, (4,)), (12, tuple(range(12)))])
def test_bots_are_not_counted_as_people(seats: int, bots: tuple[int, ...]) -> None:
    assert struck(seats=seats, bots=bots).state.stage is Stage.PENALTY


@pytest.mark.rule("CN-G19")
def test_by_the_second_version_of_the_rules_bots_vote_like_people() -> None:
    table = struck(seats=5, bots=(2, 4), rules=2)
    assert table.windows["vote"].seats == (2, 3, 4)


@pytest.mark.rule("CN-G19")
def test_a_clue_that_the_captain_lets_stand_is_not_voted_on() -> None:
    table = table_of(seats=6).type(0, "балет 2").act(1, Protest()).act(1, Ruling(True))
    assert table.state.stage is Stage.GUESS


@pytest.mark.rule("CN-G19", "CN-G20")
def test_a_strike_that_was_outvoted_counts_too() -> None:
    table = struck(strikes_most=1).answer("vote", s2=KEEP, s3=KEEP, s4=KEEP, s5=KEEP)
    assert table.public.strikes == (0, 1)
    table.touch("СОЛЬ").clue("погода 1").touch("ЛИСТ").type(3, "стоп")
    table.type(0, "птица 2").act(1, Protest()).refused(1, STRIKE, "CN-G20", "strikes-spent")


@pytest.mark.rule("CN-G19")
@pytest.mark.parametrize("captain", [0, 1])
def test_captains_do_not_vote(captain: int) -> None:
    refusal = struck().refusal(captain, "vote", KEEP)
    assert (refusal.rule, refusal.code) == ("CN-G19", "captains-do-not-vote")


@pytest.mark.rule("CN-G19")
@pytest.mark.parametrize("action", [Touch("ПАЧКА"), Protest(), Ruling(True)])
def test_for_or_against_is_all_that_is_asked(action: Any) -> None:
    refusal = struck().refusal(2, "vote", action)
    assert (refusal.rule, refusal.code) == ("CN-G19", "not-now")


# --- somebody leaves ------------------------------------------------------------------------------------------------


@pytest.mark.rule("CN-G19")
def test_who_leaves_has_no_vote() -> None:
    table = struck().leave(5)
    assert table.windows["vote"].seats == (2, 3, 4)
    table.answer("vote", s2=AGAINST, s3=AGAINST, s4=KEEP)
    assert table.events == [Voted(False, 2, 1, "CN-65")]


@pytest.mark.rule("CN-G19")
def test_a_guesser_who_becomes_captain_has_no_vote_and_the_others_need_not_vote_again() -> None:
    table = struck()
    window = table.windows["vote"].id
    table.leave(1)
    assert (table.windows["vote"].id, table.windows["vote"].seats) == (window, (2, 4, 5))
    table.answer("vote", s2=AGAINST, s4=AGAINST, s5=AGAINST)
    assert table.windows["penalty"].seats == (3,)
