"""After a successful call everybody can see what else was in the conversation."""

import msgspec
import pytest

from rules.forbidden.tables import Play
from slovoteka.core.errors import Illegal
from slovoteka.core.oracle import SomeWords
from slovoteka.games.forbidden.calls import MOST_OTHERS
from slovoteka.games.forbidden.options import read_options
from slovoteka.games.forbidden.views import Called, Event

ROME = ("МОРЕ", "РОМЕ", "МОР", "РОМ", "ОМЕ")


def called(play: Play, word: str, conversation: str = "МОЕРА") -> Called:
    play.turn(conversation, "КВГ", "ЛБД").lay(0, "К").call(1, word)
    event: Called = play.events_of(Called)[0]
    return event


def test_the_longest_come_first_and_the_called_one_is_left_out() -> None:
    assert called(Play(*ROME, seats=2, reveal=True), "МОР").others == ("МОРЕ", "РОМЕ", "ОМЕ", "РОМ")


def test_only_words_that_lay_there_are_listed() -> None:
    assert called(Play(*ROME, "ДОМ", seats=2, reveal=True), "РОМ").others == ("МОРЕ", "РОМЕ", "МОР", "ОМЕ")


def test_a_word_with_yo_is_not_listed_as_another() -> None:
    play = Play("МЁД", "МЕД", "МЕЛ", seats=2, reveal=True)
    assert called(play, "МЁД", "МЕДЛАО").others == ("МЕЛ",)


def test_no_more_than_can_be_read() -> None:
    letters = "МОЕРА"
    many = [a + b + c for a in letters for b in letters for c in letters if len({a, b, c}) == 3]
    play = Play(*many, seats=2, reveal=True)
    others = called(play, many[0], letters).others
    assert isinstance(others, tuple)
    assert len(others) == len(set(others)) == MOST_OTHERS
    assert many[0] not in others


def test_what_is_asked_ends_as_soon_as_there_is_enough() -> None:
    play = Play(*ROME, seats=2, reveal=True)
    called(play, "МОР")
    assert [question.length for question in play.words.questions if isinstance(question, SomeWords)] == [6, 5, 4, 3]


def test_a_table_that_does_not_want_it_asks_and_tells_nothing() -> None:
    play = Play(*ROME, seats=2)
    event = called(play, "МОР")
    assert event.others is msgspec.UNSET
    assert "others" not in msgspec.to_builtins(event)
    assert len(play.words.questions) == 1


def test_the_event_survives_being_sent_with_and_without() -> None:
    for reveal in (True, False):
        event = called(Play(*ROME, seats=2, reveal=reveal), "МОР")
        assert msgspec.json.decode(msgspec.json.encode(event), type=Event) == event


@pytest.mark.parametrize(
    ("raw", "rule", "code"),
    [
        ({"reveal": True, "rated": True}, "ZS-02", "reveal-in-rated-play"),
        ({"reveal": True, "check": "vote", "seats": 3}, "ZS-39", "reveal-without-dictionary"),
    ],
)
def test_where_it_may_not_be(raw: dict[str, object], rule: str, code: str) -> None:
    with pytest.raises(Illegal) as refusal:
        read_options(raw)
    assert (refusal.value.rule, refusal.value.code) == (rule, code)
