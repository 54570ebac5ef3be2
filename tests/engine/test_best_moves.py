"""The best moves, leaves, exchanges and passing: all of it against the list of all moves."""

import random
from collections import Counter
from itertools import combinations
from math import comb
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from engine.positions import Table, dense_table, random_positions, table_of
from slovoteka.engine.engine import EXCHANGE, PASS, PLAY, POINT, Engine, Moves
from slovoteka.games.scrabble.editions import RACK
from slovoteka.games.scrabble.letters import BLANK, face_of

Leaves = list[NDArray[np.int32]]

SOME = [5, pytest.param(100, marks=pytest.mark.full)]
"""Tables, each with twenty positions."""


def rank(move: Any) -> tuple[Any, ...]:
    """The better first; equals in the order that the engine promises."""
    equals = [int(move[field]) for field in ("kind", "down", "start", "length")]
    return -int(move["equity"]), *equals, bytes(move["tiles"])


def ranks(moves: Moves) -> list[tuple[Any, ...]]:
    return [rank(move) for move in moves]


def random_leaves(kinds: int, seed: int) -> Leaves:
    rng = np.random.default_rng(seed)
    return [rng.integers(-40_000, 40_000, comb(kinds + size - 1, size), dtype=np.int32) for size in range(RACK)]


def worth(leaves: Leaves, alphabet: str, kept: str) -> int:
    """As the format says: the place of a sorted multiset; a whole rack is no leave."""
    numbers = sorted(0 if face == BLANK else alphabet.index(face) + 1 for face in kept)
    if len(numbers) == RACK:
        return 0
    place = sum(comb(number + size - 1, size) for size, number in enumerate(numbers, start=1))
    return int(leaves[len(numbers)][place])


def kept_after(engine: Engine, grid: str, rack: str, move: Any) -> str:
    """What stays on the rack."""
    if move["kind"] == PLAY:
        word = engine.word(grid, move)
        gone = [face_of(word[place]) for place in range(int(move["length"])) if move["tiles"][place]]
    else:
        gone = list(engine.given_back(move)) if move["kind"] == EXCHANGE else []
    left = Counter(rack)
    left.subtract(gone)
    assert min(left.values()) >= 0
    return "".join(left.elements())


def check_position(engine: Engine, grid: str, rack: str, rng: random.Random, leaves: Leaves | None) -> None:
    exchange_most, may_pass = rng.randint(0, RACK), rng.random() < 0.5
    found = engine.moves(grid, rack, exchange_most=exchange_most, may_pass=may_pass)
    expected = sorted(ranks(found))
    for count in (0, 1, rng.randint(2, 50), len(found) + 1):
        best = engine.best(grid, rack, count, exchange_most=exchange_most, may_pass=may_pass)
        assert ranks(best) == expected[:count]

    exchanges = Counter("".join(sorted(engine.given_back(move))) for move in found if move["kind"] == EXCHANGE)
    sizes = range(1, min(exchange_most, len(rack)) + 1)
    assert exchanges == Counter({"".join(sorted(given)) for size in sizes for given in combinations(rack, size)})
    assert Counter(found["kind"].tolist())[PASS] == may_pass
    for move in found:
        kept = kept_after(engine, grid, rack, move)
        value = 0 if leaves is None else worth(leaves, engine.graph.alphabet, kept)
        assert move["equity"] == int(move["score"]) * POINT + value


def check_best_of_each(engine: Engine, positions: list[tuple[str, str]]) -> None:
    found = engine.best_of_each(positions)
    expected = [min(ranks(engine.moves(grid, rack, may_pass=True))) for grid, rack in positions]
    assert ranks(found) == expected


@pytest.mark.parametrize("tables", SOME)
@pytest.mark.parametrize("with_leaves", [False, True])
def test_tables_by_lot(tmp_path: Path, tables: int, with_leaves: bool) -> None:
    rng = random.Random(tables)
    leaves = {kinds: random_leaves(kinds, kinds) for kinds in (34, 35)} if with_leaves else {}
    for number in range(tables):
        folder = tmp_path / str(number)
        folder.mkdir()
        table = dense_table(folder, rng)
        held = leaves.get(len(table.engine.graph.alphabet) + 1)
        engine = Engine(table.engine.graph, table.layout, held)
        positions = list(random_positions(table, rng, 20, blanks=range(3)))
        for grid, rack in positions:
            check_position(engine, grid, rack, rng, held)
        check_best_of_each(engine, positions)


@pytest.mark.parametrize("count", [30, pytest.param(1_000, marks=pytest.mark.full)])
def test_a_whole_dictionary(count: int) -> None:
    table, rng = table_of({}), random.Random(count)
    leaves = random_leaves(34, count)
    for engine in (table.engine, Engine(table.engine.graph, table.layout, leaves)):
        positions = list(random_positions(table, rng, count, blanks=range(3)))
        check_best_of_each(engine, positions)
        for grid, rack in positions:
            expected = sorted(ranks(engine.moves(grid, rack, exchange_most=RACK)))
            assert ranks(engine.best(grid, rack, 30, exchange_most=RACK)) == expected[:30]


def test_nothing_to_play_is_a_pass(tmp_path: Path) -> None:
    table: Table = dense_table(tmp_path, random.Random(1))
    best = table.engine.best_of_each([("." * 225, "")])
    assert best["kind"].tolist() == [PASS]
    assert len(table.engine.best("." * 225, "", 5)) == 0
    assert len(table.engine.best_of_each([])) == 0
