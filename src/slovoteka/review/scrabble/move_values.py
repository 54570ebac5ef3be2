"""The values of moves, including the one that was made.

There are three methods, depending on how much is hidden. While tiles are drawn, moves are simulated in the same random
worlds. With a few tiles in the bag, its possible contents are tried. With an empty bag two players know everything, and
every move is searched to the end.
"""

from collections.abc import Mapping, Sequence
from hashlib import blake2b
from typing import Final

import numpy as np
from numpy.typing import NDArray

from slovoteka.core.value import Value
from slovoteka.engine.engine import MOVE, Moves
from slovoteka.engine.matches import EnginePlayer, EngineSkill
from slovoteka.games.scrabble.editions import RACK
from slovoteka.review.model import Depth
from slovoteka.review.scrabble.candidates import NEAR_END, Candidate, Candidates
from slovoteka.review.scrabble.positions import KnownPosition, Move

SHOWN: Final = 5
"""How many moves a review shows besides the one that was made."""
_WORLDS: Final = 24
"""How many worlds every move plays before the engine drops the weakest.

Several such rounds with different worlds are averaged instead of one long round, so that all moves, even bad ones, meet
the same luck.
"""
_COST_OF_DRAW: Final = 10
"""What the engine counts for one tried draw, in simulated games."""
_WIN: Final = 500
"""The difference between a certain win and a certain loss, in points.

So one percent is worth five points. That decides when the game depends on a move, but not when it is practically won or
lost.
"""
_EXCHANGE_BAG: Final = 2 * RACK
"""With fewer tiles an exchange delays the end of the game beyond the simulation and looks better than it is."""


class Effort(Value, frozen=True, kw_only=True):
    """The amount of search, in numbers instead of time, so that a review is the same on every machine."""

    search: int = 0
    """Simulated games to find the moves worth showing."""
    rounds: int = 0
    """Rounds of `_WORLDS` worlds each, to weigh those moves."""
    draws: int = 0
    """Orders of the bag that are tried near the end."""
    nodes: int
    """Positions of an endgame in each of two searches: for the best move, and for all shown moves."""


EFFORTS: Final[Mapping[Depth, Effort]] = {
    "quick": Effort(nodes=10_000),
    "usual": Effort(search=1_500, rounds=24, draws=24, nodes=100_000),
    "deep": Effort(search=8_000, rounds=120, draws=120, nodes=800_000),
}
_CANDIDATES: Final = 20
"""Moves, ranked by their static evaluation, that the search considers."""


class ValuedMove(Value, frozen=True, kw_only=True):
    move: Move
    equity: float
    """The static evaluation: points plus the value of the leave."""
    value: float
    """Points gained on the others, as far as the search has looked; without a search, the equity."""
    chance: float | None = None
    """The chance to win."""
    is_proved: bool = False

    @property
    def worth(self) -> float:
        """Moves are ranked by this."""
        return self.value if self.chance is None else self.value + _WIN * self.chance


def weigh(sight: Candidates, made: Move, depth: Depth, shown: int = SHOWN) -> tuple[ValuedMove, ...]:
    """The best `shown` moves, best first, and the move that was made wherever it ranks."""
    position, effort = sight.position, EFFORTS[depth]
    is_alone = not position.seen.others  # or it is unknown who holds the hidden tiles
    if is_alone or sight.has_own_terms or (not position.is_open and not effort.rounds):
        weighed = _at_sight(sight, made, shown)
    elif position.is_open:
        weighed = _searched(sight, made, effort, shown)
    else:
        weighed = _played_out(sight, made, effort, shown)
    ranked = sorted(weighed, key=lambda one: (-one.worth, one.move.key != made.key))
    return tuple(one for place, one in enumerate(ranked) if place < shown or one.move.key == made.key)


def _at_sight(sight: Candidates, made: Move, shown: int) -> list[ValuedMove]:
    return [
        ValuedMove(move=sighted.move, equity=sighted.equity, value=sighted.equity)
        for sighted in _together(sight, sight.ranked[:shown], made)
    ]


