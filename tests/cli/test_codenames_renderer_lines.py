"""Typed lines at a table of «Кодовые имена», and whole games by script."""

import asyncio
from typing import Any

import pytest

from cli.codenames_table import CAPTAIN, GUESSER, KIND, NAMES, plain, renderer_with, shown, table_of, windows
from cli.paper import Paper
from cli.scripted import play
from slovoteka.cli.games.codenames.renderer import CodenamesRenderer
from slovoteka.core.errors import Illegal, Unreadable
from slovoteka.games.codenames.actions import (
    Accept,
    Action,
    Answer,
    Ask,
    Clue,
    Cover,
    Protest,
    Ready,
    Ruling,
    Skip,
    Stop,
    Touch,
    TurnTimer,
    Vote,
)
from slovoteka.games.codenames.clues import Finding
from slovoteka.games.codenames.state import Stage
from slovoteka.lexicon.clues import ClueReason
from slovoteka.match.host import Match
from slovoteka.match.replay import verify
from slovoteka.messages import refusal_text

# --- lines ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("kind", "line", "meant"),
    [
        ("clue", "балет 2", Clue("БАЛЕТ", 2)),
        ("clue", "  Балет :  2! ", Clue("БАЛЕТ", 2, sure=True)),
        ("clue", "спросить балет 2", Ask("БАЛЕТ", 2)),
        ("clue", "балет два", Clue("БАЛЕТ", 2)),
        ("clue", "балет три!", Clue("БАЛЕТ", 3, sure=True)),
        ("clue", "2 балет", Clue("БАЛЕТ", 2)),
        ("clue", "балет-2", Clue("БАЛЕТ", 2)),
        ("clue", "балет - 2", Clue("БАЛЕТ", 2)),
        ("clue", "балет, 2", Clue("БАЛЕТ", 2)),
        ("clue", "«балет» 2", Clue("БАЛЕТ", 2)),
        ("clue", "«балет» – 2", Clue("БАЛЕТ", 2)),  # as the table shows it
        ("clue", "восемь нуль", Clue("ВОСЕМЬ", 0)),
        ("clue", "балет вісім", Clue("БАЛЕТ", 8)),
        ("clue", "балет nine", Clue("БАЛЕТ", 9)),
        ("clue", "8 неограниченно", Clue("8")),
        ("clue", "плащ-палатка 2", Clue("ПЛАЩ-ПАЛАТКА", 2)),
        ("clue", "спросить балет два", Ask("БАЛЕТ", 2)),
        ("clue", "", None),
        ("whisper", "можно", Answer(True)),
        ("whisper", "да", Answer(True)),
        ("whisper", "-", Answer(False)),
        ("respond", "", Accept()),
        ("respond", "+", Accept()),
        ("respond", "в", Protest()),
        ("respond", "возражаю", Protest()),
        ("respond", "да", Accept()),
        ("respond", "нет", Protest()),
        ("ruling", "yes", Ruling(True)),
        ("ruling", "отклонить", Ruling(False)),
        ("ruling", "отклонить CN-65", Ruling(False, "CN-65")),
        ("ruling", "отклонить 65", Ruling(False, "CN-65")),
        ("ruling", "нет 65", Ruling(False, "CN-65")),
        ("ruling", "-cn-88", Ruling(False, "CN-88")),
        ("vote", "да", Vote(True)),
        ("vote", "нет", Vote(False)),
        ("vote", "не годится", Vote(False)),
        ("guess", "вино", Touch("ВИНО")),
        ("guess", "тронуть вино", Touch("ВИНО")),
        ("guess", "стоп", Stop()),
        ("guess", "таймер", TurnTimer()),
        ("guess", "", None),
        ("penalty", "вино", Cover("ВИНО")),
        ("penalty", "закрыть вино", Cover("ВИНО")),
        ("penalty", "Накрыть вино", Cover("ВИНО")),
        ("penalty", "накрити вино", Cover("ВИНО")),
        ("penalty", "пропустить", Skip()),
        ("enemy", "лист", Cover("ЛИСТ")),
        ("ready", "", Ready()),
        (None, "возражаю", Protest()),
        (None, "в", Protest()),
        (None, "таймер", TurnTimer()),
        (None, "", None),
    ],
)
def test_what_a_line_means(kind: str | None, line: str, meant: Action | None) -> None:
    renderer = renderer_with()
    mine = windows("object", "timer") if kind is None else windows(kind, "timer")
    renderer.show(table_of(), CAPTAIN, mine)
    assert renderer.read(line, mine) == meant


