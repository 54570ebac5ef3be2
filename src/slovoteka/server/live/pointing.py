"""Pointers: everybody sees what a player is about to choose.

Pointers are not stored. The next input of the match clears them.
"""

from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

from slovoteka.core.value import Value


class PointerMove(Value, frozen=True):
    """A pointer that moved, as nodes tell each other."""

    number: int
    """The number of the last input at that time. Any later input clears the pointer."""
    seat: int
    mark: str
    """Empty if the player no longer points at anything."""


class Pointers:
    """All pointers of one table."""

    def __init__(self) -> None:
        self._number = 0
        self._marks: dict[int, str] = {}

    @property
    def marks(self) -> Mapping[int, str]:
        return self._marks

    def move(self, finger: PointerMove) -> bool:
        """Moves a pointer. Returns whether that changed anything."""
        if finger.number < self._number or self._marks.get(finger.seat, "") == finger.mark:
            return False
        self.clear_before(finger.number)
        self._marks.pop(finger.seat, None)
        if finger.mark:
            self._marks[finger.seat] = finger.mark
        return True

    def clear_before(self, number: int) -> bool:
        """Clears the pointers that are older than this input. Returns whether there were any."""
        had_any = bool(self._marks) and number > self._number
        if number > self._number:
            self._number = number
            self._marks = {}
        return had_any


def is_shown(mark: str, public: Any) -> bool:
    """Whether the mark is something in the public view. Otherwise people could send each other texts as marks."""
    return mark in _texts(msgspec.to_builtins(public))


def _texts(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for item in value.values():
            yield from _texts(item)
    elif isinstance(value, list | tuple):
        for item in value:
            yield from _texts(item)
