"""The decks that come with the package, and how a deck is read."""

from collections import Counter
from typing import Any

import pytest

from slovoteka.core.errors import Illegal, Refusal
from slovoteka.games.forbidden.options import decks, read_deck

RED = "А2 Е2 И2 О2"
BLACK_LETTERS = "БВГДЖЗЙКЛМНПРСТУФХЦЧШЩЫЬЭЮЯ"


@pytest.mark.rule("ZS-01")
def test_the_usual_deck_letter_by_letter() -> None:
    counts = {5: "НРСТ", 4: "ВДКЛМП", 3: "БГУ", 2: "ЖЗЙХЧШЫЬЯ", 1: "ФЦЩЭЮ"}
    expected = Counter({letter: count for count, letters in counts.items() for letter in letters})
    assert Counter(decks()["standard"].black) == expected


@pytest.mark.rule("ZS-01")
def test_the_flat_deck_letter_by_letter() -> None:
    expected = Counter({letter: 2 if letter in "ФЦЩЭЮ" else 3 for letter in BLACK_LETTERS})
    assert Counter(decks()["flat"].black) == expected


@pytest.mark.parametrize("name", ["standard", "flat"])
def test_decks_that_were_not_printed_say_so(name: str) -> None:
    deck = decks()[name]
    assert deck.stand_in
    assert deck.title
    assert "неизвестен" in deck.note


def test_a_deck_is_read_from_data_without_code() -> None:
    deck = read_deck("box", {"title": "Из коробки", "red": RED, "black": "Т38 Н38"})
    assert (deck.id, deck.title, deck.stand_in) == ("box", "Из коробки", False)
    assert deck.black == "Н" * 38 + "Т" * 38


@pytest.mark.parametrize(
    ("table", "code"),
    [
        ({}, "deck-size"),
        ({"red": RED, "black": "Н77"}, "deck-size"),
        ({"red": RED, "black": "Н38 Н38"}, "deck-count"),
        ({"red": RED, "black": "Н"}, "deck-count"),
        ({"red": RED, "black": "Н-5"}, "deck-count"),
        ({"red": RED, "black": "H76"}, "deck-letter"),
        ({"red": RED, "black": "Ъ76"}, "deck-letter"),
        ({"red": 8, "black": 76}, "deck-count"),
        ({"red": RED, "black": "А1 Н75"}, "deck-both-colours"),
    ],
)
def test_a_deck_that_is_wrong(table: dict[str, Any], code: str) -> None:
    with pytest.raises(Refusal) as refusal:
        read_deck("box", table)
    assert refusal.value.code == code
    assert refusal.value.params["deck"] == "box"


@pytest.mark.rule("ZS-G11")
def test_which_rule_forbids_a_letter_in_both_colours() -> None:
    with pytest.raises(Illegal) as refusal:
        read_deck("box", {"red": RED, "black": "А1 Н75"})
    assert (refusal.value.rule, refusal.value.params["letters"]) == ("ZS-G11", "А")
