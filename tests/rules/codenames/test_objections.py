"""Clues that somebody objects to: CN-53..55, who judges (CN-G8), and a penalty that wins the game (CN-G2)."""

from typing import Any

import pytest

from rules.codenames.tables import BOARD, COGNATE, FINE, STRIKE, UNKNOWN, CodenamesTable, table_of
from slovoteka.games.codenames.actions import Accept, Answer, Clue, Cover, Protest, Ruling, Skip, Stop, Touch
from slovoteka.games.codenames.clues import Finding
from slovoteka.games.codenames.state import Given, Result, Stage
from slovoteka.games.codenames.views import Accepted, Covered, GameOver, Protested, Ruled, Skipped, Touched

RED, BLUE = BOARD[:9], BOARD[9:17]


def objected(line: str = "косить 1!", **options: Any) -> CodenamesTable:
    """Red has given a clue that is a cognate of КОСА, and blue's guesser objects at once."""
    thinks = {"КОСИТЬ": COGNATE, "ЗЮЗЯ": UNKNOWN}
    return table_of(thinks=thinks, **options).type(0, line).act(3, Protest())


def struck(**options: Any) -> CodenamesTable:
    """Blue's captain has ruled red's clue invalid and may cover one of blue's own words."""
    return objected(**options).act(1, STRIKE)


# --- nobody notices -------------------------------------------------------------------------------------------------


@pytest.mark.rule("CN-55", "CN-G8")
def test_an_invalid_clue_that_nobody_notices_counts_as_valid() -> None:
    table = table_of(thinks={"КОСИТЬ": COGNATE}).type(0, "косить 1!").time_out("respond")
    assert table.events == []
    table.touch("КОСА")
    assert table.events_of(Touched) == [Touched(2, 0, 4, "КОСА", "red")]
    assert table.public.clues == (Given(0, "КОСИТЬ", 1, touched=(4,)),)
    assert table.state.stage is Stage.GUESS


@pytest.mark.rule("CN-55")
def test_guessing_begins_when_all_of_the_other_team_have_agreed() -> None:
    table = table_of(seats=6).type(0, "балет 2")
    assert (table.windows["respond"].seats, table.windows["respond"].limit_ms) == ((1, 3, 5), 8_000)
    table.act(5, Accept()).act(1, Accept())
    assert table.events == [Accepted(1)]
    assert table.windows["respond"].seats == (3,)
    table.refused(1, Protest(), "host", "not-invited")
    table.act(3, Accept())
    assert table.windows["guess"].seats == (2, 4)


@pytest.mark.rule("CN-55", "CN-G11")
def test_an_objection_comes_too_late_after_the_first_touch() -> None:
    table = table_of(thinks={"КОСИТЬ": COGNATE}).clue("косить 2!")
    late = table.windows["object"]
    assert (late.seats, late.blocking, late.limit_ms) == ((1, 3), False, None)
    table.touch("КОСА")
    table.refused(3, Protest(), "host", "closed", late.id)
    table.refused(1, Protest(), "host", "closed")
    assert table.state.clues[-1].struck is False


@pytest.mark.rule("CN-53", "CN-G11")
def test_an_objection_is_in_time_until_the_first_touch() -> None:
    table = table_of(thinks={"КОСИТЬ": COGNATE}).clue("косить 1!").wait(600_000).act(3, Protest())
    assert table.state.stage is Stage.RULING
    table.refused(2, Touch("КОСА"), "host", "closed")
    table.act(1, STRIKE)
    assert (table.state.stage, table.state.turn) == (Stage.PENALTY, 1)


@pytest.mark.rule("CN-53")
@pytest.mark.parametrize("seat", [0, 2])
def test_nobody_objects_to_a_clue_of_his_own_team(seat: int) -> None:
    table = table_of().type(0, "балет 2")
    table.refused(seat, Protest(), "host", "not-invited")
    table.refused(seat, Accept(), "host", "not-invited")
    table.time_out("respond")
    table.refused(seat, Protest(), "host", "not-invited")


@pytest.mark.rule("CN-53")
@pytest.mark.parametrize("action", [Clue("ПТИЦА", 1), Answer(True), Ruling(False), Touch("КОСА"), Stop(), Skip()])
def test_agreeing_or_objecting_is_all_that_is_asked(action: Any) -> None:
    table = table_of().type(0, "балет 2")
    table.refused(3, action, "CN-G11", "not-now", table.windows["respond"].id)


@pytest.mark.rule("CN-53")
@pytest.mark.parametrize("action", [Accept(), Touch("КОСА"), Stop()])
def test_once_they_guess_only_an_objection_can_be_raised(action: Any) -> None:
    table = table_of().clue("балет 2")
    table.refused(3, action, "CN-G11", "not-now", table.windows["object"].id)


# --- the other captain decides --------------------------------------------------------------------------------------