@pytest.mark.rule("CN-30")
@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("бум", "БУМАГА"),
        ("ДИРИЖЕ", "ДИРИЖЕР"),
        ("дири", "ДИРИЖЕР"),
        ("лёд", "ЛЕД"),
        ("лис", "ЛИС"),  # ЛИСТ or ЛИСА
        ("лист", "ЛИСТ"),
        ("бу", "БУ"),  # too short
        ("хво", "ХВО"),  # ХВОСТ is covered
        ("хвост", "ХВОСТ"),  # the rules refuse it themselves
        ("бумажка", "БУМАЖКА"),
    ],
)
def test_the_beginning_of_a_word_will_do(typed: str, meant: str) -> None:
    renderer = renderer_with()
    renderer.show(table_of(), GUESSER, windows("guess"))
    assert renderer.read(typed, windows("guess")) == Touch(meant)
    assert renderer.read(typed, windows("enemy")) == Cover(meant)


def test_words_that_begin_alike_are_named() -> None:
    renderer = renderer_with()
    renderer.show(table_of(), GUESSER, windows("guess"))
    refusal = Illegal("CN-30", "no-such-codename", word="ЛИС")
    assert renderer.advice(refusal) == ""
    renderer.read("лис", windows("guess"))
    assert renderer.advice(refusal) == "Так начинаются: ЛИСТ, ЛИСА."
    renderer.read("бумажка", windows("guess"))
    assert renderer.advice(refusal) == ""


def test_a_warning_comes_with_the_way_out() -> None:
    finding = Finding(verdict="doubtful", reason=ClueReason.UNKNOWN, rule="CN-80")
    refusal = Illegal("CN-80", "clue-warned", clue="ДЕРЖАВКА", finding=finding)
    renderer = renderer_with()
    renderer.read("Державка 2", windows("clue"))
    advice = "Так: «Державка 2!». Спросить второго капитана: «спросить Державка 2»."
    assert renderer.advice(refusal) == advice
    assert renderer.advice(Illegal("CN-65", "clue-refused", clue="ДЕРЖАВКА", finding=finding)) == ""
    assert "повторите подсказку с «!» в конце. Правило CN-80." in refusal_text(refusal, game="codenames")
    alone = renderer_with(seats=2)
    alone.read("державка неограниченно", windows("clue"))
    assert alone.advice(refusal) == "Так: «державка неограниченно!»."


@pytest.mark.parametrize(
    ("kind", "line", "message"),
    [
        ("guess", "не знаю", "Сейчас так нельзя. Назовите слово со стола или скажите «стоп»."),
        ("guess", "2", "Сейчас так нельзя. Назовите слово со стола или скажите «стоп»."),
        ("respond", "как бы это", "Сейчас так нельзя. Скажите «согласен» или «возражаю»."),
        ("penalty", "12345 67", "Сейчас так нельзя. Назовите своё слово, чтобы его накрыть, или скажите «пропустить»."),
    ],
)
def test_what_is_not_asked(kind: str, line: str, message: str) -> None:
    assert refused(renderer_with(), line, kind) == message


def refused(renderer: CodenamesRenderer, line: str, *kinds: str) -> str:
    with pytest.raises(Unreadable) as caught:
        renderer.read(line, windows(*kinds))
    return refusal_text(caught.value, game="codenames")


