"""What the states of all games have in common: who still has to answer, who was late, who has left.

A game's own State adds its cards and so on. A game that does not need one of these fields leaves it empty.
"""

from collections.abc import Iterable
from typing import Any, Final, Self

from slovoteka.core import piles
from slovoteka.core.value import Value

TIMEOUTS_TO_LEAVE: Final = 3
"""A seat that lets this many turns in a row time out has left. A house rule of every game, so that every match ends."""


class BaseState(Value, frozen=True, kw_only=True):
    table: int = 0
    """Increases whenever the table changes. The ids of windows contain it."""
    since_ms: int = 0
    """When the current phase began. Its windows are timed from then on."""
    passed: tuple[int, ...] = ()
    """The seats that have answered in the current phase: see no word, accept a play, or are ready for the next game."""
    timeouts: tuple[int, ...] = ()
    """How many turns in a row each seat has let time out."""
    gone: tuple[int, ...] = ()
    """Seats that have left, in the order of leaving."""

    @property
    def seats(self) -> int:
        raise NotImplementedError

    @property
    def active(self) -> tuple[int, ...]:
        """Seats that still take part."""
        return tuple([seat for seat in range(self.seats) if seat not in self.gone])

    def left_of(self, seat: int) -> int:
        """The next seat clockwise that still takes part, or the same seat if there is no other."""
        count = self.seats
        order = ((seat + step) % count for step in range(1, count + 1))
        return next((place for place in order if place not in self.gone), seat)

    def renewed(self, at_ms: int, **changes: Any) -> Self:
        """The state after the table has changed: its windows get new ids, and their time begins now."""
        return self.but(table=self.table + 1, since_ms=at_ms, **changes)

    def with_passed(self, *seats: int) -> Self:
        return self.but(passed=(*self.passed, *seats))

    def unanswered(self, asked: Iterable[int]) -> set[int]:
        """Those among the seats asked who have not passed yet."""
        return set(asked).difference(self.passed)

    def with_timeouts(self, seat: int, missed: int) -> Self:
        return self.but(timeouts=piles.replace_at(self.timeouts, seat, missed))
