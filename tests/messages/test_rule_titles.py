"""Every rule has a title in every language, and none of them is in another language than it says."""

import re
from pathlib import Path

import pytest

from manifests import install
from slovoteka.games.registry import GAMES
from slovoteka.games.rulebook import Rule, rules_of
from slovoteka.messages import LANGUAGES, has_text
from slovoteka.plugins.discovery import manifests

QUOTED = re.compile("«[^»]*»")
WORD = re.compile(r"[^\W\d_]+")
CYRILLIC = re.compile("[а-яёіїєґ]")
RUSSIAN_ALONE = re.compile("[ыъэё]")


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_has_a_title(language: str, game: str) -> None:
    for rule in rules_of(game, language):
        assert has_text(f"rule-{rule.id.lower()}", language), rule.id
        assert rule.title


def test_an_unknown_language_is_answered_in_russian() -> None:
    assert rules_of("forbidden", "xx") == rules_of("forbidden")


def test_a_package_with_titles_in_russian_alone(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    data = tmp_path / "plain_titles" / "data"
    data.mkdir(parents=True)
    (data.parent / "__init__.py").touch()
    (data / "rules.toml").write_text('XX-1 = ["T", "Слово не повторяют"]', "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    install(monkeypatch, manifests()["forbidden"].but(id="plain-titles", package="plain_titles"))
    for language in LANGUAGES:
        assert rules_of("plain-titles", language) == (Rule(id="XX-1", tag="T", title="Слово не повторяют"),)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(("language", "foreign"), [("uk", RUSSIAN_ALONE), ("en", CYRILLIC)])
def test_titles_hold_no_russian(language: str, foreign: re.Pattern[str], game: str) -> None:
    complaints = [(rule.id, word) for rule in rules_of(game, language) for word in foreign_words(rule.title, foreign)]
    assert complaints == []


def foreign_words(title: str, foreign: re.Pattern[str]) -> list[str]:
    """Words that hold such a letter. Those of the game itself are quoted, or in capitals as they lie on a table."""
    return [word for word in WORD.findall(QUOTED.sub("", title)) if foreign.search(word)]


def test_the_check_can_fail() -> None:
    assert foreign_words("Карты Ё нет: «Не говори …!»", RUSSIAN_ALONE) == ["Карты"]
    assert foreign_words("There is карта Ё: ДОМ", CYRILLIC) == ["карта"]
