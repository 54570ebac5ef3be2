"""The native word graph against plain Python: sets, multisets, and the definition of a minimal automaton."""

import random
from collections import Counter
from collections.abc import Callable, Iterable
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from slovoteka._native import MAX_WORD, WordGraph, build_graph

RUSSIAN = "АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ"
UKRAINIAN = "АБВГҐДЕЄЖЗИІЇЙКЛМНОПРСТУФХЦЧШЩЬЮЯ'"
SIXTY = RUSSIAN + "ABCDEFGHIJKLMNOPQRSTUVWXYZ’"
NOT_BY_CODE_POINT = "ЯЁБА'"

GraphMaker = Callable[[Iterable[str], str], WordGraph]
several_graphs_a_test = settings(
    max_examples=100, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
few_letters = st.text("АБЁЯ'", min_size=1, max_size=7)
word_lists = st.lists(few_letters, max_size=40)
racks = st.text("АБЁЯ'?ж", max_size=9)


@pytest.fixture
def make(tmp_path: Path) -> GraphMaker:
    def make_graph(words: Iterable[str], alphabet: str = NOT_BY_CODE_POINT) -> WordGraph:
        path = tmp_path / "words.graph"
        build_graph("\n".join(words).encode(), alphabet, path)
        graph = WordGraph(path)
        graph.verify()
        return graph

    return make_graph


def in_order(words: Iterable[str], alphabet: str = NOT_BY_CODE_POINT) -> list[str]:
    return sorted(set(words), key=lambda word: [alphabet.index(letter) for letter in word])


def is_fit(word: str, letters: str, wildcards: int) -> bool:
    return (Counter(word) - Counter(letters)).total() <= wildcards


def minimal_state_count(words: Iterable[str]) -> int:
    """Two prefixes share a state when the same can follow; a prefix that nothing follows needs none."""
    endings: dict[str, set[str]] = {}
    for word in words:
        for length in range(len(word)):
            endings.setdefault(word[:length], set()).add(word[length:])
    return len({frozenset(after) for after in endings.values()})


@several_graphs_a_test
@given(words=word_lists, asked=st.lists(few_letters | racks, max_size=20))
def test_contains_and_prefixes_like_a_set(make: GraphMaker, words: list[str], asked: list[str]) -> None:
    graph, oracle = make(words, NOT_BY_CODE_POINT), set(words)
    assert graph.word_count == len(oracle)
    assert graph.longest == max(map(len, oracle), default=0)
    for word in [*words, *asked]:
        assert (word in graph) == (word in oracle)
        for length in range(len(word) + 1):
            prefix = word[:length]
            starts = [other for other in oracle if other.startswith(prefix)]
            assert graph.has_prefix(prefix) == bool(starts)
            assert graph.words(prefix) == in_order(starts)
    assert graph.words() == in_order(words)


@several_graphs_a_test
@given(
    words=word_lists,
    letters=racks,
    wildcards=st.integers(0, 3),
    min_length=st.integers(0, 8),
    max_length=st.integers(0, 70),
    limit=st.integers(0, 4),
    required=st.sampled_from(NOT_BY_CODE_POINT + "?"),
)
def test_fits_like_multisets(
    make: GraphMaker,
    words: list[str],
    letters: str,
    wildcards: int,
    min_length: int,
    max_length: int,
    limit: int,
    required: str,
) -> None:
    graph = make(words, NOT_BY_CODE_POINT)
    long_enough = [word for word in in_order(words) if len(word) >= min_length]
    fitting = [word for word in long_enough if is_fit(word, letters, wildcards)]
    with_required = [w for w in long_enough if is_fit(w, letters + required, wildcards) and required in w]

    assert graph.fits(letters, wildcards, min_length) == fitting
    assert graph.count_fits(letters, wildcards, min_length) == len(fitting)
    assert graph.any_fit(letters, wildcards, min_length) == (fitting[0] if fitting else None)
    assert graph.fits_with(letters, required, wildcards, min_length) == with_required
    for found, wanted in (
        (graph.fits(letters, wildcards, min_length, max_length, limit), fitting),
        (graph.fits_with(letters, required, wildcards, min_length, max_length, limit), with_required),
    ):
        short_enough = [word for word in wanted if len(word) <= max_length]
        assert found == short_enough[: limit or None]


@several_graphs_a_test
@given(words=word_lists, base=racks, candidates=racks, min_length=st.integers(0, 6))
def test_any_fit_each_is_any_fit_one_by_one(
    make: GraphMaker, words: list[str], base: str, candidates: str, min_length: int
) -> None:
    graph = make(words, NOT_BY_CODE_POINT)
    one_by_one = [graph.any_fit(base + letter, 0, min_length) is not None for letter in candidates]
    assert graph.any_fit_each(base, candidates, min_length) == one_by_one


def walked(graph: WordGraph, state: int, prefix: str = "") -> list[str]:
    """All words that are met from this state on, in the order of the arcs."""
    found = []
    for letter, after, ends in graph.arcs(state):
        found += [prefix + letter] * ends
        found += walked(graph, after, prefix + letter)
    return found


@several_graphs_a_test
@given(words=word_lists)
def test_a_walk_meets_every_word_once_and_in_order(make: GraphMaker, words: list[str]) -> None:
    graph = make(words, NOT_BY_CODE_POINT)
    assert walked(graph, graph.root) == in_order(words)


def test_arcs_tell_letter_state_and_end(make: GraphMaker) -> None:
    graph = make(["ДА", "ДАР", "ОН"], RUSSIAN)
    (first, after, is_word), (second, *_) = graph.arcs(graph.root)
    assert (first, is_word, second) == ("Д", False, "О")
    [(letter, behind, ends)] = graph.arcs(after)
    assert (letter, ends) == ("А", True)
    assert graph.arcs(behind) == [("Р", 0, True)]
    assert graph.arcs(0) == []


@several_graphs_a_test
@given(words=word_lists, number=st.integers(-(2**63), 2**63 - 1) | st.integers(-2, 500))
def test_a_number_that_is_no_state_is_refused_or_harmless(make: GraphMaker, words: list[str], number: int) -> None:
    graph = make(words, NOT_BY_CODE_POINT)
    if 0 <= number <= graph.root:
        for letter, after, _ in graph.arcs(number):
            assert letter in NOT_BY_CODE_POINT
            assert 0 <= after < max(number, 1)
    else:
        with pytest.raises(ValueError, match="no such state"):
            graph.arcs(number)


def test_every_number_up_to_the_root_can_be_walked_from(make: GraphMaker) -> None:
    """Also those in the middle of a record: what comes is nonsense, but it comes to an end."""
    graph = make(["ДОМ", "ДОМА", "ДЫМ", "ТОМ", "ЁЖ", "ЁЖИК"], RUSSIAN)
    for number in range(graph.root + 1):
        assert len(walked(graph, number)) < 10_000
    for number in (graph.root + 1, -1, 2**32, 2**32 + graph.root, 2**63 - 1):
        with pytest.raises(ValueError, match="no such state"):
            graph.arcs(number)
    with pytest.raises(TypeError):
        graph.arcs(2**64)


@several_graphs_a_test
@given(words=word_lists)
def test_the_automaton_is_minimal(make: GraphMaker, words: list[str]) -> None:
    assert make(words, NOT_BY_CODE_POINT).state_count == minimal_state_count(words)


def test_a_larger_list_is_minimal_too(make: GraphMaker) -> None:
    rng = random.Random(7)
    endings = ["", "А", "У", "ОМ", "Е", "Ы", "ОВ", "АМ", "АМИ", "АХ"]
    stems = ["".join(rng.choices(RUSSIAN, k=rng.randint(1, 6))) for _ in range(600)]
    words = [stem + ending for stem in stems for ending in endings]
    graph = make(words, RUSSIAN)
    assert graph.state_count == minimal_state_count(set(words))
    assert graph.words() == in_order(words, RUSSIAN)


def test_no_words_at_all(make: GraphMaker) -> None:
    graph = make([], RUSSIAN)
    assert (graph.word_count, graph.state_count, graph.arc_count, graph.longest) == (0, 0, 0, 0)
    assert "А" not in graph
    assert not graph.has_prefix("")
    assert graph.words() == graph.fits("АБВ", 5) == graph.fits_with("АБВ", "А") == []
    assert graph.any_fit("АБВ", 2) is None
    assert graph.any_fit_each("АБ", "ВГ") == [False, False]
    assert (graph.root, graph.arcs(graph.root)) == (0, [])


def test_one_word(make: GraphMaker) -> None:
    graph = make(["ДОМ"], RUSSIAN)
    assert (graph.word_count, graph.state_count, graph.arc_count, graph.longest) == (1, 3, 3, 3)
    assert graph.alphabet == RUSSIAN
    assert graph.fits("МОДА") == graph.fits("МД", 1) == graph.words("ДО") == graph.words("ДОМ") == ["ДОМ"]
    assert graph.fits("МД") == graph.words("ДОМА") == []
    assert graph.any_fit_each("ДМ", "АОЫ") == [False, True, False]


@pytest.mark.parametrize("alphabet", [RUSSIAN, UKRAINIAN, SIXTY, "Я", "".join(map(chr, range(0x10400, 0x10440)))])
def test_alphabets(make: GraphMaker, alphabet: str) -> None:
    rng = random.Random(len(alphabet))
    words = ["".join(rng.choices(alphabet, k=rng.randint(1, 9))) for _ in range(2000)]
    graph = make(words, alphabet)
    assert graph.alphabet == alphabet
    assert graph.words() == in_order(words, alphabet)
    assert graph.fits(alphabet, max_length=3) == [
        word for word in in_order(words, alphabet) if len(word) <= 3 and is_fit(word, alphabet, 0)
    ]


def test_the_apostrophe_is_a_letter(make: GraphMaker) -> None:
    graph = make(["М'ЯЧ", "МЯЧ", "ЧАЙ"], UKRAINIAN)
    assert graph.fits("ЧМЯ'") == ["МЯЧ", "М'ЯЧ"]
    assert "М'ЯЧ" in graph
    assert "М’ЯЧ" not in graph


def test_words_that_can_be_no_words(make: GraphMaker) -> None:
    graph = make(["ДОМ"], RUSSIAN)
    for word in ("", "дом", "ДОM", "ДОМ\n", "ДОМ ", "ДОМ\0", "\udc80", "Д" * 10_000, "ДОМ" * 10_000, "😀"):
        assert word not in graph
        assert word == "" or not graph.has_prefix(word)
    with pytest.raises(TypeError):
        assert None not in graph  # type: ignore[operator]


def test_a_rack_of_any_size(make: GraphMaker) -> None:
    graph = make(["А" * MAX_WORD, "ДОМ"], RUSSIAN)
    assert graph.any_fit("А" * 100_000, min_length=2) == "А" * MAX_WORD
    assert graph.fits("А" * (MAX_WORD - 1)) == []
    assert graph.fits("", 10**9) == ["А" * MAX_WORD, "ДОМ"]
    assert graph.any_fit(RUSSIAN * 1000, min_length=10**12) is None


@pytest.mark.parametrize("name", ["wildcards", "min_length", "max_length", "limit"])
def test_negative_numbers_are_refused(make: GraphMaker, name: str) -> None:
    numbers: dict[str, int] = {name: -1}
    with pytest.raises(ValueError, match=f"{name} is negative"):
        make(["ДОМ"], RUSSIAN).fits("ДОМ", **numbers)


@pytest.mark.parametrize("required", ["", "ДО"])
def test_required_is_one_letter(make: GraphMaker, required: str) -> None:
    with pytest.raises(ValueError, match="one letter"):
        make(["ДОМ"], RUSSIAN).fits_with("ДОМ", required)
