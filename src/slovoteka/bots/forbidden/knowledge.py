"""The words that a player knows: which of them can be called, and which letters complete one."""

from collections.abc import Iterable
from itertools import compress
from typing import NamedTuple, Protocol, TypeVar

from slovoteka.games.forbidden.options import OPENING, SHORTEST_WORD, Deck

T = TypeVar("T")

_CACHED = 5_000
"""How many answers of each kind are cached. The same conversations recur in one decision, but rarely in the next."""
_TRIED = 16
"""How many words, the costliest first, a sequence of calls may begin with."""


class KnownWords(Protocol):
    def __contains__(self, word: str, /) -> bool: ...


class Vocabulary(KnownWords, Protocol):
    """A set of words that can find words from letters. The lexicon has such sets; tests make smaller ones."""

    def fits(self, letters: str, *, min_length: int = 0) -> list[str]: ...

    def any_fit_each(self, base: str, candidates: str, *, min_length: int = 0) -> list[bool]: ...


class CallChain(NamedTuple):
    """Calls one after another on the same conversation (ZS-G3)."""

    words: tuple[str, ...]
    taken: int
    """How many black letters the victim takes."""
    left: str
    """The conversation afterwards. With fewer than two red letters in it a new one begins (ZS-27)."""


class Knowledge:
    """The vocabulary of one player at one table. Conversations are strings as `in_order` makes them."""

    def __init__(self, vocabulary: Vocabulary, deck: Deck) -> None:
        self._vocabulary = vocabulary
        self._red = frozenset(deck.red)
        self._letters = "".join(sorted({*deck.red, *deck.black}))
        self._struck: frozenset[str] = frozenset()
        self._words: dict[str, tuple[str, ...]] = {}
        self._unsafe: dict[str, str] = {}
        self._bites: dict[str, CallChain] = {}
        self._costs: dict[str, int] = {}

    def __contains__(self, word: str) -> bool:
        return word in self._vocabulary

    def strike(self, words: Iterable[str]) -> None:
        """Drops these words from now on, because the table has refused them."""
        struck = frozenset(words)
        if struck != self._struck:
            self._struck = struck
            self._words.clear()
            self._unsafe.clear()
            self._bites.clear()

    def cost(self, word: str) -> int:
        """The number of black letters in the word, which is its cost for the victim (ZS-25)."""
        known = self._costs.get(word)
        if known is None:
            known = _remember(self._costs, word, len(word) - self._red_in(word))
        return known

    def is_open(self, conversation: str) -> bool:
        """Whether the conversation can go on with these letters (ZS-27)."""
        return self._red_in(conversation) >= OPENING

    def words(self, conversation: str) -> tuple[str, ...]:
        """What can be called now, the costliest first."""
        known = self._words.get(conversation)
        if known is None:
            found = self._vocabulary.fits(conversation, min_length=SHORTEST_WORD)
            kept = [word for word in found if word not in self._struck]
            known = _remember(self._words, conversation, tuple(sorted(kept, key=self.cost, reverse=True)))
        return known

    def unsafe(self, conversation: str) -> str:
        """The letters that would complete a word."""
        known = self._unsafe.get(conversation)
        if known is None:
            each = self._vocabulary.any_fit_each(conversation, self._letters, min_length=SHORTEST_WORD)
            letters: Iterable[str] = compress(self._letters, each)
            if self._struck:
                letters = [letter for letter in letters if self.words(in_order(conversation + letter))]
            known = _remember(self._unsafe, conversation, "".join(letters))
        return known

    def bite(self, conversation: str) -> CallChain:
        """The sequence of calls that costs the victim most."""
        known = self._bites.get(conversation)
        if known is None:
            known = _remember(self._bites, conversation, self._find_bite(conversation))
        return known

    def bite_with(self, conversation: str, word: str) -> CallChain:
        """The same for calls that begin with this word."""
        left = without(conversation, word)
        first = CallChain((word,), self.cost(word), left)
        if not self.is_open(left):
            return first
        more = self.bite(left)
        return CallChain((word, *more.words), first.taken + more.taken, more.left)

    def _red_in(self, letters: str) -> int:
        return sum(map(self._red.__contains__, letters))

    def _find_bite(self, conversation: str) -> CallChain:
        best = CallChain((), 0, conversation)
        black = len(conversation) - self._red_in(conversation)
        for word in self.words(conversation)[:_TRIED]:
            if best.words and best.taken >= black:
                break
            following = self.bite_with(conversation, word)
            if not best.words or following.taken > best.taken:
                best = following
        return best


def in_order(letters: Iterable[str]) -> str:
    return "".join(sorted(letters))


def without(letters: str, word: str) -> str:
    for letter in word:
        letters = letters.replace(letter, "", 1)
    return letters


def _remember(cache: dict[str, T], key: str, value: T) -> T:
    if len(cache) >= _CACHED:
        cache.clear()
    cache[key] = value
    return value
