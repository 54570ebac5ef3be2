"""Graphs of made-up vocabularies are built outside the machine's cache, because they would displace real ones."""

from pathlib import Path

import pytest

from bots.scrabble.tables import TOY
from slovoteka._native import WordGraph
from slovoteka.bots.scrabble import choosing
from slovoteka.lexicon import move_graphs
from slovoteka.lexicon.search import WordSet

_kept = move_graphs._move_graph
GRACE_MS = choosing._GRACE_MS
"""The time that bots have while people wait."""


@pytest.fixture(scope="session")
def toys(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("toys")


@pytest.fixture(autouse=True)
def _toys_stay_here(toys: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def find(folder: Path, words: WordSet) -> WordGraph:
        return _kept(toys if words.content_hash.startswith(TOY) else folder, words)

    monkeypatch.setattr(move_graphs, "_move_graph", find)


@pytest.fixture(autouse=True)
def _the_clock_cuts_nothing_short(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a machine that freezes for a second, a bot would decide differently than by its numbers."""
    monkeypatch.setattr(choosing, "_GRACE_MS", 3_600_000)
