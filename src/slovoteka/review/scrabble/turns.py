"""A turn of the standard game or of solitaire, judged by what could be known when it was made."""

from typing import Final

import msgspec

from slovoteka.core.value import Value
from slovoteka.games.scrabble.actions import write_action
from slovoteka.review.marks import Scale, chances_among
from slovoteka.review.model import Alternative, Depth, Judged, Mark, Remark
from slovoteka.review.scrabble import remarks
from slovoteka.review.scrabble.candidates import Candidates
from slovoteka.review.scrabble.positions import Move, Position, passing
from slovoteka.review.scrabble.remarks import FINE, remark
from slovoteka.review.scrabble.weighing import WeighedMove, weigh

POINTS: Final = Scale(best=1, good=4, inaccuracy=10, mistake=25)
"""About a point is what the worlds played out leave uncertain, and 4 are what one letter on the rack for another may be
worth. An ordinary word brings 20 to 30: 10 are a good part of it, and who loses 25 might as well not have moved. To
miss a whole rack costs as much as a rule."""


class Turn(Value, frozen=True, kw_only=True):
    """What one player has done with one turn."""

    number: int
    seat: int
    position: Position
    made: Move
    depth: Depth
    has_failed: bool = False
    """The words were struck: all went back, and the turn was lost."""
    is_late: bool = False
    """The time was over before anything was done."""
    left_ms: int | None = None
    """On the clock of a whole game."""
    swap: str = ""
    """A letter on the rack that could have been put for a blank on the board (SM-70)."""


def judge_turn(turn: Turn) -> Judged:
    position = turn.position
    came_to = passing(position) if turn.has_failed else turn.made
    sight = Candidates(position)
    weighed = weigh(sight, came_to, turn.depth)
    best, played = weighed[0], next(one for one in weighed if one.move.deed == came_to.deed)
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


def _mark(position: Position, best: WeighedMove, played: WeighedMove, cost: float) -> Mark:
    """The worse of two: by points, and by the chance to win, which near the end may hang on a few points.

    An end that was not searched through has a result, but nobody can be sure of it: there, points alone decide.
    """
    is_sure = not position.is_open or (best.is_proved and played.is_proved)
    lost = best.chance - played.chance if is_sure and best.chance is not None and played.chance is not None else 0.0
    chances = chances_among(1 + len(position.seen.others))
    order: tuple[Mark, ...] = ("best", "good", "inaccuracy", "mistake", "blunder")
    return max(POINTS.mark(cost), chances.mark(lost), key=order.index)


def _had_a_choice(sight: Candidates, made: Move) -> bool:
    return len({made.deed, *(sighted.move.deed for sighted in sight.ranked)}) > 1


def _alternative(turn: Turn, one: WeighedMove, *, is_played: bool) -> Alternative:
    """What was made stands as it was written."""
    told = alternative(turn.position, one)
    if not is_played:
        return told
    action = turn.made.action
    return told.but(written=write_action(action), action=msgspec.to_builtins(action), is_played=True)


def alternative(position: Position, one: WeighedMove) -> Alternative:
    return Alternative(
        written=write_action(one.move.action),
        value=round(one.value, 2),
        chance=None if one.chance is None else round(one.chance, 4),
        remark=remarks.of_move(position, one.move),
        action=msgspec.to_builtins(one.move.action),
    )


# --- in words -------------------------------------------------------------------------------------------------------


def _of_circumstances(turn: Turn, sight: Candidates) -> list[Remark]:
    """What happened around the turn, whatever it was worth."""
    said = [remark("late")] if turn.is_late else []
    strange = [word for word in turn.made.laid.words if word not in sight.words] if turn.made.laid else []
    if turn.has_failed:
        said.append(remark("struck", word=strange[0] if strange else turn.made.word))
    elif strange and turn.position.options.words == "challenge":
        said.append(remark("phony-stood", word=strange[0]))
    if turn.swap:
        said.append(remark("swap-missed", letter=turn.swap))
    return said


def _of_choice(sight: Candidates, best: WeighedMove, played: WeighedMove, mark: Mark | None) -> list[Remark]:
    if mark is None:
        return [remark("no-choice")]
    position, said = sight.position, remarks.of_whole_racks(sight, played.move, mark)
    if best.is_proved and played.is_proved:
        return [*said, *remarks.of_result(best, played, position.seen.leads[0])]
    if mark == "best":
        said += remarks.of_good_leave(sight, played)
    elif mark not in FINE and not best.move.lays_all:
        said.append(remarks.of_better(position, best, played))
    return [*said, *remarks.of_chance(position, best, played)]
