"""The texts of the web client from its sources, so that tests can look for what people read."""

from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, FluentSerializer, ast

ROOT = Path(__file__).parents[2]
SOURCES = ROOT / "web" / "src"
SERVER = ROOT / "src" / "slovoteka"
MERGED = {"shelf": "shelf", "box": "boxes"}
"""Catalogues that are merged from a file of each game."""


def files(language: str) -> list[Path]:
    """The files of the site, then those in the folders of games."""
    return [
        *sorted((SOURCES / "texts" / language).glob("*.ftl")),
        *sorted((SOURCES / "games").glob(f"*/texts/{language}/*.ftl")),
    ]


def shared_files(language: str) -> list[Path]:
    """Of the server, but pages read them too. Their codes are keys as they are."""
    house, games = (
        (SERVER / "messages").glob(f"{language}/*.ftl"),
        (SERVER / "games").glob(f"*/messages/{language}/*.ftl"),
    )
    return sorted(path for path in (*house, *games) if path.stem == "events" or path.stem.startswith("shared"))


def namespace(path: Path) -> str:
    return MERGED.get(path.stem, path.stem)


def read(path: Path) -> dict[str, ast.Message]:
    """The messages of a file. Fails on anything else, because the browser would silently skip it."""
    messages = {}
    for entry in FluentParser().parse(path.read_text("utf-8")).body:
        if isinstance(entry, ast.BaseComment):
            continue
        assert isinstance(entry, ast.Message), f"{path}: {FluentSerializer().serialize_entry(entry)}"
        assert entry.id.name not in messages, f"{path}: {entry.id.name} stands twice"
        messages[entry.id.name] = entry
    return messages


@cache
def catalogue(language: str) -> dict[str, ast.Message]:
    """Messages by `namespace.key`, and shared ones by their code."""
    own = {f"{namespace(path)}.{key}": message for path in files(language) for key, message in read(path).items()}
    return own | shared(language)


@cache
def shared(language: str) -> dict[str, ast.Message]:
    return {code: message for path in shared_files(language) for code, message in read(path).items()}


def page_text(key: str, language: str = "ru", **places: object) -> str:
    """The text of a message as it is on the page: `page_text("table.seat", n=2)`."""
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
    if isinstance(value, bool):
        return "yes" if value else "no"
    return value if isinstance(value, int | float) else str(value)
