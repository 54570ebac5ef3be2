"""Questions of a game, in records and out of them."""

import msgspec
import pytest

from slovoteka.core.oracle import Asked, IsWord, Question, Questions, Replayer, ReplayMismatch, answer_type
from slovoteka.core.value import Value
from slovoteka.core.words import Verdict, Why


class Weather(Value, frozen=True, tag="weather"):
    rains: bool


class WillItRain(Value, Question[Weather], frozen=True, tag="will-it-rain"):
    town: str


OWN = Questions((WillItRain,))
ASKED = Asked(WillItRain("Псков"), Weather(rains=True))


def plain(asked: Asked) -> Asked:
    """As a record or a store gives it back."""
    return msgspec.json.decode(msgspec.json.encode(asked), type=Asked)


def test_a_question_says_what_answers_it() -> None:
    assert answer_type(WillItRain) is Weather
    assert answer_type(IsWord) is Verdict


def test_a_game_reads_its_own_questions_and_those_about_words() -> None:
    word = Asked(IsWord("ДОМ"), Verdict(word="ДОМ", allowed=True, why=Why.FOUND))
    assert [OWN.read(plain(asked)) for asked in (ASKED, word)] == [ASKED, word]
    assert OWN.read(ASKED) is ASKED


@pytest.mark.parametrize(
    "asked",
    [
        Asked({"type": "best-move"}, {"type": "move-found"}),
        Asked({"type": "will-it-rain"}, {"type": "weather", "rains": True}),
        Asked({"type": "will-it-rain", "town": "Псков"}, {"type": "weather", "rains": "soon"}),
        Asked({"town": "Псков"}, None),
        Asked({"type": ["will-it-rain"]}, None),
        Asked("will-it-rain", True),
        Asked(None, None),
    ],
)
def test_what_a_game_does_not_ask_is_no_answer_of_its_record(asked: Asked) -> None:
    with pytest.raises(ReplayMismatch):
        OWN.read(asked)


def test_a_replay_answers_from_the_record_in_order() -> None:
    replayer = Replayer(OWN)
    replayer.load([plain(ASKED)])
    assert replayer.ask(WillItRain("Псков")) == Weather(rains=True)
    with pytest.raises(ReplayMismatch):
        replayer.ask(WillItRain("Псков"))
    replayer.load([plain(ASKED)])
    with pytest.raises(ReplayMismatch, match="less"):
        replayer.load([])
