"""Where the word graphs live: found in milliseconds when they are there, built when they are not.

    <cache>/ru-<hash of all inputs>.json     a manifest: which graph is which list
    <cache>/graphs/<hash of a word list>     word graphs; lists that did not change are not built again
    <cache>/lock                             held by the process that builds

A manifest is written last and by renaming, so whoever sees it sees everything it names.
"""

import fcntl
import os
from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache
from pathlib import Path
from typing import Final, Literal

import msgspec

from slovoteka._native import WordGraph
from slovoteka.lexicon.alphabet import Language
from slovoteka.lexicon.inputs import inputs_hash

Spelling = Literal["strict", "both"]
"""`strict`: ё and е as they are. `both`: also every word with е for its ё."""

_MANIFESTS_KEPT: Final = 3


class ListEntry(msgspec.Struct, frozen=True):
    name: str
    spelling: Spelling
    words: int
    bytes: int
    hash: str
    """Of the words; the name of the graph's file."""


class Manifest(msgspec.Struct, frozen=True):
    """What was built from one state of all inputs."""

    language: Language
    inputs: str
    packages: dict[str, str]
    seconds: float
    lists: tuple[ListEntry, ...]

    def entry(self, name: str, spelling: Spelling) -> ListEntry:
        for entry in self.lists:
            if entry.name == name and entry.spelling == spelling:
                return entry
        raise KeyError((name, spelling))


def cache_folder() -> Path:
    """SLOVOTEKA_CACHE, or what the system keeps for such things."""
    chosen = os.environ.get("SLOVOTEKA_CACHE")
    if chosen:
        return Path(chosen)
    from platformdirs import user_cache_path  # noqa: PLC0415  only where it is asked

    return user_cache_path("slovoteka", appauthor=False) / "lexicon"


def graph_path(entry_hash: str) -> Path:
    return cache_folder() / "graphs" / entry_hash


def manifest(language: Language) -> Manifest:
    """The manifest for the present inputs; builds first if need be, which takes up to a minute or two."""
    return _manifest(cache_folder(), language)


@lru_cache(maxsize=8)
def _manifest(folder: Path, language: Language) -> Manifest:
    path = folder / f"{language}-{inputs_hash(language)[:32]}.json"
    found = _read(path, folder)
    if found is None:
        with _locked(folder):
            found = _read(path, folder)  # whoever held the lock may have built it
            if found is None:
                from slovoteka.lexicon.build import build  # noqa: PLC0415  not needed by those who only read

                found = build(language, inputs_hash(language), folder / "graphs")
                replace_file(path, msgspec.json.format(msgspec.json.encode(found), indent=1))
                _sweep(folder, language)
    return found


def forget() -> None:
    """Look at the files again: for tests and for whoever has just deleted the cache."""
    _manifest.cache_clear()
    open_graph.cache_clear()


@lru_cache(maxsize=128)
def open_graph(path: Path) -> WordGraph:
    """The mapped file; one mapping serves the whole process."""
    return WordGraph(str(path))


def replace_file(path: Path, content: bytes) -> None:
    """The old file or the new one, never half of it."""
    path.parent.mkdir(parents=True, exist_ok=True)
    beside = path.with_name(f".{path.name}.{os.getpid()}")
    beside.write_bytes(content)
    beside.replace(path)


def _read(path: Path, folder: Path) -> Manifest | None:
    """None also when a graph is gone or the file cannot be read: then everything is built again."""
    try:
        found = msgspec.json.decode(path.read_bytes(), type=Manifest)
    except (FileNotFoundError, msgspec.MsgspecError):
        return None
    graphs = {entry.name: entry.stat().st_size for entry in os.scandir(folder / "graphs")}
    return found if all(graphs.get(entry.hash) == entry.bytes for entry in found.lists) else None


@contextmanager
def _locked(folder: Path) -> Iterator[None]:
    """One process builds, the others wait and then find everything ready. The lock dies with its process."""
    folder.mkdir(parents=True, exist_ok=True)
    with (folder / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def _sweep(folder: Path, language: Language) -> None:
    """Old manifests of the language go, and files that no manifest names. Nobody else writes: the lock is held."""
    manifests = sorted(folder.glob(f"{language}-*.json"), key=lambda path: path.stat().st_mtime, reverse=True)
    for path in manifests[_MANIFESTS_KEPT:]:
        path.unlink()
    kept = [found for path in folder.glob("*.json") if (found := _read(path, folder))]
    named = {entry.hash for found in kept for entry in found.lists}
    for graph in (folder / "graphs").iterdir():
        if graph.name not in named:
            graph.unlink()
