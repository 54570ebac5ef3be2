"""A seat leaves, in every stage: the game goes on without it, or is over."""

from typing import Any

import pytest

from rules.forbidden.tables import Play
from slovoteka.core.errors import Illegal
from slovoteka.core.game import Outcome
from slovoteka.games.forbidden.actions import Accept, Call, Doubt, Pass, Ready
from slovoteka.games.forbidden.state import Stage
from slovoteka.games.forbidden.views import Called, Finished, Left, NewConversation


def turn(seats: int = 4, mover: int = 1, last: int | None = 0, **options: Any) -> Play:
    return Play("ДОМ", seats=seats, **options).turn("ОДМАА", mover=mover, last=last)


def responding(seats: int = 4, **options: Any) -> Play:
    return turn(seats, 0, 0, **options).set(stage=Stage.RESPOND)


def doubting(back_to: Stage = Stage.RESPOND, **options: Any) -> Play:
    """Seat 2 has called ДОМ against seat 0 at a table that votes."""
    play = responding(check="vote", **options)
    if back_to is not Stage.RESPOND:
        play.set(stage=back_to, mover=1)
    return play.call(2, "ДОМ")


def is_alive(play: Play) -> bool:
    """Checks that somebody who is still there is asked for something, and nobody else is."""
    invited = {seat for window in play.windows.values() for seat in window.seats}
    waits = [window for window in play.windows.values() if window.blocking]
    return bool(waits) and all(window.seats for window in waits) and invited <= set(play.state.active)


# --- turns ----------------------------------------------------------------------------------------------------------


def test_the_mover_leaves() -> None:
    play = turn().leave(1)
    assert play.events == [Left(1)]
    assert play.windows["turn"].seats == (2,)
    assert play.windows["call"].seats == (2, 3)
    assert play.call(3, "ДОМ").state.discards[0] == "ДМ"


def test_the_last_mover_leaves_before_the_next_letter() -> None:
    """A call cannot hit somebody who is gone; the word may be called after the next letter (ZS-35)."""
    play = turn().leave(0)
    assert list(play.windows) == ["turn"]
    assert play.windows["turn"].seats == (1,)
    play.lay(1, play.state.hands[1][0]).call(3, "ДОМ")
    assert play.state.discards[1] == "ДМ"


def test_the_last_mover_leaves_in_a_turn_of_his_own() -> None:
    play = turn(mover=0).leave(0)
    assert play.windows["turn"].seats == (1,)
    assert "call" not in play.windows


def test_somebody_else_leaves_in_a_turn() -> None:
    play = turn()
    before = play.windows["turn"]
    play.leave(2)
    assert play.windows["turn"] == before
    assert play.windows["call"].seats == (1, 3)


def test_the_turn_passes_over_empty_seats() -> None:
    play = turn(mover=1, last=None).leave(2).leave(3)
    play.lay(1, play.state.hands[1][0]).silence()
    assert play.windows["turn"].seats == (0,)


# --- words ----------------------------------------------------------------------------------------------------------


def test_the_last_mover_leaves_while_opponents_look() -> None:
    play = responding().leave(0)
    assert play.windows["turn"].seats == (1,)
    assert "call" not in play.windows


def test_the_last_one_who_looked_leaves() -> None:
    play = responding().act(1, Pass()).act(2, Pass()).leave(3)
    assert play.windows["turn"].seats == (1,)


def test_one_of_those_who_look_leaves() -> None:
    play = responding().leave(3)
    assert play.windows["respond"].seats == (1, 2)


def test_the_one_who_has_to_choose_leaves() -> None:
    play = responding().call(2, "ДОМ").leave(0)
    assert play.windows["turn"].seats == (1,)
    assert play.state.discards[0] == "ДМ"


def test_the_left_neighbour_leaves_while_the_choice_is_open() -> None:
    play = responding().call(2, "ДОМ").leave(1)
    assert play.windows["choose"].seats == (0,)
    assert play.choose(0, "left").windows["turn"].seats == (2,)


@pytest.mark.parametrize("back_to", [Stage.RESPOND, Stage.TURN, Stage.CHOOSE])
def test_the_doubter_leaves(back_to: Stage) -> None:
    play = doubting(back_to).leave(0)
    assert play.state.pending is None
    assert play.windows["turn"].seats == (1,)
    assert is_alive(play)


@pytest.mark.parametrize("back_to", [Stage.RESPOND, Stage.TURN, Stage.CHOOSE])
def test_the_doubter_leaves_during_the_vote(back_to: Stage) -> None:
    play = doubting(back_to).act(0, Doubt()).leave(0)
    assert play.state.pending is None
    assert play.windows["turn"].seats == (1,)
    assert is_alive(play)


@pytest.mark.parametrize("stands", [True, False])
def test_the_caller_leaves_and_the_word_is_settled_all_the_same(stands: bool) -> None:
    play = doubting().act(0, Doubt()).leave(2)
    assert play.windows["vote"].seats == (0, 1, 3)
    play.vote(s0=stands, s1=stands)
    assert play.state.discards[0] == ("ДМ" if stands else "")
    assert is_alive(play)


