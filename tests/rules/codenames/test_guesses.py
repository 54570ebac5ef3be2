"""How many guesses a team has: CN-36..43, CN-G1."""

from typing import Any

import pytest

from rules.codenames.tables import BOARD, CodenamesTable, table_of
from slovoteka.games.codenames.actions import Stop, Touch
from slovoteka.games.codenames.state import Given, Owner, Stage
from slovoteka.games.codenames.views import Stopped, Touched

RED, BLUE, BYSTANDERS = BOARD[:9], BOARD[9:17], BOARD[17:24]
WRONG = ("СОЛЬ", "ШПАГАТ")
"""For red: one is a bystander, one is blue."""


# --- at least one ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("CN-36")
@pytest.mark.parametrize("number", ["0", "1", "9", "неограниченно"])
def test_a_team_may_not_stop_before_its_first_guess(number: str) -> None:
    table = table_of(seats=6).clue(f"балет {number}")
    for seat in (2, 4):
        table.refuses(seat, "стоп", "CN-36", "guess-first")
    assert Stop() not in table.game.moves(table.state, 2, table.windows["guess"])
    assert table.touch("пачка").type(4, "стоп").public.turn == 1


@pytest.mark.rule("CN-36")
def test_a_guess_of_an_earlier_turn_does_not_count() -> None:
    table = table_of().clue("балет 2").touch("пачка").type(2, "стоп")
    table.clue("погода 1").touch("лист").type(3, "стоп")
    table.clue("птица 2").refuses(2, "стоп", "CN-36", "guess-first")


@pytest.mark.rule("CN-36")
def test_a_touch_that_was_refused_is_no_guess() -> None:
    table = table_of(covered=("ТАНЕЦ",)).clue("балет 2")
    table.refuses(2, "танец", "CN-G3", "codename-covered")
    table.refuses(2, "слон", "CN-30", "no-such-codename")
    table.refuses(2, "стоп", "CN-36", "guess-first")


# --- until an error -------------------------------------------------------------------------------------------------


@pytest.mark.rule("CN-37", "CN-43")
@pytest.mark.parametrize("number", ["0", "1", "3", "9", "неограниченно"])
@pytest.mark.parametrize("right", [0, 1])
@pytest.mark.parametrize("wrong", WRONG)
def test_a_wrong_guess_passes_the_turn_at_once(wrong: str, right: int, number: str) -> None:
    table = table_of().clue(f"балет {number}").touch(*RED[:right], wrong)
    assert (table.state.stage, table.public.turn) == (Stage.CLUE, 1)
    assert table.windows["clue"].seats == (1,)
    table.refuses(2, RED[5], "host", "closed")
    table.refuses(2, "стоп", "host", "closed")


@pytest.mark.rule("CN-37")
def test_blue_errs_likewise() -> None:
    for wrong in ("ПАЧКА", "ВОЛНА"):
        table = table_of(turn=1).clue("погода 3").touch("лист", wrong)
        assert (table.state.stage, table.public.turn) == (Stage.CLUE, 0)


@pytest.mark.rule("CN-38")
@pytest.mark.parametrize("number", [1, 2, 5])
def test_after_a_right_guess_a_team_goes_on_while_attempts_are_left(number: int) -> None:
    table = table_of().clue(f"балет {number}")
    for guesses, word in enumerate(RED[:number], start=1):
        table.touch(word)
        assert (table.state.stage, table.public.turn) == (Stage.GUESS, 0)
        assert table.windows["guess"].seats == (2,)
        assert table.public.attempts_left == number + 1 - guesses


@pytest.mark.rule("CN-39")
@pytest.mark.parametrize("found", [1, 2, 3])
@pytest.mark.parametrize("number", ["3", "0", "неограниченно"])
def test_after_a_guess_a_team_may_stop_at_any_moment(number: str, found: int) -> None:
    table = table_of().clue(f"балет {number}").touch(*RED[:found]).type(2, "стоп")
    assert (table.state.stage, table.public.turn) == (Stage.CLUE, 1)
    assert table.events == [Stopped(0, 2)]
    assert table.public.covers.count("red") == found


