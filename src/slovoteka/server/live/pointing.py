"""A finger over the table: what somebody is about to choose, for all to see before it is done.

Nothing of it is stored. It is gone as soon as anything happens, and with the node that knew it.
"""

from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

from slovoteka.core.value import Value


class PointerMove(Value, frozen=True):
    """What one node tells the others."""

    number: int
    """Of the last input when it was pointed: what has happened since has taken it away."""
    seat: int
    mark: str
    """Empty: nowhere any more."""


class Pointers:
    """All that are over one table."""

    def __init__(self) -> None:
        self._number = 0
        self._marks: dict[int, str] = {}

    @property
    def marks(self) -> Mapping[int, str]:
        return self._marks

    def move(self, finger: PointerMove) -> bool:
        """Returns whether that changes anything."""
        if finger.number < self._number or self._marks.get(finger.seat, "") == finger.mark:
            return False
        self.clear_before(finger.number)
        self._marks.pop(finger.seat, None)
        if finger.mark:
            self._marks[finger.seat] = finger.mark
        return True

    def clear_before(self, number: int) -> bool:
        """Something has happened. Returns whether there were any."""
        had_any = bool(self._marks) and number > self._number
        if number > self._number:
            self._number = number
            self._marks = {}
        return had_any


def is_shown(mark: str, public: Any) -> bool:
    """One points only at what lies there: a mark is no way to write to others."""
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
