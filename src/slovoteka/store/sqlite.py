"""A store in one SQLite file. It needs no setup and is enough for one machine."""

import asyncio
import sqlite3
from collections.abc import AsyncGenerator, AsyncIterator, Callable, Sequence
from contextlib import closing
from pathlib import Path
from typing import ParamSpec, TypeVar

from slovoteka.core.errors import Unreadable
from slovoteka.store.copying import (
    IS_USED,
    ROWS_IN_A_PIECE,
    TABLES,
    CopySource,
    Piece,
    all_rows,
    copy,
    insertion,
    no_rows,
    refuse_used,
)
from slovoteka.store.log import Unavailable
from slovoteka.store.scripts import Script
from slovoteka.store.scripts_keeping import migrate
from slovoteka.store.sql import SqlStore, wall_clock_ms
from slovoteka.store.sqlite_files import (
    back_up,
    connect,
    file_put_in_place,
    make_single_file,
    refused_as_unavailable,
    run,
    switch_to_wal,
    translated,
)
from slovoteka.store.sqlite_writer import Writer

P = ParamSpec("P")
T = TypeVar("T")


class SqliteStore(SqlStore):
    """Writes go through a single writer and reads through their own connection, so neither waits for the other.

    Reads run in the event loop, for the reason given in `sqlite_writer`.
    """

    def __init__(
        self, path: Path, now_ms: Callable[[], int] = wall_clock_ms, migrations: Sequence[str] | None = None
    ) -> None:
        super().__init__(now_ms, migrations)
        self.path = path
        self._writer: Writer | None = None
        self._reader: sqlite3.Connection | None = None

    async def open(self) -> None:
        await asyncio.to_thread(self._prepare)
        self._writer = Writer(self.path)

    def _prepare(self) -> None:
        folder = self.path.absolute().parent
        try:
            self.path.touch(mode=0o600)  # the file holds secrets
            with closing(connect(self.path, "rwc")) as connection:
                mode = switch_to_wal(connection)
                if mode != "wal":  # the file system does not support shared memory
                    raise Unreadable("store-unreachable", system=f"journal_mode = {mode}")
                connection.execute("BEGIN IMMEDIATE")
                run(connection, migrate(self._migrations))
                connection.execute("COMMIT")
        except OSError:
            raise Unreadable("store-folder", folder=str(folder)) from None
        except sqlite3.Error as error:
            raise Unreadable("store-unreachable", system=str(error)) from error

    async def close(self) -> None:
        if self._writer is not None:
            await self._writer.close()
        self._disconnect()

    # --- scripts ------------------------------------------------------------------------------------------------------

    async def _write(self, script: Callable[P, Script[T]], *args: P.args, **kwargs: P.kwargs) -> T:
        if self._writer is None:
            raise Unavailable("the store is not open")
        return await self._writer.submit(script(*args, **kwargs))

    async def _read(self, script: Callable[P, Script[T]], *args: P.args, **kwargs: P.kwargs) -> T:
        if self._writer is None or self._writer.is_closing:
            raise Unavailable("the store is not open")
        try:
            with refused_as_unavailable():
                if self._reader is None:
                    self._reader = connect(self.path)
                self._reader.execute("BEGIN")
                try:
                    return run(self._reader, script(*args, **kwargs))
                finally:
                    self._reader.execute("ROLLBACK")
        except Unavailable:
            self._disconnect()
            raise

    def _disconnect(self) -> None:
        if self._reader is not None:
            self._reader.close()
            self._reader = None

    # --- copies -------------------------------------------------------------------------------------------------------

    async def backup(self, path: Path) -> int:
        def copied() -> int:
            with file_put_in_place(path) as part:
                back_up(self.path, part)
                with closing(sqlite3.connect(part)) as copy:
                    count: int = copy.execute("SELECT count(*) FROM matches").fetchone()[0]
            return count

        return await asyncio.to_thread(copied)

    async def pieces(self) -> AsyncGenerator[Piece, None]:
        with refused_as_unavailable(), closing(await asyncio.to_thread(connect, self.path)) as connection:
            connection.execute("BEGIN")
            for table in TABLES:
                cursor = connection.execute(all_rows(table))
                columns = tuple(column[0] for column in cursor.description)
                while rows := await asyncio.to_thread(cursor.fetchmany, ROWS_IN_A_PIECE):
                    yield Piece(table, columns, rows)

    async def fill(self, pieces: AsyncIterator[Piece]) -> None:
        with refused_as_unavailable(), closing(await asyncio.to_thread(connect, self.path)) as connection:
            connection.execute("BEGIN IMMEDIATE")
            refuse_used(bool(connection.execute(IS_USED).fetchone()[0]))
            for table in reversed(TABLES):
                connection.execute(no_rows(table))
            async for piece in pieces:
                await asyncio.to_thread(_insert, connection, piece)
            await asyncio.to_thread(connection.commit)


def _insert(connection: sqlite3.Connection, piece: Piece) -> None:
    """Closes the cursor in its own thread. A cursor that this thread dropped late would reset the statement that the
    next piece already uses in another thread."""
    with closing(connection.cursor()) as cursor:
        cursor.executemany(translated(insertion(piece)), piece.rows)


async def copy_into_file(source: CopySource, path: Path, migrations: Sequence[str]) -> int:
    """Backs another database up into a file. Returns the number of matches."""
    with file_put_in_place(path) as part:
        store = SqliteStore(part, migrations=migrations)
        await store.open()
        try:
            await copy(source, store)
            count = await store.count_matches()
        finally:
            await store.close()
        with closing(sqlite3.connect(part)) as connection:
            make_single_file(connection)
    return count
