"""Workers for a command that waits for them: functions are called in other processes, and their results come back.

For work of this machine only: what is called and what it answers travel as pickles.
"""

import asyncio
import pickle
import sys
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import islice
from types import TracebackType
from typing import Any, Final, Generic, Self, TypeVar

import uvloop

from slovoteka.jobs.processes.lane import LaneSettings
from slovoteka.jobs.processes.runner import ProcessRunner
from slovoteka.jobs.task import Task, Tell

Item = TypeVar("Item")
Result = TypeVar("Result")

_WORK: Final = f"{__name__}:call"
_NICENESS: Final = 1
_AHEAD: Final = 4
"""Calls that are given to each worker before the first one's result is taken."""


class Call(Generic[Result]):
    """A function at work in another process."""

    def __init__(self, task: "asyncio.Task[bytes]") -> None:
        self.task = task


class Crew:
    """`with Crew(workers) as crew: for result in crew.map(function, items): …`. Leaving it ends all workers at once.

    Ctrl-C is for this process alone: workers do not hear it, and are ended when it leaves.
    """

    def __init__(self, workers: int) -> None:
        self._workers = workers
        # It hears Ctrl-C between two steps of the loop. Raised anywhere, it can be lost in the hooks around a fork.
        self._loops = asyncio.Runner(loop_factory=uvloop.new_event_loop)
        self._tasks: set[asyncio.Task[bytes]] = set()
        lane = LaneSettings(
            processes=workers,
            niceness=_NICENESS,
            queue_s=None,
            private_mb=4_000,
            ends_with_asker=True,
            is_quiet=True,  # whoever waits for a result is told what has become of it
        )
        self._runner = ProcessRunner({"builds": lane})

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        with self._loops:
            self._loops.run(self._close())

    async def _close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._runner.close()

    def call(self, function: Callable[..., Result], *arguments: Any) -> Call[Result]:
        """Begins as soon as a worker has time. The function must be one that can be imported."""
        payload = pickle.dumps((sys.path, pickle.dumps((function, arguments))))
        task = self._loops.get_loop().create_task(self._runner.run(Task(work=_WORK, payload=payload, lane="builds")))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return Call(task)

    def result(self, call: Call[Result]) -> Result:
        """Waits for it. Raises what the function raised; `WorkerLost` if its process is gone."""
        is_well, result = pickle.loads(self._loops.run(_answer(call)))  # noqa: S301  from our own worker
        if not is_well:
            raise result
        answer: Result = result
        return answer

    def done(self, calls: Sequence[Call[Result]], timeout_s: float) -> list[Call[Result]]:
        """Those of them that are done as soon as one is, or none when the time is over."""
        waiting = asyncio.wait([call.task for call in calls], timeout=timeout_s, return_when=asyncio.FIRST_COMPLETED)
        finished, _ = self._loops.run(waiting)
        return [call for call in calls if call.task in finished]

    def map(self, function: Callable[[Item], Result], items: Iterable[Item]) -> Iterator[Result]:
        """Results in the order of the items, of which there may be no end."""
        left = iter(items)
        waiting = deque(self.call(function, item) for item in islice(left, self._workers * _AHEAD))
        while waiting:
            yield self.result(waiting.popleft())
            waiting.extend(self.call(function, item) for item in islice(left, 1))


async def _answer(call: Call[Any]) -> bytes:
    return await call.task


def call(payload: bytes, _tell: Tell) -> bytes:
    """A `Work`: in the worker."""
    path, called = pickle.loads(payload)  # noqa: S301  from the command that has started this worker
    sys.path[:] = path
    function, arguments = pickle.loads(called)  # noqa: S301  the same
    try:
        return pickle.dumps((True, function(*arguments)))
    except Exception as error:  # noqa: BLE001  raised again by whoever waits
        return pickle.dumps((False, error))
