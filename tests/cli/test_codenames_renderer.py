"""«Кодовые имена» in a terminal: every event has a good sentence, tables show what may be seen and fit the screen."""

import re
import typing
from pathlib import Path
from random import Random
from typing import Any

import pytest
from rich.console import Console

from cli.codenames_table import (
    BOARD,
    CAPTAIN,
    CLUES,
    GUESSER,
    KEY,
    KIND,
    NAMES,
    TOUCHED,
    covers_of,
    plain,
    renderer_with,
    shown,
    table_of,
    windows,
)
from cli.conftest import Cli
from cli.everything import check_everything
from conformance.play import random_record
from slovoteka.cli.games.codenames.renderer import CodenamesRenderer
from slovoteka.cli.terminal import console as terminal
from slovoteka.core.game import Outcome
from slovoteka.core.record import Record
from slovoteka.core.record import lines as lines_of
from slovoteka.games.codenames import views
from slovoteka.games.codenames.clues import Finding, finding_text
from slovoteka.games.codenames.deck import Deck, default_deck
from slovoteka.games.codenames.state import Given, Result, Stage, Whispered
from slovoteka.lexicon.clues import ClueReason
from slovoteka.messages import LANGUAGES

FINE = Finding(verdict="allowed", reason=ClueReason.FINE)
COGNATE = Finding(verdict="forbidden", reason=ClueReason.COGNATE, rule="CN-65", codename="ЛУНА")

# --- every event ----------------------------------------------------------------------------------------------------

DESCRIBED: list[tuple[views.Event, str]] = [
    (views.Began(2, (2, 1), True), "Игра 2: карты перевёрнуты. Капитаны: красные – Глеб, синие – Вера."),
    (views.Began(3, (0,), False), "Игра 3: карты новые. Капитан: красные – Вы."),
    (views.Dealt(BOARD), "На столе 25 слов."),
    (views.Marked(1), "Начинают синие: у них 9 агентов, у красных 8."),
    (views.KeyDrawn(6, "bystander"), "Ключ, слово 7: мирный житель."),
    (views.KeyShown(KEY), "Новый капитан видит ключ."),
    (views.Asked(0, Given(0, "БАЛЕТ", 2)), "Вы спрашиваете шёпотом: «балет» – 2, можно так?"),
    (views.Asked(1), "Вера спрашивает о чём-то второго капитана шёпотом."),
    (views.Answered(1, True), "Вера шепчет в ответ: можно."),
    (views.Answered(0, False), "Вы шепчете в ответ: нельзя."),
    (views.Answered(1), "Капитаны больше не шепчутся."),
    (views.Clued(0, Given(0, "БАЛЕТ", 2)), "Красные: «балет» – 2."),
    (
        views.Clued(1, Given(1, "БАЛЕТ"), True, 1),
        "Синие: «балет» – неограниченно. Второй капитан уже сказал, что так можно.",
    ),
    (views.Accepted(1), "Вера не возражает."),
    (views.Protested(0, None), "Вы возражаете против подсказки."),
    (views.Ruled(1, True), "Решение капитана (Вера): подсказка засчитана."),
    (views.Ruled(1, True, False), "Время вышло, решает судья: подсказка засчитана."),
    (views.Ruled(0, False), "Вы не засчитываете подсказку, ход переходит."),
    (
        views.Ruled(1, False, reason="CN-65"),
        "Вера не засчитывает подсказку: однокоренное слово или форма (CN-65). Ход переходит.",
    ),
    (
        views.Ruled(1, False, False, "CN-79"),
        "Время вышло, судья не засчитывает подсказку: слово через дефис (CN-79). Ход переходит.",
    ),
    (
        views.VoteCalled(1, "CN-61"),
        "Вера отклоняет подсказку: намёк на буквы или на место (CN-61). Судья не против неё, поэтому голосует стол.",
    ),
    (views.Voted(True, 1, 2), "Голоса: за подсказку 2, против 1. Подсказка засчитана."),
    (
        views.Voted(False, 3, 0, "CN-88"),
        "Голоса: за подсказку 0, против 3. Подсказка не засчитана: рифма без смысла (CN-88). Ход переходит.",
    ),
    (views.Touched(2, 0, 0, "КРАН", "red"), "Глеб открывает КРАН: свой агент."),
    (views.Touched(0, 0, 8, "ЛИСТ", "blue"), "Вы открываете ЛИСТ: агент синих, ход окончен."),
    (views.Touched(1, 1, 2, "ПЕРО", "bystander"), "Вера открывает ПЕРО: мирный житель, ход окончен."),
    (views.Touched(1, 1, 13, "ТЕНЬ", "assassin"), "Вера открывает ТЕНЬ: убийца."),
    (views.Covered(1, 8, "ЛИСТ", "blue"), "Штраф за подсказку: Вера накрывает слово своей команды, ЛИСТ."),
    (views.Skipped(0), "Вы обходитесь без штрафа."),
    (views.Stopped(0, 2), "Глеб говорит «стоп»: ход красных окончен."),
    (views.Stopped(1), "Время вышло: ход синих окончен."),
    (views.TimerTurned(1), "Вера переворачивает песочные часы."),
    (views.TimerOut(), "Песок высыпался: пора решать."),
    (views.ClueLate(0), "Ваше время вышло: теперь годится только подсказка к одному слову, с числом 1."),
    (views.ClueMissed(1), "Вера не даёт подсказки: ход потерян."),
    (views.NewCaptain(1, 3), "Новый капитан синих: Зоя."),
    (views.GameOver(Result(reason="agents", winner=0), KEY), "Победили красные: все их агенты найдены."),
    (views.GameOver(Result(reason="assassin", winner=1), KEY), "Победили синие: красные открыли убийцу."),
    (views.GameOver(Result(reason="left", winner=0), KEY), "Победили красные: синие дальше не играют."),
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
        sentence = renderer_with(3, language).describe(event)
        assert sentence
        assert "codenames-" not in sentence
        assert (sentence == russian) <= (language == "ru")


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        (views.Covered(0, 8, "ЛИСТ", "blue"), "Ход врага: вы накрываете его слово ЛИСТ."),
        (views.Covered(1, 8, "ЛИСТ", "blue", False), "Время вышло: враг сам накрывает слово ЛИСТ."),
        (
            views.GameOver(Result(reason="agents", winner=0, winners=(0, 1), points=3), KEY),
            "Все свои агенты найдены.",
        ),
        (views.GameOver(Result(reason="assassin"), KEY), "Это был убийца: победила игра."),
        (views.GameOver(Result(reason="enemy"), KEY), "Все слова врага накрыты раньше ваших: победила игра."),
        (views.GameOver(Result(reason="left"), KEY), "Дальше играть некому."),
    ],
)
def test_what_has_happened_against_the_game(event: views.Event, sentence: str) -> None:
    assert renderer_with(seats=2).describe(event) == sentence


