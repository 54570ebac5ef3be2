"""What a player may know who is asked to act: the same for our bots, for bots of others, and for programs far away."""

from collections.abc import Iterable, Sequence
from typing import Any

from slovoteka.core.game import Window
from slovoteka.core.inputs import TakeBack
from slovoteka.core.value import Value


class Situation(Value, frozen=True, kw_only=True):
    """All that a bot may know when it is asked: what a person in its chair could know."""

    seat: int
    options: Any
    window: Window
    public: Any
    private: Any
    events: Sequence[Any]
    """Everything this seat has been told since the start."""
    budget_ms: int = 1_000


class SeatHistory:
    """Everything that one seat has been told, and nothing that was taken back."""

    def __init__(self) -> None:
        self.number = 0
        """Of the last input that was heard of."""
        self.events: list[Any] = []
        self._marks: list[tuple[int, int]] = []
        """Number of an input, and how many events there were before it."""

    def add(self, number: int, events: Iterable[Any], host: Any = None) -> None:
        """What one input told this seat; `host`: what the host said, if it was not the game that spoke."""
        if isinstance(host, TakeBack):
            while self._marks and self._marks[-1][0] >= host.number:
                del self.events[self._marks.pop()[1] :]
        self._marks.append((number, len(self.events)))
        self.events.extend(events)
        self.number = number
