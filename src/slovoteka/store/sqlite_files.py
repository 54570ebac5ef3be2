"""SQLite's dialect, connections and files."""

import os
import re
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from functools import cache
from pathlib import Path
from secrets import token_hex
from typing import Final, Literal, TypeVar

from slovoteka.core.errors import Unreadable
from slovoteka.store.log import Unavailable
from slovoteka.store.scripts import Rows, Run, RunEach, Script, Statement

T = TypeVar("T")

BUSY_TIMEOUT_S: Final = 10
"""Other processes, such as a backup, hold the lock only for milliseconds."""

_PRAGMAS: Final = (
    "PRAGMA synchronous = FULL",  # a commit returns only when it is on the disk
    "PRAGMA foreign_keys = ON",
    "PRAGMA cache_size = -32768",
    "PRAGMA journal_size_limit = 67108864",
)
_NOT_FOR_SQLITE: Final = re.compile(r' FOR (UPDATE|SHARE)\b| COLLATE "C"')


@cache
def translated(sql: str) -> str:
    """SQL for SQLite. Row locks are dropped, as there is one writer, and so is `COLLATE "C"`, which is the default."""
    return re.sub(r"\$(\d+)", r"?\1", _NOT_FOR_SQLITE.sub("", sql))


def connect(path: Path, mode: Literal["rwc", "rw"] = "rw", timeout_s: float = BUSY_TIMEOUT_S) -> sqlite3.Connection:
    """`rw` does not create a file: if it vanishes under a running server, it must not come back empty."""
    connection = sqlite3.connect(
        f"{path.absolute().as_uri()}?mode={mode}",
        uri=True,
        timeout=timeout_s,
        isolation_level=None,
        check_same_thread=False,
        cached_statements=256,
    )
    try:
        for pragma in _PRAGMAS:
            connection.execute(pragma)
    except BaseException:
        connection.close()
        raise
    return connection


def switch_to_wal(connection: sqlite3.Connection) -> str:
    """Switches to WAL and returns the resulting mode. Retries, because SQLite ignores its timeout here if two processes
    switch a new file at once."""
    patience_ends = time.monotonic() + BUSY_TIMEOUT_S
    while True:
        try:
            return str(connection.execute("PRAGMA journal_mode = WAL").fetchone()[0])
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode != sqlite3.SQLITE_BUSY or time.monotonic() > patience_ends:
                raise
            time.sleep(0.01)


def perform(connection: sqlite3.Connection, step: Statement) -> Rows:
    if isinstance(step, Run):
        return connection.execute(translated(step.sql), step.params).fetchall()
    if isinstance(step, RunEach):
        connection.executemany(translated(step.sql), step.params)
    return ()


def run(connection: sqlite3.Connection, script: Script[T]) -> T:
    """Runs all steps of a script in the current transaction of the connection."""
    try:
        step = next(script)
        while True:
            step = script.send(perform(connection, step))
    except StopIteration as stop:
        result: T = stop.value
        return result


@contextmanager
def refused_as_unavailable() -> Iterator[None]:
    try:
        yield
    except (OSError, sqlite3.Error) as error:
        raise Unavailable(str(error)) from error


@contextmanager
def file_put_in_place(path: Path) -> Iterator[Path]:
    """Writes a temporary file that is renamed to `path` when it is complete, so that there is never half a backup."""
    folder = path.absolute().parent
    if not folder.is_dir() or not os.access(folder, os.W_OK | os.X_OK):
        raise Unreadable("store-folder", folder=str(folder))
    part = folder / f".{path.name}.{token_hex(8)}.part"
    try:
        with refused_as_unavailable():
            part.touch(mode=0o600)  # the file holds secrets
            yield part
            _sync(part)
            part.replace(path)
            _sync(folder)
    finally:
        for rest in ("", "-wal", "-shm", "-journal"):
            part.with_name(part.name + rest).unlink(missing_ok=True)


def _sync(path: Path) -> None:
    opened = os.open(path, os.O_RDONLY)
    try:
        os.fsync(opened)
    finally:
        os.close(opened)


def back_up(source: Path, target: Path) -> None:
    """Copies the file in one step, so the copy is consistent. Others can read and write meanwhile."""
    with closing(connect(source)) as reading, closing(sqlite3.connect(target)) as writing:
        reading.backup(writing)
        make_single_file(writing)


def make_single_file(connection: sqlite3.Connection) -> None:
    """Removes the write-ahead log, so that the single file can be moved."""
    connection.execute("PRAGMA journal_mode = DELETE")
