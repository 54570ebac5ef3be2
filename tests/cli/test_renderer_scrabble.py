"""Scrabble in a terminal: every event has a good sentence, boards fit the screen, and lines mean what people mean."""

import asyncio
import typing
from random import Random
from typing import Any

import pytest
from rich.text import Text

from cli.everything import check_everything
from cli.paper import Paper
from cli.scripted import play
from conformance.play import random_record
from current import current
from slovoteka.cli.games.scrabble.board_text import BoardText, PremiumSigns, squares_of
from slovoteka.cli.games.scrabble.renderer import scrabble_renderer
from slovoteka.cli.terminal.renderer import SeatsShown, TerminalRenderer
from slovoteka.core.game import Outcome, Window
from slovoteka.core.record import Record
from slovoteka.core.words import Verdict, Why
from slovoteka.games.registry import GAMES
from slovoteka.games.scrabble import views
from slovoteka.games.scrabble.actions import (
    Play,
)
from slovoteka.games.scrabble.bingo import views as bingo
from slovoteka.games.scrabble.duplicate import views as duplicate
from slovoteka.games.scrabble.duplicate.state import Round, Sheet
from slovoteka.games.scrabble.grades import Grades
from slovoteka.games.scrabble.notation import place_of
from slovoteka.games.scrabble.options import read_options
from slovoteka.games.scrabble.plays import EMPTY_GRID, Score, WordScore, put
from slovoteka.games.scrabble.reverse import views as reverse
from slovoteka.games.scrabble.reverse.state import Removed
from slovoteka.games.scrabble.state import Final
from slovoteka.match.host import Match
from slovoteka.messages import LANGUAGES

KIND = GAMES["scrabble"]
NAMES = ("Вы", "Вера", "Глеб", "Зоя", "Игнат")
VARIANTS = (
    *("standard", "challenge-turn", "challenge-ten", "vote", "declare", "reusable-blanks", "theme-vote", "jacks"),
    *("two-bags", "championship", "solitaire", "solitaire-two-racks", "solitaire-face-up", "bilingual-uk"),
    *("duplicate", "reverse", "bingo"),
)


def renderer_with(me: int | None = 0, language: str = "ru", **raw: Any) -> TerminalRenderer:
    return scrabble_renderer(read_options(raw), SeatsShown(names=NAMES, me=me, language=language))


def windows(*kinds: str) -> list[Window]:
    return [Window(id=f"{kind}:1", kind=kind, seats=(0,)) for kind in kinds]


# --- every event ----------------------------------------------------------------------------------------------------

PLAIN = Score((WordScore("КОТ", 4, (), (), 0, 4),), 0, 4)
HEALTHY = Score((WordScore("ЗДОРОВ", 11, (("О", 2, 1),), (2,), 0, 24), WordScore("ДА", 3, (), (), 5, 8)), 50, 82)
BAD = Verdict(word="КОЪ", allowed=False, why=Why.UNKNOWN)
ROUND = Round(number=3, rack="АБВ", placed=Play("З8", "КОТ"), score=PLAIN, found_by=2, best=Play("8З", "ТОК"),
              best_points=9, sheets=4, valid=3)  # fmt: skip
