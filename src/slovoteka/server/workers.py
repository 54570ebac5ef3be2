"""Bots think in processes of their own, so that nobody waits for them and nothing falls with them.

`WorkerPool` is a `Thinker`: jobs wait in a fair queue for one of a few workers. Each worker is this module run as a
program: it reads frames from its standard input and answers each with one, a sign whether it went well and then the
decision or the traceback. One that takes too long, breaks off or grows too large is ended; the next job starts another.
"""

import asyncio
import os
import signal
import sys
import traceback
from collections import OrderedDict, deque
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from time import perf_counter
from typing import IO, Final, Protocol

import msgspec
import structlog

from slovoteka.bots.bot import Decision
from slovoteka.match.processes import end_with_parent
from slovoteka.match.thinking import Job, NoAnswer, TooSlow, WorkerLost, decode, decode_answer, encode, encode_answer

WORKSHOP: Final = "slovoteka.match.thinking:Workshop"
"""`module:callable` that makes what a worker asks for decisions."""

_LENGTH: Final = 4
"""Bytes before each frame that say how long it is."""
_WELL: Final = b"+"
_FAILED: Final = b"!"
_NICENESS: Final = 10
_FIRST_TO_GO: Final = "500"
"""When memory runs out: a match goes on without a worker, but not without the server."""


class Patience(msgspec.Struct, frozen=True, kw_only=True):
    """How long a job may take. Waiting for a worker and thinking are counted apart."""

    queue_s: float = 30.0
    cold_s: float = 20.0
    """More for the first job of each game in a worker: it starts, and opens dictionaries."""
    budgets: float = 2.0
    grace_s: float = 2.0

    def thinking_s(self, budget_ms: int, *, is_cold: bool) -> float:
        return self.budgets * budget_ms / 1000 + self.grace_s + (self.cold_s if is_cold else 0)


# --- in the server --------------------------------------------------------------------------------------------------


class _Ticket:
    """A job in the queue."""

    def __init__(self, job: Job) -> None:
        self.job = job
        # Encoded here and now: whoever asks may go on collecting events in the same list.
        self.frame = encode(job)
        self.answer: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
        self.is_taken = False

    def refuse(self, error: NoAnswer) -> bool:
        """Returns whether anybody still waited."""
        if self.answer.done():
            return False
        self.answer.set_exception(error)
        return True


class _Queue:
    """Matches take turns, so that a table full of bots does not make others wait; within a match the first is first."""

    def __init__(self) -> None:
        self._by_match: OrderedDict[str, deque[_Ticket]] = OrderedDict()
        self._filled = asyncio.Semaphore(0)

    def __len__(self) -> int:
        return sum(not ticket.answer.done() for waiting in self._by_match.values() for ticket in waiting)

    def put(self, ticket: _Ticket) -> None:
        self._by_match.setdefault(ticket.job.match, deque()).append(ticket)
        self._filled.release()

    async def get(self) -> _Ticket:
        await self._filled.acquire()
        match, waiting = self._by_match.popitem(last=False)
        ticket = waiting.popleft()
        ticket.is_taken = True
        if waiting:
            self._by_match[match] = waiting  # behind all others
        return ticket


class _Worker:
    """A place for one process, asked one thing at a time. It starts when it is needed, again if it has ended."""

    def __init__(self, workshop: str) -> None:
        self._workshop = workshop
        self._process: asyncio.subprocess.Process | None = None
        self.games: set[str] = set()
        """The process has answered for these: their dictionaries are open."""

    @property
    def pid(self) -> int | None:
        return None if self._process is None else self._process.pid

    async def ask(self, frame: bytes) -> bytes:
        """Raises `OSError` or `EOFError` if the process cannot start or breaks off."""
        if self._process is not None and self._process.returncode is not None:
            await self.end()  # it died between two jobs, so none is lost
        if self._process is None:
            self._process = await self._start()
        jobs, answers = _pipes(self._process)
        jobs.write(len(frame).to_bytes(_LENGTH, "big") + frame)
        await jobs.drain()
        length = int.from_bytes(await answers.readexactly(_LENGTH), "big")
        return await answers.readexactly(length)

    async def _start(self) -> asyncio.subprocess.Process:
        # Threads of a numeric library would take the processor that the event loop needs.
        alone = {"OMP_NUM_THREADS": "1", "OPENBLAS_NUM_THREADS": "1", "MKL_NUM_THREADS": "1"}
        return await asyncio.create_subprocess_exec(
            *(sys.executable, "-P", "-m", "slovoteka.server.workers", self._workshop),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            env=os.environ | alone,
        )

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
        self.games.clear()


def _pipes(process: asyncio.subprocess.Process) -> tuple[asyncio.StreamWriter, asyncio.StreamReader]:
    if process.stdin is None or process.stdout is None:
        raise AssertionError("it was started with pipes")
    return process.stdin, process.stdout


