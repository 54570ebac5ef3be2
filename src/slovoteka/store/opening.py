"""Makes the store for an address."""

import os
from pathlib import Path
from urllib.parse import unquote

from slovoteka.core.errors import Unreadable
from slovoteka.store.sql import SqlStore

_POSTGRES = ("postgresql", "postgres")


def open_store(url: str) -> SqlStore:
    """The store for `sqlite:///relative/path`, `sqlite:////absolute/path`, a plain path, or `postgresql://…`.

    It still has to be opened. Raises `Unreadable` for an invalid address.
    """
    scheme, mark, _ = url.partition("://")
    if not mark:
        return _sqlite(url, url)
    if scheme == "sqlite":
        return _sqlite(url, unquote(url.removeprefix("sqlite:///")) if url.startswith("sqlite:///") else "")
    if scheme in _POSTGRES:
        return _postgres(url)
    raise Unreadable("store-url", url=f"{scheme}://…")  # the rest may contain a password


def _sqlite(url: str, path: str) -> SqlStore:
    from slovoteka.store.sqlite import SqliteStore  # noqa: PLC0415  a site needs only one of the two databases

    # A store in memory would lose what it has acknowledged.
    if not path or ":memory:" in path or "\0" in path or path.endswith("/") or Path(path).is_dir():
        raise Unreadable("store-url", url=url)
    folder = Path(path).absolute().parent
    if not folder.is_dir() or not os.access(folder, os.W_OK | os.X_OK):
        raise Unreadable("store-folder", folder=str(folder))
    return SqliteStore(Path(path))


def _postgres(url: str) -> SqlStore:
    from slovoteka.store.postgres import PostgresStore  # noqa: PLC0415  the same

    return PostgresStore(url)
