"""The native search against the rules in Python: the same plays with the same scores, wherever a game can lead."""

import random
from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from typing import Final

import pytest

from engine.positions import Table, dense_table, random_positions, table_of
from slovoteka.engine.engine import PLAY
from slovoteka.games.scrabble.editions import SIZE
from slovoteka.games.scrabble.finder import best_move, find_moves
from slovoteka.games.scrabble.notation import place_of
from slovoteka.games.scrabble.plays import EMPTY_GRID

EDITIONS: Final[Mapping[str, dict[str, object]]] = {
    "mattel lenient": {},
    "mattel strict": {"yo": "strict"},
    "bilingual-ru lenient": {"edition": "bilingual-ru"},
    "bilingual-ru strict": {"edition": "bilingual-ru", "yo": "strict"},
    "bilingual-uk": {"edition": "bilingual-uk"},
}
MOST_POINTS: Final = 32_000
"""What the native core counts at most: only boards full of triple words and tiles of 99 bring more."""
_WITH_BLANK: Final = 50
"""Of so many positions with whole dictionaries, one has a rack with a blank."""

SOME = [100, pytest.param(2_000, marks=pytest.mark.full)]


def check_plays(table: Table, grid: str, rack: str) -> int:
    """Returns the number of plays."""
    moves = table.engine.moves(grid, rack)
    assert set(moves["kind"].tolist()) <= {PLAY}
    found = Counter(
        (int(move["start"]), bool(move["down"]), table.engine.word(grid, move), int(move["score"])) for move in moves
    )
    expected = Counter(
        (*place_of(move.play.at), move.play.word, min(move.score, MOST_POINTS))
        for move in find_moves(table.layout, grid, rack, table.words)
    )
    assert found == expected, (grid, rack)
    assert (moves["equity"] == moves["score"].astype(int) * 1_000).all()
    return len(moves)


@pytest.mark.parametrize("count", SOME)
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_plays_of_an_edition(edition: str, count: int) -> None:
    table, rng = table_of(EDITIONS[edition]), random.Random(count)
    with_blank = count // _WITH_BLANK
    plays = 0
    for blanks, share in (((0,), count - with_blank), ((1,), with_blank)):
        for grid, rack in random_positions(table, rng, share, blanks=blanks):
            plays += check_plays(table, grid, rack)
    assert plays > 20 * count, "positions where something can be played"


@pytest.mark.full
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_plays_of_two_blanks(edition: str) -> None:
    """Few: plain Python looks at each for seconds."""
    table = table_of(EDITIONS[edition])
    plays = [check_plays(table, grid, rack) for grid, rack in random_positions(table, random.Random(2), 4, blanks=(2,))]
    assert max(plays) > 1_000


@pytest.mark.parametrize("count", SOME)
def test_boards_tiles_and_words_by_lot(tmp_path: Path, count: int) -> None:
    rng = random.Random(count)
    plays = 0
    for number in range(count // 20):
        folder = tmp_path / str(number)
        folder.mkdir()
        table = dense_table(folder, rng)
        for grid, rack in random_positions(table, rng, 20, blanks=range(3)):
            plays += check_plays(table, grid, rack)
    assert plays > 20 * count


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_best_score_is_the_best(edition: str) -> None:
    table = table_of(EDITIONS[edition])
    for grid, rack in random_positions(table, random.Random(3), 60, blanks=(0,)):
        best = best_move(table.layout, grid, rack, table.words)
        found = table.engine.best(grid, rack)
        assert [int(move["score"]) for move in found] == ([] if best is None else [best.score])


def test_a_board_without_an_empty_square() -> None:
    table = table_of({"tiles": {"language": "ru", "blanks": 2, "letters": {"1": "А250 Д30"}}})
    assert len(table.engine.moves("А" * SIZE * SIZE, "АД?")) == 0
    one_left = "А" * (SIZE * SIZE - 1) + "."
    assert check_plays(table, one_left, "АД?") == 0


def test_a_blank_for_the_apostrophe() -> None:
    table = table_of(EDITIONS["bilingual-uk"])
    words = {table.engine.word(EMPTY_GRID, move) for move in table.engine.moves(EMPTY_GRID, "МЯЧ?")}
    assert 'М"ЯЧ' in words
    check_plays(table, EMPTY_GRID, "МЯЧ?")
    grid = EMPTY_GRID[:112] + 'М"ЯЧ' + EMPTY_GRID[116:]
    assert 'М"ЯЧА' in {table.engine.word(grid, move) for move in table.engine.moves(grid, "АІ’")}
    check_plays(table, grid, "АІ’")


def test_a_blank_stands_only_for_letters_of_the_set() -> None:
    letters = {"1": "Д4 О4 М4 А4 Н4 К4"}
    table = table_of({"tiles": {"id": "no-yo", "language": "ru", "blanks": 2, "letters": letters}})
    assert check_plays(table, EMPTY_GRID, "МД?") > 0
