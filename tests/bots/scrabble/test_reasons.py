"""Every reason has its sentence in every language, and is true."""

import ast
import re
from collections import Counter
from collections.abc import Iterator
from math import comb
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import slovoteka.bots.scrabble
from bots.scrabble.tables import at_table, player, words
from rules.scrabble.boards import lying
from slovoteka.bots.scrabble import vocabulary
from slovoteka.bots.scrabble.reasons import is_even, opened_triples
from slovoteka.games.scrabble.notation import place_of, square_of
from slovoteka.games.scrabble.options import read_options
from slovoteka.games.scrabble.plays import EMPTY_GRID, fit
from slovoteka.games.scrabble.rule_ids import MATTEL
from slovoteka.lexicon.alphabet import ALPHABETS
from slovoteka.messages import LANGUAGES, has_text, text

FOLDER = Path(slovoteka.bots.scrabble.__file__).parent
SAMPLE = {"letter": "Ш", "word": "КОТ", "count": 3}
COMPARED = {"other": "ТОК", "most": 30, "left": "А Н Т", "chance": 63, "looked": 8, "words": 3}


def codes() -> set[str]:
    """Codes in the source: arguments of `say`, or values stored as `code` for it."""
    trees = (ast.parse(path.read_text("utf-8")) for path in FOLDER.glob("*.py"))
    found = (part for tree in trees for node in ast.walk(tree) for part in _code_nodes(node))
    return {
        f"bot-scrabble-{leaf.value}"
        for part in found
        for leaf in ast.walk(part)
        if isinstance(leaf, ast.Constant) and isinstance(leaf.value, str)
    }


def _code_nodes(node: ast.AST) -> Iterator[ast.expr]:
    match node:
        case ast.Call(func=ast.Name(id="with_reason"), args=[_, code]):
            yield code
        case ast.Call(func=ast.Attribute(attr="_remove"), args=args):
            yield from args
        case ast.Assign(targets=[ast.Name(id="code")], value=code):
            yield code
        case ast.FunctionDef(returns=ast.Name(id="Why")):
            returned = (part.value for part in ast.walk(node) if isinstance(part, ast.Return))
            yield from (value.elts[0] for value in returned if isinstance(value, ast.Tuple))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_its_sentence(language: str) -> None:
    assert len(codes()) > 20
    for code in sorted(codes()):
        assert has_text(code, language), code
        for count in (1, 3, 5):
            sentence = text(code, language, **(SAMPLE | COMPARED | {"count": count}))
            assert not {*"{$"} & {*sentence}, sentence
            assert sentence[-1] in ".!", sentence


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_without_a_reason(language: str) -> None:
    path = FOLDER.parents[1] / "games" / "scrabble" / "messages" / language / "bots.ftl"
    written = re.findall(r"^(bot-scrabble-[a-z-]+) =", path.read_text("utf-8"), re.MULTILINE)
    assert Counter(written) == Counter(codes())


# --- what is true of a move -----------------------------------------------------------------------------------------

LAYOUT = read_options({}).layout()


def reason(rack: str, grid: str = EMPTY_GRID, *known: str, **changed: Any) -> tuple[str, dict[str, str | int]]:
    given = at_table(player("beginner", words(*known)), "turn", rack, grid=grid, **changed).reason
    return given.code.removeprefix("bot-scrabble-"), given.params


def test_why_a_word_was_laid() -> None:
    centre = lying("З7 КОТ")
    assert reason("ДОМЪЩЭЮ", EMPTY_GRID, "ДОМ")[0] == "play-best"
    assert reason("ПАРОВОЗ", EMPTY_GRID, "ПАРОВОЗ")[0] == "play-all"
    assert reason("Ы", centre, "КОТЫ", bags_left=(0,))[0] == "play-out"
    assert reason("РЫЪЩЭ", lying("А5 КОТ"), "КОТРЫ")[0] == "play-triple", "Р lies on А8"
    assert reason("ЫЪЩЭ", lying("А1 КОТ"), "КОТЫ")[0] == "play-opens", "from Ы on a word of five letters reaches А8"
    assert reason("КОТАН", EMPTY_GRID, "КОТ")[0] == "play-best", "a beginner does not think of what is left"


def test_a_balanced_leave_is_a_reason_only_where_leaves_are_weighed(monkeypatch: pytest.MonkeyPatch) -> None:
    kinds = len(ALPHABETS["ru"]) + 1
    alike = [np.zeros(comb(kinds + size - 1, size), np.int32) for size in range(7)]
    monkeypatch.setattr(vocabulary, "leaves_for", lambda _layout, _alphabet: alike)
    given = at_table(player("master", words("КОТ")), "turn", "КОТТАН").reason
    assert given.code == "bot-scrabble-play-even"
    assert given.params == {"word": "КОТ", "count": 8, "left": "А Н Т"}
    assert text(given.code, "ru", **given.params) == "КОТ, 8 очков: сохраняет ровный остаток А Н Т."


def test_several_words_at_once() -> None:
    """ОНА under КОТ makes three words downwards too."""
    code, params = reason("ОНАЪЩЭЮ", lying("З7 КОТ"), "ОНА КО ОН ТА")
    assert (code, params["words"]) == ("play-many", 4)


def test_tiles_are_even_with_as_many_vowels_as_consonants_and_no_twins() -> None:
    assert [kept for kept in ("АНТ", "АНЕТ", "АН", "А?Н") if not is_even(LAYOUT, kept)] == []
    assert [kept for kept in ("", "А", "АЕ", "НТР", "ААНТ", "?", "АЩ") if is_even(LAYOUT, kept)] == []


def test_a_triple_word_is_opened_by_a_tile_within_reach_of_it() -> None:
    def opened(grid: str, at: str, word: str) -> frozenset[int]:
        return opened_triples(LAYOUT, grid, fit(grid, place_of(at), word, MATTEL).new)

    assert opened(lying("З7 КОТ"), "7З", "КОРА") == frozenset()
    assert opened(lying("Г4 КОТ"), "4А", "СУРК") == {square_of("А1"), square_of("А8")}
    assert opened(lying("Г4 КОТ", "А3 ДА"), "4А", "АУРК") == frozenset(), "it was open before"
