"""«Ундервуд» in a terminal: every event has a good sentence, tables fit the screen, and games come to their end."""

import asyncio
import typing
from pathlib import Path
from random import Random
from typing import Any

import pytest

from cli.conftest import Cli
from cli.everything import check_everything
from cli.paper import Paper
from cli.scripted import play
from cli.underwood_table import DECK, KIND, NAMES, renderer_with, shown, table_of, windows
from conformance.play import random_record
from slovoteka.cli.games.underwood.renderer import UnderwoodRenderer
from slovoteka.cli.terminal.renderer import SeatsShown
from slovoteka.core.game import Outcome
from slovoteka.core.record import Record
from slovoteka.core.record import lines as lines_of
from slovoteka.games.underwood import views
from slovoteka.games.underwood.actions import Lay, Swap, Turn, write_action
from slovoteka.games.underwood.options import SEATS, read_options
from slovoteka.games.underwood.state import Stage
from slovoteka.match.gathering import bot_names
from slovoteka.match.host import Match
from slovoteka.match.replay import verify
from slovoteka.messages import LANGUAGES, name_text

# --- every event ----------------------------------------------------------------------------------------------------

DESCRIBED: list[tuple[views.Event, str]] = [
    (views.Began(2, 1, 0), "Кон 2. Сдаёт Вера, первый ход ваш."),
    (views.Began(1, 0, 1), "Кон 1. Сдаёте вы, первый ход: Вера."),
    (views.Drew(0, "Ж"), "Вы берёте Ж."),
    (views.Drew(1, "?"), "Вера берёт «Ундервуд»."),
    (views.Drew(0, "⑤"), "Вы берёте призовую карту ⑤ (первая и последняя буквы одинаковы: + 10)."),
    (views.Drew(1), "Вера берёт карту."),
    (views.PutUnder("?"), "Под колоду кладут «Ундервуд»: лента начинается с буквы."),
    (views.TapeBegan("О"), "Ленту начинает О."),
    (
        views.Discarded(1, 5),
        "Вера сбрасывает призовую карту ⑤ (первая и последняя буквы одинаковы: + 10) и берёт другую.",
    ),
    (views.Swapped(0, Swap(1, 0, 1), "О", "КОТ"), "Вы кладёте О в слово КОТ (Вера) и забираете «Ундервуд»."),
    (views.Laid(1, Lay("К*ОТ"), "КОТ", 3, ""), "Вера: К*ОТ, 3 очка. За О – «Ундервуд»."),
    (
        views.Laid(0, Lay("МАТРОС", 2, (), 1), "МАТРОС", 14, "АО"),
        "Вы: МАТРОС, 14 очков. С ленты: А, О. Призовая карта ① (слово от 6 букв: слово × 2).",
    ),
    (views.Taped(1, "Ж"), "Вера кладёт в ленту Ж."),
    (views.Taped(0, "Ж", in_time=False), "Время вышло: за вас в ленту легла Ж."),
    (views.Taped(0, None), "Для ленты у вас букв нет."),
    (views.TurnPut(1, Turn((Lay("КОТ", 1),), "А")), "Вера предлагает КОТ лента=2 > А."),
    (views.Accepted(1), "Вера верит."),
    (views.Doubted(0), "Вы сомневаетесь: голосуют все."),
    (views.Voted((0, 1), (), True), "За: Вы, Вера. Против: никто. Принято."),
    (views.TurnFailed(1, ("КОТ", "ДОМ")), "КОТ, ДОМ не годятся: Вера забирает карты и ходит иначе."),
    (
        views.RoundOver("out", 0, (20, 5), (0, 9), (20, -4), ("", "Щ"), (32, -7)),
        "Кон окончен: у вас не осталось букв.",
    ),
    (
        views.RoundOver("stuck", 0, (0, 0), (5, 5), (-5, -5), ("?", "?"), (-5, -5)),
        "Кон окончен: никто не может ходить.",
    ),
    (views.Left(1), "Вера выходит из игры."),
]


@pytest.mark.parametrize(("event", "sentence"), DESCRIBED, ids=[f"{number}" for number in range(len(DESCRIBED))])
def test_what_has_happened(event: views.Event, sentence: str) -> None:
    assert renderer_with().describe(event) == sentence


def test_no_event_is_forgotten() -> None:
    assert {type(event) for event, _ in DESCRIBED} == set(typing.get_args(KIND.types.event))


@pytest.mark.parametrize("language", LANGUAGES)
def test_events_in_all_languages(language: str) -> None:
    for event, russian in DESCRIBED:
        sentence = renderer_with(None, language).describe(event)
        if event == views.Drew(1):
            assert sentence is None  # a viewer of everything has another event with the card
        else:
            assert sentence
            assert "underwood-" not in sentence
            assert (sentence == russian) <= (language == "ru" or "лента" in russian)


