"""Any bad input gives one clear line, exit code 2, no traceback, nothing on standard output."""

from collections.abc import Callable
from pathlib import Path

import pytest

from cli.conftest import Cli
from slovoteka.cli import main as entry

Refused = Callable[..., str]

WORDS = {
    "look-alike": ("\u0043ОН", "«\u0043ОН» на месте 1"),
    "greek look-alike": ("СО\u039d", "на месте 3"),
    "foreign": ("дом\u0076", "такой буквы нет в русском алфавите"),
    "digit": ("дом2", "цифра «2» на месте 4"),
    "space": ("до м", "пробел на месте 3"),
    "only spaces": ("   ", "пробел на месте 1"),
    "line break": ("до\nм", "на месте 3"),
    "sign": ("дом!", "знак «!»"),
    "empty": ("", "Слово пустое"),
    "long": ("ы" * 10_000, "букв в нём 10 000"),
    "escape": ("до\x1bм", "на месте 3"),
    "nul": ("до\udc00м", "на месте 3"),
}


@pytest.mark.parametrize("game", ["forbidden", "scrabble"])
@pytest.mark.parametrize("case", WORDS)
def test_words(refused: Refused, case: str, game: str) -> None:
    word, message = WORDS[case]
    assert message in refused("words", "explain", word, "--for", game)
    assert message in refused("words", "explain", word, "--for", game, "--json")
    assert message in refused("words", "fit", word, "--for", game)


def test_ukrainian_words(refused: Refused) -> None:
    assert "українській абетці" in refused("words", "explain", "съезд", "--for", "scrabble", "--lang", "uk")
    assert "схожа на І" in refused("words", "explain", "к\u0069т", "--for", "scrabble", "--lang", "uk")


@pytest.mark.parametrize(
    ("command", "message"),
    [
        (["rules", "chess"], "Игры «chess» нет. Есть: forbidden, underwood, codenames, scrabble."),
        (["rules", "ш" * 10_000], "Игры «ш"),
        (["play", "chess"], "Игры «chess» нет"),
        (["selfplay", "chess"], "Игры «chess» нет"),
        (["words", "explain", "дом", "--for", "chess"], "Есть: forbidden, underwood, codenames, scrabble."),
        (["words", "fit", "дом", "--for", ""], "Игры «» нет"),
        (["words", "fit", "?????", "--for", "scrabble"], "можно не больше 4"),
        (["words", "explain", "дом", "--for", "scrabble", "--lang", "xx"], "Языка «xx» нет. Есть: ru, uk, en."),
        (["games", "--lang", "xx"], "Языка «xx» нет. Есть: ru, uk, en."),
        (["selfplay", "forbidden", "--bots", "genius"], "нет уровня «genius». Есть: beginner"),
        (
            ["selfplay", "forbidden", "--bots", "oracle"],
            "нет уровня «oracle». Есть: beginner, amateur, expert, master.",
        ),
        (["play", "scrabble", "--level", "expert"], "beginner, amateur, master, grandmaster, oracle."),
        (["selfplay", "forbidden", "--bots", "master,master,master", "--seats", "2"], "--seats 3"),
        (["selfplay", "forbidden", "--seats", "9"], "Правило ZS-G10."),
        (["selfplay", "forbidden", "--seats", "-1"], "Правило ZS-G10."),
        (["selfplay", "forbidden", "--seats", "2", "--option", "check=vote"], "Правило ZS-G8."),
        (["selfplay", "forbidden", "--option", "colour=red"], "Условия «colour» в этой игре нет"),
        (["selfplay", "forbidden", "--option", "colour"], "ИМЯ=ЗНАЧЕНИЕ"),
        (["selfplay", "forbidden", "--option", "games=many"], "в поле games нужно целое число"),
        (["selfplay", "forbidden", "--option", "warn=maybe"], "нужно true или false"),
        (
            ["selfplay", "forbidden", "--option", "check=dice"],
            "check=dice: такого значения нет. Есть: dictionary, vote.",
        ),
        (["selfplay", "forbidden", "--option", "deck=huge"], "Колоды «huge» нет. Есть: standard, flat."),
        (["play", "scrabble", "--option", "words=foo"], "words=foo: такого значения нет. Есть: auto, challenge, vote."),
        (["play", "scrabble", "--option", "first=5"], "Мест 2, счёт с нуля: от 0 до 1."),
        (["selfplay", "forbidden", "--option", "first=-1", "--seats", "3"], "Мест 3, счёт с нуля: от 0 до 2."),
        (["play", "scrabble", "--seats", "1"], "для одного есть варианты --variant: solitaire, solitaire-two-racks,"),
        (["play", "scrabble", "--seats", "5"], "Игроков может быть от 2 до 4, а названо 5. Правило SM-01."),
        (["play", "--level", "genius"], "нет уровня «genius»"),
        (["play", "--seats", "1"], "Правило ZS-G10."),
        (["lexicon", "build", "en"], "Словаря «en» нет. Есть: ru, uk."),
        (["replay", "nowhere.jsonl"], "Файла nowhere.jsonl нет."),
        (["verify", "nowhere.jsonl"], "Файла nowhere.jsonl нет."),
        (["verify", "."], "папка"),
        (["play", "--record", "."], "папка"),
    ],
)
def test_values(refused: Refused, command: list[str], message: str) -> None:
    assert message in refused(*command)


