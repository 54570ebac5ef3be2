"""A round of a thousand different sheets is closed and shown at once."""

from collections.abc import Iterator
from itertools import islice, permutations
from time import process_time

from rules.scrabble.duplicate_table import board
from rules.scrabble.words import Words
from slovoteka.core.errors import Illegal
from slovoteka.core.game import Game
from slovoteka.games.scrabble.actions import Action, Play
from slovoteka.games.scrabble.duplicate.rules import Duplicate
from slovoteka.games.scrabble.duplicate.state import Stage, State
from slovoteka.games.scrabble.editions import EMPTY, SIZE
from slovoteka.games.scrabble.options import read_options
from slovoteka.games.scrabble.plays import Fitted, fit_tiles
from slovoteka.games.scrabble.rule_ids import MATTEL

SEATS = 1_000
LIMIT_S = 0.6
"""Processor time, because other processes may run beside the tests. It is generous, for slow machines."""
GRID = board("З4 ПОВОРОТЫ", "4З ПАРОМ", "6З ВОДОРОД", "8З РАКЕТА", "10З ТЕЛЕГА")
RACK = "АЕИКЛНС"


def different_plays() -> Iterator[Fitted]:
    """Two to five tiles of the rack along every line of a crowded board."""
    for square in range(SIZE * SIZE):
        for step in (1, SIZE):
            for tiles in range(2, 6):
                line = range(square, min(SIZE * SIZE, square + 9 * step), step)
                free = [place for place in line if GRID[place] == EMPTY][:tiles]
                for letters in islice(permutations(RACK, len(free)), 6):
                    try:
                        yield fit_tiles(GRID, zip(free, letters, strict=True), MATTEL)
                    except Illegal:
                        break


def test_a_thousand_different_sheets() -> None:
    plays = list(islice({fitted.new: fitted for fitted in different_plays()}.values(), SEATS))
    assert len(plays) == SEATS
    options = read_options({"mode": "duplicate", "seats": SEATS})
    oracle = Words({word for fitted in plays[::2] for word in fitted.words}, options)
    game: Game[State, Action] = Duplicate(options, oracle)
    best = Play(plays[0].at, plays[0].tiles)
    called = {"stage": Stage.SHEETS, "round": 5, "rack": RACK, "grid": GRID, "best": best, "bag": "АЕОПРСТ"}
    state = game.start().but(**called)
    (window,) = game.windows(state)
    answers: dict[int, Action] = {seat: Play(fitted.at, fitted.tiles, 7) for seat, fitted in enumerate(plays)}
    began = process_time()
    step = game.close(state, window, answers, 0)
    seen = (game.public(step.state), *(game.private(step.state, seat) for seat in range(SEATS)))
    taken = process_time() - began
    assert len(seen) == SEATS + 1
    assert step.state.last is not None
    assert step.state.last.sheets == SEATS
    assert SEATS // 2 <= step.state.last.valid < SEATS
    assert sum(fact.audience is not None for fact in step.facts) == SEATS
    assert taken < LIMIT_S
