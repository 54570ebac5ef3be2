"""Where the built table is stored: it is found there, or built if it is missing.

    <cache>/associations/<hash of all inputs>/    the files of one table, to be mapped
    <cache>/associations/lock                     held by the process that builds

A table is built in a temporary folder, which is renamed when it is complete, so nobody sees a part of it.
"""

import hashlib
import os
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import msgspec

from slovoteka.associations.model import fitted_model
from slovoteka.associations.progress import TITLE
from slovoteka.associations.sources import AvailablePackages, presence
from slovoteka.associations.spaces import Space
from slovoteka.core.value import Value
from slovoteka.lexicon.store import cache_folder, locked

_BUILDER: Final = ("build", "evidence", "links", "own", "spaces", "texts", "vectors", "words")
"""Modules whose source decides what is in the table."""
_DATA: Final = ("own.txt", "unfit.txt", "tactless.txt")
_TABLES_KEPT: Final = 2


class Description(Value, frozen=True):
    """The content of a table's folder."""

    clues: int
    spaces: tuple[Space, ...]
    links: dict[str, float]
    """Signals with the value of one level."""
    packages: dict[str, str]


def table_folder() -> Path:
    """The folder of the table for the current inputs. Builds it first if needed, which takes a minute or two."""
    here = presence()
    folder = _root() / inputs_hash(here)
    if not folder.is_dir():
        with locked(_root(), TITLE):
            if not folder.is_dir():  # the holder of the lock may have built it
                _build_into(folder, here)
    return folder


def find_table() -> Path | None:
    """The folder, if the table exists. Never builds."""
    folder = _root() / inputs_hash(presence())
    return folder if folder.is_dir() else None


def inputs_hash(here: AvailablePackages) -> str:
    digest = hashlib.sha256()
    for part in _parts(here):
        digest.update(len(part).to_bytes(8, "little"))
        digest.update(part)
    return digest.hexdigest()[:32]


def _parts(here: AvailablePackages) -> Iterator[bytes]:
    for name, version in here.versions().items():
        yield f"{name} {version}".encode()
    yield msgspec.json.encode(fitted_model().metrics)  # the mixes are read at run time and change nothing in a table
    ours = Path(__file__).parent
    for name in _DATA:
        yield (ours / "data" / name).read_bytes()
    for module in _BUILDER:
        yield (ours / f"{module}.py").read_bytes()


def _root() -> Path:
    return cache_folder() / "associations"


def _build_into(folder: Path, here: AvailablePackages) -> None:
    from slovoteka.associations.build import build  # noqa: PLC0415  not needed by those who only read

    beside = folder.with_name(f".{folder.name}.{os.getpid()}")
    for left in folder.parent.glob(".*"):  # left by interrupted builds; the lock is held, so nobody else builds
        shutil.rmtree(left, ignore_errors=True)
    beside.mkdir(parents=True)
    build(beside, here)
    beside.rename(folder)
    tables = [path for path in folder.parent.iterdir() if path.is_dir()]
    for old in sorted(tables, key=lambda path: path.stat().st_mtime, reverse=True)[_TABLES_KEPT:]:
        shutil.rmtree(old, ignore_errors=True)
