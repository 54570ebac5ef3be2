"""The state of «Цепочка»."""

from enum import Enum

from slovoteka.core.value import Value


class Stage(Enum):
    DRAW = "draw"
    """The first letter is drawn (WC-01)."""
    TURN = "turn"
    OVER = "over"


class State(Value, frozen=True, kw_only=True):
    stage: Stage = Stage.DRAW
    letter: str = ""
    """The next word must begin with it."""
    words: tuple[str, ...] = ()
    """In the order in which they were said: seat 0 first, then in turn."""
    since_ms: int = 0
    loser: int | None = None
    reason: str = ""

    @property
    def mover(self) -> int:
        return len(self.words) % 2