def test_draws_are_idle() -> None:
    assert [renderer_with().is_idle(event) for event, _ in DESCRIBED].count(True) == 5


def test_who_is_late_again_is_warned() -> None:
    renderer, late, in_time = renderer_with(), views.Taped(0, "О", in_time=False), views.Taped(0, "О")
    warning = "Ещё один такой ход подряд – и вы выйдете из игры."
    assert renderer.describe(late) == "Время вышло: за вас в ленту легла О."
    assert renderer.describe(views.Taped(1, "Ж", in_time=False)) == "Время вышло: Вера не успевает, в ленту легла Ж."
    assert renderer.describe(late) == f"Время вышло: за вас в ленту легла О. {warning}"
    for broken_by in (in_time, views.Discarded(0, 5), views.TurnPut(0, Turn(tape="О"))):
        renderer.describe(late)
        renderer.describe(broken_by)
        assert warning not in str(renderer.describe(late))


def test_draws_that_follow_each_other_are_described_together() -> None:
    dealt = [views.Drew(seat, card) for card in ("О", "?", "⑤") for seat in (1, 0)]
    assert renderer_with(None).describe_together([*dealt, views.Drew(0)]) == [
        "Вера берёт О, «Ундервуд», призовую карту ⑤ (первая и последняя буквы одинаковы: + 10).",
        "Вы берёт О, «Ундервуд», призовую карту ⑤ (первая и последняя буквы одинаковы: + 10).",
    ]
    assert renderer_with().describe_together([views.Drew(1), views.Drew(0, "Ж"), views.Drew(1)]) == [
        "Вера берёт 2 карты.",
        "Вы берёте Ж.",
    ]
    assert [renderer_with().is_described_together(event) for event in (views.Drew(1), views.Left(1))] == [True, False]


# --- the table ------------------------------------------------------------------------------------------------------

SCREEN = """\
─── Ваш ход · кон 2
  Счёт       Вы 12 · Вера −3 · до 100
  Вы         0 очков, карт 8
  Вера       27 очков, карт 9 · 2.1 К*ОТ⑤ 13 · 2.2 МАТРОС① 14
  Все видели Вера Ё *
  Сброшены   ③
  Лента      колода 64, под ней ⑨ │  1 О₁  2 Ы₄  3 А₁
  Рука       Е₁ О₁ · К₂ Ф₁₀ Щ₁₀ · *
             ⑤ первая и последняя буквы одинаковы: + 10
             ⑦ есть буква ценой от 5 очков: самая дорогая буква × 3
  Обмен      о2.1.2 – ваша О в К*ОТ"""


@pytest.mark.rule("UW-16")
def test_the_table_of_a_turn() -> None:
    assert shown(renderer_with(), table_of(), "?ЕКОФЩ⑤⑦", "turn") == SCREEN


@pytest.mark.parametrize(
    ("language", "parts"),
    [
        ("uk", ["Ваш хід · кін 2", "Стрічка", "під нею ⑨", "27 очок, карт 9", "о2.1.2 – ваша О у К*ОТ"]),
        ("en", ["Your turn · round 2", "Tape", "under it ⑨", "27 points, cards 9", "swap=2.1.2: your О into К*ОТ"]),
    ],
)
def test_the_table_in_other_languages(language: str, parts: list[str]) -> None:
    screen = shown(renderer_with(language=language), table_of(), "?ЕКОФЩ⑤⑦", "turn")
    for part in parts:
        assert part in screen


def test_a_swap_with_a_letter_of_the_tape() -> None:
    """UW-37 needs another card torn off before it, so the oldest of the tape will not do."""
    assert "о2.1.2 – О с ленты в К*ОТ" in shown(renderer_with(), table_of(tape="ЫО"), "К", "turn")
    assert "Обмен" not in shown(renderer_with(), table_of(tape="ОЫ"), "К", "turn")


def test_cards_that_were_drawn_are_pointed_out() -> None:
    renderer = renderer_with()
    assert "Взято" not in shown(renderer, table_of(), "АБВГДЕЖЗИК", "turn")
    renderer.read("БВ > А", windows("turn"))
    assert "\n  Взято      О₁ · Б₃ · ⑤" in shown(renderer, table_of(), "БГДЕЖЗИКО⑤", "turn")
    renderer.read("сброс 5", windows("turn"))
    assert "\n  Взято      *" in shown(renderer, table_of(), "?БГДЕЖЗИКО", "turn")
    renderer.read("БГД > Е", windows("turn"))
    assert "Взято" not in shown(renderer, table_of(struck=("БГД",)), "?БГДЕЖЗИКО", "turn")  # the cards came back


