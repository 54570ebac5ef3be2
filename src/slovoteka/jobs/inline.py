"""A runner without processes and threads: it does tasks in this process, one after the other."""

import asyncio
import traceback

import structlog

from slovoteka.jobs.task import Task, Tell, WorkerLost, work_of

log = structlog.get_logger("slovoteka.jobs")


class InlineRunner:
    """Blocks the event loop while it works, and ignores time limits, because nothing could stop the work."""

    def __init__(self) -> None:
        self._turn = asyncio.Lock()
        self._is_closed = False

    async def run(self, task: Task, tell: Tell = lambda _: None) -> bytes:
        async with self._turn:
            await asyncio.sleep(0)  # lets pending messages be sent first
            if self._is_closed:
                raise WorkerLost("the runner is closed")
            try:
                return work_of(task)(task.payload, tell)
            except Exception:  # noqa: BLE001  any error means that the work is not done
                log.warning("not-done", work=task.work, group=task.group, traceback=traceback.format_exc())
                raise WorkerLost("the work failed") from None

    async def close(self) -> None:
        self._is_closed = True