@pytest.mark.parametrize("line", ["вино", "балет 2", "две птицы", "готов", "?!"])
def test_whoever_is_not_asked_hears_one_sentence(line: str) -> None:
    assert refused(renderer_with(), line, "timer") == "Сейчас ходите не вы. Можно перевернуть часы: «таймер»."
    assert refused(renderer_with(), line, "object", "timer") == "Сейчас ходите не вы. Можно возразить: «возражаю»."
    assert refused(renderer_with(), line) == "Сейчас ходите не вы."
    assert refused(renderer_with(), "возражаю", "timer").startswith("Сейчас ходите не вы.")


@pytest.mark.rule("CN-22")
def test_a_clue_without_its_number() -> None:
    message = "Не хватает числа: «Море 2». Спросить второго капитана: «спросить Море 2»."
    assert refused(renderer_with(), "Море", "clue") == message
    assert refused(renderer_with(), "спросить Море", "clue") == message
    assert refused(renderer_with(), "семь", "clue").startswith("Не хватает числа: «семь 2».")
    assert refused(renderer_with(seats=2), "море", "clue") == "Не хватает числа: «море 2»."
    late = renderer_with(seats=2)
    late.prompt(table_of(stage=Stage.CLUE, late=True), windows("clue"))
    assert refused(late, "море", "clue") == "Не хватает числа: «море 1»."
    for line in ("две птицы", "2", "балет -2", "!"):
        assert refused(renderer_with(), line, "clue") == "Пишите слово и число: «балет 2».", line


@pytest.mark.rule("CN-82")
def test_a_number_before_a_word_may_begin_a_title() -> None:
    assert refused(renderer_with(names=True), "7 самураев", "clue") == "Пишите слово и число: «балет 2»."


def test_a_clue_that_cannot_be_read_is_explained() -> None:
    with pytest.raises(Illegal) as illegal:
        renderer_with().read("птица 10", windows("clue"))
    assert refusal_text(illegal.value) == "Число – от 0 до 9 или «неограниченно». Правило CN-G5."


# --- questions ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("kinds", "title"),
    [
        ((), "─── Отгадывают красные\n"),
        (("object", "timer"), "─── Отгадывают красные\n"),
        (("guess", "timer"), "─── Отгадываете вы, ход красных\n"),
    ],
)
def test_an_empty_line_shows_the_table(kinds: tuple[str, ...], title: str) -> None:
    renderer, public = renderer_with(3), table_of()
    renderer.prompt(public, windows(*kinds))
    answer = renderer.answer(" ", public, GUESSER)
    assert answer is not None
    assert plain(answer) == shown(renderer, public, GUESSER, *kinds)
    assert plain(answer).startswith(title)
    assert renderer.answer("вино", public, GUESSER) is None


@pytest.mark.parametrize(("stage", "kind"), [(Stage.RESPOND, "respond"), (Stage.BREAK, "ready")])
def test_an_empty_line_that_answers_something_shows_nothing(stage: Stage, kind: str) -> None:
    renderer, public = renderer_with(3), table_of(stage=stage)
    renderer.prompt(public, windows(kind))
    assert renderer.answer("", public, GUESSER) is None
    renderer.prompt(public, windows())
    assert renderer.answer("", public, GUESSER) is not None


@pytest.mark.rule("CN-65")
@pytest.mark.parametrize(
    ("line", "verdict"),
    [
        ("? Лунный 2", "Судья: нельзя. «Лунный» – тот же корень, что ЛУНА. Правило CN-65."),
        ("?лунный", "Судья: нельзя. «лунный» – тот же корень, что ЛУНА. Правило CN-65."),
        ("? лунный два", "Судья: нельзя. «лунный» – тот же корень, что ЛУНА. Правило CN-65."),
        ("? США", "Судья: нельзя. «США» – сокращение: строго говоря, это не слово. Правило CN-85."),
        ("? танцевать 1", "Судья: можно. Возразить нечего."),  # ТАНЕЦ is covered
    ],
)
def test_the_judge_can_be_asked(line: str, verdict: str) -> None:
    answer = renderer_with().answer(line, table_of(stage=Stage.CLUE), CAPTAIN)
    assert answer is not None
    assert plain(answer) == f"  {verdict}"


