"""What a bot is, for every game and for bots of others alike."""

from collections.abc import Sequence
from typing import Any, Literal, Protocol, get_args

import msgspec

from slovoteka.core.game import Window

Level = Literal["beginner", "amateur", "expert", "master"]
LEVELS: tuple[Level, ...] = get_args(Level)


class Reason(msgspec.Struct, frozen=True):
    """Why an action was chosen: a code with its sentence in the message catalogues, and the words to fill in."""

    code: str
    params: dict[str, str | int] = {}
    is_routine: bool = False
    """Goes without saying: nobody wants to read it after a game."""


class Decision(msgspec.Struct, frozen=True):
    action: Any
    reason: Reason
    races: bool = False
    """Whoever is first counts here: where people sit, the host lets it happen only after a human's time."""


class Situation(msgspec.Struct, frozen=True, kw_only=True):
    """All that a bot may know when it is asked: what a person in its chair could know."""

    seat: int
    options: Any
    window: Window
    public: Any
    private: Any
    events: Sequence[Any]
    """Everything this seat has been told since the start."""
    budget_ms: int = 1_000


class Bot(Protocol):
    level: Level

    def decide(self, situation: Situation) -> Decision | None:
        """An action in the window, or None: nothing to do, which only a window that does not block allows."""
