"""The parts that bots think with: calls in a row, unsafe letters, chances, guesses about others."""

from math import comb

import pytest

from bots.toys import bands, vocabulary
from slovoteka.bots.forbidden import open_band
from slovoteka.bots.forbidden.chances import worth
from slovoteka.bots.forbidden.knowledge import CallChain, Knowledge, in_order, without
from slovoteka.bots.forbidden.rivals import Rivals
from slovoteka.bots.forbidden.safe_letters import chance_of_none, safe_letters
from slovoteka.games.forbidden.options import decks
from slovoteka.games.forbidden.views import Called, Finished, Laid, NewConversation, Opened, Passed

DECK = decks()["standard"]


def known(*words: str) -> Knowledge:
    return Knowledge(vocabulary(*words), DECK)


def test_the_costliest_word_comes_first() -> None:
    assert known("ИОА", "КОТ", "КОРТ").words(in_order("АИОКРТ")) == ("КОРТ", "КОТ", "ИОА")
    assert known("КОТ").cost("КОТ") == 2


def test_unsafe_letters() -> None:
    assert known("КОТ", "ТОК", "РОТ").unsafe(in_order("АОТ")) == "КР"
    assert known("КОТ").unsafe(in_order("АИ")) == ""
    assert known("КОТ").unsafe(in_order("КОТ")) == "".join(sorted(set(DECK.red + DECK.black))), "a word lies there"


def test_calls_in_a_row_need_two_red_letters_between_them() -> None:
    words = known("КОТ", "РИС")
    assert words.bite(in_order("АЕИОКРСТ")).taken == 4
    assert words.bite(in_order("АИОКРСТ")).taken == 4, "two red letters are left after the first"
    assert words.bite(in_order("ИОКРСТ")) == CallChain(("КОТ",), 2, in_order("ИРС")), "a new conversation has begun"
    assert words.bite(in_order("АОЩ")) == CallChain((), 0, in_order("АОЩ"))


def test_a_struck_word_is_no_word() -> None:
    words = known("КОТ", "ТОК")
    words.strike({"КОТ"})
    assert words.words(in_order("АОКТ")) == ("ТОК",)
    words.strike({"КОТ", "ТОК"})
    assert words.unsafe(in_order("АОТ")) == ""


def test_agreed_words_are_added() -> None:
    agreed = open_band(1, ("ЩЩЫ", "ЩЁЩ"))
    assert "ЩЩЫ" in agreed
    assert agreed.fits("ЩЩЫ", min_length=3) == ["ЩЩЫ"]
    assert agreed.fits("ЕЩЩ", min_length=3) == ["ЩЕЩ"], "the card Е reads as Ё"
    assert agreed.any_fit_each("ЩЫ", "ЩЪ", min_length=3) == [True, False]
    assert "ЩЩЫ" not in open_band(1)


def test_without_takes_one_card_for_each_letter() -> None:
    assert without("ААКТ", "ТАК") == "А"


def test_the_chance_that_the_neighbour_has_nothing_safe() -> None:
    words = known("КОТ")
    unseen = "ККЩЩЩ"
    assert safe_letters(words, in_order("АОТ"), "АЕИО", unseen) == {"Щ"}
    assert chance_of_none(words, in_order("АОТ"), "АЕИО", unseen) == 0, "three cards, of which two are unsafe"
    assert chance_of_none(words, in_order("АОТ"), "АЕИО", "КККЩ") == pytest.approx(1 / comb(4, 3))
    assert chance_of_none(words, in_order("АОТ"), "АЕЕИИО", "КККК") == 0, "a red letter may be laid"


def test_what_a_standing_is_worth() -> None:
    seats = (0, 1, 2)
    assert worth((0, 0, 0), (0, 0, 0), seats, 0, is_over=False) == pytest.approx(1 / 3)
    assert worth((0, 5, 5), (0, 0, 0), seats, 0, is_over=False) > 0.9
    assert worth((2, 2, 10), (0, 0, 0), seats, 0, is_over=True) == 0.5, "a shared victory (ZS-34)"
    assert worth((2, 1, 10), (0, 0, 0), seats, 0, is_over=True) == 0
    assert worth((2, 1, 10), (0, 9, 0), seats, 0, is_over=True) == 1, "the series counts (ZS-38)"
    assert worth((2, 1, 10), (0, 0, 0), (0, 2), 0, is_over=True) == 1, "who has left does not win"


def test_others_are_judged_by_what_they_miss_call_and_give_away() -> None:
    rivals = Rivals(3, [Knowledge(words, DECK) for words in bands("ДОМ", "КОТ", "ШТОФ", "ГРОТ")])
    even = list(rivals.belief(0))
    for event in (Opened("А"), Opened("О"), Laid(0, "К", True), Laid(0, "Т", True)):
        rivals.observe(event)
    assert rivals.belief(0)[0] > even[0], "gave КОТ away"
    rivals.observe(Passed(1))
    assert rivals.belief(1)[0] > 0.5, "missed КОТ"
    rivals.observe(Called(2, "ГРОТ", 0, "ГРТ", "О"))
    assert rivals.belief(2)[3] > 0.8, "called a rare word"
    conversation = in_order("АОР")
    assert rivals.chance_of_seeing([2], in_order(conversation + "Т"), "Г") > 0.8
    assert rivals.chance_of_seeing([1], in_order(conversation + "Т"), "Г") < 0.3
    before = list(rivals.belief(1))
    for later in (NewConversation(""), Opened("А"), Finished("penalty", (0, 0, 0)), Opened("А"), Passed(1)):
        rivals.observe(later)
    assert list(rivals.belief(1)) == before, "no word lay there"
