"""What a player may know when asked to act. It is the same for our bots, external bots and remote programs."""

from collections.abc import Iterable, Sequence
from typing import Any

from slovoteka.core.game import Window
from slovoteka.core.inputs import TakeBack
from slovoteka.core.value import Value


class Situation(Value, frozen=True, kw_only=True):
    """Everything that a bot may know when it is asked, which is what a person in its seat could know."""

    seat: int
    options: Any
    window: Window
    public: Any
    private: Any
    events: Sequence[Any]
    """All events that this seat has seen since the start."""
    budget_ms: int = 1_000


class SeatHistory:
    """All events that one seat has seen, without those that were taken back."""

    def __init__(self) -> None:
        self.number = 0
        """The number of the last input that was added."""
        self.events: list[Any] = []
        self._marks: list[tuple[int, int]] = []
        """The numbers of inputs, and how many events there were before each."""

    def add(self, number: int, events: Iterable[Any], host: Any = None) -> None:
        """Adds the events of one input that this seat may see. `host` is the host command, if it was one."""
        if isinstance(host, TakeBack):
            while self._marks and self._marks[-1][0] >= host.number:
                del self.events[self._marks.pop()[1] :]
        self._marks.append((number, len(self.events)))
        self.events.extend(events)
        self.number = number
