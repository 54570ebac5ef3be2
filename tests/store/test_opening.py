"""Addresses of stores: the right one is opened, the wrong one is refused with a reason."""

import asyncio
import os
from pathlib import Path

import pytest

from slovoteka.core.errors import Unreadable
from slovoteka.store.log import Unavailable
from slovoteka.store.opening import open_store
from slovoteka.store.postgres import PostgresStore
from slovoteka.store.sqlite import SqliteStore
from store.databases import Database
from store.samples import SEED, header


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
def test_what_is_no_address_of_a_store(url: str) -> None:
    assert refusal(url).code == "store-url"


def test_a_password_is_not_told() -> None:
    for url in ("mysql://anya:secret@localhost/db", "postgresql://anya:1secret#2@localhost/db"):
        refused = refusal(url)
        assert refused.code == "store-url"
        assert "secret" not in str(refused)


def test_a_folder_is_no_file(tmp_path: Path) -> None:
    assert refusal(str(tmp_path)).code == "store-url"


def test_a_folder_that_is_not_there(tmp_path: Path) -> None:
    refused = refusal(str(tmp_path / "nowhere" / "slovoteka.db"))
    assert (refused.code, refused.params) == ("store-folder", {"folder": str(tmp_path / "nowhere")})


@pytest.mark.skipif(os.getuid() == 0, reason="root may write everywhere")
def test_a_folder_that_may_not_be_written(tmp_path: Path) -> None:
    tmp_path.chmod(0o500)
    assert refusal(str(tmp_path / "slovoteka.db")).code == "store-folder"


def test_a_file_that_is_something_else(tmp_path: Path) -> None:
    path = tmp_path / "slovoteka.db"
    path.write_text("это не база данных, а письмо " * 100)
    assert refusal(str(path)).code == "store-unreachable"


def test_a_server_that_does_not_answer() -> None:
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


def test_closing_waits_for_what_was_handed_over(database: Database) -> None:
    async def scene() -> None:
        async with database.opened() as store:
            waiting = [asyncio.create_task(store.create(header(f"m{number}"), SEED)) for number in range(1200)]
            await asyncio.sleep(0)
        assert all(task.done() for task in waiting)
        async with database.opened() as store:
            assert len(await store.numbers([f"m{number}" for number in range(1200)])) == 1200

    asyncio.run(scene())
