"""What a form needs to know of a game's options to ask for them well.

Only what their types do not tell. The words a form uses are for the message catalogues.
"""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Literal

import msgspec

from slovoteka.core.value import Value

Group = Literal["players", "words", "time", "rules", "deck"]
Unit = Literal["ms", "points", "seats", "seat", "turns"]
"""What a number counts. `seat`: it is one of the seats, from 0."""


class Field(Value, frozen=True, kw_only=True):
    """One option. Bounds are those that the game itself checks by: a form that keeps them is not refused for them."""

    group: Group
    unit: Unit | None = None
    bounds: tuple[int, int] | None = None
    """The least and the most, whatever else is agreed on."""
    names: Callable[[], Iterable[str]] | None = None
    """Those that a deck, a board and the like can be asked for by; read when they are wanted."""
    name_of: Callable[[Any], str] | None = None
    """By which of these names people know the value of such an option."""
    seats_with: Mapping[str, tuple[int, int]] = msgspec.field(default_factory=dict)
    """How many can play with a choice, where it leaves fewer numbers than the game has."""
    only_with: Mapping[str, tuple[str | bool, ...]] = msgspec.field(default_factory=dict)
    """It means something only while each of these other options has one of these values."""

    def shown(self, value: Any) -> Any:
        """The value as people write it: a deck by its name, all else as it is."""
        return value if self.name_of is None else self.name_of(value)


class Form(Value, frozen=True, kw_only=True):
    """All options that people set, in the order in which to ask."""

    fields: Mapping[str, Field] = msgspec.field(default_factory=dict)
    featured: tuple[str, ...] = ()
    """Variants to offer to somebody who comes for the first time."""