@pytest.mark.rule("CN-39")
@pytest.mark.parametrize(("seat", "code"), [(0, "captain-guesses"), (1, "captain-guesses"), (3, "others-turn")])
def test_only_those_who_guess_say_when_it_is_enough(seat: int, code: str) -> None:
    table = table_of().clue("балет 2").touch("пачка")
    table.refuses(seat, "стоп", "CN-43" if code == "others-turn" else "CN-29", code)


# --- one more than the number ---------------------------------------------------------------------------------------


@pytest.mark.rule("CN-40", "CN-G1")
@pytest.mark.parametrize("number", range(1, 8))
def test_one_guess_more_than_the_number_and_then_the_turn_ends_by_itself(number: int) -> None:
    table = table_of().clue(f"балет {number}")
    assert table.public.attempts_left == number + 1
    table.touch(*RED[:number])
    assert table.state.stage is Stage.GUESS
    table.touch(RED[number])
    assert (table.state.stage, table.public.turn) == (Stage.CLUE, 1)
    assert table.public.clues[-1].touched == tuple(range(number + 1))
    assert [type(event) for event in table.events] == [Touched]
    table.refuses(2, RED[8], "host", "closed")


@pytest.mark.rule("CN-40")
def test_the_largest_number_is_enough_for_every_agent() -> None:
    table = table_of().clue("балет 9").touch(*RED[:8])
    assert (table.public.attempts_left, table.state.stage) == (2, Stage.GUESS)


@pytest.mark.rule("CN-40")
def test_attempts_are_not_saved_for_later_turns() -> None:
    table = table_of().clue("балет 5").touch("пачка").type(2, "стоп")
    table.clue("погода 1").touch("волна").clue("птица 1")
    assert table.public.attempts_left == 2


@pytest.mark.rule("CN-G1")
def test_for_blue_attempts_end_likewise() -> None:
    table = table_of(turn=1).clue("погода 1").touch("лист")
    assert table.public.turn == 1
    assert table.touch("ручка").public.turn == 0
    assert table.windows["clue"].seats == (0,)


@pytest.mark.rule("CN-40")
def test_there_are_no_attempts_to_show_while_nobody_guesses() -> None:
    table = table_of()
    assert table.public.attempts_left is None
    assert table.type(0, "балет 2").public.attempts_left is None
    assert table.time_out("respond").public.attempts_left == 3
    assert table.touch("соль").public.attempts_left is None


# --- earlier clues, and the worked example --------------------------------------------------------------------------


@pytest.mark.rule("CN-42")
@pytest.mark.parametrize("later", ["птица 1", "птица 0", "птица неограниченно"])
def test_a_guess_may_aim_at_an_earlier_clue(later: str) -> None:
    table = table_of().clue("балет 2").touch("соль").clue("погода 1").touch("волна").clue(later)
    table.touch("танец")
    assert table.public.covers[BOARD.index("ТАНЕЦ")] == "red"
    assert table.public.clues[-1].touched == (BOARD.index("ТАНЕЦ"),), "it is an attempt at the clue of this turn"
    assert table.public.clues[0].touched == (BOARD.index("СОЛЬ"),)


EXAMPLE = (
    "КРАН", "ЛУНА", "ШПАГАТ", "ВИНО", "ЗАМОК",
    "МЫШЬ", "ЯКОРЬ", "МОСТ", "ЛИСТ", "КЛЮЧ",
    "ГРИФ", "БАНЯ", "СПУТНИК", "ТЕНЬ", "РЫНОК",
    "ПОЕЗД", "ХВОСТ", "ПАЧКА", "КРЫЛО", "БУМАГА",
    "ТАНЕЦ", "ЛЁД", "ВРАЧ", "КОЛОДЕЦ", "ИГЛА",
)  # fmt: skip
_OWNER_OF: dict[str, Owner] = {"К": "red", "С": "blue", "М": "bystander", "У": "assassin"}
EXAMPLE_KEY = tuple(_OWNER_OF[sign] for sign in "ККМКСМКМССКМСУССКККМКМСМС")


