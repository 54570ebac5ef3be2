"""Every reason has its sentence in every language."""

import ast
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

import slovoteka.bots.scrabble
from slovoteka.messages import LANGUAGES, has_text, text

FOLDER = Path(slovoteka.bots.scrabble.__file__).parent
SAMPLE = {"letter": "Ш", "word": "КОТ", "count": 3}


def codes() -> set[str]:
    """Codes as they stand in the source: what is said, or kept as a `code` to be said."""
    trees = (ast.parse(path.read_text("utf-8")) for path in FOLDER.glob("*.py"))
    said = (part for tree in trees for node in ast.walk(tree) for part in _said(node))
    return {
        f"bot-scrabble-{leaf.value}"
        for part in said
        for leaf in ast.walk(part)
        if isinstance(leaf, ast.Constant) and isinstance(leaf.value, str)
    }


def _said(node: ast.AST) -> Iterator[ast.expr]:
    match node:
        case ast.Call(func=ast.Name(id="say"), args=[_, code]):
            yield code
        case ast.Call(func=ast.Attribute(attr="_remove"), args=[_, _, code]):
            yield code
        case ast.Assign(targets=[ast.Name(id="code")], value=code):
            yield code


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_its_sentence(language: str) -> None:
    assert len(codes()) > 20
    for code in sorted(codes()):
        assert has_text(code, language), code
        for count in (1, 3, 5):
            said = text(code, language, **(SAMPLE | {"count": count}))
            assert not {*"{$"} & {*said}, said
            assert said[-1] in ".!", said


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_without_a_reason(language: str) -> None:
    path = FOLDER.parents[1] / "messages" / language / "bots-scrabble.ftl"
    written = re.findall(r"^(bot-scrabble-[a-z-]+) =", path.read_text("utf-8"), re.MULTILINE)
    assert Counter(written) == Counter(codes())
