"""The stored values around a match: rooms, chairs, table terms and offers."""

from typing import Any, Literal

from slovoteka.bots.bot import Reason
from slovoteka.core.kind import RatedAs
from slovoteka.core.value import Value

Stage = Literal["gathering", "opening", "playing", "over"]
"""`opening`: everybody is ready and has a few seconds to open their salt (docs/fairness.md)."""

OfferKind = Literal["pause", "resume", "takeback", "more-time", "rematch", "word", "abort"]


class TableTerms(Value, frozen=True, kw_only=True, omit_defaults=True):
    """Everything that a player agrees to by pressing «Готов»."""

    game: str
    options: Any
    """All options as plain data."""
    lexicon: str | None = None
    """The content hash of the dictionary."""
    rated: bool = False
    """A rated match has no hints, no takebacks and no words by consent."""
    rated_as: RatedAs | None = None
    """The category it counts for if it is rated; None if there is none, and at tables that are older than ratings."""
    days: int | None = None
    """In correspondence games, the days for every move."""
    absence: Literal["clock", "bot"] = "clock"
    """What happens when a player is away for long: the clock decides, or a bot plays until they are back."""
    absence_s: int = 120
    open_key: bool = False
    """Spectators may see what captains see. Then they can write only to captains and each other."""
    beginners: bool = False
    """Players get help for beginners, such as lists of two-letter words."""


class Offer(Value, frozen=True, kw_only=True, omit_defaults=True):
    """Something that needs everybody's consent, and who has agreed so far."""

    id: int
    """Players who agree send this id, so that nobody agrees to an offer that has been replaced."""
    kind: OfferKind
    by: int
    agreed: tuple[int, ...]
    number: int
    """The number of the last input when it was made; for a takeback, of the action to take back."""
    word: str = ""
    """For `word`: the disputed word."""
    window: str = ""
    extra_ms: int = 0
    """For `more-time`, together with `window`."""


class Room(Value, frozen=True, kw_only=True, omit_defaults=True):
    """One table with one match, without its chairs: a hall has many of them, and they change one by one."""

    id: str
    """Also the id of the match."""
    version: int = 1
    """Increases by one with every change. A change succeeds only from the version before it."""
    created_ms: int
    owner: str
    title: str = ""
    agreement: TableTerms
    agreed: int = 1
    """The number of these terms. A chair is ready for a number, so changing the terms makes everybody unready."""
    seats: int
    """The number of chairs; in a hall, the maximum."""
    hall: bool = False
    """People join until it starts, and everybody who is there then plays."""
    listed: bool = False
    """Anybody may find it in the lobby."""
    pairing: str | None = None
    """The key that people must share to be paired here; None if the room is not in the pairing."""
    starts_ms: int | None = None
    """When a hall starts by itself."""
    program: bool = False
    """A program opened this room, not a person."""
    stage: Stage = "gathering"
    wake_ms: int | None = None
    """When something is due before the match: a hall starts, or late salts are given up."""
    commitment: str
    """The SHA-256 of the seed, public from the beginning."""
    offers: tuple[Offer, ...] = ()
    hints: tuple[int, ...] = ()
    """The seats that got a hint, once for each hint."""
    words: tuple[str, ...] = ()
    """Words that everybody has agreed to count in this match."""
    witnesses: tuple[str, ...] = ()
    """Spectators who have seen what captains see."""
    muted: tuple[str, ...] = ()
    """People who may not write here."""
    previous: str | None = None
    next: str | None = None
    """The room of the rematch."""

    def next_version(self, **changes: Any) -> "Room":
        return self.but(version=self.version + 1, **changes)


class Chair(Value, frozen=True, kw_only=True, omit_defaults=True):
    """A chair that is taken."""

    seat: int
    identity: str | None = None
    """The person's id; None for a bot."""
    name: str
    """As it was typed, or a key (`messages/names.py`)."""
    bot: str | None = None
    """The level, if it is a bot."""
    program: bool = False
    """An external program with its own token sits here."""
    ready: int = 0
    """The number of the terms that this player is ready for."""
    salt_hash: str | None = None
    salt: str | None = None


class RoomState(Value, frozen=True, kw_only=True):
    """A stored room with its chairs."""

    room: Room
    chairs: tuple[Chair, ...]
    """The chairs in order of seats."""
    number: int
    """The number of the last input of its match."""
    waiting: tuple[int, ...]
    """The seats that the match waits for."""
    began_ms: int | None
    seatings: int = 0
    """How often the chairs have changed."""


class RoomNumbers(Value, frozen=True):
    """Numbers that show whether a room or its chairs have changed."""

    version: int
    seatings: int
    stage: Stage
    number: int
    """The number of the last input of its match."""


class BotReason(Value, frozen=True, kw_only=True):
    """Why a bot acted as it did."""

    number: int
    """The number of its input; for a sealed answer, of the last input before it."""
    seat: int
    reason: Reason


class Listing(Value, frozen=True, kw_only=True):
    """A room in a list."""

    room: Room
    taken: int
    """How many chairs are taken."""
    names: tuple[str, ...] = ()
    """The names in the first chairs."""
    mine: tuple[int, ...] = ()
    """The seats of the person who asked for the list."""
    waiting: tuple[int, ...] = ()
    updated_ms: int = 0
