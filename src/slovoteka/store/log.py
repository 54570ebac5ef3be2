"""The operations of a store. Everything is stored before any player hears of it."""

from collections.abc import Sequence
from pathlib import Path
from typing import Protocol

from slovoteka.core.inputs import Entry, SealedAnswer
from slovoteka.core.record import Closing, Header
from slovoteka.core.value import Value
from slovoteka.store.people import ChatLine, Complaint, Identity, Outage, WordReport
from slovoteka.store.puzzles import PuzzleStore
from slovoteka.store.ratings import Ratings
from slovoteka.store.rooms import BotReason, Chair, Listing, Room, RoomNumbers, RoomState
from slovoteka.store.work import WorkResults


class Conflict(Exception):
    """Another writer was first. Read again and try again."""


class Missing(Exception):
    """There is no such room or match."""


class WindowClosed(Exception):
    """A sealed answer came after its window was closed. It was not stored."""


class Unavailable(Exception):
    """The disk is full, or the database read-only or gone. A write may have happened or not; read before retrying."""


class Snapshot(Value, frozen=True, kw_only=True):
    """A stored table after an input, so that earlier inputs need no replay. A cache: it may be deleted at any time."""

    number: int
    made_by: str
    """The game and rules version that can read it."""
    table: bytes


class WakeInfo(Value, frozen=True, kw_only=True):
    """What must be known about a match without loading it."""

    wake_ms: int | None = None
    """When a node must look after the match, by the wall clock."""
    waiting: tuple[int, ...] = ()
    """The seats that the game waits for."""


class StoredMatch(Value, frozen=True, kw_only=True):
    """A stored match."""

    header: Header
    seed: bytes
    began_ms: int
    """The time by the wall clock."""
    entries: tuple[Entry, ...]
    """All entries, or those after the snapshot."""
    closing: Closing | None
    snapshot: Snapshot | None = None


class MatchLog(Protocol):
    """The append-only log of matches, which is all that a host needs."""

    def now_ms(self) -> int:
        """The time by the wall clock."""

    async def create(self, header: Header, seed: bytes) -> int:
        """Creates a match without a room. Returns when it began. Raises `Conflict` if the id exists."""

    async def append(self, match: str, expected: int, entries: Sequence[Entry], standing: WakeInfo) -> None:
        """Stores all of these entries or none. Raises `Conflict` unless the first has the next number, `expected`.

        A client id that its seat has used before is a `Conflict` too.
        """

    async def entries(self, match: str, after: int) -> tuple[Entry, ...]:
        """The entries with a greater number than `after`."""

    async def answer(
        self, match: str, window: str, answer: SealedAnswer, final: bool, *, still_waits_for: int | None = None
    ) -> int | None:
        """Stores a sealed answer and replaces an earlier one of that seat. Raises `WindowClosed`.

        A client id that this seat has used for this window before is a late retry and changes nothing.
        Returns how many seats have given their final answer, or None if `still_waits_for` has not. In that case the
        others, which may be thousands, need not be counted.
        """

    async def count_answers(self, match: str, window: str) -> int:
        """How many final answers there are."""

    async def answers(self, match: str, window: str, *, only_final: bool = False) -> tuple[SealedAnswer, ...]:
        """The sealed answers in seat order."""

    async def own_answer(self, match: str, window: str, seat: int) -> tuple[SealedAnswer, bool] | None:
        """The sealed answer of a seat and whether it is final."""

    async def shut(self, match: str, window: str) -> tuple[SealedAnswer, ...]:
        """Stops accepting answers for this window and returns those it has, in seat order."""

    async def reopen(self, match: str, window: str) -> None:
        """Accepts answers again for a window that was shut. Changes nothing if its `Close` is in the log."""

    async def finish(self, match: str, closing: Closing) -> None:
        """Ends a match. Raises `Conflict` unless it has as many inputs as the closing says. Twice changes nothing.

        In the same transaction it stores each person's part in the match and changes ratings.
        """

    async def closing(self, match: str) -> Closing | None: ...

    async def read(self, match: str, made_by: str | None = None) -> StoredMatch:
        """The match; with `made_by`, from the last snapshot of that version on. Raises `Missing`."""

    async def keep(self, match: str, snapshot: Snapshot) -> None:
        """Stores a snapshot in place of an older one."""


