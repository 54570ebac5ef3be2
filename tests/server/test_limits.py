"""Limits: each holds, says how long to wait, and is high enough for people."""

import typing
from contextlib import ExitStack

import msgspec
import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from slovoteka.messages import LANGUAGES, refusal_text
from slovoteka.server.base.limits import Limiter, Limits, Rate, RateName, TooMany, Who

ANNA = Who("anna", "192.0.2.1")
BORIS = Who("boris", "192.0.2.1")
FAR_AWAY = Who("clara", "192.0.2.9")
STRANGER = Who(None, "192.0.2.1")


class Clock:
    def __init__(self) -> None:
        self.now_s = 1_700_000_000.0

    def __call__(self) -> float:
        return self.now_s


def refused(limiter: Limiter, name: RateName, who: Who) -> TooMany | None:
    try:
        limiter.check(name, who)
    except TooMany as too_many:
        return too_many
    return None


def test_a_person_is_limited_and_others_are_not() -> None:
    limiter = Limiter(Limits(chat_lines=Rate(3, 10)))
    for _ in range(3):
        limiter.check("chat-lines", ANNA)
    with pytest.raises(TooMany) as caught:
        limiter.check("chat-lines", ANNA)
    assert caught.value.limit == "chat-lines"
    assert 1 <= caught.value.retry_after_s <= 11
    limiter.check("chat-lines", BORIS)
    limiter.check("actions", ANNA)


def test_an_address_is_limited_for_all_its_people() -> None:
    limiter = Limiter(Limits(rooms=Rate(3, 10), rooms_address=Rate(4, 10)))
    for who in (ANNA, ANNA, BORIS, STRANGER):
        limiter.check("rooms", who)
    too_many = refused(limiter, "rooms", STRANGER)
    assert too_many is not None
    assert too_many.limit == "rooms-address"
    limiter.check("rooms", FAR_AWAY)


def test_newcomers_are_counted_by_address_only() -> None:
    limiter = Limiter(Limits(newcomers_address=Rate(1, 10)))
    limiter.check("newcomers", STRANGER)
    assert refused(limiter, "newcomers", STRANGER)


@settings(deadline=None, max_examples=300)
@example(rate=Rate(1, 7), pauses_s=[0.0, 0.0])
@given(
    rate=st.builds(Rate, st.integers(1, 12), st.integers(1, 30)),
    pauses_s=st.lists(st.floats(0, 40), min_size=1, max_size=80),
)
def test_a_request_passes_after_the_announced_wait(rate: Rate, pauses_s: list[float]) -> None:
    clock = Clock()
    limiter = Limiter(Limits(actions=rate), clock)
    for pause_s in pauses_s:
        clock.now_s += pause_s
        if too_many := refused(limiter, "actions", ANNA):
            assert too_many.retry_after_s <= 2 * rate.seconds + 1
            clock.now_s += too_many.retry_after_s / 2
            if refused(limiter, "actions", ANNA):  # asking too soon does not prolong the wait
                clock.now_s += too_many.retry_after_s / 2
                assert refused(limiter, "actions", ANNA) is None


@settings(deadline=None)
@given(rate=st.builds(Rate, st.integers(1, 12), st.integers(1, 30)), start_s=st.floats(0, 60))
def test_asking_faster_gains_nothing(rate: Rate, start_s: float) -> None:
    """However fast the requests come, in the long run exactly as many pass as the rate allows."""
    clock = Clock()
    limiter = Limiter(Limits(actions=rate), clock)
    clock.now_s += start_s
    steps = 20 * 20
    passed = 0
    for _ in range(steps):
        clock.now_s += rate.seconds / 20
        passed += sum(refused(limiter, "actions", ANNA) is None for _ in range(rate.amount + 1))
    assert 20 * rate.amount * 0.5 <= passed <= 22 * rate.amount


def test_a_class_of_forty_plays_fast_behind_one_address() -> None:
    """Three actions and five frames a second from each, a chat line every two, and all open the site at once."""
    clock = Clock()
    limiter = Limiter(Limits(), clock)
    pupils = [Who(f"pupil {number}", "192.0.2.1") for number in range(40)]
    for pupil in pupils:
        limiter.check("newcomers", pupil)
        limiter.check("joins", pupil)
        limiter.check("chairs", pupil)
        for _ in range(40):
            limiter.check("requests", pupil)
    for second in range(60):
        clock.now_s += 1
        for pupil in pupils:
            for _ in range(3):
                limiter.check("actions", pupil)
            for _ in range(5):
                limiter.check("frames", pupil)
            if second % 2:
                limiter.check("chat-lines", pupil)


def test_connections_are_counted_while_they_are_open() -> None:
    limiter = Limiter(Limits(connections=2, connections_address=3))
    with ExitStack() as open_ones:
        open_ones.enter_context(limiter.connection(ANNA))
        with limiter.connection(ANNA):
            with pytest.raises(TooMany, match="connections"), limiter.connection(ANNA):
                pass
            with limiter.connection(STRANGER), pytest.raises(TooMany) as caught, limiter.connection(BORIS):
                pass
            assert caught.value.limit == "connections-address"
            with limiter.connection(FAR_AWAY):
                pass
        open_ones.enter_context(limiter.connection(ANNA))


def test_a_connection_that_breaks_is_closed() -> None:
    limiter = Limiter(Limits(connections=1))
    for _ in range(3):
        with pytest.raises(ConnectionResetError), limiter.connection(ANNA):
            raise ConnectionResetError
    assert not any(limiter._connections)


def test_old_counts_are_dropped() -> None:
    clock = Clock()
    limiter = Limiter(Limits(), clock)
    for number in range(30_000):
        limiter.check("frames", Who(f"visitor {number}", "192.0.2.1"))
        if number % 300 == 0:
            clock.now_s += 1
    assert len(limiter._windows) < 12_000


def test_the_number_of_counts_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    """A client with many addresses cannot fill the memory, and the latest counts are kept."""
    monkeypatch.setattr("slovoteka.server.base.limits._MOST_COUNTS", 100)
    limiter = Limiter(Limits(frames=Rate(1, 10)))
    for number in range(1_000):
        limiter.check("frames", Who(f"visitor {number}", f"192.0.2.{number}"))
    assert len(limiter._windows) == 100
    assert refused(limiter, "frames", Who("visitor 999", "192.0.2.999"))


def test_every_limit_has_its_own_text() -> None:
    names = [
        name.replace("_", "-") for name, value in msgspec.structs.asdict(Limits()).items() if isinstance(value, Rate)
    ]
    assert {name.removesuffix("-address") for name in names} == set(typing.get_args(RateName))
    names += ["connections", "connections-address"]
    for language in LANGUAGES:
        assert len({refusal_text(TooMany(name, 5), language) for name in names}) == len(names)
