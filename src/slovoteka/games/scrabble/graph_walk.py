"""Walks a word graph along one row or column, letter by letter, to find every word that can lie there.

This is a simple variant of the method of Appel and Jacobson (1988). The word of a legal play covers an *anchor*, an
empty square next to a tile. So the walk begins wherever a word can begin and the rack reaches an anchor. On an empty
square it takes a tile of the rack that also makes a word sideways, if there are tiles sideways. Tiles of the board are
taken as they are. The result is a play if it is a word, covers the first anchor, and is followed by an empty square or
the edge of the board.
"""

from collections.abc import Iterator, Mapping
from typing import Protocol

from slovoteka.games.scrabble.editions import ALL_TILES_BONUS, CENTRE, EMPTY, RACK, SIZE, Layout
from slovoteka.games.scrabble.letters import AS_BLANK, BLANK, LETTER_OF, any_blank, read
from slovoteka.games.scrabble.plays import EMPTY_GRID

State = tuple[int, ...]


class Tree(Protocol):
    """Words letter by letter. The state after a letter that nothing follows is `()`."""

    @property
    def root(self) -> State: ...
    def __getitem__(self, state: State, /) -> Mapping[str, tuple[State, bool]]:
        """For each letter that can follow: the state after it, and whether a word ends with it."""


class SearchWords(Protocol):
    """What a search needs from a dictionary."""

    @property
    def tree(self) -> Tree:
        """May contain words that are shorter or longer than the two limits below."""

    @property
    def min_length(self) -> int: ...
    @property
    def max_length(self) -> int: ...
    def __contains__(self, word: str, /) -> bool: ...


class BoardLine:
    """A row or a column, and which letters its empty squares allow."""

    def __init__(self, layout: Layout, grid: str, squares: range, usable: str, words: SearchWords) -> None:
        self.squares = squares
        self.cells = grid[squares.start : squares.stop : squares.step]
        self.allowed: list[frozenset[str] | None] = [None] * SIZE
        """The letters that make a word sideways; None if there are no tiles sideways, and any letter fits."""
        self._beside: list[int | None] = [None] * SIZE
        """The points of the tiles sideways, without the laid one."""
        for place, square in enumerate(squares):
            before, after = _sideways(grid, square, squares.step)
            if self.cells[place] == EMPTY and (before or after):
                start, end = read(before), read(after)
                self.allowed[place] = frozenset(letter for letter in usable if start + letter + end in words)
                self._beside[place] = layout.face_sum(before + after)
        self._only_anchor = CENTRE if grid == EMPTY_GRID else None
        self._values = layout.values
        self._letter_factors = [layout.letter_factors[square] for square in squares]
        self._word_factors = [layout.word_factors[square] for square in squares]

    def starts(self) -> Iterator[tuple[int, int]]:
        """The places where a word that reaches an anchor can begin, each with its first anchor."""
        anchors = [place for place in range(SIZE) if self._is_anchor(place)]
        for start in range(SIZE):
            if start and self.cells[start - 1] != EMPTY:
                continue
            anchor = next((place for place in anchors if place >= start), None)
            if anchor is not None:
                yield start, anchor

    def _is_anchor(self, place: int) -> bool:
        if self._only_anchor is not None:
            return self.squares[place] == self._only_anchor
        around = self.cells[max(place - 1, 0) : place + 2]
        return self.cells[place] == EMPTY and (self.touches_sideways(place) or around.strip(EMPTY) != "")

    def touches_sideways(self, place: int) -> bool:
        return self._beside[place] is not None

    def laid(self, start: int, tiles: str) -> list[int]:
        """The places of this word that were empty."""
        return [place for place in range(start, start + len(tiles)) if self.cells[place] == EMPTY]

    def total(self, start: int, tiles: str) -> int:
        """The same total as `plays.score`, without the details, for comparing many plays."""
        main, factor, sideways, laid = 0, 1, 0, 0
        for place, tile in enumerate(tiles, start):
            value = self._values.get(tile, 0)
            if self.cells[place] == EMPTY:
                laid += 1
                value *= self._letter_factors[place]
                factor *= self._word_factors[place]
                beside = self._beside[place]
                if beside is not None:
                    sideways += (beside + value) * self._word_factors[place]
            main += value
        return main * factor + sideways + (ALL_TILES_BONUS if laid == RACK else 0)


def _sideways(grid: str, square: int, step: int) -> tuple[str, str]:
    """The tiles that touch a square across the line with this step."""
    row, column = divmod(square, SIZE)
    line, place = (grid[column::SIZE], row) if step == 1 else (grid[row * SIZE : (row + 1) * SIZE], column)
    return line[:place].rpartition(EMPTY)[2], line[place + 1 :].partition(EMPTY)[0]


class Walk:
    """All words that one rack can make along lines."""

    def __init__(self, rack: str, alphabet: str, words: SearchWords) -> None:
        self._rack = "".join(sorted(any_blank(rack)))
        self._ways = _Ways(alphabet)
        self._words = words
        self.usable = "".join(self._ways[self._rack])
        """The letters that the rack can lay."""

    def along(self, line: BoardLine) -> Iterator[tuple[int, str]]:
        """Yields every play on this line: where the word begins, and its tiles."""
        shortest, longest = max(self._words.min_length, 2), self._words.max_length
        for start, anchor in line.starts():
            for tiles in self._words_from(line, start, anchor):
                if shortest <= len(tiles) <= longest:
                    yield start, tiles

    def _words_from(self, line: BoardLine, start: int, anchor: int) -> list[str]:
        """The words that begin at `start` and go beyond the anchor."""
        if line.cells[start] == EMPTY and anchor - start >= len(self._rack):
            return []  # the rack does not reach so far
        tree, all_ways, cells, all_allowed = self._words.tree, self._ways, line.cells, line.allowed
        found: list[str] = []

        def go_on(place: int, state: State, tiles: str, rack: str, is_word: bool) -> None:
            """Continues at `place` with the tiles so far. Not a generator: yielding through all levels is slow."""
            there = cells[place] if place < SIZE else EMPTY
            if there != EMPTY:
                if (arc := tree[state].get(LETTER_OF[there])) is not None:
                    go_on(place + 1, arc[0], tiles + there, rack, arc[1])
                return
            if is_word and place > anchor:
                found.append(tiles)
            if place == SIZE or not rack:
                return
            ways, allowed = all_ways[rack], all_allowed[place]
            for letter, (after, ends) in tree[state].items():
                if letter in ways and (allowed is None or letter in allowed):
                    for tile, left in ways[letter]:
                        go_on(place + 1, after, tiles + tile, left, ends)

        go_on(start, tree.root, "", self._rack, False)
        return found


class _Ways(dict[str, Mapping[str, tuple[tuple[str, str], ...]]]):
    """For a rack: each letter that it can lay, with the tiles that can be laid for it and the rest of the rack.

    It is a dict, because a search comes back to the same few racks thousands of times.
    """

    def __init__(self, alphabet: str) -> None:
        super().__init__()
        self._alphabet = alphabet

    def __missing__(self, rack: str) -> Mapping[str, tuple[tuple[str, str], ...]]:
        ways: dict[str, tuple[tuple[str, str], ...]] = {
            face: ((face, rack.replace(face, "", 1)),) for face in rack if face != BLANK
        }
        if BLANK in rack:
            left = rack.replace(BLANK, "", 1)
            for letter in self._alphabet:
                ways[letter] = (*ways.get(letter, ()), (AS_BLANK[letter], left))
        self[rack] = ways
        return ways