@pytest.mark.rule("UW-G24")
@pytest.mark.parametrize(
    ("struck", "title"),
    [
        (("КОТ",), "─── Ваш ход · кон 2 · остались 2 попытки"),
        (("КОТ", "ДОМ"), "─── Ваш ход · кон 2 · осталась 1 попытка"),
        (("КОТ", "ДОМ", "СЛОН + БМД"), "─── Ваш ход · кон 2 · теперь только буква в ленту"),
    ],
)
def test_how_many_attempts_are_left(struck: tuple[str, ...], title: str) -> None:
    rows = shown(renderer_with(check="vote", seats=3), table_of(struck=struck), "К", "turn").splitlines()
    assert rows[0] == title
    assert rows[-1] == f"  Не прошли  {' · '.join(struck)}"


JUDGED = Turn((Lay("СЛ*ОН", 0, (), 9), Lay("КОТ")), "А")


@pytest.mark.parametrize(
    ("stage", "turn", "title"),
    [
        (Stage.RESPOND, Turn((Lay("ПЛАЩ", None, (), 8),), "А"), "Вера: ПЛАЩ, 25 очков (⑧ {about}). Верите?"),
        (Stage.VOTE, Turn((Lay("П*ЛАЩ"),), "А"), "Вера: ПЛАЩ, 13 очков. Есть ли такое слово?"),
        (
            Stage.VOTE,
            JUDGED,
            "Вера: СЛОН, 4 очка (⑨ слово от 4 букв: ещё одно слово) + КОТ, 4 очка. Есть ли такие слова?",
        ),
    ],
)
def test_what_is_judged(stage: Stage, turn: Turn, title: str) -> None:
    """The word and its points first, then its spelling."""
    public = table_of(stage=stage, mover=1, pending=turn)
    rows = shown(renderer_with(check="vote", seats=3), public, "К", stage.value).splitlines()
    assert rows[0] == "─── " + title.format(about="любое слово: самая дорогая буква × 2")
    assert rows[-1] == f"  Запись     {write_action(turn)}"


@pytest.mark.rule("UW-49")
def test_a_counted_round_is_a_small_table() -> None:
    public = table_of(
        stage=Stage.BREAK, hands=("", "Щ?АБ⑤" + "О" * 9), sheet=((12, -3), (0, 2)), totals=(12, -1), points=(0, 27)
    )
    assert shown(renderer_with(), public, "", "ready").splitlines()[0] == "─── Кон 2 окончен"
    assert shown(renderer_with(), public, "", "ready").splitlines()[3:] == [
        "                слова    рука  за кон   всего  осталось",
        "  Вы                0       0       0      12  –",
        "  Вера             27     −28       2      −1  А₁ О₁ О₁ О₁ О₁ О₁ О₁ О₁",
        "                                               О₁ О₁ · Б₃ Щ₁₀ · * · ⑤",
    ]


def test_a_counted_round_on_a_narrow_screen() -> None:
    public = table_of(stage=Stage.BREAK, hands=("", "Щ?"), sheet=((12, -3), (0, 2)), totals=(12, -1), points=(0, 27))
    renderer = UnderwoodRenderer(read_options({}), SeatsShown(names=NAMES, me=0, width=59))
    assert shown(renderer, public, "", "ready").splitlines()[3:] == [
        "  Вы: слова 0, рука 0, за кон 0, всего 12",
        "    –",
        "  Вера: слова 27, рука −15, за кон 2, всего −1",
        "    Щ₁₀ · *",
    ]


def test_a_match_that_was_left_has_no_count() -> None:
    public = table_of(stage=Stage.OVER, hands=("АБ", "В"), gone=(1,))
    rows = [row.plain for row in renderer_with().end(public, views.Private(hand="АБ"))]
    assert rows[0] == "─── Игра окончена"
    assert any(row.startswith("  Вера       нет за столом · 2.1 К*ОТ⑤ 13") for row in rows)
    assert not any("осталось" in row for row in rows)


def test_of_many_rounds_the_last_is_shown() -> None:
    public = table_of(sheet=tuple((points, -1) for points in range(8)), totals=(28, -8))
    screen = shown(renderer_with(), public, "А", "turn")
    assert "Счёт       Вы 28 (+7) · Вера −8 (−1) · до 100" in screen
    assert "Взято" not in screen


@pytest.fixture(scope="module", params=["standard", "vote", "short", "crowd"])
def record(request: pytest.FixtureRequest) -> Record:
    return random_record(KIND, KIND.choices.variants[request.param], Random(7), f"renderer-underwood-{request.param}")


def test_everything_can_be_shown(record: Record) -> None:
    check_everything(KIND, record, NAMES, UnderwoodRenderer)


