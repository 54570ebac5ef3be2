"""Forms of games: everything has a text, and bounds are those that the game checks."""

import re
from collections.abc import Iterator, Mapping
from typing import Any

import msgspec
import pytest

from slovoteka.bots.bot import LEVELS
from slovoteka.core.errors import Refusal
from slovoteka.core.form import Field
from slovoteka.core.kind import GameKind
from slovoteka.games.registry import GAMES
from slovoteka.messages import LANGUAGES, has_text
from slovoteka.messages.catalogue import sources
from slovoteka.server.services.forms import GameView, OptionView, games_in

FOR_PROGRAMS = re.compile(r"\.toml|\.txt|\.json|\b(мс|ms)\b")
"""Words for the command line that mean nothing in a form."""
OPTIONS = [(kind, name) for kind in GAMES.values() for name in kind.choices.form.fields]
NUMBERS = [(kind, name) for kind, name in OPTIONS if kind.choices.form.fields[name].bounds and name != "captains"]


def named(of: tuple[GameKind, str]) -> str:
    return f"{of[0].info.id}-{of[1]}"


def view(game: str, language: str = "ru") -> GameView:
    return next(found for found in games_in(language).games if found.id == game)


def option(game: str, name: str, language: str = "ru") -> OptionView:
    return next(found for found in view(game, language).options if found.name == name)


@pytest.mark.parametrize("game", GAMES)
def test_the_form_has_every_option(game: str) -> None:
    names = {option.name for option in view(game).options}
    elsewhere = {"rated", "position", "rules", "bots"} - names  # set by room, analysis board, `read_options`, seating
    fields = {field.name for field in msgspec.structs.fields(GAMES[game].types.options)}
    assert names == fields - elsewhere


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_text_is_there_in_every_language(game: str, language: str) -> None:
    shown = list(texts(view(game, language)))
    assert all(shown)
    assert not [text for text in shown if FOR_PROGRAMS.search(text)]
    # A code without a text is shown as it is, and a text that a language lacks is shown in Russian.
    assert not [text for text in shown if re.fullmatch(r"[a-z]+(-[a-z0-9_]+)+", text)]
    own = [code for code in sources("ru") if re.match(rf"({game}-)?(label|about|choice|open|called|title)\b", code)]
    assert len(own) > len(shown) / 2
    assert all(has_text(code, language) for code in own)


def texts(game: GameView) -> Iterator[str]:
    yield game.title
    yield from (level.label for level in game.levels)
    for variant in game.variants:
        yield from (variant.title, variant.about)
    for field in game.options:
        yield from (field.label, field.about)
        yield from (choice.label for choice in field.choices)
        yield from (text for text in (field.open, *(choice.about for choice in field.choices)) if text is not None)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_labels_are_short_and_explanations_are_whole_sentences(game: str, language: str) -> None:
    shown = view(game, language)
    sentences = [each.about for each in shown.options] + [variant.about for variant in shown.variants]
    sentences += [choice.about for each in shown.options for choice in each.choices if choice.about]
    assert not [text for text in sentences if text[0].islower() or not text.endswith(".")]
    labels = [each.label for each in shown.options] + [
        choice.label for each in shown.options for choice in each.choices
    ]
    labels += [variant.title for variant in shown.variants]
    assert not [text for text in labels if len(text.split()) > 5 or len(text) > 36 or text.endswith(".")]
    assert len({variant.title for variant in shown.variants}) == len(shown.variants)


@pytest.mark.parametrize(("kind", "name"), OPTIONS, ids=map(named, OPTIONS))
def test_choices_and_conditions_of_options_are_consistent(kind: GameKind, name: str) -> None:
    shown = option(kind.info.id, name)
    if shown.type in ("choice", "name"):
        assert shown.choices
        assert shown.default in (None, *(choice.value for choice in shown.choices))
        assert len({choice.label for choice in shown.choices}) == len(shown.choices)
    assert (shown.type == "int") == (shown.least is not None) or name == "captains"
    assert set(kind.choices.form.fields[name].seats_with) <= {choice.value for choice in shown.choices}
    for other, values in shown.only_with.items():
        needed = option(kind.info.id, other)
        assert needed.type in ("choice", "bool")
        known: set[str | bool] = {choice.value for choice in needed.choices} or {True, False}
        assert set(values) < known


@pytest.mark.parametrize(("kind", "name"), NUMBERS, ids=map(named, NUMBERS))
def test_bounds_are_those_of_the_game(kind: GameKind, name: str) -> None:
    field = kind.choices.form.fields[name]
    assert field.bounds is not None
    least, most = field.bounds
    for number in (least, most):
        assert any(is_agreed(kind, table | {name: number}) for table in tables(kind, field))
    for number in (least - 1, most + 1):
        assert not any(is_agreed(kind, table | {name: number}) for table in tables(kind, field))