@pytest.mark.rule("CN-48")
@pytest.mark.parametrize(
    ("seats", "result", "sentence"),
    [
        (4, Result(reason="assassin", winner=1), "Победили синие: красные открыли убийцу."),
        (2, Result(reason="agents", winner=0, winners=(0, 1), points=3),
         "Все свои агенты найдены. Победа: 3 очка. Сработано чётко, как по часам."),
        (2, Result(reason="assassin"), "Это был убийца: победила игра."),
    ],
)  # fmt: skip
def test_the_winner_of_a_game_is_named_where_there_are_more(seats: int, result: Result, sentence: str) -> None:
    """Otherwise the result of the match says it anyway."""
    assert renderer_with(seats=seats, games=2).describe(views.GameOver(result, KEY)) == sentence


@pytest.mark.rule("CN-68")
def test_whispers_are_shown_once_to_whoever_sees_everything() -> None:
    """A replay shows what captains heard, without the sentence that the others saw."""
    heard, seen = views.Asked(0, Given(0, "БАЛЕТ", 2)), views.Asked(0)
    for valid, answer in (
        (True, "Вера шепчет в ответ: можно."),
        (None, "Время вышло: Вера ничего не отвечает."),
    ):
        renderer = renderer_with(None)
        events: list[views.Event] = [heard, seen, views.Answered(1, valid), views.Answered(1)]
        assert [renderer.describe(event) for event in events] == [
            "Вы спрашивает шёпотом: «балет» – 2, можно так?",
            None,
            answer,
            None,
        ]


