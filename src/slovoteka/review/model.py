"""The common form of all games' reviews, so that one page and one command can show them."""

from collections.abc import Callable
from typing import Any, Literal

from slovoteka.core.value import Value

Depth = Literal["quick", "usual", "deep"]
Mark = Literal["best", "good", "inaccuracy", "mistake", "blunder"]
Unit = Literal["points", "chance"]
"""Points of the game, or a probability from 0 to 1."""


class Remark(Value, frozen=True):
    """A sentence: its code in the message catalogues, and the values to fill in."""

    code: str
    params: dict[str, str | int] = {}
    text: str = ""
    """The sentence in the reader's language. It is empty until `words` fills it in."""


class Alternative(Value, frozen=True, kw_only=True, omit_defaults=True):
    """Something that could have been done, or was done."""

    written: str
    """In the notation of the game."""
    value: float
    """In the unit of the decision; more is better for the player who decided."""
    chance: float | None = None
    """The chance to win, if it is known besides the value."""
    is_played: bool = False
    remark: Remark | None = None
    action: Any = None
    """The game's encoding, if a board can show it."""


class Advice(Value, frozen=True, kw_only=True, omit_defaults=True):
    """What can be done in a position."""

    unit: Unit
    alternatives: tuple[Alternative, ...] = ()
    """Best first."""
    remarks: tuple[Remark, ...] = ()


class Judged(Value, frozen=True, kw_only=True, omit_defaults=True):
    """One decision of one player."""

    number: int
    """The number of the input in the record."""
    seat: int
    written: str
    unit: Unit
    cost: float = 0.0
    """The difference to the best alternative, at least 0."""
    mark: Mark | None = None
    """None if there was nothing to choose."""
    alternatives: tuple[Alternative, ...] = ()
    """Best first."""
    remarks: tuple[Remark, ...] = ()


class Curve(Value, frozen=True, kw_only=True):
    """One line for each of `seats`, from left to right."""

    code: str
    """The code of its title in the message catalogues."""
    unit: Unit
    seats: tuple[int, ...]
    """The seat of each line; for a team, its first seat."""
    points: tuple[tuple[int, tuple[float, ...]], ...]
    """Each point is an input number and the value of each line after it."""
    title: str = ""
    """In the reader's language."""


class PlayerSummary(Value, frozen=True, kw_only=True):
    """A summary of one player's decisions."""

    seat: int
    unit: Unit
    decisions: int
    """How many decisions there were with something to choose."""
    cost: float
    """The average cost of a decision."""
    marks: dict[Mark, int]
    remarks: tuple[Remark, ...] = ()


class Review(Value, frozen=True, kw_only=True):
    game: str
    match: str
    depth: Depth
    judged: tuple[Judged, ...]
    """In the order of the record."""
    curves: tuple[Curve, ...]
    sums: tuple[PlayerSummary, ...]
    """By seat, only for players who had something to decide."""


def sums_of(
    seats: int, judged: tuple[Judged, ...], remarks: Callable[[int], tuple[Remark, ...]]
) -> tuple[PlayerSummary, ...]:
    """Summaries of all players who had something to decide, with remarks on each seat."""
    sums = (sum_up(seat, judged, remarks(seat)) for seat in range(seats))
    return tuple(one for one in sums if one is not None)


def sum_up(seat: int, judged: tuple[Judged, ...], remarks: tuple[Remark, ...] = ()) -> PlayerSummary | None:
    """The summary of a seat's decisions; None if it had none."""
    own = [one for one in judged if one.seat == seat and one.mark is not None]
    if not own:
        return None
    marks: dict[Mark, int] = {}
    for one in own:
        if one.mark is not None:
            marks[one.mark] = marks.get(one.mark, 0) + 1
    cost = sum(one.cost for one in own) / len(own)
    return PlayerSummary(seat=seat, unit=own[0].unit, decisions=len(own), cost=cost, marks=marks, remarks=remarks)
