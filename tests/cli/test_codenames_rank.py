"""`slovoteka codenames rank`: its refusals, and that it says when it does not know a clue."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from cli.conftest import Cli
from slovoteka.associations.store import table_folder

Refused = Callable[..., str]


@pytest.fixture(scope="module", autouse=True)
def _built() -> None:
    """Builds the table on a new machine, so that no command reports it."""
    table_folder()


@pytest.mark.parametrize(
    ("clue", "board", "message"),
    [
        ("два слова", "кот,лук", "В подсказке 2 слова, а нужно одно. Правило CN-25."),
        ("пиво", "кот,к0т", "цифра «0» на месте 2"),
        ("пиво", "кот,белый медведь", "пробел на месте 6"),
        ("пиво", "кот,кит!", "знак «!»"),
        ("пи8о", "кот,лук", "цифра «8» на месте 3"),
        ("пиво!", "кот,лук", "знак «!»"),
        ("пиво-", "кот,лук", "Слово пустое"),
        ("пиво", "кот,лук,КОТ", "Слово КОТ названо дважды."),
        ("пиво", "мёд,лук,мед", "Слово МЕД названо дважды."),
        ("Кот", "лук,КОТ", "подсказкой быть не может. Правило CN-27."),
        ("мед", "лук,мёд", "МЕД"),
    ],
)
def test_what_cannot_be_ranked(refused: Refused, clue: str, board: str, message: str) -> None:
    assert message in refused("codenames", "rank", clue, "--board", board)
    assert message in refused("codenames", "rank", clue, "--board", board, "--json")


@pytest.mark.parametrize(
    ("language", "message"),
    [
        ("ru", "Слова «абыр» я не знаю, порядок случаен."),
        ("uk", "Слова «абыр» я не знаю, порядок випадковий."),
        ("en", "I do not know the word “абыр”, the order is random."),
    ],
)
def test_a_clue_that_nothing_knows(cli: Cli, language: str, message: str) -> None:
    ran = cli("codenames", "rank", "абыр", "--board", "окно,бар,лёд", "--lang", language)
    assert (ran.code, ran.err) == (0, "")
    first, *places = ran.out.splitlines()
    assert first == message
    assert len(places) == 3


@pytest.mark.parametrize(("clue", "known"), [("абыр", False), ("пиво", True), ("Пива", True), ("бизнес-ланч", True)])
def test_json_says_whether_the_clue_is_known(cli: Cli, clue: str, known: bool) -> None:
    answer = json.loads(cli("codenames", "rank", clue, "--board", "Окно,БАР,лёд", "--json").out)
    assert (answer["clue"], answer["known"]) == (clue, known)
    assert {place["word"] for place in answer["ranking"]} == {"Окно", "БАР", "лёд"}


@pytest.mark.parametrize(("language", "point", "sign"), [("ru", ",", " %"), ("uk", ",", " %"), ("en", ".", "%")])
def test_numbers_as_people_write_them(cli: Cli, language: str, point: str, sign: str) -> None:
    asked = ("codenames", "rank", "бизнес-ланч", "--board", "окно,бар")
    expected = [
        f"{100 * place['probability']:.1f}".replace(".", point) + sign
        for place in json.loads(cli(*asked, "--json").out)["ranking"]
    ]
    lines = cli(*asked, "--lang", language).out.splitlines()
    assert [line.split(maxsplit=1)[1] for line in lines] == expected


def test_columns_are_straight(cli: Cli) -> None:
    lines = cli("codenames", "rank", "пиво", "--board", "окно,бар,подоконник,лёд").out.splitlines()
    assert len({len(line) for line in lines}) == 1
    assert all(line.endswith(" %") for line in lines)


def test_trials_take_what_is_there(cli: Cli, tmp_path: Path) -> None:
    """Boards of other people's experiments may contain anything, and a thousand lines must not take long."""
    trials = tmp_path / "trials.jsonl"
    trials.write_text('{"clue": "Нью Йорк", "board": ["к0т", "кот", "кот"]}\n', "utf-8")
    ran = cli("codenames", "rank", "--trials", str(trials))
    assert (ran.code, ran.err) == (0, "")
    assert sorted(place["word"] for place in json.loads(ran.out)["ranking"]) == ["к0т", "кот", "кот"]