def test_an_objection_is_explained_by_the_judge() -> None:
    renderer = renderer_with()
    renderer.describe(views.Clued(1, Given(1, "ЛУННЫЙ", 1)))
    reason = finding_text("ЛУННЫЙ", COGNATE)
    assert renderer.describe(views.Protested(2, COGNATE)) == f"Глеб возражает против подсказки. Судья: {reason}"


def test_a_key_is_drawn_without_many_words() -> None:
    renderer = renderer_with()
    drawn = [views.KeyDrawn(place, owner) for place, owner in enumerate(KEY)]
    assert all(renderer.is_idle(event) and renderer.is_described_together(event) for event in drawn)
    assert renderer.describe_together(drawn) == ["Капитаны смотрят на ключ."]
    assert renderer.describe_together([]) == []
    assert [renderer.is_described_together(event) for event in (views.Left(1), views.Dealt(BOARD))] == [False, False]
    assert {type(event) for event, _ in DESCRIBED if renderer.is_idle(event)} == {views.KeyDrawn, views.Accepted}


# --- the table ------------------------------------------------------------------------------------------------------

FOR_A_GUESSER = """\
─── Отгадываете вы, ход красных
  Красные    осталось 6 · капитан: Глеб · отгадывает: вы
  Синие      осталось 6 · капитан: Вера · отгадывает: Зоя

     КРАН       ЛУНА      ПЕРО        ВИНО     [С]замок
     МЫШЬ       ЯКОРЬ  [·]оркестр     ЛИСТ     [С]ключ
  [К]гриф       БАНЯ      СПУТНИК     ТЕНЬ        РЫНОК
     ПЛАТЬЕ  [К]хвост     МОСТ        ДИРИЖЁР     БУМАГА
  [К]танец      ЛЁД       ЛИСА        КОЛОДЕЦ     ИГЛА

  Подсказки  К «птица» – 2: ГРИФ, ХВОСТ
             С «дверь» – 2: ЗАМОК, КЛЮЧ
             К «балет» – 1: ТАНЕЦ, ОРКЕСТР (мирный)
             С «укол» – 2: не засчитана
  Сейчас     К «порт» – 3 · остались 4 попытки"""

KEY_ON_THE_TABLE = """\
   К КРАН     К ЛУНА    · ПЕРО      К ВИНО     [С]замок
   · МЫШЬ     К ЯКОРЬ  [·]оркестр   С ЛИСТ     [С]ключ
  [К]гриф     · БАНЯ    С СПУТНИК   ✖ ТЕНЬ      С РЫНОК
   С ПЛАТЬЕ  [К]хвост   К МОСТ      · ДИРИЖЁР   К БУМАГА
  [К]танец    · ЛЁД     С ЛИСА      · КОЛОДЕЦ   С ИГЛА"""


@pytest.mark.rule("CN-09")
@pytest.mark.rule("CN-42")
def test_the_table_of_one_who_guesses() -> None:
    public = table_of(captains=(2, 1))
    assert shown(renderer_with(), public, GUESSER, "guess") == FOR_A_GUESSER


@pytest.mark.rule("CN-10")
def test_captains_see_the_key() -> None:
    screen = shown(renderer_with(), table_of(stage=Stage.CLUE), CAPTAIN, "clue")
    assert screen.startswith("─── Ваша подсказка, вы за красных\n")
    assert KEY_ON_THE_TABLE in screen
    assert screen.endswith("\n             К «порт» – 3: без отгадок")


def test_everybody_sees_the_key_in_the_end() -> None:
    rows = renderer_with(3).end(table_of(stage=Stage.OVER, key=KEY), GUESSER)
    assert rows[0].plain == "─── Партия окончена"
    assert KEY_ON_THE_TABLE in plain(rows)
    assert KEY_ON_THE_TABLE not in plain(renderer_with(3).show(table_of(), GUESSER, ()))


def test_colours_say_the_same() -> None:
    """Filled for covered cards, coloured letters for the key, no colour for those who may not know."""
    rows = renderer_with().table(table_of(), {0: CAPTAIN})
    styles = {row.plain[span.start : span.end]: str(span.style) for row in rows for span in row.spans}
    assert styles["[К]гриф"].endswith("on #af0000")
    assert styles["[С]ключ"].endswith("on #0044aa")
    assert styles[" К КРАН"] == "bold red"
    assert styles[" ✖ ТЕНЬ"] == "bold reverse"
    rows = renderer_with().table(table_of(), {0: GUESSER})
    open_words = {row.plain[span.start : span.end].strip(): str(span.style) for row in rows for span in row.spans}
    assert {open_words[word] for word in set(BOARD) - set(TOUCHED)} == {"bold"}


