"""Scrabble's measurements with the real dictionary, for `slovoteka bench scrabble`."""

from collections.abc import Iterator
from itertools import islice, permutations
from statistics import mean, median
from time import perf_counter
from typing import Any, Final

from slovoteka.benches.lexicon import Measurement
from slovoteka.core import piles
from slovoteka.core.errors import Illegal
from slovoteka.core.game import Game
from slovoteka.core.value import Value
from slovoteka.games import registry
from slovoteka.games.scrabble.actions import Play
from slovoteka.games.scrabble.editions import EMPTY, RACK, SIZE
from slovoteka.games.scrabble.engine_finder import EngineFinder
from slovoteka.games.scrabble.finder import FoundMove, best_move, find_moves
from slovoteka.games.scrabble.letters import BLANK
from slovoteka.games.scrabble.options import Options, word_policy
from slovoteka.games.scrabble.plays import EMPTY_GRID, Fitted, fit_tiles, put
from slovoteka.lexicon.dictionary import Dictionary, open_dictionary
from slovoteka.match.oracles import open_oracle

_SHEETS: Final = 1_000
_STRIDE: Final = 37
"""The step through the sorted tiles, so that their order is not alphabetical. It is coprime to 104."""


class TimedPosition(Value, frozen=True):
    grid: str
    rack: str
    plain_s: float
    """The time of the best move in plain Python."""
    engine_s: float
    """The time of the same move with the engine."""


def measure() -> list[Measurement]:
    kind = registry.find("scrabble")
    standard: Options = kind.rules.read_options({})
    duplicate: Options = kind.rules.read_options({"mode": "duplicate", "seats": _SHEETS})
    policy = word_policy(standard)
    if policy is None:
        raise AssertionError("the standard game has a dictionary")
    words = open_dictionary(policy)
    positions = list(_greedy_game(standard, words))
    middle = positions[len(positions) // 2]
    oracle, _ = open_oracle(kind, standard)
    return [
        *_checks(kind.rules.make(standard, oracle), standard, middle, words),
        *_duplicate(kind.rules.make(duplicate, oracle), duplicate, middle),
        *_searches(positions),
    ]


def _greedy_game(options: Options, words: Dictionary) -> Iterator[TimedPosition]:
    """One player takes the best move until there is none."""
    tiles = options.tiles.tiles
    bag = [tiles[place * _STRIDE % len(tiles)] for place in range(len(tiles))]
    layout, grid, rack = options.layout(), EMPTY_GRID, ""
    engine = EngineFinder(layout, words.graph_for_moves())
    while True:
        missing = RACK - len(rack)
        rack, bag = piles.add(rack, bag[:missing]), bag[missing:]
        began = perf_counter()
        found = best_move(layout, grid, rack, words)
        between = perf_counter()
        again = engine.best(grid, rack)
        ended = perf_counter()
        if found != again:
            raise AssertionError(f"two best moves of {rack}: {found} and {again}")
        yield TimedPosition(grid, rack, between - began, ended - between)
        if found is None:
            return
        grid, rack = put(grid, found.fitted.new), piles.remove(rack, found.fitted.used)


def _checks(game: Game[Any, Any], options: Options, at: TimedPosition, words: Dictionary) -> Iterator[Measurement]:
    """The check of placement, rack, dictionary and points of one move."""
    state = _dealt(game).but(grid=at.grid)
    state = state.but(racks=piles.replace_at(state.racks, state.mover, at.rack))
    (window,) = game.windows(state)
    moves: list[FoundMove] = list(find_moves(options.layout(), at.grid, at.rack, words))
    times = []
    for move in moves:
        began = perf_counter()
        game.check(state, window.seats[0], window, move.play, 0)
        times.append(perf_counter() - began)
    yield Measurement("check", median(times) * 1e6, "µs", 200)
    yield Measurement("check-slowest", max(times) * 1e6, "µs", None)


def _dealt(game: Game[Any, Any]) -> Any:
    """A state with all tiles dealt, the same in every run."""
    state, number = game.start(), 0
    while (urn := game.chance(state)) is not None:
        state = game.apply_draw(state, number % urn.size, 0).state
        number += _STRIDE
    return state


def _duplicate(game: Game[Any, Any], options: Options, at: TimedPosition) -> Iterator[Measurement]:
    """A round of a thousand different sheets is closed and shown to all. The best move is given."""
    plays = list(islice(_different_plays(at, options), _SHEETS))
    best = Play(plays[0].at, plays[0].tiles)
    state = _dealt(game).but(grid=at.grid, rack=at.rack, best=best)
    (window,) = game.windows(state)
    answers = {seat: Play(play.at, play.tiles, 10) for seat, play in enumerate(plays)}
    times = []
    for _ in range(5):
        began = perf_counter()
        step = game.close(state, window, answers, 0)
        game.public(step.state)
        for seat in range(len(plays)):
            game.private(step.state, seat)
        times.append(perf_counter() - began)
    yield Measurement("duplicate-sheets", len(plays), "", None)
    yield Measurement("duplicate-close", median(times) * 1e3, "ms", 150)


def _different_plays(at: TimedPosition, options: Options) -> Iterator[Fitted]:
    """Two to five tiles of the rack along every line of the board. Most make no words, as on real sheets."""
    rack = at.rack.replace(BLANK, "")
    seen = set()
    for square in range(SIZE * SIZE):
        for step in (1, SIZE):
            line = range(square, min(SIZE * SIZE, square + 9 * step), step)
            for tiles in range(2, 6):
                free = [place for place in line if at.grid[place] == EMPTY][:tiles]
                for letters in islice(permutations(rack, len(free)), 12):
                    try:
                        play = fit_tiles(at.grid, zip(free, letters, strict=True), options.book)
                    except Illegal:
                        break
                    if play.new not in seen:
                        seen.add(play.new)
                        yield play


def _searches(positions: list[TimedPosition]) -> Iterator[Measurement]:
    for name, with_blank in (("best-move", False), ("best-move-blank", True)):
        those = [position for position in positions if (BLANK in position.rack) is with_blank]
        if not those:
            continue
        plain, engine = mean(at.plain_s for at in those), mean(at.engine_s for at in those)
        yield Measurement(name, engine * 1e3, "ms", None)
        yield Measurement(f"{name}-slowest", max(at.engine_s for at in those) * 1e3, "ms", None)
        yield Measurement(f"{name}-python", plain * 1e3, "ms", None)
        yield Measurement(f"{name}-ratio", plain / engine, "", None)
