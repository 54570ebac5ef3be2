"""The texts of the web client, as its sources have them: tests look for what people read."""

from functools import cache
from pathlib import Path

import msgspec

SOURCES = Path(__file__).parents[2] / "web" / "src"
Text = str | dict[str, str]
"""Plural forms have their names."""


@cache
def catalogue(language: str) -> dict[str, Text]:
    """Texts by `namespace.key`."""
    return {
        f"{path.stem}.{key}": text
        for path in sorted((SOURCES / "texts" / language).glob("*.json"))
        for key, text in msgspec.json.decode(path.read_bytes(), type=dict[str, Text]).items()
    }


def said(key: str, language: str = "ru", **places: object) -> str:
    """`said("table.seat", number=2)`: a text without plural forms, filled in."""
    text = catalogue(language)[key]
    assert isinstance(text, str), f"{key} has plural forms"
    return text.format(**places)
