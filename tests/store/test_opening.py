"""Addresses of stores: right ones are opened, and wrong ones are refused with a reason."""

import asyncio
import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from slovoteka.core.errors import Unreadable
from slovoteka.store.log import Unavailable
from slovoteka.store.opening import open_store
from slovoteka.store.postgres import PostgresStore
from slovoteka.store.sqlite import SqliteStore
from store.databases import Database
from store.samples import SEED, header

_NOBODY = 65_534


def refusal(url: str) -> Unreadable:
    async def attempt() -> None:
        await open_store(url).open()

    with pytest.raises(Unreadable) as refused:
        asyncio.run(attempt())
    return refused.value


@pytest.mark.parametrize("form", ["sqlite:///{}", "{}", "sqlite:///{}%20two"])
def test_a_path_is_a_sqlite_file(tmp_path: Path, form: str) -> None:
    path = tmp_path / "slovoteka.db"

    async def scene() -> None:
        store = open_store(form.format(path))
        assert isinstance(store, SqliteStore)
        await store.open()
        await store.create(header(), SEED)
        await store.close()

    asyncio.run(scene())
    assert [file.name for file in tmp_path.iterdir()] == ["slovoteka.db two" if "%" in form else "slovoteka.db"]
    assert all(file.stat().st_mode & 0o077 == 0 for file in tmp_path.iterdir()), "there are secrets in it"


def test_a_relative_path_is_relative(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    store = open_store("sqlite:///slovoteka.db")
    assert isinstance(store, SqliteStore)
    assert store.path.absolute() == tmp_path / "slovoteka.db"


def test_a_postgresql_address_is_opened(postgres_database: Database) -> None:
    async def scene() -> None:
        store = open_store(str(postgres_database.address))
        assert isinstance(store, PostgresStore)
        await store.open()
        await store.check()
        await store.close()

    asyncio.run(scene())


@pytest.mark.parametrize(
    "url", ["", ":memory:", "sqlite://", "sqlite:///", "sqlite:///:memory:", "file://x", "folder/"]
)
def test_wrong_addresses_are_refused(url: str) -> None:
    assert refusal(url).code == "store-url"


def test_a_password_is_not_in_the_refusal() -> None:
    for url in ("mysql://anya:secret@localhost/db", "postgresql://anya:1secret#2@localhost/db"):
        refused = refusal(url)
        assert refused.code == "store-url"
        assert "secret" not in str(refused)


def test_a_folder_is_refused_as_a_file(tmp_path: Path) -> None:
    assert refusal(str(tmp_path)).code == "store-url"


def test_a_missing_folder_is_refused(tmp_path: Path) -> None:
    refused = refusal(str(tmp_path / "nowhere" / "slovoteka.db"))
    assert (refused.code, refused.params) == ("store-folder", {"folder": str(tmp_path / "nowhere")})


@contextmanager
def not_as_root() -> Iterator[None]:
    """Runs a test as another user, because root may write everywhere."""
    if os.geteuid() != 0:
        yield
        return
    os.seteuid(_NOBODY)
    try:
        yield
    finally:
        os.seteuid(0)


def test_a_read_only_folder_is_refused() -> None:
    with tempfile.TemporaryDirectory() as folder:  # other users may enter it, unlike tmp_path
        Path(folder).chmod(0o555)
        with not_as_root():
            assert refusal(f"{folder}/slovoteka.db").code == "store-folder"


def test_a_file_that_is_not_a_database_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "slovoteka.db"
    path.write_text("это не база данных, а письмо " * 100)
    assert refusal(str(path)).code == "store-unreachable"


def test_an_unreachable_server_is_refused() -> None:
    refused = refusal("postgresql://postgres:secret@127.0.0.1:1/nowhere")
    assert refused.code == "store-unreachable"
    assert "secret" not in str(refused)


def test_a_store_that_is_not_open_says_so(database: Database) -> None:
    async def scene() -> None:
        store = database.store()
        with pytest.raises(Unavailable):
            await store.check()
        await store.open()
        await store.close()
        for attempt in (store.check(), store.lobby(1)):
            with pytest.raises(Unavailable):
                await attempt

    asyncio.run(scene())


def test_closing_waits_for_submitted_writes(database: Database) -> None:
    # Three batches of SQLite's writer. Fewer for PostgreSQL, which refuses those who wait for a connection for 15 s.
    matches = [f"m{number}" for number in range(1200 if isinstance(database.address, Path) else 100)]

    async def scene() -> None:
        async with database.opened() as store:
            waiting = [asyncio.create_task(store.create(header(match), SEED)) for match in matches]
            await asyncio.sleep(0)
        assert all(task.done() for task in waiting)
        async with database.opened() as store:
            assert len(await store.numbers(matches)) == len(matches)

    asyncio.run(scene())
