"""Where the word graphs are stored: they are found in milliseconds, or built if they are missing.

    <cache>/ru-<hash of all inputs>.json     a manifest: which graph is which list
    <cache>/graphs/<hash of a word list>.1   word graphs of format 1; lists that did not change are not built again
    <cache>/lock                             held by the process that builds

A manifest is written last and by renaming, so a process that sees it finds everything that it names.
"""

import fcntl
import os
from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache
from pathlib import Path
from typing import Final, Literal

import msgspec

from slovoteka._native import FORMAT_VERSION, DamagedGraph, WordGraph
from slovoteka.core.value import Value
from slovoteka.lexicon.alphabet import Language
from slovoteka.lexicon.inputs import inputs_hash
from slovoteka.lexicon.progress import tell_waiting

Spelling = Literal["strict", "both"]
"""`strict`: ё and е as they are. `both`: also every word with е for its ё."""

_MANIFESTS_KEPT: Final = 3


class ListEntry(Value, frozen=True):
    name: str
    spelling: Spelling
    words: int
    bytes: int
    hash: str
    """The hash of the words, which names the graph's file."""

    @property
    def file(self) -> str:
        return f"{self.hash}.{FORMAT_VERSION}"


class LexiconManifest(Value, frozen=True):
    """What was built from one version of all inputs."""

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
    """SLOVOTEKA_CACHE, or the system's folder for caches."""
    chosen = os.environ.get("SLOVOTEKA_CACHE")
    if chosen:
        return Path(chosen)
    from platformdirs import user_cache_path  # noqa: PLC0415  only where it is asked

    return user_cache_path("slovoteka", appauthor=False) / "lexicon"


def graph_of(entry: ListEntry) -> WordGraph:
    return open_graph(cache_folder() / "graphs" / entry.file)


def manifest(language: Language) -> LexiconManifest:
    """The manifest for the current inputs. Builds first if needed, which takes a minute or two."""
    return _manifest(cache_folder(), language)


def find_manifest(language: Language) -> LexiconManifest | None:
    """The manifest for the current inputs, if everything that it names is there. Never builds."""
    folder = cache_folder()
    return _read(_manifest_path(folder, language), folder)


def _manifest_path(folder: Path, language: Language) -> Path:
    return folder / f"{language}-{inputs_hash(language)[:32]}.json"


@lru_cache(maxsize=8)
def _manifest(folder: Path, language: Language) -> LexiconManifest:
    path = _manifest_path(folder, language)
    found = _read(path, folder)
    if found is None:
        with locked(folder, "словарь"):
            found = _read(path, folder)  # the holder of the lock may have built it
            if found is None:
                from slovoteka.lexicon.build import build  # noqa: PLC0415  not needed by those who only read

                found = build(language, inputs_hash(language), folder / "graphs")
                replace_file(path, msgspec.json.format(msgspec.json.encode(found), indent=1))
                _sweep(folder, language)
    return found


def forget() -> None:
    """Reads the files again, for tests and after the cache was deleted."""
    _manifest.cache_clear()
    open_graph.cache_clear()


@lru_cache(maxsize=128)
def open_graph(path: Path) -> WordGraph:
    """The mapped file. The whole process shares one mapping."""
    return WordGraph(str(path))


def replace_file(path: Path, content: bytes) -> None:
    """Replaces a file atomically: there is always the old one or the new one."""
    path.parent.mkdir(parents=True, exist_ok=True)
    beside = path.with_name(f".{path.name}.{os.getpid()}")
    with beside.open("wb") as file:
        file.write(content)
        file.flush()
        os.fsync(file.fileno())
    beside.replace(path)


def _read(path: Path, folder: Path) -> LexiconManifest | None:
    """The manifest; None also if a graph is missing, damaged or of an older format, and then all is built again."""
    try:
        found = msgspec.json.decode(path.read_bytes(), type=LexiconManifest)
        for entry in found.lists:
            open_graph(folder / "graphs" / entry.file)
    except (FileNotFoundError, DamagedGraph, msgspec.MsgspecError):
        return None
    return found


@contextmanager
def locked(folder: Path, what: str) -> Iterator[None]:
    """Lets one process build while the others wait and then find everything ready. The lock ends with its process."""
    folder.mkdir(parents=True, exist_ok=True)
    with (folder / "lock").open("w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            tell_waiting(what)
            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def _sweep(folder: Path, language: Language) -> None:
    """Deletes old manifests of the language and files that no manifest names. The lock must be held."""
    manifests = sorted(folder.glob(f"{language}-*.json"), key=lambda path: path.stat().st_mtime, reverse=True)
    for path in manifests[_MANIFESTS_KEPT:]:
        path.unlink()
    kept = [found for path in folder.glob("*.json") if (found := _read(path, folder))]
    named = {entry.file for found in kept for entry in found.lists}
    for graph in (folder / "graphs").iterdir():
        if graph.name not in named:
            graph.unlink()
