"""Beginners are shown which cards of the tape would make a word with their hand, but not the word."""

from collections.abc import Iterable
from typing import Any

import pytest

from rules.underwood.tables import turn_of
from slovoteka.core import piles
from slovoteka.core.oracle import Question, SomeWords, T_co, WordsFound
from slovoteka.games.underwood.kind import KIND
from slovoteka.games.underwood.tape_aid import aid
from slovoteka.match.oracles import open_oracle


class Fitting:
    """A dictionary of a few words that can find words from letters."""

    def __init__(self, words: Iterable[str]) -> None:
        self._words = tuple(words)

    def ask(self, question: Question[T_co]) -> T_co:
        assert isinstance(question, SomeWords)
        made = [word for word in self._words if len(word) == question.length and piles.holds(question.letters, word)]
        answer: Any = WordsFound(tuple(made[: question.most]))
        return answer  # type: ignore[no-any-return]  # it is the answer to this question


def useful(hand: str, tape: str, *words: str) -> list[tuple[int, int]]:
    table = turn_of(hand, "КОТ", tape=tape)
    found = aid(table.options, Fitting(words), table.public, table.private(0), 0)
    return [(card.place, card.length) for card in found.cards]


def test_cards_with_which_the_hand_makes_a_word() -> None:
    assert useful("МТРЕ", "ДОЫО", "РОМ", "ТОМ", "ТЕРМО") == [(1, 5), (3, 5)]


def test_a_word_must_hold_the_card() -> None:
    assert useful("КОТ", "ДА", "КОТ") == []


def test_a_word_needs_a_card_of_the_hand() -> None:
    assert useful("М", "АА", "АА", "МА") == [(0, 2), (1, 2)]
    assert useful("М", "АА", "АА") == []


def test_underwoods_are_not_counted_on() -> None:
    assert useful("К?", "О", "КОТ") == []
    assert useful("К?", "О", "КОТ", "ОК") == [(0, 2)]


def test_an_empty_tape_and_a_table_that_votes() -> None:
    assert useful("КОТ", "", "КОТ") == []
    table = turn_of("КОТ", "ДОМ", "РАК", tape="А", check="vote")
    assert aid(table.options, Fitting(["АКТ"]), table.public, table.private(0), 0).cards == ()


def test_it_is_as_good_with_the_real_dictionary() -> None:
    table = turn_of("МТРЕПЗЯСКА", "КОТ", tape="ГДВОЫАЙНИКТЩ")
    oracle, _ = open_oracle(KIND, table.options)
    found = aid(table.options, oracle, table.public, table.private(0), 0)
    assert len(found.cards) >= 10
    assert all(card.length >= 5 for card in found.cards)


@pytest.mark.parametrize("hand", ["", "①?"])
def test_a_hand_without_letters_makes_nothing(hand: str) -> None:
    assert useful(hand, "АО", "АО") == []
