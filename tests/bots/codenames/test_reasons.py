"""Every reason has its sentence in every language, with all its parameters."""

import ast
import re
from pathlib import Path
from typing import get_args

import pytest

import slovoteka.bots.codenames
from bots.codenames.matches import all_decided
from slovoteka.associations.evidence import Kind
from slovoteka.messages import LANGUAGES, has_text, text

FOLDER = Path(slovoteka.bots.codenames.__file__).parent
EVERY_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)
MEANT = {f"word{place}": "none" for place in range(1, 5)} | {f"why{place}": "none" for place in range(1, 5)}
CHANCES = {f"chance{place}": 0 for place in range(1, 5)}
SAMPLE: dict[str, str | int] = {**MEANT, **CHANCES, "word": "КОТ", "word1": "КОТ", "danger": "РАК", "chance": 42}


def codes() -> set[str]:
    """The codes in the source."""
    trees = (ast.parse(path.read_text("utf-8")) for path in FOLDER.glob("*.py"))
    constants = (leaf.value for tree in trees for leaf in ast.walk(tree) if isinstance(leaf, ast.Constant))
    return {value for value in constants if isinstance(value, str) and re.fullmatch("bot-codenames-[a-z-]+", value)}


def test_codes_are_found() -> None:
    used = {one.decision.reason.code for _, one in all_decided()}
    assert used <= codes()
    assert len(used) >= 5
    assert len(codes()) >= 9


@EVERY_LANGUAGE
def test_every_reason_has_its_sentence(language: str) -> None:
    for code in sorted(codes()):
        assert has_text(code, language), code
        sentence = text(code, language, **SAMPLE)
        assert not {*"{$"} & {*sentence}, sentence
        assert sentence[-1] in ".!", sentence
        assert "  " not in sentence, sentence


@EVERY_LANGUAGE
@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_a_clue_names_all_its_targets(language: str, count: int) -> None:
    words = ("КОТ", "ДОМ", "МОСТ", "ЛУК")[:count]
    params = SAMPLE | {f"word{place}": word for place, word in enumerate(words, 1)}
    params |= {f"chance{place}": 60 + place for place in range(1, count + 1)}
    sentence = text("bot-codenames-clue", language, **params)
    assert all(word in sentence for word in words), sentence
    assert all(str(60 + place) in sentence for place in range(1, count + 1)), sentence
    assert "РАК" in sentence
    assert "42" in sentence
    assert "none" not in sentence
    assert "ЛУК" not in sentence or count == 4


@EVERY_LANGUAGE
def test_every_kind_of_link_has_its_own_words(language: str) -> None:
    sentences = {kind: text("bot-codenames-clue", language, **(SAMPLE | {"why1": kind})) for kind in get_args(Kind)}
    assert len(set(sentences.values())) == len(sentences), sentences
    targets = {kind: text("codenames-clue-target", language, word="КОТ", chance=5, why=kind) for kind in get_args(Kind)}
    assert len(set(targets.values())) == len(targets), targets


@EVERY_LANGUAGE
def test_reasons_of_matches_can_be_read(language: str) -> None:
    seen = 0
    for _, one in all_decided():
        reason = one.decision.reason
        if reason.is_routine:
            continue
        sentence = text(reason.code, language, **reason.params)
        assert "none" not in sentence, sentence
        assert str(reason.params.get("word", reason.params.get("word1"))) in sentence
        seen += 1
    assert seen > 300