def test_without_colours_nothing_is_lost() -> None:
    console = Console(width=80, no_color=True, force_terminal=False)
    with console.capture() as captured:
        for row in renderer_with().table(table_of(), {0: CAPTAIN}):
            console.print(row)
    assert KEY_ON_THE_TABLE in captured.get()


@pytest.mark.parametrize(("width", "columns"), [(80, 5), (50, 4), (40, 3), (30, 2), (12, 1)])
def test_a_narrow_screen_has_fewer_words_in_a_row(width: int, columns: int) -> None:
    rows = [row.plain for row in renderer_with(width=width).table(table_of(), {0: CAPTAIN})]
    start, stop = (number for number, row in enumerate(rows) if not row)
    board = rows[start + 1 : stop]
    assert len(board) == -(-25 // columns)
    assert max(map(len, board)) <= width
    assert [word for row in board for word in re.findall(r"\w\w+", row.upper())] == list(BOARD)


def test_long_words_of_an_own_deck_fit_the_screen() -> None:
    board = tuple(f"{word}{'Я' * (20 - len(word))}" for word in BOARD)
    rows = renderer_with().table(table_of(board=board), {0: CAPTAIN})
    assert max(len(row.plain) for row in rows) <= 70
    assert all(any(word in row.plain.upper() for row in rows) for word in board)


@pytest.mark.parametrize(
    ("language", "parts"),
    [
        ("uk", ["Відгадуєте ви, хід червоних", "лишилося 6 · капітан: Глеб", "[Ч]гриф", "лишилися 4 спроби"]),
        (
            "en",
            ["You guess, red’s turn", "6 left · captain: Глеб", "[R]гриф", "[B]ключ", "4 guesses left", "guesser: you"],
        ),
    ],
)
def test_the_table_in_other_languages(language: str, parts: list[str]) -> None:
    screen = shown(renderer_with(language=language), table_of(captains=(2, 1)), GUESSER, "guess")
    for part in parts:
        assert part in screen


@pytest.mark.rule("CN-75")
def test_guesses_without_a_limit() -> None:
    public = table_of(clues=(Given(0, "ПЕРЬЯ", 0, (0,)),), attempts_left=None)
    assert "\n  Сейчас     К «перья» – 0: КРАН · попыток сколько угодно" in shown(renderer_with(), public, CAPTAIN)


@pytest.mark.rule("CN-90")
def test_a_table_against_the_game() -> None:
    public = table_of(stage=Stage.ENEMY, teams=(0, 0), captains=(0,))
    screen = shown(renderer_with(seats=2), public, CAPTAIN, "enemy")
    assert screen.startswith("─── Ход врага: накройте одно его слово\n")
    assert "\n  Красные    осталось 6 · капитан: вы · отгадывает: Вера\n  Синие      осталось 6 · враг\n" in screen


@pytest.mark.rule("CN-100")
def test_a_table_of_three() -> None:
    screen = shown(renderer_with(2, seats=3), table_of(teams=(0, 1, -1), turn=1), GUESSER, "guess")
    assert screen.startswith("─── Отгадываете вы, ход синих\n")
    assert "Красные    осталось 6 · капитан: Вы · отгадывает: вы\n" in screen
    assert "Синие      осталось 6 · капитан: Вера · отгадывает: вы\n" in screen


@pytest.mark.rule("CN-68")
def test_captains_see_what_was_whispered() -> None:
    whispers = (Whispered("ПЛЕТЬ", 2, False), Whispered("ГАВАНЬ", None, None))
    private = views.Private(key=KEY, asked=Given(0, "БУХТА", 1), whispers=whispers)
    public = table_of(stage=Stage.WHISPER, captains=(2, 0), clues=CLUES[:1])
    screen = shown(renderer_with(), public, private, "whisper")
    assert screen.startswith("─── Глеб спрашивает шёпотом: можно так?\n")
    assert screen.splitlines()[-3:] == [
        "  Шёпотом    «плеть» – 2: нельзя",
        "             «гавань» – неограниченно: без ответа",
        "  Вопрос     «бухта» – 1",
    ]
    assert "бухта" not in shown(renderer_with(3), public, GUESSER)


def test_who_decides_hears_the_judge() -> None:
    public = table_of(stage=Stage.RULING, captains=(2, 0), objector=3, finding=COGNATE)
    screen = shown(renderer_with(), public, CAPTAIN, "ruling")
    assert screen.startswith("─── Засчитать подсказку? Решаете вы\n")
    assert f"\n  Судья      {finding_text('ПОРТ', COGNATE)[:20]}" in screen
    assert "Засчитать ли подсказку, решает Вера" in shown(renderer_with(), table_of(stage=Stage.RULING), CAPTAIN)
    ruled = table_of(objector=3, finding=COGNATE)
    assert "Судья" not in shown(renderer_with(), ruled, CAPTAIN)


@pytest.mark.rule("CN-53")
def test_who_decides_sees_the_reasons_and_nobody_else_does() -> None:
    reasons = ("CN-65", "CN-88")
    public = table_of(stage=Stage.RULING, captains=(2, 0), objector=3, finding=COGNATE, strike_reasons=reasons)
    assert shown(renderer_with(), public, CAPTAIN, "ruling").splitlines()[-2:] == [
        "  Причины    CN-65 – однокоренное слово или форма",
        "             CN-88 – рифма без смысла",
    ]
    assert renderer_with().prompt(public, windows("ruling")) == "засчитать · или «отклонить 65»"
    assert "CN-88" not in shown(renderer_with(3), public, GUESSER)


@pytest.mark.rule("CN-G19")
def test_who_votes_sees_what_it_is_about() -> None:
    public = table_of(stage=Stage.VOTE, objector=3, finding=FINE, strike_reason="CN-61")
    screen = shown(renderer_with(3), public, GUESSER, "vote")
    assert screen.startswith("─── Годится ли подсказка? Голосуете вы\n")
    assert screen.splitlines()[-2:] == [
        "  Судья      Возразить нечего.",
        "  Спор       CN-61 – намёк на буквы или на место",
    ]
    assert "Стол голосует, годится ли подсказка" in shown(renderer_with(), public, CAPTAIN)


def test_a_struck_clue_is_shown_with_its_reason() -> None:
    clue = Given(1, "УКОЛ", 2, struck=True, reason="CN-65")
    screen = shown(renderer_with(), table_of(stage=Stage.CLUE, clues=(clue,)), CAPTAIN)
    assert "«укол» – 2: не засчитана, однокоренное слово или форма (CN-65)" in " ".join(screen.split())


@pytest.mark.rule("CN-48")
def test_the_games_of_a_match() -> None:
    results = (Result(reason="agents", winner=0), Result(reason="assassin", winner=1))
    screen = shown(renderer_with(games=3), table_of(game=3, results=results), CAPTAIN)
    assert screen.startswith("─── Отгадывают красные · игра 3 из 3\n  Игры       1 – красные · 2 – синие\n")
    counted = (Result(reason="agents", winner=0, points=5), Result(reason="enemy"))
    public = table_of(game=3, results=counted, teams=(0, 0), captains=(0,))
    assert "  Игры       1 – 5 очков · 2 – 0 очков\n" in shown(renderer_with(seats=2, games=3), public, CAPTAIN)


# --- whole records --------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module", params=["standard", "crowd", "two", "three", "strict", "friends"])
def record(request: pytest.FixtureRequest) -> Record:
    return random_record(KIND, KIND.choices.variants[request.param], Random(11), f"renderer-codenames-{request.param}")


def test_everything_can_be_shown(record: Record) -> None:
    check_everything(KIND, record, NAMES, CodenamesRenderer)


def test_a_replay_tells_a_key_in_one_line(cli: Cli, record: Record, tmp_path: Path) -> None:
    path = tmp_path / "record.jsonl"
    path.write_text("\n".join(lines_of(record)) + "\n", "utf-8")
    printed = cli("replay", str(path)).out
    games = printed.count("На столе 25 слов.")
    assert games >= 1
    assert printed.count("Капитаны смотрят на ключ.") == games
    assert "Ключ, слово" not in printed
    assert printed.count(" ✖ ") + printed.count("[✖]") >= 1


# --- the end --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("raw", "scores", "places", "lines"),
    [
        ({}, (1, 0, 1, 0), (1, 3, 1, 3), ["Вы победили, с вами Глеб."]),
        ({"seats": 6}, (1, 0) * 3, (1, 4) * 3, ["Вы победили, с вами Глеб и Игнат."]),
        ({}, (0, 1, 0, 1), (3, 1, 3, 1), ["Вы проиграли. Победили синие: Вера и Зоя."]),
        ({"games": 2}, (1, 1, 1, 1), (1, 1, 1, 1),
         ["Ничья: побед у красных и синих поровну.", "Игры: красные 1, синие 1."]),
        ({"games": 3}, (1, 2, 1, 2), (3, 1, 3, 1),
         ["Вы проиграли. Победили синие: Вера и Зоя.", "Игры: красные 1, синие 2."]),
        ({"seats": 3}, (1, 0, 0), (1, 2, 2), ["Вы победили."]),
        ({"seats": 3}, (0, 1, 0), (2, 1, 2), ["Вы проиграли. Победили синие: Вера."]),
        ({"seats": 3, "captains": (1, 2)}, (0, 1, 0), (2, 1, 2), ["Победили красные: Вера."]),
        ({"seats": 3}, (0, 0, 0), (1, 1, 1), ["Никто не победил."]),
        ({"seats": 3, "games": 3}, (2, 1, 0), (1, 2, 3), ["Вы победили.", "Побед: Вы 2 · Вера 1 · Глеб 0."]),
        ({"seats": 3, "games": 3, "rotate": False}, (1, 2, 0), (2, 1, 3),
         ["Побеждает Вера.", "Побед: Вы 1 · Вера 2."]),
        ({"seats": 2}, (8, 8), (1, 1), ["Победа: 8 очков.", "В это никто не поверит!"]),
        ({"seats": 2}, (1, 1), (1, 1), ["Победа: 1 очко.", "Еле-еле, но победа."]),
        ({"seats": 2, "games": 2}, (11, 11), (1, 1), ["Победа: 11 очков."]),
        ({"seats": 2}, (0, 0), (2, 2), ["Победила игра, очков нет."]),
    ],
)  # fmt: skip
def test_who_has_won(raw: dict[str, Any], scores: tuple[int, ...], places: tuple[int, ...], lines: list[str]) -> None:
    assert renderer_with(**raw).result(Outcome(reason="agents", scores=scores, places=places)) == lines


