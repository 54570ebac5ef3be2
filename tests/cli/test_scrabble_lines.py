"""What typed lines mean in Scrabble: the game's notation, and what people write instead."""

from typing import Any

import pytest

from conformance.play import ToyOracle
from current import current
from slovoteka.cli.games.scrabble.renderer import StandardRenderer, scrabble_renderer
from slovoteka.cli.terminal.renderer import SeatsShown
from slovoteka.core.errors import Unreadable
from slovoteka.core.game import Window
from slovoteka.games.registry import GAMES
from slovoteka.games.scrabble import views
from slovoteka.games.scrabble.actions import (
    Accept,
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
)
from slovoteka.games.scrabble.notation import place_of
from slovoteka.games.scrabble.options import read_options
from slovoteka.games.scrabble.plays import EMPTY_GRID, put
from slovoteka.messages import refusal_text

KIND = GAMES["scrabble"]
SEATS = SeatsShown(names=("Вы", "Вера"), me=0)


def windows(*kinds: str) -> list[Window]:
    return [Window(id=f"{kind}:1", kind=kind, seats=(0,)) for kind in kinds]


@pytest.mark.parametrize(
    ("line", "kind", "action"),
    [
        ("З8 ЗДОРОВ", "turn", Play("З8", "ЗДОРОВ")),
        ("  8з   ЗДОРоВ =24 ", "turn", Play("8З", "ЗДОРоВ", 24)),
        ("З8 МЯЧ #мяч", "turn", Play("З8", "МЯЧ", None, ("МЯЧ",))),
        ("З8:К З9:о", "turn", Lay((Tile("З8", "К"), Tile("З9", "о")))),
        ("обмен ыъ?", "turn", Exchange("?ЪЫ")),
        ("обмін ИЬ", "turn", Exchange("ИЬ")),
        ("exchange АБ", "turn", Exchange("АБ")),
        ("обмен", "turn", Exchange("")),  # the rules say what is missing
        ("обмен АБ", "remove", Exchange("АБ")),  # the rules say what can be done instead
        ("пас", "turn", Pass()),
        ("-", "turn", Pass()),
        ("pass", "turn", Pass()),
        ("б7=в", "turn", Swap("Б7", "В")),
        ("", "turn", None),
        ("", "respond", Accept()),
        ("-", "respond", Accept()),
        ("Не верю", "respond", Challenge()),
        ("не вірю", "respond", Challenge()),
        ("challenge", "respond", Challenge()),
        ("проти", "vote", Vote(False)),
        ("", "vote", None),
        ("мяч гол", "theme", ThemeVote(("МЯЧ", "ГОЛ"))),
        ("тема мяч", "theme", ThemeVote(("МЯЧ",))),
        ("не тема", "theme", ThemeVote(())),
        ("", "theme", ThemeVote(())),
        ("no theme", "theme", ThemeVote(())),
        ("пас", "theme", ThemeVote(("ПАС",))),  # where words are asked for, it is a word
        ("голосна", "draw", Take("vowels")),
        ("г", "draw", Take("vowels")),
        ("с", "draw", Take("consonants")),
        ("П", "draw", Take("consonants")),
        ("v", "draw", Take("vowels")),
        ("c", "draw", Take("consonants")),
        ("ааонтр?", "pick", Pick("?ААНОРТ")),
        ("взять аб", "pick", Pick("АБ")),
        ("пас", "pick", Pick("АПС")),
        ("З8 ЗДОРОВ =7", "sheet", Play("З8", "ЗДОРОВ", 7)),
        ("-", "sheet", Pass()),
        ("з9 З8", "remove", Remove(("З8", "З9"))),
        ("снять З8", "remove", Remove(("З8",))),
        ("пас", "remove", Pass()),
        ("картина дорожка", "write", Write(("КАРТИНА", "ДОРОЖКА"))),
        ("-", "write", Pass()),
        ("есть", "mark", Mark(True)),
        ("yes bingo", "mark", Mark(True, True)),
        ("", "mark", Mark(False)),
        ("бінго", "mark", Mark(False, True)),
    ],
)
def test_what_a_line_means(line: str, kind: str, action: Any) -> None:
    mode = {"sheet": "duplicate", "remove": "reverse", "write": "bingo", "mark": "bingo"}.get(kind, "standard")
    raw = KIND.choices.variants["reverse"] if mode == "reverse" else {"mode": mode}
    assert scrabble_renderer(read_options(raw), SEATS).read(line, windows(kind)) == action


