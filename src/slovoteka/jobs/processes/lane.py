"""A few worker processes that share one queue. They start when tasks come, one at a time is asked of each.

One that takes too long, breaks off or grows too large is ended; the next task starts another.
"""

import asyncio
import os
import sys
from collections import OrderedDict, deque
from contextlib import suppress
from pathlib import Path
from time import perf_counter
from typing import Final

import structlog

from slovoteka.core.value import Value
from slovoteka.jobs.processes.frames import LENGTH, PROGRESS, WELL, TaskFrame, encode_order, framed
from slovoteka.jobs.task import Crowded, NotDone, Task, Tell, TooSlow, WorkerLost

_WORKER: Final = "slovoteka.jobs.processes.worker"
_ALONE: Final = {"OMP_NUM_THREADS": "1", "OPENBLAS_NUM_THREADS": "1", "MKL_NUM_THREADS": "1"}
"""Threads of a numeric library would take the processor that the event loop needs."""


class LaneSettings(Value, frozen=True, kw_only=True):
    processes: int = 1
    niceness: int
    most_waiting: int | None = None
    """More are refused at once; None: all are taken."""
    queue_s: float | None = 30.0
    """So long a task waits for a worker."""
    cold_s: float = 20.0
    """More for the first task in a worker that needs the same: it starts, and opens dictionaries."""
    private_mb: int = 400
    """A worker that has grown beyond it is replaced between two tasks."""
    ends_with_asker: bool = False
    """Whether a worker is ended when nobody waits for its answer any more: for work that takes long."""
    is_quiet: bool = False
    """Whether the log is told nothing of what is not done."""


class _Ticket:
    """A task in the queue."""

    def __init__(self, task: Task, tell: Tell) -> None:
        self.task, self.tell = task, tell
        self.frame = framed(encode_order(TaskFrame(task.work, task.payload)))
        self.answer: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
        self.is_taken = False

    def refuse(self, error: NotDone) -> bool:
        """Returns whether anybody still waited."""
        if self.answer.done():
            return False
        self.answer.set_exception(error)
        return True


class _Queue:
    """Groups take turns; within a group the first is first."""

    def __init__(self) -> None:
        self._by_group: OrderedDict[str, deque[_Ticket]] = OrderedDict()
        self._filled = asyncio.Semaphore(0)

    def __len__(self) -> int:
        return sum(not ticket.answer.done() for waiting in self._by_group.values() for ticket in waiting)

    def put(self, ticket: _Ticket) -> None:
        self._by_group.setdefault(ticket.task.group, deque()).append(ticket)
        self._filled.release()

    async def get(self) -> _Ticket:
        await self._filled.acquire()
        group, waiting = self._by_group.popitem(last=False)
        ticket = waiting.popleft()
        ticket.is_taken = True
        if waiting:
            self._by_group[group] = waiting  # behind all others
        return ticket


class _Worker:
    """A place for one process. It starts when it is needed, again if it has ended."""

    def __init__(self, niceness: int) -> None:
        self._niceness = niceness
        self._process: asyncio.subprocess.Process | None = None
        self.opened: set[str] = set()
        """What the process has opened for earlier tasks."""

    @property
    def pid(self) -> int | None:
        return None if self._process is None else self._process.pid

    async def start(self) -> None:
        """Unless it runs. Raises `OSError` if it cannot start."""
        if self._process is not None and self._process.returncode is not None:
            await self.end()  # it died between two tasks, so none is lost
        if self._process is None:
            self._process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-P", "-m", _WORKER, str(self._niceness)),
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                env=os.environ | _ALONE,
                start_new_session=True,  # Ctrl-C in a terminal is for whoever started it
            )

    async def ask(self, frame: bytes, tell: Tell) -> bytes:
        """Of one that was started. Raises `OSError`, `EOFError` or, with uvloop, `RuntimeError` if it breaks off."""
        if self._process is None:
            raise AssertionError("it was started")
        orders, answers = _pipes(self._process)
        orders.write(frame)
        await orders.drain()
        while True:
            length = int.from_bytes(await answers.readexactly(LENGTH), "big")
            said = await answers.readexactly(length)
            if said[:1] != PROGRESS:
                return said
            tell(said[1:])

    def private_bytes(self) -> int:
        """Memory of its own, without the dictionaries that all map; 0 where the system does not tell."""
        try:
            pages = Path(f"/proc/{self.pid}/statm").read_text("ascii").split()
        except OSError:
            return 0
        return (int(pages[1]) - int(pages[2])) * os.sysconf("SC_PAGE_SIZE")

    async def end(self) -> None:
        """At once: it holds nothing that is worth a farewell."""
        if self._process is None:
            return
        with suppress(ProcessLookupError):
            self._process.kill()
        _pipes(self._process)[0].close()
        await self._process.wait()
        self._process = None
        self.opened.clear()


def _pipes(process: asyncio.subprocess.Process) -> tuple[asyncio.StreamWriter, asyncio.StreamReader]:
    if process.stdin is None or process.stdout is None:
        raise AssertionError("it was started with pipes")
    return process.stdin, process.stdout


