"""Writes the keys of the pages' texts as TypeScript, each with its parameters: `python tools/text_types.py OUT`.

So svelte-check finds unknown keys and forgotten parameters.
"""

import sys
from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

_ROOT: Final = Path(__file__).parents[1]
_SOURCES: Final = _ROOT / "web" / "src"
_SERVER: Final = _ROOT / "src" / "slovoteka"
_SHARED: Final = ("messages/ru/shared*.ftl", "games/*/messages/ru/events.ftl", "games/*/messages/ru/shared*.ftl")
"""Catalogues of the server that the pages read too: their codes are keys as they are."""
_MERGED: Final = {"box": "boxes"}
"""Catalogues that each game has a part of, with their common name if it differs."""
_PLURALS: Final = {"zero", "one", "two", "few", "many"}


class _Places(Visitor):
    """The parameters of a message, and which of them are counts."""

    def __init__(self) -> None:
        self.names: dict[str, str] = {}

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  Fluent's name for it
        self.names.setdefault(node.id.name, "string | number")

    def visit_Placeable(self, node: ast.Placeable) -> None:  # noqa: N802
        """What is chosen by and said, too, may be any word."""
        if isinstance(node.expression, ast.VariableReference) and "'" in self.names.get(node.expression.id.name, ""):
            self.names[node.expression.id.name] = "string"
        self.generic_visit(node)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        keys = [variant.key.name for variant in node.variants if isinstance(variant.key, ast.Identifier)]
        numbers = len(keys) < len(node.variants)
        if isinstance(node.selector, ast.VariableReference):
            self.names[node.selector.id.name] = _kind(keys, is_count=numbers or not _PLURALS.isdisjoint(keys))
        self.generic_visit(node)


def _kind(keys: list[str], *, is_count: bool) -> str:
    if is_count:
        return "number"
    return "boolean" if set(keys) == {"yes", "no"} else " | ".join(f"'{key}'" for key in keys)


def main(out: Path) -> None:
    keys = {
        f"{_MERGED.get(path.stem, path.stem)}.{one.id.name}": one for path in _catalogues() for one in _messages(path)
    }
    keys |= {one.id.name: one for path in _shared() for one in _messages(path)}
    lines = sorted(_line(key, message) for key, message in keys.items())
    head = "/** Keys of all texts with what they fill in. Made from the Russian catalogues: change those. */"
    out.write_text("\n".join([head, "export interface Texts {", *lines, "}", ""]), "utf-8")


def _catalogues() -> list[Path]:
    return [*(_SOURCES / "texts" / "ru").glob("*.ftl"), *_SOURCES.glob("games/*/texts/ru/*.ftl")]


def _shared() -> list[Path]:
    return [path for pattern in _SHARED for path in _SERVER.glob(pattern)]


def _messages(path: Path) -> list[ast.Message]:
    return [entry for entry in FluentParser().parse(path.read_text("utf-8")).body if isinstance(entry, ast.Message)]


def _line(key: str, message: ast.Message) -> str:
    places = _Places()
    places.visit(message)
    filled = "; ".join(f"{name}: {kind}" for name, kind in places.names.items())
    shown = f"{{ {filled} }}" if filled else "Record<never, never>"
    return f"  '{key}': {shown};"


if __name__ == "__main__":
    main(Path(sys.argv[1]))
