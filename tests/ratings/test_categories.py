"""Every game says what its tables count for, and every category can be named, played and measured."""

import re
from typing import Any

import pytest

from slovoteka.core.kind import GameKind
from slovoteka.games.registry import GAMES
from slovoteka.messages import LANGUAGES, has_text
from slovoteka.ratings.categories import categories, rated_as, title

CATEGORIES = [(kind, category) for kind in GAMES.values() for category in kind.rating.categories]


def counts_for(game: str, *, by_correspondence: bool = False, **options: Any) -> str | None:
    kind = GAMES[game]
    found = rated_as(kind, kind.rules.read_options(options), by_correspondence=by_correspondence)
    return None if found is None else found.category


@pytest.mark.parametrize(("kind", "category"), CATEGORIES, ids=[category for _, category in CATEGORIES])
def test_each_has_a_table_and_a_title_in_every_language(kind: GameKind, category: str) -> None:
    options = kind.rules.read_options(kind.rating.categories[category])
    found = rated_as(kind, options)
    assert found is not None
    assert found.category == category
    assert not found.sides or len(found.sides) == kind.rules.seats(options)
    assert re.fullmatch(r"[a-z]+(\.[a-z]+)*", category)
    assert category.split(".", maxsplit=1)[0] == kind.info.id
    for language in LANGUAGES:
        assert has_text(f"category-{category.replace('.', '-')}", language)
        assert title(category, language) != title(f"{category}.days", language)


@pytest.mark.parametrize("kind", GAMES.values(), ids=lambda kind: kind.info.id)
def test_every_variant_counts_for_a_known_category_or_for_none(kind: GameKind) -> None:
    for raw in kind.choices.variants.values():
        for by_correspondence in (False, True):
            found = rated_as(kind, kind.rules.read_options(raw), by_correspondence=by_correspondence)
            assert found is None or categories()[found.category] == kind.info.id


def test_what_is_another_skill_is_another_category() -> None:
    found = [
        counts_for("scrabble"),
        counts_for("scrabble", edition="bilingual-uk"),
        counts_for("scrabble", words="challenge"),
        counts_for("scrabble", mode="duplicate", seats=1000),
        counts_for("scrabble", by_correspondence=True),
        counts_for("codenames"),
        counts_for("underwood"),
        counts_for("underwood", words="all"),
        counts_for("forbidden"),
    ]
    assert None not in found
    assert len(set(found)) == len(found)
    assert counts_for("scrabble", edition="bilingual-ru") == counts_for("scrabble")
    assert counts_for("scrabble", seats=4) == counts_for("scrabble")


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("codenames", {"seats": 2}),
        ("codenames", {"seats": 3}),
        ("scrabble", {"mode": "solitaire", "seats": 1}),
        ("scrabble", {"mode": "duplicate", "seats": 1}),
        ("scrabble", {"words": "vote", "seats": 3}),
        ("scrabble", {"own_words": ["ЁЖЖ"]}),
        ("scrabble", {"theme": "спорт", "theme_words": ["ГОЛ"]}),
        ("scrabble", {"jacks": True}),
        ("scrabble", {"two_bags": True}),
        ("scrabble", {"reusable_blanks": True}),
        ("underwood", {"check": "vote", "seats": 3}),
        ("underwood", {"own_words": ["ЁЖЖ"]}),
        ("forbidden", {"check": "vote", "seats": 3}),
        ("forbidden", {"jargon": True, "jargon_words": ["ЛУТ"]}),
    ],
    ids=str,
)
def test_alone_against_the_game_or_by_rules_of_its_own_nothing_counts(game: str, options: dict[str, Any]) -> None:
    assert counts_for(game, **options) is None
