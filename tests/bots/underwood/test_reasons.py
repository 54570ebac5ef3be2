"""Every reason has its sentence in every language, and none reveals the hand."""

import ast
import re
from collections import Counter
from pathlib import Path

import pytest

import slovoteka.bots.underwood
from slovoteka.messages import LANGUAGES, has_text, text

FOLDER = Path(slovoteka.bots.underwood.__file__).parent
SAMPLE = {"word": "КОТ", "second": "ДОМ", "prize": "⑤", "count": 3}
"""All that a reason may tell: what is on the table after the turn."""


def codes() -> set[str]:
    """Codes in the source: the second argument of the function that makes decisions."""
    trees = (ast.parse(path.read_text("utf-8")) for path in FOLDER.glob("*.py"))
    calls = (node for tree in trees for node in ast.walk(tree) if isinstance(node, ast.Call))
    found = (call.args[1] for call in calls if isinstance(call.func, ast.Name) and call.func.id == "with_reason")
    return {
        f"bot-underwood-{leaf.value}"
        for code in found
        for leaf in ast.walk(code)
        if isinstance(leaf, ast.Constant) and isinstance(leaf.value, str)
    }


def params() -> set[str]:
    """Names of the parameters that go with the codes."""
    trees = (ast.parse(path.read_text("utf-8")) for path in FOLDER.glob("*.py"))
    calls = (node for tree in trees for node in ast.walk(tree) if isinstance(node, ast.Call))
    decisions = (call for call in calls if isinstance(call.func, ast.Name) and call.func.id == "with_reason")
    return {keyword.arg for call in decisions for keyword in call.keywords if keyword.arg is not None}


def test_codes_are_found() -> None:
    assert len(codes()) > 12
    assert params() == {"word", "second", "prize"}, "and the count of points"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_its_sentence(language: str) -> None:
    for code in sorted(codes()):
        assert has_text(code, language), code
        for count in (0, 1, 2, 3, 5, 11, 21, 22, 25, 101):
            sentence = text(code, language, **(SAMPLE | {"count": count}))
            assert not {*"{$"} & {*sentence}, sentence
            assert sentence[-1] in ".!", sentence


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sentence_tells_the_points_and_the_words(language: str) -> None:
    sentence = text("bot-underwood-two-words", language, **(SAMPLE | {"count": 21}))
    assert all(part in sentence for part in ("КОТ", "ДОМ", "21")), sentence
    sentence = text("bot-underwood-prize", language, **(SAMPLE | {"count": 2}))
    assert all(part in sentence for part in ("КОТ", "⑤", "2")), sentence


@pytest.mark.parametrize("language", ["ru", "uk"])
def test_points_are_counted_as_people_say_it(language: str) -> None:
    ends = {count: text("bot-underwood-word", language, word="КОТ", count=count) for count in (1, 3, 5, 11, 21, 22)}
    words = {count: re.findall(r"\d+ (\w+)", sentence)[0] for count, sentence in ends.items()}
    assert words[1] == words[21]
    assert words[3] == words[22]
    assert words[5] == words[11]
    assert len(set(words.values())) == 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_without_a_reason(language: str) -> None:
    path = FOLDER.parents[1] / "games" / "underwood" / "messages" / language / "bots.ftl"
    written = re.findall(r"^(bot-underwood-[a-z-]+) =", path.read_text("utf-8"), re.MULTILINE)
    assert Counter(written) == Counter(codes())
