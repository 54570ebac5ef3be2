"""Captains who strike clues: for which reasons (CN-53), how often (CN-G8, CN-G20), and what it costs."""

from typing import Any

import pytest

from rules.codenames.dealt import DealtTable
from rules.codenames.tables import COGNATE, STRIKE, UNKNOWN, CodenamesTable, table_of
from slovoteka.games.codenames.actions import Protest, Ruling
from slovoteka.games.codenames.clues import STRIKE_REASONS, ReasonsInWords
from slovoteka.games.codenames.state import Given, Result, Stage
from slovoteka.games.codenames.views import Ruled

LEFT = Result(reason="left", winner=1, winners=(1, 3))
"""Red has missed its turns."""


def watched(**options: Any) -> CodenamesTable:
    return table_of(thinks={"КОСИТЬ": COGNATE, "ЗЮЗЯ": UNKNOWN}, **options)


def ruling(table: CodenamesTable, line: str) -> CodenamesTable:
    """The captain to move gives a clue, and the other captain has to rule on their own objection."""
    other = table.state.other_captain
    assert other is not None
    return table.type(table.state.captain, line).act(other, Protest())


def strike(table: CodenamesTable, line: str) -> CodenamesTable:
    """The clue is ruled invalid, and no penalty is taken."""
    other = table.state.other_captain
    assert other is not None
    return ruling(table, line).act(other, STRIKE).type(other, "пропустить")


def find(table: CodenamesTable, word: str) -> CodenamesTable:
    """The other team plays its turn: one guess, then stop."""
    table.clue("погода 1").touch(word)
    return table.type(table.windows["guess"].seats[0], "стоп") if "guess" in table.windows else table


# --- the reason -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("CN-53")
@pytest.mark.parametrize("reason", STRIKE_REASONS)
def test_a_captain_names_the_rule_that_a_clue_breaks_and_all_see_it(reason: str) -> None:
    table = ruling(watched(), "зюзя 1!")
    assert reason in table.public.strike_reasons
    table.type(1, f"отклонить {reason}")
    assert table.events == [Ruled(1, False, reason=reason)]
    assert table.public.clues == (Given(0, "ЗЮЗЯ", 1, struck=True, reason=reason),)


@pytest.mark.rule("CN-53")
@pytest.mark.parametrize(
    ("line", "code"),
    [("отклонить", "strike-no-reason"), ("отклонить CN-67", "strike-no-such-reason"),
     ("отклонить CN-99", "strike-no-such-reason"), ("отклонить ZS-01", "strike-no-such-reason")],
)  # fmt: skip
def test_a_strike_without_a_reason_of_the_rules_is_refused(line: str, code: str) -> None:
    table = ruling(watched(), "балет 2")
    params = table.refuses(1, line, "CN-53", code)
    assert params == {"reasons": ReasonsInWords(STRIKE_REASONS)}
    assert "CN-65 – однокоренное слово или форма;" in params["reasons"].in_words("ru")
    assert table.state.stage is Stage.RULING


@pytest.mark.rule("CN-53")
def test_a_clue_that_stands_has_no_reason() -> None:
    ruling(watched(), "балет 2").refused(1, Ruling(True, "CN-65"), "CN-53", "reason-without-strike")


@pytest.mark.parametrize(
    ("agreed", "reason"),
    [pytest.param("compounds", "CN-79", marks=pytest.mark.rule("CN-79")),
     pytest.param("names", "CN-82", marks=pytest.mark.rule("CN-82")),
     pytest.param("abbreviations", "CN-85", marks=pytest.mark.rule("CN-85")),
     pytest.param("homophones", "CN-69", marks=pytest.mark.rule("CN-87")),
     pytest.param("rhymes", "CN-88", marks=pytest.mark.rule("CN-89"))],
)  # fmt: skip
def test_what_a_table_has_agreed_on_is_no_reason(agreed: str, reason: str) -> None:
    table = ruling(watched(**{agreed: True}), "балет 2")
    assert table.public.strike_reasons == tuple(each for each in STRIKE_REASONS if each != reason)
    table.refuses(1, f"отклонить {reason}", reason, "strike-agreed")


@pytest.mark.rule("CN-82")
def test_by_the_second_version_of_the_rules_names_were_a_reason_even_where_agreed_on() -> None:
    table = ruling(watched(names=True, rules=2), "балет 2")
    assert table.public.strike_reasons == STRIKE_REASONS
    assert table.type(1, "отклонить CN-82").public.clues[-1].reason == "CN-82"


