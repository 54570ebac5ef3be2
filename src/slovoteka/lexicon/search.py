"""Sets of words that can find words from letters: a union of word graphs and a few extra words."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from typing import Final, Literal, Protocol

from slovoteka._native import WordGraph
from slovoteka.lexicon.alphabet import fold

Yo = Literal["fold", "lenient", "strict"]

WILDCARD: Final = "?"
_MOST_KEPT: Final = 60_000

TreeState = tuple[int, ...]
"""The state of each graph after the same letters; 0 for a graph without such a beginning."""
Arcs = Mapping[str, tuple[TreeState, bool]]
"""Maps each letter to the next state and whether a word ends with this letter."""


class WordSet:
    """A set of words. Words and letters are in upper case, as `normalise` returns them; `?` among letters is any
    letter.

    If Ё is folded, questions are folded first and answers are spelt with Е.
    """

    def __init__(
        self,
        graphs: Sequence[WordGraph],
        *,
        content_hash: str,
        yo: Yo,
        min_length: int,
        max_length: int,
        extra: Iterable[str] = (),
    ) -> None:
        self.content_hash = content_hash
        """Sets with the same hash give the same answers."""
        self.min_length = min_length
        self.max_length = max_length
        self.alphabet = graphs[0].alphabet
        self.graphs = tuple(graph for graph in graphs if graph.word_count)
        self._fold = yo == "fold"
        self._order = {letter: place for place, letter in enumerate(self.alphabet)}
        self.extra = dict.fromkeys(self._asked(word) for word in extra)
        """A dict, not a set, so that the order is the same in every process."""

    def __contains__(self, word: str) -> bool:
        if self._fold:
            word = fold(word)
        if not self.min_length <= len(word) <= self.max_length:
            return False
        for graph in self.graphs:  # a loop is faster than any(), and this is asked thousands of times a second
            if word in graph:
                return True
        return word in self.extra

    def fits(
        self,
        letters: str,
        *,
        min_length: int = 0,
        max_length: int = 64,
        required: str = "",
        top: int | None = None,
        ordered: bool = True,
    ) -> list[str]:
        """Words made of these letters, each used at most once; the longest first, then alphabetical.

        `required` is one more letter, which every word must use. `top` limits the list. If it need not be `ordered`,
        it is many times faster where thousands of words fit.
        """
        letters, required = self._asked(letters), self._asked(required)
        plain, wildcards = _split(letters)
        lengths = (max(min_length, self.min_length), min(max_length, self.max_length))
        found: dict[str, None] = {}
        for graph in self.graphs:
            if required:
                words = graph.fits_with(plain, required, wildcards, *lengths)
            else:
                words = graph.fits(plain, wildcards, *lengths)
            found.update(dict.fromkeys(map(fold, words) if self._fold and wildcards else words))
        for word in self.extra:
            if lengths[0] <= len(word) <= lengths[1] and required in word and _is_made_of(word, letters + required):
                found[word] = None
        return (sorted(found, key=self._longest_first) if ordered else list(found))[:top]

    def any_fit(self, letters: str, *, min_length: int = 0) -> str | None:
        """One word made of these letters, or None. The same dictionary and letters always give the same word."""
        letters = self._asked(letters)
        plain, wildcards = _split(letters)
        shortest = max(min_length, self.min_length)
        for graph in self.graphs:
            word: str | None = graph.any_fit(plain, wildcards, shortest)
            if word is not None and len(word) > self.max_length:
                word = next(iter(graph.fits(plain, wildcards, shortest, self.max_length, 1)), None)
            if word is not None:
                return self._asked(word)
        words = (word for word in self.extra if len(word) >= shortest and _is_made_of(word, letters))
        return min(words, default=None)

    def any_fit_each(self, base: str, candidates: str, *, min_length: int = 0) -> list[bool]:
        """For each candidate letter, whether a word can be made of the base and this letter."""
        base, candidates = self._asked(base), self._asked(candidates)
        if WILDCARD in base or WILDCARD in candidates or len(base) >= self.max_length:
            return [self.any_fit(base + letter, min_length=min_length) is not None for letter in candidates]
        shortest = max(min_length, self.min_length)
        answers = [
            any(len(word) >= shortest and _is_made_of(word, base + letter) for word in self.extra)
            for letter in candidates
        ]
        for graph in self.graphs:
            answers = [a or b for a, b in zip(answers, graph.any_fit_each(base, candidates, shortest), strict=True)]
        return answers

    def words(self, prefix: str = "") -> list[str]:
        """All words in alphabetical order."""
        prefix = self._asked(prefix)
        found = {self._asked(word) for graph in self.graphs for word in graph.words(prefix)}
        if self._fold:  # words that begin with Ё fold to this prefix too, but are also there in the folded spelling
            found = {word for word in found if word.startswith(prefix)}
        found |= {word for word in self.extra if word.startswith(prefix)}
        kept = (word for word in found if self.min_length <= len(word) <= self.max_length)
        return sorted(kept, key=self._alphabetic)

    @cached_property
    def tree(self) -> "WordTree":
        """All words letter by letter, as the graphs spell them. The caller must fold Ё and check lengths."""
        return WordTree([*self.graphs, *([_Trie(self.extra)] if self.extra else [])])

    def _asked(self, word: str) -> str:
        return fold(word) if self._fold else word

    def _alphabetic(self, word: str) -> list[int]:
        return [self._order[letter] for letter in word]

    def _longest_first(self, word: str) -> tuple[int, list[int]]:
        return -len(word), self._alphabetic(word)


class _Walkable(Protocol):
    """What a search needs of the states of `WordGraph`."""

    @property
    def root(self) -> int: ...
    def arcs(self, state: int) -> Sequence[tuple[str, int, bool]]: ...


class _Trie:
    """A few words that can be walked like a word graph. State 0 leads nowhere; every other number is a beginning."""

    root: Final = 1

    def __init__(self, words: Iterable[str]) -> None:
        self._arcs: list[dict[str, tuple[int, bool]]] = [{}, {}]
        for word in sorted(words):
            self._add(word)

    def arcs(self, state: int) -> list[tuple[str, int, bool]]:
        return [(letter, after, ends) for letter, (after, ends) in self._arcs[state].items()]

    def _add(self, word: str) -> None:
        state = self.root
        for length, letter in enumerate(word, start=1):
            after, ends = self._arcs[state].get(letter, (0, False))
            goes_on = length < len(word)
            if goes_on and not after:
                after = len(self._arcs)
                self._arcs.append({})
            self._arcs[state][letter] = after, ends or not goes_on
            state = after


class WordTree(dict[TreeState, Arcs]):
    """The union of several graphs, each word once. `tree[state]` are the arcs from a state; `root` is the first state.

    It is a dict, because a search visits the same states again and again. A state that nothing follows is the empty
    tuple.
    """

    def __init__(self, graphs: Sequence[_Walkable]) -> None:
        super().__init__()
        self._graphs = tuple(graphs)
        self.root: TreeState = tuple(graph.root for graph in graphs)

    def __missing__(self, state: TreeState) -> Arcs:
        places: dict[str, list[int]] = {}
        endings: set[str] = set()
        for number, at in enumerate(state):
            for letter, after, ends in self._graphs[number].arcs(at):
                places.setdefault(letter, [0] * len(state))[number] = after
                if ends:
                    endings.add(letter)
        arcs = {letter: (tuple(after) if any(after) else (), letter in endings) for letter, after in places.items()}
        if len(self) >= _MOST_KEPT:  # otherwise a server that searches for weeks would hold whole dictionaries
            self.clear()
        self[state] = arcs
        return arcs


def _split(letters: str) -> tuple[str, int]:
    return letters.replace(WILDCARD, ""), letters.count(WILDCARD)


def _is_made_of(word: str, letters: str) -> bool:
    missing = Counter(word) - Counter(letters)
    return missing.total() <= letters.count(WILDCARD)
