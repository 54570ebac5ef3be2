"""Nothing that was acknowledged is lost, whatever happens to the process, the disk or the file."""

import asyncio
import os
import shutil
import sqlite3
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from harness.pauses import stays
from slovoteka.store.log import Conflict, Store, Unavailable
from slovoteka.store.sqlite import SqliteStore
from store.databases import Database
from store.samples import NOBODY, SEED, act, header

PROGRAM = Path(__file__).with_name("appending.py")


def program(scene: str, path: Path) -> "subprocess.Popen[bytes]":
    paths = [str(PROGRAM.parents[1]), os.environ.get("PYTHONPATH", "")]
    return subprocess.Popen(
        [sys.executable, PROGRAM, scene, path],
        stdout=subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, paths))},
    )


def killed_while_appending(path: Path, after: int) -> dict[str, int]:
    """Kills the program after this many acknowledged appends. Returns the last acknowledged number of each match."""
    with program("forever", path) as process:
        assert process.stdout is not None
        output = b"".join(process.stdout.readline() for _ in range(after))
        process.kill()
        output += process.stdout.read()
    lines = [line.split() for line in output.decode().splitlines() if line]
    return {match: int(number) for match, number in lines}


def kill_often(path: Path, times: int) -> None:
    chance = Random(times)
    acknowledged: dict[str, int] = {}
    for _ in range(times):
        acknowledged |= killed_while_appending(path, chance.randint(50, 400))

    async def look() -> None:
        store = SqliteStore(path)
        await store.open()
        for match, number in acknowledged.items():
            stored = await store.read(match)
            assert [entry.number for entry in stored.entries] == list(range(1, len(stored.entries) + 1))
            # At most one append was in flight when it was killed.
            assert number <= len(stored.entries) <= number + 1
            await store.append(match, len(stored.entries) + 1, [act(len(stored.entries) + 1)], NOBODY)
        await store.close()

    asyncio.run(look())
    assert sum(acknowledged.values()) >= times * 50


def test_kill_9_loses_nothing_that_was_acknowledged(tmp_path: Path) -> None:
    kill_often(tmp_path / "slovoteka.db", 3)


@pytest.mark.full
def test_many_kills_lose_nothing_that_was_acknowledged(tmp_path: Path) -> None:
    kill_often(tmp_path / "slovoteka.db", 40)


@pytest.fixture
def open_folder() -> Iterator[Path]:
    """A folder that other users may enter."""
    folder = Path(tempfile.mkdtemp(prefix="store-"))
    folder.chmod(0o755)
    yield folder
    shutil.rmtree(folder)


@pytest.mark.parametrize("scene", ["full-disk", "read-only"])
def test_the_store_reports_a_full_or_read_only_disk_and_recovers(open_folder: Path, scene: str) -> None:
    with program(scene, open_folder / "slovoteka.db") as process:
        assert process.wait(120) == 0


def test_a_file_that_vanishes_does_not_come_back_empty(sqlite_database: Database, tmp_path: Path) -> None:
    async def scene() -> None:
        path, aside = tmp_path / "slovoteka.db", tmp_path / "aside"
        async with sqlite_database.opened() as store:
            await store.create(header(), SEED)
        async with sqlite_database.opened() as store:
            path.rename(aside)
            for attempt in (store.check(), store.lobby(1)):
                with pytest.raises(Unavailable):
                    await attempt
            assert not path.exists()
            aside.rename(path)
            await store.check()
            assert (await store.read("m")).seed == SEED

    asyncio.run(scene())


def test_a_refused_script_does_not_affect_others_in_its_transaction(sqlite_database: Database) -> None:
    async def scene(store: Store) -> None:
        await store.create(header(), SEED)
        await store.append("m", 1, [act(1, "used")], NOBODY)
        results = await asyncio.gather(
            store.create(header("before"), SEED),
            store.append("m", 2, [act(2, "used")], NOBODY),
            store.append("m", 2, [act(2, "new")], NOBODY),
            store.append("m", 7, [act(7)], NOBODY),
            store.add_code("code", "anya", 2**70),  # a number that is too large for the database
            store.create(header("after"), SEED),
            return_exceptions=True,
        )
        kinds = [type(result) for result in results]
        assert kinds == [int, Conflict, type(None), Conflict, OverflowError, int]
        assert await store.entries("m", 1) == (act(2, "new"),)
        assert (await store.numbers(["before", "after"])).keys() == {"before", "after"}

    sqlite_database.play(scene)


def test_a_cancelled_caller_does_not_disturb_the_writer(sqlite_database: Database) -> None:
    async def scene(store: Store) -> None:
        impatient = asyncio.create_task(store.create(header("a"), SEED))
        await asyncio.sleep(0)
        patient = asyncio.create_task(store.create(header("b"), SEED))
        await asyncio.sleep(0)
        impatient.cancel()
        assert await patient == store.now_ms()
        await store.create(header("c"), SEED)

    sqlite_database.play(scene)


def test_the_writer_waits_for_another_process(sqlite_database: Database) -> None:
    async def scene(store: Store) -> None:
        other = sqlite3.connect(sqlite_database.address, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        waiting = asyncio.create_task(store.create(header(), SEED))
        await stays(lambda: not waiting.done(), 0.1)
        assert await store.lobby(1) == ()  # reading still works
        other.execute("COMMIT")
        other.close()
        assert await waiting == store.now_ms()

    sqlite_database.play(scene)
