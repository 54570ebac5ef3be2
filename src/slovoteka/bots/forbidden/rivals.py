"""What the others seem to know, estimated from the words that they called, missed or gave away."""

from collections.abc import Iterable, Sequence
from itertools import compress
from math import prod
from operator import not_
from typing import Any

from slovoteka.bots.forbidden.knowledge import Knowledge, in_order, without
from slovoteka.games.forbidden.views import Called, Finished, Laid, NewConversation, Opened, Passed

_MISSED = 0.15
"""The probability that somebody who knows a word says nothing, by oversight or to wait (ZS-37)."""
_GIVEN = 0.4
"""The probability that somebody who knows a word lays the letter that completes it, for want of better (ZS-36)."""
_BEYOND = 0.05
"""The probability that somebody calls a word outside the vocabulary that we assume."""


class Rivals:
    """For each seat, how likely each vocabulary is. Vocabularies go from the smallest to the largest."""

    def __init__(self, seats: int, vocabularies: Sequence[Knowledge]) -> None:
        self._vocabularies = vocabularies
        size = len(vocabularies)
        self._beliefs = [[1 / size] * size for _ in range(seats)]
        self._conversation = ""

    def belief(self, seat: int) -> Sequence[float]:
        return self._beliefs[seat]

    def chance_of_seeing(self, seats: Iterable[int], conversation: str, letter: str) -> float:
        """The chance that one of these seats sees a word in the conversation with this letter."""
        gives = [letter in known.unsafe(conversation) for known in self._vocabularies]
        blind = (sum(compress(self._beliefs[seat], map(not_, gives))) for seat in seats)
        return 1 - prod(blind)

    def observe(self, event: Any) -> None:
        """Follows the conversation and learns from what the players do with it."""
        match event:
            case Opened(letter):
                self._conversation = in_order(self._conversation + letter)
            case Laid(seat, letter):
                self._lay(seat, letter)
            case Passed(seat):
                self._learn(seat, self._easiest(self._conversation), if_known=_MISSED)
            case Called(seat, word):
                self._learn(seat, self._easiest_to_know(word), if_unknown=_BEYOND)
                self._conversation = without(self._conversation, word.replace("Ё", "Е"))
            case NewConversation() | Finished():
                self._conversation = ""

    def _lay(self, seat: int, letter: str) -> None:
        before, self._conversation = self._conversation, in_order(self._conversation + letter)
        if self._easiest(before) is None:
            self._learn(seat, self._easiest(self._conversation), if_known=_GIVEN)

    def _learn(self, seat: int, easiest: int | None, *, if_known: float = 1.0, if_unknown: float = 1.0) -> None:
        """Updates the belief about a seat. Vocabularies from `easiest` on know the word."""
        if easiest is None:
            return
        belief = self._beliefs[seat]
        weighed = [chance * (if_known if place >= easiest else if_unknown) for place, chance in enumerate(belief)]
        total = sum(weighed)
        self._beliefs[seat] = [chance / total for chance in weighed]

    def _easiest(self, conversation: str) -> int | None:
        """The smallest vocabulary that has a word of these letters."""
        each = (place for place, known in enumerate(self._vocabularies) if known.words(conversation))
        return next(each, None)

    def _easiest_to_know(self, word: str) -> int | None:
        spelt = word.replace("Ё", "Е")
        return next((place for place, known in enumerate(self._vocabularies) if spelt in known), None)
