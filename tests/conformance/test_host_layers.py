"""Hosts know a game only by its `GameKind` and never use names of its views, options, actions or events.

This reads the source of every module that does not belong to a game and looks for ways to do it all the same:
`getattr` and `hasattr`, attributes of a view, the tag of a value, the kind of a window compared with a string.
"""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

import slovoteka
from slovoteka.games.registry import GAMES

ROOT: Final = Path(slovoteka.__file__).parent
LAYERS: Final = (
    "plugins",
    "core",
    "store",
    "match",
    "client",
    "ratings",
    "review",
    "formats",
    "pictures",
    "puzzles",
    "server",
    "benches",
    "cli",
)
BY_TAG: Final = {
    "core/oracle.py": "the registry of questions by tag",
    "server/http/asgi_guard.py": "messages of ASGI have a type",
    "server/http/socket.py": "the same",
    "server/http/stream.py": "the same",
    "cli/terminal/renderer.py": "the sentence of an event is called by its tag",
}
"""Places that look at a tag that is not a game's, or that games have declared."""
NO_GAME: Final = frozenset({"cli/shared/usage.py"})
"""Reads by name what the command-line library says about a mistake; no game is involved."""
OWN: Final = re.compile(rf"(^|[/_.])({'|'.join(GAMES)}|gcg)([/_.]|$)")
"""A path with the name of a game belongs to that game."""
VIEWS: Final = frozenset({"public", "private"})
TAGS: Final = frozenset({"type"})
TAG: Final = "the tag of a value"


def hosts() -> Iterator[Path]:
    for layer in LAYERS:
        for path in sorted((ROOT / layer).rglob("*.py")):
            name = path.relative_to(ROOT).as_posix()
            if not OWN.search(name) and name not in NO_GAME:
                yield path


def asked_by_name(source: str) -> list[str]:
    """What a module reads of a game's values by name, each with its code."""
    return [f"{ast.unparse(node)[:80]}: {fault}" for node in ast.walk(ast.parse(source)) for fault in _faults(node)]


def _faults(node: ast.AST) -> Iterator[str]:
    match node:
        case ast.Call(func=ast.Name(id="getattr" | "hasattr" as name)):
            yield name
        case ast.Attribute(attr="__struct_config__"):
            yield TAG
        case ast.Attribute(value=ast.Name(id=view) | ast.Attribute(attr=view), attr=field) if view in VIEWS:
            yield f"{field} of the {view} view"
        case ast.Compare(left=ast.Attribute(attr="kind", value=of), comparators=[held]) if _is_window(of):
            if _is_word(held):
                yield "the kind of a window"
        case ast.MatchMapping(keys=keys) if any(_is_tag(key) for key in keys):
            yield TAG
        case ast.Subscript(slice=key) if _is_tag(key) and not isinstance(node.ctx, ast.Store):
            yield TAG
        case ast.Call(func=ast.Attribute(attr="get"), args=[key, *_]) if _is_tag(key):
            yield TAG


def _is_window(node: ast.expr) -> bool:
    return isinstance(node, ast.Name | ast.Attribute) and ast.unparse(node).endswith("window")


def _is_word(node: ast.expr) -> bool:
    """A string, or several of them."""
    if isinstance(node, ast.Tuple | ast.Set | ast.List):
        return any(_is_word(item) for item in node.elts)
    return isinstance(node, ast.Constant) and isinstance(node.value, str)


def _is_tag(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and node.value in TAGS


@pytest.mark.parametrize("path", list(hosts()), ids=lambda path: path.relative_to(ROOT).as_posix())
def test_hosts_ask_a_game_for_nothing_by_name(path: Path) -> None:
    faults = asked_by_name(path.read_text("utf-8"))
    if path.relative_to(ROOT).as_posix() in BY_TAG:
        faults = [fault for fault in faults if not fault.endswith(TAG)]
    assert faults == []


@pytest.mark.parametrize(
    "source",
    [
        "getattr(view, 'scores', None)",
        "hasattr(view, 'place')",
        "gone = match.game.view(0).public.gone",
        "public.scores",
        "action.__struct_config__.tag",
        "window.kind == 'turn'",
        "situation.window.kind in ('turn', 'clue')",
        "match value:\n    case {'type': 'verdict'}:\n        pass",
        "value['type']",
        "value.get('type')",
    ],
)
def test_each_way_of_asking_is_seen(source: str) -> None:
    assert len(asked_by_name(source)) == 1


@pytest.mark.parametrize(
    "source",
    [
        "kind.hosting.gone(state)",
        "window.kind in kind.words.judged_in",
        "told['type'] = 'verdict'",
        "view(public=public, private=private)",
    ],
)
def test_what_the_contract_offers_is_fine(source: str) -> None:
    assert asked_by_name(source) == []
