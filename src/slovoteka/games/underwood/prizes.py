"""The language of prize cards: when a card may go with a word, and what it does (UW-05, UW-39).

A card is data: a list of conditions that must all hold, and one effect. Its text is made from the same data
(`prize_text.py`), so the real list of the printed box can replace the stand-in without new code.
"""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from slovoteka.core.value import Value

VOWELS: Final = "АЕЁИОУЫЭЮЯ"
CONSONANTS: Final = "БВГДЖЗЙКЛМНПРСТФХЦЧШЩ"
"""Ъ and Ь are in neither list."""
SHORTEST_WORD: Final = 2  # UW-12
LONGEST: Final = 40
"""The longest word that is accepted at all."""


def letters_meant(of: str) -> str:
    """The letters that `vowels` or `consonants` means, or the letters themselves."""
    return {"vowels": VOWELS, "consonants": CONSONANTS}.get(of, of)


# --- conditions -----------------------------------------------------------------------------------------------------


class _Condition(Value, frozen=True, tag_field="is", kw_only=True, forbid_unknown_fields=True):
    """Each condition has `holds(word, prices)`. `prices` has one for each letter of the word; an Underwood counts 0."""


class Length(_Condition, frozen=True, tag="length"):
    least: int = 1
    most: int = LONGEST

    def holds(self, word: str, prices: Sequence[int]) -> bool:  # noqa: ARG002
        return self.least <= len(word) <= self.most


class Starts(_Condition, frozen=True, tag="starts"):
    """The first letter is one of these."""

    of: str

    def holds(self, word: str, prices: Sequence[int]) -> bool:  # noqa: ARG002
        return word[:1] in tuple(letters_meant(self.of))


class Ends(_Condition, frozen=True, tag="ends"):
    """The last letter is one of these."""

    of: str

    def holds(self, word: str, prices: Sequence[int]) -> bool:  # noqa: ARG002
        return word[-1:] in tuple(letters_meant(self.of))


class SameEnds(_Condition, frozen=True, tag="same-ends"):
    """The first letter is also the last. A single letter does not count."""

    def holds(self, word: str, prices: Sequence[int]) -> bool:  # noqa: ARG002
        return len(word) > 1 and word[0] == word[-1]


class Doubled(_Condition, frozen=True, tag="doubled"):
    """Two equal letters are neighbours."""

    def holds(self, word: str, prices: Sequence[int]) -> bool:  # noqa: ARG002
        return any(one == other for one, other in pairwise(word))


class Has(_Condition, frozen=True, tag="has"):
    """Between `least` and `most` letters of the word are among these."""

    of: str
    least: int = 1
    most: int = LONGEST

    def holds(self, word: str, prices: Sequence[int]) -> bool:  # noqa: ARG002
        among = letters_meant(self.of)
        return self.least <= sum(letter in among for letter in word) <= self.most


class Dear(_Condition, frozen=True, tag="dear"):
    """Some card of the word has at least this price. An Underwood has no price."""

    price: int

    def holds(self, word: str, prices: Sequence[int]) -> bool:  # noqa: ARG002
        return any(price >= self.price for price in prices)


class Palindrome(_Condition, frozen=True, tag="palindrome"):
    def holds(self, word: str, prices: Sequence[int]) -> bool:  # noqa: ARG002
        return word == word[::-1]


class AllDifferent(_Condition, frozen=True, tag="all-different"):
    """No letter occurs twice."""

    def holds(self, word: str, prices: Sequence[int]) -> bool:  # noqa: ARG002
        return len(set(word)) == len(word)


Condition = Length | Starts | Ends | SameEnds | Doubled | Has | Dear | Palindrome | AllDifferent


# --- effects --------------------------------------------------------------------------------------------------------


class _Effect(Value, frozen=True, tag_field="does", kw_only=True, forbid_unknown_fields=True):
    pass


class WordTimes(_Effect, frozen=True, tag="word-times"):
    """The whole word counts this many times."""

    times: int


class Plus(_Effect, frozen=True, tag="plus"):
    """The word gets this many more points."""

    points: int


class LetterTimes(_Effect, frozen=True, tag="letter-times"):
    """The dearest letter of the word counts this many times, if its price is at least `price`."""

    times: int
    price: int = 0


class OneMoreWord(_Effect, frozen=True, tag="one-more-word"):
    """Allows a second word in the same turn (UW-G25)."""


class MultiplyOrReduce(_Effect, frozen=True, tag="multiply-or-reduce"):
    """«Размножить или сократить букву» (UW-42, UW-G21)."""


Effect = WordTimes | Plus | LetterTimes | OneMoreWord | MultiplyOrReduce


class Prize(Value, frozen=True, kw_only=True, forbid_unknown_fields=True):
    copies: int = 1
    when: tuple[Condition, ...] = ()
    """All of them must hold. If there are none, any word will do."""
    does: Effect

    def unmet(self, word: str, prices: Sequence[int]) -> Condition | None:
        """The first condition that this word does not meet."""
        return next((condition for condition in self.when if not condition.holds(word, prices)), None)

    def raised_letter(self, prices: Sequence[int]) -> int | None:
        """The index of the letter whose price is raised, fixed when the word is laid (UW-G18)."""
        if not isinstance(self.does, LetterTimes) or not prices:
            return None
        dearest = max(range(len(prices)), key=lambda place: prices[place])
        return dearest if prices[dearest] >= max(self.does.price, 1) else None
