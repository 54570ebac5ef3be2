"""The only writer of a SQLite file, with group commit.

A commit to disk takes milliseconds, however small it is. So the writer takes all scripts that have queued up during
the last commit, runs each in its own savepoint, commits once, and only then answers all of them.

Scripts run in the event loop. Only the commit, which waits for the disk, runs in a thread. Python's SQLite releases
the GIL for every row, and a busy event loop is slow to give it back to a thread. With a loop that is never idle and
200 appends in flight, a writer that ran whole scripts in its thread stored 67 a second; this one stored 130 to 6,000.
With `sys.setswitchinterval(0.0001)`, which every server should call, it was 3,100 against 11,000 to 14,000. Before its
commit a script touches only memory, or pages that have not been read yet.
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
"""How many scripts share a commit at most, so that nobody waits too long."""

_SLICE_S: Final = 0.002
"""After this time other tasks of the event loop get a turn."""

_LOCKED_S: Final = 10
_LOCKED_PAUSE_S: Final = 0.002
"""Another process may be writing. That takes milliseconds; if it takes `_LOCKED_S`, something is wrong."""


class WriteJob(NamedTuple):
    script: Script[Any]
    future: asyncio.Future[Any]


class WriteResult(NamedTuple):
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
        """Queues a script. The future is done when the result is on the disk."""
        if self.is_closing:
            raise Unavailable("the store is closed")
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._queue.append(WriteJob(script, future))
        if self._working is None:
            self._working = asyncio.create_task(self._work())
        return future

    async def close(self) -> None:
        """Closes after everything that was submitted is stored."""
        self.is_closing = True
        if self._working is not None:
            await self._working
        self._disk.shutdown()  # a commit whose caller was cancelled may still be running
        self._disconnect()

    async def _work(self) -> None:
        try:
            while self._queue:
                batch = [self._queue.popleft() for _ in range(min(len(self._queue), _MAX_BATCH))]
                _deliver(batch, await self._transaction(batch))
        finally:
            self._working = None

    async def _transaction(self, batch: Sequence[WriteJob]) -> list[WriteResult]:
        try:
            connection = await self._begin()
            outcomes = [await self._attempt(connection, job.script) for job in batch]
            await asyncio.get_running_loop().run_in_executor(self._disk, connection.execute, "COMMIT")
        except (sqlite3.Error, OSError) as error:
            # The disk is full, read-only, broken or locked. A new connection drops the transaction and works as soon as
            # the disk does.
            self._disconnect()
            return [WriteResult(error=Unavailable(str(error))) for _ in batch]
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

    async def _attempt(self, connection: sqlite3.Connection, script: Script[Any]) -> WriteResult:
        """Runs one script of a batch. Its own errors are returned; errors of the database are raised and affect all."""
        connection.execute("SAVEPOINT script")
        try:
            outcome = WriteResult(result=await self._run(connection, script))
        except (sqlite3.OperationalError, sqlite3.InternalError):
            raise
        except sqlite3.IntegrityError as error:
            has_no_room = error.sqlite_errorcode == sqlite3.SQLITE_CONSTRAINT_FOREIGNKEY
            outcome = WriteResult(error=(Missing if has_no_room else Conflict)(str(error)))
        except sqlite3.DatabaseError as error:
            if type(error) is sqlite3.DatabaseError:  # a damaged file; its subclasses are bugs in the script
                raise
            outcome = WriteResult(error=error)
        except Exception as error:  # noqa: BLE001  any error goes to the caller who submitted the script
            outcome = WriteResult(error=error)
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


def _deliver(batch: Sequence[WriteJob], outcomes: Sequence[WriteResult]) -> None:
    for job, outcome in zip(batch, outcomes, strict=True):
        if job.future.done():  # the caller was cancelled
            continue
        if outcome.error is None:
            job.future.set_result(outcome.result)
        else:
            job.future.set_exception(outcome.error)
