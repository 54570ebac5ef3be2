# ruff: noqa: PYI021 - the compiled module is documented here, where editors and readers look for it
"""The native core: the word graph, a minimal automaton over a fixed list of words that is mapped from a file.

Letters are matched exactly as they stand in the alphabet; whoever asks normalises first. The order of words is the
order of the letters in the alphabet, which need not be that of the code points.

Graphs cannot change, and any number of threads may ask one at once. A graph is not pickled: a worker process opens the
file again and shares its pages.
"""

from collections.abc import Iterable
from os import PathLike
from typing import Final, final, overload

FORMAT_VERSION: Final[int]
"""The version of the file format. Files of another are refused, so it belongs into the name of a cached file."""

MAX_WORD: Final[int]
"""The number of letters in the longest word that a graph can hold: 64."""

class DamagedGraph(ValueError):
    """The file is no word graph, is of another format version, or is not whole. The message says which."""

@overload
def build_graph(text: bytes, alphabet: str, path: str | PathLike[str]) -> int:
    """Write the graph of the words in `text` (UTF-8, one on a line) to `path` and return how many they are.

    Words may come in any order, repeated ones count once, empty lines are passed over. The alphabet has 1 to 64
    different letters. The file is replaced as a whole: a reader, a crash or a full disk never meets half of it.

    Raises ValueError, with the number of the line and the word, for a letter outside the alphabet or a word
    longer than MAX_WORD, and OSError if the file cannot be written. The interpreter lock is not held meanwhile.
    """

@overload
def build_graph(words: Iterable[str], alphabet: str, path: str | PathLike[str]) -> int:
    """The same from strings, where "line" in a message is the number of the word. Bytes are faster for long lists."""

@final
class WordGraph:
    """A word graph in a file. Opening reads the header only: microseconds, whatever the size.

    Raises DamagedGraph, or OSError if there is no file to read. Damage behind the header is found by `verify`;
    without it a damaged file may give wrong answers or DamagedGraph, but never harms the process.
    """

    def __init__(self, path: str | PathLike[str]) -> None: ...
    @property
    def alphabet(self) -> str: ...
    @property
    def word_count(self) -> int: ...
    @property
    def state_count(self) -> int:
        """States of the automaton that lead anywhere."""

    @property
    def arc_count(self) -> int: ...
    @property
    def longest(self) -> int:
        """The number of letters in the longest word; 0 if there are no words."""

    @property
    def byte_size(self) -> int:
        """The size of the file."""

    def __contains__(self, word: str) -> bool:
        """Whether this is one of the words. Whatever is no word for any reason, a foreign letter or length, is not."""

    def has_prefix(self, prefix: str) -> bool:
        """Whether some word begins so. Every word is a prefix of itself, and "" of every word."""

    def words(self, prefix: str = "") -> list[str]:
        """All words that begin so, in alphabet order."""

    def fits(
        self, letters: str, wildcards: int = 0, min_length: int = 1, max_length: int = 64, limit: int = 0
    ) -> list[str]:
        """All words that can be made of these letters, each used once at most, and wildcards for any letters.

        Each word once, in alphabet order; only the first `limit` of them unless it is 0. Letters outside the
        alphabet are in no word and change nothing. Negative numbers raise ValueError.
        """

    def fits_with(
        self,
        letters: str,
        required: str,
        wildcards: int = 0,
        min_length: int = 1,
        max_length: int = 64,
        limit: int = 0,
    ) -> list[str]:
        """Of the words that fit `letters + required`, those in which the letter `required` occurs."""

    def count_fits(self, letters: str, wildcards: int = 0, min_length: int = 1) -> int:
        """How many words `fits` would give."""

    def any_fit(self, letters: str, wildcards: int = 0, min_length: int = 1) -> str | None:
        """The first word that `fits` would give, or None: microseconds where the list may take milliseconds."""

    def any_fit_each(self, base: str, candidates: str, min_length: int = 1) -> list[bool]:
        """For each candidate in turn: does any word fit `base + candidate`? One search answers for all of them.

        The word need not use the candidate: if one fits `base` alone, every answer is True.
        """

    @property
    def root(self) -> int:
        """The state where every word begins, for `arcs`; 0 if there are no words."""

    def arcs(self, state: int) -> list[tuple[str, int, bool]]:
        """The letters that go on from here, in alphabet order: letter, state after it, whether a word ends with it.

        The state is 0 where no word goes on, and from 0 there are no arcs. A number that cannot be a state raises
        ValueError; from one that only looks like a state the answer means nothing.
        """

    def verify(self) -> None:
        """Read the whole file and raise DamagedGraph unless every part is as it was built. Milliseconds."""
