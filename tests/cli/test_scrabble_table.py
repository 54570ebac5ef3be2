"""What a Scrabble table shows besides its board: the last word, possible actions, and the end."""

from typing import Any

import pytest

from conformance.play import ToyOracle
from slovoteka.cli.games.scrabble.renderer import scrabble_renderer
from slovoteka.cli.terminal.renderer import SeatsShown, TerminalRenderer
from slovoteka.core.game import Window
from slovoteka.games.registry import GAMES
from slovoteka.games.scrabble import views
from slovoteka.games.scrabble.bingo import views as bingo
from slovoteka.games.scrabble.bingo.state import Sheet
from slovoteka.games.scrabble.bingo.state import Stage as BingoStage
from slovoteka.games.scrabble.grades import Grades
from slovoteka.games.scrabble.notation import place_of
from slovoteka.games.scrabble.options import read_options
from slovoteka.games.scrabble.plays import EMPTY_GRID, Score, WordScore, put
from slovoteka.games.scrabble.state import Final, LastMove, Pending, Stage

KIND = GAMES["scrabble"]
WORD = put(EMPTY_GRID, [(place_of("З8")[0], "К"), (place_of("З9")[0], "о"), (place_of("З10")[0], "Т")])
LAST = LastMove(rack=1, kind="play", at="З8", word="КоТ", points=6)


def renderer_with(raw: dict[str, Any], language: str = "ru") -> TerminalRenderer:
    return scrabble_renderer(read_options(raw), SeatsShown(names=("Вы", "Вера", "Глеб"), me=0, language=language))


def table(raw: dict[str, Any], **changes: Any) -> views.Public:
    """A table during a turn, with these changes."""
    game = KIND.rules.make(read_options(raw), ToyOracle())
    public: views.Public = game.public(game.start())
    return public.but(**{"stage": Stage.TURN, **changes})


def rows(raw: dict[str, Any], **changes: Any) -> str:
    shown = renderer_with(raw).table(table(raw, **changes), {0: views.Private(rack="АБВ")})
    return "\n".join(row.plain for row in shown)


def prompt(raw: dict[str, Any], kind: str = "turn", language: str = "ru", **changes: Any) -> str:
    window = Window(id=f"{kind}:1", kind=kind, seats=(0,))
    return renderer_with(raw, language).prompt(table(raw, **changes), [window])


def test_the_last_word_is_named() -> None:
    assert "Последнее" not in rows({})
    assert "  Последнее  З8 КоТ (Вера, 6 очков)" in rows({}, grid=WORD, last=LAST)
    assert "Последнее" not in rows({}, last=LastMove(rack=1, kind="exchange", count=3))


def test_a_pending_word_is_named() -> None:
    score = Score((WordScore("КОТ", 4, (), (), 0, 4),), 0, 4)
    pending = Pending(at="З8", word="КоТ", words=("КОТ",), score=score)
    assert "  Последнее  З8 КоТ (Вы, 4 очка)" in rows({"words": "challenge"}, grid=WORD, pending=pending, mover=0)


def test_the_theme_is_shown() -> None:
    assert "  Тема       спорт: МЯЧ, ГОЛ" in rows(dict(KIND.choices.variants["theme-list"]))
    assert "  Тема       спорт\n" in rows(dict(KIND.choices.variants["theme-vote"]))
    assert "Тема" not in rows({})


def test_tiles_of_others_are_counted_when_the_bag_runs_out() -> None:
    raw = {"seats": 3}
    assert "Фишек" not in rows(raw, bags_left=(7,))
    assert "  Фишек      Вера 4 · Глеб 7" in rows(raw, bags_left=(6,), rack_sizes=(3, 4, 7))
    assert "  Фишек      Глеб 7" in rows(raw, bags_left=(0,), rack_sizes=(3, 4, 7), gone=(1,))
    assert "Фишек" not in rows(raw, bags_left=(0,), stage=Stage.OVER)


def test_two_bags_have_a_plural() -> None:
    assert "  В мешках   гласных 4, согласных 5" in rows({"two_bags": True}, bags_left=(4, 5))


@pytest.mark.parametrize(
    ("raw", "changes", "expected"),
    [
        ({}, {}, "Ход: З8 СЛОВО, обмен АБВ, пас"),
        ({}, {"bags_left": (1,)}, "Ход: З8 СЛОВО, обмен АБВ, пас"),
        ({}, {"bags_left": (0,)}, "Ход: З8 СЛОВО, пас"),
        ({"restricted_exchange": True}, {"bags_left": (6,)}, "Ход: З8 СЛОВО, пас"),
        ({"restricted_exchange": True}, {"bags_left": (7,)}, "Ход: З8 СЛОВО, обмен АБВ, пас"),
        ({"jacks": True}, {"opening": 5}, "Ход: З8 СЛОВО, обмен АБВ, пас"),
        ({"jacks": True, "rules": 1}, {"opening": 5}, "Ход: З8 СЛОВО, пас"),
        ({"jacks": True}, {"opening": 2}, "Ход: З8 СЛОВО, обмен АБВ, пас"),
        ({"declare": True}, {}, "Ход: З8 СЛОВО =24, обмен АБВ, пас"),
        ({"theme": "спорт"}, {}, "Ход: З8 СЛОВО #СЛОВО, обмен АБВ, пас"),
        ({"theme": "спорт", "theme_words": ["МЯЧ"]}, {}, "Ход: З8 СЛОВО, обмен АБВ, пас"),
        ({"reusable_blanks": True}, {}, "Ход: З8 СЛОВО, обмен АБВ, пас"),
        ({"reusable_blanks": True}, {"grid": WORD}, "Ход: З8 СЛОВО, Б7=В, обмен АБВ, пас"),
    ],
)
def test_only_what_can_be_done_is_offered(raw: dict[str, Any], changes: dict[str, Any], expected: str) -> None:
    assert prompt(raw, **changes) == expected


