"""Calling a word: ZS-08, ZS-09, ZS-21..30, ZS-35, ZS-37, ZS-45..47 and the gaps about calls."""

from collections import Counter

import pytest

from rules.forbidden.tables import Play
from slovoteka.core.words import Verdict, Why
from slovoteka.games.forbidden.actions import Call, Lay, Pass
from slovoteka.games.forbidden.kind import KIND
from slovoteka.games.forbidden.options import decks
from slovoteka.games.forbidden.state import Stage
from slovoteka.games.forbidden.views import Called, Chose, Finished, NewConversation, Opened

RED = decks()["standard"].red


def spoken(*words: str, conversation: str = "ОДААМ", seats: int = 3, last: int = 0) -> Play:
    """Seat `last` has just laid the last letter and the others look for a word."""
    play = Play(*words, seats=seats)
    return play.turn(conversation, mover=last, last=last).set(stage=Stage.RESPOND)


# --- who, and how ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("ZS-21")
@pytest.mark.parametrize("caller", [0, 1, 3])
def test_any_opponent_of_the_last_mover_may_call(caller: int) -> None:
    play = spoken("ДОМ", seats=4, last=2)
    assert caller in play.windows["respond"].seats
    assert play.call(caller, "ДОМ").state.discards[2] == "ДМ"


@pytest.mark.rule("ZS-21", "ZS-35")
def test_the_next_mover_may_call_in_his_own_turn() -> None:
    play = Play("ДОМ", seats=3).turn("ОДААМ", mover=1, last=0)
    assert play.windows["call"].seats == (1, 2)
    assert not play.windows["call"].blocking
    assert play.call(1, "ДОМ").state.discards[0] == "ДМ"


@pytest.mark.rule("ZS-21")
def test_before_the_first_letter_there_is_nobody_to_call_against() -> None:
    assert list(Play(seats=3).deal().windows) == ["turn"]


@pytest.mark.rule("ZS-22")
@pytest.mark.parametrize("line", ["не говори дом", "Не говори ДОМ!", "  НЕ  ГОВОРИ   Дом! ", "!дом"])
def test_the_formula_calls_a_word(line: str) -> None:
    assert KIND.notation.read(line) == Call("ДОМ")


@pytest.mark.rule("ZS-23")
def test_the_rulebooks_example_dom() -> None:
    play = Play("ДОМ", seats=3).turn("ОДАА", "МВГ").lay(0, "М")
    play.act(1, KIND.notation.read("Не говори ДОМ!"))
    assert play.events == [
        Called(1, "ДОМ", victim=0, taken="ДМ", returned="О", verdict=Verdict(word="ДОМ", allowed=True, why=Why.FOUND))
    ]


# --- which letters --------------------------------------------------------------------------------------------------


@pytest.mark.rule("ZS-24")
def test_a_word_is_made_of_the_conversation_and_not_of_the_window() -> None:
    play = spoken("ДОМ", conversation="ЕДААМ")
    assert "О" in play.public.window
    assert play.refused(1, Call("ДОМ"), "ZS-24", "letters-missing")["letters"] == "О"


@pytest.mark.rule("ZS-24", "ZS-06")
def test_a_word_is_not_made_of_hands_either() -> None:
    play = Play("ДОМ", seats=2).turn("ОДАА", "МВГ", "МЖЗ", last=0).set(stage=Stage.RESPOND)
    play.refused(1, Call("ДОМ"), "ZS-24", "letters-missing")


@pytest.mark.rule("ZS-G1")
def test_each_card_serves_once_in_a_word() -> None:
    play = spoken("ОКНО", "ОНО", conversation="ОКНА")
    assert play.refused(1, Call("ОКНО"), "ZS-G1", "letters-missing")["letters"] == "О"
    play = spoken("ОКНО", conversation="ОКНО")
    assert play.call(1, "ОКНО").state.discards[0] == "КН"


@pytest.mark.rule("ZS-45")
@pytest.mark.parametrize("word", ["ДОМ", "ДОМРА"])
def test_a_word_uses_any_number_of_letters(word: str) -> None:
    play = spoken(word, conversation="ОДМРА").call(1, word)
    assert Counter(play.state.discards[0]) == Counter(word) - Counter("ОА")


@pytest.mark.rule("ZS-47")
@pytest.mark.parametrize("word", ["А", "АД", "ОМ"])
def test_a_word_has_at_least_three_letters(word: str) -> None:
    spoken(word).refused(1, Call(word), "ZS-47", "word-too-short")
    spoken("ДОМ").call(1, "ДОМ")


