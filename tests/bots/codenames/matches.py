"""Whole matches of bots with the real rules, judge and associations. Keeps every decision with its table."""

from collections.abc import Iterator, Sequence
from functools import cache
from random import Random
from typing import Any

from slovoteka.bots.bot import Decision, Level, Situation
from slovoteka.bots.codenames import make
from slovoteka.bots.registry import levels_of
from slovoteka.core.game import Game, Outcome, Window
from slovoteka.core.value import Value
from slovoteka.games.codenames.kind import KIND
from slovoteka.games.codenames.options import Options
from slovoteka.games.codenames.state import State
from slovoteka.match.oracles import open_oracle

LEVELS = levels_of("codenames")


class Decided(Value, frozen=True, kw_only=True):
    """A decision, and the table on which it was made."""

    level: Level
    state: State
    seat: int
    window: Window
    decision: Decision


class Played(Value, frozen=True, kw_only=True):
    options: Options
    levels: tuple[Level, ...]
    seed: int
    decided: tuple[Decided, ...]
    last: State
    outcome: Outcome


def levels_for(seats: int, first: int = 0) -> tuple[Level, ...]:
    """All levels in turn."""
    return tuple(LEVELS[(first + seat) % len(LEVELS)] for seat in range(seats))


@cache
def game_of(options: Options) -> Game[State, Any]:
    oracle, _ = open_oracle(KIND, options)
    game: Game[State, Any] = KIND.rules.make(options, oracle)
    return game


def situation(game: Game[State, Any], state: State, seat: int, window: Window, options: Options) -> Situation:
    public, private = game.public(state), game.private(state, seat)
    return Situation(seat=seat, options=options, window=window, public=public, private=private, events=())


def play(options: Options, levels: Sequence[Level], seed: int) -> Played:
    """Plays a match to its end. The rules check every decision before it counts, so `Illegal` stops the test."""
    game, chance = game_of(options), Random(seed)
    bots = [make(level, options, seed) for level in levels]
    decided: list[Decided] = []
    state = game.start()
    while (outcome := game.outcome(state)) is None:
        if (urn := game.chance(state)) is not None:
            state = game.apply_draw(state, chance.randrange(urn.size), 0).state
            continue
        window = next(window for window in game.windows(state) if window.blocking)
        seat = chance.choice(window.seats)
        decision = bots[seat].decide(situation(game, state, seat, window, options))
        assert decision is not None
        game.check(state, seat, window, decision.action, 0)
        decided.append(Decided(level=levels[seat], state=state, seat=seat, window=window, decision=decision))
        state = game.apply(state, seat, window, decision.action, 0).state
    return Played(options=options, levels=tuple(levels), seed=seed, decided=tuple(decided), last=state, outcome=outcome)


TABLES: tuple[dict[str, Any], ...] = ({"seats": 4}, {"seats": 7, "games": 2}, {"seats": 2}, {"seats": 3, "games": 2})


@cache
def match(number: int, level: Level) -> Played:
    """A match between bots of one level at one of the tables."""
    options = KIND.rules.read_options(TABLES[number])
    return play(options, [level] * options.seats, 1 + LEVELS.index(level))


def all_decided() -> Iterator[tuple[Played, Decided]]:
    """The decisions of one match at each table by each level."""
    for number in range(len(TABLES)):
        for level in LEVELS:
            played = match(number, level)
            yield from ((played, one) for one in played.decided)