def test_a_replay_addresses_nobody() -> None:
    outcome = Outcome(reason="agents", scores=(1, 0, 1, 0), places=(1, 3, 1, 3))
    assert renderer_with(None).result(outcome) == ["Победили красные: Вы и Глеб."]


@pytest.mark.rule("CN-98")
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_number_of_points_has_its_grade(language: str) -> None:
    renderer = renderer_with(language=language, seats=2)
    grades = {renderer.result(Outcome(reason="agents", scores=(n, n), places=(1, 1)))[1] for n in range(1, 9)}
    assert len(grades) == 8


def test_what_is_shown_before() -> None:
    about = renderer_with().about()
    assert about[:3] == [
        "Вы – капитан красных, с вами Глеб. Против вас Вера (капитан) и Зоя.",
        "Хотите отгадывать: --option captains=2,1",
        "О недопустимой или спорной подсказке судья предупредит капитана.",
    ]
    assert "[К] – слово накрыто агентом красных" in about[3]
    deck = Deck("own", default_deck().cards[:25])
    assert renderer_with(seats=3, deck=deck, judge="off").about()[2:4] == [
        "Слова из своей колоды.",
        "Судьи нет: о подсказках договариваются капитаны.",
    ]


@pytest.mark.rule("CN-03")
@pytest.mark.parametrize(
    ("raw", "sentence", "instead"),
    [
        ({"seats": 6}, "Вы – капитан красных, с вами Глеб и Игнат. Против вас Вера (капитан), Зоя и Клава.", "2,1"),
        ({"captains": (2, 3)},
         "Вы отгадываете за красных, с вами Глеб (капитан). Против вас Вера и Зоя (капитан).", ""),
        ({"seats": 3}, "Вы – капитан красных. Капитан синих – Вера, за обе команды отгадывает Глеб.", "2,1"),
        ({"seats": 3, "captains": (1, 0)},
         "Вы – капитан синих. Капитан красных – Вера, за обе команды отгадывает Глеб.", "1,2"),
        ({"seats": 3, "captains": (1, 2)},
         "Вы отгадываете за обе команды. Капитан красных – Вера, синих – Глеб.", ""),
        ({"seats": 2}, "Вы – капитан красных, с вами Вера.", "1"),
        ({"seats": 2, "captains": (1,)}, "Вы отгадываете за красных, с вами Вера (капитан).", ""),
    ],
)  # fmt: skip
def test_who_plays_with_whom(raw: dict[str, Any], sentence: str, instead: str) -> None:
    about = renderer_with(**raw).about()
    assert about[0] == sentence
    assert (f"Хотите отгадывать: --option captains={instead}" in about) == bool(instead)
    if instead:  # and the advice works
        chosen = {**raw, "captains": tuple(map(int, instead.split(",")))}
        assert renderer_with(**chosen).about()[0].startswith("Вы отгадываете")


