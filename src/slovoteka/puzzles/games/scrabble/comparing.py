"""What a weaker move is worth, and why it is weaker than the best one."""

from collections.abc import Sequence
from typing import Final

import msgspec

from slovoteka.bots.scrabble.reasons import opened_triples, spelt
from slovoteka.games.scrabble.actions import Play
from slovoteka.puzzles.games.scrabble.positions import written
from slovoteka.puzzles.model import Graded, Params
from slovoteka.review.model import Remark
from slovoteka.review.scrabble.move_values import ValuedMove
from slovoteka.review.scrabble.positions import KnownPosition, Move

_WORTHLESS: Final = 30.0
"""A move this many points behind the best scores nothing."""
_ALMOST: Final = 0.9
"""The most that a weaker move can score."""
_CLEAR: Final = 3.0
"""The least difference in points that is given as a reason."""


def score_behind(points: float) -> float:
    """The score of an answer that gains so many points less than the best."""
    return round(_ALMOST * max(0.0, 1 - points / _WORTHLESS), 2)


def graded(ranked: Sequence[tuple[ValuedMove, float, Remark]], best: ValuedMove) -> tuple[Graded, ...]:
    """The best move, and weaker ones with their scores and the reasons why they are weaker."""
    weaker = tuple(
        Graded(action=msgspec.to_builtins(one.move.action), score=score, why=why)
        for one, score, why in ranked
        if isinstance(one.move.action, Play)
    )
    return Graded(action=msgspec.to_builtins(best.move.action), score=1.0), *weaker


def why_weaker(position: KnownPosition, best: ValuedMove, other: ValuedMove) -> Remark:
    """For the person who has chosen this move."""
    return Remark("puzzle-weaker", _reason(position, best, other))


def why_tempting(position: KnownPosition, best: ValuedMove, other: ValuedMove) -> Remark:
    """For a move with more points than the best one."""
    params: Params = {"move": written(other.move), "points": other.move.points}
    return Remark("puzzle-tempting", params | _reason(position, best, other))


def _reason(position: KnownPosition, best: ValuedMove, other: ValuedMove) -> Params:
    """The most important advantage of the best move, and what both promise."""
    layout = position.options.layout()
    chances: Params = {"can": _percent(other), "could": _percent(best)}
    more = best.move.points - other.move.points
    if more >= _CLEAR:
        return chances | {"why": "points", "more": more}
    leave_gain = (best.equity - best.move.points) - (other.equity - other.move.points)
    if best.move.kept and other.move.kept and leave_gain >= _CLEAR:
        return chances | {
            "why": "leave",
            "left": spelt(layout, other.move.kept),
            "better": spelt(layout, best.move.kept),
        }
    opens = _opened(position, other.move) - _opened(position, best.move)
    return chances | {"why": "opens" if opens else "foreseen"}


def _opened(position: KnownPosition, move: Move) -> frozenset[int]:
    if move.laid is None:
        return frozenset()
    return opened_triples(position.options.layout(), position.seen.grid, move.laid.new)


def _percent(one: ValuedMove) -> int:
    return round(100 * (one.chance or 0.0))
