"""The one writer of a SQLite file, with group commit.

A transaction that reaches the disk costs milliseconds, whatever is in it. So the writer takes everything that has
queued up while the last one was on its way, runs each script in a savepoint of its own, commits once, and only then
answers all.

Scripts run in the event loop, and only the commit, which waits for the disk, in a thread. Python's SQLite lets go of
the interpreter with every row, and a busy loop gives it back to a thread late: with a loop that never rests and 200
appends in flight, a writer that ran whole scripts in its thread stored 67 in a second, this one 130 to 6,000. After
`sys.setswitchinterval(0.0001)`, which every server should call, it was 3,100 against 11,000 to 14,000. What a script
touches before its commit is memory, or a page that has not been read yet.
"""

import asyncio
import sqlite3
import time
from collections import deque
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeVar

from slovoteka.store.log import Conflict, Missing, Unavailable
from slovoteka.store.scripts import Script
from slovoteka.store.sqlite_files import connect, perform

T = TypeVar("T")

_MAX_BATCH: Final = 500
"""So that nobody waits for long behind a crowd."""

_SLICE_S: Final = 0.002
"""After so long everybody else in the loop gets a turn."""

_LOCKED_S: Final = 10
_LOCKED_PAUSE_S: Final = 0.002
"""Another process may be writing: for milliseconds, or there is something wrong."""


class WriteJob(NamedTuple):
    script: Script[Any]
    future: asyncio.Future[Any]


class Outcome(NamedTuple):
    result: Any = None
    error: Exception | None = None


class Writer:
    def __init__(self, path: Path) -> None:
        self._path = path
        self._queue: deque[WriteJob] = deque()
        self._working: asyncio.Task[None] | None = None
        self._connection: sqlite3.Connection | None = None
        self._disk = ThreadPoolExecutor(1, thread_name_prefix="store-disk")
        self._slice_ends = 0.0
        self.is_closing = False

    def submit(self, script: Script[T]) -> asyncio.Future[T]:
        """The future is settled when the result is on the disk."""
        if self.is_closing:
            raise Unavailable("the store is closed")
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._queue.append(WriteJob(script, future))
        if self._working is None:
            self._working = asyncio.create_task(self._work())
        return future

    async def close(self) -> None:
        """After everything that was submitted."""
        self.is_closing = True
        if self._working is not None:
            await self._working
        self._disk.shutdown()  # a commit that nobody waits for any more may still be on its way
        self._disconnect()

    async def _work(self) -> None:
        try:
            while self._queue:
                batch = [self._queue.popleft() for _ in range(min(len(self._queue), _MAX_BATCH))]
                _deliver(batch, await self._transaction(batch))
        finally:
            self._working = None

    async def _transaction(self, batch: Sequence[WriteJob]) -> list[Outcome]:
        try:
            connection = await self._begin()
            outcomes = [await self._attempt(connection, job.script) for job in batch]
            await asyncio.get_running_loop().run_in_executor(self._disk, connection.execute, "COMMIT")
        except (sqlite3.Error, OSError) as error:
            # Full, read-only, broken, locked: what SQLite has kept of the transaction is not worth asking. A new
            # connection forgets it, and works as soon as the disk does.
            self._disconnect()
            return [Outcome(error=Unavailable(str(error))) for _ in batch]
        return outcomes

    async def _begin(self) -> sqlite3.Connection:
        patience_ends = time.monotonic() + _LOCKED_S
        while True:
            if self._connection is None:
                self._connection = connect(self._path, timeout_s=0)
            try:
                self._connection.execute("BEGIN IMMEDIATE")
            except sqlite3.OperationalError as error:
                if error.sqlite_errorcode != sqlite3.SQLITE_BUSY or time.monotonic() > patience_ends:
                    raise
                await asyncio.sleep(_LOCKED_PAUSE_S)
            else:
                self._slice_ends = time.monotonic() + _SLICE_S
                return self._connection

    async def _attempt(self, connection: sqlite3.Connection, script: Script[Any]) -> Outcome:
        """One script of a batch. Its refusal is its own; errors of the database are raised and concern all."""
        connection.execute("SAVEPOINT script")
        try:
            outcome = Outcome(result=await self._run(connection, script))
        except (sqlite3.OperationalError, sqlite3.InternalError):
            raise
        except sqlite3.IntegrityError as error:
            has_no_room = error.sqlite_errorcode == sqlite3.SQLITE_CONSTRAINT_FOREIGNKEY
            outcome = Outcome(error=(Missing if has_no_room else Conflict)(str(error)))
        except sqlite3.DatabaseError as error:
            if type(error) is sqlite3.DatabaseError:  # a damaged file; those below it are mistakes in the script
                raise
            outcome = Outcome(error=error)
        except Exception as error:  # noqa: BLE001  whatever it is, it belongs to whoever handed in the script
            outcome = Outcome(error=error)
        if outcome.error is not None:
            connection.execute("ROLLBACK TO script")
        connection.execute("RELEASE script")
        return outcome

    async def _run(self, connection: sqlite3.Connection, script: Script[T]) -> T:
        try:
            step = next(script)
            while True:
                rows = perform(connection, step)
                if time.monotonic() > self._slice_ends:
                    await asyncio.sleep(0)
                    self._slice_ends = time.monotonic() + _SLICE_S
                step = script.send(rows)
        except StopIteration as stop:
            result: T = stop.value
            return result

    def _disconnect(self) -> None:
        if self._connection is not None:
            self._connection.close()  # rolls back what is not committed
            self._connection = None


def _deliver(batch: Sequence[WriteJob], outcomes: Sequence[Outcome]) -> None:
    for job, outcome in zip(batch, outcomes, strict=True):
        if job.future.done():  # whoever waited has been cancelled
            continue
        if outcome.error is None:
            job.future.set_result(outcome.result)
        else:
            job.future.set_exception(outcome.error)