class Rooms(Protocol):
    async def open_room(self, room: Room, seed: bytes, chairs: Sequence[Chair]) -> None: ...

    async def room(self, room: str) -> RoomState:
        """Raises `Missing`."""

    async def seed(self, room: str) -> bytes:
        """The seed, which is secret until the match is over. Raises `Missing`."""

    async def change_room(self, room: Room) -> None:
        """Stores a changed room. Raises `Conflict` unless the stored version is the one before."""

    async def open_salts(self, room: Room, ready: Sequence[Chair]) -> None:
        """Changes the room if the chairs, their readiness and their salt hashes are still the same.

        Otherwise raises `Conflict`, as `change_room` does.
        """

    async def sit(self, room: str, chair: Chair) -> None:
        """Takes a free chair. Raises `Conflict` if it is taken or the room is no longer gathering.

        Raises `Conflict` also for a witness, and for a second chair in a hall.
        """

    async def change_chair(self, room: str, chair: Chair) -> None:
        """Changes a chair. Raises `Conflict` unless the same person or bot sits there.

        While the room is gathering, readiness and salt hash may change; while it is opening, only the salt.
        """

    async def stand_up(self, room: str, seat: int, identity: str | None) -> None:
        """Frees a chair while the room is gathering. Raises `Conflict` unless this person (None: a bot) has it."""

    async def begin(self, room: Room, chairs: Sequence[Chair], header: Header) -> int:
        """Changes the room, stores the final chairs and creates the match in one transaction.

        Raises `Conflict` unless the chairs are those in the store, including salts. In a hall their seats may differ.
        """

    async def lobby(self, limit: int) -> tuple[Listing, ...]:
        """Listed rooms that are gathering and have a free chair, the newest first."""

    async def waiting_for_anybody(self, pairing: str, but_not: str, limit: int) -> tuple[Listing, ...]:
        """Rooms with this pairing key and a free chair where this identity has no chair, the newest first."""

    async def expire(self, before_ms: int) -> int:
        """Takes rooms that are older than this and still gathering out of the lobby and the pairing. Returns how many.

        Halls that have not reached their start time stay.
        """

    async def rooms_of(self, identity: str, limit: int, before_ms: int | None = None) -> tuple[Listing, ...]:
        """The rooms of a person, the latest first. Pass the last `updated_ms` as `before_ms` to get the next page."""

    async def played_by(self, identity: str) -> tuple[Room, ...]:
        """The rooms where this person plays a match that is not over."""

    async def due(self, now_ms: int, limit: int) -> tuple[str, ...]:
        """Rooms in which something is due, the most overdue first."""

    async def numbers(self, rooms: Sequence[str]) -> dict[str, RoomNumbers]:
        """The version numbers of these rooms, which show whether a node has missed a change."""

    async def keep_reason(self, match: str, reason: BotReason) -> None:
        """Stores the reason of a bot. A second one for the same input and seat changes nothing."""

    async def reasons(self, match: str) -> tuple[BotReason, ...]:
        """The reasons of bots in order of inputs."""

    async def match_ids(self, after: str, limit: int) -> tuple[str, ...]:
        """The ids of finished matches after this one, in order."""


class PeopleStore(Protocol):
    async def identity(self, identity: str) -> Identity | None: ...

    async def save_identity(self, identity: Identity) -> None: ...

    async def rename(self, identity: str, name: str) -> bool:
        """Renames a person. Returns False if there is no such person, for example after a deletion."""

    async def forget(self, identity: str, name: str) -> None:
        """Deletes a person with all their lines and reports. In chairs and records `name` replaces their name."""

    async def add_code(self, code_hash: str, identity: str, expires_ms: int) -> None: ...

    async def take_code(self, code_hash: str) -> str | None:
        """The identity of a code that has not expired. A code works only once."""

    async def add_line(self, line: ChatLine) -> int: ...

    async def lines(self, room: str, after: int, limit: int) -> tuple[ChatLine, ...]:
        """The last `limit` lines after a number, in order."""

    async def block(self, identity: str, other: str, on: bool) -> None: ...

    async def blocked(self, identity: str) -> frozenset[str]:
        """The people whom this person has blocked."""

    async def complain(self, complaint: Complaint) -> None: ...

    async def complaints(self, limit: int) -> tuple[Complaint, ...]:
        """The last complaints, the latest first."""

    async def report_word(self, report: WordReport) -> None: ...

    async def word_reports(self, limit: int) -> tuple[WordReport, ...]:
        """The last reports of words, the latest first."""


class Store(MatchLog, Rooms, PeopleStore, Ratings, PuzzleStore, WorkResults, Protocol):
    """Everything that the site stores, in one file or database."""

    async def open(self) -> None:
        """Connects, and brings the schema up to date."""

    async def close(self) -> None:
        """Closes after everything that was submitted is stored."""

    async def secret(self, name: str) -> bytes:
        """32 random bytes that all nodes share. They are made on the first call."""

    async def beat(self, gap_ms: int, games: Sequence[str] = ()) -> tuple[Outage, ...]:
        """The heartbeat of a node that has these games. If no node has reported for `gap_ms`, that was an outage.

        A game that no node had for so long gets an outage of its own. Returns the outages of the last 40 days, at most
        the latest 1,000, in order of time.
        """

    async def check(self) -> None:
        """Checks that the store can write. Raises `Unavailable`."""

    async def backup(self, path: Path) -> int:
        """Copies one snapshot of everything into a SQLite file, while others write. Returns the number of matches."""
