"""What a match shows and tells to one pair of eyes."""

from operator import itemgetter
from typing import Any

import msgspec

from slovoteka.core.game import Fact, Outcome, Window
from slovoteka.core.inputs import Word


class View(msgspec.Struct, frozen=True, kw_only=True):
    """What one seat, or a spectator, sees now."""

    number: int
    """Of the last input it takes into account."""
    public: Any
    private: Any | None
    windows: tuple[Window, ...]
    deadlines_ms: tuple[int | None, ...]
    """Of those windows, in game time."""
    outcome: Outcome | None


class Message(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What one input told one viewer; possibly nothing, so that numbers run on for everybody."""

    number: int
    at_ms: int
    events: tuple[Any, ...] = ()
    host: Word | None = None
    """What the host said, if it was not the game that spoke."""


class Told:
    """What one input told, ready for any viewer: thousands may ask for theirs."""

    __slots__ = ("_by_seat", "_everybody")

    def __init__(self, facts: tuple[Fact, ...]) -> None:
        self._everybody = tuple([(place, fact.event) for place, fact in enumerate(facts) if fact.audience is None])
        self._by_seat: dict[int, list[tuple[int, Any]]] = {}
        for place, fact in enumerate(facts):
            for seat in fact.audience or ():
                self._by_seat.setdefault(seat, []).append((place, fact.event))

    def to(self, seat: int | None) -> tuple[Any, ...]:
        own = None if seat is None else self._by_seat.get(seat)
        if own is None:
            return tuple([event for _, event in self._everybody])
        return tuple([event for _, event in sorted((*self._everybody, *own), key=itemgetter(0))])
