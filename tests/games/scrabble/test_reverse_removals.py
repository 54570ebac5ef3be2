"""Which tiles can be removed: the search compared with the rule, word by word."""

import zlib
from collections.abc import Callable
from itertools import combinations
from random import Random

import pytest

from rules.scrabble.boards import lying
from rules.scrabble.test_reverse import RING
from slovoteka.games.scrabble.plays import EMPTY_GRID
from slovoteka.games.scrabble.reverse.removals import (
    is_connected,
    is_of_one_word,
    legal_removals,
    new_words,
    possible_words,
    smallest_removal,
    without,
)


def every_third(word: str) -> bool:
    return zlib.crc32(word.encode()) % 3 == 0


class Asked(list[str]):
    """A dictionary that always gives the same answer and remembers the questions."""

    def __init__(self, answer: bool) -> None:
        super().__init__()
        self._answer = answer

    def is_word(self, word: str) -> bool:
        self.append(word)
        return self._answer


def random_grid(tiles: int, chance: Random) -> str:
    """A connected board of random letters; some are blanks."""
    held = {112}
    while len(held) < tiles:
        row, column = divmod(chance.choice(sorted(held)), 15)
        down, right = chance.choice([(1, 0), (-1, 0), (0, 1), (0, -1)])
        if 0 <= row + down < 15 and 0 <= column + right < 15:
            held.add((row + down) * 15 + column + right)
    return "".join(chance.choice("АОЕКТСнр") if square in held else "." for square in range(225))


def hangs_together(grid: str) -> bool:
    tiles = {divmod(square, 15) for square in range(225) if grid[square] != "."}
    reached = set(sorted(tiles)[:1])
    while beside := {
        (row, column)
        for row, column in tiles - reached
        if {(row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1)} & reached
    }:
        reached |= beside
    return reached == tiles


def by_the_rule(grid: str, is_word: Callable[[str], bool]) -> list[tuple[int, ...]]:
    """Every set of up to six squares of a line, judged as a whole."""
    lines = [range(row * 15, row * 15 + 15) for row in range(15)] + [range(column, 225, 15) for column in range(15)]
    candidates = {
        squares
        for line in lines
        for size in range(1, 7)
        for squares in combinations([square for square in line if grid[square] != "."], size)
        if is_of_one_word(grid, squares)
    }
    legal = [
        squares
        for squares in candidates
        if hangs_together(without(grid, squares)) and all(map(is_word, new_words(grid, squares)))
    ]
    return sorted(legal, key=lambda squares: (len(squares), squares))


@pytest.mark.parametrize("tiles", [1, 2, 3, 6, 12, 25, 40])
@pytest.mark.parametrize("seed", range(4))
def test_the_search_finds_exactly_what_the_rule_allows(tiles: int, seed: int) -> None:
    grid = random_grid(tiles, Random(seed))
    found = list(legal_removals(grid, every_third))
    assert found == by_the_rule(grid, every_third)
    assert smallest_removal(grid, every_third) == (found[0] if found else None)


def test_the_fewest_tiles_come_first_then_the_first_squares() -> None:
    grid = lying("З8 КОТ")
    assert list(legal_removals(grid, {"КО", "ОТ"}.__contains__)) == [
        (112,), (114,), (112, 113), (112, 114), (113, 114), (112, 113, 114),
    ]  # fmt: skip


def test_nothing_can_be_taken_off_an_empty_board() -> None:
    assert smallest_removal(EMPTY_GRID, every_third) is None
    assert is_connected(EMPTY_GRID)


def test_a_lone_tile_is_the_only_one_that_goes_without_a_word() -> None:
    assert smallest_removal(lying("З8 К"), every_third) == (112,)
    assert smallest_removal(lying("З8 К", "А1 О"), every_third) is None
    assert not is_of_one_word(lying("З8 К", "А1 О"), [112])


def test_the_ends_of_two_rows_do_not_touch() -> None:
    assert not is_connected(lying("А15 К", "Б1 О"))
    assert is_connected(lying(*RING))


def test_a_word_at_the_place_of_another_is_new() -> None:
    grid = lying("З8 КОТКОТ")
    assert new_words(grid, [115, 116, 117]) == ("КОТ",)
    assert new_words(grid, [112, 113, 114]) == ("КОТ",)
    assert new_words(grid, range(112, 117)) == ()


def test_a_dictionary_is_asked_once_for_each_part() -> None:
    asked = Asked(True)
    grid = lying("З2 АНАНАС", "2З АНАНАС")
    list(legal_removals(grid, asked.is_word))
    assert len(asked) == len(set(asked))
    assert set(asked) <= set(possible_words(grid))


def test_parts_of_a_word_do_not_include_it() -> None:
    assert possible_words(lying("З8 КОт")) == ("КО", "ОТ")


def test_a_crowded_board_without_any_removal_is_soon_given_up() -> None:
    """Only parts that are words are searched further, so refusing all words costs one look per square."""
    asked = Asked(False)
    full = "".join("АОЕКТСНР"[(square * 7 + square // 15) % 8] for square in range(225))
    assert smallest_removal(full, asked.is_word) is None
    assert len(asked) < 2_000
