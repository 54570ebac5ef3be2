"""The one shape that reviews of all games have, so that one page and one command show them all."""

from collections.abc import Callable
from typing import Any, Literal

from slovoteka.core.value import Value

Depth = Literal["quick", "usual", "deep"]
Mark = Literal["best", "good", "inaccuracy", "mistake", "blunder"]
Unit = Literal["points", "chance"]
"""Points of the game, or a probability from 0 to 1."""


class Remark(Value, frozen=True):
    """Something to say: a code with its sentence in the message catalogues, and the words to fill in."""

    code: str
    params: dict[str, str | int] = {}
    text: str = ""
    """The sentence, once it is said in somebody's language: see `words`."""


class Alternative(Value, frozen=True, kw_only=True, omit_defaults=True):
    """What could have been done instead, or was done."""

    written: str
    """As the players of this game write it."""
    value: float
    """In the unit of the decision: more is better for whoever decided."""
    chance: float | None = None
    """Of winning, where that is known beside the value."""
    is_played: bool = False
    remark: Remark | None = None
    action: Any = None
    """As the game encodes it, where a board can show it."""


class Advice(Value, frozen=True, kw_only=True, omit_defaults=True):
    """What could be done where nothing has been done yet."""

    unit: Unit
    alternatives: tuple[Alternative, ...] = ()
    """The best first."""
    remarks: tuple[Remark, ...] = ()


class Judged(Value, frozen=True, kw_only=True, omit_defaults=True):
    """One decision of one player."""

    number: int
    """Of the input in the record."""
    seat: int
    written: str
    unit: Unit
    cost: float = 0.0
    """How much better the best was; never less than 0."""
    mark: Mark | None = None
    """None where there was nothing to choose."""
    alternatives: tuple[Alternative, ...] = ()
    """The best first."""
    remarks: tuple[Remark, ...] = ()


class Curve(Value, frozen=True, kw_only=True):
    """One line for each of `seats`, from left to right."""

    code: str
    """What is drawn: a title in the message catalogues."""
    unit: Unit
    seats: tuple[int, ...]
    """Whom each line belongs to; of a team, its first seat."""
    points: tuple[tuple[int, tuple[float, ...]], ...]
    """After which input, and where each line is then."""
    title: str = ""
    """In somebody's language."""


class Sum(Value, frozen=True, kw_only=True):
    """All decisions of one player."""

    seat: int
    unit: Unit
    decisions: int
    """Where there was something to choose."""
    cost: float
    """Of one decision, on average."""
    marks: dict[Mark, int]
    remarks: tuple[Remark, ...] = ()


class Review(Value, frozen=True, kw_only=True):
    game: str
    match: str
    depth: Depth
    judged: tuple[Judged, ...]
    """In the order of the record."""
    curves: tuple[Curve, ...]
    sums: tuple[Sum, ...]
    """By seat; only of those who had something to decide."""


def sums_of(seats: int, judged: tuple[Judged, ...], remarks: Callable[[int], tuple[Remark, ...]]) -> tuple[Sum, ...]:
    """Of all who had something to decide, with what is to say of each seat."""
    sums = (sum_up(seat, judged, remarks(seat)) for seat in range(seats))
    return tuple(one for one in sums if one is not None)


def sum_up(seat: int, judged: tuple[Judged, ...], remarks: tuple[Remark, ...] = ()) -> Sum | None:
    """What the decisions of a seat come to; None if it had none."""
    own = [one for one in judged if one.seat == seat and one.mark is not None]
    if not own:
        return None
    marks: dict[Mark, int] = {}
    for one in own:
        if one.mark is not None:
            marks[one.mark] = marks.get(one.mark, 0) + 1
    cost = sum(one.cost for one in own) / len(own)
    return Sum(seat=seat, unit=own[0].unit, decisions=len(own), cost=cost, marks=marks, remarks=remarks)