class Lane:
    """The counters are for whoever publishes figures: they only grow."""

    def __init__(self, settings: LaneSettings) -> None:
        if settings.processes < 1:
            raise ValueError("a lane without workers would never answer")
        self._settings = settings
        self._idle = [_Worker(settings.niceness) for _ in range(settings.processes)]
        self._workers = tuple(self._idle)
        self._serving: list[asyncio.Task[None]] = []
        self._queue = _Queue()
        self._unanswered: set[_Ticket] = set()
        self._is_closed = False
        self._log = structlog.get_logger("slovoteka.jobs")
        self.jobs = 0
        """All that were brought."""
        self.slow = 0
        """Worked on for too long."""
        self.lost = 0
        """The worker was gone, or the work raised."""
        self.crowded = 0
        """Never came to a worker: there are too few."""
        self.seconds = 0.0
        """Of workers at work."""

    @property
    def processes(self) -> int:
        return self._settings.processes

    @property
    def queue_length(self) -> int:
        return len(self._queue)

    @property
    def pids(self) -> tuple[int, ...]:
        return tuple(worker.pid for worker in self._workers if worker.pid is not None)

    async def run(self, task: Task, tell: Tell) -> bytes:
        if self._is_closed:
            raise WorkerLost("the lane is closed")
        most = self._settings.most_waiting
        if most is not None and len(self._unanswered) >= most:
            raise Crowded(f"{most} tasks wait already")
        ticket = _Ticket(task, tell)
        self.jobs += 1
        self._unanswered.add(ticket)
        self._queue.put(ticket)
        if self._idle and len(self._unanswered) > len(self._serving):
            self._serving.append(asyncio.create_task(self._serve(self._idle.pop())))
        queue_s = self._settings.queue_s
        overdue = None if queue_s is None else asyncio.get_running_loop().call_later(queue_s, self._give_up, ticket)
        try:
            return await ticket.answer
        finally:
            if overdue is not None:
                overdue.cancel()
            self._unanswered.discard(ticket)

    async def close(self) -> None:
        self._is_closed = True
        for ticket in self._unanswered:
            ticket.refuse(WorkerLost("the lane was closed"))
        for serving in self._serving:
            serving.cancel()
        await asyncio.gather(*self._serving, return_exceptions=True)

    def _give_up(self, ticket: _Ticket) -> None:
        if not ticket.is_taken and ticket.refuse(TooSlow("no worker had time")):
            self.crowded += 1

    async def _serve(self, worker: _Worker) -> None:
        try:
            while True:
                ticket = await self._queue.get()
                if not ticket.answer.done():  # given up, or whoever asked has gone
                    await self._work(worker, ticket)
        finally:
            await worker.end()

    async def _work(self, worker: _Worker, ticket: _Ticket) -> None:
        task, began = ticket.task, perf_counter()
        limit_s = task.limit_s
        if limit_s is not None and task.needs not in worker.opened:
            limit_s += self._settings.cold_s
        try:
            async with asyncio.timeout(limit_s):
                said = await self._answer(worker, ticket)
        except TimeoutError:
            self.slow += 1
            self._refuse(ticket, TooSlow(f"no answer in {limit_s} s"), pid=worker.pid)
            await worker.end()
        except (OSError, EOFError, RuntimeError) as error:
            self.lost += 1
            self._refuse(ticket, WorkerLost("the worker broke off"), pid=worker.pid, cause=str(error))
            await worker.end()
        else:
            if said is None:
                await worker.end()
                return
            worker.opened.add(task.needs)
            self._deliver(ticket, said)
            if worker.private_bytes() > self._settings.private_mb << 20:
                await worker.end()
        finally:
            self.seconds += perf_counter() - began

    async def _answer(self, worker: _Worker, ticket: _Ticket) -> bytes | None:
        """None: nobody waits for it any more."""
        await worker.start()  # to its end, even if the asker goes: half a process has pipes that nobody would close
        if not self._settings.ends_with_asker:
            return await worker.ask(ticket.frame, ticket.tell)
        asking = asyncio.ensure_future(worker.ask(ticket.frame, ticket.tell))
        try:
            await asyncio.wait([asking, ticket.answer], return_when=asyncio.FIRST_COMPLETED)
            return asking.result() if asking.done() else None
        finally:
            asking.cancel()

    def _deliver(self, ticket: _Ticket, said: bytes) -> None:
        if said[:1] != WELL:
            self.lost += 1
            self._refuse(ticket, WorkerLost("the work failed"), traceback=said[1:].decode("utf-8", "replace"))
        elif not ticket.answer.done():
            ticket.answer.set_result(said[1:])

    def _refuse(self, ticket: _Ticket, error: NotDone, **told: object) -> None:
        ticket.refuse(error)
        if self._settings.is_quiet:
            return
        task = ticket.task
        self._log.warning("not-done", why=str(error), work=task.work, needs=task.needs, group=task.group, **told)
