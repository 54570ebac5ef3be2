"""Describes games for forms: every option, choice and variant, in the reader's language."""

from functools import cache
from typing import Any, Literal, get_args, get_origin

import msgspec

from slovoteka.bots.bot import LEVELS, Level
from slovoteka.bots.registry import default_level, levels_of, nearest_level
from slovoteka.core.form import Field, Group, Unit
from slovoteka.core.kind import GameKind
from slovoteka.core.value import Value
from slovoteka.games import registry
from slovoteka.messages import has_text, text

OptionType = Literal["bool", "int", "str", "choice", "list", "name"]
"""`name` is the name of a deck, a board and so on, or the thing itself."""


class SeatsView(Value, frozen=True, kw_only=True, omit_defaults=True):
    least: int
    most: int
    warned_from: int | None = None
    """With this many players or more the form warns that the game is less fun."""


class ChoiceView(Value, frozen=True, kw_only=True, omit_defaults=True):
    value: str
    label: str
    about: str | None = None
    seats: SeatsView | None = None
    """How many can play with this choice, if fewer than can play the game."""


class OptionView(Value, frozen=True, kw_only=True, omit_defaults=True):
    name: str
    label: str
    about: str
    group: Group
    type: OptionType
    default: Any
    unit: Unit | None = None
    least: int | None = None
    most: int | None = None
    choices: tuple[ChoiceView, ...] = ()
    open: str | None = None
    """What null means, if the option may be null."""
    only_with: dict[str, tuple[str | bool, ...]] = msgspec.field(default_factory=dict)
    """The option applies only while each of these options has one of these values."""
    only_rated: bool = False
    """The option applies only at rated tables."""


class UsualWhenRatedView(Value, frozen=True, kw_only=True, omit_defaults=True):
    """Values that options have at a rated table unless somebody chooses others."""

    options: dict[str, Any]
    only_with: dict[str, tuple[str | bool | int, ...]] = msgspec.field(default_factory=dict)


class TermsLineView(Value, frozen=True, kw_only=True, omit_defaults=True):
    """A sentence about the terms of a table, and with which options it is true."""

    text: str
    only_with: dict[str, tuple[str | bool | int, ...]] = msgspec.field(default_factory=dict)


class VariantView(Value, frozen=True, kw_only=True):
    name: str
    title: str
    about: str
    seats: int
    options: dict[str, Any]
    """The options that the variant changes."""
    featured: bool
    """Whether to offer the variant to new visitors."""


class LevelView(Value, frozen=True, kw_only=True):
    name: str
    label: str
    stands_for: tuple[str, ...]
    """Levels of other games that this one replaces: a player who chose one of them there gets this one here."""


class GameView(Value, frozen=True, kw_only=True):
    id: str
    title: str
    seats: SeatsView
    rulebooks: tuple[str, ...]
    rules_version: int
    variants: tuple[VariantView, ...]
    options: tuple[OptionView, ...]
    """The options in the order in which to show them."""
    levels: tuple[LevelView, ...]
    """The levels of its bots, from weak to strong."""
    default_level: str | None
    """The level for somebody who plays it for the first time; None without bots."""
    has_key: bool
    """Whether some players know a secret, so that `open_key` makes sense."""
    usual_when_rated: tuple[UsualWhenRatedView, ...]
    """In this order; each one also sees the values of those before it."""
    wrong_word: tuple[TermsLineView, ...]
    """What a wrong word costs: the first of these that is true."""


class Games(Value, frozen=True, kw_only=True):
    games: tuple[GameView, ...]


@cache
def games_in(language: str) -> Games:
    return Games(games=tuple(_game(kind, language) for kind in registry.GAMES.values()))


