"""What a store can do. Everything a player was told has happened has been through here first."""

from collections.abc import Sequence
from pathlib import Path
from typing import Protocol

from slovoteka.core.inputs import Entry, SealedAnswer
from slovoteka.core.record import Closing, Header
from slovoteka.core.value import Value
from slovoteka.store.people import ChatLine, Complaint, Identity, Outage, WordReport
from slovoteka.store.puzzles import Puzzles
from slovoteka.store.ratings import Ratings
from slovoteka.store.rooms import BotReason, Chair, Listing, Room, RoomNumbers, RoomState
from slovoteka.store.work import WorkResults


class Conflict(Exception):
    """Somebody else was first: read again and try again."""


class Missing(Exception):
    """There is no such room or match."""


class WindowClosed(Exception):
    """A sealed answer came after its window was closed. It was not taken."""


class Unavailable(Exception):
    """The disk is full, the database read-only or gone. Nothing may be acknowledged; read before the next attempt."""


class Snapshot(Value, frozen=True, kw_only=True):
    """A table after an input, to save replaying what came before. A cache: it may be thrown away at any time."""

    number: int
    made_by: str
    """The program that can read it; to any other it is worth nothing."""
    table: bytes


class WakeInfo(Value, frozen=True, kw_only=True):
    """What must be known of a match without loading it."""

    wake_ms: int | None = None
    """By the wall clock: when somebody must look after it."""
    waiting: tuple[int, ...] = ()
    """Seats that the game waits for."""


class Stored(Value, frozen=True, kw_only=True):
    """All that is known of a match."""

    header: Header
    seed: bytes
    began_ms: int
    """By the wall clock."""
    entries: tuple[Entry, ...]
    """All, or those after the snapshot."""
    closing: Closing | None
    snapshot: Snapshot | None = None


class MatchLog(Protocol):
    """The append-only log: all that a match needs."""

    def now_ms(self) -> int:
        """By the wall clock."""

    async def create(self, header: Header, seed: bytes) -> int:
        """A match without a room. Returns when it began. Raises `Conflict` if there is one of this id."""

    async def append(self, match: str, expected: int, entries: Sequence[Entry], standing: WakeInfo) -> None:
        """All of these entries or none; the first has the number `expected`. Raises `Conflict`.

        A client id that this seat has used before is a conflict as well.
        """

    async def entries(self, match: str, after: int) -> tuple[Entry, ...]:
        """Those with a greater number than `after`."""

    async def answer(
        self, match: str, window: str, answer: SealedAnswer, final: bool, *, still_waits_for: int | None = None
    ) -> int | None:
        """Keeps a sealed answer in place of an earlier one of that seat. Raises `WindowClosed`.

        A client id that this seat has used for this window before is a late retry, which changes nothing.
        Returns how many seats have given their final answer; None if the one that is still waited for has not, since
        then the others, who may be thousands, need not be counted.
        """

    async def count_answers(self, match: str, window: str) -> int:
        """Of the final ones."""

    async def answers(self, match: str, window: str, *, only_final: bool = False) -> tuple[SealedAnswer, ...]:
        """In seat order."""

    async def own_answer(self, match: str, window: str, seat: int) -> tuple[SealedAnswer, bool] | None:
        """What a seat has answered so far, and whether that is final."""

    async def shut(self, match: str, window: str) -> tuple[SealedAnswer, ...]:
        """Takes no further answers for this window and returns those it has, in seat order."""

    async def reopen(self, match: str, window: str) -> None:
        """Takes answers again for a window that was shut, unless its `Close` is in the log; else changes nothing."""

    async def finish(self, match: str, closing: Closing) -> None:
        """Raises `Conflict` unless it has as many inputs as the closing says. A second time changes nothing.

        Where there are people, it notes what each of them has played; what counts, counts in the same transaction.
        """

    async def closing(self, match: str) -> Closing | None: ...

    async def read(self, match: str, made_by: str | None = None) -> Stored:
        """With `made_by`, from the last snapshot of that program on. Raises `Missing`."""

    async def keep(self, match: str, snapshot: Snapshot) -> None:
        """In place of an older one."""


