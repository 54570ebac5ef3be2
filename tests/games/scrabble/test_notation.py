"""Squares and actions as people write them."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from slovoteka.core.errors import Unreadable
from slovoteka.games.scrabble.actions import (
    Accept,
    Action,
    Challenge,
    Exchange,
    Lay,
    Mark,
    Pass,
    Pick,
    Play,
    Remove,
    Swap,
    Take,
    ThemeVote,
    Tile,
    Vote,
    Write,
    read_action,
    readable,
    write_action,
)
from slovoteka.games.scrabble.letters import AS_BLANK, BLANKS, LETTER_OF
from slovoteka.games.scrabble.notation import ROWS, at_text, place_of, square_of

LETTERS = st.sampled_from(sorted(AS_BLANK))
TILES = st.sampled_from(sorted(LETTER_OF))
WORDS = st.text(LETTERS, min_size=1, max_size=15)
THEMES = st.lists(WORDS, max_size=3).map(tuple)
CLAIMS = st.none() | st.integers(-99_999, 99_999)
SQUARES = st.integers(0, 224)
ACROSS = SQUARES.map(lambda square: at_text(square, down=False))
RACKS = st.text(LETTERS | st.sampled_from(BLANKS), min_size=1, max_size=7).map(lambda rack: "".join(sorted(rack)))
ACTIONS: st.SearchStrategy[Action] = st.one_of(
    st.builds(
        Play, st.builds(at_text, SQUARES, st.booleans()), st.text(TILES, min_size=1, max_size=15), CLAIMS, THEMES
    ),
    st.builds(
        Lay,
        st.lists(st.builds(Tile, ACROSS, TILES), min_size=1, max_size=7, unique_by=lambda tile: tile.at).map(tuple),
        CLAIMS,
        THEMES,
    ),
    st.builds(Exchange, RACKS),
    st.builds(Pick, RACKS),
    st.builds(Swap, ACROSS, LETTERS),
    st.builds(Vote, st.booleans()),
    st.builds(ThemeVote, THEMES),
    st.builds(Take, st.sampled_from(["vowels", "consonants"])),
    st.builds(Mark, st.booleans(), st.booleans()),
    st.builds(Write, st.lists(WORDS, min_size=1, max_size=2).map(tuple)),
    st.sets(SQUARES, min_size=1, max_size=6).map(
        lambda squares: Remove(tuple(at_text(square, down=False) for square in sorted(squares)))
    ),
    st.sampled_from([Pass(), Challenge(), Accept()]),
)


@settings(max_examples=1_000, deadline=None, database=None)
@given(ACTIONS)
def test_what_is_written_can_be_read(action: Action) -> None:
    assert read_action(write_action(action)) == action
    assert readable(action) == action


@pytest.mark.rule("SM-96")
def test_squares() -> None:
    assert ROWS == "АБВГДЕЖЗИКЛМНОП"
    assert place_of("И8") == (8 * 15 + 7, False)
    assert place_of("8И") == (8 * 15 + 7, True)
    assert place_of("П15") == (224, False)
    assert place_of("1А") == (0, True)
    assert square_of("8И") == square_of("И8")
    for square in range(225):
        for down in (False, True):
            assert place_of(at_text(square, down)) == (square, down)


@pytest.mark.parametrize(("typed", "meant"), [("и8", "И8"), (" З8 ", "З8"), ("\u00428", "В8"), ("8\u006b", "8К")])
def test_squares_as_people_type_them(typed: str, meant: str) -> None:
    assert place_of(typed) == place_of(meant)


@pytest.mark.rule("SM-96")
@pytest.mark.parametrize(
    "text", ["", "З", "8", "З0", "З16", "Й8", "Ё8", "Р1", "З08", "88", "ЗЗ", "З8З", "H", "З 8", "٣З"]
)
def test_squares_that_do_not_exist(text: str) -> None:
    with pytest.raises(Unreadable) as refused:
        place_of(text)
    assert refused.value.code == "no-such-square"


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("з8 ЗДОРоВ", Play("З8", "ЗДОРоВ")),
        ("  З8   ЗДОРОВ ", Play("З8", "ЗДОРОВ")),
        ("З8 ЗДОРОВ =24", Play("З8", "ЗДОРОВ", 24)),
        ("З8 ЗДОРОВ=24", Play("З8", "ЗДОРОВ", 24)),
        ("З8 СПОРТ #спорт", Play("З8", "СПОРТ", None, ("СПОРТ",))),
        ("8З СПОРТ =12 #спорт мат", Play("8З", "СПОРТ", 12, ("СПОРТ", "МАТ"))),
        ("З8:З з9:д", Lay((Tile("З8", "З"), Tile("З9", "д")))),
        ("8З П'ЯТЬ", Play("8З", "П’ЯТЬ")),
        ("обмен ы ъ ?", Exchange("?ЪЫ")),
        ("ПАС", Pass()),
        ("не верю", Challenge()),
        ("Б7=в", Swap("Б7", "В")),
        ("Б7 = В", Swap("Б7", "В")),
        ("тема спорт", ThemeVote(("СПОРТ",))),
        ("не тема", ThemeVote(())),
        ("снять З9 8З", Remove(("З8", "З9"))),
        ("пишу корабль надежда", Write(("КОРАБЛЬ", "НАДЕЖДА"))),
        ("взять аб", Pick("АБ")),
        ("есть  бинго", Mark(True, True)),
    ],
)
def test_lines(text: str, action: Action) -> None:
    assert read_action(text) == action


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "scrabble-what"),
        ("что", "scrabble-what"),
        ("З8", "scrabble-what"),
        ("З8 ДО МА", "scrabble-what"),
        ("З8 ДОМ =много", "scrabble-what"),
        ("З8 ДОМ =123456", "scrabble-what"),
        ("Ъ8 ДОМ", "no-such-square"),
        ("З8 ДО1", "word-digit"),
        ("З8 ДО!", "word-character"),
        ("З8:Д З8:О", "square-twice"),
        ("З8:! ", "word-character"),
        ("Б7=?", "one-tile"),
        ("снять З99", "no-such-square"),
        ("обмен А-Б", "word-character"),
    ],
)
def test_lines_that_say_nothing(text: str, code: str) -> None:
    with pytest.raises(Unreadable) as refused:
        read_action(text)
    assert refused.value.code == code


def test_actions_of_programs_are_made_readable_too() -> None:
    assert readable(Play("\u00488", "д\u006fм")) == Play("Н8", "дом")
    assert readable(Lay((Tile("8З", "\u004f"),))) == Lay((Tile("З8", "О"),))
    with pytest.raises(Unreadable):
        readable(Lay((Tile("З8", "ДО"),)))
    with pytest.raises(Unreadable):
        readable(Lay((Tile("З8", ""),)))
