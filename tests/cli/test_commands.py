"""`games`, `rules` and help."""

import json

import pytest

from cli.conftest import Cli
from slovoteka.games.registry import GAMES


def test_games(cli: Cli) -> None:
    ran = cli("games")
    assert (ran.code, ran.err) == (0, "")
    assert "«Запретные слова»" in ran.out
    for name in ("jargon_words", "respond_ms", "flat-deck"):
        assert name in ran.out
    assert "\n    reverse              игра наоборот: косточки снимают с готовой доски; игроков 2\n" in ran.out


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


def test_coverage(cli: Cli) -> None:
    ran = cli("rules", "forbidden", "--coverage")
    assert ran.code == 0
    assert "✓ ZS-24" in ran.out
    assert "· ZS-02" in ran.out
    listed = json.loads(cli("rules", "forbidden", "--coverage", "--json").out)
    assert all(rule["tests"] for rule in listed if rule["needs_test"])


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