class WorkerPool:
    """A `Thinker` of `size` processes, by default one for every two cores. They start when jobs come.

    The counters are for whoever publishes figures: they only grow.
    """

    def __init__(
        self,
        size: int | None = None,
        *,
        workshop: str = WORKSHOP,
        patience: Patience | None = None,
        private_mb: int = 400,
    ) -> None:
        """`private_mb`: a worker that has grown beyond it is replaced between two jobs."""
        if size is None:
            size = max(1, (os.cpu_count() or 2) // 2)
        if size < 1:
            raise ValueError("a pool without workers would never answer")
        self._patience, self._private_mb = patience or Patience(), private_mb
        self._idle = [_Worker(workshop) for _ in range(size)]
        self._workers = tuple(self._idle)
        self._benches: list[asyncio.Task[None]] = []
        self._queue = _Queue()
        self._unanswered: set[_Ticket] = set()
        self._is_closed = False
        self._log = structlog.get_logger("slovoteka.workers")
        self.jobs = 0
        """All that were brought."""
        self.slow = 0
        """Thought about for too long."""
        self.lost = 0
        """The worker was gone, or the bot raised."""
        self.crowded = 0
        """Never came to a worker: there are too few."""
        self.seconds = 0.0
        """Of workers at work."""

    @property
    def queue_length(self) -> int:
        return len(self._queue)

    @property
    def pids(self) -> tuple[int, ...]:
        return tuple(worker.pid for worker in self._workers if worker.pid is not None)

    async def think(self, job: Job) -> Decision | None:
        if self._is_closed:
            raise WorkerLost("the pool is closed")
        ticket = _Ticket(job)
        self.jobs += 1
        self._unanswered.add(ticket)
        self._queue.put(ticket)
        if self._idle and len(self._unanswered) > len(self._benches):
            self._benches.append(asyncio.create_task(self._serve(self._idle.pop())))
        overdue = asyncio.get_running_loop().call_later(self._patience.queue_s, self._give_up, ticket)
        try:
            return decode_answer(job.game, await ticket.answer)
        finally:
            overdue.cancel()
            self._unanswered.discard(ticket)

    async def close(self) -> None:
        """Ends all workers now. Who still waits gets `WorkerLost`."""
        self._is_closed = True
        for ticket in self._unanswered:
            ticket.refuse(WorkerLost("the pool was closed"))
        for bench in self._benches:
            bench.cancel()
        await asyncio.gather(*self._benches, return_exceptions=True)

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
        job, began = ticket.job, perf_counter()
        patience_s = self._patience.thinking_s(job.budget_ms, is_cold=job.game not in worker.games)
        try:
            async with asyncio.timeout(patience_s):
                said = await worker.ask(ticket.frame)
        except TimeoutError:
            self.slow += 1
            self._refuse(ticket, TooSlow(f"no decision in {patience_s:g} s"), pid=worker.pid)
            await worker.end()
        except (OSError, EOFError) as error:
            self.lost += 1
            self._refuse(ticket, WorkerLost("the worker broke off"), pid=worker.pid, cause=str(error))
            await worker.end()
        else:
            worker.games.add(job.game)
            self._deliver(ticket, said)
            if worker.private_bytes() > self._private_mb << 20:
                await worker.end()
        finally:
            self.seconds += perf_counter() - began

    def _deliver(self, ticket: _Ticket, said: bytes) -> None:
        sign, rest = said[:1], said[1:]
        if sign != _WELL:
            self.lost += 1
            self._refuse(ticket, WorkerLost("the bot failed"), traceback=rest.decode("utf-8", "replace"))
        elif not ticket.answer.done():
            ticket.answer.set_result(rest)

    def _refuse(self, ticket: _Ticket, error: NoAnswer, **told: object) -> None:
        ticket.refuse(error)
        job = ticket.job
        self._log.warning("bot-without-answer", why=str(error), game=job.game, level=job.level, chair=job.chair, **told)


# --- in a worker ----------------------------------------------------------------------------------------------------


class Decider(Protocol):
    """What a worker asks: `Workshop`, or what a test puts in its place."""

    def decide(self, job: Job) -> Decision | None: ...


def work(workshop: str) -> None:
    """The life of a worker: until the server closes the pipe."""
    stand_back(_NICENESS)
    jobs, answers = sys.stdin.buffer, _private_output()
    module, _, name = workshop.partition(":")
    decider: Decider = getattr(import_module(module), name)()
    while length := jobs.read(_LENGTH):
        said = _answer(decider, jobs.read(int.from_bytes(length, "big")))
        answers.write(len(said).to_bytes(_LENGTH, "big") + said)
        answers.flush()


def _answer(decider: Decider, frame: bytes) -> bytes:
    try:
        return _WELL + encode_answer(decider.decide(decode(frame)))
    except MemoryError:
        raise  # nothing can be relied on here any more
    except Exception:  # noqa: BLE001  a bot that fails is reported; the next job may be another's
        return _FAILED + traceback.format_exc().encode()


def stand_back(niceness: int) -> None:
    """The server comes first, and says when it is over: a signal to the whole group is not meant for workers."""
    for stop in (signal.SIGINT, signal.SIGTERM):
        signal.signal(stop, signal.SIG_IGN)
    os.nice(niceness)
    if sys.platform == "linux":
        # A closed pipe is noticed between two jobs only. It may have closed before this line: then it is noticed there.
        end_with_parent()
        with suppress(OSError):
            Path("/proc/self/oom_score_adj").write_text(_FIRST_TO_GO, "ascii")


def _private_output() -> IO[bytes]:
    """The pipe to the server. What a library prints goes to the log instead of between the frames."""
    pipe = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    return pipe


if __name__ == "__main__":
    work(sys.argv[1])
