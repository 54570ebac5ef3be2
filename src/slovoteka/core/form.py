"""What a form needs to know about a game's options.

Only what their types do not say. The texts of a form are in the message catalogues.
"""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final, Literal

import msgspec

from slovoteka.core.errors import Illegal
from slovoteka.core.value import Value

Group = Literal["players", "words", "time", "rules", "deck"]
Unit = Literal["ms", "points", "seats", "seat", "turns"]
"""What a number counts. `seat` is the number of one seat, from 0."""


class Field(Value, frozen=True, kw_only=True):
    """One option. The bounds are those that the game itself checks, so values within them are not refused."""

    group: Group
    unit: Unit | None = None
    bounds: tuple[int, int] | None = None
    """The least and the greatest value, independent of other options."""
    names: Callable[[], Iterable[str]] | None = None
    """The names of decks, boards and so on to choose from. Called only when they are needed."""
    name_of: Callable[[Any], str] | None = None
    """The name of a value of such an option."""
    seats_with: Mapping[str, tuple[int, int]] = msgspec.field(default_factory=dict)
    """How many can play with a choice, if fewer than the game allows."""
    only_with: Mapping[str, tuple[str | bool, ...]] = msgspec.field(default_factory=dict)
    """The option applies only while each of these other options has one of these values."""

    only_rated: bool = False
    """The option applies only at rated tables. At others it keeps its default."""

    def shown(self, value: Any) -> Any:
        """The value as people write it: a deck by its name, everything else as it is."""
        return value if self.name_of is None else self.name_of(value)


class UsualWhenRated(Value, frozen=True, kw_only=True):
    """Values that options have at a rated table unless somebody chooses others."""

    options: Mapping[str, Any]
    only_with: Mapping[str, tuple[str | bool | int, ...]] = msgspec.field(default_factory=dict)
    """Only while each of these other options has one of these values."""


class NeededWhenRated(Value, frozen=True, kw_only=True):
    """Values without which a table is not rated, because it would not be fair."""

    options: Mapping[str, Any]
    refusal: Callable[[], Illegal]
    """Makes the refusal, which says how to mend it."""
    only_with: Mapping[str, tuple[str | bool | int, ...]] = msgspec.field(default_factory=dict)
    """Only while each of these other options has one of these values."""


class TermsLine(Value, frozen=True, kw_only=True):
    """A sentence about the terms of a table."""

    code: str
    """Of the message, without the name of the game."""
    only_with: Mapping[str, tuple[str | bool | int, ...]] = msgspec.field(default_factory=dict)
    """It is true while each of these options has one of these values."""


class Form(Value, frozen=True, kw_only=True):
    """All options that people can set, in the order in which to show them."""

    fields: Mapping[str, Field] = msgspec.field(default_factory=dict)
    featured: tuple[str, ...] = ()
    """Variants to offer to new visitors."""
    usual_when_rated: tuple[UsualWhenRated, ...] = ()
    """What else is usual at rated tables. Each one also sees the values of those before it."""
    needed_when_rated: tuple[NeededWhenRated, ...] = ()
    """What a rated table cannot do without."""
    wrong_word: tuple[TermsLine, ...] = ()
    """What a wrong word costs: the first of these lines that is true."""

    def when_rated(self, chosen: Mapping[str, Any], defaults: Mapping[str, Any]) -> dict[str, Any]:
        """The chosen options, with those that are usual at a rated table."""
        found = dict(chosen)
        for usual in self.usual_when_rated:
            if _holds(usual.only_with, {**defaults, **found}):
                found = {**usual.options, **found}
        return found

    def check_rated(self, options: Mapping[str, Any]) -> None:
        """Raises `Illegal` if a table with these options, all of them, lacks what rated tables need."""
        for needed in self.needed_when_rated:
            lacks = any(options.get(name) != value for name, value in needed.options.items())
            if lacks and _holds(needed.only_with, options):
                raise needed.refusal()

    def with_needed(self, options: Mapping[str, Any]) -> dict[str, Any]:
        """The options, all of them, with what rated tables need today. Older ones were rated without it."""
        found = dict(options)
        for needed in self.needed_when_rated:
            if _holds(needed.only_with, found):
                found |= needed.options
        return found

    def without_rated(self, chosen: Mapping[str, Any]) -> dict[str, Any]:
        """The chosen options, without those that only rated tables have."""
        return {name: value for name, value in chosen.items() if not self.fields.get(name, _PLAIN).only_rated}

    def wrong_word_code(self, options: Mapping[str, Any]) -> str | None:
        """The code of the sentence that says what a wrong word costs with these options; None if there is none."""
        return next((line.code for line in self.wrong_word if _holds(line.only_with, options)), None)


_PLAIN: Final = Field(group="rules")


def _holds(only_with: Mapping[str, tuple[Any, ...]], options: Mapping[str, Any]) -> bool:
    """Whether each option has one of the values. Numbers may be written as text."""
    return all(str(options.get(name)) in map(str, values) for name, values in only_with.items())
