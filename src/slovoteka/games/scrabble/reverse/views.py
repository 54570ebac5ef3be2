"""What players of the reverse game see. Nothing is hidden: the contents of the bag follow from the board."""

from slovoteka.core.value import Value
from slovoteka.games.scrabble.editions import Layout
from slovoteka.games.scrabble.reverse.state import Removed, State


class Public(Value, frozen=True, kw_only=True, tag="reverse"):
    grid: str
    points: tuple[int, ...]
    removed: tuple[str, ...]
    mover: int
    last: Removed | None
    gone: tuple[int, ...]


class Private(Value, frozen=True, tag="reverse"):
    """No seat knows more than the others."""


def points(state: State, layout: Layout) -> tuple[int, ...]:
    """Face values of the removed tiles; a blank counts 0 (SM-79)."""
    return tuple(map(layout.face_sum, state.removed))


def public(state: State, layout: Layout) -> Public:
    return Public(
        grid=state.grid,
        points=points(state, layout),
        removed=state.removed,
        mover=state.mover,
        last=state.last,
        gone=state.gone,
    )


# --- what has happened, besides `Removed` ---------------------------------------------------------------------------


class Left(Value, frozen=True, tag="rev-left"):
    seat: int


class Finished(Value, frozen=True, tag="rev-finished"):
    reason: str
    """`cleared`: the board is empty; `no-removal`: nothing can be taken off it (SM-78); `left`: one seat is left."""
    points: tuple[int, ...]


Event = Removed | Left | Finished
