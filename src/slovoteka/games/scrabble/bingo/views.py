"""What players of bingo see: calls are public, sheets stay secret until the game is over."""

from slovoteka.core.value import Value
from slovoteka.games.scrabble.bingo.state import Sheet, Stage, State


class Public(Value, frozen=True, kw_only=True, tag="bingo"):
    stage: Stage
    called: str
    """In the order in which they were called; a mark is about the last one."""
    bag_left: int
    gone: tuple[int, ...]
    sheets: tuple[Sheet | None, ...]
    """The sheets of all seats once the game is over; empty before."""
    winners: tuple[int, ...]


class Private(Value, frozen=True, kw_only=True, tag="bingo"):
    sheet: Sheet | None


def winners(state: State) -> tuple[int, ...]:
    """Those who called bingo. If nobody did, those with the most letters who are still there and have a sheet."""
    if state.stage is not Stage.OVER or state.callers:
        return state.callers
    crossed = {seat: state.crossed[seat] for seat in state.active if state.sheets[seat] is not None}
    return tuple(seat for seat, letters in crossed.items() if letters == max(crossed.values()))


def public(state: State) -> Public:
    return Public(
        stage=state.stage,
        called=state.called,
        bag_left=len(state.bag),
        gone=state.gone,
        sheets=state.sheets if state.stage is Stage.OVER else (),
        winners=winners(state),
    )


def private(state: State, seat: int) -> Private:
    return Private(sheet=state.sheets[seat])


# --- what has happened ----------------------------------------------------------------------------------------------


class Written(Value, frozen=True, tag="bingo-written"):
    """Tells a seat whether its sheet counts: `words` is empty if it does not. Only that seat sees this."""

    seat: int
    words: tuple[str, ...]


class Called(Value, frozen=True, tag="bingo-called"):
    """A tile was drawn; `?` is a blank, which crosses out nothing."""

    letter: str
    bag_left: int


class Crossed(Value, frozen=True, tag="bingo-crossed"):
    """Only the seat itself sees this."""

    seat: int
    letter: str
    left: int
    """Letters that are still to be crossed out."""


class Shouted(Value, frozen=True, tag="bingo-shouted"):
    """Somebody called «Scrabble Бинго», and the sheets were checked and are complete."""

    seats: tuple[int, ...]


class Left(Value, frozen=True, tag="bingo-left"):
    seat: int


class Finished(Value, frozen=True, tag="bingo-finished"):
    reason: str
    """`bingo`; `bag`: all tiles were called; `no-sheets`: nobody wrote two words; `left`: too few seats are left."""
    winners: tuple[int, ...]
    crossed: tuple[int, ...]


Event = Written | Called | Crossed | Shouted | Left | Finished
