"""`games`, `rules` and help."""

import json
from pathlib import Path

import pytest

from cli.conftest import Cli
from slovoteka.games.registry import GAMES


def test_games(cli: Cli) -> None:
    ran = cli("games")
    assert (ran.code, ran.err) == (0, "")
    assert "«Запретные слова»" in ran.out
    for name in ("jargon_words", "respond_ms", "flat-deck"):
        assert name in ran.out
    assert "\n    standard             слова сразу проверяет словарь; игроков 2\n" in ran.out
    assert "\n  Неверное слово не принимается, можно сложить другое.\n" in ran.out, "once for all usual tables"
    assert "игроков 3. Неверное слово, если его оспорят: фишки назад, ход пропадает.\n" in ran.out


def test_games_for_machines(cli: Cli) -> None:
    listed = {game["id"]: game for game in json.loads(cli("games", "--json").out)}
    assert list(listed) == list(GAMES)
    game = listed["forbidden"]
    assert game["seats"] == {"min": 2, "max": 8, "warn": 7}
    assert set(game["variants"]) == set(GAMES["forbidden"].choices.variants)
    assert game["variants"]["crowd"] == {"about": "большая компания", "seats": 8, "options": {"seats": 8}}
    options = {option["name"]: option for option in game["options"]}
    assert options["check"]["values"] == ["dictionary", "vote"]
    assert options["deck"]["default"] == "standard"
    assert options["warn"] == {"name": "warn", "about": options["warn"]["about"], "type": "bool", "default": False,
                               "values": []}  # fmt: skip
    scrabble = {option["name"]: option for option in listed["scrabble"]["options"]}
    assert (scrabble["board"]["type"], scrabble["board"]["default"]) == ("name", "standard")
    assert (scrabble["first"]["type"], scrabble["first"]["default"]) == ("int", None)
    assert scrabble["edition"]["values"] == ["mattel", "bilingual-ru", "bilingual-uk"]


@pytest.mark.parametrize(("language", "word"), [("ru", "игроков"), ("uk", "гравців"), ("en", "players")])
def test_languages(cli: Cli, language: str, word: str) -> None:
    assert word in cli("games", "--lang", language).out


def test_rules(cli: Cli) -> None:
    ran = cli("rules", "forbidden")
    assert ran.code == 0
    assert "ZS-15" in ran.out
    assert "ZS-G14" in ran.out
    assert cli("rules").out == "".join(cli("rules", game).out for game in GAMES)
    listed = json.loads(cli("rules", "--json").out)
    assert {rule["id"] for rule in listed} >= {"ZS-01", "ZS-50", "ZS-G1"}
    assert set(listed[0]) == {"game", "id", "tag", "title"}


@pytest.mark.parametrize(
    ("language", "title"),
    [
        ("ru", "В слове не меньше трёх букв"),
        ("uk", "У слові не менше трьох літер"),
        ("en", "A word has three letters or more"),
    ],
)
def test_rules_in_the_language_of_the_reader(cli: Cli, language: str, title: str) -> None:
    assert f"ZS-47   {title}" in cli("rules", "forbidden", "--lang", language).out
    listed = json.loads(cli("rules", "forbidden", "--json", "--lang", language).out)
    assert next(rule["title"] for rule in listed if rule["id"] == "ZS-47") == title


def test_coverage(cli: Cli) -> None:
    ran = cli("rules", "forbidden", "--coverage")
    assert ran.code == 0
    assert "✓ ZS-24" in ran.out
    assert "· ZS-02" in ran.out
    listed = json.loads(cli("rules", "forbidden", "--coverage", "--json").out)
    assert all(rule["tests"] for rule in listed if rule["needs_test"])


def test_coverage_says_how_many_planted_faults_are_caught(
    cli: Cli, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "tests" / "rules").mkdir(parents=True)
    (tmp_path / "tests" / "rules" / "test_turn.py").write_text(
        '@pytest.mark.rule("ZS-24", "ZS-25")\ndef test_a_word_is_called() -> None: ...\n', "utf-8"
    )
    counted = {"forbidden": {"planted": 9, "killed": 7, "rules": {"ZS-24": {"reached": 5, "caught": 3}}}}
    (tmp_path / "benchmarks").mkdir()
    (tmp_path / "benchmarks" / "mutants.json").write_text(json.dumps(counted), "utf-8")
    monkeypatch.chdir(tmp_path)
    lines = {
        line.split()[1]: line for line in cli("rules", "forbidden", "--coverage").out.splitlines() if "ZS-" in line
    }
    assert "1  3/5    rules/test_turn.py::test_a_word_is_called" in lines["ZS-24"]
    assert "1  –      rules/test_turn.py::test_a_word_is_called" in lines["ZS-25"]
    assert "Ошибок, подложенных в программу: 9; тесты нашли: 7." in cli("rules", "forbidden", "--coverage").out
    listed = {rule["id"]: rule for rule in json.loads(cli("rules", "forbidden", "--coverage", "--json").out)}
    assert listed["ZS-24"]["faults"] == {"reached": 5, "caught": 3}
    assert listed["ZS-25"]["faults"] is None


@pytest.mark.parametrize(
    "command",
    [
        [],
        *(["games"], ["rules"], ["selfplay"], ["play"], ["replay"], ["verify"]),
        *(["words"], ["words", "explain"], ["words", "fit"]),
        *(["lexicon"], ["lexicon", "build"], ["lexicon", "info"], ["bench"], ["bench", "lexicon"]),
    ],
)
def test_help_is_in_russian(cli: Cli, command: list[str]) -> None:
    ran = cli(*command, "--help")
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.startswith("Как вызвать: slovoteka")
    for english in (
        "Usage",
        "Options",
        "Arguments",
        "Commands",
        "required",
        "default",
        "Show this",
        "<list",
        "<str",
        "<int",
    ):
        assert english not in ran.out


def test_no_command_shows_help(cli: Cli) -> None:
    assert cli().out.startswith("Как вызвать: slovoteka")
