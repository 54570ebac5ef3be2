"""What goes over the wire, in both directions. docs/protocol.md tells it to people who write clients."""

from collections.abc import Callable
from typing import Annotated, Any, Final, Literal

import msgspec

from slovoteka.core.game import Outcome, Window
from slovoteka.core.record import Closing
from slovoteka.core.value import Value
from slovoteka.match.history import Message
from slovoteka.review.model import Depth
from slovoteka.store.people import Audience
from slovoteka.store.rooms import Offer, OfferKind, Stage, TableTerms

RoomId = Annotated[str, msgspec.Meta(min_length=22, max_length=22, pattern=r"^[A-Za-z0-9_-]{22}$")]
PersonId = RoomId
Seat = Annotated[int, msgspec.Meta(ge=0, le=4_999)]
ClientId = Annotated[str, msgspec.Meta(min_length=1, max_length=64, pattern=r"^[\x21-\x7e]+$")]
"""The client's own id of an action: a second one with the same id from the same chair is the same action."""
WindowId = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
Number = Annotated[int, msgspec.Meta(ge=0, le=10_000_000)]
Mark = Annotated[str, msgspec.Meta(max_length=40)]
"""The name of something on the table; empty: nothing any more."""

encode: Final[Callable[[Any], bytes]] = msgspec.json.Encoder().encode


# --- what is shown of a room ----------------------------------------------------------------------------------------


class RatingView(Value, frozen=True, kw_only=True, omit_defaults=True):
    """How good somebody is; docs/ratings.md says what the numbers mean."""

    number: int
    deviation: int
    """The «±»."""
    provisional: bool = False
    """There were too few matches to be sure."""
    change: int | None = None
    """By how much this match has moved it, once it is over."""


class ChairView(Value, frozen=True, kw_only=True, omit_defaults=True):
    seat: int
    name: str
    person: str | None = None
    bot: str | None = None
    """Its level."""
    program: bool = False
    """A bot of somebody else, which plays from outside as people do."""
    ready: bool = False
    here: bool = False
    salt_hash: str | None = None
    rating: RatingView | None = None
    """At a rated table: of whoever sits here, in what it counts for."""


class RoomView(Value, frozen=True, kw_only=True, omit_defaults=True, tag="room", tag_field="t"):
    """A room as everybody sees it."""

    room: str
    version: int
    title: str
    owner: str
    stage: Stage
    agreement: TableTerms | None = None
    """The conditions. Left out of news that do not change them."""
    agreed: int
    """To be named by who presses «готов»."""
    seats: int
    taken: int
    chairs: tuple[ChairView, ...]
    """In a hall only the first hundred: ask for the ranking."""
    hall: bool = False
    listed: bool = False
    program: bool = False
    """A program has opened it."""
    starts_ms: int | None = None
    commitment: str
    offers: tuple[Offer, ...] = ()
    hints: tuple[int, ...] = ()
    words: tuple[str, ...] = ()
    muted: tuple[str, ...] = ()
    spectators: int = 0
    previous: str | None = None
    next: str | None = None


class Seated(Value, frozen=True, kw_only=True, tag="seated", tag_field="t"):
    """Which chairs of this room are yours. For each of them you are told separately."""

    room: str
    seats: tuple[int, ...]


# --- what is told of a match ----------------------------------------------------------------------------------------


class WindowView(Value, frozen=True, kw_only=True, omit_defaults=True):
    id: str
    kind: str
    mode: Literal["open", "sealed"] = "open"
    blocking: bool = True
    seats: tuple[int, ...] | None
    """None: too many to name them all."""
    invited: int
    deadline_ms: int | None = None
    """In game time."""


class TableView(Value, frozen=True, kw_only=True, omit_defaults=True):
    """What everybody sees, made once for all."""

    number: int
    """Of the last input that it takes into account."""
    now_ms: int
    """Game time."""
    paused: bool = False
    players: tuple[tuple[int, str], ...] = ()
    """Chairs that a bot has taken over, with its level."""
    windows: tuple[WindowView, ...] = ()
    public: Any
    outcome: Outcome | None = None
    closing: Closing | None = None
    """Once it is over: the seed, for whoever wants to check every draw."""


class OwnAnswer(Value, frozen=True, kw_only=True):
    """What you have answered in secret: nobody else sees it before the window closes."""

    action: Any
    final: bool


class Told(Value, frozen=True, kw_only=True, tag="told", tag_field="t", omit_defaults=True):
    """What happened since you were last told, and how the table looks now."""

    room: str
    seat: int | None
    """Whose eyes; None: a spectator's."""
    inputs: tuple[Message, ...]
    table: Any
    """A `TableView`."""
    private: Any
    """None for spectators."""
    mine: tuple[str, ...]
    """Ids of the windows that invite this seat."""
    answers: dict[str, OwnAnswer] = {}
    """Your sealed answers so far, by window: told to who comes in."""