@pytest.mark.parametrize("raw", [{"seats": 2}, {"judge": "block"}])
def test_help_says_that_a_final_judge_refuses_forbidden_clues(raw: dict[str, Any]) -> None:
    renderer = renderer_with(**raw)
    assert "Недопустимую подсказку судья не пропустит, о спорной предупредит." in renderer.about()
    assert "балет 2! – настоять, хотя для судьи это спорно" in renderer.help()


@pytest.mark.parametrize(
    ("stage", "kinds", "asked"),
    [
        (Stage.CLUE, ("clue", "timer"), "слово и число · например, «балет 2»"),
        (Stage.CLUE, ("timer",), "думает Вы · Enter – стол"),
        (Stage.WHISPER, ("whisper",), "можно или нельзя"),
        (Stage.WHISPER, (), "капитаны шепчутся · Enter – стол"),
        (Stage.RESPOND, ("respond",), "в – возражаю · Enter – да"),
        (Stage.RESPOND, (), "ждём синих · Enter – стол"),
        (Stage.RULING, ("ruling",), "да или нет"),
        (Stage.RULING, (), "решает Вера · Enter – стол"),
        (Stage.VOTE, ("vote",), "годится или не годится"),
        (Stage.VOTE, (), "стол голосует · Enter – стол"),
        (Stage.GUESS, ("guess", "timer"), "слово со стола"),
        (Stage.GUESS, ("object",), "в – возражаю · отгадывают красные"),
        (Stage.PENALTY, ("penalty",), "ваше слово · или «пропустить»"),
        (Stage.ENEMY, ("enemy",), "слово врага"),
        (Stage.BREAK, ("ready",), "Enter – дальше"),
    ],
)
def test_what_is_asked(stage: Stage, kinds: tuple[str, ...], asked: str) -> None:
    assert renderer_with().prompt(table_of(stage=stage), windows(*kinds)) == asked


