"""What players see: the table, their hand, and events. Views list what may be seen, so nothing new can leak."""

import msgspec

from slovoteka.core.value import Value
from slovoteka.core.words import Verdict
from slovoteka.games.forbidden.state import PendingCall, Stage, State


class Public(Value, frozen=True, kw_only=True):
    stage: Stage
    game: int
    """The number of the game in the series, from 1."""
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
    """Letters that would complete a word, if beginners are warned."""


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
    """The first to move was drawn."""

    seat: int


class Opened(Value, frozen=True, tag="opened"):
    """A red letter opens the conversation."""

    letter: str


class Drew(Value, frozen=True, tag="drew"):
    """A seat took a card; only that seat sees which."""

    seat: int
    letter: str | None = None


class Laid(Value, frozen=True, tag="laid"):
    seat: int
    letter: str
    red: bool
    in_time: bool = True
    """False if the time was up and a random card of the hand was laid."""


class Passed(Value, frozen=True, tag="passed"):
    seat: int


class Called(Value, frozen=True, tag="called"):
    """A word was called and accepted: its black letters go to the victim, its red ones to the window."""

    seat: int
    word: str
    victim: int
    taken: str
    returned: str
    verdict: Verdict | None = None
    """The dictionary's verdict, if there is one."""
    others: tuple[str, ...] | msgspec.UnsetType = msgspec.UNSET
    """What else could have been called, the longest first. Missing unless the table wants to know."""


class CallFailed(Value, frozen=True, tag="call-failed"):
    """The called word is not a word."""

    seat: int
    word: str
    fine: int
    verdict: Verdict | None = None


class CallPut(Value, frozen=True, tag="call-put"):
    """A word was called at a table that votes, and the last mover may doubt it."""

    seat: int
    word: str


class Doubted(Value, frozen=True, tag="doubted"):
    seat: int


class Voted(Value, frozen=True, tag="voted"):
    """The votes: seats for and against."""

    pro: tuple[int, ...]
    contra: tuple[int, ...]
    stands: bool


class NewConversation(Value, frozen=True, tag="new-conversation"):
    """Fewer than two red letters were left, so the black ones go to the common discard (ZS-27)."""

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