LEFT = (Final("Ъ?", -10, 0, 0), Final("", 0, 10, -20))
DESCRIBED: list[tuple[Any, str]] = [
    (views.LotDrawn(0, "Ж"), "Жребий: вы тянете Ж."),
    (views.LotDrawn(1, "?"), "Жребий: Вера тянет пустышку."),
    (views.LotsTied((0, 2)), "Поровну, тянут ещё раз: Вы, Глеб."),
    (views.Began(1), "Первый ход: Вера."),
    (views.Drew(0, "*"), "Вы берёте пустышку."),
    (views.Drew(1), "Вера берёт фишку."),
    (views.Drew(1, None, "vowels"), "Вера берёт фишку из мешка гласных."),
    (views.Picked(0, "АБ?"), "Вы берёте А Б ?."),
    (views.Played(1, "З8", "КОТ", PLAIN), "Вера: З8 КОТ, 4 очка."),
    (
        views.Played(0, "З8", "ЗДОРОВ", HEALTHY, pending=True),
        (
            "Вы: З8 ЗДОРОВ, 82 очка, если ход устоит. ЗДОРОВ: 11 + 1 (О×2) = 12 ×2 = 24; ДА: 3 + 5 (тема) = 8; "
            "+50 (семь фишек)."
        ),
    ),
    (views.Corrected(1, 20, 24), "Названо 20, а верно 24 очка: так и записано."),
    (views.Stood(0, 1), "Ваш ход засчитан: 1 очко."),
    (views.Stood(1, -2), "Вера: ход засчитан, −2 очка."),
    (views.Challenged(1), "Вера не верит и требует проверки."),
    (
        views.PlayFailed(1, "КОЪ", BAD),
        "Слово КОЪ не годится: нет в словаре. Вера забирает фишки и теряет ход.",
    ),
    (
        views.PlayFailed(0, "КОТ"),
        "Слово КОТ не годится: так решил стол. Вы забираете фишки и теряете ход.",
    ),
    (views.ChallengeFailed(0, 0, True), "Все слова верны, спор напрасен. Следующий ход вы пропускаете."),
    (views.ChallengeFailed(1, 10, False), "Все слова верны, спор напрасен. Вера платит 10 очков."),
    (views.ChallengeFailed(1, 0, False), "Все слова верны, спор напрасен. Платы за это нет."),
    (views.Voted((0, 1), (), True), "За: Вы, Вера. Против: никто. Ход принят."),
    (views.ThemeVoted(1, ("МЯЧ", "ГОЛ"), 10), "Вера: по теме МЯЧ, ГОЛ, ещё 10 очков."),
    (views.ThemeVoted(1, (), 0), "Вера: ни одно слово не по теме."),
    (views.Exchanged(1, 1), "Вера меняет 1 фишку."),
    (views.Exchanged(0, 3), "Вы меняете 3 фишки."),
    (views.Passed(1), "Вера пасует."),
    (views.Passed(1, in_time=False), "Время вышло, Вера теряет ход."),
    (views.Skipped(0), "Вы пропускаете ход: плата за напрасный спор."),
    (views.Swapped(1, "Б7", "В"), "Вера забирает пустышку с Б7, на её месте теперь В."),
    (views.OpeningLowered(4), "Начать никто не смог: теперь первому слову хватит 4 букв."),
    (views.Left(1), "Вера выходит из игры."),
    (
        views.Finished("out", LEFT, (300, 310), Grades("very-good", ("very-good", "excellent"))),
        (
            "Партия окончена: мешок пуст, и Вера выкладывает всё. "
            "Остатки на подставках: Вы −10 (Ъ ?) · Вера +10, время −20. "
            "Вместе 610 очков: очень хорошая партия. Вы – очень хорошо, Вера – отлично."
        ),
    ),
    (
        views.Finished("passes", (), (100, 200), Grades("low")),
        (
            "Партия окончена: все спасовали дважды подряд. "
            "Вместе 300 очков: за партию обычно набирают больше, от 400 до 800."
        ),
    ),
    (views.Finished("left", (), (1, 2), Grades("low")), "Партия окончена: играть больше некому."),
    (duplicate.RackCalled(2, "ЁАБ?"), "Тур 2. Буквы: А Б Ё ?."),
    (
        duplicate.RackPutBack("АБ", stuck=False),
        "В буквах А Б мало гласных или согласных: их возвращают и тянут другие.",
    ),
    (duplicate.RackPutBack("АБ", stuck=True), "С буквами А Б хода нет: их возвращают и тянут другие."),
    (
        duplicate.RoundClosed(ROUND),
        "Тур 3: на доску идёт З8 КОТ, 4 очка. Так написали 2 игрока. Лучше всего было 8З ТОК: 9 очков.",
    ),
    (
        duplicate.SheetJudged(0, Sheet(Play("З8", "КОТ", 7), 4)),
        "Ваш листок: З8 КОТ, 4 очка. Названо 7, а верно 4 очка: так и записано.",
    ),
    (
        duplicate.SheetJudged(1, Sheet(Play("З8", "КОЪ"), 0, "КОЪ", BAD)),
        "Вера: З8 КОЪ. Слово КОЪ не годится (нет в словаре): 0 очков.",
    ),
    (duplicate.SeatLeft(0), "Вы выходите из игры."),
    (duplicate.GameOver("played-out"), "Партия окончена: все фишки на доске."),
    (
        Removed(seat=0, squares=("З8", "З9"), tiles="Кт", words=("ДА",), points=2),
        "Вы снимаете К т (З8, З9): 2 очка. Получилось: ДА.",
    ),
    (
        Removed(seat=1, squares=("З8",), tiles="К", words=(), points=2, in_time=False),
        "Время вышло, Вера снимает К (З8): 2 очка.",
    ),
    (reverse.Left(1), "Вера выходит из игры."),
    (reverse.Finished("cleared", (3, 4)), "Партия окончена: доска пуста."),
    (
        views.WordRefused(0, "НОТ", Verdict(word="НОТ", allowed=False, why=Why.UNKNOWN), 3),
        "НОТ не годится: нет в словаре. Ход остаётся за вами.",
    ),
    (
        views.WordRefused(0, "НОТ", Verdict(word="НОТ", allowed=False, why=Why.UNKNOWN), 1),
        "НОТ не годится: нет в словаре. Ещё одно неверное слово – и ход перейдёт.",
    ),
    (
        views.WordRefused(1, "НОТ", Verdict(word="НОТ", allowed=False, why=Why.UNKNOWN), 0),
        "Вера пробует НОТ, но это слово не годится: нет в словаре.",
    ),
    (views.OutOfTries(0), "Четвёртое неверное слово за ход: вы теряете ход."),
    (views.OutOfTries(1), "Четвёртое неверное слово за ход: Вера теряет ход."),
    (bingo.Written(0, ("КАРТИНА", "ДОРОЖКА")), "Ваш листок: КАРТИНА, ДОРОЖКА."),
    (bingo.Written(0, ()), "Листка у вас нет: двух слов вы не записали."),
    (bingo.Called("Ж", 55), "Вытянута Ж, в мешке ещё 55."),
    (bingo.Called("?", 55), "Вытянута пустышка, она ничего не вычёркивает; в мешке ещё 55."),
    (bingo.Crossed(0, "Ж", 5), "Вы вычёркиваете Ж, осталось 5 букв."),
    (bingo.Shouted((1,)), "«Скрэббл-бинго!» Листок полон: Вера."),
    (bingo.Left(1), "Вера выходит из игры."),
    (
        bingo.Finished("bag", (0,), (9, 8)),
        "Партия окончена: фишки кончились. Вычеркнуто: Вы 9 · Вера 8.",
    ),
]


