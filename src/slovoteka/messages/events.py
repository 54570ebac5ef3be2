"""An event as a person reads it: the sentence that its game has for it, with its fields as people say them.

It is for hosts that know nothing of a game. A face of the game's own (`slovoteka play`) may say more.
"""

from collections.abc import Sequence
from enum import Enum
from typing import Any, Final

import msgspec

from slovoteka.core.value import Value
from slovoteka.messages.catalogue import has_text, render

_SEAT: Final = "seat"
"""The field that says who did it: its sentence is told `$name`, and by `$me` whether that is the reader."""
_SEATS: Final = frozenset({"seats", "pro", "contra"})
"""Fields that hold seats in every game. Others a game names by a sentence `<id>-seat-<field>`."""


class Reader(Value, frozen=True, kw_only=True):
    """Whom it is told."""

    language: str
    names: Sequence[str]
    """By seat."""
    me: int | None = None
    """None: somebody who only looks on."""

    def name(self, seat: int) -> str:
        return self.names[seat] if 0 <= seat < len(self.names) else str(seat + 1)


def event_text(event: Any, game: str, reader: Reader) -> str | None:
    """None where the game has no sentence for such events: then there is nothing to say."""
    code = f"{game}-event-{event.__struct_config__.tag}"
    if not has_text(code):
        return None
    params: dict[str, Any] = {}
    for field, value in msgspec.structs.asdict(event).items():
        params |= _params(field, value, game, reader)
    return render(code, reader.language, params)


def _params(field: str, value: Any, game: str, reader: Reader) -> dict[str, Any]:
    if field == _SEAT and isinstance(value, int):
        return {"name": reader.name(value), "me": value == reader.me}
    if field in _SEATS or has_text(f"{game}-{_SEAT}-{field}"):
        seats = value if isinstance(value, tuple | list) else (value,)
        return {field: ", ".join(reader.name(seat) for seat in seats if isinstance(seat, int))}
    return {field: _shown(field, value, game, reader.language)}


def _shown(field: str, value: Any, game: str, language: str) -> Any:
    """A value as Fluent takes it. One that the game has a word for (`<id>-<field>-<value>`) is said by that word."""
    if isinstance(value, Enum):
        return _shown(field, value.value, game, language)
    if isinstance(value, str):
        code = f"{game}-{field}-{value}"
        return render(code, language, {}) if has_text(code) else value
    if isinstance(value, tuple | list | frozenset | set):
        return ", ".join(str(_shown(field, item, game, language)) for item in value)
    return value if isinstance(value, int | float) else ""