@pytest.mark.parametrize(
    ("command", "message"),
    [
        (["dance"], "Нужна одна из команд: games,"),
        (["words"], "Нужна одна из команд: explain, fit, reports."),
        (["words", "dance"], "Нужна одна из команд: explain, fit, reports."),
        (["games", "--loud"], "Ключа --loud нет."),
        (["games", "twice"], "Лишние слова в команде."),
        (["words", "explain", "дом"], "Не хватает: --for."),
        (["words", "explain", "--for", "scrabble"], "Не хватает: СЛОВО."),
        (["words", "fit", "дом", "--for", "scrabble", "--top", "0"], "--top: нужно целое число от 1."),
        (["selfplay", "forbidden", "--games", "many"], "--games: нужно целое число от 1 до 1000000."),
        (["selfplay", "forbidden", "--games", "1.5"], "--games: нужно целое число"),
        (["selfplay", "forbidden", "--seats", "two"], "--seats: нужно целое число."),
        (["selfplay", "forbidden", "--seed"], "--seed"),
        (["selfplay"], "Не хватает: ИГРА."),
        (["verify"], "Не хватает: ЗАПИСЬ."),
        (["replay", "a", "--seat", "0"], "--seat: нужно целое число от 1."),
    ],
)
def test_usage(refused: Refused, command: list[str], message: str) -> None:
    line = refused(*command)
    assert message in line
    assert line.endswith("--help.")


def test_refusals_speak_the_language_that_was_asked_for(refused: Refused) -> None:
    games = "forbidden, underwood, codenames, scrabble"
    assert refused("rules", "chess", "--lang", "en") == f"There is no game “chess”. There are: {games}."
    assert refused("rules", "chess", "--lang", "uk") == f"Гри «chess» немає. Є: {games}."
    assert refused("rules", "chess") == f"Игры «chess» нет. Есть: {games}."


def test_a_bug_of_ours_is_reported_in_one_line(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    def fault(*_: object) -> None:
        raise ZeroDivisionError("two\nlines")

    monkeypatch.setattr("slovoteka.cli.commands.game_list.show_games", fault)
    monkeypatch.delenv("SLOVOTEKA_DEBUG", raising=False)
    ran = cli("games")
    assert (ran.code, ran.out, ran.err.count("\n")) == (70, "", 1)
    assert "ZeroDivisionError" in ran.err
    monkeypatch.setenv("SLOVOTEKA_DEBUG", "1")
    with pytest.raises(ZeroDivisionError):
        entry.main(["games"])


def test_the_system_refuses(refused: Refused, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> None:
        raise OSError(28, "No space left on device", "/somewhere")

    monkeypatch.setattr("slovoteka.cli.commands.game_list.show_games", refuse)
    assert refused("games") == "Система не дала это сделать: No space left on device /somewhere"


def test_records_that_cannot_be_written(refused: Refused, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    assert "на пути к нему стоит файл" in refused("play", "--record", str(tmp_path / "file" / "deep" / "r.jsonl"))
