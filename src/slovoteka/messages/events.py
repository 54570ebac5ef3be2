"""Describes events with the sentences of their games.

This is for hosts that know nothing about a game. A game's own renderer (`slovoteka play`) or page may say more. All
fill in a sentence by the same names: `$name` and `$me` for the seat that acted; beside `$field` its `$field_count`, if
the field may hold several things or none; and for a seat `$field_me` (the reader's own) and `$field_same` (the one that
acted).
"""

from collections.abc import Sequence
from enum import Enum
from typing import Any, Final

import msgspec

from slovoteka.core.value import Value
from slovoteka.messages.catalogue import has_text, render

_SEAT: Final = "seat"
"""The field with the acting seat. The sentence gets `$name`, and `$me` says whether it is the reader."""
_SEATS: Final = frozenset({"seats", "pro", "contra"})
"""Fields that hold seats in every game. A game declares others by a message `<id>-seat-<field>`."""


class Reader(Value, frozen=True, kw_only=True):
    """The person who reads the sentence."""

    language: str
    names: Sequence[str]
    """The names of the players by seat."""
    me: int | None = None
    """The reader's seat; None for a spectator."""

    def name(self, seat: int) -> str:
        return self.names[seat] if 0 <= seat < len(self.names) else str(seat + 1)


def event_text(event: Any, game: str, reader: Reader) -> str | None:
    """The sentence for an event; None if the game has none for it."""
    code = f"{game}-event-{event.__struct_config__.tag}"
    if not has_text(code):
        return None
    params: dict[str, Any] = {}
    for field, value in msgspec.structs.asdict(event).items():
        params |= _params(field, value, game, reader)
    for field, seat in _others(event, game):
        params |= {f"{field}_me": seat == reader.me, f"{field}_same": seat == getattr(event, _SEAT, None)}
    return render(code, reader.language, params)


def _others(event: Any, game: str) -> list[tuple[str, int]]:
    """The other seats that an event names."""
    fields = msgspec.structs.asdict(event).items()
    return [(field, value) for field, value in fields if isinstance(value, int) and has_text(f"{game}-{_SEAT}-{field}")]


def _params(field: str, value: Any, game: str, reader: Reader) -> dict[str, Any]:
    if field == _SEAT and isinstance(value, int):
        return {"name": reader.name(value), "me": value == reader.me}
    if field in _SEATS or has_text(f"{game}-{_SEAT}-{field}"):
        seats = [seat for seat in (value if isinstance(value, tuple | list) else (value,)) if isinstance(seat, int)]
        return {field: ", ".join(map(reader.name, seats)), f"{field}_count": len(seats)}
    return {field: _shown(field, value, game, reader.language), **count_of(field, value)}


def count_of(field: str, value: Any) -> dict[str, int]:
    """How many things a field holds, for a sentence that is another one about one thing or none."""
    if value is None:
        return {f"{field}_count": 0}
    return {f"{field}_count": len(value)} if isinstance(value, str | tuple | list) else {}


def _shown(field: str, value: Any, game: str, language: str) -> Any:
    """The value for Fluent. If the game has a message `<id>-<field>-<value>`, that text is used."""
    if isinstance(value, Enum):
        return _shown(field, value.value, game, language)
    if isinstance(value, str):
        code = f"{game}-{field}-{value}"
        return render(code, language, {}) if has_text(code) else value
    if isinstance(value, tuple | list | frozenset | set):
        return ", ".join(str(_shown(field, item, game, language)) for item in value)
    return value if isinstance(value, int | float) else ""
