"""The page on the word lists states how large they are. What it says may be a little older than the lists."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from slovoteka.lexicon.alphabet import Language
from slovoteka.lexicon.curation import DATA, data_files
from slovoteka.lexicon.store import manifest

PAGE = (Path(__file__).parents[2] / "docs" / "lexicon.md").read_text("utf-8")
MOST_OFF = 0.03
COLUMNS: tuple[tuple[Language, int], ...] = (("ru", 1), ("uk", 2))
LISTS = {
    "forms, wide": ("forms", "forms-rare"),
    "nouns, wide": ("nouns",),
    "usual plurals (with a singular)": ("nouns-plural",),
    "jargon nouns": ("nouns-jargon",),
}


def _rows() -> Iterator[list[str]]:
    for line in PAGE.splitlines():
        if line.startswith("| ") and line.endswith(" |"):
            yield [cell.strip() for cell in line.strip("| ").split(" | ")]


def _number(cell: str) -> int:
    return int(cell.replace(",", "")) if cell != "–" else 0


def _lines(language: Language, name: str) -> int:
    files = [path for path in data_files(language, name) if path.parent == DATA / language]
    lines = [line for path in files for line in path.read_text("utf-8").splitlines()]
    return sum(bool(line) and not line.startswith("#") for line in lines) - len(files)


def _is_near(stated: int, found: int) -> bool:
    return abs(stated - found) <= MOST_OFF * found


@pytest.mark.parametrize(("language", "column"), COLUMNS)
@pytest.mark.parametrize("name", ["two", "three", "allow", "block", "block-nouns", "plural", "proper", "jargon"])
def test_lines_written_by_hand(name: str, language: Language, column: int) -> None:
    row = next(row for row in _rows() if row[0].startswith(f"`{name}.tsv`"))
    assert _is_near(_number(row[column]), _lines(language, name))


@pytest.mark.parametrize(("language", "column"), COLUMNS)
@pytest.mark.parametrize("title", LISTS)
def test_words_on_the_lists(title: str, language: Language, column: int) -> None:
    row = next(row for row in _rows() if row[0] == title)
    assert _is_near(_number(row[column]), sum(manifest(language).entry(name, "strict").words for name in LISTS[title]))


@pytest.mark.parametrize(("language", "column"), COLUMNS)
def test_words_of_bots(language: Language, column: int) -> None:
    for kind in ("forms", "nouns"):
        row = next(row for row in _rows() if row[0] == f"bots' {kind}, bands 1–4")
        for band, stated in enumerate(re.split(" · ", row[column]), start=1):
            assert _is_near(_number(stated), manifest(language).entry(f"{kind}-{band}", "strict").words)
