"""Cards of «Ундервуд» in a terminal: `О₁`, `*` for an Underwood, `⑤` for a prize card."""

from collections.abc import Iterator
from itertools import groupby
from typing import Final

from slovoteka.games.underwood.deck import LETTER_CARDS, PRIZE_CARDS, UNDERWOOD, Deck, is_letter, is_prize
from slovoteka.games.underwood.prize_signs import prize_sign
from slovoteka.games.underwood.prize_text import describe
from slovoteka.games.underwood.prizes import VOWELS
from slovoteka.games.underwood.scoring import UNDERWOOD_IN_HAND, WordCount, count_word
from slovoteka.games.underwood.spelling import LaidWord, write_word
from slovoteka.lexicon.alphabet import ALPHABETS
from slovoteka.messages import text

STAR: Final = "*"
"""How people write and read an Underwood."""
_SUBSCRIPTS: Final = str.maketrans("0123456789", "₀₁₂₃₄₅₆₇₈₉")


class CardText:
    def __init__(self, deck: Deck, language: str) -> None:
        self._deck, self._language = deck, language

    def card(self, card: str) -> str:
        if card == UNDERWOOD:
            return STAR
        return card + str(self._deck.prices[card]).translate(_SUBSCRIPTS) if is_letter(card) else card

    def pile(self, cards: str) -> str:
        """Sorted cards without prices; a dash if there are none."""
        return " ".join(STAR if card == UNDERWOOD else card for card in in_order(cards)) or "–"

    def priced(self, cards: str) -> list[str]:
        """Sorted cards with prices: vowels, other letters, Underwoods, prize cards, with a dot between the kinds."""
        shown: list[str] = []
        for _, kind in groupby(in_order(cards), key=_kind):
            shown += ["·"] if shown else []
            shown += [self.card(card) for card in kind]
        return shown

    def prizes(self, cards: str) -> list[str]:
        """A description of each prize card."""
        return [f"{card} {self.about(card)}" for card in in_order(cards) if is_prize(card)]

    def about(self, card: str) -> str:
        return describe(self._deck.prize(card), self._language)

    def laid(self, word: LaidWord) -> str:
        """A word on the table with its prize card and its points: `К*ОТ⑤ 14`."""
        return f"{write_word(word.places)}{word.prize} {count_word(self._deck, word).total}"

    # --- the whole deck ---------------------------------------------------------------------------------------------

    def deck_rows(self) -> Iterator[str]:
        """What is printed on the cards: the price and number of copies of each (UW-02), and the prize cards (UW-05)."""
        deck = self._deck
        yield self.say(
            "cards-title", title=deck.title, letters=LETTER_CARDS, underwoods=deck.underwoods, prizes=PRIZE_CARDS
        )
        if deck.note and self._language == "ru":  # the note is only in Russian
            yield deck.note
        dear_last = sorted(deck.letters, key=lambda card: card.price)
        for price, cards in groupby(dear_last, key=lambda card: card.price):
            alphabetical = sorted(cards, key=lambda card: ALPHABETS["ru"].index(card.letter))
            copies = "  ".join(f"{card.letter}×{card.copies}" for card in alphabetical)
            yield f"{self.say('points', count=price):<10}{copies}"
        yield f"{f'{STAR}×{deck.underwoods}':<5}{self.say('cards-underwood', cost=UNDERWOOD_IN_HAND)}"
        for number, prize in enumerate(deck.prizes, start=1):
            yield f"{f'{prize_sign(number)}×{prize.copies}':<5}{describe(prize, self._language)}"

    def say(self, code: str, **params: str | int) -> str:
        return text(f"underwood-{code}", self._language, **params)


def in_order(cards: str) -> str:
    """Vowels, other letters, Underwoods, prize cards; each in alphabetical order, where Ё does not come before А."""
    alphabet = ALPHABETS["ru"]
    return "".join(sorted(cards, key=lambda card: (_kind(card), alphabet.find(card), card)))


def _kind(card: str) -> int:
    if is_letter(card):
        return 0 if card in VOWELS else 1
    return 2 if card == UNDERWOOD else 3


def count_text(count: WordCount) -> str:
    """How the points of a word add up: `2 + 1×3 + 1 = 6, × 2 = 12`."""
    letters = [
        f"{price}×{count.letter_times}" if place == count.raised else str(price)
        for place, price in enumerate(count.letters)
    ]
    before = (count.total - count.plus) // count.times
    arithmetic = f"{' + '.join(letters)} = {before}" if letters else "0"
    if count.times > 1:
        arithmetic += f", × {count.times} = {before * count.times}"
    return f"{arithmetic}, + {count.plus} = {count.total}" if count.plus else arithmetic
