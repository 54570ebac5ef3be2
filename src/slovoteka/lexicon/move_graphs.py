"""Graphs for finding moves. They are built when first needed and kept beside the word graphs.

<cache>/moves/<hash of a set of words>.1
"""

import os
from contextlib import suppress
from functools import lru_cache
from pathlib import Path
from typing import Final

from slovoteka._native import FORMAT_VERSION, DamagedGraph, WordGraph, build_move_graph
from slovoteka.lexicon.search import WordSet
from slovoteka.lexicon.store import cache_folder, locked, open_graph

_KEPT: Final = 24
"""How many files are kept, the last used first. A table with its own words has its own file."""


def move_graph(words: WordSet) -> WordGraph:
    """One graph of all these words, with the part for moves. The first call takes a few seconds."""
    return _move_graph(cache_folder() / "moves", words)


def find_move_graph(words: WordSet) -> WordGraph | None:
    """The same if it exists. Never builds."""
    return _opened(_path(cache_folder() / "moves", words))


def _path(folder: Path, words: WordSet) -> Path:
    return folder / f"{words.content_hash[:40]}.{FORMAT_VERSION}"


@lru_cache(maxsize=64)
def _move_graph(folder: Path, words: WordSet) -> WordGraph:
    path = _path(folder, words)
    found = _opened(path)
    if found is None:
        with locked(folder, "граф ходов"):
            found = _opened(path)  # the holder of the lock may have built it
            if found is None:
                _sweep(folder)
                _build(words, path)
                found = open_graph(path)
    return found


def _opened(path: Path) -> WordGraph | None:
    try:
        graph = open_graph(path)
        with suppress(PermissionError):  # another user's cache is just as good
            os.utime(path)
    except (FileNotFoundError, DamagedGraph):
        return None
    return graph


def _build(words: WordSet, path: Path) -> None:
    extra = "".join(f"{word}\n" for word in words.extra if words.min_length <= len(word) <= words.max_length)
    build_move_graph(
        list(words.graphs), extra.encode(), words.alphabet, words.min_length, min(words.max_length, 64), path
    )


def _sweep(folder: Path) -> None:
    """Deletes files that were not used for long. A process that has one open can still use it."""
    files = [path for path in folder.iterdir() if path.suffix == f".{FORMAT_VERSION}"]
    for path in sorted(files, key=lambda path: path.stat().st_mtime, reverse=True)[_KEPT - 1 :]:
        path.unlink(missing_ok=True)
