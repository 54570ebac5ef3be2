"""The glossary names things that exist, and each of them once."""

import ast
import re
from collections import Counter
from pathlib import Path

ROOT = Path(__file__).parents[2]
GLOSSARY = (ROOT / "docs" / "glossary.md").read_text()
ROWS = [line for line in GLOSSARY.splitlines() if line.startswith("| ") and not line.startswith("| term")]


def _defined() -> set[str]:
    """Names of classes, functions and type aliases in our packages."""
    found: set[str] = set()
    for path in (ROOT / "src" / "slovoteka").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text())):
            match node:
                case ast.ClassDef() | ast.FunctionDef() | ast.AsyncFunctionDef():
                    found.add(node.name)
                case ast.Assign(targets=[ast.Name() as target]) | ast.AnnAssign(target=ast.Name() as target):
                    found.add(target.id)
    return found


def test_every_name_in_the_first_column_exists() -> None:
    names = {name for row in ROWS for name in re.findall(r"`([A-Za-z]+)`", row.split("|")[1])}
    assert len(names) > 60
    assert names - _defined() == set()


def test_every_module_that_is_named_exists() -> None:
    named = re.findall(r"`([a-z_]+/[a-z_/]+\.py)`", GLOSSARY)
    assert named
    assert [path for path in named if not (ROOT / "src" / "slovoteka" / path).exists()] == []


def test_every_term_stands_once() -> None:
    terms = Counter(term.strip() for row in ROWS for term in re.sub(r"\(.*?\)", "", row.split("|")[1]).split(","))
    assert [term for term, count in terms.items() if count > 1] == []
