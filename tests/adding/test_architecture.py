"""The picture of the packages in docs/architecture.md is what the imports are."""

import re
from collections.abc import Iterator
from itertools import product
from pathlib import Path

import grimp

ROOT = Path(__file__).parents[2]
PICTURE = re.compile(r"```mermaid\nflowchart TD\n(.*?)```", re.DOTALL)
PACKAGE = "slovoteka"
PROGRAM = f"{PACKAGE}.__main__"
"""Is no part of the design: it only starts the command line."""

Arrows = set[tuple[str, str]]


def drawn() -> Arrows:
    [rows] = PICTURE.findall((ROOT / "docs" / "architecture.md").read_text("utf-8"))
    return set(arrows_in(rows))


def arrows_in(rows: str) -> Iterator[tuple[str, str]]:
    """`a & b --> c & d` is four arrows."""
    for row in rows.strip().splitlines():
        importers, imported = (side.split("&") for side in row.split("-->"))
        yield from ((one.strip(), other.strip()) for one, other in product(importers, imported))


def imports() -> Arrows:
    graph = grimp.build_graph(PACKAGE)
    packages = sorted(graph.find_children(PACKAGE) - {PROGRAM})
    return {
        (one.removeprefix(f"{PACKAGE}."), other.removeprefix(f"{PACKAGE}."))
        for one, other in product(packages, packages)
        if one != other and graph.direct_import_exists(importer=one, imported=other, as_packages=True)
    }


def without_detours(arrows: Arrows) -> Arrows:
    """Those that no other way says already."""
    return {(one, other) for one, other in arrows if other not in reached(one, arrows - {(one, other)})}


def reached(start: str, arrows: Arrows) -> set[str]:
    found: set[str] = set()
    ahead = [start]
    while ahead:
        here = ahead.pop()
        beyond = {other for one, other in arrows if one == here} - found
        found |= beyond
        ahead += beyond
    return found


def test_the_picture_shows_the_imports() -> None:
    assert drawn() == without_detours(imports())


def test_an_arrow_too_many_or_too_few_is_seen() -> None:
    chain = {("a", "b"), ("b", "c"), ("a", "c")}
    assert without_detours(chain) == {("a", "b"), ("b", "c")}
    assert set(arrows_in("a & b --> c\n    c --> d & e")) == {("a", "c"), ("b", "c"), ("c", "d"), ("c", "e")}
