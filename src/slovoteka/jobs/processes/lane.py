"""A few worker processes that share one queue. They start when tasks come, and each does one task at a time.

A worker that takes too long, crashes or grows too large is ended. The next task starts another.
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
from slovoteka.jobs.task import LaneFull, NotDone, Task, Tell, TooSlow, WorkerLost

_WORKER: Final = "slovoteka.jobs.processes.worker"
_ALONE: Final = {"OMP_NUM_THREADS": "1", "OPENBLAS_NUM_THREADS": "1", "MKL_NUM_THREADS": "1"}
"""Keeps numeric libraries from starting threads, which would take the processor from the event loop."""


class LaneSettings(Value, frozen=True, kw_only=True):
    processes: int = 1
    niceness: int
    most_waiting: int | None = None
    """Further tasks are refused at once; None means no limit."""
    queue_s: float | None = 30.0
    """How long a task waits for a worker at most."""
    cold_s: float = 20.0
    """Extra time for a worker's first task with the same `needs`, because it starts and opens dictionaries."""
    private_mb: int = 400
    """A worker with more private memory than this is replaced after its task."""
    ends_with_asker: bool = False
    """Whether a worker is ended when nobody waits for its answer any more. For long work."""
    is_quiet: bool = False
    """Whether failed tasks are not logged."""


class _Ticket:
    """A task in the queue."""

    def __init__(self, task: Task, tell: Tell) -> None:
        self.task, self.tell = task, tell
        self.frame = framed(encode_order(TaskFrame(task.work, task.payload)))
        self.answer: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
        self.is_taken = False

    def refuse(self, error: NotDone) -> bool:
        """Fails the task. Returns whether anybody was still waiting for it."""
        if self.answer.done():
            return False
        self.answer.set_exception(error)
        return True


class _Queue:
    """Groups take turns. Within a group tasks keep their order."""

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
    """A place for one process, which is started when it is needed."""

    def __init__(self, niceness: int) -> None:
        self._niceness = niceness
        self._process: asyncio.subprocess.Process | None = None
        self.opened: set[str] = set()
        """The `needs` of earlier tasks, whose dictionaries the process has open."""

    @property
    def pid(self) -> int | None:
        return None if self._process is None else self._process.pid

    async def start(self) -> None:
        """Starts the process unless it runs. Raises `OSError` if it cannot start."""
        if self._process is not None and self._process.returncode is not None:
            await self.end()  # it died between two tasks, so no task is lost
        if self._process is None:
            self._process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-P", "-m", _WORKER, str(self._niceness)),
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                env=os.environ | _ALONE,
                start_new_session=True,  # so that Ctrl-C in a terminal does not reach it
            )

    async def ask(self, frame: bytes, tell: Tell) -> bytes:
        """Sends a task and returns the answer. Raises `OSError`, `EOFError` or (uvloop) `RuntimeError` if it dies."""
        if self._process is None:
            raise AssertionError("it was started")
        orders, answers = _pipes(self._process)
        orders.write(frame)
        await orders.drain()
        while True:
            length = int.from_bytes(await answers.readexactly(LENGTH), "big")
            message = await answers.readexactly(length)
            if message[:1] != PROGRESS:
                return message
            tell(message[1:])

    def private_bytes(self) -> int:
        """Its private memory, without the dictionaries that all processes map; 0 if the system does not say."""
        try:
            pages = Path(f"/proc/{self.pid}/statm").read_text("ascii").split()
        except OSError:
            return 0
        return (int(pages[1]) - int(pages[2])) * os.sysconf("SC_PAGE_SIZE")

    async def end(self) -> None:
        """Kills the process. It has nothing to save."""
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
    """A queue of tasks with its own workers. The counters only increase; they are for metrics."""

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
        """How many tasks were submitted."""
        self.slow = 0
        """How many tasks exceeded their limit."""
        self.lost = 0
        """How many tasks failed because the worker died or the work raised."""
        self.crowded = 0
        """How many tasks no worker had time for."""
        self.seconds = 0.0
        """How long workers have worked."""

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
            raise LaneFull(f"{most} tasks wait already")
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
                if not ticket.answer.done():  # otherwise it was given up or cancelled
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
                answer = await self._answer(worker, ticket)
        except TimeoutError:
            self.slow += 1
            self._refuse(ticket, TooSlow(f"no answer in {limit_s} s"), pid=worker.pid)
            await worker.end()
        except (OSError, EOFError, RuntimeError) as error:
            self.lost += 1
            self._refuse(ticket, WorkerLost("the worker broke off"), pid=worker.pid, cause=str(error))
            await worker.end()
        else:
            if answer is None:
                await worker.end()
                return
            worker.opened.add(task.needs)
            self._deliver(ticket, answer)
            if worker.private_bytes() > self._settings.private_mb << 20:
                await worker.end()
        finally:
            self.seconds += perf_counter() - began

    async def _answer(self, worker: _Worker, ticket: _Ticket) -> bytes | None:
        """The worker's answer; None if nobody waits for it any more."""
        await worker.start()  # not cancelled with the caller: the pipes of a half-started process would stay open
        if not self._settings.ends_with_asker:
            return await worker.ask(ticket.frame, ticket.tell)
        asking = asyncio.ensure_future(worker.ask(ticket.frame, ticket.tell))
        try:
            await asyncio.wait([asking, ticket.answer], return_when=asyncio.FIRST_COMPLETED)
            return asking.result() if asking.done() else None
        finally:
            asking.cancel()

    def _deliver(self, ticket: _Ticket, answer: bytes) -> None:
        if answer[:1] != WELL:
            self.lost += 1
            self._refuse(ticket, WorkerLost("the work failed"), traceback=answer[1:].decode("utf-8", "replace"))
        elif not ticket.answer.done():
            ticket.answer.set_result(answer[1:])

    def _refuse(self, ticket: _Ticket, error: NotDone, **details: object) -> None:
        ticket.refuse(error)
        if self._settings.is_quiet:
            return
        task = ticket.task
        self._log.warning("not-done", why=str(error), work=task.work, needs=task.needs, group=task.group, **details)