# --- other news -----------------------------------------------------------------------------------------------------


class LineView(Value, frozen=True, kw_only=True, tag="line", tag_field="t", omit_defaults=True):
    room: str
    number: int
    at_ms: int
    person: str
    name: str
    seat: int | None = None
    audience: Audience
    text: str


class Answered(Value, frozen=True, kw_only=True, tag="answered", tag_field="t"):
    """How many sealed answers have come in; whose, nobody is told."""

    room: str
    window: str
    count: int


class Pointed(Value, frozen=True, kw_only=True, tag="pointed", tag_field="t"):
    """Who points at what just now. Whatever happens at the table takes all of it away."""

    room: str
    marks: dict[int, str]
    """By seat."""


class ReviewNews(Value, frozen=True, kw_only=True, tag="review", tag_field="t", omit_defaults=True):
    """How far the review of a finished match is, to those who follow it."""

    room: str
    depth: Depth
    done: int = 0
    """Decisions that are judged."""
    total: int | None = None
    """None while others are reviewed first."""
    failed: bool = False
    ready: bool = False
    """It is made: ask for it."""


class LobbyChanged(Value, frozen=True, tag="lobby", tag_field="t"):
    """Ask for the lobby again."""


class Done(Value, frozen=True, kw_only=True, tag="done", tag_field="t", omit_defaults=True):
    """Stored: it will not be lost."""

    client: str | None
    number: int | None = None


class Refused(Value, frozen=True, kw_only=True, tag="refused", tag_field="t"):
    client: str | None
    problem: Any


class Pong(Value, frozen=True, kw_only=True, tag="pong", tag_field="t", omit_defaults=True):
    client: str | None = None
    now_ms: int
    """By the server's clock."""


class Bye(Value, frozen=True, kw_only=True, tag="bye", tag_field="t"):
    """The server closes this connection. Come back after so long, and name the last number you know."""

    reason: Literal["draining", "slow", "forgotten"]
    retry_ms: int


# --- what clients send ----------------------------------------------------------------------------------------------


class _Frame(Value, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="t"):
    client: ClientId | None = None


class Watch(_Frame, frozen=True, kw_only=True, tag="watch"):
    """Tell me of this room from now on; of its match, everything after input `since`."""

    room: RoomId
    since: Number = 0
    lines: Number = 0
    """The last line of chat I know."""
    key: bool = False
    """As a spectator: show me what captains see."""


class Unwatch(_Frame, frozen=True, kw_only=True, tag="unwatch"):
    room: RoomId


class FollowReview(_Frame, frozen=True, kw_only=True, tag="follow-review"):
    """Tell me how far this review is, or (`on` false) no longer."""

    room: RoomId
    depth: Depth
    on: bool = True


class ActFrame(_Frame, frozen=True, kw_only=True, tag="act"):
    room: RoomId
    seat: Seat
    window: WindowId
    action: Any
    final: bool = True


class LeaveFrame(_Frame, frozen=True, kw_only=True, tag="leave"):
    room: RoomId
    seat: Seat


class Say(_Frame, frozen=True, kw_only=True, tag="say"):
    room: RoomId
    text: Annotated[str, msgspec.Meta(min_length=1, max_length=2_000)]
    audience: Audience | None = None


class OfferFrame(_Frame, frozen=True, kw_only=True, tag="offer"):
    room: RoomId
    seat: Seat
    kind: OfferKind
    word: Annotated[str, msgspec.Meta(max_length=100)] = ""
    window: Annotated[str, msgspec.Meta(max_length=64)] = ""
    extra_ms: Number = 0


class Consent(_Frame, frozen=True, kw_only=True, tag="consent"):
    """To an offer, or not."""

    room: RoomId
    seat: Seat
    kind: OfferKind
    offer: Number
    """Its id: what you have read."""
    agree: bool


class Point(_Frame, frozen=True, kw_only=True, tag="point"):
    """At what I am about to choose."""

    room: RoomId
    seat: Seat
    mark: Mark


class Lobby(_Frame, frozen=True, kw_only=True, tag="lobby"):
    """Tell me when the lobby changes."""

    on: bool


class Ping(_Frame, frozen=True, kw_only=True, tag="ping"): ...


Frame = Watch | Unwatch | FollowReview | ActFrame | LeaveFrame | Say | OfferFrame | Consent | Point | Lobby | Ping


def window_view(window: Window, deadline_ms: int | None, most_named: int = 64) -> WindowView:
    named = window.seats if len(window.seats) <= most_named else None
    return WindowView(
        id=window.id,
        kind=window.kind,
        mode=window.mode,
        blocking=window.blocking,
        seats=named,
        invited=len(window.seats),
        deadline_ms=deadline_ms,
    )