@pytest.mark.parametrize("line", ["здоров", "Я99 КОТ", "З8", "З8 КОТ КОТ", "З8 к\0т", "ы" * 5_000])
def test_what_no_line_means(line: str) -> None:
    with pytest.raises(Unreadable):
        scrabble_renderer(current(KIND), SEATS).read(line, windows("turn"))


@pytest.mark.parametrize(
    ("line", "kind", "code"),
    [
        ("ерунда", "respond", "scrabble-not-now"),
        ("З8 КОТ2", "vote", "scrabble-not-now"),
        ("ерунда", "draw", "scrabble-not-now"),
        ("ерунда", "mark", "scrabble-not-now"),
        ("картина д0рожка", "write", "word-digit"),
        ("мяч!", "theme", "word-character"),
        ("аб2", "pick", "word-digit"),
        ("я99", "remove", "no-such-square"),
        ("ерунда", "turn", "scrabble-what"),
        ("ерунда", "sheet", "scrabble-what"),
    ],
)
def test_an_unreadable_line_is_answered_by_what_is_asked(line: str, kind: str, code: str) -> None:
    with pytest.raises(Unreadable) as caught:
        scrabble_renderer(current(KIND), SEATS).read(line, windows(kind))
    assert caught.value.code == code
    assert caught.value.params.get("window", kind) == kind


def test_what_was_typed_is_quoted_and_not_its_translation() -> None:
    with pytest.raises(Unreadable) as caught:
        scrabble_renderer(current(KIND), SEATS).read("  bingo   now =x", windows("turn"))
    assert caught.value.params == {"text": "bingo now =x"}
    assert "exchange АБВ" in refusal_text(caught.value, "en")
    assert "обмін АБВ" in refusal_text(caught.value, "uk")


@pytest.mark.parametrize(
    ("line", "rack", "action"),
    [
        ("з8 здоров", "ЗДОРОВА", Play("З8", "ЗДОРОВ")),
        ("з8 здоров", "ЗДОРВ?А", Play("З8", "ЗДоРОВ")),  # the second О is doubled there
        ("з8 кот", "ЖЖЖ", Play("З8", "КОТ")),  # nothing to guess; the rules say what is missing
        ("з8 кот", "?КОТ", Play("З8", "КОТ")),
        ("з8 Кот", "КОТ??", Play("З8", "Кот")),  # mixed case is taken as written
        ("а1 оно", "ОН?", Play("А1", "ОНо")),
        ("а2 каа", "КА?", Play("А2", "КаА")),  # the letter goes on the double square, the blank where it gains nothing
        ("8е мост", "МО?", Play("8Е", "МОСт")),  # С is on the board already
        ("з8:к з9:о", "К*", Lay((Tile("З8", "К"), Tile("З9", "о")))),
    ],
)
def test_a_word_in_lower_case(line: str, rack: str, action: Any) -> None:
    renderer = StandardRenderer(current(KIND), SEATS)
    grid = put(EMPTY_GRID, [(place_of("З8")[0], "С")]) if "мост" in line else EMPTY_GRID
    show_rack(renderer, grid, rack)
    assert renderer.read(line, windows("turn")) == action


def test_an_apostrophe_in_lower_case() -> None:
    renderer = StandardRenderer(read_options({"edition": "bilingual-uk"}), SEATS)
    show_rack(renderer, EMPTY_GRID, "МЯ?Ч")
    assert renderer.read("з8 м'яч", windows("turn")) == Play("З8", 'М"ЯЧ')


def show_rack(renderer: StandardRenderer, grid: str, rack: str) -> None:
    """Shows the table on the person's turn."""
    game = KIND.rules.make(current(KIND), ToyOracle())
    public = game.public(game.start()).but(grid=grid)
    renderer.show(public, views.Private(rack=rack), windows("turn"))
