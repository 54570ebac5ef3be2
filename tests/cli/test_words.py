"""`words`: verdicts with reasons, and words out of letters."""

import json
from typing import Any

import pytest

from cli.conftest import Cli

KEYS = {"word", "allowed", "rule", "reason", "lemma", "part_of_speech", "case", "number"}


def explain(cli: Cli, *arguments: str) -> dict[str, dict[str, Any]]:
    ran = cli("words", "explain", *arguments, "--json")
    assert (ran.code, ran.err) == (0, "")
    answers = json.loads(ran.out)
    assert all(set(answer) >= KEYS for answer in answers)
    return {answer["word"]: answer for answer in answers}


def test_forbidden(cli: Cli) -> None:
    said = explain(cli, "ДОМ", "ножницы", "Штаны", "ТЕМЫ", "МОСКВА", "ЗДОРОВ", "--for", "forbidden")
    assert [(word, answer["allowed"], answer["rule"]) for word, answer in said.items()] == [
        ("ДОМ", True, "ZS-48"),
        ("НОЖНИЦЫ", True, "ZS-49"),
        ("ШТАНЫ", True, "ZS-49"),
        ("ТЕМЫ", False, "ZS-49"),
        ("МОСКВА", False, "ZS-50"),
        ("ЗДОРОВ", False, "ZS-48"),
    ]
    house = said["ДОМ"]
    assert house["part_of_speech"] == "существительное"
    assert (house["lemma"], house["case"], house["number"]) == ("ДОМ", "именительный", "единственное")
    assert said["ТЕМЫ"]["reason"] == "это множественное число, а есть единственное: ТЕМА"
    assert said["МОСКВА"]["reason"].startswith("это имя собственное")


def test_scrabble(cli: Cli) -> None:
    words = ["ЗДОРОВ", "ЗДОРОВЫ", "НЕЗДОРОВЫЕ", "ЗАНОВО", "ТЕМЫ", "ОТ", "РЕ", "ОМ", "ВЫ", "НОВОЕ", "ЛАНДШАФТ"]
    said = explain(cli, *words, "--for", "scrabble")
    assert list(said) == words
    assert all(answer["allowed"] for answer in said.values())
    assert {word: answer["rule"] for word, answer in said.items()} == dict.fromkeys(words, "SM-18") | {"ТЕМЫ": "SM-59"}
    assert said["ТЕМЫ"]["number"] == "множественное"
    assert said["ТЕМЫ"]["lemma"] == "ТЕМА"


def test_underwood(cli: Cli) -> None:
    said = explain(cli, "лыжи", "темы", "--for", "underwood")
    assert [answer["allowed"] for answer in said.values()] == [True, False]
    assert said["ТЕМЫ"]["rule"] == "UW-11"


def test_what_is_unknown_is_null(cli: Cli) -> None:
    (answer,) = explain(cli, "ЫЩФЖ", "--for", "scrabble").values()
    assert not answer["allowed"]
    assert {answer[key] for key in ("lemma", "part_of_speech", "case", "number")} == {None}


def test_ukrainian(cli: Cli) -> None:
    said = explain(cli, "кіт", "сім'я", "--for", "scrabble", "--lang", "uk")
    assert list(said) == ["КІТ", "СІМ’Я"]
    assert all(answer["allowed"] for answer in said.values())
    assert said["КІТ"]["part_of_speech"] == "іменник"
    assert said["КІТ"]["reason"].startswith("є у словнику: іменник, називний відмінок")


@pytest.mark.parametrize(("language", "reason"), [("uk", "є у словнику"), ("en", "it is in the dictionary")])
@pytest.mark.parametrize("game", ["underwood", "forbidden"])
def test_a_game_of_one_language_is_answered_in_any(cli: Cli, game: str, language: str, reason: str) -> None:
    (answer,) = explain(cli, "съезд", "--for", game, "--lang", language).values()
    assert answer["allowed"]
    assert answer["reason"].startswith(reason)
    found = json.loads(cli("words", "fit", "ъсезд", "--for", game, "--lang", language, "--json").out)
    assert found["language"] == "ru"
    assert "СЪЕЗД" in found["words"]


def test_for_people(cli: Cli) -> None:
    ran = cli("words", "explain", "дом", "темы", "--for", "forbidden")
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.splitlines() == [
        "✓ ДОМ   есть в словаре: существительное, именительный падеж, единственное число  ZS-48",
        "✗ ТЕМЫ  это множественное число, а есть единственное: ТЕМА  ZS-49",
    ]


def test_fit(cli: Cli) -> None:
    found = json.loads(cli("words", "fit", "дом", "--for", "forbidden", "--json").out)
    assert found["letters"] == "ДОМ"
    assert "ДОМ" in found["words"]
    assert found["found"] == len(found["words"])
    assert all(len(word) >= 3 and not set(word) - set("ДОМ") for word in found["words"])


def test_fit_with_any_letter(cli: Cli) -> None:
    found = json.loads(cli("words", "fit", "до?", "--for", "forbidden", "--top", "5", "--json").out)
    assert len(found["words"]) == 5 < found["found"]
    assert json.loads(cli("words", "fit", "??", "--for", "scrabble", "--json").out)["found"] > 20


@pytest.mark.parametrize(("letters", "said"), [("дом", "3 буквы: ДОМ"), ("щщщ", "Ни одного слова.")])
def test_fit_for_people(cli: Cli, letters: str, said: str) -> None:
    ran = cli("words", "fit", letters, "--for", "forbidden")
    assert ran.code == 0
    assert said in ran.out
