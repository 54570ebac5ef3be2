"""The sand timer and strict time: CN-57..59, CN-G15."""

from typing import Any

import pytest

from rules.codenames.tables import BOARD, CodenamesTable, table_of
from slovoteka.core.errors import Illegal, Unreadable
from slovoteka.core.inputs import Close
from slovoteka.games.codenames.actions import Clue, TurnTimer
from slovoteka.games.codenames.kind import KIND
from slovoteka.games.codenames.state import Given, Result, Stage
from slovoteka.games.codenames.views import ClueLate, ClueMissed, Stopped, TimerOut, TimerTurned

GRACE_MS = 20_000


def closing_refused(table: CodenamesTable, kind: str, code: str) -> None:
    """Checks that the window cannot be closed now, and that nothing has changed."""
    before = table.table
    with pytest.raises(Illegal) as refusal:
        table.apply_input(Close(table.windows[kind].id))
    assert (refusal.value.rule, refusal.value.code) == ("host", code)
    assert table.table == before


# --- sand -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CN-57")
@pytest.mark.parametrize(("guessing", "seats"), [(False, (0, 1, 2, 3)), (True, (0, 1, 3))])
def test_the_timer_does_not_hold_up_the_game(guessing: bool, seats: tuple[int, ...]) -> None:
    table = table_of().clue("балет 2") if guessing else table_of()
    assert (table.windows["timer"].seats, table.windows["timer"].blocking) == (seats, False)


@pytest.mark.rule("CN-57")
@pytest.mark.parametrize(
    ("guessing", "seat"), [(False, 2), *((guessing, seat) for guessing in (False, True) for seat in (0, 1, 3))]
)
def test_anybody_may_turn_the_timer_on_whoever_thinks(seat: int, guessing: bool) -> None:
    table = table_of().clue("балет 2") if guessing else table_of()
    table.wait(300_000).type(seat, "таймер")
    assert table.events == [TimerTurned(seat)]
    assert table.public.sand_ms == table.now_ms
    assert table.table.deadline_ms(table.windows["timer"]) == table.now_ms + 60_000


@pytest.mark.rule("CN-57")
def test_sand_that_runs_is_not_turned_again() -> None:
    table = table_of().type(3, "таймер").wait(30_000)
    for seat in range(4):
        table.refuses(seat, "таймер", "CN-57", "timer-runs")
    assert table.public.sand_ms == 0


@pytest.mark.rule("CN-57")
@pytest.mark.parametrize("sand_ms", [1_000, 30_000, 60_000])
def test_the_sand_runs_as_long_as_it_runs(sand_ms: int) -> None:
    table = table_of(sand_ms=sand_ms).type(3, "таймер").wait(sand_ms - 1)
    closing_refused(table, "timer", "too-early")
    table.wait(1).apply_input(Close(table.windows["timer"].id))
    assert table.events == [TimerOut()]


@pytest.mark.rule("CN-57")
@pytest.mark.parametrize("guessing", [False, True])
def test_sand_that_has_run_out_is_a_reminder_and_no_more(guessing: bool) -> None:
    table = table_of().clue("балет 2") if guessing else table_of()
    before = table.public
    invited = {kind: window.id for kind, window in table.windows.items() if kind != "timer"}
    table.type(1, "таймер").time_out("timer")
    assert table.public == before
    assert {kind: window.id for kind, window in table.windows.items() if kind != "timer"} == invited
    assert table.type(3, "таймер").public.sand_ms == table.now_ms, "it may be turned again"


@pytest.mark.rule("CN-57")
def test_the_timer_has_done_its_work_when_a_clue_comes() -> None:
    table = table_of().type(3, "таймер").wait(10_000).type(0, "балет 2")
    assert table.public.sand_ms is None
    table.time_out("respond")
    assert table.windows["timer"].limit_ms is None
    closing_refused(table, "timer", "no-limit")


@pytest.mark.rule("CN-57")
@pytest.mark.parametrize("line", ["соль", "лист", "стоп"])
def test_the_timer_has_done_its_work_when_a_turn_ends(line: str) -> None:
    table = table_of().clue("балет 2").touch("пачка").type(3, "таймер").type(2, line)
    assert (table.public.turn, table.public.sand_ms) == (1, None)


