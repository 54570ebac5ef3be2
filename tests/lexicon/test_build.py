"""The worker that sorts words, on a letter with few of them, and how it is listened to."""

from pathlib import Path

import pytest

from slovoteka._native import WordGraph
from slovoteka.lexicon import build as builder
from slovoteka.lexicon.alphabet import ALPHABETS
from slovoteka.lexicon.curation import BadData
from slovoteka.lexicon.lists import LISTS
from slovoteka.lexicon.progress import show_progress


class Heard:
    def __init__(self) -> None:
        self.done = 0

    def stage(self, stage: str, total: int) -> None: ...

    def advance(self, by: int) -> None:
        self.done += by


@pytest.fixture(scope="module")
def sorted_letters(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, list[str]]:
    """Words in Ё and Щ; the other letters are left empty."""
    folder, reports = tmp_path_factory.mktemp("letters"), list[str]()
    for name in LISTS:
        for letter in ALPHABETS["ru"]:
            (folder / f"{name}.{letter}").write_bytes(b"")
            (folder / f"{name}.{letter}.folded").write_bytes(b"")
    builder.work("ru", folder, iter(["Ё\n", "Щ\n"]), reports.append)
    return folder, reports


def test_a_worker_leaves_sorted_lists(sorted_letters: tuple[Path, list[str]]) -> None:
    folder, reports = sorted_letters
    assert reports.count("done\n") == 2
    words = (folder / "nouns.Щ").read_text(encoding="utf-8").split()
    assert {"ЩЕКА", "ЩЕНОК", "ЩИ"} <= set(words)
    assert words == sorted(words)
    assert "ЩЕКИ" in (folder / "forms.Щ").read_text(encoding="utf-8").split()
    assert "ЩЕНОК" in (folder / "nouns-3.Щ").read_text(encoding="utf-8").split()


def test_graphs_with_one_and_with_both_spellings(sorted_letters: tuple[Path, list[str]], tmp_path: Path) -> None:
    strict = builder._make_graph("ru", "nouns", "strict", sorted_letters[0], tmp_path)
    both = builder._make_graph("ru", "nouns", "both", sorted_letters[0], tmp_path)
    assert strict.words < both.words
    assert "ЕЛКА" in WordGraph(tmp_path / both.file)
    assert "ЕЛКА" not in WordGraph(tmp_path / strict.file)
    assert builder._make_graph("ru", "nouns", "strict", sorted_letters[0], tmp_path) == strict
    (tmp_path / strict.file).write_bytes(b"damaged")
    assert builder._make_graph("ru", "nouns", "strict", sorted_letters[0], tmp_path) == strict
    assert "ЩЕКА" in WordGraph(tmp_path / strict.file)


def test_a_worker_is_listened_to() -> None:
    heard = Heard()
    builder._follow_letter(iter(["seen 5\n", "seen 6\n", "done\n", "seen 7\n"]), heard)
    assert heard.done == 11
    with pytest.raises(BadData, match="no reason"):
        builder._follow_letter(iter(["seen 5\n", "bad ru/two.tsv:2: no reason\n"]), heard)
    with pytest.raises(RuntimeError, match="has died"):
        builder._follow_letter(iter(["seen 5\n"]), heard)


def test_progress_without_a_terminal(capsys: pytest.CaptureFixture[str]) -> None:
    with show_progress("ru") as progress:
        progress.stage("words", 10)
        for _ in range(10):
            progress.advance(1)
    assert capsys.readouterr().err.splitlines() == [
        "русский словарь: разбираются слова…",
        "русский словарь: разбираются слова: 50 %",
        "русский словарь: разбираются слова: 100 %",
    ]
