"""How long a bot thinks in real matches of «Кодовые имена»."""

from random import Random
from statistics import median, quantiles
from time import perf_counter
from typing import Any, Final

from slovoteka.bots.bot import Situation
from slovoteka.bots.codenames import make
from slovoteka.core.game import Game, Window
from slovoteka.core.value import Value
from slovoteka.games.codenames.kind import KIND
from slovoteka.games.codenames.state import State
from slovoteka.match.oracles import open_oracle

_MATCHES: Final = 30


class Speed(Value, frozen=True, kw_only=True):
    """The master's times in milliseconds, including the first clue of a match, which looks up a whole board."""

    clue_ms: float
    clue_p95_ms: float
    guess_ms: float
    guess_p95_ms: float


def measure_speed(matches: int = _MATCHES) -> Speed:
    took: dict[str, list[float]] = {"clue": [], "guess": []}
    _play(0, {"clue": [], "guess": []})  # warms up: opens tables and loads code
    for seed in range(1, matches + 1):
        _play(seed, took)
    clue, guess = took["clue"], took["guess"]
    return Speed(
        clue_ms=median(clue),
        clue_p95_ms=quantiles(clue, n=20)[-1],
        guess_ms=median(guess),
        guess_p95_ms=quantiles(guess, n=20)[-1],
    )


def _play(seed: int, took: dict[str, list[float]]) -> None:
    """A match of four masters, played without a host."""
    chance = Random(seed)  # noqa: S311  matches to measure with
    options = KIND.rules.read_options({})
    oracle, _ = open_oracle(KIND, options)
    game: Game[State, Any] = KIND.rules.make(options, oracle)
    bots = [make("master", options, seed * 10 + seat) for seat in range(4)]
    state = game.start()
    while game.outcome(state) is None:
        urn = game.chance(state)
        if urn is not None:
            state = game.apply_draw(state, chance.randrange(urn.size), 0).state
            continue
        window = next(window for window in game.windows(state) if window.blocking)
        seat = window.seats[0]
        situation = _situation(game, state, seat, window, options)
        started = perf_counter()
        decision = bots[seat].decide(situation)
        if window.kind in took:
            took[window.kind].append((perf_counter() - started) * 1e3)
        if decision is None:
            raise AssertionError("a window that blocks wants an answer")
        state = game.apply(state, seat, window, decision.action, 0).state


def _situation(game: Game[State, Any], state: State, seat: int, window: Window, options: Any) -> Situation:
    return Situation(
        seat=seat,
        options=options,
        window=window,
        public=game.public(state),
        private=game.private(state, seat),
        events=(),
    )
