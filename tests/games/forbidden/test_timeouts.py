"""Time runs out, in every window."""

from typing import Any

from rules.forbidden.tables import Play
from slovoteka.games.forbidden.actions import Doubt
from slovoteka.games.forbidden.state import Stage
from slovoteka.games.forbidden.views import Called, Chose, Laid, Left, Voted


def test_limits_are_those_of_the_options() -> None:
    limits: dict[str, Any] = {
        "turn_ms": 1_000,
        "respond_ms": 2_000,
        "choose_ms": 3_000,
        "vote_ms": 4_000,
        "break_ms": 5_000,
    }
    play = Play("ДОМ", seats=3, games=2, check="vote", **limits).turn("ОДААЕ", "МВГ")
    assert play.windows["turn"].limit_ms == 1_000
    assert play.lay(0, "М").windows["respond"].limit_ms == 2_000
    assert play.call(1, "ДОМ").windows["doubt"].limit_ms == 4_000
    assert play.act(0, Doubt()).windows["vote"].limit_ms == 4_000
    assert play.vote(s1=True).windows["choose"].limit_ms == 3_000
    play.turn("ОДМАА", mover=1, last=0, discards={0: "СССНННРР"}).call(1, "ДОМ").time_out("doubt")
    assert play.windows["ready"].limit_ms == 5_000


def test_a_turn_may_have_no_limit() -> None:
    assert Play(turn_ms=None).deal().windows["turn"].limit_ms is None


def test_a_late_turn_lays_a_card_of_the_hand_by_lot() -> None:
    play = Play().turn("ОА", "ГВБ")
    play.draws = ["Б", "Я"]
    play.time_out("turn")
    assert play.events[0] == Laid(0, "Б", red=False, in_time=False)
    assert play.private(0).hand == "ВГЯ"
    assert play.windows["respond"].seats == (1,)


def test_three_late_turns_in_a_row_and_the_seat_has_left() -> None:
    play = Play(seats=3, respond_ms=0).turn("ОА")
    for missed in (1, 2):
        play.time_out("turn").silence()
        assert play.state.timeouts == (missed, 0, 0)
        for seat in (1, 2):
            play.lay(seat, play.state.hands[seat][0]).silence()
    play.time_out("turn")
    assert play.events == [Left(0)]
    assert play.public.gone == (0,)
    assert play.windows["turn"].seats == (1,)


def test_a_letter_laid_in_time_breaks_the_row() -> None:
    play = Play(seats=2)
    play.turn("ОА")
    for late in (True, True, False, True, True):
        if late:
            play.time_out("turn")
        else:
            play.lay(0, play.state.hands[0][0])
        play.silence().lay(1, play.state.hands[1][0]).silence()
    assert play.public.gone == ()
    assert play.state.timeouts == (2, 0)


def test_of_two_the_absent_one_loses() -> None:
    play = Play(seats=2).turn("ОА").set(timeouts=(2, 0)).time_out("turn")
    ended = play.game.outcome(play.state)
    assert ended is not None
    assert (ended.reason, ended.places) == ("left", (2, 1))


def test_silence_of_opponents_is_a_pass() -> None:
    assert Play(seats=3).turn("ОА", "БВГ").lay(0, "Б").time_out("respond").windows["turn"].seats == (1,)


def test_who_does_not_choose_leaves_it_to_the_left() -> None:
    play = Play("ДОМ", seats=3).turn("ОДМАА", mover=1, last=0).call(2, "ДОМ").time_out("choose")
    assert play.events == [Chose(0, 1)]
    assert play.windows["turn"].seats == (1,)


def test_who_does_not_doubt_believes() -> None:
    play = Play(check="vote", seats=3).turn("ОДМАА", mover=1, last=0).call(2, "ДОМ").time_out("doubt")
    assert isinstance(play.events[0], Called)
    assert play.state.discards[0] == "ДМ"


def test_a_vote_that_nobody_gave_is_a_tie() -> None:
    play = Play(check="vote", seats=3).turn("ОДМАА", mover=1, last=0).call(2, "ДОМ").act(0, Doubt()).time_out("vote")
    assert play.events[0] == Voted((), (), stands=False)
    assert play.windows["turn"].seats == (1,)


def test_the_break_ends_by_itself() -> None:
    play = Play("ДОМ", games=2).turn("ОДМАА", mover=1, last=0, discards={0: "СССНННРР"}).call(1, "ДОМ")
    assert play.time_out("ready").state.stage is Stage.TURN


def test_late_turns_are_remembered_over_the_games_of_a_series() -> None:
    play = Play("ДОМ", games=2, seats=2).turn("ОДМАА", mover=1, last=0, discards={0: "СССНННРР"}).set(timeouts=(0, 2))
    play.call(1, "ДОМ").time_out("ready").time_out("turn")
    assert play.public.gone == (1,)
