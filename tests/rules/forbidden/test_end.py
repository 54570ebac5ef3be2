"""The end of a game and of a series: ZS-31..34, ZS-38, ZS-G7."""

import pytest

from rules.forbidden.tables import Play
from slovoteka.core.errors import Illegal
from slovoteka.core.game import Outcome
from slovoteka.games.forbidden.actions import Call, Ready
from slovoteka.games.forbidden.state import Stage
from slovoteka.games.forbidden.views import Finished

EIGHT = "СССНННРР"


def outcome(play: Play) -> Outcome:
    ended = play.game.outcome(play.state)
    assert ended is not None
    return ended


def lose(play: Play, victim: int, *others: str) -> Play:
    """Ends the current game: the victim gets points 9 and 10, and the others hold the given letters."""
    held = {seat: pile for seat, pile in enumerate(others) if seat != victim} | {victim: EIGHT}
    caller = (victim + 1) % play.options.seats
    play.turn("ОДМАА", mover=victim, last=victim, discards=held).set(stage=Stage.RESPOND)
    return play.call(caller, "ДОМ")


# --- ten letters ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("ZS-31")
def test_ten_letters_in_a_discard_end_the_game() -> None:
    play = lose(Play("ДОМ", seats=3), 0, "", "К", "ЛЛ")
    assert play.state.discards[0] == EIGHT + "ДМ"
    assert play.windows == {}
    assert outcome(play) == Outcome(reason="penalty", scores=(10, 1, 2), places=(3, 1, 2))
    assert play.events[-1] == Finished("penalty", (10, 1, 2))


@pytest.mark.rule("ZS-31")
def test_nine_letters_do_not() -> None:
    play = Play("ДОМ", seats=2).turn("ОДМАА", mover=0, last=0, discards={0: EIGHT[:7]}).set(stage=Stage.RESPOND)
    play.call(1, "ДОМ")
    assert play.public.points == (9, 0)
    assert play.game.outcome(play.state) is None


@pytest.mark.rule("ZS-31")
def test_a_word_may_jump_past_ten() -> None:
    play = Play("ДОМРА", seats=2).turn("ОДМРАЕИ", mover=0, last=0, discards={0: EIGHT}).set(stage=Stage.RESPOND)
    assert outcome(play.call(1, "ДОМРА")).scores == (11, 0)


@pytest.mark.rule("ZS-31", "ZS-35")
def test_a_late_call_ends_the_game_too() -> None:
    play = Play("ДОМ", seats=2).turn("ОДМАА", mover=1, last=0, discards={0: EIGHT})
    assert outcome(play.call(1, "ДОМ")).reason == "penalty"


# --- the last card --------------------------------------------------------------------------------------------------


@pytest.mark.rule("ZS-32")
def test_the_last_card_of_the_deck_ends_the_game() -> None:
    play = Play(seats=3).turn("ОА", "БВГ", deck="Н", discards={0: "К", 1: "ЛЛ"})
    play.lay(0, "Б").silence()
    assert play.public.deck_left == 0
    assert outcome(play) == Outcome(reason="deck", scores=(1, 2, 0), places=(2, 3, 1))


@pytest.mark.rule("ZS-32")
def test_a_red_letter_takes_no_card_and_ends_nothing() -> None:
    play = Play().turn("ОА", "БВГ", deck="Н").lay(0, "И").silence()
    assert play.windows["turn"].seats == (1,)


@pytest.mark.rule("ZS-G7")
def test_calls_on_the_last_move_are_still_heard() -> None:
    play = Play("ДОМ", seats=3).turn("ОДААЕ", "МВГ", deck="Н").lay(0, "М")
    assert play.windows["respond"].seats == (1, 2)
    assert play.game.outcome(play.state) is None
    play.call(2, "ДОМ")
    assert play.state.discards[0] == "ДМ"
    assert play.game.outcome(play.state) is None  # the rest may contain another word (ZS-G3)
    assert list(play.windows) == ["respond"]  # nobody moves any more, so nobody chooses
    play.silence()
    assert outcome(play) == Outcome(reason="deck", scores=(2, 0, 0), places=(3, 1, 1))


@pytest.mark.rule("ZS-G7", "ZS-G3")
def test_a_second_word_after_the_last_card() -> None:
    play = Play("ДОМ", "РАК", seats=2).turn("ОДАЕИРК", "МВГ", deck="Н").lay(0, "М").call(1, "ДОМ").call(1, "РАК")
    assert play.public.points == (4, 0)
    assert outcome(play).reason == "deck"  # two new red letters make no word, so there is nothing to wait for


