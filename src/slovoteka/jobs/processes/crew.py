"""Workers for a command: calls functions in other processes and returns their results.

For work on this machine only, because functions and results are sent as pickles.
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
"""How many calls are queued for each worker before the first result is read."""


class ProcessCall(Generic[Result]):
    """A call of a function in another process."""

    def __init__(self, task: "asyncio.Task[bytes]") -> None:
        self.task = task


class Crew:
    """`with Crew(workers) as crew: for result in crew.map(function, items): …`. Leaving the block ends all workers.

    Ctrl-C stops only this process. Workers ignore it and are ended when the block is left.
    """

    def __init__(self, workers: int) -> None:
        self._workers = workers
        # It handles Ctrl-C between two steps of the loop. Raised elsewhere, it may be lost in the hooks around a fork.
        self._loops = asyncio.Runner(loop_factory=uvloop.new_event_loop)
        self._tasks: set[asyncio.Task[bytes]] = set()
        lane = LaneSettings(
            processes=workers,
            niceness=_NICENESS,
            queue_s=None,
            private_mb=4_000,
            ends_with_asker=True,
            is_quiet=True,  # errors are raised in the command itself
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

    def call(self, function: Callable[..., Result], *arguments: Any) -> ProcessCall[Result]:
        """Calls the function as soon as a worker is free. It must be possible to import the function."""
        payload = pickle.dumps((sys.path, pickle.dumps((function, arguments))))
        task = self._loops.get_loop().create_task(self._runner.run(Task(work=_WORK, payload=payload, lane="builds")))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return ProcessCall(task)

    def result(self, call: ProcessCall[Result]) -> Result:
        """Waits for the result. Raises what the function raised, or `WorkerLost` if its process died."""
        is_well, result = pickle.loads(self._loops.run(_answer(call)))  # noqa: S301  from our own worker
        if not is_well:
            raise result
        answer: Result = result
        return answer

    def done(self, calls: Sequence[ProcessCall[Result]], timeout_s: float) -> list[ProcessCall[Result]]:
        """Waits until at least one call is done and returns those that are; empty after the timeout."""
        waiting = asyncio.wait([call.task for call in calls], timeout=timeout_s, return_when=asyncio.FIRST_COMPLETED)
        finished, _ = self._loops.run(waiting)
        return [call for call in calls if call.task in finished]

    def map(self, function: Callable[[Item], Result], items: Iterable[Item]) -> Iterator[Result]:
        """Yields results in the order of the items, which may be infinite."""
        left = iter(items)
        waiting = deque(self.call(function, item) for item in islice(left, self._workers * _AHEAD))
        while waiting:
            yield self.result(waiting.popleft())
            waiting.extend(self.call(function, item) for item in islice(left, 1))


async def _answer(call: ProcessCall[Any]) -> bytes:
    return await call.task


def call(payload: bytes, _tell: Tell) -> bytes:
    """A `Work`: calls the function in the worker."""
    path, called = pickle.loads(payload)  # noqa: S301  from the command that started this worker
    sys.path[:] = path
    function, arguments = pickle.loads(called)  # noqa: S301  the same
    try:
        return pickle.dumps((True, function(*arguments)))
    except Exception as error:  # noqa: BLE001  `Crew.result` raises it again
        return pickle.dumps((False, error))
