"""`slovoteka codenames …`: the output for people and for programs, and the refusals."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from cli.conftest import Cli
from slovoteka.associations.store import table_folder
from slovoteka.bots.registry import levels_of
from slovoteka.games.codenames.clues import judge_clue
from slovoteka.games.codenames.deck import default_deck, read_deck

LEVELS = levels_of("codenames")
Refused = Callable[..., str]

OWN, ENEMY = "пачка,ТАНЕЦ,Гриф,крыло", "шпагат,лист,ручка"
NOBODYS, ASSASSIN = "соль,волна", "яд"
SIDES = ("--own", OWN, "--enemy", ENEMY, "--bystanders", NOBODYS, "--assassin", ASSASSIN)
EVERY_LANGUAGE = pytest.mark.parametrize("language", ["ru", "uk", "en"])


@pytest.fixture(scope="module", autouse=True)
def _built() -> None:
    """Builds the table on a new machine, so that no command reports it."""
    table_folder()


def words(text: str) -> list[str]:
    return text.upper().split(",")


# --- judge ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "verdict"),
    [
        ("ru", "нельзя: «подсветка» – тот же корень, что СВЕТ (CN-65)"),
        ("uk", "(CN-65)"),
        ("en", "(CN-65)"),
    ],
)
def test_a_clue_is_judged(cli: Cli, language: str, verdict: str) -> None:
    ran = cli("codenames", "judge", "подсветка", "--board", "СТОЛ,СВЕТ", "--lang", language)
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.strip().endswith(verdict)
    assert "СВЕТ" in ran.out


@EVERY_LANGUAGE
def test_verdicts_have_words_in_every_language(cli: Cli, language: str) -> None:
    verdicts = {
        cli("codenames", "judge", clue, "--board", "КОСА", "--lang", language).out.partition(":")[0]
        for clue in ("погода", "косить", "глокая")
    }
    assert len(verdicts) == 3


def test_the_number_counts(cli: Cli) -> None:
    asked = ("codenames", "judge", "фрукт", "--board", "ГРУША,ОСЬМИНОГ", "--json")
    assert json.loads(cli(*asked, "--number", "8").out)["rule"] == "CN-63"
    assert json.loads(cli(*asked, "--number", "2").out)["verdict"] == "allowed"
    assert json.loads(cli(*asked).out)["number"] is None


def test_pairs_out_of_a_file(cli: Cli, tmp_path: Path) -> None:
    pairs = tmp_path / "пары.tsv"
    pairs.write_text("codename\tclue\nСВЕТ\tсветлый\nМЁД\tмедведь\n", "utf-8")
    ran = cli("codenames", "judge", "--pairs", str(pairs), "--json")
    assert ran.code == 0
    assert [json.loads(line)["verdict"] for line in ran.out.splitlines()] == ["forbidden", "allowed"]


@EVERY_LANGUAGE
@pytest.mark.parametrize("arguments", [(), ("балет",), ("--board", "КОСА"), (" ", "--board", "КОСА")])
def test_nothing_to_judge(refused: Refused, language: str, arguments: tuple[str, ...]) -> None:
    assert "--pairs" in refused("codenames", "judge", *arguments, "--lang", language)


@pytest.mark.parametrize("number", ["10", "-1", "два"])
def test_numbers_that_no_clue_has(refused: Refused, number: str) -> None:
    assert "--number" in refused("codenames", "judge", "балет", "--board", "КОСА", "--number", number)


# --- rank -----------------------------------------------------------------------------------------------------------


@EVERY_LANGUAGE
def test_words_are_ranked(cli: Cli, language: str) -> None:
    ran = cli("codenames", "rank", "пиво", "--board", "окно,бар,лёд", "--lang", language)
    assert (ran.code, ran.err) == (0, "")
    lines = ran.out.splitlines()
    assert lines[0].startswith("бар")
    assert sorted(line.split()[0] for line in lines) == ["бар", "лёд", "окно"]


def test_ranks_for_programs(cli: Cli, tmp_path: Path) -> None:
    answer = json.loads(cli("codenames", "rank", "пиво", "--board", "окно,бар,лёд", "--json").out)
    chances = [place["probability"] for place in answer["ranking"]]
    assert chances == sorted(chances, reverse=True)
    assert sum(chances) == pytest.approx(1, abs=1e-4)
    trials = tmp_path / "trials.jsonl"
    trials.write_text('{"clue": "пиво", "board": ["окно", "бар"]}\n', "utf-8")
    assert json.loads(cli("codenames", "rank", "--trials", str(trials)).out)["ranking"][0]["word"] == "бар"


@EVERY_LANGUAGE
@pytest.mark.parametrize("arguments", [(), ("пиво",), ("--board", "бар"), ("пиво", "--board", " , ")])
def test_nothing_to_rank(refused: Refused, language: str, arguments: tuple[str, ...]) -> None:
    assert "--board" in refused("codenames", "rank", *arguments, "--lang", language)


# --- clue -----------------------------------------------------------------------------------------------------------


def clue_of(cli: Cli, *arguments: str) -> dict[str, Any]:
    ran = cli("codenames", "clue", *arguments, "--json")
    assert (ran.code, ran.err) == (0, "")
    answer: dict[str, Any] = json.loads(ran.out)
    return answer


@pytest.mark.parametrize("level", LEVELS)
def test_a_clue_for_programs(cli: Cli, level: str) -> None:
    answer = clue_of(cli, *SIDES, "--level", level)
    targets = [target["word"] for target in answer["targets"]]
    assert len(targets) == answer["number"] >= 1
    assert set(targets) <= set(words(OWN))
    assert all(0 < target["probability"] <= 1 and target["why"] for target in answer["targets"])
    assert answer["danger"]["word"] in words(f"{ENEMY},{NOBODYS},{ASSASSIN}")
    board = words(f"{OWN},{ENEMY},{NOBODYS},{ASSASSIN}")
    assert judge_clue(answer["clue"], answer["number"], board).verdict == "allowed"


@EVERY_LANGUAGE
def test_a_clue_for_people(cli: Cli, language: str) -> None:
    ran, answer = cli("codenames", "clue", *SIDES, "--lang", language), clue_of(cli, *SIDES)
    first, *others = ran.out.splitlines()
    assert first == f"{answer['clue']} {answer['number']}"
    assert len(others) == answer["number"] + 1
    for line, target in zip(others, answer["targets"], strict=False):
        assert target["word"] in line
        assert f"{round(100 * target['probability'])}" in line
    assert answer["danger"]["word"] in others[-1]


def test_the_same_question_has_the_same_answer(cli: Cli) -> None:
    assert clue_of(cli, *SIDES) == clue_of(cli, *SIDES)


def test_own_words_alone_are_enough(cli: Cli) -> None:
    """Without other words, one clue covers as many as it can, and is about them."""
    answer = clue_of(cli, "--own", "КОТ,СОБАКА,ЗАМОК,ЛУК,ТАНЕЦ")
    assert answer["number"] >= 2
    assert answer["danger"] is None
    ran = cli("codenames", "clue", "--own", "КОТ,СОБАКА,ЗАМОК,ЛУК,ТАНЕЦ")
    assert len(ran.out.splitlines()) == answer["number"] + 1


def test_without_enemies_the_clue_is_still_about_own_words(cli: Cli) -> None:
    answer = clue_of(cli, "--own", "КОТ,СОБАКА,ЗАМОК,ЛУК,ТАНЕЦ", "--assassin", "ЯД")
    assert sum(target["probability"] for target in answer["targets"][:1]) > 0.4
    assert answer["danger"]["word"] == "ЯД"


def test_words_that_no_source_knows(cli: Cli) -> None:
    answer = clue_of(cli, "--own", "ЗЮЗЮКА,КОТ", "--enemy", "ЛУК")
    assert answer["number"] >= 1


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("--own", " , "), "Назовите свои слова: --own СЛОВО,СЛОВО."),
        (("--own", "КОТ,КОТ"), "Слово КОТ названо дважды."),
        (("--own", "КОТ", "--enemy", "ЛУК,кот"), "Слово КОТ названо дважды."),
        (("--own", "МЁД", "--assassin", "мед"), "Слово МЕД названо дважды."),
        (("--own", "кот2"), "«кот2»"),
        (("--own", "два слова"), "два слова"),
        (("--own", "КОТ", "--level", "wizard"), "нет уровня «wizard». Есть: beginner, amateur, expert, master."),
        ((), "--own"),
    ],
)
def test_clues_for_impossible_words_are_refused(refused: Refused, arguments: tuple[str, ...], message: str) -> None:
    assert message in refused("codenames", "clue", *arguments)


@EVERY_LANGUAGE
def test_refusals_in_every_language(refused: Refused, language: str) -> None:
    message = refused("codenames", "clue", "--own", "КОТ,КОТ", "--lang", language)
    assert "КОТ" in message
    assert "codenames-clue-twice" not in message
    assert "--own" in refused("codenames", "clue", "--own", "", "--lang", language)


# --- deck, build ----------------------------------------------------------------------------------------------------


def test_the_deck_as_a_file(cli: Cli, tmp_path: Path) -> None:
    """The printed deck can be played with and is the same."""
    printed, path = cli("codenames", "deck"), tmp_path / "deck.txt"
    assert (printed.code, printed.err) == (0, "")
    assert read_deck(printed.out, "standard") == default_deck()
    cards = printed.out.splitlines()
    path.write_text("\n".join(cards[:25]), "utf-8")
    assert cli("codenames", "deck", "--option", f"deck={path}").out.splitlines() == cards[:25]


@EVERY_LANGUAGE
def test_a_deck_with_mistakes(refused: Refused, tmp_path: Path, language: str) -> None:
    path = tmp_path / "deck.txt"
    path.write_text("кот / пёс\n", "utf-8")
    assert "25" in refused("codenames", "deck", "--option", f"deck={path}", "--lang", language)
    path.write_text("кот / п3с\n", "utf-8")
    assert "п3с" in refused("codenames", "deck", "--option", f"deck={path}", "--lang", language)
    assert "none.txt" in refused("codenames", "deck", "--option", f"deck={tmp_path / 'none.txt'}", "--lang", language)


@pytest.mark.rule("CN-65")
def test_cognates_in_a_deck(refused: Refused, tmp_path: Path) -> None:
    pairs = [f"{card.front} / {card.back}" for card in default_deck().cards[:24]]
    path = tmp_path / "deck.txt"
    path.write_text("\n".join([*pairs, "светильник / подсветка"]), "utf-8")
    message = refused("codenames", "deck", "--option", f"deck={path}")
    assert "СВЕТИЛЬНИК" in message
    assert "ПОДСВЕТКА" in message


def test_the_table_of_associations_is_there(cli: Cli) -> None:
    ran = cli("codenames", "build")
    assert (ran.code, ran.err) == (0, "")
    assert (Path(ran.out.strip()) / "table.json").is_file()


@EVERY_LANGUAGE
@pytest.mark.parametrize("command", ["judge", "rank", "clue", "deck", "build"])
def test_every_command_has_its_help(cli: Cli, command: str, language: str) -> None:
    ran = cli("codenames", command, "--help", "--lang", language)
    assert ran.code == 0
    assert "--lang" in ran.out
