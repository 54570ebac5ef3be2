"""Judges a removal of the reverse game, where nothing is hidden: its points minus what it leaves to the next player."""

from collections.abc import Mapping
from typing import Final

import msgspec

from slovoteka.bots.scrabble.removal_search import RemovalSearch
from slovoteka.bots.scrabble.vocabulary import all_words, policy_of
from slovoteka.core.value import Value
from slovoteka.games.scrabble import actions
from slovoteka.games.scrabble.actions import write_action
from slovoteka.games.scrabble.notation import at_text
from slovoteka.games.scrabble.options import Options
from slovoteka.games.scrabble.reverse.removals import legal_removals, without
from slovoteka.review.marks import Scale
from slovoteka.review.model import Alternative, Depth, Judged, Remark
from slovoteka.review.scrabble.move_values import SHOWN
from slovoteka.review.scrabble.remarks import remark

_PATIENCE: Final[Mapping[Depth, int]] = {"quick": 0, "usual": 4_000, "deep": 40_000}
"""How many tiles the search behind each removal may look at."""
_TO_THE_END: Final = 100
_DEAREST: Final = 24
"""How many removals are examined. Removals with few points are hardly ever good."""
_BLINK: Final = 1_000_000
"""More than the search of all replies needs."""
_POINTS: Final = Scale(best=0, good=2, inaccuracy=5, mistake=10)
"""A removal takes at most six tiles and counts their values, so all costs are smaller than for laid words."""


class ReviewedRemoval(Value, frozen=True, kw_only=True):
    """What one player has removed from the board."""

    number: int
    seat: int
    options: Options
    grid: str
    squares: tuple[int, ...]
    lead: int
    """The lead over the best opponent before the removal."""
    is_duel: bool
    is_late: bool
    """Whether the time was over, so that the smallest removal was made for the player."""
    depth: Depth


class _Valued(Value, frozen=True):
    squares: tuple[int, ...]
    points: int
    ahead: int
    """Its points minus what the next players gain, as far as we have searched."""


def judge_removal(removal: ReviewedRemoval) -> Judged:
    ranked = _by_the_answer(removal)
    shown = [one for place, one in enumerate(ranked) if place < SHOWN or one.squares == removal.squares]
    seen = _to_the_end(removal, shown)
    is_seen = seen is not None
    valued = sorted(seen or shown, key=lambda one: (-one.ahead, one.squares != removal.squares))
    best, made = valued[0], next(one for one in valued if one.squares == removal.squares)
    cost = best.ahead - made.ahead
    return Judged(
        number=removal.number,
        seat=removal.seat,
        written=_written(removal.squares),
        unit="points",
        cost=float(cost),
        mark=_POINTS.mark(cost) if len(ranked) > 1 else None,
        alternatives=tuple(_alternative(one, is_played=one is made) for one in valued),
        remarks=tuple(_remarks(removal, best, made, ranked, is_seen=is_seen)),
    )


def _by_the_answer(removal: ReviewedRemoval) -> list[_Valued]:
    """The removals with most points and the one that was made, each minus the points of the best reply."""
    is_word = all_words(policy_of(removal.options)).__contains__
    layout = removal.options.layout()
    brings = {
        squares: layout.face_sum("".join(removal.grid[square] for square in squares))
        for squares in (*legal_removals(removal.grid, is_word), removal.squares)
    }
    dearest = sorted(brings, key=lambda squares: -brings[squares])[:_DEAREST]
    foresight, found = RemovalSearch(layout, is_word, _BLINK), []
    for squares in dict.fromkeys((*dearest, removal.squares)):
        points = brings[squares]
        answer = foresight.best(without(removal.grid, squares), 1)
        found.append(_Valued(squares, points, points - (0 if answer is None else answer.ahead)))
    return sorted(found, key=lambda one: (-one.ahead, one.squares != removal.squares))


def _to_the_end(removal: ReviewedRemoval, shown: list[_Valued]) -> list[_Valued] | None:
    """The same, searched to the end of the game. None unless all could be, since otherwise they cannot be compared."""
    patience = _PATIENCE[removal.depth]
    if not patience or not removal.is_duel:
        return None
    is_word, layout, found = all_words(policy_of(removal.options)).__contains__, removal.options.layout(), []
    for one in shown:
        follows = RemovalSearch(layout, is_word, patience).best(without(removal.grid, one.squares), _TO_THE_END)
        if follows is not None and not follows.is_exact:
            return None
        found.append(_Valued(one.squares, one.points, one.points - (0 if follows is None else follows.ahead)))
    return found


def _remarks(
    removal: ReviewedRemoval, best: _Valued, made: _Valued, ranked: list[_Valued], *, is_seen: bool
) -> list[Remark]:
    remarks = [remark("late")] if removal.is_late else []
    if len(ranked) == 1:
        remarks.append(remark("no-choice"))
    if is_seen:
        could, can = removal.lead + best.ahead, removal.lead + made.ahead
        if could > 0 >= can:
            remarks.append(remark("removal-win-lost", word=_written(best.squares)))
        else:
            code = "end-wins" if can > 0 else "end-loses" if can else "end-draw"
            remarks.append(remark(code, points=abs(can)) if can else remark(code))
    if best.ahead > made.ahead and best.points <= made.points:
        remarks.append(remark("removal-leaves", word=_written(best.squares), points=best.ahead - made.ahead))
    return remarks


def _alternative(one: _Valued, *, is_played: bool) -> Alternative:
    return Alternative(
        written=_written(one.squares),
        value=float(one.ahead),
        is_played=is_played,
        remark=remark("removal", points=one.points),
        action=msgspec.to_builtins(_action(one.squares)),
    )


def _action(squares: tuple[int, ...]) -> actions.Remove:
    return actions.Remove(tuple(at_text(square, down=False) for square in squares))


def _written(squares: tuple[int, ...]) -> str:
    return write_action(_action(squares))
