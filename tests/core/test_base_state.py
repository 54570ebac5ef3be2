"""What the states of all games have in common."""

import pytest

from slovoteka.core.base_state import BaseState


class Four(BaseState, frozen=True, kw_only=True):
    cards: str = ""

    @property
    def seats(self) -> int:
        return 4


def test_a_new_phase_has_a_new_number_and_begins_now() -> None:
    state = Four(table=7, since_ms=100, passed=(1,)).renewed(500, cards="А", passed=())
    assert state == Four(table=8, since_ms=500, cards="А")


def test_who_is_asked_and_has_not_answered() -> None:
    state = Four().with_passed(2).with_passed(0, 3)
    assert state.passed == (2, 0, 3)
    assert state.unanswered((0, 1)) == {1}
    assert state.unanswered((0, 2)) == set()


def test_time_outs_are_counted_by_seat() -> None:
    assert Four(timeouts=(0, 2, 0, 1)).with_timeouts(1, 0).timeouts == (0, 0, 0, 1)


@pytest.mark.parametrize(("gone", "following"), [((), 0), ((0,), 1), ((0, 1), 2), ((0, 1, 2), 3), ((0, 1, 2, 3), 3)])
def test_the_next_seat_is_one_that_is_still_there(gone: tuple[int, ...], following: int) -> None:
    assert Four(gone=gone).left_of(3) == following


def test_who_has_left_takes_no_part() -> None:
    assert Four(gone=(2, 0)).active == (1, 3)