@pytest.mark.rule("ZS-09")
def test_a_word_with_a_hard_sign_cannot_be_made() -> None:
    spoken("ОБЪЕМ", conversation="ОБЕМЬ").refused(1, Call("ОБЪЕМ"), "ZS-09", "no-hard-sign")


@pytest.mark.rule("ZS-08", "ZS-G13")
def test_the_red_e_may_be_read_as_yo() -> None:
    play = spoken("МЁД", conversation="ЕМДОО").call(1, "МЁД")
    called = play.events[0]
    assert (called.word, called.taken, called.returned) == ("МЁД", "МД", "Е")
    assert Counter(play.public.window) == Counter(RED) - Counter("ОО")


@pytest.mark.rule("ZS-08")
def test_one_red_e_is_not_both_e_and_yo() -> None:
    spoken("ЁЛЕ", conversation="ЕЛАА").refused(1, Call("ЁЛЕ"), "ZS-G1", "letters-missing")
    spoken("ЁЛЕ", conversation="ЕЛЕА").call(1, "ЁЛЕ")


# --- what a call does -----------------------------------------------------------------------------------------------


@pytest.mark.rule("ZS-25", "ZS-29")
def test_black_letters_go_to_the_last_mover_and_cost_a_point_each() -> None:
    play = spoken("ДОМРА", conversation="ОДМРАЕИ").call(2, "ДОМРА")
    assert play.state.discards == ("ДМР", "", "")
    assert play.public.points == (3, 0, 0)
    assert play.public.discards == ("ДМР", "", "")


@pytest.mark.rule("ZS-29")
def test_points_add_up_over_calls() -> None:
    play = Play("ДОМ", seats=3).turn("ОДААМ", mover=1, last=0, discards={0: "ССС", 1: "К"})
    assert play.call(1, "ДОМ").public.points == (5, 1, 0)


@pytest.mark.rule("ZS-26")
def test_red_letters_return_to_the_window_and_may_be_used_again() -> None:
    play = spoken("ДОМ", conversation="ОДАЕМИ")
    assert "О" in play.public.window
    assert len(play.public.window) == 4
    play.call(1, "ДОМ")
    assert play.public.window == "АЕИОО"
    play.choose(0, "self").lay(0, "О")
    assert play.public.conversation == "АЕИО"


@pytest.mark.rule("ZS-27")
@pytest.mark.parametrize("conversation", ["ОДМК", "ОАДМК"])
def test_fewer_than_two_red_left_begin_a_new_conversation(conversation: str) -> None:
    play = spoken("ДОМ", conversation=conversation)
    play.draws = ["И", "О"]
    play.call(1, "ДОМ")
    assert [type(event) for event in play.events] == [Called, NewConversation, Opened, Opened]
    assert play.events[1] == NewConversation("К")
    assert play.state.common_discard == "К"
    assert play.state.discards[0] == "ДМ"
    assert play.public.conversation == "ИО"
    assert play.public.window == "ААЕЕИО"


@pytest.mark.rule("ZS-27", "ZS-10")
def test_the_red_letters_of_a_new_conversation_are_drawn_from_all_eight() -> None:
    play = spoken("ДОМ", conversation="ОАДМК")
    after = play.game.apply(play.state, 1, play.windows["respond"], Call("ДОМ"), 0).state
    urn = play.game.chance(after)
    assert urn is not None
    assert (urn.faces, urn.counts) == (("А", "Е", "И", "О"), (2, 2, 2, 2))
    assert play.game.windows(after) == ()


@pytest.mark.rule("ZS-28")
def test_with_two_red_left_the_conversation_goes_on() -> None:
    play = spoken("ДОМ", conversation="ОАЕДМК").call(1, "ДОМ")
    assert play.public.conversation == "АЕК"
    assert play.state.common_discard == ""
    assert [type(event) for event in play.events] == [Called]


@pytest.mark.rule("ZS-30")
@pytest.mark.parametrize(("choice", "mover"), [("self", 1), ("left", 2)])
def test_who_took_letters_decides_who_moves(choice: str, mover: int) -> None:
    play = spoken("ДОМ", last=1, seats=4).call(3, "ДОМ")
    assert play.windows["choose"].seats == (1,)
    play.refused(3, Lay("Б"), "host", "closed")
    play.choose(1, choice)
    assert play.events == [Chose(1, mover)]
    assert play.windows["turn"].seats == (mover,)


@pytest.mark.rule("ZS-30")
def test_only_the_one_who_took_letters_chooses() -> None:
    play = spoken("ДОМ", last=1).call(2, "ДОМ")
    for seat in (0, 2):
        with pytest.raises(Exception, match="not-invited"):
            play.choose(seat, "self")
    play.refused(1, Lay("Б"), "ZS-30", "not-now", play.windows["choose"].id)


