"""The mutants of a game's rules, and a fair sample of them. The operators are those of cosmic-ray."""

import ast
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

import cosmic_ray.plugins
from cosmic_ray.ast import ast_nodes, get_ast
from cosmic_ray.mutating import mutate_code

_COMPARISONS: Final = ("Lt_LtE", "LtE_Lt", "Gt_GtE", "GtE_Gt", "Eq_NotEq", "NotEq_Eq")
_COMPARISONS_OF_OBJECTS: Final = ("Is_IsNot", "IsNot_Is")
_ARITHMETIC: Final = ("Add_Sub", "Sub_Add", "Mul_Add", "FloorDiv_Mul", "Mod_FloorDiv", "BitOr_BitAnd", "BitAnd_BitOr")
_OTHERS: Final = (
    "AddNot",
    "NumberReplacer",
    "ReplaceAndWithOr",
    "ReplaceBreakWithContinue",
    "ReplaceContinueWithBreak",
    "ReplaceFalseWithTrue",
    "ReplaceOrWithAnd",
    "ReplaceTrueWithFalse",
    "ReplaceUnaryOperator_Delete_Not",
    "ReplaceUnaryOperator_Delete_USub",
    "ZeroIterationForLoop",
)
OPERATORS: Final = tuple(
    f"core/{name}"
    for name in (
        *(f"ReplaceComparisonOperator_{pair}" for pair in _COMPARISONS + _COMPARISONS_OF_OBJECTS),
        *(f"ReplaceBinaryOperator_{pair}" for pair in _ARITHMETIC),
        *_OTHERS,
    )
)
"""Typical mistakes of programmers: for each operator of the language one or two, such as a wrong bound or sign."""

_ARROW: Final = "  →  "


class Mutant(NamedTuple):
    path: Path
    operator: str
    occurrence: int
    line: int
    """The first line of the statement, as coverage counts it."""
    last_line: int

    @property
    def source(self) -> str:
        operator = cosmic_ray.plugins.get_operator(self.operator)()
        return str(mutate_code(self.path.read_text("utf-8"), operator, self.occurrence))

    @property
    def change(self) -> str:
        """The first line that differs, before and after."""
        before, after = self.path.read_text("utf-8").splitlines(), self.source.splitlines()
        [old, new] = next(([old, new] for old, new in zip(before, after, strict=False) if old != new), ["", ""])
        return f"{old.strip()}{_ARROW}{new.strip()}"


def sample(folder: Path, count: int, seed: int) -> list[Mutant]:
    """Draws places first and then one mutant for each, so that a line with many operators does not weigh more."""
    by_place: dict[tuple[Path, tuple[int, int]], list[Mutant]] = {}
    for path in sorted(folder.rglob("*.py")):
        if path.name != "__init__.py":  # the manifest has no logic
            for place, mutant in _mutants(path):
                by_place.setdefault((path, place), []).append(mutant)
    chance = Random(seed)  # noqa: S311  a seed makes the sample repeatable
    places = chance.sample(sorted(by_place), min(count, len(by_place)))
    return [chance.choice(by_place[place]) for place in sorted(places)]


def same_again(path: Path, change: str) -> Mutant | None:
    """The mutant of this file with this change, wherever its line is now; None if there is no such line any more."""
    old = change.partition(_ARROW)[0]
    lines = path.read_text("utf-8").splitlines() if path.exists() else []
    if old not in map(str.strip, lines):
        return None
    mutants = (mutant for _place, mutant in _mutants(path) if lines[mutant.last_line - 1].strip() == old)
    return next((mutant for mutant in mutants if mutant.change == change), None)


def _mutants(path: Path) -> Iterator[tuple[tuple[int, int], Mutant]]:
    source = path.read_text("utf-8")
    statements = _Statements(ast.parse(source))
    nodes = list(ast_nodes(get_ast(source)))
    for name in OPERATORS:
        operator = cosmic_ray.plugins.get_operator(name)()
        positions = (position for node in nodes for position in operator.mutation_positions(node))
        for occurrence, (start, _end) in enumerate(positions):
            if (lines := statements.lines_of(start)) is not None:
                yield start, Mutant(path, name, occurrence, *lines)


class _Statements:
    """Finds the statement at a place in a file.

    Types do not run, so nothing is planted in annotations, in the head of a class or in a union of types.
    """

    def __init__(self, module: ast.Module) -> None:
        nodes = list(ast.walk(module))
        self._types = [found for node in nodes if (found := _annotation(node)) is not None]
        self._types += [node.value for node in module.body if isinstance(node, ast.Assign) and _is_union(node.value)]
        self._statements = [node for node in nodes if isinstance(node, ast.stmt)]

    def lines_of(self, place: tuple[int, int]) -> tuple[int, int] | None:
        if any(_holds(node, place) for node in self._types):
            return None
        holding = [node for node in self._statements if _holds(node, place)]
        innermost = max(holding, key=lambda node: (node.lineno, node.col_offset), default=None)
        if innermost is None or isinstance(innermost, ast.ClassDef):
            return None
        return innermost.lineno, place[0]


def _annotation(node: ast.AST) -> ast.expr | None:
    if isinstance(node, ast.FunctionDef):
        return node.returns
    if isinstance(node, ast.arg | ast.AnnAssign):
        return node.annotation
    return None


def _is_union(node: ast.expr) -> bool:
    return isinstance(node, ast.BinOp) and isinstance(node.op, ast.BitOr)


def _holds(node: ast.stmt | ast.expr, place: tuple[int, int]) -> bool:
    end = (node.end_lineno or node.lineno, node.end_col_offset or node.col_offset)
    return (node.lineno, node.col_offset) <= place < end
