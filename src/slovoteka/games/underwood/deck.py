"""The cards: letters with prices and copies, Underwoods, prize cards. All of it is data (UW-01, UW-02)."""

import tomllib
from collections.abc import Mapping
from functools import cache, cached_property, lru_cache
from importlib import resources
from typing import Any, Final

import msgspec

from slovoteka.core.errors import Illegal, Unreadable
from slovoteka.core.mismatch import mismatch
from slovoteka.core.value import Value
from slovoteka.games.underwood.prize_checks import check_prize
from slovoteka.games.underwood.prize_signs import prize_number, prize_sign
from slovoteka.games.underwood.prizes import Prize
from slovoteka.lexicon.alphabet import ALPHABETS

LETTER_CARDS, UNDERWOODS, PRIZE_CARDS = 102, 4, 14  # UW-01
UNDERWOOD: Final = "?"
MOST_PRICE: Final = 100


_PRIZES: Final = frozenset(map(prize_sign, range(1, PRIZE_CARDS + 1)))
_NO_LETTERS: Final = _PRIZES | {UNDERWOOD}


def is_prize(card: str) -> bool:
    return card in _PRIZES


def is_letter(card: str) -> bool:
    return card not in _NO_LETTERS


def letters_in(pile: str) -> str:
    return "".join([card for card in pile if card not in _NO_LETTERS])


def prizes_in(pile: str) -> str:
    return "".join([card for card in pile if card in _PRIZES])


class LetterCard(Value, frozen=True, kw_only=True):
    """What is printed on a letter card (UW-02)."""

    letter: str
    price: int
    copies: int


class Deck(Value, frozen=True, kw_only=True, dict=True):
    """A deck is part of the options, so a record still has its cards after a deck was replaced."""

    id: str
    title: str
    letters: tuple[LetterCard, ...]
    underwoods: int = UNDERWOODS
    prizes: tuple[Prize, ...]
    stand_in: bool = False
    """Whether this stands in for the list of the printed box, which is unknown."""
    note: str = ""

    @cached_property
    def prices(self) -> Mapping[str, int]:
        """Prices of letters and of the Underwood. Prize cards have none."""
        return {UNDERWOOD: 0} | {card.letter: card.price for card in self.letters}

    @cached_property
    def cards(self) -> str:
        """All cards as one pile."""
        letters = "".join(card.letter * card.copies for card in self.letters)
        prizes = "".join(prize_sign(number) * prize.copies for number, prize in enumerate(self.prizes, start=1))
        return "".join(sorted(letters + UNDERWOOD * self.underwoods + prizes))

    def prize(self, card: str) -> Prize:
        return self.prizes[prize_number(card) - 1]


@cache
def decks() -> Mapping[str, Deck]:
    """The decks that come with the package."""
    text = resources.files(__package__).joinpath("data/decks.toml").read_text("utf-8")
    return {name: read_deck(name, table) for name, table in tomllib.loads(text).items()}


_KNOWN: Final = {"id", "title", "note", "stand_in", "letters", "underwoods", "prizes"}


def read_deck(name: str, table: Mapping[str, Any]) -> Deck:
    """Reads and checks a deck as its file has it: under each price the letters with their copies, "О10 А8"."""
    if strange := sorted(set(table) - _KNOWN, key=str):
        raise Unreadable("deck-field", deck=name[:40], field=str(strange[0])[:40], fields=", ".join(sorted(_KNOWN)))
    letters = table.get("letters", {})
    if not isinstance(letters, Mapping):
        raise Unreadable("deck-letters", deck=name[:40])
    raw = {
        "id": name,
        "title": table.get("title", name),
        "letters": sorted(_read_letters(name, letters), key=lambda card: ALPHABETS["ru"].find(card["letter"])),
        "underwoods": table.get("underwoods", UNDERWOODS),
        "prizes": table.get("prizes", ()),
        "stand_in": table.get("stand_in", False),
        "note": table.get("note", ""),
    }
    try:
        deck = msgspec.convert(raw, Deck)
    except msgspec.ValidationError:
        raise Unreadable("deck-shape", deck=name[:40], why=mismatch(raw, Deck)) from None
    check_deck(deck)
    return deck


def _read_letters(name: str, table: Mapping[Any, Any]) -> list[dict[str, Any]]:
    cards: list[dict[str, Any]] = []
    for price, row in table.items():
        if not str(price).isdecimal() or len(str(price)) > 4:
            raise Unreadable("deck-price", deck=name[:40], price=str(price)[:20])
        for item in str(row).split():
            if not item[1:].isdecimal() or len(item) > 4:
                raise Unreadable("deck-item", deck=name[:40], item=item[:20])
            cards.append({"letter": item[0], "price": int(price), "copies": int(item[1:])})
    return cards


@lru_cache(maxsize=64)
def check_deck(deck: Deck) -> None:
    """Checks for 102 letters, 4 Underwoods and 14 prize cards (UW-01), known letters listed once, and usable prizes."""
    listed = [card.letter for card in deck.letters]
    if foreign := [letter for letter in listed if letter not in set(ALPHABETS["ru"])]:
        raise Unreadable("deck-letter", deck=deck.id[:40], letter=foreign[0][:4])
    if twice := [letter for letter in listed if listed.count(letter) > 1]:
        raise Unreadable("deck-letter-twice", deck=deck.id[:40], letter=twice[0])
    for card in deck.letters:
        if not (0 <= card.price <= MOST_PRICE and card.copies >= 1):
            raise Unreadable("deck-price-range", deck=deck.id[:40], letter=card.letter, most=MOST_PRICE)
    counts = {
        "letters": (sum(card.copies for card in deck.letters), LETTER_CARDS),
        "underwoods": (deck.underwoods, UNDERWOODS),
        "prizes": (sum(prize.copies for prize in deck.prizes), PRIZE_CARDS),
    }
    if any(prize.copies < 1 for prize in deck.prizes):
        raise Unreadable("deck-prize-copies", deck=deck.id[:40])
    for what, (held, expected) in counts.items():
        if held != expected:
            raise Illegal("UW-01", "underwood-deck-cards", deck=deck.id[:40], what=what, cards=held, expected=expected)
    for number, prize in enumerate(deck.prizes, start=1):
        check_prize(deck.id[:40], number, prize, deck.letters, deck.underwoods)