def tables(kind: GameKind, field: Field) -> Iterator[dict[str, Any]]:
    """Tables where the option applies: every variant, and for a seat also those with just enough seats and one more."""
    seats = (field.bounds[1] + 1, field.bounds[1] + 2) if field.unit == "seat" and field.bounds else ()
    for variant in kind.choices.variants.values():
        for table in (dict(variant), *({**variant, "seats": count} for count in seats)):
            if all(value_of(kind, table, other) in values for other, values in field.only_with.items()):
                yield table


def value_of(kind: GameKind, table: Mapping[str, Any], name: str) -> Any:
    return table.get(name, getattr(kind.rules.read_options({}), name))


def is_agreed(kind: GameKind, table: Mapping[str, Any]) -> bool:
    try:
        kind.rules.read_options(table)
    except Refusal:
        return False
    return True


@pytest.mark.parametrize(("game", "name", "value"), [
    ("forbidden", "check", "vote"), ("underwood", "check", "vote"), ("scrabble", "words", "vote"),
    ("codenames", "form", "teams"), ("codenames", "form", "coop"), ("codenames", "form", "three"),
    ("scrabble", "mode", "standard"), ("scrabble", "mode", "solitaire"), ("scrabble", "mode", "duplicate"),
    ("scrabble", "mode", "bingo"),
])  # fmt: skip
def test_seats_of_a_choice_are_those_of_the_game(game: str, name: str, value: str) -> None:
    seats = next(choice.seats for choice in option(game, name).choices if choice.value == value)
    assert seats is not None
    kind = GAMES[game]
    assert is_agreed(kind, {name: value, "seats": seats.least})
    assert is_agreed(kind, {name: value, "seats": seats.most})
    assert not is_agreed(kind, {name: value, "seats": seats.least - 1})
    assert not is_agreed(kind, {name: value, "seats": seats.most + 1})


@pytest.mark.parametrize("game", GAMES)
def test_variants_set_only_options_that_apply(game: str) -> None:
    """No variant sets an option that the form would not show."""
    kind = GAMES[game]
    for table in kind.choices.variants.values():
        for name in table:
            for other, values in kind.choices.form.fields[name].only_with.items():
                assert value_of(kind, table, other) in values


@pytest.mark.parametrize("game", GAMES)
def test_newcomers_are_offered_a_few_variants(game: str) -> None:
    kind = GAMES[game]
    assert set(kind.choices.form.featured) <= set(kind.choices.variants)
    featured = [variant.name for variant in view(game).variants if variant.featured]
    assert featured[0] == "standard"
    assert 2 < len(featured) < 9


@pytest.mark.parametrize("game", GAMES)
def test_every_level_of_any_game_maps_to_one_level(game: str) -> None:
    """The level chosen in one game is remembered by its name and used in other games."""
    named = [name for level in view(game).levels for name in (level.name, *level.stands_for)]
    assert sorted(named) == sorted(LEVELS)


def test_levels_that_a_game_lacks_map_to_the_nearest_one() -> None:
    stands_for = {
        game: {level.name: level.stands_for for level in view(game).levels} for game in ("scrabble", "underwood")
    }
    assert stands_for["scrabble"]["master"] == ("expert",)
    assert stands_for["underwood"]["master"] == ("grandmaster", "oracle")


def test_texts_of_a_form_are_as_people_expect() -> None:
    scrabble = view("scrabble")
    assert (scrabble.title, view("scrabble", "uk").title, view("scrabble", "en").title) == (
        "Скрэббл", "Скрабл", "Scrabble"
    )  # fmt: skip
    assert [level.label for level in scrabble.levels] == ["новичок", "любитель", "мастер", "гроссмейстер", "оракул"]
    duplicate = next(variant for variant in scrabble.variants if variant.name == "duplicate")
    assert (duplicate.title, duplicate.about) == ("Дубликат", "У всех одни буквы, на доску идёт лучший листок.")
    time = option("scrabble", "turn_ms")
    assert (time.label, time.unit, time.open) == ("Время на ход", "ms", "Без ограничения")
    assert [choice.label for choice in option("scrabble", "tiles").choices] == ["Русский набор", "Украинский набор"]
    assert option("scrabble", "penalty").only_with == {"mode": ("standard",), "words": ("challenge", "vote")}
    assert option("scrabble", "placed").only_with == {"mode": ("duplicate",)}
    assert option("codenames", "first").open == "Решает ключ"
