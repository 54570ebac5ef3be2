"""Writes the keys of the pages' texts as TypeScript, each with what it fills in: `python tools/text_types.py OUT`.

So svelte-check finds a key that no catalogue has, and a place that was forgotten.
"""

import sys
from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

_SOURCES: Final = Path(__file__).parents[1] / "web" / "src"
_MERGED: Final = {"box": "boxes"}
"""Catalogues that every game has a part of, and their common name if it is another."""
_PLURALS: Final = {"zero", "one", "two", "few", "many"}


class _Places(Visitor):
    """What a message fills in, and which of it are counts."""

    def __init__(self) -> None:
        self.names: dict[str, str] = {}

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  Fluent's name for it
        self.names.setdefault(node.id.name, "string | number")

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        keys = [variant.key.name for variant in node.variants if isinstance(variant.key, ast.Identifier)]
        if isinstance(node.selector, ast.VariableReference) and keys:
            is_count = not _PLURALS.isdisjoint(keys)
            self.names[node.selector.id.name] = "number" if is_count else " | ".join(f"'{key}'" for key in keys)
        self.generic_visit(node)


def main(out: Path) -> None:
    lines = sorted(_line(path, entry) for path in _catalogues() for entry in _messages(path))
    head = "/** Keys of all texts with what they fill in. Made from the Russian catalogues: change those. */"
    out.write_text("\n".join([head, "export interface Texts {", *lines, "}", ""]), "utf-8")


def _catalogues() -> list[Path]:
    return [*(_SOURCES / "texts" / "ru").glob("*.ftl"), *_SOURCES.glob("games/*/texts/ru/*.ftl")]


def _messages(path: Path) -> list[ast.Message]:
    return [entry for entry in FluentParser().parse(path.read_text("utf-8")).body if isinstance(entry, ast.Message)]


def _line(path: Path, message: ast.Message) -> str:
    places = _Places()
    places.visit(message)
    filled = "; ".join(f"{name}: {kind}" for name, kind in places.names.items())
    shown = f"{{ {filled} }}" if filled else "Record<never, never>"
    return f"  '{_MERGED.get(path.stem, path.stem)}.{message.id.name}': {shown};"


if __name__ == "__main__":
    main(Path(sys.argv[1]))
