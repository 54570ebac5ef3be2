"""A table without a dictionary: ZS-39..42, ZS-G8."""

from typing import Any

import pytest

from rules.forbidden.tables import Play
from slovoteka.core.errors import Illegal
from slovoteka.core.inputs import Close, SealedAnswer
from slovoteka.games.forbidden.actions import Accept, Action, Call, Doubt, Lay, Pass, Vote
from slovoteka.games.forbidden.kind import KIND
from slovoteka.games.forbidden.state import Stage
from slovoteka.games.forbidden.views import Called, CallFailed, CallPut, Doubted, Voted


def voting(seats: int = 4, conversation: str = "ОДМАА", **options: Any) -> Play:
    """Seat 0 has moved at a table that votes."""
    play = Play(check="vote", seats=seats, **options)
    return play.turn(conversation, mover=0, last=0).set(stage=Stage.RESPOND)


@pytest.mark.rule("ZS-39")
def test_how_words_are_checked_is_agreed_beforehand() -> None:
    by_dictionary, by_vote = KIND.rules.read_options({}), KIND.rules.read_options({"check": "vote", "seats": 3})
    assert KIND.words.policy(by_dictionary) is not None
    assert KIND.words.policy(by_vote) is None


@pytest.mark.rule("ZS-39", "ZS-40")
def test_with_a_dictionary_there_is_nothing_to_vote_on() -> None:
    play = Play("ДОМ", seats=4).turn("ОДМАА", mover=0, last=0).set(stage=Stage.RESPOND).call(1, "ДОМ")
    assert play.state.discards[0] == "ДМ"
    assert play.state.stage is Stage.CHOOSE


@pytest.mark.rule("ZS-40")
def test_the_last_mover_may_doubt_a_word() -> None:
    play = voting().call(2, "ДОМ")
    assert play.events == [CallPut(2, "ДОМ")]
    assert list(play.windows) == ["doubt"]
    assert play.windows["doubt"].seats == (0,)
    assert play.state.discards[0] == ""
    assert play.words.questions == []
    play.refused(2, Doubt(), "host", "not-invited")
    play.act(0, Doubt())
    assert play.events == [Doubted(0)]
    assert list(play.windows) == ["vote"]


@pytest.mark.rule("ZS-40")
def test_everybody_sees_who_doubts() -> None:
    play = Play(check="vote", seats=3).turn("ОДМАА", mover=2, last=1).call(0, "ДОМ").act(1, Doubt())
    assert play.events == [Doubted(1)]


@pytest.mark.rule("ZS-40")
def test_a_word_that_nobody_doubts_stands() -> None:
    play = voting().call(2, "ДОМ").act(0, Accept())
    assert [type(event) for event in play.events] == [Called]
    assert play.state.discards[0] == "ДМ"
    assert play.windows["choose"].seats == (0,)


@pytest.mark.rule("ZS-40")
@pytest.mark.parametrize(("kind", "action"), [("doubt", Pass()), ("doubt", Vote(True)), ("doubt", Lay("К"))])
def test_doubting_is_all_that_is_asked(kind: str, action: Action) -> None:
    play = voting().call(2, "ДОМ")
    play.refused(0, action, "ZS-40", "not-now", play.windows[kind].id)


@pytest.mark.rule("ZS-41")
def test_a_majority_for_makes_the_word_stand() -> None:
    play = voting().call(2, "ДОМ").act(0, Doubt()).vote(s0=False, s1=True, s2=True, s3=True)
    assert play.events[0] == Voted(pro=(1, 2, 3), contra=(0,), stands=True)
    assert isinstance(play.events[1], Called)
    assert play.state.discards[0] == "ДМ"
    assert play.windows["choose"].seats == (0,)


@pytest.mark.rule("ZS-41")
def test_a_majority_against_makes_it_fall() -> None:
    play = voting(3).call(2, "ДОМ").act(0, Doubt()).vote(s0=False, s1=False, s2=True)
    assert play.events[0] == Voted(pro=(2,), contra=(0, 1), stands=False)
    assert play.events[1] == CallFailed(2, "ДОМ", fine=0)
    assert play.state.discards == ("", "", "")
    assert play.public.conversation == "ОДМАА"


