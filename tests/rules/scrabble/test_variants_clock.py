"""Time in tournaments: a limit for every move (SM-85), or a clock for the whole game (SM-86)."""

from typing import Any

import pytest

from games.scrabble.tables import CHALLENGE, Table
from rules.scrabble.boards import lying
from slovoteka.games.scrabble.views import Finished, Passed

HOUSE = lying("З8 ДОМ")
MINUTE = 60_000


# --- a limit for every move -----------------------------------------------------------------------------------------


@pytest.mark.rule("SM-85")
def test_two_minutes_a_move() -> None:
    table = Table(turn_ms=2 * MINUTE).turn(HOUSE, "АЛАНКИТ")
    assert table.window.limit_ms == 2 * MINUTE
    table.wait(100_000).move("З8 ДОМА")
    assert (table.window.opened_ms, table.deadline_ms) == (100_000, 220_000)
    assert table.wait(119_999).move("пас").events_of(Passed) == [Passed(1)]


@pytest.mark.rule("SM-85")
def test_the_next_move_has_its_full_time_again() -> None:
    table = Table(turn_ms=2 * MINUTE).turn(HOUSE, "АЛАНКИТ")
    for _ in range(3):
        table.wait(2 * MINUTE - 1).move("обмен " + table.state.racks[table.state.mover][0])
        assert table.window.limit_ms == 2 * MINUTE


@pytest.mark.rule("SM-85", "SM-G24")
def test_a_late_move_is_a_pass_and_the_tiles_stay_on_the_rack() -> None:
    table = Table(turn_ms=2 * MINUTE).turn(HOUSE, "АЛАНКИТ")
    before = table.state
    table.time_out()
    assert table.events_of(Passed) == [Passed(0, in_time=False)]
    assert (table.state.grid, table.state.racks, table.state.scores) == (before.grid, before.racks, before.scores)
    assert (table.state.passes, table.state.scoreless, table.window.seats) == (1, 1, (1,))


@pytest.mark.rule("SM-G24", "SM-15")
def test_late_moves_count_as_passes_towards_the_end() -> None:
    table = Table(turn_ms=2 * MINUTE).turn(HOUSE, "АЛАНКИТ").move("пас").time_out().move("пас").time_out()
    assert table.outcome.reason == "passes"


@pytest.mark.rule("SM-85")
def test_a_table_may_do_without_a_timer() -> None:
    assert Table(turn_ms=None).turn(HOUSE, "АЛАНКИТ").window.limit_ms is None


# --- a clock for the game -------------------------------------------------------------------------------------------


def championship(*words: str, **options: Any) -> Table:
    return Table(*words, clock="game", **options).turn(HOUSE, "АЛАНКИТ", "СФХЦ")


def fines(table: Table) -> tuple[int, ...]:
    """What the clock has cost, after everybody has passed twice."""
    while not table.is_over:
        table.move("пас")
    (finished,) = table.events_of(Finished)
    assert finished.scores == tuple(final.lost + final.gained + final.overtime for final in finished.final)
    return tuple(final.overtime for final in finished.final)


@pytest.mark.rule("SM-86")
def test_twenty_five_minutes_a_player() -> None:
    table = championship()
    assert table.options.game_ms == 25 * MINUTE
    assert table.state.clock is not None
    assert table.state.clock.left_ms == (25 * MINUTE, 25 * MINUTE)


@pytest.mark.rule("SM-86", "SM-G12")
@pytest.mark.parametrize(
    ("over_ms", "fine"),
    [
        (-1, 0),
        (0, 0),
        (1, -10),
        (MINUTE - 1, -10),
        (MINUTE, -10),
        (MINUTE + 1, -20),
        (3 * MINUTE, -30),
        (7 * MINUTE + 30_000, -80),
    ],
)
def test_ten_points_for_every_minute_that_has_begun(over_ms: int, fine: int) -> None:
    assert fines(championship().wait(25 * MINUTE + over_ms).move("пас")) == (fine, 0)


