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

import numpy as np
from numpy.typing import NDArray

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

    @property
    def has_moves(self) -> bool:
        """Whether it has the part for finding moves."""

    def verify(self) -> None:
        """Read the whole file and raise DamagedGraph unless every part is as it was built. Milliseconds."""

def build_move_graph(
    graphs: list[WordGraph], extra: bytes, alphabet: str, min_length: int, max_length: int, path: str | PathLike[str]
) -> int:
    """Write one graph of the words of some graphs that are so long, and of `extra` lines, with a part for moves.

    Boards have up to 21 squares a side, alphabets up to 62 letters. Otherwise as `build_graph`.
    """

MOVE_BYTES: Final[int]
"""The size of a move in the arrays of `ScrabbleEngine`; `slovoteka.engine.engine.MOVE` says what is where."""

@final
class ScrabbleEngine:
    """Finds moves with the words of a graph that has a part for moves. `slovoteka.engine.engine.Engine` is its face.

    Grids and racks are bytes, a tile each: 0 an empty square, k + 1 the tile of letter k, with 0x80 added a blank that
    stands for it, 0x80 alone a blank on a rack. Answers are arrays of bytes, a row for each move.

    Raises ValueError for a position that cannot be: another size, a tile that the set has not, more tiles than it has,
    a rack that is too long. The interpreter lock is not held while moves are looked for.
    """

    def __init__(
        self,
        graph: WordGraph,
        *,
        side: int,
        rack_size: int,
        bonus: int,
        start: int,
        blanks: int,
        counts: bytes,
        values: bytes,
        letter_factors: bytes,
        word_factors: bytes,
    ) -> None: ...
    def set_leaves(self, by_size: list[NDArray[np.int32]]) -> None:
        """What tiles that stay are worth, in thousandths: a table for each number of them from 0 on."""

    def moves(
        self, grid: bytes, rack: bytes, with_leaves: bool = ..., exchange_most: int = ..., may_pass: bool = ...
    ) -> NDArray[np.uint8]: ...
    def best(
        self,
        grid: bytes,
        rack: bytes,
        count: int = ...,
        with_leaves: bool = ...,
        exchange_most: int = ...,
        may_pass: bool = ...,
        others_at_end: int = ...,
    ) -> NDArray[np.uint8]:
        """The best moves. `others_at_end` is how many others hold the unseen tiles, if the bag is empty."""

    def best_of_each(self, positions: list[tuple[bytes, bytes]], with_leaves: bool = ...) -> NDArray[np.uint8]: ...
    def bench_moves(self, positions: list[tuple[bytes, bytes]], only_best: bool, seconds: float) -> float:
        """Positions a second of processor time."""

    def bench_states(self, seconds: float, seed: int = ...) -> float:
        """Nanoseconds for a state of a walk without a board."""

@final
class ScrabblePlayer:
    """An engine and a way to decide; `slovoteka.engine.matches.Player` is its face."""

    def __init__(
        self,
        engine: ScrabbleEngine,
        *,
        with_leaves: bool,
        candidates: int,
        plies: int,
        iterations: int,
        max_ms: int,
        endgame_nodes: int,
        preendgame_bag: int,
        counts_end: bool,
        infers: bool,
        threads: int,
    ) -> None: ...
    def think(
        self,
        grid: bytes,
        rack: bytes,
        bag: int,
        others: list[int],
        leads: list[int],
        exchange_most: int,
        last: tuple[bytes, bytes] | None,
        end: tuple[int, int, int, int],
        seed: int,
    ) -> NDArray[np.uint8]:
        """The moves looked at, the best first. `last` is the grid before the next player's last play, and the play.

        `end`: rounds of passes and rounds without points that end a game, and the turns of both so far.
        """

    def weigh(
        self,
        moves: bytes,
        grid: bytes,
        rack: bytes,
        bag: int,
        others: list[int],
        leads: list[int],
        exchange_most: int,
        last: tuple[bytes, bytes] | None,
        end: tuple[int, int, int, int],
        seed: int,
    ) -> NDArray[np.uint8]:
        """The same for these moves, one after the other as they lie in the arrays of an engine."""

    def probe(
        self, games: int, racks_a_turn: int, seed: int
    ) -> tuple[list[NDArray[np.float64]], list[NDArray[np.uint32]], float, int]:
        """What random racks on boards of real games bring: sums and numbers by their parts, the total, the racks."""

    def bench_games(self, seconds: float, seed: int) -> float:
        """Games a second with itself."""

    def bench_simulation(self, positions: list[tuple[bytes, bytes]], seconds: float) -> float:
        """Candidates played out a second."""

def play_pairs(first: ScrabblePlayer, second: ScrabblePlayer, pairs: int, seed: int, threads: int) -> NDArray[np.int32]:
    """Scores of both in each game; two games with mirrored draws make a pair."""

def pointer_chase(megabytes: int, seconds: float = ...) -> float:
    """Nanoseconds for a step through so much memory in random order."""
