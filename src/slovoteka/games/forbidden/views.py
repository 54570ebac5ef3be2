"""What players see: the table, their hand, and what has happened. Built up from what may be seen, never cut down."""

import msgspec

from slovoteka.core.value import Value
from slovoteka.core.words import Verdict
from slovoteka.games.forbidden.state import PendingCall, Stage, State


class Public(Value, frozen=True, kw_only=True):
    stage: Stage
    game: int
    """Of the series, from 1."""
    conversation: str
    window: str
    deck_left: int
    hand_sizes: tuple[int, ...]
    discards: tuple[str, ...]
    common_discard: str
    points: tuple[int, ...]
    mover: int
    last_mover: int | None
    passed: tuple[int, ...]
    pending: PendingCall | None
    quiet_until_ms: tuple[int, ...]
    gone: tuple[int, ...]
    sheet: tuple[tuple[int, ...], ...]


class Private(Value, frozen=True, kw_only=True):
    hand: str
    warned: str
    """Letters that would give a word, where beginners are warned."""


def public(state: State) -> Public:
    return Public(
        stage=state.stage,
        game=len(state.sheet) + (state.stage not in (Stage.BREAK, Stage.OVER)),
        conversation=state.conversation,
        window=state.window,
        deck_left=len(state.deck),
        hand_sizes=tuple(len(hand) for hand in state.hands),
        discards=state.discards,
        common_discard=state.common_discard,
        points=tuple(state.points(seat) for seat in range(state.seats)),
        mover=state.mover,
        last_mover=state.last_mover,
        passed=state.passed,
        pending=state.pending,
        quiet_until_ms=state.quiet_until_ms,
        gone=state.gone,
        sheet=state.sheet,
    )


def private(state: State, seat: int) -> Private:
    return Private(hand=state.hands[seat], warned=state.warned if seat == state.mover else "")


# --- what has happened ----------------------------------------------------------------------------------------------


class Began(Value, frozen=True, tag="began"):
    """Chance has named the first to move."""

    seat: int


class Opened(Value, frozen=True, tag="opened"):
    """A red letter opens the conversation."""

    letter: str


class Drew(Value, frozen=True, tag="drew"):
    """A seat has taken a card; only the seat itself is told which."""

    seat: int
    letter: str | None = None


class Laid(Value, frozen=True, tag="laid"):
    seat: int
    letter: str
    red: bool
    in_time: bool = True
    """False: the time was over, and chance laid a card of the hand."""


class Passed(Value, frozen=True, tag="passed"):
    seat: int


class Called(Value, frozen=True, tag="called"):
    """A word was called and stands: its black letters go to the victim, its red ones to the window."""

    seat: int
    word: str
    victim: int
    taken: str
    returned: str
    verdict: Verdict | None = None
    """Of the dictionary, where there is one."""
    others: tuple[str, ...] | msgspec.UnsetType = msgspec.UNSET
    """What else could have been called then, the longest first; not there unless the table wants to know."""


class CallFailed(Value, frozen=True, tag="call-failed"):
    """What was called is no word."""

    seat: int
    word: str
    fine: int
    verdict: Verdict | None = None


class CallPut(Value, frozen=True, tag="call-put"):
    """A word was called at a table that votes: the mover may doubt it."""

    seat: int
    word: str


class Doubted(Value, frozen=True, tag="doubted"):
    seat: int


class Voted(Value, frozen=True, tag="voted"):
    """The votes are open: seats for and against."""

    pro: tuple[int, ...]
    contra: tuple[int, ...]
    stands: bool


class NewConversation(Value, frozen=True, tag="new-conversation"):
    """Fewer than two red letters were left: the black ones go to the common discard (ZS-27)."""

    discarded: str


class Chose(Value, frozen=True, tag="chose"):
    seat: int
    mover: int


class Left(Value, frozen=True, tag="left"):
    seat: int


class Finished(Value, frozen=True, tag="finished"):
    """A game of the series is over."""

    reason: str
    points: tuple[int, ...]


Event = (
    Began | Opened | Drew | Laid | Passed | Called | CallFailed | CallPut | Doubted | Voted
    | NewConversation | Chose | Left | Finished
)  # fmt: skip
