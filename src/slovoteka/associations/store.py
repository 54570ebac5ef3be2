"""Where the built table lies: found when it is there, built when it is not.

    <cache>/associations/<hash of all inputs>/    the files of one table, to be mapped
    <cache>/associations/lock                     held by the process that builds

A table is built in a folder of its own and renamed when it is whole, so whoever sees it sees all of it.
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
from slovoteka.associations.sources import Presence, presence
from slovoteka.associations.spaces import Space
from slovoteka.core.value import Value
from slovoteka.lexicon.store import cache_folder, locked

_BUILDER: Final = ("build", "evidence", "links", "own", "spaces", "texts", "vectors", "words")
"""Modules whose text decides what is in the table."""
_DATA: Final = ("own.txt", "unfit.txt")
_TABLES_KEPT: Final = 2


class Description(Value, frozen=True):
    """What is in the folder of a table."""

    clues: int
    spaces: tuple[Space, ...]
    links: dict[str, float]
    """Signals with what a level of theirs is worth."""
    packages: dict[str, str]


def table_folder() -> Path:
    """The folder of the table for the present inputs; builds it first if need be, which takes a minute or two."""
    here = presence()
    folder = _root() / inputs_hash(here)
    if not folder.is_dir():
        with locked(_root(), TITLE):
            if not folder.is_dir():  # whoever held the lock may have built it
                _build_into(folder, here)
    return folder


def find_table() -> Path | None:
    """The folder if the table is there. Never builds."""
    folder = _root() / inputs_hash(presence())
    return folder if folder.is_dir() else None


def inputs_hash(here: Presence) -> str:
    digest = hashlib.sha256()
    for part in _parts(here):
        digest.update(len(part).to_bytes(8, "little"))
        digest.update(part)
    return digest.hexdigest()[:32]


def _parts(here: Presence) -> Iterator[bytes]:
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


def _build_into(folder: Path, here: Presence) -> None:
    from slovoteka.associations.build import build  # noqa: PLC0415  not needed by those who only read

    beside = folder.with_name(f".{folder.name}.{os.getpid()}")
    for left in folder.parent.glob(".*"):  # of builds that were cut off: the lock is held, nobody else builds
        shutil.rmtree(left, ignore_errors=True)
    beside.mkdir(parents=True)
    build(beside, here)
    beside.rename(folder)
    tables = [path for path in folder.parent.iterdir() if path.is_dir()]
    for old in sorted(tables, key=lambda path: path.stat().st_mtime, reverse=True)[_TABLES_KEPT:]:
        shutil.rmtree(old, ignore_errors=True)
