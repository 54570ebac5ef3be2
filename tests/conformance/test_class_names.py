"""A class name has one meaning: outside the folders of games, no two packages define classes of the same name."""

import ast
from collections import defaultdict
from pathlib import Path
from typing import Final

import slovoteka
from slovoteka.plugins.discovery import manifests

SOURCES: Final = Path(slovoteka.__file__).parent
MIRRORS: Final = ("client/", "server/http/bodies.py", "server/base/wire.py")
"""The wire as both sides read it: a body is named after its command, and a client has the names of the server."""


def test_a_class_name_has_one_meaning() -> None:
    places: dict[str, list[str]] = defaultdict(list)
    for file in sorted(SOURCES.rglob("*.py")):
        place = file.relative_to(SOURCES)
        if not _is_of_a_game(place) and not place.as_posix().startswith(MIRRORS):
            for node in ast.parse(file.read_text()).body:
                if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                    places[node.name].append(f"{place}:{node.lineno}")
    assert len(places) > 300
    assert {name: found for name, found in places.items() if len(found) > 1} == {}


def _is_of_a_game(place: Path) -> bool:
    """A `State` or a `Reviewer` means the same in every game."""
    return any(part.removesuffix(".py") in manifests() for part in place.parts)
