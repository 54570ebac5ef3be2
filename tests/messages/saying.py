"""Every way in which a sentence can be said: with all numbers, all choices, and lists of none, one or several."""

import re
from collections.abc import Iterator
from itertools import islice, product

from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

COUNTS = (0, 1, 2, 5, 11, 21, 22, 25)
_FEW_COUNTS = (0, 1, 2, 5)
_MOST_NUMBERS = 3
_MOST_CHOICES = 256
_PLURALS = {"zero", "one", "two", "few", "many"}
_NAMES = ("Анна", "Борис", "Вера", "Глеб", "Дина")
_NEVER_NONE = {"captains", "names"}
"""Lists that always have somebody."""
_FLAWS = {
    "a double space": re.compile(r"\s{2}"),
    "a space before a mark": re.compile(r"\s(?:[,;)”]|[.!](?:\s|$))"),
    "a mark after a mark": re.compile(r"[,;:(«“][,;:)»”]|[,;:(«“.]\.(?:\s|$)|\.[,;:]"),
    "an unfilled place": re.compile(r"[{}]"),
}


class Places(Visitor):
    """What a message fills in: by what it chooses, what is a number, and all of it."""

    def __init__(self, message: ast.Message) -> None:
        self.names: set[str] = set()
        self.numbers: set[str] = set()
        self.choices: dict[str, set[str]] = {}
        self.visit(message)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  Fluent's name for it
        self.names.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        keys = {variant.key.name for variant in node.variants if isinstance(variant.key, ast.Identifier)}
        if isinstance(node.selector, ast.VariableReference):
            if len(keys) < len(node.variants) or keys & _PLURALS:
                self.numbers.add(node.selector.id.name)
            else:
                self.choices.setdefault(node.selector.id.name, set()).update(keys)
        self.generic_visit(node)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        self.numbers |= {one.id.name for one in node.arguments.positional if isinstance(one, ast.VariableReference)}
        self.generic_visit(node)


def cases(message: ast.Message) -> Iterator[dict[str, str | int]]:
    """What may be filled in. A list (`$taken`) has as many names as the count beside it says (`$taken_count`)."""
    places = Places(message)
    numbers = sorted(
        places.numbers | {name for name in places.names if name.endswith("_count") or name in ("n", "count")}
    )
    somebody = {f"{name}_count" for name in _NEVER_NONE}
    for combined in _combined(len(numbers)):
        counts = dict(zip(numbers, combined, strict=True))
        if any(counts.get(name) == 0 for name in somebody):
            continue
        lists = {name: counts[f"{name}_count"] for name in places.names if f"{name}_count" in counts}
        filled: dict[str, str | int] = dict.fromkeys(places.names, _NAMES[0])
        filled |= counts | {name: ", ".join(_NAMES[:count]) for name, count in lists.items()}
        for chosen in islice(product(*map(sorted, places.choices.values())), _MOST_CHOICES):
            yield filled | dict(zip(places.choices, chosen, strict=True))


def _combined(numbers: int) -> Iterator[tuple[int, ...]]:
    """Numbers beside each other in all combinations, as long as those are few."""
    if 1 < numbers <= _MOST_NUMBERS:
        return product(_FEW_COUNTS, repeat=numbers)
    return ((count,) * numbers for count in COUNTS)


def flaws(text: str) -> list[str]:
    found = [name for name, flaw in _FLAWS.items() if flaw.search(text)]
    return found + (["blank ends"] if text != text.strip() or not text else [])