@pytest.mark.rule("ZS-42")
def test_equal_votes_make_it_fall() -> None:
    play = voting().call(2, "ДОМ").act(0, Doubt()).vote(s0=False, s1=False, s2=True, s3=True)
    assert play.events[0] == Voted(pro=(2, 3), contra=(0, 1), stands=False)
    assert play.state.discards[0] == ""


@pytest.mark.rule("ZS-41", "ZS-42")
def test_absentees_count_on_neither_side() -> None:
    assert voting().call(2, "ДОМ").act(0, Doubt()).vote(s2=True).state.discards[0] == "ДМ"
    assert voting().call(2, "ДОМ").act(0, Doubt()).vote(s0=False, s2=True).state.discards[0] == ""
    assert voting().call(2, "ДОМ").act(0, Doubt()).vote().state.discards[0] == ""
    play = voting().call(2, "ДОМ").act(0, Doubt()).time_out("vote")
    assert play.events[0] == Voted(pro=(), contra=(), stands=False)


@pytest.mark.rule("ZS-G8")
def test_all_players_vote_caller_and_mover_included() -> None:
    play = voting().call(2, "ДОМ").act(0, Doubt())
    assert play.windows["vote"].seats == (0, 1, 2, 3)
    assert play.windows["vote"].mode == "sealed"


@pytest.mark.rule("ZS-G8")
def test_only_votes_of_those_at_the_table_count() -> None:
    play = voting().leave(3).call(2, "ДОМ").act(0, Doubt())
    strangers = [SealedAnswer(seat, {"type": "vote", "exists": True}) for seat in (3, 4, -1, 99)]
    answers = [*strangers, SealedAnswer(0, {"type": "vote", "exists": False}), SealedAnswer(1, {"type": "pass"})]
    play.wait(30_000).apply_input(Close(play.windows["vote"].id, tuple(answers)))
    assert play.events[0] == Voted(pro=(), contra=(0,), stands=False)


@pytest.mark.rule("ZS-G8")
def test_two_seats_cannot_vote() -> None:
    with pytest.raises(Illegal) as refusal:
        Play(check="vote", seats=2)
    assert (refusal.value.rule, refusal.value.code) == ("ZS-G8", "vote-of-two")


@pytest.mark.rule("ZS-40", "ZS-G3", "ZS-35")
@pytest.mark.parametrize("stage", [Stage.TURN, Stage.RESPOND, Stage.CHOOSE])
def test_after_a_word_has_fallen_the_game_goes_on_where_it_was(stage: Stage) -> None:
    play = voting().set(stage=stage, mover=0 if stage is Stage.RESPOND else 1)
    again = {"call"} if stage is Stage.RESPOND else set()  # whoever was voted down may still call another word
    before = set(play.windows) | again
    play.wait(9_000).call(2, "ДОМ").act(0, Doubt()).vote(s0=False, s1=False)
    assert set(play.windows) == before
    assert all(window.opened_ms == play.now_ms >= 9_000 for window in play.windows.values())
    assert play.state.mover == (0 if stage is Stage.RESPOND else 1)


@pytest.mark.rule("ZS-G4", "ZS-18")
def test_who_was_voted_down_has_had_a_say() -> None:
    """Otherwise one player could hold up the table forever with calls that nobody believes."""
    play = voting(3).act(1, Pass()).call(2, "ДОМ").act(0, Doubt()).vote(s0=False, s1=False)
    assert play.windows["respond"].seats == (1,)  # asked again, because the vote took time
    assert play.act(1, Pass()).windows["turn"].seats == (1,)


@pytest.mark.rule("ZS-G4", "ZS-18")
def test_if_nobody_else_has_a_say_the_turn_goes_on() -> None:
    play = voting(3).leave(1).call(2, "ДОМ").act(0, Doubt()).vote(s0=False, s2=True)
    assert play.windows["turn"].seats == (2,)


@pytest.mark.rule("ZS-24", "ZS-47")
def test_what_the_letters_do_not_give_is_not_put_to_the_vote() -> None:
    play = voting()
    play.refused(1, Call("ДЫМ"), "ZS-24", "letters-missing")
    play.refused(1, Call("ОМ"), "ZS-47", "word-too-short")
