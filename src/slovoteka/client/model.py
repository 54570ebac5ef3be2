"""The server's messages, as far as this client reads them.

Unknown fields and unknown kinds of messages are ignored on purpose, so that a client works with newer servers too.
"""

from typing import Any, Literal

import msgspec

from slovoteka.core.game import Outcome
from slovoteka.core.inputs import HostCommand
from slovoteka.core.record import Closing
from slovoteka.core.value import Value

Stage = Literal["gathering", "opening", "playing", "over"]


class Myself(Value, frozen=True, kw_only=True):
    id: str
    name: str
    program: bool = False
    """Whether this is a program. Everybody can see it."""


class Token(Value, frozen=True, kw_only=True):
    token: str
    me: Myself


# --- rooms ----------------------------------------------------------------------------------------------------------


class Chair(Value, frozen=True, kw_only=True):
    """A chair that is taken."""

    seat: int
    name: str
    """In Russian, if it was made up."""
    name_in: dict[str, str] = {}
    """The same in other languages."""
    person: str | None = None
    bot: str | None = None
    """The level, if one of the server's bots sits here."""
    program: bool = False
    ready: bool = False
    here: bool = False
    salt_hash: str | None = None


class Agreement(Value, frozen=True, kw_only=True):
    """The table terms that everybody agrees to by being ready."""

    game: str
    options: Any
    lexicon: str | None = None
    rated: bool = False
    days: int | None = None


class Room(Value, frozen=True, kw_only=True, rename={"id": "room"}):
    """A room as everybody sees it."""

    id: str
    title: str = ""
    owner: str
    stage: Stage
    agreement: Agreement | None = None
    """Left out of messages that do not change it."""
    agreed: int
    """The number of the terms, which `ready` has to name."""
    seats: int
    taken: int
    chairs: tuple[Chair, ...]
    hall: bool = False
    listed: bool = False
    program: bool = False
    """A program opened this room."""
    next: str | None = None
    """The room of the rematch."""
    mine: tuple[int, ...] = ()
    """My seats, in answers to requests."""


class RoomAnswer(Value, frozen=True, kw_only=True):
    room: Room
    mine: tuple[int, ...]


class ChairAnswer(Value, frozen=True, kw_only=True):
    seat: int


class RoomEntry(Value, frozen=True, kw_only=True, rename={"id": "room"}):
    """A room in a list."""

    id: str
    title: str
    game: str
    options: dict[str, Any]
    stage: Stage
    seats: int
    taken: int
    rated: bool = False
    days: int | None = None
    hall: bool = False
    program: bool = False
    mine: tuple[int, ...] = ()
    waits_for_me: bool = False


class RoomList(Value, frozen=True, kw_only=True):
    rooms: tuple[RoomEntry, ...]


class Tried(Value, frozen=True, kw_only=True):
    """What an action would do, or why it would be refused."""

    preview: Any
    problem: Any


# --- news of a table --------------------------------------------------------------------------------------------------


class WindowView(Value, frozen=True, kw_only=True):
    id: str
    kind: str
    mode: Literal["open", "sealed"] = "open"
    blocking: bool = True
    seats: tuple[int, ...] | None
    deadline_ms: int | None = None


class TableView(Value, frozen=True, kw_only=True):
    number: int
    now_ms: int
    paused: bool = False
    windows: tuple[WindowView, ...] = ()
    public: Any
    outcome: Outcome | None = None
    closing: Closing | None = None


class Message(Value, frozen=True, kw_only=True):
    number: int
    events: tuple[Any, ...] = ()
    host: HostCommand | None = None


class OwnAnswer(Value, frozen=True, kw_only=True):
    final: bool


class Told(Value, frozen=True, kw_only=True):
    seat: int | None
    inputs: tuple[Message, ...]
    table: TableView
    private: Any
    mine: tuple[str, ...]
    answers: dict[str, OwnAnswer] = {}


class Seated(Value, frozen=True, kw_only=True):
    seats: tuple[int, ...]


class Done(Value, frozen=True, kw_only=True):
    client: str | None
    number: int | None = None


class Refused(Value, frozen=True, kw_only=True):
    client: str | None
    problem: Any


class Bye(Value, frozen=True, kw_only=True):
    reason: str
    retry_ms: int


News = Room | Told | Seated | Done | Refused | Bye
_KINDS: dict[str, type[News]] = {
    "room": Room,
    "told": Told,
    "seated": Seated,
    "done": Done,
    "refused": Refused,
    "bye": Bye,
}


class _Kind(Value, frozen=True):
    t: str


def read_news(frame: str | bytes) -> News | None:
    """Reads a frame of the socket; None for kinds of messages that this client does not use."""
    kind = _KINDS.get(msgspec.json.decode(frame, type=_Kind).t)
    return None if kind is None else msgspec.json.decode(frame, type=kind)
