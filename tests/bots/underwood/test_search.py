"""The search compared with brute force: it finds the best words, and they can be laid for the points that it says."""

from collections import Counter
from collections.abc import Callable
from functools import cache
from random import Random

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bots.underwood.brute import (
    LETTERS,
    ToyWords,
    gained,
    legal_layings,
    some_desk,
    some_words,
    word_points,
)
from rules.underwood.tables import DECK, laid, turn_of
from slovoteka.bots.underwood import candidate_words
from slovoteka.bots.underwood.plans import lays_of
from slovoteka.bots.underwood.search import Find, Search, Weights
from slovoteka.games.underwood.actions import Turn
from slovoteka.games.underwood.deck import letters_in
from slovoteka.games.underwood.desk import Desk, Laying
from slovoteka.games.underwood.prizes import (
    VOWELS,
    AllDifferent,
    Condition,
    Dear,
    Doubled,
    Ends,
    Has,
    Length,
    Palindrome,
    SameEnds,
    Starts,
)
from slovoteka.games.underwood.spelling import word_of

ALL = 10_000
"""More than any desk here has."""
DESKS = [(on_table, seed) for on_table, desks in ((0, 40), (1, 24), (2, 10)) for seed in range(desks)]
"""The number of Underwoods on the table, and a seed."""
MULTIPLYING = 10
"""The prize card «размножить или сократить»."""
EVERY_TABLE = pytest.mark.parametrize("on_table", [0, 1, 2])


@cache
def dealt(on_table: int, seed: int) -> tuple[Desk, ToyWords]:
    chance = Random(seed)
    desk = some_desk(chance, on_table=on_table)
    return desk, some_words(chance, desk, 30)


@cache
def found(on_table: int, seed: int) -> tuple[tuple[Find, tuple[Laying, ...]], ...]:
    """What the search finds, each with the legal ways to lay it."""
    desk, words = dealt(on_table, seed)
    finds = Search(desk, words, Weights()).finds(ALL)
    return tuple((find, tuple(_legal(desk, find))) for find in finds)


@cache
def brute(on_table: int, seed: int) -> tuple[Laying, ...]:
    desk, words = dealt(on_table, seed)
    return tuple(legal_layings(desk, words.words))


def _legal(desk: Desk, find: Find) -> list[Laying]:
    layings = [Laying.of(desk, lay) for lay in lays_of(desk, find)]
    return [laying for laying in layings if next(laying.refusals(), None) is None]


def seeds(on_table: int) -> list[int]:
    return [seed for underwoods, seed in DESKS if underwoods == on_table]


def best(layings: tuple[Laying, ...], points: Callable[[Laying], int]) -> int | None:
    return max(map(points, layings), default=None)


def laid_out(on_table: int, seed: int) -> tuple[Laying, ...]:
    return tuple(laying for _, layings in found(on_table, seed) for laying in layings)


def best_by_word(layings: tuple[Laying, ...], points: Callable[[Laying], int]) -> dict[str, int]:
    """The best points that the search promises for each word, not only for the best one.

    It promises nothing for a multiplied or reduced letter, where it looks at one letter only, nor for a word from the
    tape alone, which needs an extra Underwood (UW-30).
    """
    found: dict[str, int] = {}
    for laying in layings:
        word = word_of(laying.places)
        is_of_tape = not Counter(word) - Counter(laying.torn)
        if laying.lay.prize != MULTIPLYING and not is_of_tape:
            found[word] = max(points(laying), found.get(word, 0))
    return found


@EVERY_TABLE
def test_the_best_word_is_found(on_table: int) -> None:
    for seed in seeds(on_table):
        assert best(laid_out(on_table, seed), word_points) == best(brute(on_table, seed), word_points), seed


@EVERY_TABLE
def test_every_word_is_found_with_its_best_points(on_table: int) -> None:
    for seed in seeds(on_table):
        expected = best_by_word(brute(on_table, seed), word_points)
        assert best_by_word(laid_out(on_table, seed), word_points) == expected, seed


@pytest.mark.parametrize("on_table", [0, 1])
@pytest.mark.rule("UW-G5", "UW-G7")
def test_every_word_is_found_with_the_best_swap_into_an_own_word(on_table: int) -> None:
    for seed in seeds(on_table):
        assert best_by_word(laid_out(on_table, seed), gained) == best_by_word(brute(on_table, seed), gained), seed


def test_the_desks_were_worth_searching() -> None:
    """Everything that makes a turn hard occurs in some best turn."""
    turns = [max(layings, key=gained).lay for desk in DESKS if (layings := brute(*desk))]
    assert len(turns) > len(DESKS) * 0.9
    assert sum(lay.cut is not None for lay in turns) > 20
    assert sum("*" in lay.word for lay in turns) > 20
    assert sum("(" in lay.word for lay in turns) > 5
    assert sum(bool(lay.swaps) for lay in turns) > 5
    assert {lay.prize for lay in turns} >= {None, 1, 3, 4, 5, 6, 7, 8, 10}


@EVERY_TABLE
def test_a_word_counts_what_the_search_says(on_table: int) -> None:
    for seed in seeds(on_table):
        for find, layings in found(on_table, seed):
            assert {word_of(laying.places) for laying in layings} <= {find.word}
            assert best(layings, word_points) in (None, find.rough), (seed, find)


