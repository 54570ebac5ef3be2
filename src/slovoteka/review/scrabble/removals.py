"""A removal of the reverse game, where nothing is hidden: what it brings, less what it leaves to the next player."""

from collections.abc import Mapping
from typing import Final

import msgspec

from slovoteka.bots.scrabble.foresight import Foresight
from slovoteka.bots.scrabble.vocabulary import all_words, policy_of
from slovoteka.core.value import Value
from slovoteka.games.scrabble import actions
from slovoteka.games.scrabble.actions import write_action
from slovoteka.games.scrabble.notation import at_text
from slovoteka.games.scrabble.options import Options
from slovoteka.games.scrabble.reverse.removals import legal_removals, without
from slovoteka.review.marks import Scale
from slovoteka.review.model import Alternative, Depth, Judged, Remark
from slovoteka.review.scrabble.remarks import remark
from slovoteka.review.scrabble.weighing import SHOWN

_PATIENCE: Final[Mapping[Depth, int]] = {"quick": 0, "usual": 4_000, "deep": 40_000}
"""Tiles that are looked at behind each removal to see the end of the game."""
_TO_THE_END: Final = 100
_DEAREST: Final = 24
"""Removals that are looked at closer: what brings little is hardly ever good for what it leaves."""
_BLINK: Final = 1_000_000
"""More tiles than all answers of the next player can ask for."""
_POINTS: Final = Scale(best=0, good=2, inaccuracy=5, mistake=10)
"""A removal takes six tiles at most and counts their faces, so that all is smaller here than where words are laid."""


class Removal(Value, frozen=True, kw_only=True):
    """What one player has taken off the board."""

    number: int
    seat: int
    options: Options
    grid: str
    squares: tuple[int, ...]
    lead: int
    """Over the best of the others, before it."""
    is_duel: bool
    is_late: bool
    """The time was over, and the smallest removal was made for the player."""
    depth: Depth


class _Valued(Value, frozen=True):
    squares: tuple[int, ...]
    points: int
    ahead: int
    """What it brings over what follows, as far as was looked."""


def judge_removal(removal: Removal) -> Judged:
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
        alternatives=tuple(_told(one, is_played=one is made) for one in valued),
        remarks=tuple(_said(removal, best, made, ranked, is_seen=is_seen)),
    )


def _by_the_answer(removal: Removal) -> list[_Valued]:
    """The dearest removals, less the dearest that each leaves to the next; and what was made."""
    is_word = all_words(policy_of(removal.options)).__contains__
    layout = removal.options.layout()
    brings = {
        squares: layout.face_sum("".join(removal.grid[square] for square in squares))
        for squares in (*legal_removals(removal.grid, is_word), removal.squares)
    }
    dearest = sorted(brings, key=lambda squares: -brings[squares])[:_DEAREST]
    foresight, found = Foresight(layout, is_word, _BLINK), []
    for squares in dict.fromkeys((*dearest, removal.squares)):
        points = brings[squares]
        answer = foresight.best(without(removal.grid, squares), 1)
        found.append(_Valued(squares, points, points - (0 if answer is None else answer.ahead)))
    return sorted(found, key=lambda one: (-one.ahead, one.squares != removal.squares))


def _to_the_end(removal: Removal, shown: list[_Valued]) -> list[_Valued] | None:
    """The same to the end of the game, if the end can be seen behind all of them: else they could not be compared."""
    patience = _PATIENCE[removal.depth]
    if not patience or not removal.is_duel:
        return None
    is_word, layout, found = all_words(policy_of(removal.options)).__contains__, removal.options.layout(), []
    for one in shown:
        follows = Foresight(layout, is_word, patience).best(without(removal.grid, one.squares), _TO_THE_END)
        if follows is not None and not follows.is_exact:
            return None
        found.append(_Valued(one.squares, one.points, one.points - (0 if follows is None else follows.ahead)))
    return found


def _said(removal: Removal, best: _Valued, made: _Valued, ranked: list[_Valued], *, is_seen: bool) -> list[Remark]:
    said = [remark("late")] if removal.is_late else []
    if len(ranked) == 1:
        said.append(remark("no-choice"))
    if is_seen:
        could, can = removal.lead + best.ahead, removal.lead + made.ahead
        if could > 0 >= can:
            said.append(remark("removal-win-lost", word=_written(best.squares)))
        else:
            code = "end-wins" if can > 0 else "end-loses" if can else "end-draw"
            said.append(remark(code, points=abs(can)) if can else remark(code))
    if best.ahead > made.ahead and best.points <= made.points:
        said.append(remark("removal-leaves", word=_written(best.squares), points=best.ahead - made.ahead))
    return said


def _told(one: _Valued, *, is_played: bool) -> Alternative:
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
