"""Graphs are built once, by one process, and again only when something is missing."""

import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Event

import pytest

from slovoteka._native import build_graph
from slovoteka.lexicon import build as builder
from slovoteka.lexicon import store
from slovoteka.lexicon.alphabet import ALPHABETS, Language
from slovoteka.lexicon.progress import tell_waiting
from slovoteka.lexicon.store import LexiconManifest, ListEntry


class FakeBuilder:
    def __init__(self) -> None:
        self.builds = 0

    def __call__(self, language: Language, inputs: str, graphs: Path) -> LexiconManifest:
        self.builds += 1
        graphs.mkdir(exist_ok=True)
        entry = ListEntry("nouns", "strict", 2, 0, "abc")
        build_graph("ДОМ\nСАД".encode(), ALPHABETS[language], graphs / entry.file)
        return LexiconManifest(language, inputs, {}, 0.1, (entry,))


@pytest.fixture
def fake(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[FakeBuilder]:
    fake = FakeBuilder()
    monkeypatch.setenv("SLOVOTEKA_CACHE", str(tmp_path / "cache"))
    monkeypatch.setattr(builder, "build", fake)
    store.forget()
    yield fake
    store.forget()


def test_built_once(fake: FakeBuilder) -> None:
    assert store.find_manifest("ru") is None
    first = store.manifest("ru")
    store.forget()
    assert store.manifest("ru") == first == store.find_manifest("ru")
    assert fake.builds == 1
    assert "ДОМ" in store.graph_of(first.entry("nouns", "strict"))


def test_two_at_once_build_once(fake: FakeBuilder) -> None:
    with ThreadPoolExecutor(4) as threads:
        found = list(threads.map(store.manifest, ["ru"] * 4))
    assert fake.builds == 1
    assert len({manifest.inputs for manifest in found}) == 1


@pytest.mark.parametrize("damage", ["graph gone", "graph cut", "manifest cut", "manifest of another kind"])
def test_what_is_damaged_is_built_again(fake: FakeBuilder, tmp_path: Path, damage: str) -> None:
    store.manifest("ru")
    (graph,) = (tmp_path / "cache" / "graphs").iterdir()
    (manifest,) = (tmp_path / "cache").glob("*.json")
    match damage:
        case "graph gone":
            graph.unlink()
        case "graph cut":
            graph.write_bytes(graph.read_bytes()[:100])
        case "manifest cut":
            manifest.write_bytes(manifest.read_bytes()[:50])
        case _:
            manifest.write_text("[]")
    store.forget()
    assert store.find_manifest("ru") is None
    assert "САД" in store.graph_of(store.manifest("ru").entry("nouns", "strict"))
    assert fake.builds == 2


def test_what_nobody_needs_is_swept_away(fake: FakeBuilder, tmp_path: Path) -> None:
    folder = tmp_path / "cache"
    (folder / "graphs").mkdir(parents=True)
    (folder / "graphs" / "left over").write_bytes(b"")
    for number in range(6):
        (folder / f"ru-{number}.json").write_text("{}")
    store.manifest("ru")
    assert len(list(folder.glob("ru-*.json"))) == 3
    assert len(list((folder / "graphs").iterdir())) == 1
    assert fake.builds == 1


def test_nothing_is_left_half_written(tmp_path: Path) -> None:
    path = tmp_path / "folder" / "file"
    store.replace_file(path, b"one")
    store.replace_file(path, b"two")
    assert path.read_bytes() == b"two"
    assert list(path.parent.iterdir()) == [path]


@pytest.mark.parametrize("is_terminal", [True, False])
def test_who_waits_for_another_builder_says_so_on_a_terminal_only(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, is_terminal: bool
) -> None:
    """The log of a server has a JSON document in each line, and nothing else."""
    monkeypatch.setattr(sys.stderr, "isatty", lambda: is_terminal)
    waiting = Event()

    def tell(what: str) -> None:
        tell_waiting(what)
        waiting.set()

    def build() -> None:
        with store.locked(tmp_path, "словарь"):
            pass

    monkeypatch.setattr(store, "tell_waiting", tell)
    with ThreadPoolExecutor(1) as others:
        with store.locked(tmp_path, "словарь"):
            waits = others.submit(build)
            assert waiting.wait(60)
        waits.result(60)
    assert capsys.readouterr().err == ("словарь: уже строит другой процесс, ждём его…\n" if is_terminal else "")
