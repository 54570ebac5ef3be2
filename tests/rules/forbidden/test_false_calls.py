"""Calling what is no word: ZS-G4."""

from typing import Any

import pytest

from rules.forbidden.tables import Play
from slovoteka.core.game import Outcome
from slovoteka.core.words import Why
from slovoteka.games.forbidden.actions import Call, Doubt
from slovoteka.games.forbidden.state import Stage
from slovoteka.games.forbidden.views import CallFailed

pytestmark = pytest.mark.rule("ZS-G4")


def spoken(seats: int = 3, **options: Any) -> Play:
    return Play("ДОМ", seats=seats, **options).turn("ОДМАА", mover=0, last=0).set(stage=Stage.RESPOND)


def test_it_costs_nothing_by_default() -> None:
    play = spoken().call(1, "МОД")
    failed = play.events[0]
    assert isinstance(failed, CallFailed)
    assert (failed.seat, failed.word, failed.fine) == (1, "МОД", 0)
    assert failed.verdict is not None
    assert failed.verdict.why is Why.UNKNOWN
    assert play.public.points == (0, 0, 0)
    assert play.public.conversation == "ОДМАА"


def test_the_caller_is_quiet_for_three_seconds() -> None:
    play = spoken().wait(1_000).call(1, "МОД")
    assert play.public.quiet_until_ms == (0, 4_000, 0)
    assert play.wait(2_999).refused(1, Call("ДОМ"), "ZS-G4", "too-soon") == {"wait_ms": 1}
    assert play.wait(1).call(1, "ДОМ").state.discards[0] == "ДМ"


def test_only_the_caller_is_quiet() -> None:
    assert spoken().call(1, "МОД").call(2, "ДОМ").state.discards[0] == "ДМ"


def test_the_window_stays_as_it_was() -> None:
    """Others are still thinking, so their windows neither change nor start again."""
    play = spoken()
    before = play.windows["respond"]
    play.wait(2_000).call(1, "МОД")
    assert play.windows["respond"] == before


def test_a_point_where_the_table_plays_so() -> None:
    play = spoken(false_call="point").call(1, "МОД")
    assert play.events[0].fine == 1
    assert play.public.points == (0, 1, 0)
    assert play.state.discards == ("", "", "")
    assert play.wait(3_000).call(1, "ДАМ").public.points == (0, 2, 0)


def test_what_is_refused_at_once_is_no_call() -> None:
    """Letters that are not there, two letters: nobody is fined for a typo."""
    play = spoken(false_call="point")
    play.refused(1, Call("ДЫМ"), "ZS-24", "letters-missing")
    assert play.public.points == (0, 0, 0)
    assert play.call(1, "ДОМ").state.discards[0] == "ДМ"


@pytest.mark.rule("ZS-31")
def test_fines_count_towards_the_end() -> None:
    play = spoken(false_call="point").set(fines=(0, 9, 0))
    play.call(1, "МОД")
    assert play.game.outcome(play.state) == Outcome(reason="penalty", scores=(0, 10, 0), places=(1, 3, 1))


@pytest.mark.rule("ZS-38")
def test_fines_go_on_the_sheet_and_do_not_go_on_to_the_next_game() -> None:
    play = spoken(false_call="point", games=2).set(fines=(0, 9, 0)).call(1, "МОД")
    assert play.public.sheet == ((0, 10, 0),)
    assert play.time_out("ready").public.points == (0, 0, 0)


def test_a_word_that_was_voted_down_is_a_false_call() -> None:
    play = Play(check="vote", seats=3, false_call="point").turn("ОДМАА", mover=1, last=0)
    play.wait(500).call(2, "МОД").act(0, Doubt()).vote(s0=False, s1=False, s2=True)
    assert play.events[1] == CallFailed(2, "МОД", fine=1)
    assert play.public.points == (0, 0, 1)
    play.refused(2, Call("ДОМ"), "ZS-G4", "too-soon")


def test_a_call_that_stands_silences_nobody() -> None:
    """A player who found a word may call the next one at once (ZS-G3)."""
    play = Play("ДОМ", "РАК", seats=2).turn("ОДМАЕИРК", mover=1, last=0).call(1, "ДОМ")
    assert play.call(1, "РАК").public.points == (4, 0)