def test_a_replay_tells_a_deal_in_one_line_for_each(cli: Cli, record: Record, tmp_path: Path) -> None:
    path = tmp_path / "record.jsonl"
    path.write_text("\n".join(lines_of(record)) + "\n", "utf-8")
    deal = cli("replay", str(path)).out.partition("Ленту начинает")[0]
    assert deal.count(" берёт ") == len(record.header.seats)


def test_nobody_at_a_full_table_has_the_name_of_another() -> None:
    for language in LANGUAGES:
        names = [name_text(key, language) for key in bot_names(SEATS[1] - 1)]
        assert len(set(names)) == SEATS[1] - 1
        assert all(name.isalpha() for name in names)


# --- whole games ----------------------------------------------------------------------------------------------------


def run(raw: dict[str, Any], lines: list[str | None] | None) -> tuple[Match, Paper, bool]:
    return asyncio.run(asyncio.wait_for(play(KIND, raw, NAMES, lines), 60))


@pytest.mark.parametrize("variant", ["short", "vote"])
def test_a_whole_game_by_script(variant: str) -> None:
    match, paper, has_left = run({**KIND.choices.variants[variant], "target": 30, "rounds": 2}, None)
    assert not has_left
    assert match.outcome is not None
    verify(match.record())
    printed = "\n".join(paper.printed)
    assert "─── Ваш ход · кон 1" in printed
    assert "Кон окончен: " in printed
    assert "─── Игра окончена" in printed
    assert "✗" not in printed, printed


def test_questions_do_nothing_and_leave_no_trace_in_the_record() -> None:
    match, paper, has_left = run({"dealer": 1, "turn_ms": None}, ["? кот", "карты", "?", "? ", None])
    assert has_left
    asyncio.run(match.abandon())
    assert [event for message in match.messages(0) for event in message.events if isinstance(event, views.Taped)] == []
    printed = "\n".join(paper.printed)
    assert "  КОТ: 2 + 1 + 1 = 4" in printed
    assert "10 очков  Ф×1  Щ×1  Ъ×1" in printed
    assert printed.count("карты – буквы с ценой") == 2
    verify(match.record())  # lookups by questions are not answers that the rules asked for


def test_refusals_say_what_to_do() -> None:
    lines: list[str | None] = ["ъъъ > ъ", "> ?", "-", "верю", "кот л99 > а", "кот >", "правило > ъ"]
    lines += ["правила 44", "правила uw-99", "сброс 99", "сброс", "кот дом > а", None]
    _, paper, has_left = run({"dealer": 1, "turn_ms": None}, lines)
    assert has_left
    refusals = [line for line in paper.printed if line.startswith("✗ ")]
    assert len(refusals) == 10
    assert refusals[1] == "✗ «Ундервуд» в ленту не кладут: нужна буква. Правило UW-45."
    assert refusals[2].startswith("✗ Осталось положить букву в ленту: допишите в конце «> А». В руке: ")
    assert refusals[3].startswith("✗ Сейчас так нельзя: положите слово (КОТ > А)")
    assert refusals[4] == "✗ Карты 99 в ленте нет: там 1, счёт от колоды. Правило UW-27."
    assert refusals[5].startswith("✗ Для слова «КОТ» ")
    assert "ПРАВИЛО" in refusals[6]
    assert refusals[7] == "✗ Призовой карты 99 у вас в руке нет. Правило UW-21."
    assert refusals[8] == "✗ Сбрасывают по одной призовой карте: сброс 6."
    assert refusals[9].startswith("✗ «КОТ ДОМ» не понять: поставьте > перед буквой для ленты")
    assert any(line.startswith("  UW-44: ") for line in paper.printed)
    assert "  Правила UW-99 нет. Все правила: slovoteka rules underwood. Одно: правила UW-01." in paper.printed


def test_what_is_shown_before_and_after() -> None:
    renderer = renderer_with()
    assert renderer.about() == [
        "Играют до 100.",
        "Настоящие карты с коробки неизвестны: «Колода-замена» их заменяет. Какие в ней карты, покажет «карты».",
    ]
    own = read_options({"target": 50}).but(deck=DECK.but(stand_in=False))
    assert UnderwoodRenderer(own, SeatsShown(names=NAMES, me=0)).about() == [
        "Играют до 50.",
        "Колода своя: «Колода-замена». Какие в ней карты, покажет «карты».",
    ]
    results = [
        renderer.result(Outcome(reason="", scores=(105, -3), places=places)) for places in ((1, 2), (2, 1), (1, 1))
    ]
    assert [lines[0] for lines in results] == ["Победа ваша.", "Побеждает Вера.", "Победа общая, и ваша тоже."]
    assert results[0][1:] == ["Счёт: Вы 105 · Вера −3."]
    left = renderer.result(Outcome(reason="left", scores=(0, 0), places=(2, 1)))
    assert left[2:] == ["Недоигранный кон не засчитан."]