def _together(sight: Candidates, sighted: Sequence[Candidate], made: Move) -> list[Candidate]:
    """These candidates and the move that was made."""
    others = [one for one in sighted if one.move.key != made.key]
    return [*others, sight.look_at(made)]


# --- nothing is hidden ----------------------------------------------------------------------------------------------


def _searched(sight: Candidates, made: Move, effort: Effort, shown: int) -> list[ValuedMove]:
    seen = sight.position.seen
    (best,) = EnginePlayer(sight.engine, EngineSkill(endgame_nodes=effort.nodes)).think(seen, 0)
    found = sight.look_at(sight.move(best["move"]))
    chosen = _together(sight, [found, *(one for one in sight.ranked[:shown] if one.move.key != found.move.key)], made)
    rows = EnginePlayer(sight.engine, EngineSkill(endgame_nodes=effort.nodes)).weigh(seen, _rows(chosen), 0)
    values = {sight.key_of(row["move"]): (float(row["value"]), bool(row["proved"])) for row in rows}
    if best["proved"]:
        most = float(best["value"])
        values = {key: (min(value, most), is_proved) for key, (value, is_proved) in values.items()}
        values[found.move.key] = most, True
    return [
        ValuedMove(
            move=one.move,
            equity=one.equity,
            value=value,
            chance=_chance(seen.leads[0] + value),
            is_proved=is_proved,
        )
        for one in chosen
        for value, is_proved in (values[one.move.key],)
    ]


def _chance(final_lead: float) -> float:
    return 0.5 + 0.5 * float(np.sign(final_lead))


# --- tiles left to draw ---------------------------------------------------------------------------------------------


def _played_out(sight: Candidates, made: Move, effort: Effort, shown: int) -> list[ValuedMove]:
    position, seed = sight.position, _seed(sight.position)
    seen = position.seen
    if seen.bag < _EXCHANGE_BAG:
        seen = seen.but(exchange_most=0)
    is_near_end = position.is_duel and seen.bag <= NEAR_END
    search = EngineSkill(candidates=_CANDIDATES, iterations=effort.search)
    found = EnginePlayer(sight.engine, search).think(seen, seed)
    rows = [row["move"] for row in found if not sight.is_mirrored(row["move"])][:shown]
    chosen = _together(sight, [sight.look_at(sight.move(row)) for row in rows], made)
    if is_near_end:
        iterations = effort.draws * _COST_OF_DRAW * len(chosen)
        player = EnginePlayer(sight.engine, EngineSkill(iterations=iterations, preendgame_bag=NEAR_END))
        rounds = [player.weigh(seen, _rows(chosen), seed)]
    else:
        player = EnginePlayer(sight.engine, EngineSkill(iterations=_WORLDS * len(chosen)))
        rounds = [player.weigh(seen, _rows(chosen), seed + number) for number in range(1, effort.rounds + 1)]
    return _averaged(sight, chosen, rounds)


def _averaged(sight: Candidates, chosen: Sequence[Candidate], rounds: Sequence[NDArray[np.void]]) -> list[ValuedMove]:
    values: dict[object, list[float]] = {one.move.key: [] for one in chosen}
    wins: dict[object, list[float]] = {one.move.key: [] for one in chosen}
    for rows in rounds:
        for row in rows:
            key = sight.key_of(row["move"])
            values[key].append(float(row["value"]))
            wins[key].append(float(row["wins"]))
    return [
        ValuedMove(
            move=one.move,
            equity=one.equity,
            value=float(np.mean(values[one.move.key])),
            chance=float(np.mean(wins[one.move.key])),
        )
        for one in chosen
    ]


def _rows(chosen: Sequence[Candidate]) -> Moves:
    return np.array([one.row for one in chosen], MOVE)


def _seed(position: KnownPosition) -> int:
    """A seed that depends on the position alone, so that a review can be repeated."""
    digest = blake2b(f"{position.seen.grid} {position.seen.rack}".encode(), digest_size=6).digest()
    return int.from_bytes(digest, "little")