# --- whole games ----------------------------------------------------------------------------------------------------


def run(raw: dict[str, Any], lines: list[str | None] | None) -> tuple[Match, Paper, bool]:
    return asyncio.run(asyncio.wait_for(play(KIND, {"timer": "none", **raw}, NAMES, lines), 60))


@pytest.mark.parametrize("variant", ["standard", "crowd", "two", "three", "friends"])
def test_a_whole_game_by_script(variant: str) -> None:
    raw = {name: value for name, value in KIND.choices.variants[variant].items() if name != "timer"}
    match, paper, has_left = run(raw, None)
    assert not has_left
    assert match.outcome is not None
    verify(match.record())
    printed = "\n".join(paper.printed)
    assert "На столе 25 слов." in printed
    assert "открыва" in printed
    assert "─── Партия окончена" in printed
    assert "✗" not in printed, printed


def test_refusals_say_what_to_do() -> None:
    lines: list[str | None] = ["балет", "красная площадь 2", "балет 12", "балет? 2", "возражаю", "таймер", "!", None]
    _, paper, has_left = run({"first": "red", "judge": "off"}, lines)
    assert has_left
    refusals = [line for line in paper.printed if line.startswith("✗ ")]
    clue = "✗ Сейчас ваша подсказка. Пишите слово и число: «балет 2»."
    assert refusals == [
        "✗ Не хватает числа: «балет 2». Спросить второго капитана: «спросить балет 2».",
        "✗ В подсказке 2 слова, а нужно одно. Правило CN-25.",
        "✗ Число – от 0 до 9 или «неограниченно». Правило CN-G5.",
        "✗ В подсказке только слово и число, без других знаков: «балет 2». Правило CN-56.",
        f"{clue} Правило CN-22.",
        f"{clue} Правило CN-22.",
        "✗ Пишите слово и число: «балет 2».",
    ]


def test_questions_do_nothing_and_leave_no_trace_in_the_record() -> None:
    match, paper, has_left = run({"first": "red"}, ["? балет 2", "", "?", None])
    assert has_left
    asyncio.run(match.abandon())
    verify(match.record())
    printed = "\n".join(paper.printed)
    assert printed.count("осталось 9 · капитан: вы · отгадывает: Глеб") == 2
    assert "  Судья: " in printed
    assert "  балет 2! – настоять, хотя судья против" in printed
    assert "Красные: " not in printed


def test_help_is_about_this_table() -> None:
    usual = "\n".join(renderer_with(games=2).help())
    assert all(part in usual for part in ("спросить балет 2", "возражаю – ", "таймер – ", "готов или Enter"))
    assert "стоп – " not in usual
    alone = "\n".join(renderer_with(seats=2, timer="none").help())
    assert "накрыть коса – слово врага" in alone
    assert not any(part in alone for part in ("спросить балет 2", "возражаю – ", "таймер – ", "готов или Enter"))
    assert "2!" not in "\n".join(renderer_with(judge="off").help())


@pytest.mark.rule("CN-29")
def test_help_is_for_the_role() -> None:
    guesser = renderer_with(captains=(2, 1))
    help_text = "\n".join(guesser.help())
    assert all(part in help_text for part in ("стоп – ", "тронуть стоп – ", "возражаю – "))
    assert not any(part in help_text for part in ("балет 2 – подсказка", "спросить балет", "накрыть коса", "засчитать"))
    guesser.prompt(table_of(stage=Stage.CLUE, captains=(0, 1)), windows("clue"))  # the next game has other captains
    assert "балет 2 – подсказка" in "\n".join(guesser.help())
    assert "возражаю" not in "\n".join(renderer_with(seats=3, captains=(1, 2)).help())