@pytest.mark.rule("CN-G8")
@pytest.mark.parametrize(
    ("clue", "finding"), [("косить 1!", COGNATE), ("зюзя 2!", UNKNOWN), ("балет 2", FINE)], ids=["kin", "doubt", "fine"]
)
def test_what_the_judge_thinks_is_hidden_until_somebody_objects(clue: str, finding: Finding) -> None:
    table = table_of(thinks={"КОСИТЬ": COGNATE, "ЗЮЗЯ": UNKNOWN}).type(0, clue)
    before = table.public
    assert (before.objector, before.finding) == (None, None)
    table.act(3, Protest())
    assert table.events == [Protested(3, finding)]
    assert (table.public.objector, table.public.finding) == (3, finding)


@pytest.mark.rule("CN-G8")
@pytest.mark.parametrize("objector", [1, 3])
def test_on_any_objection_it_is_the_captain_who_decides(objector: int) -> None:
    table = table_of().type(0, "балет 2").act(objector, Protest())
    assert (table.windows["ruling"].seats, table.windows["ruling"].limit_ms) == ((1,), 60_000)
    assert list(table.windows) == ["ruling"]
    for seat in (0, 2, 3):
        table.refused(seat, Ruling(True), "CN-G8", "captain-decides")


@pytest.mark.rule("CN-G8")
@pytest.mark.parametrize("action", [Protest(), Accept(), Answer(False), Cover("ШПАГАТ"), Skip(), Clue("ПТИЦА", 1)])
def test_a_ruling_is_all_that_is_asked_of_him(action: Any) -> None:
    table = objected()
    table.refused(1, action, "CN-G8", "not-now", table.windows["ruling"].id)


@pytest.mark.rule("CN-G8")
def test_his_word_stands_against_the_judge() -> None:
    kept = objected().act(1, Ruling(True))
    assert kept.events == [Ruled(1, True)]
    assert (kept.state.stage, kept.state.turn, kept.state.clues[-1].struck) == (Stage.GUESS, 0, False)
    thrown_out = table_of().type(0, "балет 2").act(3, Protest()).act(1, STRIKE)
    assert (thrown_out.state.stage, thrown_out.state.turn) == (Stage.PENALTY, 1)


@pytest.mark.rule("CN-G8", "CN-55")
def test_a_clue_that_he_lets_stand_is_not_objected_to_again() -> None:
    table = objected().act(1, Ruling(True))
    assert "object" not in table.windows
    for seat in (1, 3):
        table.refused(seat, Protest(), "host", "closed")
    table.touch("КОСА")
    assert table.public.attempts_left == 1


@pytest.mark.rule("CN-G8")
@pytest.mark.parametrize(
    ("clue", "valid"), [("косить 1!", False), ("зюзя 1!", True), ("балет 1", True)], ids=["kin", "doubt", "fine"]
)
def test_where_he_does_not_decide_in_time_the_judge_does_and_lets_doubts_pass(clue: str, valid: bool) -> None:
    table = objected(clue, decide_ms=5_000)
    assert table.windows["ruling"].limit_ms == 5_000
    table.time_out("ruling")
    assert table.events == [Ruled(1, valid, in_time=False, reason=None if valid else "CN-65")]
    assert table.state.stage is (Stage.GUESS if valid else Stage.PENALTY)
    assert table.state.turn == (0 if valid else 1)


@pytest.mark.rule("CN-G8")
def test_without_a_judge_a_clue_that_nobody_rules_on_stands() -> None:
    table = objected("косить 1", judge="off")
    assert table.events == [Protested(3, None)]
    table.time_out("ruling")
    assert (table.state.stage, table.state.turn) == (Stage.GUESS, 0)


# --- the turn passes ------------------------------------------------------------------------------------------------


@pytest.mark.rule("CN-53")
def test_an_invalid_clue_ends_the_turn_at_once_and_nothing_is_guessed() -> None:
    table = struck()
    assert table.events == [Ruled(1, False, reason="CN-65")]
    assert table.public.clues == (Given(0, "КОСИТЬ", 1, struck=True, reason="CN-65"),)
    assert (table.public.turn, table.public.covers) == (1, (None,) * 25)
    assert (table.public.objector, table.public.finding) == (None, None)
    table.refused(2, Touch("КОСА"), "host", "closed")
    table.refused(0, Clue("БАЛЕТ", 2), "host", "closed")


@pytest.mark.rule("CN-53", "CN-54")
def test_blue_errs_and_red_has_the_penalty() -> None:
    table = table_of(turn=1).type(1, "косилка 2").act(0, Protest()).act(0, STRIKE)
    assert table.windows["penalty"].seats == (0,)
    table.act(0, Cover("ПАЧКА"))
    assert (table.public.stacks, table.windows["clue"].seats) == ((8, 8, 7, 1), (0,))


