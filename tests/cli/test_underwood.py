"""`slovoteka underwood draft`: what a turn scores and lacks, and unreadable cards."""

import json
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from cli.conftest import Cli
from slovoteka.games.underwood.deck import PRIZE_CARDS, decks, read_deck

TURN = ("underwood", "draft")


def drafted(cli: Cli, turn: str, *arguments: str) -> tuple[int, dict[str, Any]]:
    ran = cli(*TURN, turn, *arguments, "--json")
    assert ran.err == ""
    answer: dict[str, Any] = json.loads(ran.out)
    return ran.code, answer


def test_a_turn_that_can_be_made(cli: Cli) -> None:
    ran = cli(*TURN, "кот л2 > а", "--hand", "КТ?А①", "--tape", "ДОМ")
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.splitlines() == [
        "КОТ лента=2 > А",
        "КОТ: 2 + 1 + 1 = 4",
        "  с ленты: О, М",
        "✓ КОТ – есть в словаре: существительное, именительный падеж, единственное число",
        "✓ соблюдены правила UW-29, UW-30, UW-44",
        "В руке останется М₂ · * · ①: если кон кончится, это −7.",
        "Так можно ходить: 4 очка.",
    ]


def test_a_turn_that_lacks_something(cli: Cli) -> None:
    ran = cli(*TURN, "КОТ", "--hand", "КОТМА")
    assert (ran.code, ran.err) == (1, "")
    assert "✗ Осталось положить букву в ленту: допишите в конце «> А». В руке: А, М. Правило UW-44." in ran.out
    assert ran.out.endswith("Так ходить ещё нельзя.\n")


def test_for_machines(cli: Cli) -> None:
    code, answer = drafted(cli, "факт п7 > а", "--hand", "ФАКТА(7)?", "--tape", "О")
    assert code == 0
    (word,) = answer.pop("words")
    assert answer == {
        "turn": "ФАКТ приз=7 > А",
        "ready": True,
        "lacks": [],
        "met": ["UW-38", "UW-44"],
        "points": 34,
        "hand": "?",
        "cost": 5,
        "tape": "ОА",
        "may_add_word": False,
        "ends_round": False,
    }
    count = {"letters": [10, 1, 2, 1], "raised": 0, "letter_times": 3, "times": 1, "plus": 0}
    assert word.pop("verdict")["allowed"] is True
    assert word == {"word": "ФАКТ", "laid": "ФАКТ", "prize": 7, "count": count, "points": 34, "torn": ""}


def test_lacks_for_machines(cli: Cli) -> None:
    code, answer = drafted(cli, "КОЪ п5", "--hand", "КОЪ⑤М")
    assert code == 1
    assert [(lack["rule"], lack["code"]) for lack in answer["lacks"]] == [
        ("UW-38", "condition-unmet"),
        ("UW-44", "tape-card-missing"),
    ]
    assert "первая и последняя буквы одинаковы" in answer["lacks"][0]["text"]
    assert answer["words"][0]["verdict"] is None


@pytest.mark.rule("UW-34", "UW-35")
def test_a_swap_with_a_word_on_the_table(cli: Cli) -> None:
    table = ("--table", "СЫН", "--table", "2: к*от приз=8", "--table", "4:[О*О]Х")
    code, answer = drafted(cli, "дом о2.1.2 > а", "--hand", "ДОООМА", *table)
    assert (code, answer["turn"]) == (0, "Д*ОМ обмен=2.1.2 > А")
    assert drafted(cli, "дом о4.1.1 > а", "--hand", "ДОООМА", *table)[0] == 0
    code, answer = drafted(cli, "дом о3.1.1 > а", "--hand", "ДОООМА", *table)
    assert code == 1
    assert answer["lacks"][0]["code"] == "no-underwood-there"


