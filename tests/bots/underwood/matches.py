"""Whole matches of bots with the real rules and dictionary. Keeps every decision with its table."""

from collections.abc import Iterator, Sequence
from functools import cache
from random import Random
from typing import Any

from slovoteka.bots.bot import Decision, Level, Situation
from slovoteka.bots.registry import levels_of
from slovoteka.bots.underwood import make
from slovoteka.core.game import Game, Outcome, Step, Window
from slovoteka.core.value import Value
from slovoteka.games.underwood.kind import KIND
from slovoteka.games.underwood.options import Options
from slovoteka.games.underwood.state import State
from slovoteka.match.oracles import open_oracle

LEVELS = levels_of("underwood")


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
    decided: tuple[Decided, ...]
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
        window, *_ = game.windows(state)
        asked = list(window.seats) if window.mode == "sealed" else [chance.choice(window.seats)]
        for seat in asked:
            decision = bots[seat].decision(situation(game, state, seat, window, options))
            game.check(state, seat, window, decision.action, 0)
            decided.append(Decided(level=levels[seat], state=state, seat=seat, window=window, decision=decision))
        state = _go_on(game, window, decided[-len(asked) :]).state
    return Played(options=options, levels=tuple(levels), decided=tuple(decided), outcome=outcome)


def _go_on(game: Game[State, Any], window: Window, given: Sequence[Decided]) -> Step[State]:
    state = given[0].state
    if window.mode == "sealed":
        return game.close(state, window, {one.seat: one.decision.action for one in given}, 0)
    (only,) = given
    return game.apply(state, only.seat, window, only.decision.action, 0)


TABLES: tuple[dict[str, Any], ...] = (
    {"seats": 2},
    {"seats": 3},
    {"seats": 5},
    {"seats": 2, "words": "all"},
    {"seats": 4, "words": "all"},
    {"seats": 3, "check": "vote"},
    {"seats": 5, "check": "vote", "words": "all"},
)


@cache
def match(number: int, seed: int) -> Played:
    options = KIND.rules.read_options(TABLES[number])
    return play(options, levels_for(options.seats, seed), seed)


def all_decided() -> Iterator[tuple[Played, Decided]]:
    """The decisions of one match at each table."""
    for number in range(len(TABLES)):
        played = match(number, 1)
        yield from ((played, one) for one in played.decided)
