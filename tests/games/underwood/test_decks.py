"""The decks that come with the package, and how a deck is read from data."""

import copy
import tomllib
from collections import Counter
from importlib import resources
from typing import Any

import pytest

from slovoteka.core.errors import Illegal, Refusal, Unreadable
from slovoteka.games import underwood
from slovoteka.games.underwood.deck import UNDERWOOD, decks, is_letter, is_prize, letters_in, prizes_in, read_deck
from slovoteka.games.underwood.prize_signs import prize_number, prize_sign
from slovoteka.games.underwood.prizes import Length, WordTimes

FILE: dict[str, dict[str, Any]] = tomllib.loads(
    resources.files(underwood).joinpath("data/decks.toml").read_text("utf-8")
)
STANDARD = decks()["standard"]
NOT_A_DECK = "deck-shape"
"""The code for data of the wrong shape."""


def table(**changes: Any) -> dict[str, Any]:
    """The standard deck as in its file, with some fields replaced."""
    return copy.deepcopy(FILE["standard"]) | changes


def letters(**changes: str) -> dict[str, str]:
    """The standard letters with another row; `p1` is the row of price 1."""
    return {**FILE["standard"]["letters"], **{price.removeprefix("p"): row for price, row in changes.items()}}


def with_prize(**fields: Any) -> dict[str, Any]:
    """The standard deck with another second prize card, of which there is one."""
    changed = table()
    changed["prizes"][1] = fields
    return changed


# --- the standard deck ----------------------------------------------------------------------------------------------


@pytest.mark.rule("UW-01")
def test_a_deck_has_120_cards() -> None:
    assert len(STANDARD.cards) == 120
    assert len(letters_in(STANDARD.cards)) == 102
    assert STANDARD.cards.count(UNDERWOOD) == 4
    assert len(prizes_in(STANDARD.cards)) == 14


@pytest.mark.rule("UW-02")
def test_the_standard_letters_one_by_one() -> None:
    copies = {10: "О", 8: "АЕ", 5: "ИНРСТ", 4: "ВДКЛПУ", 3: "М", 2: "БГЬЯЫЗ", 1: "ЁЙЖХЦЧШЭЮФЩЪ"}
    expected = Counter({letter: count for count, row in copies.items() for letter in row})
    assert Counter(letters_in(STANDARD.cards)) == expected
    prices = {1: "ОАЕИНРСТВ", 2: "ДКЛПУМ", 3: "БГЬЯЁ", 4: "ЫЙ", 5: "ЗЖХЦЧ", 8: "ШЭЮ", 10: "ФЩЪ", 0: UNDERWOOD}
    assert STANDARD.prices == {letter: price for price, row in prices.items() for letter in row}


@pytest.mark.rule("UW-04")
def test_the_standard_prizes() -> None:
    assert len(STANDARD.prizes) == 10
    assert [prize.copies for prize in STANDARD.prizes] == [2, 1, 2, 1, 1, 1, 1, 1, 2, 2]
    assert Counter(prizes_in(STANDARD.cards)) == {
        prize_sign(number): prize.copies for number, prize in enumerate(STANDARD.prizes, 1)
    }
    first = STANDARD.prize("①")
    assert (first.when, first.does) == ((Length(least=6),), WordTimes(times=2))


def test_a_deck_that_was_not_printed_says_so() -> None:
    assert STANDARD.stand_in
    assert STANDARD.title
    assert "неизвестны" in STANDARD.note


def test_signs_of_cards() -> None:
    assert [prize_sign(number) for number in (1, 10, 14)] == ["①", "⑩", "⑭"]
    assert [prize_number(sign) for sign in "①⑩⑭"] == [1, 10, 14]
    assert [is_prize(card) for card in "①⑭⑮А?"] == [True, True, False, False, False]
    assert [is_letter(card) for card in "АЁ?①"] == [True, True, False, False]


# --- a deck from data -----------------------------------------------------------------------------------------------


@pytest.mark.rule("UW-05", "UW-39")
def test_the_true_list_needs_no_line_of_code() -> None:
    prizes = [
        {
            "copies": 13,
            "when": [{"is": "palindrome"}, {"is": "length", "least": 3}],
            "does": {"does": "plus", "points": 30},
        },
        {"does": {"does": "one-more-word"}},
    ]
    deck = read_deck("box", {"title": "Из коробки", "letters": {"1": "А50 Ё2", "7": "Б50"}, "prizes": prizes})
    assert (deck.id, deck.title, deck.stand_in, deck.underwoods) == ("box", "Из коробки", False, 4)
    assert deck.prices == {"А": 1, "Ё": 1, "Б": 7, UNDERWOOD: 0}
    assert prizes_in(deck.cards) == "①" * 13 + "②"
    assert deck.prize("①").unmet("ОКО", (0, 0, 0)) is None


@pytest.mark.rule("UW-01")
@pytest.mark.parametrize(
    ("changed", "what", "cards"),
    [
        (table(letters=letters(p4="Ы2")), "letters", 101),
        (table(letters=letters(p4="Ы3 Й1")), "letters", 103),
        (table(letters={}), "letters", 0),
        (table(underwoods=5), "underwoods", 5),
        (table(prizes=[]), "prizes", 0),
        (table(prizes=FILE["standard"]["prizes"][:-1]), "prizes", 12),
        ({}, "letters", 0),
    ],
)
def test_a_deck_of_the_wrong_size(changed: dict[str, Any], what: str, cards: int) -> None:
    with pytest.raises(Illegal) as refusal:
        read_deck("box", changed)
    assert (refusal.value.rule, refusal.value.code) == ("UW-01", "underwood-deck-cards")
    params = refusal.value.params
    assert (params["deck"], params["what"], params["cards"]) == ("box", what, cards)


