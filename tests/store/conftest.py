"""Every test that uses `database` runs on each kind of database."""

import asyncio
from collections.abc import Iterator
from itertools import count
from pathlib import Path

import asyncpg
import pytest

from harness.postgres import Postgres, postgres
from store.databases import Database

_numbers = count(1)


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[Postgres]:
    with postgres() as server:
        yield server


def _new_database(server: Postgres) -> str:
    name = f"test{next(_numbers)}"

    async def create() -> None:
        connection = await asyncpg.connect(server.url)
        await connection.execute(f"CREATE DATABASE {name}")
        await connection.close()

    asyncio.run(create())
    return server.url.rpartition("/")[0] + "/" + name


@pytest.fixture
def sqlite_database(tmp_path: Path) -> Database:
    return Database(tmp_path / "slovoteka.db")


@pytest.fixture
def postgres_database(postgres_server: Postgres) -> Database:
    return Database(_new_database(postgres_server))


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest) -> Database:
    found: Database = request.getfixturevalue(f"{request.param}_database")
    return found
