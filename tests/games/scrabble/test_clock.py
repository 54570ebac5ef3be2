"""The game clock from the first turn to the last: whose clock runs, limits of a turn, pauses and leaving."""

from typing import Any

from games.scrabble.tables import CHALLENGE, Table
from rules.scrabble.boards import lying
from slovoteka.core.clock import Clock
from slovoteka.core.inputs import Close, Pause, Resume
from slovoteka.games.scrabble.state import Stage
from slovoteka.games.scrabble.views import Finished, Left, Passed

HOUSE = lying("З8 ДОМ")
MINUTE = 60_000


def table_with_clock(*words: str, **options: Any) -> Table:
    usual: dict[str, Any] = {"clock": "game", "game_ms": 10_000, "overtime_ms": 2 * MINUTE}
    return Table(*words, **usual | options)


def turn(*words: str, **options: Any) -> Table:
    return table_with_clock(*words, **options).turn(HOUSE, "АЛАНКИТ", "СФХЦ")


def clock(table: Table) -> Clock:
    """The clock as everybody sees it."""
    assert table.public.clock is not None
    return table.public.clock


# --- who runs -------------------------------------------------------------------------------------------------------


def test_nobody_runs_before_the_first_turn() -> None:
    table = table_with_clock(two_bags=True)
    assert clock(table) == Clock((10_000, 10_000))
    for _ in range(14):
        assert clock(table).running is None
        table.wait(1_000).move("согласная")
    assert clock(table) == Clock((10_000, 10_000), 0, 14_000)


def test_the_mover_runs_and_then_the_next() -> None:
    table = turn()
    for seat in (0, 1, 0):
        assert clock(table).running == seat
        table.wait(1_000).move("пас")
    assert clock(table).left_ms == (8_000, 9_000)


def test_nobody_runs_while_a_play_is_judged_or_tiles_are_chosen() -> None:
    table = Table(clock="game", seats=3, words="vote", theme="дом", two_bags=True).turn(HOUSE, "АЛАНКИТ")
    table.wait(1_000).move("З8 ДОМА #ДОМА")
    assert (table.window.kind, clock(table).running) == ("respond", None)
    table.wait(1_000).act(1, CHALLENGE)
    assert (table.window.kind, clock(table).running) == ("vote", None)
    table.wait(1_000).answers({0: "за", 1: "за", 2: "за"})
    assert (table.window.kind, clock(table).running) == ("theme", None)
    table.wait(1_000).answers({1: "не тема", 2: "не тема"})
    assert (table.window.kind, clock(table).running) == ("draw", None)
    table.wait(1_000).move("гласная")
    assert clock(table) == Clock((1_500_000 - 1_000, 1_500_000, 1_500_000), 1, 5_000)


def test_a_refused_move_does_not_touch_the_clock() -> None:
    table = turn().wait(3_000)
    before = clock(table)
    table.refused(0, "А1 АЛ", "SM-G8", "not-touching")
    assert clock(table) == before


def test_a_turn_lost_for_a_challenge_costs_no_time() -> None:
    table = turn("ДОМ", "ДОМА", words="challenge", penalty="turn").wait(1_000).move("З8 ДОМА")
    table.wait(2_000).act(1, CHALLENGE)
    assert table.window.seats == (0,)
    assert clock(table) == Clock((9_000, 10_000), 0, 3_000)


def test_each_rack_of_a_lone_player_has_its_own_time() -> None:
    table = Table(mode="solitaire", solitaire="two-racks", clock="game", game_ms=10_000).turn(HOUSE, "АЛ", "ХМ")
    table.wait(1_000).move("пас").wait(3_000).move("пас")
    assert clock(table).left_ms == (9_000, 7_000)


# --- what limits a turn ---------------------------------------------------------------------------------------------


def test_a_turn_may_last_as_long_as_time_and_overtime_do() -> None:
    table = turn()
    assert table.window.limit_ms == 10_000 + 2 * MINUTE
    table.wait(4_000).move("пас", "пас")
    assert table.window.limit_ms == 6_000 + 2 * MINUTE
    assert table.window.opened_ms == 4_000


def test_the_limit_of_single_moves_does_not_hold_beside_the_clock() -> None:
    assert turn(turn_ms=5).window.limit_ms == 10_000 + 2 * MINUTE


def test_when_overtime_is_over_too_the_turn_is_a_pass() -> None:
    table = turn().wait(10_000 + 2 * MINUTE - 1)
    assert table.refusal(Close(table.window.id)).code == "too-early"
    table.wait(1).time_out()
    assert table.events_of(Passed) == [Passed(0, in_time=False)]
    assert clock(table).left_ms[0] == -2 * MINUTE


def test_then_every_turn_is_over_at_once_and_the_third_time_the_seat_has_left() -> None:
    table = turn(seats=3)
    table.time_out()
    for _ in range(2):
        table.move("обмен " + table.state.racks[1][0], "обмен " + table.state.racks[2][0])
        assert (table.window.seats, table.window.limit_ms) == ((0,), 0)
        table.time_out()
    assert table.events[0] == Left(0)
    assert table.window.seats == (1,)


def test_who_plays_at_once_may_go_on_without_any_time() -> None:
    table = turn().set(clock=Clock((-2 * MINUTE, 10_000), 0, 0))
    assert table.window.limit_ms == 0
    assert table.move("З8 ДОМА").state.scores[0] == 6


# --- pauses, leaving, the end ---------------------------------------------------------------------------------------


def test_a_pause_is_not_on_the_clock() -> None:
    table = turn().wait(1_000)
    table.apply_input(Pause())
    table.wait(50_000).apply_input(Resume())
    table.wait(1_000).move("пас")
    assert clock(table).left_ms == (8_000, 10_000)


def test_who_leaves_stops_his_clock_and_the_next_runs() -> None:
    table = turn(seats=3).wait(1_000).leave(0)
    assert clock(table) == Clock((9_000, 10_000, 10_000), 1, 1_000)


def test_another_leaves_and_the_mover_runs_on() -> None:
    table = turn(seats=3).wait(1_000).leave(1)
    assert clock(table).running == 0
    assert clock(table.wait(1_000).move("пас")).left_ms == (8_000, 10_000, 10_000)


def test_who_leaves_pays_for_his_minutes_too() -> None:
    table = turn().wait(10_001).leave(0)
    (finished,) = table.events_of(Finished)
    assert [final.overtime for final in finished.final] == [-10, 0]


def test_the_clock_stands_when_it_is_over() -> None:
    table = turn().wait(1_000).move("пас", "пас", "пас").wait(2_000).move("пас")
    assert table.state.stage is Stage.OVER
    assert clock(table) == Clock((9_000, 8_000), None, 3_000)


def test_the_last_move_counts_on_the_clock() -> None:
    """The play that ends the game is a minute late."""
    table = table_with_clock().turn(HOUSE, "А", "ХМ", bag="").wait(10_001).move("З8 ДОМА")
    (finished,) = table.events_of(Finished)
    assert [final.overtime for final in finished.final] == [-10, 0]
    assert finished.scores == (6 + 7 - 10, -7)


def test_time_thought_about_the_last_play_is_on_nobodys_clock() -> None:
    table = table_with_clock(words="challenge").turn(HOUSE, "А", "ХМ", bag="").wait(10_000).move("З8 ДОМА")
    table.wait(14_000).stand()
    (finished,) = table.events_of(Finished)
    assert [final.overtime for final in finished.final] == [0, 0]
