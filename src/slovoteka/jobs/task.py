"""What is to be done beside the game, as a value that can be sent anywhere, and what whoever runs it promises."""

from collections.abc import Callable
from pkgutil import resolve_name
from typing import Literal, Protocol

from slovoteka.core.value import Value

Tell = Callable[[bytes], None]
"""How far it is, for whoever waits."""
Work = Callable[[bytes, Tell], bytes]
"""What the name of a task leads to: payload in, result out."""
LaneName = Literal["bots", "looks", "searches", "reviews", "builds"]
"""What is done first comes first: people wait for bots, then for who looks at a position, and so on."""


class Task(Value, frozen=True, kw_only=True):
    work: str
    """`module:function` of a `Work`."""
    payload: bytes
    lane: LaneName
    group: str = ""
    """Groups of a lane take turns: a table full of bots does not make others wait."""
    limit_s: float | None = None
    """For the work itself, waiting for a worker not counted. None: as long as somebody waits for it."""
    needs: str = ""
    """What a worker opens for it and keeps, such as the dictionaries of a game: the first such task may take longer."""


class NotDone(Exception):
    """Nothing has come of it."""


class TooSlow(NotDone):
    """It took more time than it had, or no worker had time for it."""


class WorkerLost(NotDone):
    """Whoever worked on it broke off."""


class Crowded(NotDone):
    """Too many wait in its lane already."""


class Runner(Protocol):
    async def run(self, task: Task, tell: Tell = lambda _: None) -> bytes:
        """Its result. Raises `NotDone`. Whoever is cancelled while waiting takes the task back."""

    async def close(self) -> None:
        """Ends everything now. Who still waits gets `WorkerLost`."""


def work_of(task: Task) -> Work:
    found: Work = resolve_name(task.work)
    return found
