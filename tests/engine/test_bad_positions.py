"""What the engine refuses, and how it says so."""

import struct
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from slovoteka._native import FORMAT_VERSION, DamagedGraph, WordGraph, build_graph
from slovoteka.engine.engine import Engine
from slovoteka.engine.graphs import graph_of_lines
from slovoteka.games.scrabble.options import read_options
from slovoteka.games.scrabble.plays import EMPTY_GRID
from slovoteka.lexicon.alphabet import ALPHABETS

LAYOUT = read_options({}).layout()
WORDS = "ДОМ\nДОМА\nМОДА\nЁЖ\n".encode()


@pytest.fixture
def path(tmp_path: Path) -> Path:
    graph_of_lines(WORDS, "ru", tmp_path / "moves.graph")
    return tmp_path / "moves.graph"


@pytest.fixture
def graph(path: Path) -> WordGraph:
    return WordGraph(path)


def layout_with(**changes: Any) -> Any:
    """The usual board and tiles, but for this."""
    names = ["letter_factors", "word_factors", "tiles", "start", "rack_size", "bonus", "signs", "blank", "empty"]
    return SimpleNamespace(**{name: getattr(LAYOUT, name) for name in names} | changes)


def test_a_graph_without_the_part_for_moves(tmp_path: Path) -> None:
    build_graph(WORDS, ALPHABETS["ru"], tmp_path / "words.graph")
    words = WordGraph(tmp_path / "words.graph")
    assert not words.has_moves
    with pytest.raises(ValueError, match="no part for finding moves"):
        Engine(words, LAYOUT)


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"letter_factors": [1] * 224}, "letter_factors: 224 numbers, 196 are expected"),
        ({"word_factors": [1] * 226}, "word_factors: 226 numbers, 225 are expected"),
        ({"letter_factors": [1], "word_factors": [1]}, "2 to 21 squares"),
        ({"letter_factors": [1] * 484, "word_factors": [1] * 484}, "2 to 21 squares"),
        ({"letter_factors": [10] * 225}, "multiplies"),
        ({"word_factors": [4] * 225}, "multiplies"),
        ({"bonus": -1}, "a whole rack"),
        ({"start": 225}, "contradicts itself"),
        ({"rack_size": 0}, "1 to 10 tiles"),
        ({"rack_size": 11}, "1 to 10 tiles"),
    ],
)
def test_a_layout_that_makes_no_sense(graph: WordGraph, changes: dict[str, Any], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        Engine(graph, layout_with(**changes))


@pytest.mark.parametrize(
    "sizes", [[], [1] * 7, [1, 34, 595, 7140, 66045, 501942], [1, 34, 595, 7140, 66045, 501942, 1]]
)
def test_leaves_of_other_sizes(graph: WordGraph, sizes: list[int]) -> None:
    with pytest.raises(ValueError, match="leaves of"):
        Engine(graph, LAYOUT, [np.zeros(size, np.int32) for size in sizes])


@pytest.mark.parametrize(
    ("grid", "rack", "message"),
    [
        ("", "ДОМ", "a grid of 0 squares for a board of 225"),
        (EMPTY_GRID[1:], "ДОМ", "a grid of 224 squares"),
        (EMPTY_GRID + ".", "ДОМ", "a grid of 226 squares"),
        (EMPTY_GRID, "ДОМАДОМА", "a rack of 8 tiles, 7 are the most"),
        (EMPTY_GRID, "ШШ", "more than 1 tiles"),
        ("Ш" + EMPTY_GRID[1:], "Ш", "more than 1 tiles"),
        ("ша" + EMPTY_GRID[2:], "?", "more than 2 tiles of blanks"),
        (EMPTY_GRID, "ДоМ", "a blank on a rack stands for no letter yet"),
        ("?" + EMPTY_GRID[1:], "ДОМ", "no such tile"),
        (EMPTY_GRID, "Д.", "no such tile"),
        *((EMPTY_GRID, f"Д{sign}", "no tile of this set") for sign in 'І!A"*1 \n\0\x01\x80\xff’\ud800'),
        ("’" + EMPTY_GRID[1:], "ДОМ", "no tile of this set: '’'"),
    ],
)
def test_a_position_that_cannot_be(graph: WordGraph, grid: str, rack: str, message: str) -> None:
    engine = Engine(graph, LAYOUT)
    for ask in (engine.moves, engine.best, lambda *position: engine.best_of_each([position])):
        with pytest.raises(ValueError, match=message):
            ask(grid, rack)
    assert len(engine.moves(EMPTY_GRID, "ДОМ")) > 0, "and goes on working"


def test_the_native_core_checks_for_itself(graph: WordGraph) -> None:
    native = Engine(graph, LAYOUT).native
    for tile in {*range(256)} - {*range(1, 34), 0x80}:
        with pytest.raises(ValueError, match=r"no such tile|stands for no letter"):
            native.moves(bytes(225), bytes([tile]))
    for tile in {*range(256)} - {*range(34), *range(0x81, 0x81 + 33)}:
        with pytest.raises(ValueError, match="no such tile"):
            native.moves(bytes([tile]) + bytes(224), b"\x01")


def test_files_that_are_no_such_graph(path: Path) -> None:
    whole = path.read_bytes()
    swapped = np.frombuffer(whole[8:], np.uint32).byteswap().tobytes()
    for contents, message in (
        (whole[:-1], "cut short"),
        (whole[: len(whole) // 2], "cut short"),
        (whole[:500], "too short"),
        (whole + bytes(8), "grown"),
        (whole[:8] + struct.pack("<I", FORMAT_VERSION + 1) + whole[12:], f"of format {FORMAT_VERSION + 1}"),
        (whole[:8] + swapped, "of format"),
        (whole[7::-1] + whole[8:], "not a word graph"),
        (whole[:100] + b"\xff" + whole[101:], "the header is damaged"),
    ):
        path.write_bytes(contents)
        with pytest.raises(DamagedGraph, match=message):
            WordGraph(path)


def test_every_changed_byte_is_noticed_and_harms_nobody(path: Path) -> None:
    whole = path.read_bytes()
    for place in range(512 + 16, len(whole)):
        path.write_bytes(whole[:place] + bytes([whole[place] ^ 0x15]) + whole[place + 1 :])
        damaged = WordGraph(path)
        engine = Engine(damaged, LAYOUT)
        engine.moves(EMPTY_GRID, "ДОМА?")
        engine.best("ДОМ" + EMPTY_GRID[3:], "АЁЖ")
        with pytest.raises(DamagedGraph):
            damaged.verify()
