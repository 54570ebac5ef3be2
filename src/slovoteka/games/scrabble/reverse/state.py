"""The state of the reverse game."""

from slovoteka.core.base_state import BaseState
from slovoteka.core.value import Value


class Removed(Value, frozen=True, kw_only=True, tag="rev-removed"):
    """Tiles were taken off the board. This is an event, and the state keeps the last one."""

    seat: int
    squares: tuple[str, ...]
    tiles: str
    """As they were on the board, in order of the squares; a blank is in lower case."""
    words: tuple[str, ...]
    """The words that are new on the board."""
    points: int
    in_time: bool = True
    """False if the time was up and the smallest removal was made for the seat."""


class State(BaseState, frozen=True, kw_only=True, tag="reverse"):
    grid: str
    removed: tuple[str, ...]
    """The tiles that each seat has taken, as they would be in a bag. Points are computed from them (SM-79)."""
    bag: str
    """Tiles that were not on the board when the game began. They stay out of play."""
    mover: int
    last: Removed | None = None
    reason: str = ""
    """Why the game is over; empty while it goes on."""

    @property
    def seats(self) -> int:
        return len(self.removed)
