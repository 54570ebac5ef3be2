"""The words a player knows."""

from collections.abc import Iterable, Mapping
from typing import Protocol

from slovoteka.core import piles
from slovoteka.games.scrabble.walk import State, Tree, Words


class Contains(Protocol):
    def __contains__(self, word: str, /) -> bool: ...


class Vocabulary(Words, Protocol):
    """A set of words that moves can be found with. The lexicon makes such sets, tests make smaller ones."""

    def fits(self, letters: str, *, min_length: int = 0, max_length: int = 64) -> list[str]: ...


class Agreed:
    """A vocabulary with the few words more that a table has agreed on (SM-20)."""

    def __init__(self, vocabulary: Vocabulary, words: Iterable[str]) -> None:
        self._vocabulary = vocabulary
        self._words = tuple(word for word in dict.fromkeys(words) if word not in vocabulary)
        self.min_length, self.max_length = vocabulary.min_length, vocabulary.max_length
        self.tree: Tree = _WiderTree(vocabulary.tree, frozenset(self._words))

    def __contains__(self, word: str, /) -> bool:
        return word in self._words or word in self._vocabulary

    def fits(self, letters: str, *, min_length: int = 0, max_length: int = 64) -> list[str]:
        found = self._vocabulary.fits(letters, min_length=min_length, max_length=max_length)
        more = (word for word in self._words if min_length <= len(word) <= max_length and piles.holds(letters, word))
        return [*found, *more]


class _WiderTree:
    """A tree with some words more. Only where one of these has begun is it another tree than before."""

    def __init__(self, tree: Tree, words: frozenset[str]) -> None:
        self._tree, self._words = tree, words
        begun = sorted({word[:length] for word in words for length in range(len(word))})
        # Graphs number their states from 0 on, so what begins with a number below is none of theirs.
        self._states = {prefix: (-place, *self._after(prefix)) for place, prefix in enumerate(begun, start=1)}
        self._own = {state: self._arcs(prefix) for prefix, state in self._states.items()}
        self.root: State = self._states[""]

    def __getitem__(self, state: State, /) -> Mapping[str, tuple[State, bool]]:
        own = self._own.get(state)
        return self._tree[state] if own is None else own

    def _after(self, prefix: str) -> State:
        """Where the narrower tree stands after these letters."""
        state = self._tree.root
        for letter in prefix:
            state, _ = self._tree[state].get(letter, ((), False))
        return state

    def _arcs(self, prefix: str) -> dict[str, tuple[State, bool]]:
        arcs = dict(self._tree[self._after(prefix)])
        for word in self._words:
            longer = word[: len(prefix) + 1]
            if word.startswith(prefix) and longer != prefix:
                state, ends = arcs.get(longer[-1], ((), False))
                arcs[longer[-1]] = self._states.get(longer, state), ends or longer in self._words
        return arcs
