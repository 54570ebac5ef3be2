"""What players see: everything except the sheets of the running round and the best move with its rack."""

from heapq import nsmallest
from operator import itemgetter
from typing import Final

from slovoteka.core.value import Value
from slovoteka.games.scrabble.duplicate.racks import counted
from slovoteka.games.scrabble.duplicate.state import Reason, Round, Sheet, Stage, State

LEADERS: Final = 30


class RankedSeat(Value, frozen=True):
    seat: int
    score: int
    place: int


class Public(Value, frozen=True, kw_only=True, tag="duplicate"):
    stage: Stage
    round: int
    grid: str
    rack: str
    put_back: str
    """The rack that was put back last, until one is called (SM-102)."""
    bag_left: int
    vowels_left: int
    """Vowels in the bag; the next two fields count consonants and blanks there."""
    consonants_left: int
    blanks_left: int
    leaders: tuple[RankedSeat, ...]
    """The best players, at most thirty. Everybody gets this after every round, and there may be thousands of players.
    """
    last: Round | None
    """The last closed round."""
    gone: tuple[int, ...]


class Private(Value, frozen=True, kw_only=True, tag="duplicate"):
    sheet: Sheet | None
    """The seat's own sheet of the last closed round."""
    score: int
    place: int


def public(state: State, vowels: str) -> Public:
    vowels_left, consonants_left, blanks_left = counted(state.bag, vowels)
    return Public(
        stage=state.stage,
        round=state.round,
        grid=state.grid,
        rack=state.rack,
        put_back=state.put_back,
        bag_left=len(state.bag),
        vowels_left=vowels_left,
        consonants_left=consonants_left,
        blanks_left=blanks_left,
        leaders=_leaders(state),
        last=state.last,
        gone=state.gone,
    )


def _leaders(state: State) -> tuple[RankedSeat, ...]:
    best = nsmallest(LEADERS, enumerate(state.places), key=itemgetter(1))
    return tuple(RankedSeat(seat, state.scores[seat], place) for seat, place in best)


def private(state: State, seat: int) -> Private:
    return Private(sheet=state.sheets[seat], score=state.scores[seat], place=state.places[seat])


# --- what has happened ----------------------------------------------------------------------------------------------


class RackCalled(Value, frozen=True, tag="dup-rack"):
    """A rack was called: everyone takes these tiles (SM-93, SM-94)."""

    round: int
    rack: str


class RackPutBack(Value, frozen=True, tag="dup-put-back"):
    """All tiles of a rack go back, because it lacks vowels or consonants (SM-102) or has no move."""

    rack: str
    stuck: bool
    """Whether the rack has the letters that it needs but no move."""


class RoundClosed(Value, frozen=True, tag="dup-round"):
    """The referee announces the word that everybody puts on the board (SM-97)."""

    round: Round


class SheetJudged(Value, frozen=True, tag="dup-sheet"):
    """Only its writer sees this."""

    seat: int
    sheet: Sheet


class SeatLeft(Value, frozen=True, tag="dup-left"):
    seat: int


class GameOver(Value, frozen=True, tag="dup-over"):
    reason: Reason


Event = RackCalled | RackPutBack | RoundClosed | SheetJudged | SeatLeft | GameOver