def test_a_doubt_leads_to_the_dictionary_or_to_a_vote() -> None:
    assert prompt({"words": "challenge"}, "respond").endswith("проверить")
    assert prompt({"words": "vote", "seats": 3}, "respond").endswith("голосовать")
    assert prompt({"words": "challenge"}, "challenge").startswith("Вы поверили; «не верю» – всё-таки проверить")
    assert prompt({"words": "vote", "seats": 3}, "challenge").startswith("Вы поверили; «не верю» – всё-таки голосовать")
    event = views.Challenged(1)
    assert renderer_with({"words": "vote", "seats": 3}).describe(event) == "Вера не верит: стол голосует."
    assert "проголос" not in "\n".join(renderer_with({"words": "challenge"}).help())
    assert "голосует стол" in "\n".join(renderer_with({"words": "vote", "seats": 3}).help())


def test_how_many_tiles_are_still_to_draw() -> None:
    drawing: dict[str, Any] = {"stage": Stage.DRAW, "drawer": 0, "rack_sizes": (3, 7), "bags_left": (9, 9)}
    assert prompt({"two_bags": True}, "draw", **drawing) == "Ещё 4: гласная (г) или согласная (с)"
    assert prompt({"two_bags": True}, "draw", "uk", **drawing) == "Ще 4: голосна (г) чи приголосна (п)"
    renderer = renderer_with({"two_bags": True})
    window = Window(id="draw:1", kind="draw", seats=(0,))
    shown = renderer.show(table({"two_bags": True}, **drawing), views.Private(rack="АБВ"), [window])
    assert len(shown) == 2  # the whole board is not repeated seven times in a deal


def test_with_open_tiles_the_player_chooses_instead_of_drawing() -> None:
    raw = dict(KIND.choices.variants["solitaire-face-up"])
    shown = renderer_with(raw).show(table(raw, stage=Stage.DRAW, drawer=0), views.Private(rack=""), [])
    assert shown[0].plain == "─── Выберите фишки из открытых"


def test_help_tells_of_the_clock() -> None:
    assert "Часы" not in "\n".join(renderer_with({}).help())
    help_text = "\n".join(renderer_with({"clock": "game"}).help())
    assert "Часы: 25 мин на всю партию" in help_text
    assert "стоит 10 очков" in help_text


@pytest.mark.parametrize(
    ("edition", "language", "line"),
    [
        ("mattel", "ru", "Издание: Mattel, русский набор, правила SM."),
        ("bilingual-uk", "uk", "Видання: двомовне, український набір, правила SU."),
        ("bilingual-ru", "en", "Edition: bilingual, Russian tiles, rules SU."),
    ],
)
def test_the_edition_is_named(edition: str, language: str, line: str) -> None:
    assert renderer_with({"edition": edition}, language).about()[0] == line


@pytest.mark.parametrize(
    ("raw", "line"),
    [
        ({}, "Неверное слово не принимается, можно сложить другое."),
        ({"words": "challenge"}, "Неверное слово, если его оспорят: фишки назад, ход пропадает."),
        ({"mode": "duplicate"}, "Листок с неверным словом не приносит очков."),
    ],
)
def test_the_cost_of_a_wrong_word_is_said_before_the_game(raw: dict[str, Any], line: str) -> None:
    assert renderer_with(raw).about()[1:] == [line]


# --- the end --------------------------------------------------------------------------------------------------------


def test_the_end_says_who_went_out_or_passed() -> None:
    final = (Final("", 0, 3, 0), Final("Ж", -3, 0, 0))
    event = views.Finished("out", final, (3, 0), Grades("low"))
    assert str(renderer_with({}).describe(event)).startswith("Партия окончена: мешок пуст, и вы выкладываете всё.")
    alone = views.Finished("passes", (Final("Ж", -3, 0, 0),), (0,), Grades("low"))
    assert "вы спасовали дважды подряд" in str(renderer_with({"mode": "solitaire"}).describe(alone))


def test_the_board_is_shown_when_it_is_over() -> None:
    shown = renderer_with({}).end(table({}, grid=WORD, stage=Stage.OVER), views.Private(rack="Ж"))
    assert shown[0].plain == "─── Игра окончена"
    assert " К  о  Т " in shown[9].plain


def test_sheets_of_bingo_at_the_end() -> None:
    sheet = Sheet(words=("КАРТИНА", "ДОРОЖКА"), crossed="К")
    public = bingo.Public(stage=BingoStage.OVER, called="К", bag_left=103, gone=(), sheets=(sheet, None), winners=(0,))
    shown = renderer_with({"mode": "bingo"}).end(public, bingo.Private(sheet=sheet))
    shown_text = "\n".join(row.plain for row in shown)
    assert "Листок     (К)АРТИНА  ДОРОЖКА  Вы" in shown_text
    assert "Листок     –  Вера" in shown_text


def test_what_a_blank_of_bingo_asks_for() -> None:
    renderer, window = renderer_with({"mode": "bingo"}), Window(id="mark:1", kind="mark", seats=(0,))
    public = bingo.Public(stage=BingoStage.MARK, called="К?", bag_left=102, gone=(), sheets=(), winners=())
    asked = "Пустышка ничего не вычёркивает: Enter – дальше, «есть» – вычеркнуть пропущенное"
    assert renderer.prompt(public, [window]) == asked
    letter = public.but(called="?К")
    assert renderer.prompt(letter, [window]) == "К: есть, Enter – нет; бинго, если листок полон"