def test_what_is_asked_in_special_cases() -> None:
    renderer = renderer_with()
    more = table_of(clues=(Given(0, "ПОРТ", 3, (6,)),), covers=covers_of("ЯКОРЬ"))
    assert renderer.prompt(more, windows("guess")) == "слово или «стоп»"
    late = table_of(stage=Stage.CLUE, late=True)
    assert renderer.prompt(late, windows("clue")) == "слово и число 1 · например, «балет 1»"
    sand = table_of(sand_ms=5)
    assert renderer.prompt(sand, windows("guess", "timer")) == "слово со стола · песок сыплется"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [80, 40])
def test_prompts_are_never_cut(language: str, width: int) -> None:
    """A clock precedes a prompt, and there is room to type after it. Parts that do not fit are left out whole."""
    kinds = ("clue", "whisper", "respond", "ruling", "vote", "guess", "penalty", "enemy", "ready", "object")
    for stage in Stage:
        for kind in (*kinds, ""):
            public = table_of(stage=stage, sand_ms=5, captains=(2, 1), strike_reasons=("CN-65",))
            mine = windows(*kind.split())
            prompt = renderer_with(language=language, width=width).prompt(public, mine)
            assert prompt
            clocked = f"30:00 · {prompt}"
            assert terminal.fitted(clocked, width) == clocked
            whole = renderer_with(language=language, width=500).prompt(public, mine)
            assert set(prompt.split(" · ")) <= set(whole.split(" · "))
