"""A runner where there are neither processes nor threads: work is done here, one task after the other."""

import asyncio
import traceback

import structlog

from slovoteka.jobs.task import Task, Tell, WorkerLost, work_of

log = structlog.get_logger("slovoteka.jobs")


class InlineRunner:
    """The event loop stands still meanwhile, and time limits are not kept: nobody else could stop the work."""

    def __init__(self) -> None:
        self._turn = asyncio.Lock()
        self._is_closed = False

    async def run(self, task: Task, tell: Tell = lambda _: None) -> bytes:
        async with self._turn:
            await asyncio.sleep(0)  # what is to be sent is sent before
            if self._is_closed:
                raise WorkerLost("the runner is closed")
            try:
                return work_of(task)(task.payload, tell)
            except Exception:  # noqa: BLE001  whatever the work raises, it is not done
                log.warning("not-done", work=task.work, group=task.group, traceback=traceback.format_exc())
                raise WorkerLost("the work failed") from None

    async def close(self) -> None:
        self._is_closed = True
