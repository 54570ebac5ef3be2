"""What a bot is, for every game and for bots of others alike."""

from typing import Any, Literal, Protocol, get_args

from slovoteka.core.situation import Situation
from slovoteka.core.value import Value

__all__ = ["LEVELS", "Bot", "Decision", "Level", "Reason", "Situation"]

Level = Literal["beginner", "amateur", "expert", "master", "grandmaster", "oracle"]
LEVELS: tuple[Level, ...] = get_args(Level)
"""Of all games, from weak to strong. Which of them a game has, its entry in `registry.py` says."""


class Reason(Value, frozen=True):
    """Why an action was chosen: a code with its sentence in the message catalogues, and the words to fill in."""

    code: str
    params: dict[str, str | int] = {}
    is_routine: bool = False
    """Goes without saying: nobody wants to read it after a game."""


class Decision(Value, frozen=True):
    action: Any
    reason: Reason
    races: bool = False
    """Whoever is first counts here: where people sit, the host lets it happen only after a human's time."""


class Bot(Protocol):
    level: Level

    def decide(self, situation: Situation) -> Decision | None:
        """An action in the window, or None: nothing to do, which only a window that does not block allows."""
