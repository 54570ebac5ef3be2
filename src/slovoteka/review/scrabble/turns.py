"""Judges a turn of the standard game or of solitaire by what could be known at the time."""

from typing import Final

import msgspec

from slovoteka.core.value import Value
from slovoteka.games.scrabble.actions import write_action
from slovoteka.review.marks import Scale, chances_among
from slovoteka.review.model import Alternative, Depth, Judged, Mark, Remark
from slovoteka.review.scrabble import remarks
from slovoteka.review.scrabble.candidates import Candidates
from slovoteka.review.scrabble.move_values import ValuedMove, weigh
from slovoteka.review.scrabble.positions import KnownPosition, Move, passing
from slovoteka.review.scrabble.remarks import FINE, remark

POINTS: Final = Scale(best=1, good=4, inaccuracy=10, mistake=25)
"""About one point is the uncertainty of simulations, and 4 points are what another letter on the rack may be worth.

An ordinary word scores 20 to 30, so 10 are a good part of it, and losing 25 is like not moving at all. Missing a whole
rack usually costs as much.
"""


class ReviewedTurn(Value, frozen=True, kw_only=True):
    """One player's turn."""

    number: int
    seat: int
    position: KnownPosition
    made: Move
    depth: Depth
    has_failed: bool = False
    """Whether the words were struck, so that the turn was lost."""
    is_late: bool = False
    """Whether the time was over before the player moved."""
    left_ms: int | None = None
    """The time left on the clock for the whole game."""
    swap: str = ""
    """A letter on the rack that could have been swapped for a blank on the board (SM-70)."""


def judge_turn(turn: ReviewedTurn) -> Judged:
    position = turn.position
    came_to = passing(position) if turn.has_failed else turn.made
    sight = Candidates(position)
    weighed = weigh(sight, came_to, turn.depth)
    best, played = weighed[0], next(one for one in weighed if one.move.key == came_to.key)
    cost = 0.0 if best is played else max(0.0, best.value - played.value)
    mark = _mark(position, best, played, cost) if _had_a_choice(sight, came_to) else None
    return Judged(
        number=turn.number,
        seat=turn.seat,
        written=write_action(turn.made.action),
        unit="points",
        cost=round(cost, 2),
        mark=mark,
        alternatives=tuple(_alternative(turn, one, is_played=one is played) for one in weighed),
        remarks=(
            *_of_circumstances(turn, sight),
            *_of_choice(sight, best, played, mark),
            *remarks.of_time(turn.left_ms, mark),
        ),
    )


def _mark(position: KnownPosition, best: ValuedMove, played: ValuedMove, cost: float) -> Mark:
    """The worse of two marks: by points, and by the chance to win, which near the end may depend on a few points.

    The result of an endgame that was not searched completely is uncertain, so there only points count.
    """
    is_sure = not position.is_open or (best.is_proved and played.is_proved)
    lost = best.chance - played.chance if is_sure and best.chance is not None and played.chance is not None else 0.0
    chances = chances_among(1 + len(position.seen.others))
    order: tuple[Mark, ...] = ("best", "good", "inaccuracy", "mistake", "blunder")
    return max(POINTS.mark(cost), chances.mark(lost), key=order.index)


def _had_a_choice(sight: Candidates, made: Move) -> bool:
    return len({made.key, *(sighted.move.key for sighted in sight.ranked)}) > 1


def _alternative(turn: ReviewedTurn, one: ValuedMove, *, is_played: bool) -> Alternative:
    """The alternative for a move. The played one keeps the text of the record."""
    shown = alternative(turn.position, one)
    if not is_played:
        return shown
    action = turn.made.action
    return shown.but(written=write_action(action), action=msgspec.to_builtins(action), is_played=True)


def alternative(position: KnownPosition, one: ValuedMove) -> Alternative:
    return Alternative(
        written=write_action(one.move.action),
        value=round(one.value, 2),
        chance=None if one.chance is None else round(one.chance, 4),
        remark=remarks.of_move(position, one.move),
        action=msgspec.to_builtins(one.move.action),
    )


# --- remarks --------------------------------------------------------------------------------------------------------


def _of_circumstances(turn: ReviewedTurn, sight: Candidates) -> list[Remark]:
    """Remarks that do not depend on the value of the move."""
    result = [remark("late")] if turn.is_late else []
    strange = [word for word in turn.made.laid.words if word not in sight.words] if turn.made.laid else []
    if turn.has_failed:
        result.append(remark("struck", word=strange[0] if strange else turn.made.word))
    elif strange and turn.position.options.words == "challenge":
        result.append(remark("phony-stood", word=strange[0]))
    if turn.swap:
        result.append(remark("swap-missed", letter=turn.swap))
    return result


def _of_choice(sight: Candidates, best: ValuedMove, played: ValuedMove, mark: Mark | None) -> list[Remark]:
    if mark is None:
        return [remark("no-choice")]
    position, result = sight.position, remarks.of_whole_racks(sight, played.move, mark)
    if best.is_proved and played.is_proved:
        return [*result, *remarks.of_result(best, played, position.seen.leads[0])]
    if mark == "best":
        result += remarks.of_good_leave(sight, played)
    elif mark not in FINE and not best.move.lays_all:
        result.append(remarks.of_better(position, best, played))
    return [*result, *remarks.of_chance(position, best, played)]