@pytest.mark.parametrize("doubted", [True, False])
def test_the_next_mover_leaves_while_a_word_is_doubted(doubted: bool) -> None:
    """The interrupted turn must not come back to an empty seat."""
    play = doubting(Stage.TURN).leave(1)
    if doubted:
        play.act(0, Doubt()).vote(s0=False)
        assert play.windows["turn"].seats == (2,)
    else:
        play.act(0, Accept())
        assert play.windows["choose"].seats == (0,)
    assert is_alive(play)


def test_the_next_mover_leaves_during_the_vote() -> None:
    play = doubting(Stage.TURN).act(0, Doubt()).leave(1).vote(s0=False)
    assert play.windows["turn"].seats == (2,)


def test_a_red_word_after_the_next_mover_has_left() -> None:
    play = Play(check="vote", seats=4).turn("АИОК", mover=1, last=0).call(2, "АИО").leave(1).act(0, Accept())
    assert [type(event) for event in play.events][:2] == [Called, NewConversation]
    assert play.windows["turn"].seats == (2,)


def test_a_vote_of_two_who_are_left() -> None:
    """Two opinions are a tie, so a doubted word fails (ZS-42); the game goes on all the same."""
    play = doubting().leave(1).leave(3).act(0, Doubt()).vote(s0=False, s2=True)
    assert play.state.discards[0] == ""
    assert is_alive(play)


# --- the end --------------------------------------------------------------------------------------------------------


def test_of_two_the_one_who_stays_has_won_whatever_the_points() -> None:
    play = Play("ДОМ").turn("ОДМАА", mover=1, last=0, discards={1: "КЛЖ"}).leave(0)
    assert play.events == [Left(0), Finished("left", (0, 3))]
    assert play.game.outcome(play.state) == Outcome(reason="left", scores=(0, 3), places=(2, 1))
    assert play.windows == {}


def test_who_left_comes_after_everyone_who_stayed() -> None:
    play = turn(3).set(discards=("СССНННРР", "", "К")).leave(1).call(2, "ДОМ")
    assert play.game.outcome(play.state) == Outcome(reason="penalty", scores=(10, 0, 1), places=(2, 3, 1))


def test_the_hand_goes_out_of_play_unseen() -> None:
    play = turn()
    hand, deck = play.state.hands[1], play.state.deck
    play.leave(1)
    assert play.state.hands[1] == hand
    assert play.state.deck == deck
    assert play.public.hand_sizes[1] == 3


def test_the_last_mover_leaves_after_the_last_card() -> None:
    play = Play("ДОМ", seats=3).turn("ОДАА", "МВГ", deck="Н").lay(0, "М").leave(0)
    ended = play.game.outcome(play.state)
    assert ended is not None
    assert ended.reason == "deck"


def series() -> Play:
    play = Play("ДОМ", seats=3, games=3)
    return play.turn("ОДМАА", mover=1, last=0, discards={0: "СССНННРР"}).call(1, "ДОМ")


def test_leaving_between_two_games() -> None:
    play = series().act(0, Ready()).leave(1)
    assert play.windows["ready"].seats == (2,)
    play.act(2, Ready())
    assert play.public.hand_sizes == (3, 0, 3)
    assert play.windows["turn"].seats == (2,)  # seat 1 would have begun


def test_the_last_one_who_was_not_ready_leaves() -> None:
    assert series().act(0, Ready()).act(1, Ready()).leave(2).state.stage is Stage.TURN


def test_a_series_ends_when_one_is_left() -> None:
    play = series().leave(1).leave(2)
    assert play.game.outcome(play.state) == Outcome(reason="left", scores=(10, 0, 0), places=(1, 2, 2))
    assert play.public.sheet == ((10, 0, 0),)


def test_a_series_ends_when_one_is_left_in_the_middle_of_a_game() -> None:
    play = series().time_out("ready").leave(0).leave(2)
    assert play.game.outcome(play.state) == Outcome(reason="left", scores=(10, 0, 0), places=(3, 1, 2))
    assert len(play.public.sheet) == 2


@pytest.mark.parametrize("seat", [-1, 4, 99, 2])
def test_only_who_is_there_can_leave(seat: int) -> None:
    play = turn().leave(2)
    before = play.table
    with pytest.raises(Illegal) as refusal:
        play.leave(seat)
    assert refusal.value.code == "not-there"
    assert play.table == before


def test_nobody_leaves_a_game_that_is_over() -> None:
    play = Play().turn("ОА").leave(0)
    with pytest.raises(Illegal, match="not-there"):
        play.leave(1)


def test_nobody_leaves_while_a_draw_is_due() -> None:
    """The host settles draws together with the input before them, so this is a broken record."""
    play = Play(seats=3)
    while play.game.chance(play.state) is not None:
        with pytest.raises(Illegal, match="draw-due"):
            play.leave(0)
        play.draw()
    play.leave(0)


def test_who_has_left_is_asked_nothing_more() -> None:
    play = turn().leave(3)
    play.refused(3, Call("ДОМ"), "host", "not-invited")