def example() -> CodenamesTable:
    """The table of the example up to the point where a fourth guess is possible."""
    table = table_of().set(board=EXAMPLE, dealt=EXAMPLE, key=EXAMPLE_KEY)
    return table.clue("Балет: 2").touch("шпагат").clue("Дверь: 2").touch("замок", "ключ").type(3, "стоп")


@pytest.mark.rule("CN-41")
def test_the_example_begins_with_an_error() -> None:
    table = table_of().set(board=EXAMPLE, dealt=EXAMPLE, key=EXAMPLE_KEY).clue("Балет: 2")
    assert table.public.attempts_left == 3
    table.touch("шпагат")
    assert table.events == [Touched(2, 0, EXAMPLE.index("ШПАГАТ"), "ШПАГАТ", "bystander")]
    assert (table.state.stage, table.public.turn) == (Stage.CLUE, 1)
    table.refused(2, Touch("ТАНЕЦ"), "host", "closed")
    assert table.public.covers[EXAMPLE.index("ТАНЕЦ")] is None


@pytest.mark.rule("CN-41", "CN-42")
def test_the_example_goes_on_with_three_right_guesses_and_a_fourth_open() -> None:
    table = example()
    assert (table.public.turn, table.public.covers.count("blue")) == (0, 2)
    table.clue("Птица: 3")
    assert table.public.attempts_left == 4
    for left, word in ((3, "гриф"), (2, "крыло"), (1, "танец")):
        table.touch(word)
        assert table.events[0].owner == "red"
        assert (table.public.attempts_left, table.public.turn, table.state.stage) == (left, 0, Stage.GUESS)
    assert table.public.clues == (
        Given(0, "БАЛЕТ", 2, (2,)),
        Given(1, "ДВЕРЬ", 2, (4, 9)),
        Given(0, "ПТИЦА", 3, (10, 18, 20)),
    )


@pytest.mark.rule("CN-41")
@pytest.mark.parametrize("fourth", ["хвост", "пачка", "стоп"])
def test_the_example_ends_with_a_fourth_guess_at_either_clue_or_a_stop(fourth: str) -> None:
    table = example().clue("Птица: 3").touch("гриф", "крыло", "танец").type(2, fourth)
    assert table.public.covers.count("red") == (3 if fourth == "стоп" else 4)
    assert (table.state.stage, table.public.turn) == (Stage.CLUE, 1)
    assert table.public.stacks == ((6 if fourth == "стоп" else 5), 6, 6, 1)


# --- the others move ------------------------------------------------------------------------------------------------


@pytest.mark.rule("CN-43")
@pytest.mark.parametrize(
    "ending",
    [("пачка", "стоп"), ("соль",), ("пачка", "лист"), ("пачка", "танец")],
    ids=["stops", "errs", "finds one of theirs", "has no attempts left"],
)
def test_when_a_team_is_done_the_other_moves(ending: tuple[str, ...]) -> None:
    table = table_of().clue("балет 1")
    for line in ending:
        assert table.public.turn == 0
        table.type(2, line)
    assert (table.public.turn, table.windows["clue"].seats) == (1, (1,))
    table.clue("погода 1")
    assert table.windows["guess"].seats == (3,)


@pytest.mark.rule("CN-43")
@pytest.mark.parametrize("action", [Touch("ПАЧКА"), Touch("ШПАГАТ"), Stop()])
def test_nobody_guesses_in_the_turn_of_the_others(action: Any) -> None:
    table = table_of(seats=6).clue("балет 2")
    for seat in (3, 5):
        table.refused(seat, action, "CN-43", "others-turn")
    table.touch("соль").clue("погода 1")
    for seat in (2, 4):
        table.refused(seat, action, "CN-43", "others-turn")
