"""Tasks, which are values that can be sent anywhere, and the protocol of runners."""

from collections.abc import Callable
from pkgutil import resolve_name
from typing import Literal, Protocol

from slovoteka.core.value import Value

Tell = Callable[[bytes], None]
"""Reports progress to the caller."""
Work = Callable[[bytes, Tell], bytes]
"""The function that a task names. It takes a payload and returns a result."""
LaneName = Literal["bots", "looks", "searches", "reviews", "builds"]
"""The lanes by urgency: people wait for bots first, then for looks at a position, and so on."""


class Task(Value, frozen=True, kw_only=True):
    work: str
    """`module:function` of a `Work`."""
    payload: bytes
    lane: LaneName
    group: str = ""
    """Groups of a lane take turns, so that a table full of bots does not make others wait."""
    limit_s: float | None = None
    """The time for the work itself, without waiting for a worker. None means as long as somebody waits for it."""
    needs: str = ""
    """A key for what a worker opens and keeps, such as a game's dictionaries. The first such task may take longer."""


class NotDone(Exception):
    """The task has no result."""


class TooSlow(NotDone):
    """The task exceeded its limit, or no worker had time for it."""


class WorkerLost(NotDone):
    """The worker died, or the work raised an error."""


class LaneFull(NotDone):
    """Too many tasks wait in this lane."""


class Runner(Protocol):
    async def run(self, task: Task, tell: Tell = lambda _: None) -> bytes:
        """Runs a task and returns its result. Raises `NotDone`. Cancelling the call withdraws the task."""

    async def close(self) -> None:
        """Ends everything now. Callers that still wait get `WorkerLost`."""


def work_of(task: Task) -> Work:
    found: Work = resolve_name(task.work)
    return found
