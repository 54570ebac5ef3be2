"""Which tests prove which rule, read off the test files without running them."""

import ast
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

from slovoteka.core.errors import Unreadable
from slovoteka.games.rulebook import Rule

_Function = ast.FunctionDef | ast.AsyncFunctionDef


def coverage(tests_dir: Path) -> dict[str, list[str]]:
    """The tests of each rule that a `@pytest.mark.rule("ZS-24", …)` names, as `rules/test_x.py::TestY::test_z`."""
    covered: dict[str, list[str]] = {}
    for path in sorted(tests_dir.rglob("test_*.py")):
        name = path.relative_to(tests_dir).as_posix()
        for rule, test in _marked(_parse(path, name), name):
            tests = covered.setdefault(rule, [])
            if test not in tests:
                tests.append(test)
    return covered


def untested(rules: Iterable[Rule], covered: Mapping[str, list[str]]) -> tuple[Rule, ...]:
    """The rules that need a test and have none."""
    return tuple(rule for rule in rules if rule.needs_test and not covered.get(rule.id))


def _parse(path: Path, name: str) -> ast.Module:
    try:
        return ast.parse(path.read_text("utf-8"))
    except (SyntaxError, UnicodeError) as error:
        raise Unreadable("test-file", file=name, why=str(error)) from None


def _marked(module: ast.Module, name: str) -> Iterator[tuple[str, str]]:
    """Pairs of a rule and a test. A mark on a module or class counts for every test in it."""
    for_all = [rule for node in module.body if _is_pytestmark(node) for rule in _rules_in(node, name)]
    for node in module.body:
        if isinstance(node, _Function) and node.name.startswith("test"):
            yield from _of_function(node, for_all, name, name)
        elif isinstance(node, ast.ClassDef) and node.name.startswith("Test"):
            yield from _of_class(node, for_all, name)


def _of_class(node: ast.ClassDef, for_all: list[str], name: str) -> Iterator[tuple[str, str]]:
    marks = [*node.decorator_list, *(part for part in node.body if _is_pytestmark(part))]
    for_class = for_all + [rule for mark in marks for rule in _rules_in(mark, name)]
    for part in node.body:
        if isinstance(part, _Function) and part.name.startswith("test"):
            yield from _of_function(part, for_class, f"{name}::{node.name}", name)


def _of_function(node: _Function, for_all: list[str], prefix: str, name: str) -> Iterator[tuple[str, str]]:
    """Marks on the function itself, and those of single cases: `pytest.param(…, marks=pytest.mark.rule(…))`."""
    for rule in [*for_all, *(rule for mark in node.decorator_list for rule in _rules_in(mark, name))]:
        yield rule, f"{prefix}::{node.name}"


def _is_pytestmark(node: ast.stmt) -> bool:
    return isinstance(node, ast.Assign) and any(ast.unparse(target) == "pytestmark" for target in node.targets)


def _rules_in(node: ast.AST, name: str) -> Iterator[str]:
    for part in ast.walk(node):
        if isinstance(part, ast.Call) and ast.unparse(part.func) == "pytest.mark.rule":
            for argument in part.args:
                if not isinstance(argument, ast.Constant) or not isinstance(argument.value, str):
                    raise Unreadable("rule-mark", file=name, line=argument.lineno)
                yield argument.value