@pytest.mark.rule("SM-86")
def test_the_time_of_all_moves_counts_together_and_only_ones_own() -> None:
    table = championship()
    for mine, yours in ((10, 1), (10, 20), (6, 3)):  # minutes: 26 and 24
        table.wait(mine * MINUTE).move("обмен " + table.state.racks[0][0])
        table.wait(yours * MINUTE).move("обмен " + table.state.racks[1][0])
    assert table.state.clock is not None
    assert table.state.clock.left_ms == (-MINUTE, MINUTE)
    assert fines(table) == (-10, 0)


@pytest.mark.rule("SM-86")
def test_both_can_be_over() -> None:
    table = championship().wait(26 * MINUTE).move("пас").wait(28 * MINUTE).move("пас")
    assert fines(table) == (-10, -30)


@pytest.mark.rule("SM-86")
def test_one_plays_on_without_time_and_the_points_count() -> None:
    table = championship().wait(25 * MINUTE + 1).move("З8 ДОМА")
    assert table.state.scores == (6, 0)
    table.move("пас")
    assert table.move("пас", "пас", "пас").outcome.scores[0] == 6 - 10 - sum(
        table.options.layout().face_sum(rack) for rack in table.state.racks[:1]
    )


@pytest.mark.rule("SM-86", "SM-54")
def test_the_fine_comes_on_top_of_what_the_racks_bring() -> None:
    table = Table(clock="game").turn(HOUSE, "А", "СФХЦ", bag="").wait(25 * MINUTE + 1).move("З8 ДОМА")
    (finished,) = table.events_of(Finished)
    first, second = finished.final
    assert (first.lost, first.gained, first.overtime) == (0, 21, -10)
    assert (second.lost, second.gained, second.overtime) == (-21, 0, 0)
    assert finished.scores == (6 + 21 - 10, -21)


@pytest.mark.rule("SM-86", "SM-22")
def test_the_clock_stands_while_others_think_about_a_challenge() -> None:
    table = championship("ДОМ", "ДОМА", words="challenge").wait(MINUTE).move("З8 ДОМА")
    table.wait(10_000).stand()
    clock = table.state.clock
    assert clock is not None
    assert clock.left_ms == (24 * MINUTE, 25 * MINUTE)
    assert (clock.running, clock.since_ms) == (1, MINUTE + 10_000)


@pytest.mark.rule("SM-86", "SM-24")
def test_the_clock_after_a_play_that_went_back() -> None:
    table = championship("ДОМ", words="challenge").wait(MINUTE).move("З8 ДОМА").wait(10_000).act(1, CHALLENGE)
    clock = table.state.clock
    assert clock is not None
    assert (clock.left_ms, clock.running) == ((24 * MINUTE, 25 * MINUTE), 1)


@pytest.mark.rule("SM-86", "SM-75")
def test_choosing_a_bag_is_not_on_the_clock() -> None:
    table = championship(two_bags=True).wait(MINUTE).move("З8 ДОМА")
    assert table.window.kind == "draw"
    table.wait(5_000).move("гласная")
    assert table.state.clock is not None
    assert table.state.clock.left_ms == (24 * MINUTE, 25 * MINUTE)


@pytest.mark.rule("SM-86", "SM-71")
def test_a_vote_on_the_theme_is_not_on_the_clock() -> None:
    table = championship(theme="спорт").wait(MINUTE).move("З8 ДОМА #ДОМА").wait(9_000).answers({1: "не тема"})
    assert table.state.clock is not None
    assert table.state.clock.left_ms == (24 * MINUTE, 25 * MINUTE)


@pytest.mark.rule("SM-86", "SM-70")
def test_a_swap_does_not_stop_the_clock() -> None:
    table = Table(clock="game", reusable_blanks=True).turn(lying("З8 дОМ"), "ДЛАНКИТ")
    table.wait(MINUTE).move("З8=Д").wait(MINUTE).move("пас")
    assert table.state.clock is not None
    assert table.state.clock.left_ms[0] == 23 * MINUTE