@pytest.mark.rule("CN-57")
@pytest.mark.parametrize("timer", ["none", "strict"])
def test_a_table_may_do_without_sand(timer: str) -> None:
    table = table_of(timer=timer)
    table.refuses(3, "таймер", "host", "closed")
    assert "timer" not in table.clue("балет 2").windows


@pytest.mark.rule("CN-57")
def test_the_timer_takes_nothing_else() -> None:
    table = table_of()
    table.refused(2, Clue("БАЛЕТ", 2), "CN-57", "not-now", window=table.windows["timer"].id)


@pytest.mark.rule("CN-57")
@pytest.mark.parametrize(("turn", "guesser"), [(0, 2), (1, 3)])
def test_who_guesses_alone_has_nobody_to_hurry(turn: int, guesser: int) -> None:
    table = table_of(turn=turn).clue("погода 2")
    table.refuses(guesser, "таймер", "host", "not-invited")
    assert table.type(turn, "таймер").events == [TimerTurned(turn)], "his captain may hurry him"


@pytest.mark.rule("CN-57")
@pytest.mark.parametrize("seat", range(6))
def test_where_several_guess_anybody_may_hurry_them(seat: int) -> None:
    table = table_of(seats=6).clue("балет 2")
    assert table.type(seat, "таймер").events == [TimerTurned(seat)]


@pytest.mark.rule("CN-57", "CN-90")
@pytest.mark.parametrize(("options", "seats"), [({"seats": 2}, (0,)), ({"seats": 3, "form": "coop"}, (0, 1, 2))])
def test_so_it_is_where_one_team_plays_against_the_game(options: dict[str, Any], seats: tuple[int, ...]) -> None:
    assert table_of(**options).clue("балет 2").windows["timer"].seats == seats


@pytest.mark.rule("CN-57", "CN-100")
def test_both_captains_may_hurry_the_one_who_guesses_for_both() -> None:
    assert table_of(seats=3).clue("балет 2").windows["timer"].seats == (0, 1)


# --- without strict time --------------------------------------------------------------------------------------------

WITHOUT = pytest.mark.parametrize("timer", ["sand", "none"])
IDLE_MS = 1_800_000


@WITHOUT
@pytest.mark.rule("CN-57")
def test_without_strict_time_nobody_must_hurry(timer: str) -> None:
    table = table_of(timer=timer).wait(IDLE_MS - 1)
    closing_refused(table, "clue", "too-early")
    table.clue("балет 2").wait(IDLE_MS - 1)
    closing_refused(table, "guess", "too-early")
    assert table.touch("пачка").public.covers[0] == "red"


@WITHOUT
@pytest.mark.rule("CN-59")
def test_after_half_an_hour_a_captain_is_late_and_then_his_turn_passes(timer: str) -> None:
    table = table_of(timer=timer).time_out("clue")
    assert (table.events, table.now_ms) == ([ClueLate(0)], IDLE_MS)
    assert (table.windows["clue"].limit_ms, table.public.late) == (GRACE_MS, True)
    table.refuses(0, "балет 2", "CN-G15", "clue-late")
    table.time_out("clue")
    assert (table.events, table.public.turn) == ([ClueMissed(0)], 1)
    assert table.windows["clue"].limit_ms == IDLE_MS


@WITHOUT
@pytest.mark.rule("CN-59")
def test_after_half_an_hour_a_team_has_done_guessing(timer: str) -> None:
    table = table_of(timer=timer).clue("балет 2").touch("пачка").time_out("guess")
    assert (table.events, table.public.turn, table.public.stacks[0]) == ([Stopped(0)], 1, 8)


@WITHOUT
@pytest.mark.rule("CN-59")
def test_a_table_that_everybody_has_left_alone_ends(timer: str) -> None:
    table = table_of(timer=timer)
    for _ in range(5):
        table.time_out("clue").time_out("clue")
    assert table.public.results == (Result(reason="left", winner=1, winners=(1, 3)),)


@WITHOUT
@pytest.mark.rule("CN-57")
def test_how_long_that_is_can_be_agreed(timer: str) -> None:
    table = table_of(timer=timer, idle_ms=600_000)
    assert table.windows["clue"].limit_ms == 600_000
    assert table.clue("балет 2").windows["guess"].limit_ms == 600_000


