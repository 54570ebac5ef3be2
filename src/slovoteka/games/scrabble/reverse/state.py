"""The table of the reverse game as a value."""

from slovoteka.core.base_state import BaseState
from slovoteka.core.value import Value


class Removed(Value, frozen=True, kw_only=True, tag="rev-removed"):
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


class State(BaseState, frozen=True, kw_only=True, tag="reverse"):
    grid: str
    removed: tuple[str, ...]
    """The tiles each seat has taken, as they are in the bag: points follow from them (SM-79)."""
    bag: str
    """What did not lie on the board when the game began. It stays out of play."""
    mover: int
    last: Removed | None = None
    reason: str = ""
    """Why the game is over; empty while it goes on."""

    @property
    def seats(self) -> int:
        return len(self.removed)
