"""The texts of the web client, as its sources have them: tests look for what people read."""

from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, FluentSerializer, ast

SOURCES = Path(__file__).parents[2] / "web" / "src"
MERGED = {"shelf": "shelf", "box": "boxes"}
"""What each game has for the pages that show them all: together they are one catalogue."""


def files(language: str) -> list[Path]:
    """Those of the site, then those that lie in the folders of games."""
    return [
        *sorted((SOURCES / "texts" / language).glob("*.ftl")),
        *sorted((SOURCES / "games").glob(f"*/texts/{language}/*.ftl")),
    ]


def namespace(path: Path) -> str:
    return MERGED.get(path.stem, path.stem)


def read(path: Path) -> dict[str, ast.Message]:
    """The messages of a file. Fails on whatever is no message: the browser would pass over it in silence."""
    messages = {}
    for entry in FluentParser().parse(path.read_text("utf-8")).body:
        assert isinstance(entry, ast.Message), f"{path}: {FluentSerializer().serialize_entry(entry)}"
        assert entry.id.name not in messages, f"{path}: {entry.id.name} stands twice"
        messages[entry.id.name] = entry
    return messages


@cache
def catalogue(language: str) -> dict[str, ast.Message]:
    """Messages by `namespace.key`."""
    return {f"{namespace(path)}.{key}": message for path in files(language) for key, message in read(path).items()}


def said(key: str, language: str = "ru", **places: object) -> str:
    """`said("table.seat", n=2)`: what stands on the page."""
    bundle = _bundle(key, language)
    message = bundle.get_message("text").value
    assert message is not None
    text, errors = bundle.format_pattern(message, {name: _plain(value) for name, value in places.items()})
    assert not errors, (key, errors)
    return str(text)


@cache
def _bundle(key: str, language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    message = catalogue(language)[key].clone()
    message.id.name = "text"
    bundle.add_resource(FluentResource(FluentSerializer().serialize_entry(message)))
    return bundle


def _plain(value: object) -> str | int | float:
    return value if isinstance(value, int | float) else str(value)