@pytest.mark.rule("CN-59")
def test_where_time_is_strict_idleness_has_no_limit_of_its_own() -> None:
    table = table_of(timer="strict", idle_ms=1_000)
    assert table.windows["clue"].limit_ms == 120_000
    assert table.clue("балет 2").windows["guess"].limit_ms == 180_000


# --- a captain and the sand -----------------------------------------------------------------------------------------


@pytest.mark.rule("CN-58")
@pytest.mark.parametrize("turn", [0, 1])
def test_a_captain_may_turn_the_timer_on_himself(turn: int) -> None:
    table = table_of(turn=turn).type(turn, "таймер")
    assert table.events == [TimerTurned(turn)]
    table.time_out("timer").clue("погода 1")
    assert table.public.clues == (Given(turn, "ПОГОДА", 1),)


@pytest.mark.rule("CN-58")
def test_he_thinks_on_in_the_turn_of_the_others() -> None:
    table = table_of().type(0, "таймер").time_out("timer").clue("юбка 1").touch("соль")
    assert (table.public.turn, table.public.late, table.public.sand_ms) == (1, False, None)
    table.clue("погода 1").touch("волна")
    assert table.clue("балет 3").public.clues[-1] == Given(0, "БАЛЕТ", 3)


# --- strict time: the captain ---------------------------------------------------------------------------------------


def strict(**options: Any) -> CodenamesTable:
    return table_of(timer="strict", **options)


@pytest.mark.rule("CN-59")
def test_in_strict_time_captain_and_team_have_limits() -> None:
    table = strict(clue_ms=90_000, guess_ms=45_000)
    assert table.windows["clue"].limit_ms == 90_000
    assert table.clue("балет 2").windows["guess"].limit_ms == 45_000


@pytest.mark.rule("CN-59")
def test_time_is_not_over_before_it_is_over() -> None:
    table = strict().wait(119_999)
    closing_refused(table, "clue", "too-early")
    table.clue("балет 2").wait(179_999)
    closing_refused(table, "guess", "too-early")


@pytest.mark.rule("CN-59")
@pytest.mark.parametrize("limit", [
    {"clue_ms": 999}, {"guess_ms": 0}, {"sand_ms": -1}, {"clue_ms": 86_400_001}, {"guess_ms": 86_400_001},
    {"respond_ms": -1}, {"idle_ms": 0}, {"idle_ms": 86_400_001},
])  # fmt: skip
def test_limits_that_make_no_sense_are_refused(limit: dict[str, int]) -> None:
    with pytest.raises(Unreadable) as refusal:
        KIND.rules.read_options({"timer": "strict"} | limit)
    assert refusal.value.code == "limit-out-of-range"


@pytest.mark.rule("CN-G15", "CN-59")
def test_a_captain_out_of_time_has_20_seconds_more() -> None:
    table = strict().time_out("clue")
    assert table.events == [ClueLate(0)]
    assert (table.state.stage, table.public.turn, table.public.late) == (Stage.CLUE, 0, True)
    assert (table.windows["clue"].seats, table.windows["clue"].limit_ms) == ((0,), GRACE_MS)
    table.wait(GRACE_MS - 1)
    closing_refused(table, "clue", "too-early")


@pytest.mark.rule("CN-G15", "CN-58")
@pytest.mark.parametrize("number", ["0", "2", "9", "неограниченно"])
def test_then_only_a_clue_for_one_codename_is_accepted(number: str) -> None:
    table = strict().time_out("clue")
    table.refuses(0, f"балет {number}", "CN-G15", "clue-late")
    table.refuses(0, f"балет {number}!", "CN-G15", "clue-late")
    table.clue("балет 1")
    assert (table.public.clues, table.public.late) == ((Given(0, "БАЛЕТ", 1),), False)
    assert (table.state.stage, table.public.attempts_left) == (Stage.GUESS, 2)


@pytest.mark.rule("CN-G15")
def test_the_other_rules_for_clues_hold_in_these_seconds_too() -> None:
    table = strict().time_out("clue")
    table.refuses(0, "коса 1", "CN-27", "clue-open")
    table.refuses(0, "белый лебедь 1", "CN-25", "clue-words")
    table.refuses(2, "балет 1", "CN-18", "captains-clue")


