"""Backups under load, and copies from one kind of database to another."""

import asyncio
import sqlite3
import sys
from collections.abc import AsyncGenerator
from itertools import count
from pathlib import Path

import pytest

from slovoteka.core.errors import Unreadable
from slovoteka.core.game import Outcome
from slovoteka.core.kind import RatedAs
from slovoteka.core.record import Closing
from slovoteka.store.copying import TABLES, Piece, all_rows, copy
from slovoteka.store.log import Snapshot, Store
from slovoteka.store.people import Identity
from store.databases import Database
from store.samples import AGREEMENT, NOBODY, SEED, act, chair, closing, header, reason, room, sealed
from store.test_people import complaint, line, report
from store.test_puzzles import rate, solved

_WON = Outcome(reason="played-out", scores=(3, 11), places=(1, 2))


async def furnish(store: Store) -> None:
    """Stores something in every table."""
    await store.open_room(room(listed=True, pairing="p", wake_ms=5), SEED, [chair(0), chair(1, None)])
    await store.create(header("played"), SEED)
    await store.append("played", 1, [act(1, "client"), act(2)], NOBODY)
    await store.answer("played", "w", sealed(0), final=True)
    await store.shut("played", "w")
    await store.keep("played", Snapshot(number=1, made_by="v", table=b"\x00\xff"))
    await store.keep_reason("played", reason(1))
    await store.finish("played", closing(2))
    await store.add_line(line("привет 🦔"))
    await store.save_identity(Identity(id="anya", name="Аня", created_ms=1))
    rated = room("rated", agreement=AGREEMENT.but(rated=True, rated_as=RatedAs(category="c")))
    await store.open_room(rated, SEED, [chair(0), chair(1, "borya")])
    await store.begin(rated.next_version(stage="playing"), [chair(0), chair(1, "borya")], header("rated"))
    await store.finish("rated", Closing(seed=SEED.hex(), inputs=0, outcome=_WON))
    await store.add_code("hash", "anya", store.now_ms() + 1000)
    await store.answer_puzzle("anya", solved("p"), rate)
    await store.block("anya", "gleb", on=True)
    await store.complain(complaint("anya"))
    await store.report_word(report("anya", "слово"))
    await store.secret("tokens")
    await store.beat(1)
    await store.claim_work("review/1", "a node", 60_000, b"{}")
    await store.finish_work("review/2", "a node", b"a review")


def contents(path: Path) -> dict[str, list[tuple[object, ...]]]:
    connection = sqlite3.connect(path)
    try:
        assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        return {table: sorted(connection.execute(all_rows(table)).fetchall(), key=str) for table in TABLES}
    finally:
        connection.close()


def test_a_backup_is_one_file_with_everything_that_sqlite_can_serve(database: Database, tmp_path: Path) -> None:
    folder = tmp_path / "backups"
    folder.mkdir()

    async def scene() -> None:
        async with database.opened() as store:
            await store.beat(1)
            database.clock.ms += 1000
            await furnish(store)
            for _ in range(2):  # the second replaces the first
                assert await store.backup(folder / "copy.db") == 2
            secret = await store.secret("tokens")
        assert [file.name for file in folder.iterdir()] == ["copy.db"]
        assert (folder / "copy.db").stat().st_mode & 0o777 == 0o600
        assert all(contents(folder / "copy.db").values())
        async with Database(folder / "copy.db").opened() as served:
            assert (await served.read("played")).entries == (act(1, "client"), act(2))
            assert (await served.room("r")).chairs == (chair(0), chair(1, None))
            assert await served.secret("tokens") == secret

    asyncio.run(scene())


def test_a_backup_under_load_is_consistent(database: Database, tmp_path: Path) -> None:
    """Two matches grow in turn. In the backup neither is ahead by more than one append."""

    async def scene() -> None:
        async with database.opened() as store:
            matches = [f"m{place}" for place in range(8)]
            for match in matches:
                await store.create(header(match), SEED)
            ended = asyncio.Event()
            stored = dict.fromkeys(matches, 0)

            async def grow(match: str) -> None:
                for number in count(1):
                    await store.append(match, number, [act(number, f"c{number}")], NOBODY)
                    stored[match] = number
                    if ended.is_set():
                        return

            growing = [asyncio.create_task(grow(match)) for match in matches]
            while not all(stored.values()):
                await asyncio.sleep(0.01)
            trials, has_grown = count(), False
            while (trial := next(trials)) < 3 or not has_grown:
                assert trial < 30, "others wait for a backup"  # a slow disk also makes them wait sometimes
                before = dict(stored)
                assert await store.backup(tmp_path / f"copy{trial}.db") == 8
                after = dict(stored)
                has_grown |= after != before
                async with Database(tmp_path / f"copy{trial}.db").opened() as copied:
                    for match in matches:
                        numbers = [entry.number for entry in await copied.entries(match, 0)]
                        assert numbers == list(range(1, len(numbers) + 1))
                        assert before[match] <= len(numbers) <= after[match] + 1
                        assert (await copied.room(match)).number == len(numbers)
            ended.set()
            await asyncio.gather(*growing)

    asyncio.run(scene())


def test_a_backup_into_a_missing_folder_is_refused(database: Database, tmp_path: Path) -> None:
    async def scene(store: Store) -> None:
        with pytest.raises(Unreadable) as refused:
            await store.backup(tmp_path / "nowhere" / "copy.db")
        assert refused.value.code == "store-folder"

    database.play(scene)


@pytest.mark.parametrize("to_postgres", [True, False])
def test_a_copy_to_another_database_has_everything(
    sqlite_database: Database, postgres_database: Database, tmp_path: Path, to_postgres: bool
) -> None:
    old, new = sqlite_database, postgres_database
    if not to_postgres:
        old, new = new, old

    async def scene() -> None:
        async with old.opened() as source, new.opened() as target:
            await source.beat(1)
            old.clock.ms += 1000
            await furnish(source)
            for number in range(700):  # takes more than one piece
                await source.create(header(f"m{number}"), SEED)
            await target.secret("tokens")  # a started server has stored this much
            await copy(source, target)
            await source.backup(tmp_path / "old.db")
            await target.backup(tmp_path / "new.db")
            before, after = contents(tmp_path / "old.db"), contents(tmp_path / "new.db")
            assert before == after
            assert all(before.values()), [table for table, rows in before.items() if not rows]
            await target.complain(complaint("borya"))  # counters continue
            with pytest.raises(Unreadable) as refused:
                await copy(source, target)
            assert refused.value.code == "store-not-empty"
            assert len(await target.complaints(9)) == 2

    asyncio.run(scene())


def test_pieces_that_follow_each_other_closely_do_not_disturb_each_other(tmp_path: Path) -> None:
    """Each piece is inserted in some thread, with the same prepared statement."""

    async def pieces() -> AsyncGenerator[Piece, None]:
        for number in range(2000):
            yield Piece("marks", ("name", "value"), [(f"{number}-{row}", row) for row in range(50)])

    async def scene() -> None:
        async with Database(tmp_path / "site.db").opened() as store:
            await store.fill(pieces())
        assert len(contents(tmp_path / "site.db")["marks"]) == 100_000

    usual = sys.getswitchinterval()
    sys.setswitchinterval(0.00001)
    try:
        asyncio.run(scene())
    finally:
        sys.setswitchinterval(usual)
