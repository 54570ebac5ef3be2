"""Positions and moves in a few words, scored by the rules' own functions and by the command line."""

import json
from pathlib import Path
from typing import Any

import pytest

from slovoteka.cli.main import main
from slovoteka.cli.shared.options import name_or_table
from slovoteka.games.scrabble.actions import Lay, Play, read_action
from slovoteka.games.scrabble.notation import place_of, square_of
from slovoteka.games.scrabble.options import Options, read_options
from slovoteka.games.scrabble.plays import EMPTY_GRID, Fitted, Score, fit, fit_tiles, put, score
from slovoteka.games.scrabble.position import write_cgp

DATA = Path(__file__).parent / "data"
EXAMPLE_BOARD = DATA / "triple-words-3-apart.toml"


def agreed(edition: str = "mattel", **options: Any) -> Options:
    return read_options({"edition": edition, **options})


def example_board(edition: str) -> Options:
    """The board of SU-50."""
    return agreed(edition, board=name_or_table(str(EXAMPLE_BOARD)))


def lying(*moves: str) -> str:
    """The grid with these words on it. Nothing is checked."""
    grid = EMPTY_GRID
    for move in moves:
        at, word = move.split()
        start, down = place_of(at)
        grid = put(grid, [(start + index * (15 if down else 1), tile) for index, tile in enumerate(word)])
    return grid


def fitted(grid: str, move: str, options: Options) -> Fitted:
    match read_action(move):
        case Play(at, word):
            return fit(grid, place_of(at), word, options.book)
        case Lay(tiles):
            return fit_tiles(grid, [(square_of(tile.at), tile.letter) for tile in tiles], options.book)
    raise AssertionError(move)


def counted(move: str, *, on: str = EMPTY_GRID, options: Options | None = None) -> Score:
    options = options or agreed()
    return score(options.layout(), fitted(on, move, options))


class CommandLine:
    """`slovoteka scrabble score`, in this process."""

    def __init__(self, capsys: pytest.CaptureFixture[str]) -> None:
        self._capsys = capsys

    def score(self, move: str, *switches: str, on: str = EMPTY_GRID, rack: str = "") -> dict[str, Any]:
        cgp = write_cgp(on, [rack] if rack else [])
        code = main(["scrabble", "score", "--cgp", cgp, "--move", move, "--json", *switches])
        captured = self._capsys.readouterr()
        assert (code, captured.err) == (0, "")
        answer: dict[str, Any] = json.loads(captured.out)
        return answer

    def refusal(self, move: str, *switches: str, on: str = EMPTY_GRID, rack: str = "") -> str:
        cgp = write_cgp(on, [rack] if rack else [])
        code = main(["scrabble", "score", "--cgp", cgp, "--move", move, *switches])
        captured = self._capsys.readouterr()
        assert (code, captured.out, captured.err.count("\n")) == (2, "", 1)
        return captured.err.strip()
