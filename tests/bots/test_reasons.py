"""Every reason has its sentence in every language, and bots see nothing that a person could not see."""

import ast
import re
from collections import Counter
from pathlib import Path

import pytest

import slovoteka.bots.forbidden
from slovoteka.bots import bot
from slovoteka.messages import LANGUAGES, has_text, text

FOLDER = Path(slovoteka.bots.forbidden.__file__).parent
SAMPLE = {"letter": "Ш", "word": "КОТ", "following": "РИС", "count": 3, "player": 2}
WITH_REASON = {"with_reason", "lay_letter", "call_word", "choose_next"}


def codes() -> set[str]:
    """Codes in the source: the second argument of the functions that make decisions."""
    found: set[str] = set()
    for path in FOLDER.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in WITH_REASON:
                constants = (leaf.value for leaf in ast.walk(node.args[1]) if isinstance(leaf, ast.Constant))
                found |= {f"bot-forbidden-{value}" for value in constants if isinstance(value, str)}
    return found


def test_codes_are_found() -> None:
    assert len(codes()) > 20


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_its_sentence(language: str) -> None:
    for code in sorted(codes()):
        assert has_text(code, language), code
        for count in (0, 1, 3, 5):
            sentence = text(code, language, **(SAMPLE | {"count": count}))
            assert "{" not in sentence and "$" not in sentence, sentence  # noqa: PT018  one sentence
            assert sentence[-1] == ".", sentence


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_without_a_reason(language: str) -> None:
    path = Path(bot.__file__).parents[1] / "games" / "forbidden" / "messages" / language / "bots.ftl"
    written = re.findall(r"^(bot-forbidden-[a-z-]+) =", path.read_text("utf-8"), re.MULTILINE)
    assert Counter(written) == Counter(codes())


def test_bots_import_neither_states_nor_rules_nor_the_host() -> None:
    forbidden = re.compile(r"slovoteka\.(games\.\w+\.(state|rules|calls)|match|store)")
    for path in Path(bot.__file__).parent.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            names = [node.module or ""] if isinstance(node, ast.ImportFrom) else []
            names += [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            assert not any(forbidden.match(name) for name in names), (path.name, names)
