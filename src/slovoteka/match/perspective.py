"""A finished match as some of its seats saw it. Nothing is secret any more, but a replay can show one seat's view."""

from collections.abc import Iterable
from typing import Any

from slovoteka.core.game import Fact
from slovoteka.core.record import Record
from slovoteka.match.replay import Moment, open_game


class SeatPerspective:
    """What these seats saw together. Without seats: what everybody saw."""

    def __init__(self, record: Record, seats: Iterable[int]) -> None:
        self.kind, self.game, _ = open_game(record)
        self.seats = tuple(seats)
        self._is_everybody = len(self.seats) == len(record.header.seats)

    def facts(self, moment: Moment) -> tuple[Fact, ...]:
        if self._is_everybody:
            return moment.facts
        return tuple(
            fact for fact in moment.facts if fact.audience is None or not set(self.seats).isdisjoint(fact.audience)
        )

    def public(self, state: Any) -> Any:
        return self.game.public(state)

    def hands(self, state: Any) -> dict[int, Any]:
        """The private view of each seat."""
        return {seat: self.game.private(state, seat) for seat in self.seats}

    def is_at_rest(self, state: Any) -> bool:
        """False in the middle of a deal, when there is nothing to show yet."""
        return self.game.chance(state) is None