@pytest.mark.parametrize(
    ("changed", "code"),
    [
        (table(colour="red"), "deck-field"),
        (table(letters="О10"), "deck-letters"),
        (table(letters=letters(p4="\u004b2 Й1")), "deck-letter"),
        (table(letters=letters(p4="ы2 Й1")), "deck-letter"),
        (table(letters=letters(p4="Ґ2 Й1")), "deck-letter"),
        (table(letters=letters(p4="О2 Й1")), "deck-letter-twice"),
        (table(letters=letters(p4="Й2 Й1")), "deck-letter-twice"),
        (table(letters=letters(p4="Ы Й1")), "deck-item"),
        (table(letters=letters(p4="Ы-2 Й1")), "deck-item"),
        (table(letters=letters(p4="Ы2000 Й1")), "deck-item"),
        (table(letters={"дорого": "О102"}), "deck-price"),
        (table(letters={"-1": "О102"}), "deck-price"),
        (table(letters={"101": "О102"}), "deck-price-range"),
        (table(letters={"1": "О102 А0"}), "deck-price-range"),
        (with_prize(copies=0, does={"does": "one-more-word"}), "deck-prize-copies"),
        (with_prize(does={"does": "fly"}), NOT_A_DECK),
        (with_prize(does={"does": "plus"}), NOT_A_DECK),
        (with_prize(when=[{"is": "pretty"}], does={"does": "one-more-word"}), NOT_A_DECK),
        (with_prize(when=[{"is": "doubled", "twice": 1}], does={"does": "one-more-word"}), NOT_A_DECK),
        (with_prize(when=[{"is": "dear", "price": "5"}], does={"does": "one-more-word"}), NOT_A_DECK),
        (with_prize(when=[]), NOT_A_DECK),
        (with_prize(does={"does": "plus", "points": 1000}), "prize-range"),
        (with_prize(when=[{"is": "has", "of": "letters"}], does={"does": "one-more-word"}), "prize-letters"),
    ],
)
def test_a_deck_that_cannot_be_read(changed: dict[str, Any], code: str) -> None:
    with pytest.raises(Unreadable) as refusal:
        read_deck("box", changed)
    assert refusal.value.code == code
    assert refusal.value.params["deck"] == "box"


LONG = "д" * 10_000


@pytest.mark.parametrize(
    "changed",
    [
        table(colour="red"),
        table(letters="О10"),
        table(letters=letters(p4="Ґ2 Й1")),
        table(letters=letters(p4="Й2 Й1")),
        table(letters=letters(p4="Ы Й1")),
        table(letters={"дорого": "О102"}),
        table(letters={"101": "О102"}),
        table(underwoods=5),
        with_prize(copies=0, does={"does": "one-more-word"}),
        with_prize(does={"does": "fly"}),
        with_prize(does={"does": "plus", "points": 1000}),
        with_prize(when=[{"is": "dear", "price": 11}], does={"does": "one-more-word"}),
    ],
)
def test_as_much_of_a_name_as_fits_a_sentence(changed: dict[str, Any]) -> None:
    with pytest.raises(Refusal) as refusal:
        read_deck(LONG, changed)
    assert refusal.value.params["deck"] == LONG[:40]


@pytest.mark.parametrize(
    ("changed", "param", "shown"),
    [
        (table(**{LONG: "red"}), "field", 40),
        (table(letters={LONG: "О102"}), "price", 20),
        (table(letters={"1": LONG}), "item", 20),
        (with_prize(when=[{"is": "has", "of": LONG}], does={"does": "one-more-word"}), "letters", 40),
    ],
)
def test_as_much_of_a_mistake_as_fits_a_sentence(changed: dict[str, Any], param: str, shown: int) -> None:
    with pytest.raises(Unreadable) as refusal:
        read_deck("box", changed)
    assert refusal.value.params[param] == LONG[:shown]


@pytest.mark.rule("UW-02")
def test_prices_from_nothing_to_a_hundred() -> None:
    deck = read_deck("box", table(letters={"0": "О101", "100": "А1"}, prizes=[{"copies": 14, **ONE_MORE}]))
    assert (deck.prices["О"], deck.prices["А"]) == (0, 100)


ONE_MORE: dict[str, Any] = {"does": {"does": "one-more-word"}}


def test_what_a_deck_need_not_say() -> None:
    deck = read_deck("box", {"letters": FILE["standard"]["letters"], "prizes": FILE["standard"]["prizes"]})
    assert (deck.title, deck.underwoods, deck.stand_in, deck.note) == ("box", 4, False, "")


def test_what_is_wrong_is_named() -> None:
    with pytest.raises(Unreadable) as refusal:
        read_deck("box", with_prize(when=[{"is": "pretty"}], does={"does": "one-more-word"}))
    assert "pretty" in str(refusal.value.params["why"])
    assert "prizes.1.when.0.is" in str(refusal.value.params["why"])


@pytest.mark.rule("UW-05")
def test_a_prize_that_never_comes_is_refused_with_its_number_and_condition() -> None:
    with pytest.raises(Illegal) as refusal:
        read_deck("box", with_prize(when=[{"is": "dear", "price": 11}], does={"does": "one-more-word"}))
    assert (refusal.value.rule, refusal.value.code) == ("UW-05", "prize-never")
    assert refusal.value.params == {"deck": "box", "prize": 2, "sign": "②", "condition": "dear"}


@pytest.mark.rule("UW-02")
def test_whether_a_prize_can_come_depends_on_the_letters() -> None:
    dear = with_prize(when=[{"is": "dear", "price": 11}], does={"does": "one-more-word"})
    dear["letters"] = dict(dear["letters"]) | {"10": "Щ1 Ъ1", "11": "Ф1"}
    assert read_deck("box", dear).prices["Ф"] == 11
