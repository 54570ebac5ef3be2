"""Bodies of requests and answers over HTTP, beyond what sockets know too (wire.py)."""

from typing import Annotated, Any, Literal

import msgspec

from slovoteka.core.value import Value
from slovoteka.games.rulebook import Rule
from slovoteka.match.history import Message
from slovoteka.review.model import Depth
from slovoteka.server.base.wire import (
    ClientId,
    LineView,
    Mark,
    Number,
    OwnAnswer,
    PersonId,
    RoomId,
    RoomView,
    Seat,
    TableView,
    WindowId,
)
from slovoteka.server.jobs.analyses import Glance
from slovoteka.server.jobs.building import Progress
from slovoteka.server.rooms.seating import Hex, Text
from slovoteka.server.rooms.tables import TableTermsRequest
from slovoteka.store.people import Audience
from slovoteka.store.rooms import OfferKind, Stage

Written = Annotated[str, msgspec.Meta(min_length=1, max_length=2_000)]
CodeText = Annotated[str, msgspec.Meta(min_length=1, max_length=100)]


# --- requests -------------------------------------------------------------------------------------------------------


class _Body(Value, frozen=True, kw_only=True, forbid_unknown_fields=True): ...


class Rename(_Body, frozen=True, kw_only=True):
    name: Text


class TokenWanted(_Body, frozen=True, kw_only=True):
    code: CodeText | None = None
    """From another device: the token is for the person who made it. None: for somebody new."""
    bot: bool = False
    """Whoever is new is a program: everybody sees that, and it stays one."""
    name: Text | None = None
    """Of whoever is new; None: one is made up."""


class TakeCode(_Body, frozen=True, kw_only=True):
    code: CodeText


class Pairing(_Body, frozen=True, kw_only=True):
    conditions: TableTermsRequest
    salt_hash: Hex | None = None


class TakeChair(_Body, frozen=True, kw_only=True):
    """You sit down, or (the owner only) put a bot there."""

    who: Literal["me", "bot"] = "me"
    seat: Seat | None = None
    """None: any that is free."""
    name: Text | None = None
    """For this chair; None: your own."""
    salt_hash: Hex | None = None
    level: Text = "amateur"
    """Of the bot."""


class PressReady(_Body, frozen=True, kw_only=True):
    agreed: Annotated[int, msgspec.Meta(ge=0, le=1_000_000_000)]
    """The number of the agreement that you have read; 0 takes it back."""
    salt_hash: Hex | None = None


class OpenSalt(_Body, frozen=True, kw_only=True):
    salt: Hex


class Act(_Body, frozen=True, kw_only=True):
    seat: Seat
    window: WindowId
    action: Any
    client: ClientId | None = None
    final: bool = True
    """In a sealed window: False keeps the answer, but the window still waits for you."""


class InSeat(_Body, frozen=True, kw_only=True):
    seat: Seat


class Answer(_Body, frozen=True, kw_only=True):
    """To an offer."""

    seat: Seat
    offer: Number
    """Its id: what you have read."""


class MakeOffer(_Body, frozen=True, kw_only=True):
    seat: Seat
    kind: OfferKind
    word: Annotated[str, msgspec.Meta(max_length=100)] = ""
    window: Annotated[str, msgspec.Meta(max_length=64)] = ""
    extra_ms: Number = 0


class AskHint(_Body, frozen=True, kw_only=True):
    seat: Seat
    window: WindowId


class AskReview(_Body, frozen=True, kw_only=True):
    depth: Depth = "usual"


class AskAnalysis(_Body, frozen=True, kw_only=True):
    game: Text
    options: dict[str, Any]
    """As for a new table, with `position`."""
    depth: Glance = "quick"


class TryAct(_Body, frozen=True, kw_only=True):
    seat: Seat
    window: WindowId
    action: Any


class ReadTyped(_Body, frozen=True, kw_only=True):
    text: Annotated[str, msgspec.Meta(max_length=500)]
    """A line as people type it at this game's table in a terminal."""


class TellEvents(_Body, frozen=True, kw_only=True):
    """What you were told, to be said in words."""

    events: Annotated[tuple[dict[str, Any], ...], msgspec.Meta(max_length=100)]
    names: Annotated[tuple[Text, ...], msgspec.Meta(max_length=100)] = ()
    """By seat."""
    me: Seat | None = None
    """Your seat; null: you only look on."""


class PointAt(_Body, frozen=True, kw_only=True):
    seat: Seat
    mark: Mark


class SayLine(_Body, frozen=True, kw_only=True):
    text: Written
    audience: Audience | None = None
    """None: whom you may write to."""


class Complain(_Body, frozen=True, kw_only=True):
    about: PersonId
    reason: Written
    line: Number | None = None
    """The number of a line of chat."""


