"""The hunt: rounds of some seconds in several processes. A file keeps the best games of all rounds."""

from collections.abc import Callable, Iterator
from functools import cache
from random import Random
from time import monotonic
from typing import Final

import msgspec

from slovoteka.core.value import Value
from slovoteka.games.scrabble.kind import KIND
from slovoteka.games.scrabble.options import Options, word_policy
from slovoteka.jobs.processes.crew import Crew, ProcessCall
from slovoteka.lexicon.dictionary import open_dictionary
from slovoteka.lexicon.move_graphs import move_graph
from slovoteka.record_hunt.scrabble.finder import FoundPlay, OpenFinder
from slovoteka.record_hunt.scrabble.improving import GOALS, Goal, Improver, value
from slovoteka.record_hunt.scrabble.play_sequence import PlayRules, PlaySequence

VARIANT: Final = "solitaire-face-up"
_KEPT: Final = 8
"""Games kept for each goal. The best may be a dead end, while a slightly worse one still improves."""
_ROUND_S: Final = 30.0
_EXPLORING: Final = 0.3
"""The share of rounds that begin with new games once there are some."""
_BORROWING: Final = 0.2
"""The share of rounds that begin with a game of the other goal."""

Plays = tuple[FoundPlay, ...]


class Kept(Value, frozen=True, kw_only=True):
    """The state of the hunt, with all that is needed to continue."""

    rounds: int = 0
    games: dict[Goal, tuple[tuple[int, Plays], ...]] = msgspec.field(default_factory=dict)
    """The best games for each goal with their values, best first."""

    def best(self, goal: Goal) -> int:
        games = self.games.get(goal)
        return games[0][0] if games else 0

    def with_game(self, goal: Goal, value: int, plays: Plays) -> "Kept":
        others = [pair for pair in self.games.get(goal, ()) if pair[1] != plays]
        games = sorted([*others, (value, plays)], key=lambda pair: -pair[0])[:_KEPT]
        return self.but(games={**self.games, goal: tuple(games)})


class HuntRound(Value, frozen=True, kw_only=True):
    goal: Goal
    seed: str
    plays: Plays
    """The game to improve; empty for new ones."""
    seconds: float


class Caught(Value, frozen=True, kw_only=True):
    """The result of a round: one game, valued for every goal."""

    values: dict[Goal, int]
    plays: Plays


def checked(kept: Kept) -> Kept:
    """The state of an earlier hunt without games that are no longer valid, since the dictionary may have changed."""
    fresh = Kept(rounds=kept.rounds)
    for goal in GOALS:
        for _, plays in kept.games.get(goal, ()):
            sequence = PlaySequence.empty(options()).after_all(rules(), plays)
            if sequence.plays:
                fresh = fresh.with_game(goal, value(rules(), goal, sequence), sequence.plays)
    return fresh


# --- rounds ---------------------------------------------------------------------------------------------------------


@cache
def options() -> Options:
    read: Options = KIND.rules.read_options(KIND.choices.variants[VARIANT])
    return read


@cache
def rules() -> PlayRules:
    """Cached for each process, because the tables of words take a second."""
    policy = word_policy(options())
    if policy is None:
        raise AssertionError("open solitaire has a dictionary")
    words = open_dictionary(policy, KIND.words.rules(options()))
    return PlayRules(options(), OpenFinder(move_graph(words), options().layout()))


def run_round(order: HuntRound) -> Caught:
    improver = Improver(rules(), _chance(order.seed))
    sequence, seconds = PlaySequence.empty(options()).after_all(rules(), order.plays), order.seconds
    if not order.plays:
        seconds /= 2
        sequence = improver.explore(order.goal, seconds)
    sequence = improver.improve(order.goal, sequence, seconds)
    return Caught(values={goal: value(rules(), goal, sequence) for goal in GOALS}, plays=sequence.plays)


def next_round(kept: Kept, seed: int, seconds: float) -> HuntRound:
    """Goals take turns.

    Now and then a round explores new games. Otherwise it improves one of the best, preferring better ones.
    """
    name = f"{seed}:{kept.rounds}"
    chance = _chance(f"{name} plan")
    goal = GOALS[kept.rounds % len(GOALS)]
    games = kept.games.get(goal, ())
    if chance.random() < _BORROWING:  # a great move is half of a great total
        games = kept.games.get("move", ())
    is_new = not games or chance.random() < _EXPLORING
    plays = () if is_new else games[int(len(games) * chance.random() ** 2)][1]
    return HuntRound(goal=goal, seed=name, plays=plays, seconds=seconds)


def _chance(seed: str) -> Random:
    return Random(seed)  # noqa: S311  a seeded generator makes a round repeatable


def hunt(kept: Kept, seconds: float, seed: int, processes: int, tell: Callable[[Kept, float], None]) -> Iterator[Kept]:
    """Yields the state after each round until the time is over. `tell` also gets the elapsed time."""
    rules()  # builds what is missing once, before the processes start
    began = monotonic()
    length = min(_ROUND_S, seconds)
    with Crew(processes) as crew:
        running: list[ProcessCall[Caught]] = []
        while running or monotonic() - began < seconds:
            while len(running) < processes and monotonic() - began < seconds:
                left = max(1.0, seconds - (monotonic() - began))
                running.append(crew.call(run_round, next_round(kept, seed, min(length, left))))
                kept = kept.but(rounds=kept.rounds + 1)
            done = crew.done(running, timeout_s=0.5)
            running = [call for call in running if call not in done]
            for call in done:
                caught = crew.result(call)
                for goal in GOALS:
                    kept = kept.with_game(goal, caught.values[goal], caught.plays)
                yield kept
            tell(kept, monotonic() - began)