def mode_of(event: Any) -> str:
    prefix = str(event.__struct_config__.tag).partition("-")[0]
    return {"dup": "duplicate", "rev": "reverse", "bingo": "bingo"}.get(prefix, "standard")


def renderer_for(event: Any, me: int | None = 0, language: str = "ru") -> TerminalRenderer:
    mode = mode_of(event)
    raw = KIND.choices.variants["reverse"] if mode == "reverse" else {"mode": mode}
    return renderer_with(me, language, **raw)


@pytest.mark.parametrize(
    ("event", "sentence"), DESCRIBED, ids=lambda value: getattr(value, "__struct_config__", None) and ""
)
def test_what_has_happened(event: Any, sentence: str) -> None:
    assert renderer_for(event).describe(event) == sentence


def test_no_event_is_forgotten() -> None:
    assert {type(event) for event, _ in DESCRIBED} == set(typing.get_args(KIND.types.event))


@pytest.mark.parametrize("language", LANGUAGES)
def test_events_in_all_languages(language: str) -> None:
    for event, _ in DESCRIBED:
        sentence = renderer_for(event, None, language).describe(event)
        if isinstance(event, views.Drew) and event.tile is None:
            assert sentence is None  # a viewer of everything has another event with the tile
        else:
            assert sentence
            assert "scrabble-" not in sentence


def test_draws_are_not_shown_at_the_table() -> None:
    renderer = renderer_with()
    assert renderer.is_idle(views.Drew(0, "А"))
    assert not renderer.is_idle(views.Played(1, "З8", "КОТ", PLAIN))


# --- the board ------------------------------------------------------------------------------------------------------


def drawn(grid: str, new: typing.Collection[int] = (), edition: str = "mattel") -> list[Text]:
    layout = read_options({"edition": edition}).layout()
    return BoardText(layout, PremiumSigns("б", "с")).board(grid, new)


def style_at(line: Text, column: int) -> str:
    assert not line.style  # a style would dim every tile
    return next(str(span.style) for span in line.spans if span.start <= column < span.end)


def test_an_empty_board() -> None:
    rows = [line.plain for line in drawn(EMPTY_GRID)]
    assert rows[0] == "    1  2  3  4  5  6  7  8  9 10 11 12 13 14 15"
    assert rows[1] == " А 3с  ·  · 2б  ·  ·  · 3с  ·  ·  · 2б  ·  · 3с  А"
    assert rows[2] == " Б  · 2с  ·  ·  · 3б  ·  ·  · 3б  ·  ·  · 2с  ·  Б"
    assert rows[8] == " З 3с  ·  · 2б  ·  ·  · 2с  ·  ·  · 2б  ·  · 3с  З"
    assert len(rows) == 16
    assert rows[15].endswith("П")


def test_a_plain_centre_is_a_star() -> None:
    assert drawn(EMPTY_GRID, edition="bilingual-ru")[8].plain[24:27] == " ★ "


