"""The site's store on the command line: its address, backups, copies, and word reports."""

import asyncio
import os
from collections.abc import AsyncGenerator, AsyncIterator, Coroutine
from contextlib import aclosing, asynccontextmanager
from pathlib import Path
from typing import Any, TypeVar

from slovoteka.cli.shared import output
from slovoteka.cli.shared.files import shown
from slovoteka.cli.shared.output import say, write
from slovoteka.cli.shared.progress import Progress, bar
from slovoteka.core.errors import Unreadable
from slovoteka.store import copying
from slovoteka.store.log import Unavailable
from slovoteka.store.opening import open_store
from slovoteka.store.sql import SqlStore
from slovoteka.store.sqlite import SqliteStore

T = TypeVar("T")


def db_address(given: str | None) -> str:
    """The given address, or that of the environment, or the default place, whose folder is created."""
    if named := given or os.environ.get("SLOVOTEKA_DB"):
        return named
    from platformdirs import user_data_path  # noqa: PLC0415  only where it is asked

    return str(user_data_path("slovoteka", appauthor=False, ensure_exists=True) / "slovoteka.sqlite")


@asynccontextmanager
async def opened(db: str, *, is_new: bool = False) -> AsyncIterator[SqlStore]:
    """Opens a store, which a server may be using too. It must exist unless `is_new` is set."""
    store = open_store(db)
    if not is_new and isinstance(store, SqliteStore) and not store.path.exists():
        raise Unreadable("store-missing", file=shown(store.path))
    await store.open()
    try:
        yield store
    finally:
        await store.close()


def run(work: Coroutine[Any, Any, T]) -> T:
    try:
        return asyncio.run(work)
    except Unavailable as error:
        raise Unreadable("store-fault", system=str(error)) from error


def backup(path: Path, db: str | None, as_json: bool, *, replace: bool) -> None:
    """Copies everything as of one moment. The server need not stop."""

    async def copied(address: str) -> int:
        async with opened(address) as store:
            if isinstance(store, SqliteStore) and path.exists() and path.samefile(store.path):
                raise Unreadable("backup-onto-itself", file=shown(path))
            if path.exists() and not replace:
                raise Unreadable("backup-exists", file=shown(path))
            return await store.backup(path)

    if path.is_dir():
        raise Unreadable("backup-folder", folder=shown(path))
    matches = run(copied(db_address(db)))
    size = path.stat().st_size
    if as_json:
        output.write_json({"file": str(path), "matches": matches, "bytes": size})
    else:
        write(say("backup-done", file=shown(path), matches=matches, megabytes=round(size / 1e6, 1)))


class _Counted:
    """A source that counts the rows read from it."""

    def __init__(self, source: copying.CopySource, tell: Progress) -> None:
        self._source, self._tell = source, tell
        self.rows = 0

    async def pieces(self) -> AsyncGenerator[copying.Piece, None]:
        async with aclosing(self._source.pieces()) as pieces:
            async for piece in pieces:
                yield piece
                self.rows += len(piece.rows)
                self._tell(self.rows, None)


def copy(source: str, target: str, as_json: bool) -> None:
    """Copies everything from one store to another, empty one."""

    async def copied(tell: Progress) -> tuple[int, int]:
        async with opened(source) as old, opened(target, is_new=True) as new:
            counted = _Counted(old, tell)
            await copying.copy(counted, new)
            return await new.count_matches(), counted.rows

    with bar(say("copying")) as tell:
        matches, rows = run(copied(tell))
    if as_json:
        output.write_json({"matches": matches, "rows": rows})
    else:
        write(say("copied", matches=matches, rows=rows))