@pytest.mark.rule("CN-54")
@pytest.mark.parametrize("word", BLUE)
def test_before_his_clue_the_other_captain_may_cover_one_of_his_own_words(word: str) -> None:
    table = struck()
    assert (table.windows["penalty"].seats, table.windows["penalty"].limit_ms) == ((1,), 60_000)
    table.act(1, Cover(word))
    assert table.events == [Covered(1, BOARD.index(word), word, "blue")]
    assert table.public.stacks == (9, 7, 7, 1)
    assert table.public.covers[BOARD.index(word)] == "blue"
    assert (table.state.stage, table.windows["clue"].seats) == (Stage.CLUE, (1,))


@pytest.mark.rule("CN-54")
def test_one_word_only_and_then_his_clue() -> None:
    table = struck().act(1, Cover("ШПАГАТ"))
    table.refused(1, Cover("ЛИСТ"), "host", "closed")
    table.refused(1, Skip(), "host", "closed")
    table.clue("тетрадь 1").touch("ЛИСТ")
    assert table.public.stacks == (9, 6, 7, 1)


@pytest.mark.rule("CN-54")
@pytest.mark.parametrize("word", [*RED[:2], "СОЛЬ", "ЯД"])
def test_he_covers_no_word_of_the_offenders_nor_of_nobody(word: str) -> None:
    """Covering the offenders' word would help them."""
    assert struck().refused(1, Cover(word), "CN-54", "not-your-word") == {"word": word}


@pytest.mark.rule("CN-54", "CN-G3")
def test_he_covers_no_card_twice() -> None:
    table = struck(covered=("ШПАГАТ",))
    table.refused(1, Cover("ШПАГАТ"), "CN-G3", "codename-covered")
    table.refused(1, Cover("ДОМ"), "CN-30", "no-such-codename")
    table.act(1, Cover("ЛИСТ"))
    assert table.public.stacks == (9, 6, 7, 1)


@pytest.mark.rule("CN-54")
@pytest.mark.parametrize("seat", [0, 2, 3])
def test_the_penalty_is_the_captains_alone(seat: int) -> None:
    table = struck()
    table.refused(seat, Cover("ШПАГАТ"), "CN-54", "captain-decides")
    table.refused(seat, Skip(), "CN-54", "captain-decides")


@pytest.mark.rule("CN-54")
@pytest.mark.parametrize("action", [Clue("ПТИЦА", 1), Touch("ШПАГАТ"), Stop(), Ruling(True), Protest()])
def test_covering_or_not_is_all_that_is_asked_before_his_clue(action: Any) -> None:
    table = struck()
    table.refused(1, action, "CN-54", "not-now", table.windows["penalty"].id)


@pytest.mark.rule("CN-54")
def test_he_may_do_without_a_penalty() -> None:
    table = struck().type(1, "пропустить")
    assert table.events == [Skipped(1)]
    assert (table.public.covers, table.public.stacks) == ((None,) * 25, (9, 8, 7, 1))
    assert table.windows["clue"].seats == (1,)


@pytest.mark.rule("CN-54")
def test_who_does_not_choose_in_time_does_without() -> None:
    table = struck().time_out("penalty")
    assert table.events == [Skipped(1)]
    assert (table.state.stage, table.state.turn, table.public.stacks) == (Stage.CLUE, 1, (9, 8, 7, 1))


@pytest.mark.rule("CN-54")
def test_there_is_no_penalty_for_a_clue_that_stood() -> None:
    table = objected().act(1, Ruling(True)).touch("КОСА").type(2, "стоп")
    assert (table.state.stage, table.state.turn) == (Stage.CLUE, 1)


# --- a penalty that wins --------------------------------------------------------------------------------------------


@pytest.mark.rule("CN-54", "CN-G2", "CN-45")
def test_a_penalty_cover_on_the_last_word_wins_the_game() -> None:
    table = struck(covered=BLUE[:-1]).act(1, Cover(BLUE[-1]))
    result = Result(reason="agents", winner=1, winners=(1, 3))
    assert table.events == [Covered(1, 16, "НИТЬ", "blue"), GameOver(result, table.state.key)]
    assert (table.state.stage, table.public.results) == (Stage.OVER, (result,))
    outcome = table.game.outcome(table.state)
    assert outcome is not None
    assert outcome.places == (3, 1, 3, 1)


@pytest.mark.rule("CN-54", "CN-G2")
def test_red_wins_by_a_penalty_too() -> None:
    table = table_of(turn=1, covered=RED[1:]).type(1, "косилка 2").act(2, Protest()).act(0, STRIKE)
    table.act(0, Cover(RED[0]))
    assert table.public.results == (Result(reason="agents", winner=0, winners=(0, 2)),)


@pytest.mark.rule("CN-G2")
def test_with_one_word_still_open_a_penalty_does_not_win() -> None:
    table = struck(covered=BLUE[:-2]).act(1, Cover(BLUE[-1]))
    assert table.public.results == ()
    assert table.windows["clue"].seats == (1,)


@pytest.mark.rule("CN-G2")
def test_a_penalty_that_is_not_taken_does_not_win() -> None:
    table = struck(covered=BLUE[:-1]).act(1, Skip())
    assert (table.public.results, table.state.stage) == ((), Stage.CLUE)
