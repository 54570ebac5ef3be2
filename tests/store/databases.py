"""Databases for tests of stores: empty for each test, and usable by several stores."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from slovoteka.store.log import Store
from slovoteka.store.postgres import PostgresStore
from slovoteka.store.sql import SqlStore
from slovoteka.store.sqlite import SqliteStore


class Clock:
    """A clock that only the test moves."""

    def __init__(self) -> None:
        self.ms = 1_700_000_000_000

    def __call__(self) -> int:
        return self.ms


class Database:
    def __init__(self, address: Path | str) -> None:
        self.address = address
        self.clock = Clock()

    def store(self, migrations: Sequence[str] | None = None) -> SqlStore:
        """Another store on the same database, not opened yet."""
        if isinstance(self.address, Path):
            return SqliteStore(self.address, self.clock, migrations)
        return PostgresStore(self.address, self.clock, migrations)

    @asynccontextmanager
    async def opened(self, migrations: Sequence[str] | None = None) -> AsyncIterator[SqlStore]:
        store = self.store(migrations)
        await store.open()
        try:
            yield store
        finally:
            await store.close()

    def play(self, scene: Callable[[Store], Awaitable[Any]]) -> None:
        async def with_one() -> None:
            async with self.opened() as store:
                await scene(store)

        asyncio.run(with_one())

    def play_two(self, scene: Callable[[Store, Store], Awaitable[Any]]) -> None:
        """Runs a scene with two stores on one database."""

        async def with_two() -> None:
            async with self.opened() as one, self.opened() as other:
                await scene(one, other)

        asyncio.run(with_two())
