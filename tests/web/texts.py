"""The texts of the web client, as its sources have them: tests look for what people read."""

from functools import cache
from pathlib import Path

import msgspec

SOURCES = Path(__file__).parents[2] / "web" / "src"
Text = str | dict[str, str]
"""Plural forms have their names."""


def files(language: str) -> list[Path]:
    """Those of the site, then those that lie in the folders of games."""
    return [
        *sorted((SOURCES / "texts" / language).glob("*.json")),
        *sorted((SOURCES / "games").glob(f"*/texts/{language}/*.json")),
    ]


MERGED = {"shelf": "shelf", "box": "boxes"}
"""What each game has for the pages that show them all: together they are one catalogue."""


def namespace(path: Path) -> str:
    return MERGED.get(path.stem, path.stem)


@cache
def catalogue(language: str) -> dict[str, Text]:
    """Texts by `namespace.key`."""
    return {
        f"{namespace(path)}.{key}": text
        for path in files(language)
        for key, text in msgspec.json.decode(path.read_bytes(), type=dict[str, Text]).items()
    }


def said(key: str, language: str = "ru", **places: object) -> str:
    """`said("table.seat", number=2)`: a text without plural forms, filled in."""
    text = catalogue(language)[key]
    assert isinstance(text, str), f"{key} has plural forms"
    return text.format(**places)
