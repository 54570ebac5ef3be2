"""Which tests cover which rule, found by parsing the test files, and which planted faults these tests catch."""

import ast
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

import msgspec

from slovoteka.core.errors import Unreadable
from slovoteka.core.value import Value
from slovoteka.games.rulebook import Rule

_Function = ast.FunctionDef | ast.AsyncFunctionDef


class RuleFaults(Value, frozen=True):
    """Planted faults of one rule."""

    reached: int = 0
    """Faults in lines that the tests of this rule run."""
    caught: int = 0
    """Faults that make one of these tests fail."""


class GameFaults(Value, frozen=True):
    """Planted faults of a game, as counted by `make mutants`."""

    planted: int = 0
    killed: int = 0
    """Faults that any test of the project catches."""
    rules: dict[str, RuleFaults] = {}


class Proofs(Value, frozen=True):
    """The tests and planted faults that show whether the rules hold."""

    tests: dict[str, list[str]]
    """By rule."""
    faults: dict[str, GameFaults]
    """By game. A game that was never measured is missing."""

    def faults_of(self, game: str, rule: str) -> RuleFaults | None:
        counted = self.faults.get(game)
        return None if counted is None else counted.rules.get(rule)


def read_proofs(project: Path) -> Proofs:
    counted = project / "benchmarks" / "mutants.json"
    faults = msgspec.json.decode(counted.read_bytes(), type=dict[str, GameFaults]) if counted.is_file() else {}
    return Proofs(coverage(project / "tests"), faults)


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
    """The rules that need a test but have none."""
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