@pytest.mark.rule("ZS-G7")
def test_the_time_for_calls_on_the_last_move_runs_out() -> None:
    play = Play().turn("ОА", "БВГ", deck="Н").lay(0, "Б").time_out("respond")
    assert outcome(play).reason == "deck"


@pytest.mark.rule("ZS-G7", "ZS-31")
def test_ten_points_on_the_last_move_end_the_game_by_points() -> None:
    play = Play("ДОМ").turn("ОДАА", "МВГ", deck="Н", discards={0: EIGHT}).lay(0, "М").call(1, "ДОМ")
    assert outcome(play).reason == "penalty"


# --- who has won ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("ZS-33")
def test_the_fewest_letters_win() -> None:
    play = lose(Play("ДОМ", seats=4), 2, "КК", "К", "", "ЛЛЛ")
    assert outcome(play).scores == (2, 1, 10, 3)
    assert outcome(play).places == (2, 1, 4, 3)


@pytest.mark.rule("ZS-34")
def test_equal_fewest_share_the_victory() -> None:
    play = lose(Play("ДОМ", seats=4), 3, "К", "Л", "ЛЛ")
    assert outcome(play).places == (1, 1, 3, 4)


# --- series ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ZS-38")
def test_a_series_adds_up_the_points_of_its_games() -> None:
    play = Play("ДОМ", seats=3, games=2)
    lose(play, 0, "", "К", "ЛЛ")
    assert play.state.stage is Stage.BREAK
    assert play.game.outcome(play.state) is None
    assert play.public.sheet == ((10, 1, 2),)
    for seat in range(3):
        play.act(seat, Ready())
    assert play.public.points == (0, 0, 0)
    assert play.public.game == 2
    lose(play, 1, "", "", "К")
    assert list(play.public.sheet) == [(10, 1, 2), (0, 10, 1)]
    assert outcome(play) == Outcome(reason="penalty", scores=(10, 11, 3), places=(2, 3, 1))


@pytest.mark.rule("ZS-38")
def test_the_lowest_sum_wins_even_without_winning_a_game() -> None:
    play = Play("ДОМ", seats=3, games=2)
    lose(play, 0, "", "", "К").time_out("ready")
    lose(play, 1, "", "", "К")
    assert outcome(play).scores == (10, 10, 2)
    assert outcome(play).places == (2, 2, 1)


@pytest.mark.rule("ZS-38", "ZS-34")
def test_a_tie_of_a_series_is_shared() -> None:
    play = Play("ДОМ", seats=2, games=2)
    lose(play, 0).time_out("ready")
    lose(play, 1)
    assert outcome(play) == Outcome(reason="penalty", scores=(10, 10), places=(1, 1))


@pytest.mark.rule("ZS-38")
def test_each_game_of_a_series_is_dealt_anew_and_begun_by_the_next() -> None:
    play = Play("ДОМ", seats=3, games=3, first=2)
    lose(play, 0).time_out("ready")
    assert play.public.deck_left == 76 - 9
    assert play.public.hand_sizes == (3, 3, 3)
    assert (play.state.discards, play.state.common_discard) == (("", "", ""), "")
    assert len(play.public.conversation) == 2
    assert play.windows["turn"].seats == (0,)
    lose(play, 0).time_out("ready")
    assert play.windows["turn"].seats == (1,)


@pytest.mark.rule("ZS-38", "ZS-13")
def test_chance_names_the_first_mover_of_the_first_game_only() -> None:
    play = Play("ДОМ", seats=4, games=2, first=None)
    play.draws = ["2"]
    play.deal()
    assert play.windows["turn"].seats == (2,)
    lose(play, 0).time_out("ready")
    assert list(play.windows["turn"].seats) == [3]


@pytest.mark.rule("ZS-38")
def test_the_break_waits_for_everybody() -> None:
    play = lose(Play("ДОМ", seats=3, games=2), 0)
    assert play.windows["ready"].seats == (0, 1, 2)
    play.refused(0, Call("ДОМ"), "ZS-38", "not-now", play.windows["ready"].id)
    play.act(1, Ready()).refused(1, Ready(), "host", "not-invited")
    assert list(play.windows["ready"].seats) == [0, 2]
    assert play.act(0, Ready()).act(2, Ready()).state.stage is Stage.TURN


@pytest.mark.rule("ZS-38")
@pytest.mark.parametrize("games", [0, 21])
def test_the_number_of_games_is_agreed_beforehand(games: int) -> None:
    with pytest.raises(Illegal) as refusal:
        Play(games=games)
    assert refusal.value.rule == "ZS-38"
    assert Play(games=20).options.games == 20
