"""PostgreSQL stops, crashes or refuses writes: callers get `Unavailable`, and the store recovers by itself."""

import asyncio
import signal
from collections.abc import Iterator
from itertools import count

import asyncpg
import pytest

from harness.pauses import stays
from harness.postgres import Postgres, postgres
from slovoteka.store.log import Conflict, Store, Unavailable
from store.databases import Database
from store.samples import NOBODY, SEED, act, chair, header, room


@pytest.fixture(scope="module")
def own_server() -> Iterator[Postgres]:
    """A server that no other test uses."""
    with postgres() as server:
        yield server


async def until_it_works(store: Store) -> None:
    async with asyncio.timeout(60):
        while True:
            try:
                return await store.check()
            except Unavailable:
                await asyncio.sleep(0.05)


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGQUIT])
def test_a_restart_loses_nothing_that_was_acknowledged(own_server: Postgres, how: signal.Signals) -> None:
    async def scene(store: Store) -> None:
        matches = [f"{how.name}-{place}" for place in range(12)]
        for match in matches:
            await store.create(header(match), SEED)
        acknowledged = dict.fromkeys(matches, 0)

        async def grow(match: str) -> None:
            try:
                for number in count(1):
                    await store.append(match, number, [act(number, f"client {number}")], NOBODY)
                    acknowledged[match] = number
            except Unavailable:
                return

        growing = [asyncio.create_task(grow(match)) for match in matches]
        while not all(acknowledged.values()):
            await asyncio.sleep(0.01)
        await asyncio.to_thread(own_server.stop, how)
        async with asyncio.timeout(60):
            await asyncio.gather(*growing)
        for attempt in (store.check(), store.read(matches[0]), store.lobby(1)):
            with pytest.raises(Unavailable):
                await attempt
        await asyncio.to_thread(own_server.start)
        await until_it_works(store)
        for match, number in acknowledged.items():
            stored = len((await store.read(match)).entries)
            assert number <= stored <= number + 1
            await store.append(match, stored + 1, [act(stored + 1)], NOBODY)

    Database(own_server.url).play(scene)


def test_a_read_only_database_is_unavailable_until_it_can_be_written(postgres_database: Database) -> None:
    async def scene(store: Store) -> None:
        await store.create(header(), SEED)
        admin = await asyncpg.connect(str(postgres_database.address))
        name = str(postgres_database.address).rpartition("/")[2]
        await admin.execute(f"ALTER DATABASE {name} SET default_transaction_read_only = on")
        await _end_others(admin)
        with pytest.raises(Unavailable):
            await _twice(store)
        assert (await store.read("m")).entries == ()
        await admin.execute("SET default_transaction_read_only = off")
        await admin.execute(f"ALTER DATABASE {name} RESET default_transaction_read_only")
        await _end_others(admin)
        await admin.close()
        await until_it_works(store)
        await store.append("m", 1, [act(1)], NOBODY)

    postgres_database.play(scene)


async def _twice(store: Store) -> None:
    """Writes twice, because the first may only find a dead connection; the second gets a new one."""
    try:
        await store.append("m", 1, [act(1)], NOBODY)
    except Unavailable:
        await store.append("m", 1, [act(1)], NOBODY)


async def _end_others(admin: "asyncpg.Connection[asyncpg.Record]") -> None:
    await admin.fetch(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
        " WHERE datname = current_database() AND pid <> pg_backend_pid()"
    )


def test_ended_connections_are_replaced(postgres_database: Database) -> None:
    async def scene(store: Store) -> None:
        await store.create(header(), SEED)
        admin = await asyncpg.connect(str(postgres_database.address))
        for number in range(1, 6):
            await _end_others(admin)
            await until_it_works(store)
            await store.append("m", number, [act(number)], NOBODY)
        await admin.close()
        with pytest.raises(Conflict):
            await store.append("m", 5, [act(5)], NOBODY)

    postgres_database.play(scene)


def test_a_cancelled_caller_leaves_no_transaction_behind(postgres_database: Database) -> None:
    async def scene(store: Store) -> None:
        await store.create(header(), SEED)
        holder = await asyncpg.connect(str(postgres_database.address))
        await holder.execute("BEGIN")
        await holder.execute("SELECT 1 FROM rooms WHERE id = 'm' FOR UPDATE")
        impatient = [asyncio.create_task(store.append("m", 1, [act(1)], NOBODY)) for _ in range(8)]
        await _somebody_waits_for_a_lock(holder)
        for task in impatient:
            task.cancel()
        results = await asyncio.gather(*impatient, return_exceptions=True)
        assert {type(result) for result in results} == {asyncio.CancelledError}
        await holder.execute("COMMIT")
        await holder.close()
        await store.append("m", 1, [act(1)], NOBODY)
        assert len(await store.entries("m", 0)) == 1

    postgres_database.play(scene)


async def _somebody_waits_for_a_lock(connection: asyncpg.Connection) -> None:
    async with asyncio.timeout(60):
        while not await connection.fetchval("SELECT count(*) FROM pg_stat_activity WHERE wait_event_type = 'Lock'"):
            await asyncio.sleep(0.01)


def test_deadlocked_transactions_are_retried(postgres_database: Database) -> None:
    """A person is deleted while another transaction locks the same rows in another order."""

    async def scene(store: Store) -> None:
        await store.open_room(room("a"), SEED, [chair(0)])
        await store.begin(room("a", version=2, stage="playing"), [chair(0)], header("a"))
        holder = await asyncpg.connect(str(postgres_database.address))
        await holder.execute("SET deadlock_timeout = '10s'")  # so that the other transaction detects the deadlock
        await holder.execute("BEGIN")
        await holder.execute("SELECT 1 FROM matches WHERE room = 'a' FOR UPDATE")
        forgetting = asyncio.create_task(store.forget("anya", "Кто-то"))
        await _somebody_waits_for_a_lock(holder)  # it has locked the chair and waits for the header
        await holder.execute("SELECT 1 FROM chairs WHERE room = 'a' FOR UPDATE")
        await stays(lambda: not forgetting.done(), 0.2)
        await holder.execute("COMMIT")
        await holder.close()
        await forgetting
        assert [taken.name for taken in (await store.room("a")).chairs] == ["Кто-то"]

    postgres_database.play(scene)