@pytest.mark.rule("ZS-G9")
def test_left_is_the_next_seat_clockwise_and_play_runs_on_from_there() -> None:
    play = spoken("ДОМ", last=2, seats=3, conversation="ОДААЕМ").call(1, "ДОМ").choose(2, "left")
    assert play.state.mover == 0
    play.lay(0, play.state.hands[0][0]).silence()
    assert play.state.mover == 1


@pytest.mark.rule("ZS-G9", "ZS-30")
def test_whoever_moves_again_is_followed_by_the_next_clockwise() -> None:
    play = spoken("ДОМ", last=2, seats=3, conversation="ОДААЕМ").call(1, "ДОМ").choose(2, "self")
    play.lay(2, play.state.hands[2][0]).silence()
    assert play.state.mover == 0


# --- late discovery -------------------------------------------------------------------------------------------------


@pytest.mark.rule("ZS-35", "ZS-37")
def test_a_word_called_late_hits_whoever_moved_last() -> None:
    play = Play("ДОМ", seats=3).turn("ОДАА", "МВГ", "БКЛ", "ЖЗЙ").lay(0, "М").silence()
    play.lay(1, "Б")  # ДОМ has been there since seat 0 moved, and nobody called it
    play.call(0, "ДОМ")  # even seat 0 may call it, because somebody else has moved
    assert play.state.discards == ("", "ДМ", "")
    assert play.windows["choose"].seats == (1,)


@pytest.mark.rule("ZS-35")
def test_a_word_missed_in_the_say_may_be_called_until_the_next_letter() -> None:
    play = Play("ДОМ", seats=3).turn("ОДАА", "МВГ", "БКЛ").lay(0, "М").silence()
    assert play.windows["call"].seats == (1, 2)
    play.call(2, "ДОМ")  # although seat 2 had seen no word before
    assert play.state.discards == ("ДМ", "", "")


@pytest.mark.rule("ZS-37")
def test_one_may_keep_silent_and_hit_a_later_mover() -> None:
    play = Play("ДОМ", seats=3).turn("ОДАА", "МВГ", "БКЛ", "ЖЗЙ").lay(0, "М").silence().lay(1, "Б").silence()
    play.lay(2, "Ж").call(1, "ДОМ")
    assert play.state.discards == ("", "", "ДМ")


# --- gaps -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ZS-18", "ZS-21")
def test_who_saw_no_word_may_still_call_one_while_others_look() -> None:
    play = spoken("ДОМ").act(1, Pass())
    respond, late = play.windows["respond"], play.windows["call"]
    assert (respond.seats, late.seats, late.blocking, late.limit_ms) == ((2,), (1,), False, None)
    play.act(1, Call("ДОМ"), late.id)
    assert play.events[0] == Called(1, "ДОМ", 0, "ДМ", "О", Verdict(word="ДОМ", allowed=True, why=Why.FOUND))


@pytest.mark.rule("ZS-18")
def test_whoever_saw_no_word_is_not_waited_for() -> None:
    play = spoken("ДОМ").act(1, Pass())
    play.refused(1, Pass(), "ZS-18", "not-now", play.windows["call"].id)
    play.act(1, Call("МОДА"), play.windows["call"].id)
    assert play.windows["respond"].seats == (2,), "a wrong call does not ask the others again"
    assert play.act(2, Pass()).state.stage is Stage.TURN


@pytest.mark.rule("ZS-18")
def test_without_enough_letters_there_is_nothing_to_think_again_about() -> None:
    play = spoken(conversation="ОД").act(1, Pass())
    assert [*play.windows] == ["respond"]


@pytest.mark.rule("ZS-18")
def test_in_the_first_version_who_saw_no_word_had_to_wait_for_the_next_turn() -> None:
    play = Play("ДОМ", seats=3, rules=1).turn("ОДААМ", mover=0, last=0).set(stage=Stage.RESPOND).act(1, Pass())
    assert [*play.windows] == ["respond"]
    play.act(2, Pass())
    assert play.windows["call"].seats == (1, 2)


@pytest.mark.rule("ZS-G2")
def test_of_simultaneous_calls_the_first_heard_counts() -> None:
    play = spoken("ДОМ", "МОДА", conversation="ОДМАЕИ")
    window = play.windows["respond"].id
    play.call(1, "ДОМ")
    play.refused(2, Call("МОДА"), "host", "closed", window)
    assert play.state.discards == ("ДМ", "", "")


