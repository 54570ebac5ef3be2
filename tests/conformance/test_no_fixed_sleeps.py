"""No test sleeps for a fixed time and hopes that something is done by then."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

TESTS = Path(__file__).parents[1]
ALLOWED = TESTS / "harness" / "pauses.py"
SLEEPS = {"sleep", "wait_for_timeout", "waitForTimeout"}


def fixed_sleeps(source: str) -> Iterator[int]:
    """Lines that sleep where no condition is checked again: outside of a loop, or in one that counts.

    `sleep(0)` only lets others run.
    """
    yield from _in(ast.parse(source), in_loop=False)


def _in(node: ast.AST, *, in_loop: bool) -> Iterator[int]:
    if isinstance(node, ast.Call) and _name(node.func) in SLEEPS and not in_loop and not _is_zero(node.args):
        yield node.lineno
    if isinstance(node, ast.While):
        in_loop = True
    elif isinstance(node, ast.For | ast.AsyncFor):
        in_loop = any(_leaves(inner) for inner in node.body)
    elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda):
        in_loop = False
    for inner in ast.iter_child_nodes(node):
        yield from _in(inner, in_loop=in_loop)


def _leaves(node: ast.stmt) -> bool:
    """Whether this statement of a loop, or one within it, may end the loop early."""
    if isinstance(node, ast.Return | ast.Break):
        return True
    inner = [] if isinstance(node, ast.While | ast.For | ast.FunctionDef) else ast.iter_child_nodes(node)
    return any(_leaves(each) for each in inner if isinstance(each, ast.stmt))


def _name(called: ast.expr) -> str:
    return called.attr if isinstance(called, ast.Attribute) else called.id if isinstance(called, ast.Name) else ""


def _is_zero(args: list[ast.expr]) -> bool:
    return bool(args) and isinstance(args[0], ast.Constant) and args[0].value == 0


def test_no_test_sleeps_for_a_fixed_time() -> None:
    found = [
        f"{path.relative_to(TESTS)}:{line}"
        for path in sorted(TESTS.rglob("*.py"))
        if path != ALLOWED
        for line in fixed_sleeps(path.read_text("utf-8"))
    ]
    assert not found, f"wait for a condition, or see harness/pauses.py: {found}"


@pytest.mark.parametrize(
    ("source", "lines"),
    [
        ("time.sleep(1)", [1]),
        ("async def wait():\n    await asyncio.sleep(PAUSE_S)", [2]),
        ("while busy():\n    time.sleep(0.01)", []),
        ("while busy():\n    def later():\n        time.sleep(5)", [3]),
        ("for _ in range(9):\n    time.sleep(1)", [2]),
        ("for _ in range(9):\n    if done():\n        break\n    time.sleep(1)", []),
        ("await asyncio.sleep(0)", []),
        ("page.wait_for_timeout(200)", [1]),
    ],
)
def test_fixed_sleeps_are_found(source: str, lines: list[int]) -> None:
    assert list(fixed_sleeps(source)) == lines
