"""The table of the reverse game as a value."""

import msgspec

from slovoteka.core import piles


class Removed(msgspec.Struct, frozen=True, kw_only=True, tag="rev-removed"):
    """Tiles were taken off the board: told as an event, and kept as the last removal."""

    seat: int
    squares: tuple[str, ...]
    tiles: str
    """As they lay there, in order of the squares; a blank in lower case."""
    words: tuple[str, ...]
    """What stands on the board now and did not before."""
    points: int
    in_time: bool = True
    """False: the time was over, and the smallest removal was made for the seat."""


class State(msgspec.Struct, frozen=True, kw_only=True, tag="reverse"):
    grid: str
    removed: tuple[str, ...]
    """The tiles each seat has taken, as they are in the bag: points follow from them (SM-79)."""
    bag: str
    """What did not lie on the board when the game began. It stays out of play."""
    mover: int
    table: int = 0
    """Grows whenever the table changes; the numbers of windows come from it."""
    since_ms: int = 0
    last: Removed | None = None
    timeouts: tuple[int, ...]
    """In a row."""
    gone: tuple[int, ...] = ()
    reason: str = ""
    """Why the game is over; empty while it goes on."""

    @property
    def seats(self) -> int:
        return len(self.removed)

    @property
    def active(self) -> tuple[int, ...]:
        return tuple(seat for seat in range(self.seats) if seat not in self.gone)

    def left_of(self, seat: int) -> int:
        """The next seat clockwise that is still there."""
        following = ((seat + step) % self.seats for step in range(1, self.seats + 1))
        return next((place for place in following if place not in self.gone), seat)

    def with_timeouts(self, seat: int, missed: int) -> "State":
        return msgspec.structs.replace(self, timeouts=piles.replace_at(self.timeouts, seat, missed))