@pytest.mark.rule("ZS-G2")
def test_of_simultaneous_late_calls_the_second_is_stale() -> None:
    play = Play("ДОМ", "РАК", seats=3).turn("ОДМАЕИРК", mover=1, last=0)
    window = play.windows["call"].id
    play.call(1, "ДОМ").refused(2, Call("РАК"), "host", "stale", window)
    play.call(2, "РАК")  # asked again, it is a second word (ZS-G3)


@pytest.mark.rule("ZS-G3")
def test_a_second_word_may_be_called_from_the_rest_while_the_choice_is_pending() -> None:
    play = spoken("ДОМ", "РАК", conversation="ОДМАЕИРК").call(1, "ДОМ")
    assert set(play.windows) == {"choose", "call"}
    first = play.windows["choose"].id
    play.wait(7_000).call(2, "РАК")
    assert play.state.discards == ("ДМРК", "", "")  # the same victim
    assert play.windows["choose"].seats == (0,)
    assert play.windows["choose"].id != first  # the choice starts again
    assert play.windows["choose"].opened_ms == 7_000


@pytest.mark.rule("ZS-G3")
def test_a_second_word_may_be_called_after_the_choice_too() -> None:
    play = spoken("ДОМ", "РАК", conversation="ОДМАЕИРК").call(1, "ДОМ").choose(0, "left").call(1, "РАК")
    assert play.state.discards == ("ДМРК", "", "")
    assert play.windows["choose"].seats == (0,)


@pytest.mark.rule("ZS-G3")
def test_the_rest_is_only_what_was_not_taken() -> None:
    play = spoken("ДОМ", "МАК", conversation="ОДМАЕИК").call(1, "ДОМ")
    play.refused(2, Call("МАК"), "ZS-24", "letters-missing")


@pytest.mark.rule("ZS-G5")
def test_the_last_mover_cannot_call_against_himself() -> None:
    spoken("ДОМ").refused(0, Call("ДОМ"), "host", "not-invited")
    play = Play("ДОМ", seats=3).turn("ОДААМ", mover=1, last=0)
    play.refused(0, Call("ДОМ"), "host", "not-invited")
    play = Play("ДОМ", seats=3).turn("ОДААМ", mover=0, last=0)  # this player chose to move next
    play.refused(0, Call("ДОМ"), "host", "not-invited")


@pytest.mark.rule("ZS-G6")
def test_the_end_comes_before_a_new_conversation_and_the_choice() -> None:
    play = Play("ДОМ", seats=2).turn("ОДМК", mover=0, last=0, discards={0: "СССНННРР"}).set(stage=Stage.RESPOND)
    play.call(1, "ДОМ")
    assert [type(event) for event in play.events] == [Called, Finished]
    assert play.state.discards[0] == "СССНННРРДМ"
    assert play.public.window == RED  # the red letter is back before the end
    assert play.public.conversation == "К"
    assert play.state.common_discard == ""
    assert play.game.chance(play.state) is None
    assert play.windows == {}


@pytest.mark.rule("ZS-G6")
def test_the_new_conversation_comes_before_the_choice() -> None:
    play = spoken("ДОМ", conversation="ОДМК")
    after = play.game.apply(play.state, 1, play.windows["respond"], Call("ДОМ"), 0).state
    assert after.stage is Stage.RED
    assert list(play.call(1, "ДОМ").windows) == ["choose"]


@pytest.mark.rule("ZS-G14")
def test_a_word_of_red_letters_costs_nothing_and_nobody_chooses() -> None:
    play = spoken("АИО", conversation="АИОК", last=1)
    play.draws = ["Е", "Е"]
    play.call(0, "АИО")
    assert play.public.points == (0, 0, 0)
    assert play.state.common_discard == "К"
    assert play.public.conversation == "ЕЕ"
    assert play.windows["turn"].seats == (2,)  # the turn passes clockwise
    assert "choose" not in play.windows


@pytest.mark.rule("ZS-G14")
def test_a_red_word_called_late_leaves_the_turn_where_it_was() -> None:
    play = Play("АИО", seats=3).turn("АИОК", mover=2, last=1).wait(5_000).call(0, "АИО")
    assert play.windows["turn"].seats == (2,)
    assert play.windows["turn"].opened_ms == 5_000


@pytest.mark.rule("ZS-G14", "ZS-G3")
def test_a_red_word_called_second_leaves_the_choice_open() -> None:
    play = spoken("МАК", "ЕИО", conversation="АИОЕМК", last=1).call(0, "МАК").call(2, "ЕИО")
    assert play.state.discards == ("", "МК", "")
    assert play.windows["choose"].seats == (1,)