def test_words_that_are_not_looked_up(cli: Cli) -> None:
    assert cli(*TURN, "ЪЪ > А", "--hand", "Ъ?А", "--no-dictionary").code == 0
    ran = cli(*TURN, "Ъ*Ъ > А", "--hand", "Ъ?А")
    assert ran.code == 1
    assert "✗ Слово «ЪЪ» не годится: нет в словаре." in ran.out
    assert cli(*TURN, "Ъ*Ъ > А", "--hand", "Ъ?А", "--option", "check=vote", "--option", "seats=3").code == 0
    assert cli(*TURN, "бегу > А", "--hand", "БЕГУА", "--option", "words=all").code == 0
    assert cli(*TURN, "бегу > А", "--hand", "БЕГУА").code == 1


@pytest.mark.parametrize(
    ("language", "message"), [("uk", "Так можна ходити: 4 очки"), ("en", "This turn can be made: 4 points")]
)
def test_other_languages(cli: Cli, language: str, message: str) -> None:
    assert message in cli(*TURN, "КОТ > А", "--hand", "КОТА", "--lang", language).out


def test_decomposed_letters_are_one_card(cli: Cli) -> None:
    code, answer = drafted(cli, "чай > а", "--hand", "чаи\u0306, а о")
    assert (code, answer["hand"]) == (0, "О")


def test_a_deck_out_of_a_file(cli: Cli, tmp_path: Path) -> None:
    deck = tmp_path / "deck.toml"
    deck.write_text(
        'title = "Своя"\n[letters]\n7 = "О50 А52"\n[[prizes]]\ncopies = 14\ndoes = { does = "plus", points = 3 }\n',
        "utf-8",
    )
    code, answer = drafted(cli, "АО п1 > А", "--hand", "АОА①", "--no-dictionary", "--option", f"deck={deck}")
    assert (code, answer["points"]) == (0, 17)


def test_a_deck_as_a_file(cli: Cli, tmp_path: Path) -> None:
    """The printed deck can be played with and is the same."""
    printed, path = cli("underwood", "deck"), tmp_path / "deck.toml"
    assert (printed.code, printed.err) == (0, "")
    path.write_text(printed.out, "utf-8")
    assert cli("underwood", "deck", "--option", f"deck={path}") == printed
    table = tomllib.loads(printed.out)
    assert read_deck("standard", table) == decks()["standard"]
    assert sum(prize.get("copies", 1) for prize in table["prizes"]) == PRIZE_CARDS


@pytest.mark.parametrize(
    ("right", "wrong", "message"),
    [
        ("О10", "O10", "«O» – чужая буква, похожая на О: наберите русскую О."),
        ("О10", "Ѳ10", "буквы «Ѳ» в игре нет."),
        ("times = 3", 'times = "3"', "в поле times (prizes № 7, does) нужно целое число."),
        ("times = 3", "times = 99", "призовая карта ⑦: times может быть от 2 до 10."),
    ],
)
def test_mistakes_in_a_deck(
    cli: Cli, refused: Callable[..., str], tmp_path: Path, right: str, wrong: str, message: str
) -> None:
    deck, path = cli("underwood", "deck").out, tmp_path / "deck.toml"
    assert right in deck
    path.write_text(deck.replace(right, wrong), "utf-8")
    assert refused("underwood", "deck", "--option", f"deck={path}").endswith(message)


@pytest.mark.parametrize(
    ("hand", "tape", "more"),
    [
        ("КА", "", ""),
        ("КА", "О", " В ленте из них есть: О."),
        ("КА?", "", " Букву заменит «Ундервуд», если поставить перед ней *."),
        ("КА?", "О", " В ленте из них есть: О. Букву заменит «Ундервуд», если поставить перед ней *."),
    ],
)
def test_missing_cards_and_what_would_help(cli: Cli, hand: str, tape: str, more: str) -> None:
    message = f"✗ Для слова «КОТ» не хватает карт: О, Т.{more} Правило UW-24."
    assert message in cli(*TURN, "КОТ > А", "--hand", hand, "--tape", tape).out.splitlines()


