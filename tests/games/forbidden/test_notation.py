"""Actions as a player types them."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.forbidden.tables import Play
from slovoteka.core.errors import Unreadable
from slovoteka.games.forbidden.actions import (
    Accept,
    Action,
    Call,
    Choose,
    Doubt,
    Lay,
    Pass,
    Ready,
    Vote,
    read_action,
    write_action,
)
from slovoteka.games.forbidden.state import Stage

RUSSIAN = "АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ"
WHOLE: list[Action] = [
    Pass(), Choose("self"), Choose("left"), Accept(), Doubt(), Vote(True), Vote(False), Ready(),
]  # fmt: skip


@pytest.mark.parametrize(
    ("line", "action"),
    [
        ("б", Lay("Б")),
        (" Б ", Lay("Б")),
        ("+я", Lay("Я")),
        ("я", Choose("self")),
        ("слева", Choose("left")),
        ("!дом", Call("ДОМ")),
        ("! дом !", Call("ДОМ")),
        ("не говори ёлка!", Call("ЁЛКА")),
        ("-", Pass()),
        ("нет  слова", Pass()),
        ("верю", Accept()),
        ("сомневаюсь", Doubt()),
        ("За", Vote(True)),
        ("против", Vote(False)),
        ("готов", Ready()),
    ],
)
def test_what_is_typed(line: str, action: Action) -> None:
    assert read_action(line) == action


@pytest.mark.parametrize("action", [*WHOLE, *(Lay(letter) for letter in RUSSIAN), Call("ЁЖ"), Call("ДОМ")])
def test_writing_and_reading_are_inverse(action: Action) -> None:
    assert read_action(write_action(action)) == action


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("", "word-empty"),
        ("   ", "word-empty"),
        ("!", "word-empty"),
        ("+", "word-empty"),
        ("!д0м", "word-digit"),
        ("!loot", "word-foreign-letter"),
        ("!два слова", "word-space"),
        ("привет", "forbidden-what"),
        ("х" * 10_000, "word-too-long"),
        ("!" + "х" * 10_000, "word-too-long"),
    ],
)
def test_what_cannot_be_read(line: str, code: str) -> None:
    with pytest.raises(Unreadable) as refusal:
        read_action(line)
    assert refusal.value.code == code
    assert len(str(refusal.value)) < 300


def test_as_much_of_a_line_as_fits_a_sentence() -> None:
    with pytest.raises(Unreadable) as refusal:
        read_action("х" * 64)
    assert (refusal.value.code, refusal.value.params) == ("forbidden-what", {"text": "х" * 60})


@given(st.text(max_size=80))
def test_any_line_is_read_or_refused(line: str) -> None:
    try:
        action = read_action(line)
    except Unreadable:
        return
    assert read_action(write_action(action)) == action


@pytest.mark.parametrize("word", ["дом", "ДОM", "до́м", "Дoм"])
def test_letters_are_made_one_where_they_enter(word: str) -> None:
    """A program that sends lower case or Latin look-alikes means the same word."""
    play = Play("ДОМ", seats=2).turn("ОДМАА", mover=0, last=0).set(stage=Stage.RESPOND).call(1, word)
    assert play.events[0].word == "ДОМ"
    assert Play().turn("ОА", "МВГ").lay(0, "m").public.conversation == "ОАМ"


@pytest.mark.parametrize("word", ["", "д0м", "loot", "до м", "х" * 10_000])
def test_what_is_no_word_is_no_call(word: str) -> None:
    play = Play("ДОМ", seats=2).turn("ОДМАА", mover=0, last=0).set(stage=Stage.RESPOND)
    with pytest.raises(Unreadable) as refusal:
        play.call(1, word)
    assert len(str(refusal.value)) < 300
