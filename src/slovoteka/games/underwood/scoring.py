"""What words and hands are worth (UW-43, UW-48, UW-49)."""

from collections.abc import Iterable
from typing import Final, assert_never

from slovoteka.core.value import Value
from slovoteka.games.underwood.deck import UNDERWOOD, Deck
from slovoteka.games.underwood.prizes import LetterTimes, MultiplyOrReduce, OneMoreWord, Plus, WordTimes
from slovoteka.games.underwood.spelling import LaidWord, prices_of

UNDERWOOD_IN_HAND: Final = 5  # UW-49


class WordCount(Value, frozen=True, kw_only=True):
    """How the points of a word add up: (sum of `letters`, one of them raised) × `times` + `plus`."""

    letters: tuple[int, ...]
    """What each letter counts."""
    raised: int | None = None
    """The index of the letter that counts `letter_times`, from 0."""
    letter_times: int = 1
    times: int = 1
    plus: int = 0

    @property
    def total(self) -> int:
        more = 0 if self.raised is None else self.letters[self.raised] * (self.letter_times - 1)
        return (sum(self.letters) + more) * self.times + self.plus


def count_word(deck: Deck, word: LaidWord) -> WordCount:
    """Counts the word as it is now: letters swapped in later count, the prize card's effect is unchanged (UW-G18)."""
    letters = prices_of(word.places, deck.prices)
    effect = deck.prize(word.prize).does if word.prize else None
    match effect:
        case WordTimes():
            return WordCount(letters=letters, times=effect.times)
        case Plus():
            return WordCount(letters=letters, plus=effect.points)
        case LetterTimes():
            return WordCount(letters=letters, raised=word.raised, letter_times=effect.times)
        case OneMoreWord() | MultiplyOrReduce() | None:  # these add no points
            return WordCount(letters=letters)
    assert_never(effect)


def words_points(deck: Deck, words: Iterable[LaidWord]) -> int:
    return sum(count_word(deck, word).total for word in words)


def hand_cost(deck: Deck, hand: str) -> int:
    """The cost of cards in hand: letters their price, Underwoods 5, prize cards nothing (UW-49)."""
    return sum(UNDERWOOD_IN_HAND if card == UNDERWOOD else deck.prices.get(card, 0) for card in hand)