class ReportWord(_Body, frozen=True, kw_only=True):
    word: Annotated[str, msgspec.Meta(min_length=1, max_length=100)]
    game: Text
    language: Literal["ru", "uk"] = "ru"
    wrong: bool
    """True: it is in the dictionary and should not be. False: it is missing."""
    note: Annotated[str, msgspec.Meta(max_length=2_000)] = ""
    room: RoomId | None = None


# --- answers --------------------------------------------------------------------------------------------------------


class Myself(Value, frozen=True, kw_only=True):
    id: str
    name: str
    created_ms: int
    program: bool = False


class Token(Value, frozen=True, kw_only=True):
    token: str
    """For the header `Authorization: Bearer …`. Keep it: it is the only proof of who you are."""
    me: Myself


class NewCode(Value, frozen=True, kw_only=True):
    code: str
    expires_ms: int


class People(Value, frozen=True, kw_only=True):
    people: tuple[str, ...]


class RoomAnswer(Value, frozen=True, kw_only=True):
    room: RoomView
    mine: tuple[int, ...]
    """Your seats."""


class ChairAnswer(Value, frozen=True, kw_only=True):
    seat: int
    """The chair that was taken. In a hall all move together when it starts: see `mine` then."""
    room: RoomView
    mine: tuple[int, ...]


class RoomEntry(Value, frozen=True, kw_only=True, omit_defaults=True):
    """A room in a list."""

    room: str
    title: str
    game: str
    options: dict[str, Any]
    """Those that are not as usual; of decks, boards and the like, only the name."""
    stage: Stage
    seats: int
    taken: int
    rated: bool = False
    days: int | None = None
    hall: bool = False
    starts_ms: int | None = None
    mine: tuple[int, ...] = ()
    """Your seats."""
    names: tuple[str, ...] = ()
    """Of the first six at the table."""
    beginners: bool = False
    program: bool = False
    """A program has opened it."""
    waits_for_me: bool = False
    updated_ms: int
    missing: bool = False
    """Its game is not installed on this site: it is kept, and goes on once the game is back."""


class RoomList(Value, frozen=True, kw_only=True):
    rooms: tuple[RoomEntry, ...]
    next_before_ms: int | None = None
    """Where the list goes on; None: this was all."""


class View(Value, frozen=True, kw_only=True, tag="told", tag_field="t"):
    """A table through one pair of eyes, as sockets tell it."""

    room: str
    seat: int | None
    inputs: tuple[Message, ...]
    """Always empty here: ask for the history."""
    table: TableView
    private: Any
    mine: tuple[str, ...]
    """Ids of the windows that invite this seat."""
    answers: dict[str, OwnAnswer] = {}
    """Your sealed answers so far, by window."""


class History(Value, frozen=True, kw_only=True):
    room: str
    seat: int | None
    inputs: tuple[Message, ...]
    number: int
    """Of the last input there is: if it is not the last of these, ask for more."""


class Stored(Value, frozen=True, kw_only=True):
    """It will not be lost."""

    number: int
    """Of the input; for a sealed answer, of the last input before it."""


class Rank(Value, frozen=True, kw_only=True, omit_defaults=True):
    seat: int
    name: str
    score: int | None = None
    place: int | None = None
    """None as long as the game does not say who is ahead."""


class Ranking(Value, frozen=True, kw_only=True):
    total: int
    ranks: tuple[Rank, ...]
    mine: tuple[Rank, ...]


class Lines(Value, frozen=True, kw_only=True):
    lines: tuple[LineView, ...]


class ReportedWord(Value, frozen=True, kw_only=True):
    word: str
    """As it was understood."""


class ReasonView(Value, frozen=True, kw_only=True):
    number: int
    """Of the bot's input; of a sealed answer, of the last input before it."""
    seat: int
    text: str


class Reasons(Value, frozen=True, kw_only=True):
    reasons: tuple[ReasonView, ...]


class Rules(Value, frozen=True, kw_only=True):
    rules: tuple[Rule, ...]


class ReadAction(Value, frozen=True, kw_only=True):
    action: Any
    """As `acts` and `preview` take it."""
    written: str
    """The same as the game itself writes it."""


class EventLines(Value, frozen=True, kw_only=True):
    lines: tuple[str | None, ...]
    """One for each event, in your language; null: the game has no words for it."""


class Labels(Value, frozen=True, kw_only=True):
    labels: dict[str, str]
    """Words of a game into which nothing is filled in, by code without its id: `field-letter`, `action-say`."""


class SiteView(Value, frozen=True, kw_only=True):
    version: str
    building: tuple[Progress, ...]
    """What is still being built: tables that need it are refused with `being-built`."""
    ready: tuple[str, ...]


class Health(Value, frozen=True, kw_only=True):
    status: Literal["ok"] = "ok"
