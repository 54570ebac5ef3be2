"""The folders of the native core: each includes only itself and those below it, and only one knows of Python."""

import re
from pathlib import Path

import pytest

NATIVE = Path(__file__).parents[2] / "native"
LAYERS = ("graph", "board", "search", "bindings")
"""From the bottom to the top."""
MAY_INCLUDE = {part: {*LAYERS[: level + 1]} for level, part in enumerate(LAYERS)} | {
    "tests": {"graph", "board", "search", "tests"}
}
SOURCES = sorted(path.relative_to(NATIVE) for path in NATIVE.rglob("*") if path.suffix in (".cpp", ".hpp"))
INCLUDE = re.compile(r'^\s*#\s*include\s*(?P<sign>["<])(?P<name>[^">]+)[">]', re.MULTILINE)


def includes(source: Path, sign: str) -> list[Path]:
    text = (NATIVE / source).read_text(encoding="utf-8")
    return [Path(found["name"]) for found in INCLUDE.finditer(text) if found["sign"] == sign]


def test_every_source_lies_in_a_folder_of_its_part() -> None:
    assert {source.parts[0] for source in SOURCES} == set(MAY_INCLUDE)
    assert {len(source.parts) for source in SOURCES} == {2}


@pytest.mark.parametrize("source", SOURCES, ids=str)
def test_includes_go_downwards_and_are_named_from_the_root(source: Path) -> None:
    for included in includes(source, '"'):
        assert included in SOURCES, f"{included} is no file below native/"
        assert included.parts[0] in MAY_INCLUDE[source.parts[0]], f"{source.parts[0]} may not know of {included}"


def test_only_the_bindings_know_of_python() -> None:
    knowing = {
        source.parts[0]
        for source in SOURCES
        for included in includes(source, "<")
        if included.parts[0] in ("nanobind", "Python.h")
    }
    assert knowing == {"bindings"}
