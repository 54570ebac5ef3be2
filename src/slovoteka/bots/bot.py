"""What a bot is, for every game and also for external bots."""

from typing import Any, Literal, Protocol, get_args

from slovoteka.core.situation import Situation
from slovoteka.core.value import Value

__all__ = ["LEVELS", "Bot", "Decision", "Level", "Reason", "Situation"]

Level = Literal["beginner", "amateur", "expert", "master", "grandmaster", "oracle"]
LEVELS: tuple[Level, ...] = get_args(Level)
"""All levels of all games, from weak to strong. A game's entry in `registry.py` says which of them it has."""


class Reason(Value, frozen=True):
    """Why an action was chosen: a code with its sentence in the message catalogues, and the words to fill in."""

    code: str
    params: dict[str, str | int] = {}
    is_routine: bool = False
    """Whether the reason is obvious, so that nobody wants to read it after a game."""


class Decision(Value, frozen=True):
    action: Any
    reason: Reason
    races: bool = False
    """Whether the first answer counts. If people play, the host then waits as long as a human would need."""


class Bot(Protocol):
    level: Level

    def decide(self, situation: Situation) -> Decision | None:
        """Returns an action for the window. None means nothing to do, which only a non-blocking window allows."""