class Rooms(Protocol):
    async def open_room(self, room: Room, seed: bytes, chairs: Sequence[Chair]) -> None: ...

    async def room(self, room: str) -> RoomState:
        """Raises `Missing`."""

    async def seed(self, room: str) -> bytes:
        """Secret until the match is over. Raises `Missing`."""

    async def change_room(self, room: Room) -> None:
        """Raises `Conflict` unless the stored version is the one before."""

    async def open_salts(self, room: Room, ready: Sequence[Chair]) -> None:
        """Changes the room if everybody still sits there as ready as they were, with the same promise of a salt.

        Raises `Conflict` otherwise, and as `change_room` does.
        """

    async def sit(self, room: str, chair: Chair) -> None:
        """Takes a free chair. Raises `Conflict` if it is taken or the room no longer gathers people.

        Witnesses cannot sit down, and in a hall one person has one chair: a `Conflict` as well.
        """

    async def change_chair(self, room: str, chair: Chair) -> None:
        """Raises `Conflict` unless its person or bot sits there.

        While the room gathers people, readiness and the promise of a salt may change; then only the salt.
        """

    async def stand_up(self, room: str, seat: int, identity: str | None) -> None:
        """Frees a chair while the room gathers people. `Conflict` unless this person sits there, or a bot for None."""

    async def begin(self, room: Room, chairs: Sequence[Chair], header: Header) -> int:
        """Changes the room, puts everybody in their final chairs and creates the match, all or nothing.

        Raises `Conflict` unless these are the chairs as stored, salts included; in a hall they may move together.
        """

    async def lobby(self, limit: int) -> tuple[Listing, ...]:
        """Listed rooms that gather people and have a free chair, the newest first."""

    async def waiting_for_anybody(self, pairing: str, but_not: str, limit: int) -> tuple[Listing, ...]:
        """Rooms of this pairing key with a free chair where this identity does not sit, the newest first."""

    async def expire(self, before_ms: int) -> int:
        """Nobody finds rooms any more that were made before then and still gather people. Returns how many.

        Halls that are yet to start stay.
        """

    async def rooms_of(self, identity: str, limit: int, before_ms: int | None = None) -> tuple[Listing, ...]:
        """The latest first; `before_ms` goes on where a list has ended."""

    async def played_by(self, identity: str) -> tuple[Room, ...]:
        """Those where this person sits in a match that is not over."""

    async def due(self, now_ms: int, limit: int) -> tuple[str, ...]:
        """Rooms that somebody should have looked after by now, the most urgent first."""

    async def numbers(self, rooms: Sequence[str]) -> dict[str, RoomNumbers]:
        """Has anything been missed of these rooms?"""

    async def keep_reason(self, match: str, reason: BotReason) -> None:
        """A second one for the same input of the same seat changes nothing."""

    async def reasons(self, match: str) -> tuple[BotReason, ...]:
        """In order of inputs."""

    async def match_ids(self, after: str, limit: int) -> tuple[str, ...]:
        """Of finished matches, in order of id."""


class People(Protocol):
    async def identity(self, identity: str) -> Identity | None: ...

    async def save_identity(self, identity: Identity) -> None: ...

    async def rename(self, identity: str, name: str) -> bool:
        """False if there is no such person: who was forgotten does not come back."""

    async def forget(self, identity: str, name: str) -> None:
        """Deletes a person: `name` stands in chairs and records, what they wrote and reported is gone."""

    async def add_code(self, code_hash: str, identity: str, expires_ms: int) -> None: ...

    async def take_code(self, code_hash: str) -> str | None:
        """The identity, once, and in time."""

    async def add_line(self, line: ChatLine) -> int: ...

    async def lines(self, room: str, after: int, limit: int) -> tuple[ChatLine, ...]:
        """The last `limit` of those after a number, in order."""

    async def block(self, identity: str, other: str, on: bool) -> None: ...

    async def blocked(self, identity: str) -> frozenset[str]:
        """Whom this person does not want to hear or meet."""

    async def complain(self, complaint: Complaint) -> None: ...

    async def complaints(self, limit: int) -> tuple[Complaint, ...]:
        """The latest first."""

    async def report_word(self, report: WordReport) -> None: ...

    async def word_reports(self, limit: int) -> tuple[WordReport, ...]:
        """The latest first."""


class Store(MatchLog, Rooms, People, Ratings, Puzzles, WorkResults, Protocol):
    """One file or one database."""

    async def open(self) -> None:
        """Connects, and brings the schema up to date."""

    async def close(self) -> None:
        """After everything that was handed over is stored."""

    async def secret(self, name: str) -> bytes:
        """32 bytes that all nodes share; made when first asked for."""

    async def beat(self, gap_ms: int, games: Sequence[str] = ()) -> tuple[Outage, ...]:
        """The heartbeat of any node, with the games that it has. A silence longer than `gap_ms` becomes an outage.

        A game that no node had for so long has one of its own.
        Returns those of the last 40 days, at most the latest 1,000, in order of time.
        """

    async def check(self) -> None:
        """Writes something. Raises `Unavailable`."""

    async def backup(self, path: Path) -> int:
        """A consistent copy of everything as one SQLite file, while others go on. Returns its number of matches."""
