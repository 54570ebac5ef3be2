from hypothesis import given
from hypothesis import strategies as st

from slovoteka.core.clock import Clock, GameTime


def test_game_time_stands_still_while_paused() -> None:
    time = GameTime().pause(1_000)
    assert time.at(5_000) == 1_000
    time = time.resume(6_000)
    assert time.at(6_500) == 1_500
    assert time.pause(7_000).pause(9_000) == time.pause(7_000)
    assert GameTime().resume(50) == GameTime()


@given(st.lists(st.tuples(st.booleans(), st.integers(0, 1_000))))
def test_game_time_is_the_sum_of_what_was_not_paused(steps: list[tuple[bool, int]]) -> None:
    time, wall, played = GameTime(), 0, 0
    for paused, ms in steps:
        time = time.pause(wall) if paused else time.resume(wall)
        wall += ms
        played += 0 if paused else ms
        assert time.at(wall) == played


def test_only_the_running_clock_loses_time() -> None:
    clock = Clock((10_000, 10_000)).start(0, 0).start(1, 3_000)
    assert clock.left(0, 9_000) == 7_000
    assert clock.left(1, 9_000) == 4_000
    assert clock.stop(20_000).left_ms == (7_000, -7_000), "a budget may go below zero"
    assert clock.add(1, 5_000).left(1, 9_000) == 9_000