def test_tiles_blanks_and_the_last_word_stand_out() -> None:
    start, _ = place_of("З7")
    grid = put(EMPTY_GRID, [(start, "К"), (start + 1, "о"), (start + 2, "Т"), (start + 17, "Я")])
    lines = drawn(grid, squares_of(grid, "З7", "КоТ"))
    assert lines[8].plain[21:30] == " К  о  Т "
    letter, blank, old = style_at(lines[8], 22), style_at(lines[8], 25), style_at(lines[9], 28)
    assert "italic" in blank
    assert "italic" not in letter
    assert letter != old
    assert all(" on " in style for style in (letter, blank, old))


def test_a_word_that_was_taken_back_does_not_stand_out() -> None:
    assert list(squares_of(EMPTY_GRID, "8З", "КОТ")) == []
    grid = put(EMPTY_GRID, [(112, "К"), (127, "О"), (142, "Т")])
    assert list(squares_of(grid, "8З", "КОТ")) == [112, 127, 142]


def test_a_rack_in_order_and_with_values() -> None:
    draws = BoardText(current(KIND).layout(), PremiumSigns("б", "с"))
    assert draws.rack("ЁФ?А*").plain.split() == ["А₁", "Ё₃", "Ф₁₀", "?", "?"]
    assert draws.rack("").plain == "–"


# --- whole games ----------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module", params=VARIANTS)
def record(request: pytest.FixtureRequest) -> Record:
    return random_record(KIND, KIND.choices.variants[request.param], Random(7), f"renderer-{request.param}")


def test_everything_can_be_shown(record: Record) -> None:
    check_everything(KIND, record, NAMES, scrabble_renderer)


def test_results() -> None:
    renderer = renderer_with()
    winners = [
        renderer.result(Outcome(reason="out", scores=(5, 3), places=places))[0] for places in ((1, 2), (2, 1), (1, 1))
    ]
    assert winners == ["Победа ваша.", "Побеждает Вера.", "Победа общая, и ваша тоже."]
    assert renderer.result(Outcome(reason="out", scores=(5, 3), places=(1, 2)))[1] == "Счёт: Вы 5 · Вера 3."
    assert renderer.result(Outcome(reason="passes", scores=(-5, 0), places=(2, 1)))[1] == "Счёт: Вы −5 · Вера 0."
    alone = renderer_with(mode="solitaire")
    assert alone.result(Outcome(reason="passes", scores=(321,), places=(1,))) == ["Ваш счёт: 321 очко."]


def test_a_large_table_shows_the_best_and_oneself() -> None:
    names = tuple(f"Игрок{seat}" for seat in range(30))
    renderer = scrabble_renderer(read_options({"mode": "duplicate", "seats": 30}), SeatsShown(names=names, me=0))
    scores = renderer.result(Outcome(reason="left", scores=tuple(range(30)), places=tuple(range(30, 0, -1))))[1]
    assert scores.startswith("Счёт: Игрок29 29 · Игрок28 28")
    assert scores.endswith("· Игрок0 0 · ….")


def run(variant: str, lines: list[str | None] | None) -> tuple[Match, Paper, bool]:
    return asyncio.run(asyncio.wait_for(play(KIND, KIND.choices.variants[variant], NAMES, lines), 60))


@pytest.mark.parametrize("variant", ["standard", "vote", "two-bags", "solitaire-face-up", "duplicate", "bingo"])
def test_a_whole_game_by_script(variant: str) -> None:
    match, paper, has_left = run(variant, None)
    assert not has_left
    assert match.outcome is not None
    printed = "\n".join(paper.printed)
    assert "Партия окончена: " in printed
    assert "✗" not in printed, printed


def test_refusals_are_in_the_words_of_this_game() -> None:
    _, paper, has_left = run("standard", ["?", "верю", "правила 38", None])
    assert has_left
    printed = "\n".join(paper.printed)
    assert "✗ Сейчас так нельзя: положите слово (З8 СЛОВО)" in printed
    assert "Правило SM-38." in printed
    assert "правила SM-01 — что говорит правило" in printed


def test_help_tells_what_the_table_has_agreed_on() -> None:
    plain = "\n".join(renderer_with().help())
    assert "З8 ЗДОРОВ" in plain
    assert "не верю" not in plain
    assert "Тема" not in plain
    agreed = "\n".join(renderer_with(words="challenge", theme="спорт", reusable_blanks=True, declare=True).help())
    for part in ("не верю", "Тема: спорт.", "Б7=В", "=24"):
        assert part in agreed
