"""Bodies of HTTP requests and answers. Those that sockets use too are in wire.py."""

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
from slovoteka.server.jobs.building import BuildProgress
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
    """A code from another device: the token is for the person who made it. None makes a new person."""
    bot: bool = False
    """Whether the new person is a program. Everybody sees that, and it cannot be changed."""
    name: Text | None = None
    """The name of the new person; None for a random name."""


class TakeCode(_Body, frozen=True, kw_only=True):
    code: CodeText


class Pairing(_Body, frozen=True, kw_only=True):
    conditions: TableTermsRequest
    salt_hash: Hex | None = None


class TakeChair(_Body, frozen=True, kw_only=True):
    """Takes a chair for yourself, or (only the owner) for a bot."""

    who: Literal["me", "bot"] = "me"
    seat: Seat | None = None
    """None means any free chair."""
    name: Text | None = None
    """Your name in this chair; None for your usual name."""
    salt_hash: Hex | None = None
    level: Text | None = None
    """The bot's level; None for the one for newcomers."""


class PressReady(_Body, frozen=True, kw_only=True):
    agreed: Annotated[int, msgspec.Meta(ge=0, le=1_000_000_000)]
    """The number of the terms that you have read; 0 means that you are not ready any more."""
    salt_hash: Hex | None = None


class OpenSalt(_Body, frozen=True, kw_only=True):
    salt: Hex


class Act(_Body, frozen=True, kw_only=True):
    seat: Seat
    window: WindowId
    action: Any
    client: ClientId | None = None
    final: bool = True
    """In a sealed window, False stores the answer as a draft: the window still waits for you."""


class InSeat(_Body, frozen=True, kw_only=True):
    seat: Seat


class Answer(_Body, frozen=True, kw_only=True):
    """An answer to an offer."""

    seat: Seat
    offer: Number
    """The id of the offer that you have read."""


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
    """The options of a new table, with `position`."""
    depth: Glance = "quick"


class TryAct(_Body, frozen=True, kw_only=True):
    seat: Seat
    window: WindowId
    action: Any


class ReadTyped(_Body, frozen=True, kw_only=True):
    text: Annotated[str, msgspec.Meta(max_length=500)]
    """A line as people type it in this game in a terminal."""


class TellEvents(_Body, frozen=True, kw_only=True):
    """Asks for descriptions of events that you have received."""

    events: Annotated[tuple[dict[str, Any], ...], msgspec.Meta(max_length=100)]
    names: Annotated[tuple[Text, ...], msgspec.Meta(max_length=100)] = ()
    """The names of the players by seat."""
    me: Seat | None = None
    """Your seat; null if you are a spectator."""


class PointAt(_Body, frozen=True, kw_only=True):
    seat: Seat
    mark: Mark


class SayLine(_Body, frozen=True, kw_only=True):
    text: Written
    audience: Audience | None = None
    """None means the audience that you may write to."""


class Complain(_Body, frozen=True, kw_only=True):
    about: PersonId
    reason: Written
    line: Number | None = None
    """The number of the chat line that the complaint is about."""


class ReportWord(_Body, frozen=True, kw_only=True):
    word: Annotated[str, msgspec.Meta(min_length=1, max_length=100)]
    game: Text
    language: Literal["ru", "uk"] = "ru"
    wrong: bool
    """True if the word should not be in the dictionary, False if it is missing."""
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
    """For the header `Authorization: Bearer …`. Keep it, because it is the only proof of who you are."""
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
    """The chair that was taken. When a hall starts, chairs are renumbered without gaps: see `mine` then."""
    room: RoomView
    mine: tuple[int, ...]


class RoomEntry(Value, frozen=True, kw_only=True, omit_defaults=True):
    """A room in a list."""

    room: str
    title: str
    game: str
    options: dict[str, Any]
    """The options that differ from the defaults. Of decks, boards and so on only the name is given."""
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
    """The names of the first six at the table."""
    beginners: bool = False
    program: bool = False
    """A program opened this room."""
    waits_for_me: bool = False
    updated_ms: int
    missing: bool = False
    """The game is not installed on this site. The room is kept, and the match continues once the game is back."""


class RoomList(Value, frozen=True, kw_only=True):
    rooms: tuple[RoomEntry, ...]
    next_before_ms: int | None = None
    """Pass this as `before_ms` to get the next page; None if this was the last."""


class View(Value, frozen=True, kw_only=True, tag="told", tag_field="t"):
    """A table as one viewer sees it, in the same form as on sockets."""

    room: str
    seat: int | None
    inputs: tuple[Message, ...]
    """Always empty here; the history has them."""
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
    """The number of the last input of the match. If `inputs` ends before it, ask for more."""


class Stored(Value, frozen=True, kw_only=True):
    """The command is stored and will not be lost."""

    number: int
    """The number of the input; for a sealed answer, of the last input before it."""


class Rank(Value, frozen=True, kw_only=True, omit_defaults=True):
    seat: int
    name: str
    score: int | None = None
    place: int | None = None
    """None while the game does not say who is ahead."""


class Ranking(Value, frozen=True, kw_only=True):
    total: int
    ranks: tuple[Rank, ...]
    mine: tuple[Rank, ...]


class Lines(Value, frozen=True, kw_only=True):
    lines: tuple[LineView, ...]


class ReportedWord(Value, frozen=True, kw_only=True):
    word: str
    """The word in its normal spelling."""


class ReasonView(Value, frozen=True, kw_only=True):
    number: int
    """The number of the bot's input; for a sealed answer, of the last input before it."""
    seat: int
    text: str


class Reasons(Value, frozen=True, kw_only=True):
    reasons: tuple[ReasonView, ...]


class Rules(Value, frozen=True, kw_only=True):
    rules: tuple[Rule, ...]


class ReadAction(Value, frozen=True, kw_only=True):
    action: Any
    """The action as `acts` and `preview` take it."""
    written: str
    """The action in the game's own notation."""


class EventLines(Value, frozen=True, kw_only=True):
    lines: tuple[str | None, ...]
    """One line for each event, in your language; null if the game has no text for it."""


class Labels(Value, frozen=True, kw_only=True):
    labels: dict[str, str]
    """The game's texts without parameters, by code without the game's id: `field-letter`, `action-say`."""


class SiteView(Value, frozen=True, kw_only=True):
    version: str
    building: tuple[BuildProgress, ...]
    """What is still being built. Tables that need it are refused with `being-built`."""
    ready: tuple[str, ...]


class Health(Value, frozen=True, kw_only=True):
    status: Literal["ok"] = "ok"