@pytest.mark.rule("CN-G8")
@pytest.mark.parametrize(("line", "reason"), [("косить 1!", "CN-65"), ("зюзя 1!", None), ("балет 2", None)])
def test_where_he_lets_the_time_run_out_the_judge_decides_and_names_its_reason(line: str, reason: str | None) -> None:
    table = ruling(watched(), line).time_out("ruling")
    assert table.events == [Ruled(1, reason is None, in_time=False, reason=reason)]
    assert table.public.clues[-1].reason == reason


# --- how often ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CN-53", "CN-68", "CN-G8")
@pytest.mark.parametrize(("line", "options"), [("косить 1!", {}), ("зюзя 1!", {}), ("балет 1", {"judge": "off"}),
                                               ("балет 1", {"strikes_most": 0})])  # fmt: skip
def test_a_captain_decides_on_every_clue_as_often_as_it_comes(line: str, options: dict[str, Any]) -> None:
    table = watched(**options)
    for _ in range(8):
        strike(strike(table, line), line)
    assert (len(table.public.clues), table.state.stage) == (16, Stage.CLUE)
    assert all(clue.struck for clue in table.public.clues)


@pytest.mark.rule("CN-G20")
@pytest.mark.parametrize("most", [1, 3])
def test_against_the_judge_he_strikes_only_so_often_in_a_game(most: int) -> None:
    table = watched(strikes_most=most)
    for word in ("ЛИСТ", "ШАР", "РАК")[:most]:
        find(strike(table, "балет 2"), word)
    assert table.public.strikes == (0, most)
    ruling(table, "птица 2")
    assert table.refused(1, STRIKE, "CN-G20", "strikes-spent") == {"most": most}
    assert table.public.strike_reasons == ()
    assert list(table.game.moves(table.state, 1, table.windows["ruling"])) == [Ruling(True)]
    table.type(1, "засчитать")
    assert (table.state.stage, table.state.turn) == (Stage.GUESS, 0)


@pytest.mark.rule("CN-G20")
@pytest.mark.parametrize("line", ["косить 1!", "зюзя 1!"])
def test_what_the_judge_doubts_or_forbids_does_not_count(line: str) -> None:
    table = watched(strikes_most=1)
    for word in ("ЛИСТ", "ШАР"):
        find(strike(table, line), word)
    assert table.public.strikes == (0, 0)
    find(strike(table, "балет 2"), "РАК")
    strike(table, line)
    assert table.public.strikes == (0, 1)


@pytest.mark.rule("CN-G20")
def test_each_captain_is_counted_alone_and_in_every_game_anew() -> None:
    table = DealtTable("seed 1", games=2, first="red", strikes_most=1).until(Stage.CLUE)
    strike(table, "опера 2")
    assert (table.public.strikes, table.state.turn) == ((0, 1), 1)
    strike(table, "птица 2")
    assert (table.public.strikes, table.state.turn) == ((1, 1), 0)
    ruling(table, "юбка 1").refused(1, STRIKE, "CN-G20", "strikes-spent")
    table.type(1, "засчитать").touch(table.state.board[table.state.key.index("assassin")])
    table.next_game()
    assert (table.public.game, table.public.strikes) == (2, (0, 0))


@pytest.mark.rule("CN-G20")
def test_a_strike_of_the_judge_itself_is_nobodys() -> None:
    table = ruling(watched(strikes_most=1), "косить 1!").time_out("ruling")
    assert table.public.strikes == (0, 0)


# --- what it costs --------------------------------------------------------------------------------------------------


@pytest.mark.rule("CN-53", "CN-54")
@pytest.mark.parametrize("line", ["зюзя 1!", "косить 1!"])
def test_struck_clues_cost_turns_and_never_the_game(line: str) -> None:
    table = watched()
    for blue in ("ЛИСТ", "ШАР", "РАК", "ЯЗЫК", "НИТЬ"):
        find(strike(table, line), blue)
    assert (table.public.results, table.state.turn, table.state.stage) == ((), 0, Stage.CLUE)


@pytest.mark.rule("CN-53")
def test_it_is_so_where_the_judge_has_struck_them() -> None:
    table = watched()
    for blue in ("ЛИСТ", "ШАР", "РАК", "ЯЗЫК"):
        find(ruling(table, "косить 1!").time_out("ruling").type(1, "пропустить"), blue)
    assert table.public.results == ()


@pytest.mark.rule("CN-53", "CN-59")
def test_only_turns_out_of_time_are_missed() -> None:
    """A struck clue is neither a missed turn nor a turn that was played."""
    table = find(strike(watched(timer="strict"), "зюзя 1!"), "ЛИСТ")
    find(table.time_out("clue").time_out("clue"), "ШАР")
    find(strike(table, "зюзя 1!"), "РАК")
    find(table.clue("птица 1").time_out("guess"), "ЯЗЫК")
    assert table.public.results == ()
    assert table.time_out("clue").time_out("clue").public.results == (LEFT,)