def test_without_underwoods_on_the_table_all_that_is_found_can_be_laid() -> None:
    """With them it is not certain, because the letter for a swap may be needed in the word."""
    for seed in seeds(0):
        assert all(layings for _, layings in found(0, seed)), seed


@EVERY_TABLE
def test_the_game_takes_every_word_that_keeps_the_rules_of_the_desk(on_table: int) -> None:
    for seed in seeds(on_table)[:16]:
        desk, words = dealt(on_table, seed)
        table = turn_of(desk.hand, "А", tape=desk.tape, words=desk.words, known=words.words)
        for _, layings in found(on_table, seed):
            for laying in layings:
                card = letters_in(laying.after().hand)[:1] or None
                table.game.check(table.state, 0, table.windows["turn"], Turn((laying.lay,), card), 0)


def test_each_find_is_listed_once_and_the_best_first() -> None:
    for on_table, seed in DESKS:
        finds = [find for find, _ in found(on_table, seed)]
        assert len(finds) == len(set(finds))
        assert [find.rough for find in finds] == sorted((find.rough for find in finds), reverse=True)


def test_a_short_list_is_the_head_of_the_long_one() -> None:
    for on_table, seed in DESKS:
        desk, words = dealt(on_table, seed)
        long = [find.rough for find, _ in found(on_table, seed)]
        assert [find.rough for find in Search(desk, words, Weights()).finds(5)] == long[:5]


def test_words_to_avoid_are_not_found() -> None:
    for on_table, seed in DESKS:
        desk, words = dealt(on_table, seed)
        avoided = frozenset(words.words[::2])
        finds = Search(desk, words, Weights()).finds(ALL, avoided)
        assert finds == [find for find, _ in found(on_table, seed) if find.word not in avoided]


def test_an_empty_vocabulary_and_an_empty_hand_give_nothing() -> None:
    nothing = Desk(deck=DECK, seat=0, hand="", tape="", words=((), ()))
    assert Search(nothing, ToyWords(["КОТ"]), Weights()).finds(ALL) == []
    full = Desk(deck=DECK, seat=0, hand="КОТ?①⑩", tape="КОТ", words=((laid("К*ОТ"),), ()))
    assert Search(full, ToyWords([]), Weights()).finds(ALL) == []


# --- conditions of prize cards --------------------------------------------------------------------------------------

SOME_LETTERS = st.sampled_from(["vowels", "consonants", "ЩТ", "О", "ЪЬЁ"])
LIMITS = st.tuples(st.integers(1, 7), st.integers(1, 7)).map(sorted)
CONDITIONS: st.SearchStrategy[Condition] = st.one_of(
    LIMITS.map(lambda limits: Length(least=limits[0], most=limits[1])),
    SOME_LETTERS.map(lambda of: Starts(of=of)),
    SOME_LETTERS.map(lambda of: Ends(of=of)),
    st.just(SameEnds()),
    st.just(Doubled()),
    st.builds(lambda of, limits: Has(of=of, least=limits[0] - 1, most=limits[1]), SOME_LETTERS, LIMITS),
    st.integers(1, 10).map(lambda price: Dear(price=price)),
    st.just(Palindrome()),
    st.just(AllDifferent()),
)
FEW, ALPHABET = st.text("ОЩ", min_size=1, max_size=7), st.text(candidate_words.LETTERS, min_size=1, max_size=9)
MIRRORED = st.text(LETTERS + VOWELS, min_size=1, max_size=4).map(lambda half: half + half[::-1])
WORDS = st.lists(FEW | ALPHABET | MIRRORED, max_size=12)


@settings(max_examples=400, deadline=None)
@given(condition=CONDITIONS, words=WORDS, held=st.text(candidate_words.LETTERS + "?①", max_size=20))
def test_a_condition_holds_for_an_array_as_for_each_word(condition: Condition, words: list[str], held: str) -> None:
    crop = candidate_words.CandidateWords.of(words)
    cards = candidate_words.counts_of(held)
    by_letter = np.array([DECK.prices[letter] for letter in candidate_words.LETTERS], dtype=np.float32)
    met = crop.meets(condition, np.minimum(crop.counts, cards), by_letter)
    expected = [condition.holds(word, _prices(word, held)) for word in words]
    assert met.tolist() == expected


def _prices(word: str, held: str) -> list[int]:
    """Prices of the cards at each letter: letter cards as long as there are any, then Underwoods."""
    left, prices = Counter(held), []
    for letter in word:
        prices.append(DECK.prices[letter] if left[letter] > 0 else 0)
        left[letter] -= 1
    return prices


@given(words=WORDS, kept=st.lists(st.booleans(), min_size=12, max_size=12))
def test_an_array_of_words_counts_their_letters(words: list[str], kept: list[bool]) -> None:
    crop = candidate_words.CandidateWords.of(words).only(np.array(kept[: len(words)], dtype=np.bool_))
    left = [word for word, is_kept in zip(words, kept, strict=False) if is_kept]
    assert crop.words.tolist() == left
    assert crop.lengths.tolist() == [len(word) for word in left]
    for word, counts in zip(left, crop.counts, strict=True):
        assert dict(zip(candidate_words.LETTERS, counts.tolist(), strict=True)) == {
            letter: word.count(letter) for letter in candidate_words.LETTERS
        }
