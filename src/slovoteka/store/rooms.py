"""What surrounds a match: who sits where, what they agree on, what is asked of them. Values; the store keeps them."""

from typing import Any, Literal

from slovoteka.bots.bot import Reason
from slovoteka.core.kind import RatedAs
from slovoteka.core.value import Value

Stage = Literal["gathering", "opening", "playing", "over"]
"""`opening`: all are ready, and have a few seconds to open their salts (docs/fairness.md)."""

OfferKind = Literal["pause", "resume", "takeback", "more-time", "rematch", "word", "abort"]


class TableTerms(Value, frozen=True, kw_only=True, omit_defaults=True):
    """All that a player consents to by pressing «готов»."""

    game: str
    options: Any
    """Whole, as plain values."""
    lexicon: str | None = None
    """Content hash of the dictionary that will answer."""
    rated: bool = False
    """No hints, no takebacks, no words by consent."""
    rated_as: RatedAs | None = None
    """What it counts for, if it is rated; None where nothing can. Tables from before there were ratings do not know."""
    days: int | None = None
    """Correspondence: days for every move."""
    absence: Literal["clock", "bot"] = "clock"
    """Who plays on for somebody who has been away for long: the clock, or a bot until they are back."""
    absence_s: int = 120
    open_key: bool = False
    """Spectators may see what captains see; then they can write to captains only."""
    beginners: bool = False
    """Everybody may be shown what could be done: two-letter words and the like."""


class Offer(Value, frozen=True, kw_only=True, omit_defaults=True):
    """Something that needs the consent of all, and who has given it."""

    id: int
    """Who agrees names it: an offer that was replaced has another one."""
    kind: OfferKind
    by: int
    agreed: tuple[int, ...]
    number: int
    """Of the last input when it was made; for a takeback, of the action to be taken back."""
    word: str = ""
    """For `word`: the disputed one."""
    window: str = ""
    extra_ms: int = 0
    """For `more-time`, with its window."""


class Room(Value, frozen=True, kw_only=True, omit_defaults=True):
    """One table with one match. Everything but its chairs, which are many in a hall and change one by one."""

    id: str
    """Of the match as well."""
    version: int = 1
    """Grows by one with every change: who changes it names the version that was seen."""
    created_ms: int
    owner: str
    title: str = ""
    agreement: TableTerms
    agreed: int = 1
    """Number of this agreement. A chair is ready for a number: a change clears it for all."""
    seats: int
    """How many chairs there are; in a hall, how many there can be."""
    hall: bool = False
    """People join until it starts; whoever is there then plays."""
    listed: bool = False
    """Anybody may find it in the lobby."""
    pairing: str | None = None
    """What players who wait for anybody must have in common."""
    starts_ms: int | None = None
    """When a hall starts by itself."""
    program: bool = False
    """A program has opened it, and no person."""
    stage: Stage = "gathering"
    wake_ms: int | None = None
    """When somebody must look after it before the match runs: a hall that starts, salts that are late."""
    commitment: str
    """SHA-256 of the seed, public from the first moment."""
    offers: tuple[Offer, ...] = ()
    hints: tuple[int, ...] = ()
    """Seats that were given a hint, once for each."""
    words: tuple[str, ...] = ()
    """Counted by consent of all in this match."""
    witnesses: tuple[str, ...] = ()
    """People who watch and have seen what captains see."""
    muted: tuple[str, ...] = ()
    """People whom the owner does not let write here."""
    previous: str | None = None
    next: str | None = None
    """The rematch."""

    def next_version(self, **changes: Any) -> "Room":
        return self.but(version=self.version + 1, **changes)


class Chair(Value, frozen=True, kw_only=True, omit_defaults=True):
    """A chair that is taken."""

    seat: int
    identity: str | None = None
    """Of the person; None for a bot."""
    name: str
    bot: str | None = None
    """Its level."""
    program: bool = False
    """Whoever sits here is a program, with a token of its own."""
    ready: int = 0
    """The number of the agreement that this player is ready for."""
    salt_hash: str | None = None
    salt: str | None = None


class RoomState(Value, frozen=True, kw_only=True):
    """A room as the store has it."""

    room: Room
    chairs: tuple[Chair, ...]
    """By seat."""
    number: int
    """Of the last input of its match."""
    waiting: tuple[int, ...]
    """Seats that the match waits for."""
    began_ms: int | None
    seatings: int = 0
    """How often it was changed who sits here."""


class RoomNumbers(Value, frozen=True):
    """Tells a room from what it was before, without its chairs."""

    version: int
    seatings: int
    stage: Stage
    number: int
    """Of the last input of its match."""


class BotReason(Value, frozen=True, kw_only=True):
    """Why a bot acted as it did."""

    number: int
    """Of its input; of a sealed answer, of the last input before it."""
    seat: int
    reason: Reason


class Listing(Value, frozen=True, kw_only=True):
    """A room as a list shows it."""

    room: Room
    taken: int
    """Chairs."""
    names: tuple[str, ...] = ()
    """Of some who sit there, by seat."""
    mine: tuple[int, ...] = ()
    """Seats of whom the list was made for."""
    waiting: tuple[int, ...] = ()
    updated_ms: int = 0
