"""Sets of words against the plainest way to answer the same questions."""

from collections import Counter
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from slovoteka._native import WordGraph, build_graph
from slovoteka.lexicon.alphabet import ALPHABETS, fold
from slovoteka.lexicon.search import TreeState, WordSet, WordTree, Yo

FIRST = ["ДОМ", "ЁЖ", "МОДА", "ОМ", "МЁД", "ДА", "ЁЛКА", "ЛАК"]
SECOND = ["КЛАД", "МЕД", "ЛЁД", "ДЕЛО"]
EXTRA = ["КОЛА", "ЁКЛМН"]


def _graph(path: Path, words: list[str], *, both: bool) -> WordGraph:
    known = words + [fold(word) for word in words] if both else words
    build_graph("\n".join(known).encode(), ALPHABETS["ru"], path)
    return WordGraph(path)


@pytest.fixture(scope="module")
def sets(tmp_path_factory: pytest.TempPathFactory) -> dict[Yo, WordSet]:
    folder = tmp_path_factory.mktemp("graphs")
    made: dict[Yo, WordSet] = {}
    modes: list[Yo] = ["strict", "lenient", "fold"]
    for yo in modes:
        both = yo != "strict"
        graphs = [_graph(folder / f"{n}-{yo}", words, both=both) for n, words in enumerate((FIRST, SECOND))]
        made[yo] = WordSet(graphs, content_hash=yo, yo=yo, min_length=2, max_length=4, extra=EXTRA)
    return made


def _spellings(yo: Yo) -> set[str]:
    """All words of a set, written out."""
    graphs = FIRST + SECOND
    spelt = {
        "strict": [*graphs, *EXTRA],
        "lenient": [*graphs, *map(fold, graphs), *EXTRA],
        "fold": [*map(fold, graphs), *map(fold, EXTRA)],
    }[yo]
    return {word for word in spelt if 2 <= len(word) <= 4}


def _plain_fits(yo: Yo, letters: str) -> set[str]:
    asked = fold(letters) if yo == "fold" else letters
    return {
        word for word in _spellings(yo) if (Counter(word) - Counter(asked.replace("?", ""))).total() <= asked.count("?")
    }


@pytest.mark.parametrize("yo", ["strict", "lenient", "fold"])
def test_membership(sets: dict[Yo, WordSet], yo: Yo) -> None:
    for word in {*FIRST, *SECOND, *EXTRA, *map(fold, FIRST + SECOND + EXTRA), "ЁМ", "МОДЁ", "Д", ""}:
        expected = (fold(word) if yo == "fold" else word) in _spellings(yo)
        assert (word in sets[yo]) == expected, word


def test_hedgehog_in_each_mode(sets: dict[Yo, WordSet]) -> None:
    assert ("ЁЖ" in sets["strict"], "ЕЖ" in sets["strict"]) == (True, False)
    assert ("ЁЖ" in sets["lenient"], "ЕЖ" in sets["lenient"]) == (True, True)
    assert ("ЁЖ" in sets["fold"], "ЕЖ" in sets["fold"]) == (True, True)
    assert ("ДЁЛО" in sets["lenient"], "ДЁЛО" in sets["fold"]) == (False, True)
    assert sets["fold"].fits("Ж?") == ["ЕЖ"]
    assert sets["lenient"].fits("Ж?") == ["ЕЖ", "ЁЖ"]


@given(st.sampled_from(["strict", "lenient", "fold"]), st.text("ДОМЁЕЖЛАК?", max_size=7))
def test_what_fits(sets: dict[Yo, WordSet], yo: Yo, letters: str) -> None:
    words, expected = sets[yo], _plain_fits(yo, letters)
    found = words.fits(letters)
    assert set(found) == expected
    assert len(found) == len(expected)
    assert found == sorted(found, key=lambda word: (-len(word), [ALPHABETS["ru"].index(letter) for letter in word]))
    assert words.fits(letters, top=2) == found[:2]
    assert words.fits(letters, min_length=4) == [word for word in found if len(word) >= 4]
    assert words.fits(letters, max_length=3) == [word for word in found if len(word) <= 3]
    one = words.any_fit(letters)
    assert one in expected if expected else one is None
    assert set(words.fits(letters, required="М")) == {word for word in _plain_fits(yo, letters + "М") if "М" in word}


@given(st.sampled_from(["strict", "lenient", "fold"]), st.text("ДОМЁЕЖЛ?", max_size=4), st.text("ДОМЁЕК?", max_size=5))
def test_which_letter_gives_a_word(sets: dict[Yo, WordSet], yo: Yo, base: str, candidates: str) -> None:
    expected = [bool(_plain_fits(yo, base + letter)) for letter in candidates]
    assert sets[yo].any_fit_each(base, candidates) == expected


@pytest.mark.parametrize("yo", ["strict", "lenient", "fold"])
def test_all_words(sets: dict[Yo, WordSet], yo: Yo) -> None:
    assert set(sets[yo].words()) == _spellings(yo)
    assert set(sets[yo].words("Е")) == {word for word in _spellings(yo) if word.startswith("Е")}


def _walked(tree: WordTree, state: TreeState, prefix: str = "") -> list[str]:
    found = []
    for letter, (after, ends) in tree[state].items():
        found += [prefix + letter] * ends
        found += _walked(tree, after, prefix + letter)
    return found


@pytest.mark.parametrize("yo", ["strict", "lenient"])
def test_the_tree_holds_every_word_once(sets: dict[Yo, WordSet], yo: Yo) -> None:
    tree = sets[yo].tree
    words = _walked(tree, tree.root)
    assert len(set(words)) == len(words)
    assert {word for word in words if word in sets[yo]} == _spellings(yo)
    assert "ЁКЛМН" in words, "lengths are left to the caller"
    assert tree[()] == {}


@given(st.lists(st.text("АБВ", min_size=1, max_size=5)), st.lists(st.text("АБВ", min_size=1, max_size=5)))
def test_a_tree_is_the_union_of_graphs_and_agreed_words(
    tmp_path_factory: pytest.TempPathFactory, listed: list[str], agreed: list[str]
) -> None:
    graph = _graph(tmp_path_factory.mktemp("tree") / "words", listed, both=False)
    words = WordSet([graph], content_hash="", yo="strict", min_length=1, max_length=5, extra=agreed)
    assert sorted(_walked(words.tree, words.tree.root)) == sorted({*listed, *agreed})


def test_a_tree_does_not_grow_without_end(sets: dict[Yo, WordSet], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("slovoteka.lexicon.search._MOST_KEPT", 3)
    tree = WordTree([sets["strict"].graphs[0]])
    assert sorted(_walked(tree, tree.root)) == sorted(FIRST)
    assert len(tree) <= 3
