"""Migrations: in order, all or nothing, never backwards."""

import asyncio
from contextlib import closing
from pathlib import Path
from typing import Any

import asyncpg
import pytest

from slovoteka.core.errors import Unreadable
from slovoteka.store import scripts_ratings, scripts_rooms
from slovoteka.store.copying import TABLES
from slovoteka.store.scripts import Run, Script
from slovoteka.store.scripts_keeping import migrations
from slovoteka.store.sql import SqlStore
from slovoteka.store.sqlite_files import connect, translated
from store.databases import Database
from store.samples import NOBODY, SEED, act, header

FIRST = migrations()[:1]
TITLES = """
-- a column for titles; and a semicolon in a comment;
ALTER TABLE rooms ADD COLUMN title text NOT NULL DEFAULT '';
UPDATE rooms SET title = 'Партия ' || id;
"""
BROKEN = """
ALTER TABLE rooms ADD COLUMN lost bigint;
UPDATE nowhere SET lost = 1;
"""


def ask(sql: str) -> Script[list[tuple[Any, ...]]]:
    return [tuple(row) for row in (yield Run(sql))]


async def asked(store: SqlStore, sql: str) -> list[tuple[Any, ...]]:
    return await store._read(ask, sql)


def test_a_database_of_an_older_version_is_brought_up_to_date_with_all_it_has(database: Database) -> None:
    async def scene() -> None:
        async with database.opened(FIRST) as old:
            await old.create(header(), SEED)
            await old.append("m", 1, [act(1)], NOBODY)
        for _ in range(2):  # the second time nothing is left to do
            async with database.opened((*FIRST, TITLES)) as new:
                assert await asked(new, "SELECT title FROM rooms") == [("Партия m",)]
                assert await asked(new, "SELECT version FROM schema_version") == [(2,)]
                assert (await new.read("m")).entries == (act(1),)

    asyncio.run(scene())


def test_a_database_of_a_newer_version_is_refused_and_left_alone(database: Database) -> None:
    async def scene() -> None:
        async with database.opened((*FIRST, TITLES)):
            pass
        with pytest.raises(Unreadable) as refused:
            await database.store(FIRST).open()
        assert refused.value.code == "store-newer"
        assert refused.value.params == {"version": 2, "known": 1}
        async with database.opened((*FIRST, TITLES)) as new:
            assert await asked(new, "SELECT version FROM schema_version") == [(2,)]

    asyncio.run(scene())


def test_a_migration_that_fails_changes_nothing(database: Database) -> None:
    async def scene() -> None:
        async with database.opened(FIRST) as old:
            await old.create(header(), SEED)
        with pytest.raises(Unreadable) as refused:
            await database.store((*FIRST, BROKEN)).open()
        assert refused.value.code == "store-unreachable"
        async with database.opened(FIRST) as old:
            assert await asked(old, "SELECT version FROM schema_version") == [(1,)]
            assert "lost" not in [name for (name,) in await asked(old, _COLUMNS_OF_ROOMS[type(old).__name__])]

    asyncio.run(scene())


_COLUMNS_OF_ROOMS = {
    "SqliteStore": "SELECT name FROM pragma_table_info('rooms')",
    "PostgresStore": "SELECT column_name FROM information_schema.columns WHERE table_name = 'rooms'",
}


def test_copies_include_every_table(postgres_database: Database) -> None:
    async def scene() -> None:
        async with postgres_database.opened():
            connection = await asyncpg.connect(str(postgres_database.address))
            rows = await connection.fetch("SELECT tablename FROM pg_tables WHERE schemaname = 'public'")
            await connection.close()
        assert {row[0] for row in rows} == {*TABLES, "schema_version"}

    asyncio.run(scene())


@pytest.mark.parametrize(
    "script",
    [
        scripts_rooms.lobby(9),
        scripts_rooms.waiting_for_anybody("p", "anya", 9),
        scripts_rooms.rooms_of("anya", 9, None),
        scripts_rooms.due(1, 9),
        scripts_rooms.expire(1, 1),
        scripts_ratings.played("anya", 9, None, None),
        scripts_ratings.played("anya", 9, "forbidden", None),
        scripts_ratings.leaders("forbidden", programs=False, start=0, limit=9),
        scripts_ratings.ratings_of("anya"),
    ],
    ids=lambda script: script.__name__,
)
def test_lists_use_an_index(sqlite_database: Database, script: Script[Any]) -> None:
    async def scene() -> None:
        async with sqlite_database.opened():
            pass

    asyncio.run(scene())
    asked = next(script)
    assert isinstance(asked, Run)
    with closing(connect(Path(sqlite_database.address))) as connection:
        plan = connection.execute(f"EXPLAIN QUERY PLAN {translated(asked.sql)}", asked.params).fetchall()
    assert [step for *_, step in plan if step.startswith("SCAN") and " INDEX rooms_" not in step] == []
