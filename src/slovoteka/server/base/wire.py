"""The messages of the wire in both directions. docs/protocol.md explains them to people who write clients."""

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
"""The client's own id of an action. A second action with the same id from the same chair is a retry of the first."""
WindowId = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
Number = Annotated[int, msgspec.Meta(ge=0, le=10_000_000)]
Mark = Annotated[str, msgspec.Meta(max_length=40)]
"""The name of something on the table; empty means nothing any more."""

encode: Final[Callable[[Any], bytes]] = msgspec.json.Encoder().encode


# --- what is shown of a room ----------------------------------------------------------------------------------------


class RatingView(Value, frozen=True, kw_only=True, omit_defaults=True):
    """How strong a player is. docs/ratings.md explains the numbers."""

    number: int
    deviation: int
    """The number after «±»."""
    provisional: bool = False
    """The player has played too few matches for a reliable rating."""
    change: int | None = None
    """How much this match has changed the rating, once it is over."""


class ChairView(Value, frozen=True, kw_only=True, omit_defaults=True):
    seat: int
    name: str
    name_in: dict[str, str] = {}
    """A name that was made up, in other languages: whoever sees the room reads it in their own."""
    person: str | None = None
    bot: str | None = None
    """The level, if a bot sits here."""
    program: bool = False
    """An external bot, which plays over the API as people do."""
    ready: bool = False
    here: bool = False
    salt_hash: str | None = None
    rating: RatingView | None = None
    """At a rated table: the rating of the person or bot in this chair, in the category of the match."""


class RoomView(Value, frozen=True, kw_only=True, omit_defaults=True, tag="room", tag_field="t"):
    """A room as everybody sees it."""

    room: str
    version: int
    title: str
    owner: str
    stage: Stage
    agreement: TableTerms | None = None
    """The table terms. Left out of messages that do not change them."""
    agreed: int
    """The number of the current terms. A client sends it when its player presses «Готов»."""
    seats: int
    taken: int
    chairs: tuple[ChairView, ...]
    """In a hall only the first hundred; the ranking has all."""
    hall: bool = False
    listed: bool = False
    program: bool = False
    """A program opened this room."""
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
    """Which chairs of this room are yours. Each chair gets its own messages."""

    room: str
    seats: tuple[int, ...]


# --- news of a match ------------------------------------------------------------------------------------------------


class WindowView(Value, frozen=True, kw_only=True, omit_defaults=True):
    id: str
    kind: str
    mode: Literal["open", "sealed"] = "open"
    blocking: bool = True
    seats: tuple[int, ...] | None
    """None if there are too many to list."""
    invited: int
    deadline_ms: int | None = None
    """In game time."""


class TableView(Value, frozen=True, kw_only=True, omit_defaults=True):
    """What everybody sees. It is encoded once for all viewers."""

    number: int
    """The number of the last input that this view includes."""
    now_ms: int
    """Game time."""
    paused: bool = False
    players: tuple[tuple[int, str], ...] = ()
    """Chairs that a bot has taken over, with the bot's level."""
    windows: tuple[WindowView, ...] = ()
    public: Any
    outcome: Outcome | None = None
    closing: Closing | None = None
    """The seed, once the match is over, so that anybody can check every draw."""


class OwnAnswer(Value, frozen=True, kw_only=True):
    """Your sealed answer. Nobody else sees it before the window closes."""

    action: Any
    final: bool


class Told(Value, frozen=True, kw_only=True, tag="told", tag_field="t", omit_defaults=True):
    """The inputs since the last such message, and the table as it is now."""

    room: str
    seat: int | None
    """The seat whose view this is; None for a spectator."""
    inputs: tuple[Message, ...]
    table: Any
    """A `TableView`."""
    private: Any
    """None for spectators."""
    mine: tuple[str, ...]
    """Ids of the windows that invite this seat."""
    answers: dict[str, OwnAnswer] = {}
    """Your sealed answers so far, by window. Only the first message after you start watching has them."""


# --- other news -----------------------------------------------------------------------------------------------------


class LineView(Value, frozen=True, kw_only=True, tag="line", tag_field="t", omit_defaults=True):
    room: str
    number: int
    at_ms: int
    person: str
    name: str
    name_in: dict[str, str] = {}
    """As of a chair."""
    seat: int | None = None
    audience: Audience
    text: str


class Answered(Value, frozen=True, kw_only=True, tag="answered", tag_field="t"):
    """How many sealed answers there are, but not from whom."""

    room: str
    window: str
    count: int


class Pointed(Value, frozen=True, kw_only=True, tag="pointed", tag_field="t"):
    """Who points at what. The next input at the table clears all pointers."""

    room: str
    marks: dict[int, str]
    """What each seat points at."""


class ReviewNews(Value, frozen=True, kw_only=True, tag="review", tag_field="t", omit_defaults=True):
    """The progress of a review, for those who follow it."""

    room: str
    depth: Depth
    done: int = 0
    """How many decisions have been judged."""
    total: int | None = None
    """How many decisions there are; None while other reviews come first."""
    failed: bool = False
    ready: bool = False
    """The review is finished and can be fetched."""


class LobbyChanged(Value, frozen=True, tag="lobby", tag_field="t"):
    """The lobby has changed: fetch it again."""


class Done(Value, frozen=True, kw_only=True, tag="done", tag_field="t", omit_defaults=True):
    """The command is stored and will not be lost."""

    client: str | None
    number: int | None = None


class Refused(Value, frozen=True, kw_only=True, tag="refused", tag_field="t"):
    client: str | None
    problem: Any


class Pong(Value, frozen=True, kw_only=True, tag="pong", tag_field="t", omit_defaults=True):
    client: str | None = None
    now_ms: int
    """The time of the server's clock."""


class Bye(Value, frozen=True, kw_only=True, tag="bye", tag_field="t"):
    """The server closes this connection. Reconnect after `retry_ms` and send the last number you know."""

    reason: Literal["draining", "slow", "forgotten"]
    retry_ms: int


# --- what clients send ----------------------------------------------------------------------------------------------


class _Frame(Value, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="t"):
    client: ClientId | None = None


class Watch(_Frame, frozen=True, kw_only=True, tag="watch"):
    """Asks for all messages about this room from now on, and for everything in its match after input `since`."""

    room: RoomId
    since: Number = 0
    lines: Number = 0
    """The number of the last chat line that the client knows."""
    key: bool = False
    """Asks, as a witness, for what captains see."""


class Unwatch(_Frame, frozen=True, kw_only=True, tag="unwatch"):
    room: RoomId


class FollowReview(_Frame, frozen=True, kw_only=True, tag="follow-review"):
    """Asks for the progress of this review, or (`on` false) for no more of it."""

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
    """Accepts or declines an offer."""

    room: RoomId
    seat: Seat
    kind: OfferKind
    offer: Number
    """The id of the offer that the player has read."""
    agree: bool


class Point(_Frame, frozen=True, kw_only=True, tag="point"):
    """Points at what the player is about to choose."""

    room: RoomId
    seat: Seat
    mark: Mark


class Lobby(_Frame, frozen=True, kw_only=True, tag="lobby"):
    """Asks for a message whenever the lobby changes, or (`on` false) for no more of them."""

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
