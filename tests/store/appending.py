"""A separate program for faults that would break the tests themselves: `python appending.py SCENE FILE`."""

import asyncio
import os
import pwd
import resource
import sys
from collections.abc import Awaitable, Callable
from itertools import count
from pathlib import Path

from slovoteka.store.log import Unavailable
from slovoteka.store.sqlite import SqliteStore
from store.samples import NOBODY, SEED, act, header

_AT_ONCE = 8


async def forever(store: SqliteStore) -> None:
    """Appends to several matches and prints each number once it is acknowledged, until it is killed."""

    async def grow(match: str) -> None:
        for number in count(1):
            await store.append(match, number, [act(number, f"client {number}")], NOBODY)
            os.write(1, f"{match} {number}\n".encode())

    matches = [f"m{os.getpid()}-{place}" for place in range(_AT_ONCE)]
    for match in matches:
        await store.create(header(match), SEED)
    await asyncio.gather(*map(grow, matches))


async def full_disk(store: SqliteStore) -> None:
    """No file may grow. Writes are refused without a trace, and succeed again when there is room."""
    await store.create(header(), SEED)
    await store.append("m", 1, [act(1)], NOBODY)
    _limit_files(0)
    for _ in range(3):
        await _refused(store)
    _limit_files(resource.RLIM_INFINITY)
    assert await store.entries("m", 0) == (act(1),)
    await store.append("m", 2, [act(2)], NOBODY)
    assert await store.entries("m", 0) == (act(1), act(2))


async def read_only(store: SqliteStore) -> None:
    """The database becomes read-only."""
    await store.create(header(), SEED)
    await store.append("m", 1, [act(1)], NOBODY)
    _limit_files(0)
    await _refused(store)  # files that are open stay writable, so it is opened again
    _limit_files(resource.RLIM_INFINITY)
    files = list(store.path.parent.iterdir())
    for file in files:
        file.chmod(0o444)
    for _ in range(3):
        await _refused(store)
    for file in files:
        file.chmod(0o644)
    await store.append("m", 2, [act(2)], NOBODY)
    assert await store.entries("m", 0) == (act(1), act(2))


async def _refused(store: SqliteStore) -> None:
    """Submits many writes, which share a transaction. None may be acknowledged."""
    attempts = (store.append("m", 2, [act(2)], NOBODY), store.create(header("other"), SEED), store.check())
    for result in await asyncio.gather(*attempts, return_exceptions=True):
        if not isinstance(result, Unavailable):
            raise AssertionError(f"expected Unavailable, got {result!r}")


def _limit_files(limit: int) -> None:
    resource.setrlimit(resource.RLIMIT_FSIZE, (limit, resource.RLIM_INFINITY))


def _be_somebody_else(folder: Path) -> None:
    """Becomes another user, because nothing is read-only for root."""
    if os.getuid() == 0:
        nobody = pwd.getpwnam("nobody")
        os.chown(folder, nobody.pw_uid, nobody.pw_gid)
        os.seteuid(nobody.pw_uid)


SCENES: dict[str, Callable[[SqliteStore], Awaitable[None]]] = {
    "forever": forever,
    "full-disk": full_disk,
    "read-only": read_only,
}


async def main(scene: str, path: Path) -> None:
    store = SqliteStore(path)
    if scene == "read-only":
        _be_somebody_else(path.parent)  # the new user may not be able to read our files
    await store.open()
    await SCENES[scene](store)
    await store.close()


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], Path(sys.argv[2])))