def _game(kind: GameKind, language: str) -> GameView:
    info = kind.info
    defaults = msgspec.structs.asdict(kind.rules.read_options({}))
    types = {field.name: field.type for field in msgspec.structs.fields(kind.types.options)}
    titled = f"{info.id}-title"
    return GameView(
        id=info.id,
        title=text(titled, language) if has_text(titled) else info.title,
        seats=SeatsView(least=info.seats_min, most=info.seats_max, warned_from=info.seats_warn),
        rulebooks=info.rulebooks,
        rules_version=info.rules_version,
        variants=tuple(_variant(kind, name, language) for name in kind.choices.variants),
        options=tuple(
            _option(_AskedOption(kind, name, field, types[name], language), defaults[name])
            for name, field in kind.choices.form.fields.items()
        ),
        levels=tuple(_level(info.id, level, language) for level in levels_of(info.id)),
        default_level=default_level(info.id),
        has_key=kind.hosting.insiders is not None,
        usual_when_rated=tuple(
            UsualWhenRatedView(options=dict(usual.options), only_with=dict(usual.only_with))
            for usual in kind.choices.form.usual_when_rated
        ),
        wrong_word=tuple(
            TermsLineView(text=text(f"{info.id}-{line.code}", language), only_with=dict(line.only_with))
            for line in kind.choices.form.wrong_word
        ),
    )


def _level(game: str, name: Level, language: str) -> LevelView:
    others = (level for level in LEVELS if level != name and nearest_level(game, level) == name)
    return LevelView(name=name, label=text(f"level-{name}", language), stands_for=tuple(others))


def _variant(kind: GameKind, name: str, language: str) -> VariantView:
    changed = kind.choices.variants[name]
    about = text(f"{kind.info.id}-variant-{name}", language)
    return VariantView(
        name=name,
        title=text(_own(kind, f"called-{name}"), language),
        about=f"{about[0].upper()}{about[1:]}.",  # lists in the terminal use it as part of a sentence
        seats=kind.rules.seats(kind.rules.read_options(changed)),
        options=dict(changed),
        featured=name in kind.choices.form.featured,
    )


def _own(kind: GameKind, code: str) -> str:
    """The code of the game's own text, or of the text that games share."""
    own = f"{kind.info.id}-{code}"
    return own if has_text(own) else code


# --- an option ------------------------------------------------------------------------------------------------------


class _AskedOption(Value, frozen=True):
    """An option, and the language in which it is asked for."""

    kind: GameKind
    name: str
    field: Field
    type: Any
    language: str

    def text(self, code: str) -> str:
        return text(_own(self.kind, code), self.language)


def _option(asked: _AskedOption, default: Any) -> OptionView:
    least, most = asked.field.bounds or (None, None)
    is_open = type(None) in get_args(asked.type)
    return OptionView(
        name=asked.name,
        label=asked.text(f"label-{asked.name}"),
        about=asked.text(f"about-{asked.name}"),
        group=asked.field.group,
        type=_type(asked.type),
        default=asked.field.shown(default),
        unit=asked.field.unit,
        least=least,
        most=most,
        choices=tuple(_choice(asked, value) for value in _values(asked)),
        open=asked.text(f"open-{asked.name}") if is_open else None,
        only_with=dict(asked.field.only_with),
        only_rated=asked.field.only_rated,
    )


def _choice(asked: _AskedOption, value: str) -> ChoiceView:
    seats = asked.field.seats_with.get(value)
    about = _own(asked.kind, f"choice-about-{asked.name}-{value}")
    return ChoiceView(
        value=value,
        label=asked.text(f"choice-{asked.name}-{value}"),
        about=text(about, asked.language) if has_text(about) else None,
        seats=None if seats is None else SeatsView(least=seats[0], most=seats[1]),
    )


def _values(asked: _AskedOption) -> tuple[str, ...]:
    return _literals(asked.type) or (() if asked.field.names is None else tuple(asked.field.names()))


def _type(kind: Any) -> OptionType:
    if _literals(kind):
        return "choice"
    if get_origin(kind) is tuple:
        return "list"
    members = [member for member in get_args(kind) if member is not type(None)] or [kind]
    plain: dict[Any, OptionType] = {bool: "bool", int: "int", str: "str"}
    return plain.get(members[0], "name")


def _literals(kind: Any) -> tuple[str, ...]:
    """The values of a Literal type, which may also be optional; empty for other types."""
    found = next((member for member in (kind, *get_args(kind)) if get_origin(member) is Literal), None)
    return () if found is None else get_args(found)
