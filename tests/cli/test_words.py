"""`words`: verdicts with reasons, and words from letters."""

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
    answers = explain(cli, "ДОМ", "ножницы", "Штаны", "ТЕМЫ", "МОСКВА", "ЗДОРОВ", "--for", "forbidden")
    assert [(word, answer["allowed"], answer["rule"]) for word, answer in answers.items()] == [
        ("ДОМ", True, "ZS-48"),
        ("НОЖНИЦЫ", True, "ZS-49"),
        ("ШТАНЫ", True, "ZS-49"),
        ("ТЕМЫ", False, "ZS-49"),
        ("МОСКВА", False, "ZS-50"),
        ("ЗДОРОВ", False, "ZS-48"),
    ]
    house = answers["ДОМ"]
    assert house["part_of_speech"] == "существительное"
    assert (house["lemma"], house["case"], house["number"]) == ("ДОМ", "именительный", "единственное")
    assert answers["ТЕМЫ"]["reason"] == "множественное число, а есть единственное: ТЕМА"
    assert answers["МОСКВА"]["reason"].startswith("имя собственное")


def test_scrabble(cli: Cli) -> None:
    words = ["ЗДОРОВ", "ЗДОРОВЫ", "НЕЗДОРОВЫЕ", "ЗАНОВО", "ТЕМЫ", "ОТ", "РЕ", "ОМ", "ВЫ", "НОВОЕ", "ЛАНДШАФТ"]
    answers = explain(cli, *words, "--for", "scrabble")
    assert list(answers) == words
    assert all(answer["allowed"] for answer in answers.values())
    assert {word: answer["rule"] for word, answer in answers.items()} == dict.fromkeys(words, "SM-18") | {
        "ТЕМЫ": "SM-59"
    }
    assert answers["ТЕМЫ"]["number"] == "множественное"
    assert answers["ТЕМЫ"]["lemma"] == "ТЕМА"


def test_underwood(cli: Cli) -> None:
    answers = explain(cli, "лыжи", "темы", "--for", "underwood")
    assert [answer["allowed"] for answer in answers.values()] == [True, False]
    assert answers["ТЕМЫ"]["rule"] == "UW-11"


def test_what_is_unknown_is_null(cli: Cli) -> None:
    (answer,) = explain(cli, "ЫЩФЖ", "--for", "scrabble").values()
    assert not answer["allowed"]
    assert {answer[key] for key in ("lemma", "part_of_speech", "case", "number")} == {None}


def test_ukrainian(cli: Cli) -> None:
    answers = explain(cli, "кіт", "сім'я", "--for", "scrabble", "--lang", "uk")
    assert list(answers) == ["КІТ", "СІМ’Я"]
    assert all(answer["allowed"] for answer in answers.values())
    assert answers["КІТ"]["part_of_speech"] == "іменник"
    assert answers["КІТ"]["reason"].startswith("є у словнику: іменник, називний відмінок")


@pytest.mark.parametrize(("language", "reason"), [("uk", "є у словнику"), ("en", "in the dictionary")])
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
        "✗ ТЕМЫ  множественное число, а есть единственное: ТЕМА  ZS-49",
    ]


def test_the_lemma_of_accepted_forms_is_shown(cli: Cli) -> None:
    ran = cli("words", "explain", "домом", "денег", "мгу", "--for", "scrabble")
    assert [line.split(";")[-1].split("  ")[0] for line in ran.out.splitlines()] == [
        " начальная форма ДОМ",
        " начальная форма ДЕНЬГИ",
        " начальная форма МГА",
    ]
    assert "начальная форма" not in cli("words", "explain", "дом", "--for", "scrabble").out
    assert "the dictionary form is ДОМ" in cli("words", "explain", "домом", "--for", "scrabble", "--lang", "en").out
    ukrainian = cli("words", "explain", "котом", "--for", "scrabble", "--lang", "uk")
    assert "початкова форма КІТ" in ukrainian.out


def test_refusals_read_naturally(cli: Cli) -> None:
    ran = cli("words", "explain", "бабло", "мгу", "птль", "носки", "--for", "forbidden")
    assert [line.split(maxsplit=2)[2] for line in ran.out.splitlines()] == [
        "жаргон (деньги)  ZS-50",
        "сокращение  ZS-48",
        "нет в словаре  ZS-39",
        "множественное число, а есть единственное: НОСОК  ZS-49",
    ]


ABBREVIATIONS = ["МГУ", "США", "СССР", "ООН", "ВАЗ", "РАН", "ОПЕК", "ГАИ", "МИД", "НАТО", "ЮНЕСКО", "СМИ", "ДТП", "ЧП",
                 "СИЗО", "ОЗУ", "ОБЖ", "ИМХО", "АТС", "ЭКГ", "ЮНИСЕФ", "ВОВ", "ИНН", "МАРХИ"]  # fmt: skip
WORDS = ["ВУЗ", "ЗАГС", "НЭП", "ЖЭК", "ВОЗ", "КИТ", "ЗАТО", "БАК"]


def test_abbreviations_are_called_so(cli: Cli) -> None:
    answers = explain(cli, *ABBREVIATIONS, "ПНИ", "МАКА", "--for", "underwood")
    assert {word: answers[word]["code"] for word in ABBREVIATIONS} == dict.fromkeys(ABBREVIATIONS, "abbreviation")
    assert {word: answers[word]["lemma"] for word in ABBREVIATIONS} == {word: word for word in ABBREVIATIONS}
    assert (answers["ПНИ"]["code"], answers["ПНИ"]["lemma"]) == ("plural", "ПЕНЬ")  # also an abbreviation
    assert (answers["МАКА"]["code"], answers["МАКА"]["lemma"]) == ("not-nominative", "МАК")


def test_abbreviations_that_no_text_counts_are_called_so_where_forms_count_too(cli: Cli) -> None:
    answers = explain(cli, "АТС", "ЭКГ", "ЮНИСЕФ", "ИНН", "СИЗО", "ОЗУ", "--for", "scrabble")
    assert {word: answers[word]["code"] for word in answers} == {
        **dict.fromkeys(["АТС", "ЭКГ", "ЮНИСЕФ", "ИНН"], "abbreviation"),
        **dict.fromkeys(["СИЗО", "ОЗУ"], "found"),  # forms of сизый and оз
    }


def test_words_that_were_abbreviations_or_look_like_them_count(cli: Cli) -> None:
    answers = explain(cli, *WORDS, "--for", "scrabble")
    assert all(answer["allowed"] for answer in answers.values())


def test_a_word_that_cannot_be_read_does_not_hide_the_others(cli: Cli) -> None:
    ran = cli("words", "explain", "дом", "до2м", "темы", "ст\u0443\u006bл", "--for", "forbidden")
    assert ran.code == 2
    assert [line.split()[1] for line in ran.out.splitlines()] == ["ДОМ", "ТЕМЫ"]
    bad = ran.err.splitlines()
    assert len(bad) == 2
    assert "«до2м» цифра «2» на месте 3" in bad[0]
    assert "«ст\u0443\u006bл»" in bad[1]
    found = cli("words", "explain", "до2м", "дом", "--for", "forbidden", "--json")
    assert (found.code, [answer["word"] for answer in json.loads(found.out)]) == (2, ["ДОМ"])
    assert found.err.count("\n") == 1


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


@pytest.mark.parametrize(("letters", "line"), [("дом", "3 буквы: ДОМ"), ("щщщ", "Ни одного слова.")])
def test_fit_for_people(cli: Cli, letters: str, line: str) -> None:
    ran = cli("words", "fit", letters, "--for", "forbidden")
    assert ran.code == 0
    assert line in ran.out
