"""The disk is full or the database is read-only: nothing is acknowledged, and later everything goes on by itself."""

import asyncio
import contextlib
import os
import resource
import signal
import sqlite3
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AbstractAsyncContextManager
from pathlib import Path
from typing import Any

import httpx
import pytest

from faults.crowd import Crowd, check_everything, hall, tables
from faults.heartbeat import next_heartbeat
from harness.pauses import let_pass
from harness.site import Site, ask, newcomer

_SOME_SPACE = 200_000
"""How much can be written before the disk is full, so that it happens in the middle of something."""
_FULL_S = 2.0
_BACK_S = 60.0
_WRITE_VERSION_AT = 18
"""The offset of the write version in the header of a SQLite file. If it is too new, the file is read-only."""


@contextlib.asynccontextmanager
async def full_at_once(site: Site) -> AsyncIterator[None]:
    with _limited(site, 0):
        yield


@contextlib.asynccontextmanager
async def full_after_a_while(site: Site) -> AsyncIterator[None]:
    """The crowd fills the disk. After that nothing fits, not even something small."""
    sizes = [path.stat().st_size for path in site.db.parent.iterdir() if path.is_file()]
    with _limited(site, max(sizes) + _SOME_SPACE):
        await _until(site, 503)
        with _limited(site, 0):
            yield


@contextlib.contextmanager
def _limited(site: Site, most_bytes: int) -> Iterator[None]:
    """No file of the server may grow beyond this, including its log: like a full disk, even for root."""
    _, hard = resource.prlimit(site.pid, resource.RLIMIT_FSIZE, (most_bytes, resource.RLIM_INFINITY))
    assert hard == resource.RLIM_INFINITY
    try:
        yield
    finally:
        resource.prlimit(site.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))


@contextlib.asynccontextmanager
async def read_only(site: Site) -> AsyncIterator[None]:
    """File permissions do not stop root, but the header of the file stops everybody."""
    while not _emptied_log(site, then=lambda: _set_write_version(site.db, 3)):
        await asyncio.sleep(0.01)
    try:
        yield
    finally:
        _set_write_version(site.db, 2)


def _emptied_log(site: Site, then: Callable[[], None]) -> bool:
    """Runs `then` while the server is stopped, unless it is in the middle of a transaction.

    With an empty write-ahead log, the server reads the header again, from the file.
    """
    os.kill(site.pid, signal.SIGSTOP)
    try:
        with contextlib.closing(sqlite3.connect(site.db, timeout=0)) as connection:
            is_busy = bool(connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()[0])
        if not is_busy:
            then()
    finally:
        os.kill(site.pid, signal.SIGCONT)
    return not is_busy


def _set_write_version(db: Path, version: int) -> None:
    with db.open("r+b") as file:
        file.seek(_WRITE_VERSION_AT)
        file.write(bytes([version]))


@pytest.mark.parametrize(
    "trouble",
    [
        full_at_once,
        pytest.param(full_after_a_while, marks=pytest.mark.full),
        pytest.param(read_only, marks=pytest.mark.full),
    ],
)
def test_nothing_is_acknowledged_that_cannot_be_stored(
    tmp_path: Path, trouble: Callable[[Site], AbstractAsyncContextManager[None]]
) -> None:
    with Site(tmp_path) as site:
        table = _Table(site.url)

        async def ordeal() -> Crowd:
            crowd = Crowd(site.url, [*tables(5), hall(5)])
            async with asyncio.TaskGroup() as both:
                both.create_task(crowd.play())
                await crowd.playing.wait()
                async with trouble(site):
                    await _until(site, 503)
                    await _check_trouble(table, crowd)
                await _until(site, 200)
                await asyncio.to_thread(table.check_act)
                await next_heartbeat(site.db)
                crowd.close()
            return crowd

        crowd = asyncio.run(ordeal())
        assert site.stop() == 0
    asyncio.run(check_everything(site.db, crowd))


async def _check_trouble(table: "_Table", crowd: Crowd) -> None:
    before = await _all_heard(crowd)
    refused = sum(len(player.refused) for player in crowd.players)
    await asyncio.to_thread(table.check_refused)
    await let_pass(_FULL_S, "the disk stays full while people play on")
    assert crowd.acknowledged() == before
    assert sum(len(player.refused) for player in crowd.players) > refused
    await asyncio.to_thread(table.check_refused)


async def _all_heard(crowd: Crowd) -> int:
    """Waits until all earlier acknowledgements have arrived, even for players who think. No more must come."""
    before = -1
    async with asyncio.timeout(_BACK_S):
        while crowd.acknowledged() != before:
            before = crowd.acknowledged()
            await asyncio.sleep(1)
    return before


class _Table:
    """A table with one person in both chairs, who tries to pass."""

    def __init__(self, url: str) -> None:
        self._url, self._token = url, newcomer(url)
        conditions = {"game": "scrabble", "options": {"first": 0}}
        chairs = [{"who": "me"}, {"who": "me", "name": "Ещё раз я"}]
        made = self._ask("POST", "/rooms", {"conditions": conditions, "chairs": chairs, "start": True})
        self._room = f"/rooms/{made['room']['room']}"
        self._number = self._view()["table"]["number"]

    def check_refused(self) -> None:
        """Everything that would have to be stored is refused, and nothing has changed."""
        for path, body in (
            (f"{self._room}/acts", self._passing()),
            (f"{self._room}/chat", {"text": "Место кончилось?"}),
            ("/rooms", {"conditions": {"game": "scrabble"}}),
        ):
            headers = {"Authorization": f"Bearer {self._token}"}
            answer = httpx.post(f"{self._url}/api/v1{path}", json=body, headers=headers, timeout=20)
            assert (answer.status_code, answer.json()["code"]) == (503, "unavailable")
        assert self._view()["table"]["number"] == self._number
        assert _health(self._url) == 503

    def check_act(self) -> None:
        """Repeats the refused action with the same client id."""
        assert self._ask("POST", f"{self._room}/acts", self._passing())["number"] == self._number + 1
        assert self._ask("GET", f"{self._room}/chat")["lines"] == []

    def _passing(self) -> dict[str, Any]:
        [window] = self._view()["mine"]
        return {"seat": 0, "window": window, "action": {"type": "pass"}, "client": "the-only-one"}

    def _view(self) -> Any:
        return self._ask("GET", f"{self._room}/view?seat=0")

    def _ask(self, method: str, path: str, body: Any = None) -> Any:
        return ask(self._url, self._token, method, path, body)


def _health(url: str) -> int:
    assert httpx.get(f"{url}/health/live", timeout=20).status_code == 200
    return httpx.get(f"{url}/health/ready", timeout=20).status_code


async def _until(site: Site, health: int) -> None:
    async with asyncio.timeout(_BACK_S):
        while await asyncio.to_thread(_health, site.url) != health:
            await asyncio.sleep(0.02)
