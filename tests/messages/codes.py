"""Which codes the sources use: found by reading them, so that no sentence can be forgotten."""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

SOURCES = Path(__file__).parents[2] / "src" / "slovoteka"
_PLACES = {"Illegal": 1} | dict.fromkeys(("Unreadable", "BrokenRecord", "Forbidden", "NotFound", "Busy"), 0)
"""Which argument is the code. A kind of refusal that has one code only names it in its own `__init__`."""


class Sentence(NamedTuple):
    code: str
    params: frozenset[str] | None
    """What is filled in; None where it cannot be seen from here."""
    where: str


def raised() -> Iterator[Sentence]:
    """Every refusal of the sources."""
    for path, tree in _trees():
        for function in [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)]:
            for call in [node for node in ast.walk(function) if isinstance(node, ast.Call)]:
                place = _place(call)
                if place is not None and len(call.args) > place:
                    yield from _refusals(call, call.args[place], function, path)


def _place(call: ast.Call) -> int | None:
    if isinstance(call.func, ast.Name):
        return _PLACES.get(call.func.id)
    is_own = ast.unparse(call.func) == "super().__init__" and call.args and isinstance(call.args[0], ast.Constant)
    return 0 if is_own else None


def _refusals(call: ast.Call, code: ast.expr, function: ast.AST, path: Path) -> Iterator[Sentence]:
    names = [keyword.arg for keyword in call.keywords]
    params = None if None in names else frozenset(name for name in names if name is not None)
    for value in _values(code, function):
        yield Sentence(value, params, f"{path.name}:{call.lineno}")


def _values(node: ast.expr, function: ast.AST) -> list[str]:
    """A code that is written there, or those that the variable is given in the same function."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return [node.value]
    found = [
        assigned.value.value
        for assigned in ast.walk(function)
        if isinstance(assigned, ast.Assign)
        and isinstance(assigned.value, ast.Constant)
        and isinstance(assigned.value.value, str)
        and ast.unparse(assigned.targets[0]) == ast.unparse(node)
    ]
    assert found, f"cannot see which code {ast.unparse(node)} is"
    return found


def strings() -> tuple[set[str], set[str]]:
    """All strings of the sources, and the beginnings of those that are put together."""
    whole, beginnings = set(), set()
    for _, tree in _trees():
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                whole.add(node.value)
            elif isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
                beginnings.add(str(node.values[0].value))
    return whole, {beginning for beginning in beginnings if beginning.endswith("-")}


def sentences_used() -> Iterator[Sentence]:
    """Sentences that the sources take from the catalogues by a code that is written there."""
    for path, tree in _trees():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and node.args and (prefix := _prefix(node, path)) is not None:
                names = [keyword.arg for keyword in node.keywords]
                params = None if None in names else frozenset(name for name in names if name is not None)
                for code in _constants(node.args[0]):
                    yield Sentence(f"{prefix}{code}", params, f"{path.name}:{node.lineno}")


def _prefix(call: ast.Call, path: Path) -> str | None:
    """What such a call puts before its code; None if it takes no sentence."""
    called = ast.unparse(call.func)
    if called in ("say", "output.say", "text") and "bots" not in path.parts:
        return ""
    if called == "self._say" and path.parent.parent == SOURCES / "cli" / "games":
        return f"{path.parent.name}-"
    return None


def _constants(node: ast.expr) -> Iterator[str]:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from _constants(node.body)
        yield from _constants(node.orelse)


def _trees() -> Iterator[tuple[Path, ast.Module]]:
    for path in sorted(SOURCES.rglob("*.py")):
        yield path, ast.parse(path.read_text("utf-8"))
