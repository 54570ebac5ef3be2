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
"""A move that was looked at, and how many points over the others and what share of wins it led to."""


class Skill(Value, frozen=True, kw_only=True):
    """How a player decides. As it is: the best at first sight."""

    with_leaves: bool = True
    """Whether it thinks of the tiles that stay, where the engine has values for them."""
    candidates: int = 1
    """Moves that are looked at closer."""
    plies: int = 2
    """Turns that are played out behind each."""
    iterations: int = 0
    """Candidates played out in one decision, at most."""
    max_ms: int = 0
    """No decision takes longer; 0 for no limit."""
    endgame_nodes: int = 0
    """Positions looked at when the bag is empty; with 0 there is no search."""
    preendgame_bag: int = 0
    """With so few tiles in the bag, all that may lie there are tried."""
    infers: bool = False
    """Whether the other's last move tells of what he kept."""
    threads: int = 1


class Seen(Value, frozen=True, kw_only=True):
    """What a player knows when he is to move."""

    grid: str
    rack: str
    bag: int
    others: Sequence[int]
    """Tiles on the racks of the others, in the order of their turns."""
    leads: Sequence[int] = (0,)
    """Own points over those of each of the others."""
    exchange_most: int = 0
    before: str = ""
    """The grid before the last move of the next player, if he laid a word."""


AT_SIGHT: Final = Skill()


class Player:
    def __init__(self, engine: Engine, skill: Skill = AT_SIGHT) -> None:
        self.engine = engine
        self.skill = skill
        terms = msgspec.structs.asdict(skill)
        terms["with_leaves"] = skill.with_leaves and engine.has_leaves
        self.native = ScrabblePlayer(engine.native, **terms)

    def think(self, seen: Seen, seed: int) -> NDArray[np.void]:
        """The moves looked at, the best first: an array of CANDIDATE."""
        return self.native.think(*self._asked(seen), seed).view(CANDIDATE)[:, 0]

    def weigh(self, seen: Seen, moves: Moves, seed: int) -> NDArray[np.void]:
        """The same for moves that somebody else has chosen: all of them, the best first."""
        return self.native.weigh(moves.tobytes(), *self._asked(seen), seed).view(CANDIDATE)[:, 0]

    def _asked(self, seen: Seen) -> tuple[bytes, bytes, int, list[int], list[int], int, tuple[bytes, bytes] | None]:
        encode = self.engine.encode
        last = None
        if seen.before:
            last = encode(seen.before), self.engine.laid_between(seen.before, seen.grid).tobytes()
        others, leads = list(seen.others), list(seen.leads)
        return encode(seen.grid), encode(seen.rack), seen.bag, others, leads, seen.exchange_most, last


def play_pairs(first: Player, second: Player, pairs: int, seed: int, threads: int = 2) -> NDArray[np.int32]:
    """Scores of the first and the second in each game, two games for a pair: the same draws, the seats swapped."""
    return play_native_pairs(first.native, second.native, pairs, seed, threads)


class MatchEstimate(Value, frozen=True):
    """What a match says of its first player; the bounds are those of 95 %."""

    pairs: int
    share: float
    """Of game points: a win is one, a draw a half."""
    share_low: float
    share_high: float
    points: float
    """Over the other, a game."""
    points_low: float
    points_high: float


def match_estimate(scores: NDArray[np.int32]) -> MatchEstimate:
    """Pairs are what is independent, so they are what is counted."""
    over = (scores[:, 0] - scores[:, 1]).astype(np.float64)
    wins = np.sign(over) / 2 + 0.5
    points, share = over.reshape(-1, 2).mean(axis=1), wins.reshape(-1, 2).mean(axis=1)
    return MatchEstimate(len(points), *_interval(share), *_interval(points))


def _interval(values: NDArray[np.float64]) -> tuple[float, float, float]:
    mean = float(values.mean())
    half = 1.96 * float(values.std(ddof=1)) / len(values) ** 0.5 if len(values) > 1 else float("inf")
    return mean, mean - half, mean + half
