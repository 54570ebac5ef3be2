"""A store in PostgreSQL: any number of nodes on one database.

Each script is a READ COMMITTED transaction. The row locks that it takes decide the order of writers.
"""

import asyncio
from collections.abc import AsyncGenerator, AsyncIterator, Awaitable, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager, suppress
from pathlib import Path
from typing import Any, Final, ParamSpec, TypeAlias, TypeVar

import asyncpg
from asyncpg.pool import PoolConnectionProxy

from slovoteka.core.errors import Unreadable
from slovoteka.store.copying import IS_USED, ROWS_IN_A_PIECE, TABLES, Piece, all_rows, no_rows, refuse_used
from slovoteka.store.log import Conflict, Missing, Unavailable
from slovoteka.store.scripts import Committed, Rows, RunEach, Script
from slovoteka.store.scripts_keeping import migrate
from slovoteka.store.sql import SqlStore, wall_clock_ms
from slovoteka.store.sqlite import copy_into_file

P = ParamSpec("P")
T = TypeVar("T")

Connection: TypeAlias = "PoolConnectionProxy[asyncpg.Record]"

_CONNECTIONS: Final = 8
_CONNECT_S: Final = 5
_COMMAND_S: Final = 15
_ATTEMPTS: Final = 5
_MIGRATION_LOCK: Final = 0x510F07E4A
"""An arbitrary number, the same on all nodes."""

_GONE: Final = (
    OSError,  # includes timeouts
    asyncpg.PostgresConnectionError,
    asyncpg.OperatorInterventionError,  # the server is shutting down or starting, or ended our connection
    asyncpg.InsufficientResourcesError,  # the disk is full, or there are too many connections
    asyncpg.PostgresSystemError,
    asyncpg.ReadOnlySQLTransactionError,
    asyncpg.InternalClientError,  # the connection broke in the middle of a message
)
_TRY_AGAIN: Final = (
    asyncpg.DeadlockDetectedError,
    asyncpg.SerializationError,
    asyncpg.InvalidCachedStatementError,  # a newer node has changed the schema
)


@contextmanager
def _errors_of_the_store() -> Iterator[None]:
    try:
        yield
    except asyncpg.ForeignKeyViolationError as error:
        raise Missing(str(error)) from error
    except asyncpg.IntegrityConstraintViolationError as error:
        raise Conflict(str(error)) from error
    except _GONE as error:
        raise Unavailable(str(error)) from error
    except asyncpg.InterfaceError as error:
        if isinstance(error, ValueError):  # a parameter of the wrong type is a bug
            raise
        raise Unavailable(str(error)) from error


class PostgresStore(SqlStore):
    def __init__(
        self, url: str, now_ms: Callable[[], int] = wall_clock_ms, migrations: Sequence[str] | None = None
    ) -> None:
        super().__init__(now_ms, migrations)
        self._url = url
        self._pool: asyncpg.Pool[asyncpg.Record] | None = None
        self._users = 0
        self._unused = asyncio.Event()
        self._unused.set()

    async def open(self) -> None:
        pool: asyncpg.Pool[asyncpg.Record] = asyncpg.create_pool(
            self._url,
            min_size=1,
            max_size=_CONNECTIONS,
            timeout=_CONNECT_S,
            command_timeout=_COMMAND_S,
            statement_cache_size=256,
            reset=_leave_as_it_is,
            server_settings={"application_name": "slovoteka", "jit": "off"},
        )
        try:
            await pool
            async with pool.acquire() as connection, connection.transaction():
                await connection.fetch("SELECT pg_advisory_xact_lock($1)", _MIGRATION_LOCK)
                await _run(connection, migrate(self._migrations))
        except ValueError:  # a bad address; the error may quote its password
            pool.terminate()
            raise Unreadable("store-url", url="postgresql://…") from None
        except (*_GONE, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
            pool.terminate()
            raise Unreadable("store-unreachable", system=str(error)) from error
        except BaseException:
            pool.terminate()
            raise
        self._pool = pool

    async def close(self) -> None:
        if self._pool is not None:
            pool, self._pool = self._pool, None
            await self._unused.wait()  # `pool.close` would refuse tasks that still wait for a connection
            await pool.close()

    # --- scripts ------------------------------------------------------------------------------------------------------

    @asynccontextmanager
    async def _connection(self) -> AsyncIterator[Connection]:
        if self._pool is None:
            raise Unavailable("the store is not open")
        self._users += 1
        self._unused.clear()
        try:
            async with self._pool.acquire(timeout=_COMMAND_S) as connection:
                yield connection
        finally:
            self._users -= 1
            if not self._users:
                self._unused.set()

    async def _write(self, script: Callable[P, Script[T]], *args: P.args, **kwargs: P.kwargs) -> T:
        for attempt in range(_ATTEMPTS):
            with _errors_of_the_store(), suppress(*_TRY_AGAIN):
                async with self._connection() as connection:
                    return await _transaction(connection, script(*args, **kwargs))
            await asyncio.sleep(0.01 * attempt)
        raise Unavailable("too many transactions want the same rows")

    async def _read(self, script: Callable[P, Script[T]], *args: P.args, **kwargs: P.kwargs) -> T:
        with _errors_of_the_store():
            async with (
                self._connection() as connection,
                connection.transaction(isolation="repeatable_read", readonly=True),
            ):
                return await _run(connection, script(*args, **kwargs))

    # --- copies -------------------------------------------------------------------------------------------------------

    async def backup(self, path: Path) -> int:
        return await copy_into_file(self, path, self._migrations)

    async def pieces(self) -> AsyncGenerator[Piece, None]:
        with _errors_of_the_store():
            async with (
                self._connection() as connection,
                connection.transaction(isolation="repeatable_read", readonly=True),
            ):
                for table in TABLES:
                    cursor = await connection.cursor(all_rows(table))
                    while rows := await cursor.fetch(ROWS_IN_A_PIECE):
                        yield Piece(table, tuple(rows[0].keys()), [tuple(row) for row in rows])

    async def fill(self, pieces: AsyncIterator[Piece]) -> None:
        with _errors_of_the_store():
            async with self._connection() as connection, connection.transaction():
                refuse_used(bool(await connection.fetchval(IS_USED)))
                for table in reversed(TABLES):
                    await connection.execute(no_rows(table))
                async for piece in pieces:
                    await connection.copy_records_to_table(piece.table, records=piece.rows, columns=piece.columns)


async def _leave_as_it_is(_connection: object) -> None:
    """Skips the reset after each use, because scripts change no settings of a connection."""


async def _transaction(connection: Connection, script: Script[T]) -> T:
    transaction = connection.transaction()
    await transaction.start()
    try:
        result = await _run(connection, script, transaction.commit)
        if connection.is_in_transaction():
            await transaction.commit()
    except BaseException:
        # A lost connection has rolled back already, and the original error is more useful.
        with suppress(*_GONE, asyncpg.PostgresError, asyncpg.InterfaceError):
            if connection.is_in_transaction():
                await transaction.rollback()
        raise
    return result


async def _run(connection: Connection, script: Script[T], commit: Callable[[], Awaitable[Any]] | None = None) -> T:
    try:
        step = next(script)
        while True:
            rows: Rows = ()
            if isinstance(step, RunEach):
                await connection.executemany(step.sql, step.params)
            elif not isinstance(step, Committed):
                rows = await connection.fetch(step.sql, *step.params)
            elif commit is not None:
                await commit()
            step = script.send(rows)
    except StopIteration as stop:
        result: T = stop.value
        return result