def test_the_tape_or_an_underwood(cli: Cli) -> None:
    ran = cli(*TURN, "кот > а", "--hand", "КТ?А", "--tape", "ДОМ")
    assert ran.code == 1
    assert "В ленте они есть: оторвите её с карты 2, КОТ л2. Правило UW-27." in ran.out
    assert "  Или с «Ундервудом»: К*ОТ > А." in ran.out
    assert "Или с" not in cli(*TURN, "кот > а", "--hand", "КТА", "--tape", "ДОМ").out


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["КОТ > А", "--hand", "КОТ5"], "«5» – не карта"),
        (["КОТ > А", "--hand", "КОТ(99)"], "Призовой карты 99 в этой колоде нет: их виды – от 1 до 10."),
        (["КОТ > А", "--hand", "КОТ⑭"], "Призовой карты ⑭ в этой колоде нет"),
        (["КОТ > А", "--hand", "ФФ"], "Карт «Ф» здесь больше, чем в колоде: там 1."),
        (["КОТ > А", "--hand", "?????"], "Карт «?» здесь больше, чем в колоде: там 4."),
        (["КОТ > А", "--hand", "Ф", "--tape", "Ф"], "Карт «Ф» здесь больше"),
        (["КОТ > А", "--hand", "К" * 5_000], "Карт «К» здесь больше"),
        (["КОТ > А", "--hand", "К", "--tape", "О?"], "В ленте лежат только буквы, а «?» не буква."),
        (["КОТ > А", "--hand", "К", "--table", ""], "не слово на столе"),
        (["КОТ > А", "--hand", "К", "--table", "99:КОТ"], "«99:КОТ» – не слово на столе"),
        (["КОТ > А", "--hand", "К", "--table", "0:КОТ"], "не слово на столе"),
        (["КОТ > А", "--hand", "К", "--table", "2:КОТ > А"], "не слово на столе"),
        (["КОТ > А", "--hand", "К", "--table", "2:КОТ л1"], "не слово на столе"),
        (["КОТ > А", "--hand", "К", "--table", "2:верю"], "не слово на столе"),
        (["КОТ > А", "--hand", "К", "--table", "2:КОТ ДОМ"], "не понять"),
        (["КОТ > А", "--hand", "К", "--table", "2:КОТ п13"], "Призовой карты ⑬ в этой колоде нет"),
        (["КОТ > А", "--hand", "К", "--table", "2:ФФ п7"], "Карт «Ф» здесь больше"),
        (["сброс 5", "--hand", "К"], "«сброс 5» – не слово с буквой для ленты"),
        (["готов", "--hand", "К"], "не слово с буквой для ленты"),
        (["КОТ ДОМ > А", "--hand", "К"], "«КОТ ДОМ» не понять: поставьте >"),
        (["", "--hand", "К"], "не понять"),
        (["К[ОА]Т", "--hand", "К"], "В квадратных скобках разные буквы"),
        (["К(О)Т", "--hand", "К"], "Букве (О) не хватает карты"),
        (["К!Т", "--hand", "К"], "«!»"),
        (["КОТ > АБ", "--hand", "К"], "после «>» стоит «аб»"),
        (["КОТ л1 л2", "--hand", "К"], "«л2» лишнее"),
        (["КОТ"], "Не хватает: --hand."),
        (["КОТ", "--hand", "К", "--option", "dealer=7"], "dealer=7: такого места нет. Мест 2, счёт с нуля: от 0 до 1."),
        (["КОТ", "--hand", "К", "--option", "target=0"], "Играют до суммы от 1 до 1000, а названо 0."),
    ],
)
def test_nonsense(refused: Callable[..., str], arguments: list[str], message: str) -> None:
    assert message in refused(*TURN, *arguments)


def test_help_says_what_the_exit_code_means(cli: Cli) -> None:
    page = " ".join(cli(*TURN, "--help").out.split())
    assert "Код выхода: 0 – так можно ходить, 1 – ещё нельзя." in page
    assert "Usage" not in page
