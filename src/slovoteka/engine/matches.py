"""Players of the engine, and matches between them with mirrored draws."""

from collections.abc import Sequence
from typing import Final

import msgspec
import numpy as np
from numpy.typing import NDArray

from slovoteka._native import ScrabblePlayer
from slovoteka._native import play_pairs as play_native_pairs
from slovoteka.core.value import Value
from slovoteka.engine.engine import MOVE, Engine, Moves

CANDIDATE: Final = np.dtype([("move", MOVE), ("value", "<f4"), ("wins", "<f4"), ("samples", "<u4"), ("proved", "<u4")])
"""A move that was looked at, with its mean lead in points and its share of wins."""

_Asked = tuple[bytes, bytes, int, list[int], list[int], int, tuple[bytes, bytes] | None, tuple[int, int, int, int]]
"""The arguments of the native player, as `_native.pyi` names them."""


class EngineSkill(Value, frozen=True, kw_only=True):
    """How a player decides. By default it takes the move that is best at first sight."""

    with_leaves: bool = True
    """Whether it considers the leave, if the engine has values for leaves."""
    candidates: int = 1
    """How many moves are looked at more closely."""
    plies: int = 2
    """How many turns are simulated after each."""
    iterations: int = 0
    """The most simulations in one decision."""
    max_ms: int = 0
    """The time limit of a decision; 0 for none."""
    endgame_nodes: int = 0
    """How many positions are searched when the bag is empty; 0 for no search."""
    preendgame_bag: int = 0
    """With at most this many tiles in the bag, all possible contents are tried."""
    counts_end: bool = True
    """Whether it counts what stays on racks when the bag is empty. Off only to measure what that is worth."""
    infers: bool = False
    """Whether it infers from the opponent's last move what they kept."""
    threads: int = 1


class Seen(Value, frozen=True, kw_only=True):
    """What a player knows on their turn."""

    grid: str
    rack: str
    bag: int
    others: Sequence[int]
    """The number of tiles on the others' racks, in turn order."""
    leads: Sequence[int] = (0,)
    """The lead over each of the others in points."""
    exchange_most: int = 0
    before: str = ""
    """The grid before the next player's last move, if they laid a word."""
    pass_rounds: int = 2
    """The game ends after so many rounds in which everybody passes (SM-15)."""
    scoreless_rounds: int = 6
    """The game ends after so many rounds without points (SM-G23); 0 for no limit."""
    passes: int = 0
    """How many passes in a row there have been."""
    scoreless: int = 0
    """How many turns in a row have brought no points."""


AT_SIGHT: Final = EngineSkill()


class EnginePlayer:
    def __init__(self, engine: Engine, skill: EngineSkill = AT_SIGHT) -> None:
        self.engine = engine
        self.skill = skill
        terms = msgspec.structs.asdict(skill)
        terms["with_leaves"] = skill.with_leaves and engine.has_leaves
        self.native = ScrabblePlayer(engine.native, **terms)

    def think(self, seen: Seen, seed: int) -> NDArray[np.void]:
        """The moves looked at, the best first: an array of CANDIDATE."""
        return self.native.think(*self._asked(seen), seed).view(CANDIDATE)[:, 0]

    def weigh(self, seen: Seen, moves: Moves, seed: int) -> NDArray[np.void]:
        """The same for given moves: all of them, the best first."""
        return self.native.weigh(moves.tobytes(), *self._asked(seen), seed).view(CANDIDATE)[:, 0]

    def _asked(self, seen: Seen) -> _Asked:
        encode = self.engine.encode
        last = None
        if seen.before:
            last = encode(seen.before), self.engine.laid_between(seen.before, seen.grid).tobytes()
        others, leads = list(seen.others), list(seen.leads)
        end = seen.pass_rounds, seen.scoreless_rounds, seen.passes, seen.scoreless
        return encode(seen.grid), encode(seen.rack), seen.bag, others, leads, seen.exchange_most, last, end


def play_pairs(first: EnginePlayer, second: EnginePlayer, pairs: int, seed: int, threads: int = 2) -> NDArray[np.int32]:
    """Scores of both players in each game. A pair is two games with the same draws and swapped seats."""
    return play_native_pairs(first.native, second.native, pairs, seed, threads)


class MatchEstimate(Value, frozen=True):
    """What a match says about its first player. The bounds are those of 95 %."""

    pairs: int
    share: float
    """The share of game points: a win is one, a draw a half."""
    share_low: float
    share_high: float
    points: float
    """The lead in points per game."""
    points_low: float
    points_high: float


def match_estimate(scores: NDArray[np.int32]) -> MatchEstimate:
    """Counts pairs, because pairs are independent and games are not."""
    over = (scores[:, 0] - scores[:, 1]).astype(np.float64)
    wins = np.sign(over) / 2 + 0.5
    points, share = over.reshape(-1, 2).mean(axis=1), wins.reshape(-1, 2).mean(axis=1)
    return MatchEstimate(len(points), *_interval(share), *_interval(points))


def _interval(values: NDArray[np.float64]) -> tuple[float, float, float]:
    mean = float(values.mean())
    half = 1.96 * float(values.std(ddof=1)) / len(values) ** 0.5 if len(values) > 1 else float("inf")
    return mean, mean - half, mean + half
