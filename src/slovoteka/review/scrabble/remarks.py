"""Makes remarks on a turn from its weighed moves, the most important first."""

from typing import Final

from slovoteka.bots.scrabble.reasons import spelt
from slovoteka.games.scrabble.actions import write_action
from slovoteka.review.model import Mark, Remark
from slovoteka.review.scrabble.candidates import NEAR_END, Candidates
from slovoteka.review.scrabble.move_values import ValuedMove
from slovoteka.review.scrabble.positions import KnownPosition, Move

_CLEAR: Final = 3
"""The least points, or percent of the chance to win, that deserve a sentence."""
_HASTE_MS: Final = 120_000
"""Less time than this for the rest of the game is time trouble."""
FINE: Final[tuple[Mark | None, ...]] = (None, "best", "good")
"""Marks of decisions without a mistake."""


def remark(code: str, **params: str | int) -> Remark:
    return Remark(f"review-scrabble-{code}", params)


def of_move(position: KnownPosition, move: Move) -> Remark:
    """The points and the leave of a move, for a line of a list."""
    left = spelt(position.options.layout(), move.kept)
    if move.laid is None:
        return remark("move-keeps", left=left) if left else remark("move-keeps-nothing")
    return remark("move", points=move.points, left=left) if left else remark("move-all", points=move.points)


def of_result(best: ValuedMove, played: ValuedMove, lead: int) -> list[Remark]:
    """Remarks on an endgame that was searched to its end."""
    reached, missed = round(lead + played.value), round(lead + best.value)
    if _sign(reached) < _sign(missed):
        code = {(1, -1): "end-win-lost", (1, 0): "end-win-drawn", (0, -1): "end-draw-lost"}
        params: dict[str, str | int] = {"word": _named(best.move), "most": abs(missed), "points": abs(reached)}
        return [remark(code[_sign(missed), _sign(reached)], **params)]
    if not reached:
        return [remark("end-draw")]
    verdict = remark("end-wins" if reached > 0 else "end-loses", points=abs(reached))
    could = [remark("end-more", word=_named(best.move), points=missed - reached)] if missed > reached else []
    return [verdict, *could]


def of_better(position: KnownPosition, best: ValuedMove, played: ValuedMove) -> Remark:
    """Says why the best move is better, by its most important advantage."""
    layout, move, made = position.options.layout(), best.move, played.move
    if move.given:
        left = spelt(layout, move.kept)
        return remark("exchange-better", count=len(move.given), left=left) if left else remark("exchange-all-better")
    if move.laid is None:
        return remark("pass-better")
    named: dict[str, str | int] = {"word": _named(move), "points": move.points}
    if made.laid is None:
        return remark("word-better", **named)
    if move.points - made.points >= _CLEAR:
        return remark("points-better", **named)
    leave_gain = (best.equity - move.points) - (played.equity - made.points)
    if move.kept and leave_gain >= _CLEAR:
        return remark("leave-better", left=spelt(layout, move.kept), **named)
    return remark("foreseen-better", **named)


def of_chance(position: KnownPosition, best: ValuedMove, played: ValuedMove) -> list[Remark]:
    """Remarks on what a move cost in chances, while something is left to chance."""
    if best.chance is None or played.chance is None or position.is_open:
        return []
    could, can = round(100 * best.chance), round(100 * played.chance)
    if could - can < _CLEAR:
        return []
    is_near_end = position.is_duel and position.seen.bag <= NEAR_END
    params: dict[str, str | int] = {"count": position.seen.bag} if is_near_end else {}
    return [remark("chance-near-end" if is_near_end else "chance", before=could, after=can, **params)]


def of_whole_racks(sight: Candidates, made: Move, mark: Mark | None) -> list[Remark]:
    if made.lays_all:
        return [remark("all-found", word=made.word, points=made.points)]
    missed = next((sighted.move for sighted in sight.ranked if sighted.move.lays_all), None)
    if missed is None or mark in FINE:
        return []
    return [remark("all-missed", word=_named(missed), points=missed.points)]


def of_good_leave(sight: Candidates, played: ValuedMove) -> list[Remark]:
    """Praises a best move that gives up points now for better tiles on the rack."""
    made, dearest = played.move, max(sight.ranked, key=lambda sighted: sighted.move.points, default=None)
    if made.laid is None or dearest is None or not made.kept:
        return []
    more = dearest.move.points - made.points
    is_worth_it = played.equity >= dearest.equity  # counting the leave
    left = spelt(sight.position.options.layout(), made.kept)
    return [remark("leave-kept", left=left, points=more)] if more >= _CLEAR and is_worth_it else []


def of_time(left_ms: int | None, mark: Mark | None) -> list[Remark]:
    if left_ms is None or left_ms >= _HASTE_MS or mark in FINE:
        return []
    return [remark("overtime")] if left_ms < 0 else [remark("haste", seconds=left_ms // 1000)]


def _named(move: Move) -> str:
    """In the players' notation."""
    return write_action(move.action)


def _sign(points: int) -> int:
    return (points > 0) - (points < 0)
