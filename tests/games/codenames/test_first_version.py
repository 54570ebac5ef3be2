"""A match that began by the first version of the rules goes on by them: strikes, whispers, the timer."""

from typing import Any

import msgspec
import pytest

from rules.codenames.tables import COGNATE, UNKNOWN, CodenamesTable, table_of
from slovoteka.games.codenames.actions import Protest, Ruling, read_action
from slovoteka.games.codenames.kind import KIND
from slovoteka.games.codenames.options import RULES, Options
from slovoteka.games.codenames.state import Result, Stage
from slovoteka.games.codenames.views import GameOver, Ruled

RESULT = Result(reason="left", winner=1, winners=(1, 3))
"""Red has missed its turns."""


def watched(**options: Any) -> CodenamesTable:
    return table_of(thinks={"КОСИТЬ": COGNATE, "ЗЮЗЯ": UNKNOWN}, rules=1, **options)


def ruling(table: CodenamesTable, line: str) -> CodenamesTable:
    """The captain to move gives a clue, and the other captain has to rule on their own objection."""
    other = table.state.other_captain
    assert other is not None
    return table.type(table.state.captain, line).act(other, Protest())


def strike(table: CodenamesTable, line: str) -> CodenamesTable:
    """The clue is ruled invalid, and no penalty is taken."""
    other = table.state.other_captain
    assert other is not None
    ruling(table, line).act(other, Ruling(False))
    return table.type(other, "пропустить") if "penalty" in table.windows else table


def find(table: CodenamesTable, word: str) -> CodenamesTable:
    """The other team plays its turn: one guess, then stop."""
    table.clue("погода 1").touch(word)
    return table.type(table.windows["guess"].seats[0], "стоп") if "guess" in table.windows else table


# --- how often ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("judge", ["warn", "off"])
def test_what_nothing_speaks_against_is_not_struck_twice_running(judge: str) -> None:
    table = ruling(find(strike(watched(judge=judge), "балет 2"), "ЛИСТ"), "птица 2")
    table.refused(1, Ruling(False), "CN-G8", "struck-again")
    assert list(table.game.moves(table.state, 1, table.windows["ruling"])) == [Ruling(True)]
    table.act(1, Ruling(True))
    assert (table.state.stage, table.state.turn) == (Stage.GUESS, 0)


@pytest.mark.parametrize("line", ["косить 1!", "зюзя 1!"])
def test_what_the_judge_finds_fault_with_is_struck_as_often_as_it_comes(line: str) -> None:
    table = ruling(find(strike(watched(), "балет 2"), "ЛИСТ"), line)
    assert list(table.game.moves(table.state, 1, table.windows["ruling"])) == [Ruling(True), Ruling(False)]
    table.act(1, Ruling(False))
    assert (table.events, table.state.stage) == ([Ruled(1, False)], Stage.PENALTY)


def test_a_clean_clue_is_safe_whatever_the_struck_one_before_it_was() -> None:
    table = ruling(find(strike(watched(), "косить 1!"), "ЛИСТ"), "балет 2")
    table.refused(1, Ruling(False), "CN-G8", "struck-again")


def test_after_a_clue_that_stood_another_may_be_struck() -> None:
    table = find(strike(watched(), "балет 2"), "ЛИСТ").clue("птица 2").touch("СОЛЬ")
    ruling(find(table, "ШАР"), "юбка 1").act(1, Ruling(False))
    assert [clue.struck for clue in table.public.clues if clue.team == 0] == [True, False, True]


def test_each_team_is_counted_for_itself() -> None:
    table = strike(strike(watched(), "балет 2"), "погода 1")
    assert [(clue.team, clue.struck) for clue in table.public.clues] == [(0, True), (1, True)]
    ruling(table, "птица 2").refused(1, Ruling(False), "CN-G8", "struck-again")


def test_it_does_not_help_to_let_the_time_run_out() -> None:
    """Then the judge decides, and it has found nothing."""
    table = ruling(find(strike(watched(), "балет 2"), "ЛИСТ"), "птица 2").time_out("ruling")
    assert table.events == [Ruled(1, True, in_time=False)]


# --- what it costs --------------------------------------------------------------------------------------------------


def test_a_team_whose_clues_were_struck_three_times_running_has_lost() -> None:
    table = watched()
    for blue in ("ЛИСТ", "ШАР"):
        find(strike(table, "зюзя 1!"), blue)
    assert not table.public.results
    strike(table, "зюзя 1!")
    assert table.events == [Ruled(1, False), GameOver(RESULT, table.state.key)]
    assert (table.state.stage, table.public.results) == (Stage.OVER, (RESULT,))


def test_so_it_is_where_the_judge_has_struck_them() -> None:
    table = watched()
    for blue in ("ЛИСТ", "ШАР"):
        find(ruling(table, "косить 1!").time_out("ruling").type(1, "пропустить"), blue)
    ruling(table, "косить 1!").time_out("ruling")
    assert table.public.results == (RESULT,)


def test_struck_clues_and_turns_out_of_time_count_together() -> None:
    table = find(strike(watched(timer="strict"), "балет 1"), "ЛИСТ")
    find(table.time_out("clue").time_out("clue"), "ШАР")
    table.clue("птица 1").time_out("guess")
    assert table.public.results == (RESULT,)


@pytest.mark.parametrize("word", ["ПАЧКА", "СОЛЬ", "ПОЛЕ"])
def test_any_touch_begins_the_count_again(word: str) -> None:
    table = watched()
    for blue in ("ЛИСТ", "ШАР"):
        find(strike(table, "зюзя 1!"), blue)
    find(find(table, word), "РАК")
    for blue in ("ЯЗЫК", "НИТЬ"):
        find(strike(table, "зюзя 1!"), blue)
    assert not table.public.results
    assert strike(table, "зюзя 1!").public.results == (RESULT,)


def test_nobody_votes_at_a_large_table() -> None:
    table = ruling(watched(seats=6), "балет 2").act(1, Ruling(False))
    assert table.events == [Ruled(1, False)]
    assert (table.public.clues[-1].reason, table.public.strikes) == (None, (0, 0))


def test_a_reason_may_be_named_but_not_just_any() -> None:
    table = ruling(watched(), "балет 2")
    table.refused(1, Ruling(False, "CN-99"), "CN-53", "strike-no-such-reason")
    table.act(1, Ruling(False, "CN-61"))
    assert table.events == [Ruled(1, False, reason="CN-61")]


# --- whispers and the timer -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("line", "rule"), [("чёрная кошка 1", "CN-25"), ("коса-плуг 1", "CN-66")])
def test_what_is_not_one_word_is_not_asked_about(line: str, rule: str) -> None:
    watched().refused(0, read_action(f"спросить {line}"), rule, "clue-words" if rule == "CN-25" else "clue-open")


@pytest.mark.parametrize(("options", "seats"), [({}, (1, 2, 3)), ({"seats": 2}, (1,)), ({"seats": 6}, (1, 2, 3, 4, 5))])
def test_a_captain_does_not_hurry_his_own_team(options: dict[str, Any], seats: tuple[int, ...]) -> None:
    assert watched(**options).clue("погода 2").windows["timer"].seats == seats


# --- which version it is --------------------------------------------------------------------------------------------


def test_options_without_a_version_are_of_the_first() -> None:
    stored = msgspec.to_builtins(watched().options)
    del stored["rules"]
    assert msgspec.convert(stored, Options).rules == 1


def test_it_is_not_rated_any_more() -> None:
    assert KIND.rating.rated_as(watched().options) is None
    assert KIND.rating.rated_as(watched().options.but(rules=RULES)) is not None