@pytest.mark.rule("CN-G15")
def test_there_is_no_time_for_a_whisper_any_more() -> None:
    strict().time_out("clue").refuses(0, "спросить балет 1", "CN-G15", "clue-late")


@pytest.mark.rule("CN-G15", "CN-59")
@pytest.mark.parametrize("turn", [0, 1])
def test_only_after_them_the_turn_passes(turn: int) -> None:
    table = strict(turn=turn).time_out("clue").time_out("clue")
    assert table.events == [ClueMissed(turn)]
    assert (table.state.stage, table.public.turn, table.public.late) == (Stage.CLUE, 1 - turn, False)
    assert (table.windows["clue"].seats, table.windows["clue"].limit_ms) == ((1 - turn,), 120_000)
    assert (table.public.clues, table.public.covers) == ((), (None,) * 25)
    assert table.clue("погода 2").public.clues == (Given(1 - turn, "ПОГОДА", 2),), "the others are not late"


@pytest.mark.rule("CN-G15")
def test_in_his_next_turn_a_captain_has_all_his_time_again() -> None:
    table = strict().time_out("clue").clue("юбка 1").touch("соль").clue("погода 1").touch("волна")
    assert (table.public.late, table.windows["clue"].limit_ms) == (False, 120_000)
    assert table.clue("балет 2").public.clues[-1] == Given(0, "БАЛЕТ", 2)


# --- strict time: the team ------------------------------------------------------------------------------------------


@pytest.mark.rule("CN-59")
@pytest.mark.parametrize("turn", [0, 1])
@pytest.mark.parametrize("found", [0, 1, 2])
def test_a_team_out_of_time_ends_its_turn(turn: int, found: int) -> None:
    own = BOARD[9 * turn :]
    table = strict(turn=turn).clue("погода 3").touch(*own[:found]).time_out("guess")
    assert table.events == [Stopped(turn)]
    assert (table.state.stage, table.public.turn) == (Stage.CLUE, 1 - turn)
    assert len([cover for cover in table.public.covers if cover]) == found, "what was found stays found"


@pytest.mark.rule("CN-59")
def test_the_time_of_a_team_is_for_all_guesses_of_its_turn() -> None:
    table = strict().clue("балет 3")
    deadline = table.table.deadline_ms(table.windows["guess"])
    for word in ("пачка", "танец"):
        table.wait(20_000).touch(word)
        assert table.table.deadline_ms(table.windows["guess"]) == deadline


@pytest.mark.rule("CN-59")
def test_the_next_turn_has_all_its_time() -> None:
    table = strict().clue("балет 3").time_out("guess")
    assert table.table.deadline_ms(table.windows["clue"]) == table.now_ms + 120_000


def miss(table: CodenamesTable) -> CodenamesTable:
    """The captain lets the turn pass."""
    return table.time_out("clue").time_out("clue")


@pytest.mark.rule("CN-59")
def test_a_team_that_lets_three_turns_pass_in_a_row_has_lost() -> None:
    table = strict()
    for blue in ("лист", "шар"):
        miss(table).clue("погода 1").touch(blue).type(3, "стоп")
    assert not table.public.results
    miss(table)
    assert table.public.results == (Result(reason="left", winner=1, winners=(1, 3)),)
    assert table.state.stage is Stage.OVER


@pytest.mark.rule("CN-59")
def test_a_turn_without_a_guess_is_such_a_turn_and_a_guess_begins_the_count_again() -> None:
    table = strict()
    for blue in ("лист", "шар"):
        table.clue("балет 1").time_out("guess").clue("погода 1").touch(blue).type(3, "стоп")
    table.clue("балет 1").touch("соль").clue("погода 1").touch("рак").type(3, "стоп")
    for blue in ("язык", "нить"):
        miss(table).clue("погода 1").touch(blue).type(3, "стоп")
    assert not table.public.results
    table.clue("балет 1").time_out("guess")
    assert table.public.results == (Result(reason="left", winner=1, winners=(1, 3)),)


@pytest.mark.rule("CN-59")
def test_strict_time_has_no_sand_to_turn() -> None:
    table = strict()
    table.refused(0, TurnTimer(), "CN-22", "not-now", window=table.windows["clue"].id)
