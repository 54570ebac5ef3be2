"""A store on an SQL database: maps each operation to its script. Subclasses run the scripts."""

import time
from abc import ABC, abstractmethod
from collections.abc import AsyncGenerator, AsyncIterator, Callable, Sequence
from pathlib import Path
from typing import ParamSpec, TypeVar

from slovoteka.core.inputs import Entry, SealedAnswer
from slovoteka.core.record import Closing, Header
from slovoteka.ratings.model import Rating
from slovoteka.store import (
    scripts_keeping,
    scripts_matches,
    scripts_people,
    scripts_puzzles,
    scripts_ratings,
    scripts_rooms,
    scripts_work,
)
from slovoteka.store.copying import Piece
from slovoteka.store.log import Snapshot, StoredMatch, WakeInfo
from slovoteka.store.people import ChatLine, Complaint, Identity, Outage, WordReport
from slovoteka.store.puzzles import Attempt, DaySolver, Rate, Solver, Tried
from slovoteka.store.ratings import Leader, Part
from slovoteka.store.rooms import BotReason, Chair, Listing, Room, RoomNumbers, RoomState
from slovoteka.store.scripts import Script
from slovoteka.store.work import WorkState

P = ParamSpec("P")
T = TypeVar("T")


def wall_clock_ms() -> int:
    return time.time_ns() // 1_000_000


class SqlStore(ABC):
    def __init__(self, now_ms: Callable[[], int] = wall_clock_ms, migrations: Sequence[str] | None = None) -> None:
        self._clock = now_ms
        self._migrations = scripts_keeping.migrations() if migrations is None else tuple(migrations)

    def now_ms(self) -> int:
        return self._clock()

    # --- what a database brings ---------------------------------------------------------------------------------------

    @abstractmethod
    async def _write(self, script: Callable[P, Script[T]], *args: P.args, **kwargs: P.kwargs) -> T:
        """Runs a script in a transaction. Returns when the result is safely stored."""

    @abstractmethod
    async def _read(self, script: Callable[P, Script[T]], *args: P.args, **kwargs: P.kwargs) -> T:
        """Runs a script that changes nothing. All its statements see one snapshot, with everything acknowledged."""

    @abstractmethod
    async def open(self) -> None: ...

    @abstractmethod
    async def close(self) -> None: ...

    @abstractmethod
    async def backup(self, path: Path) -> int: ...

    @abstractmethod
    def pieces(self) -> AsyncGenerator[Piece, None]:
        """All rows of all tables from one snapshot, in the order of `TABLES`."""

    @abstractmethod
    async def fill(self, pieces: AsyncIterator[Piece]) -> None:
        """Fills this store from another one, in one transaction. Raises `Unreadable` if this one is not empty."""

    async def count_matches(self) -> int:
        return await self._read(scripts_keeping.count_matches)

    # --- the log of a match -------------------------------------------------------------------------------------------

    async def create(self, header: Header, seed: bytes) -> int:
        return await self._write(scripts_matches.create, self.now_ms(), header, seed)

    async def append(self, match: str, expected: int, entries: Sequence[Entry], standing: WakeInfo) -> None:
        await self._write(scripts_matches.append, self.now_ms(), match, expected, entries, standing)

    async def entries(self, match: str, after: int) -> tuple[Entry, ...]:
        return await self._read(scripts_matches.entries, match, after)

    async def answer(
        self, match: str, window: str, answer: SealedAnswer, final: bool, *, still_waits_for: int | None = None
    ) -> int | None:
        return await self._write(scripts_matches.answer, match, window, answer, final, still_waits_for)

    async def count_answers(self, match: str, window: str) -> int:
        return await self._read(scripts_matches.count_answers, match, window)

    async def answers(self, match: str, window: str, *, only_final: bool = False) -> tuple[SealedAnswer, ...]:
        return await self._read(scripts_matches.answers, match, window, only_final)

    async def own_answer(self, match: str, window: str, seat: int) -> tuple[SealedAnswer, bool] | None:
        return await self._read(scripts_matches.own_answer, match, window, seat)

    async def shut(self, match: str, window: str) -> tuple[SealedAnswer, ...]:
        return await self._write(scripts_matches.shut, match, window)

    async def reopen(self, match: str, window: str) -> None:
        await self._write(scripts_matches.reopen, match, window)

    async def finish(self, match: str, closing: Closing) -> None:
        await self._write(scripts_matches.finish, self.now_ms(), match, closing)

    async def closing(self, match: str) -> Closing | None:
        return await self._read(scripts_matches.closing, match)

    async def read(self, match: str, made_by: str | None = None) -> StoredMatch:
        return await self._read(scripts_matches.read, match, made_by)

    async def keep(self, match: str, snapshot: Snapshot) -> None:
        await self._write(scripts_matches.keep, match, snapshot)

    async def keep_reason(self, match: str, reason: BotReason) -> None:
        await self._write(scripts_matches.keep_reason, match, reason)

    async def reasons(self, match: str) -> tuple[BotReason, ...]:
        return await self._read(scripts_matches.reasons, match)

    async def match_ids(self, after: str, limit: int) -> tuple[str, ...]:
        return await self._read(scripts_matches.match_ids, after, limit)

    # --- rooms --------------------------------------------------------------------------------------------------------

    async def open_room(self, room: Room, seed: bytes, chairs: Sequence[Chair]) -> None:
        await self._write(scripts_rooms.open_room, self.now_ms(), room, seed, chairs)

    async def room(self, room: str) -> RoomState:
        return await self._read(scripts_rooms.room, room)

    async def seed(self, room: str) -> bytes:
        return await self._read(scripts_rooms.seed, room)

    async def change_room(self, room: Room) -> None:
        await self._write(scripts_rooms.change_room, self.now_ms(), room)

    async def open_salts(self, room: Room, ready: Sequence[Chair]) -> None:
        await self._write(scripts_rooms.open_salts, self.now_ms(), room, ready)

    async def sit(self, room: str, chair: Chair) -> None:
        await self._write(scripts_rooms.sit, self.now_ms(), room, chair)

    async def change_chair(self, room: str, chair: Chair) -> None:
        await self._write(scripts_rooms.change_chair, room, chair)

    async def stand_up(self, room: str, seat: int, identity: str | None) -> None:
        await self._write(scripts_rooms.stand_up, self.now_ms(), room, seat, identity)

    async def begin(self, room: Room, chairs: Sequence[Chair], header: Header) -> int:
        return await self._write(scripts_rooms.begin, self.now_ms(), room, chairs, header)

    async def lobby(self, limit: int) -> tuple[Listing, ...]:
        return await self._read(scripts_rooms.lobby, limit)

    async def waiting_for_anybody(self, pairing: str, but_not: str, limit: int) -> tuple[Listing, ...]:
        return await self._read(scripts_rooms.waiting_for_anybody, pairing, but_not, limit)

    async def expire(self, before_ms: int) -> int:
        return await self._write(scripts_rooms.expire, self.now_ms(), before_ms)

    async def rooms_of(self, identity: str, limit: int, before_ms: int | None = None) -> tuple[Listing, ...]:
        """A page may be longer than `limit` by rooms that changed in the same millisecond as its last."""
        return await self._read(scripts_rooms.rooms_of, identity, limit, before_ms)

    async def played_by(self, identity: str) -> tuple[Room, ...]:
        return await self._read(scripts_rooms.played_by, identity)

    async def due(self, now_ms: int, limit: int) -> tuple[str, ...]:
        return await self._read(scripts_rooms.due, now_ms, limit)

    async def numbers(self, rooms: Sequence[str]) -> dict[str, RoomNumbers]:
        return await self._read(scripts_rooms.numbers, rooms)

    # --- work beside the game -----------------------------------------------------------------------------------------

    async def claim_work(self, name: str, node: str, for_ms: int, progress: bytes) -> bool:
        return await self._write(scripts_work.claim_work, self.now_ms(), name, node, for_ms, progress)

    async def work_state(self, name: str) -> WorkState | None:
        return await self._read(scripts_work.work_state, self.now_ms(), name)

    async def drop_work(self, name: str, node: str) -> None:
        await self._write(scripts_work.drop_work, name, node)

    async def finish_work(self, name: str, node: str, result: bytes) -> None:
        await self._write(scripts_work.finish_work, self.now_ms(), name, node, result)

    async def work_result(self, name: str) -> bytes | None:
        return await self._read(scripts_work.work_result, name)

    async def forget_results(self, before_ms: int) -> int:
        return await self._write(scripts_work.forget_results, before_ms)

    # --- people -------------------------------------------------------------------------------------------------------

    async def identity(self, identity: str) -> Identity | None:
        return await self._read(scripts_people.identity, identity)

    async def identities(self, identities: Sequence[str]) -> dict[str, Identity]:
        return await self._read(scripts_people.identities, identities)

    async def save_identity(self, identity: Identity) -> None:
        await self._write(scripts_people.save_identity, identity)

    async def rename(self, identity: str, name: str) -> bool:
        return await self._write(scripts_people.rename, identity, name)

    async def forget(self, identity: str, name: str) -> None:
        await self._write(scripts_people.forget, identity, name)

    async def add_code(self, code_hash: str, identity: str, expires_ms: int) -> None:
        await self._write(scripts_people.add_code, self.now_ms(), code_hash, identity, expires_ms)

    async def take_code(self, code_hash: str) -> str | None:
        return await self._write(scripts_people.take_code, self.now_ms(), code_hash)

    async def add_line(self, line: ChatLine) -> int:
        return await self._write(scripts_people.add_line, line)

    async def lines(self, room: str, after: int, limit: int) -> tuple[ChatLine, ...]:
        return await self._read(scripts_people.lines, room, after, limit)

    async def line(self, room: str, number: int) -> ChatLine | None:
        """One chat line; None if its author has been deleted."""
        return await self._read(scripts_people.line, room, number)

    async def block(self, identity: str, other: str, on: bool) -> None:
        await self._write(scripts_people.block, identity, other, on)

    async def blocked(self, identity: str) -> frozenset[str]:
        return await self._read(scripts_people.blocked, identity)

    async def complain(self, complaint: Complaint) -> None:
        await self._write(scripts_people.complain, complaint)

    async def complaints(self, limit: int) -> tuple[Complaint, ...]:
        return await self._read(scripts_people.complaints, limit)

    async def report_word(self, report: WordReport) -> None:
        await self._write(scripts_people.report_word, report)

    async def word_reports(self, limit: int) -> tuple[WordReport, ...]:
        return await self._read(scripts_people.word_reports, limit)

    # --- ratings ------------------------------------------------------------------------------------------------------

    async def ratings_of(self, identity: str) -> dict[str, Rating]:
        return await self._read(scripts_ratings.ratings_of, identity)

    async def ratings_in(self, category: str, identities: Sequence[str]) -> dict[str, Rating]:
        return await self._read(scripts_ratings.ratings_in, category, identities)

    async def parts(self, match: str, limit: int) -> tuple[Part, ...]:
        return await self._read(scripts_ratings.parts, match, limit)

    async def played(
        self, identity: str, limit: int, category: str | None = None, before_ms: int | None = None
    ) -> tuple[Part, ...]:
        return await self._read(scripts_ratings.played, identity, limit, category, before_ms)

    async def leaders(self, category: str, *, programs: bool, start: int, limit: int) -> tuple[Leader, ...]:
        return await self._read(scripts_ratings.leaders, category, programs=programs, start=start, limit=limit)

    async def rated_players(self) -> dict[str, tuple[int, int]]:
        return await self._read(scripts_ratings.rated_players)

    # --- puzzles ------------------------------------------------------------------------------------------------------

    async def see_puzzle(self, identity: str, puzzle: str, kind: str, day: int = 0) -> Tried | None:
        return await self._write(scripts_puzzles.see, self.now_ms(), identity, puzzle, kind, day)

    async def answer_puzzle(self, identity: str, attempt: Attempt, rate: Rate) -> tuple[Tried, bool]:
        return await self._write(scripts_puzzles.answer, self.now_ms(), identity, attempt, rate)

    async def seen_puzzles(self, identity: str) -> tuple[str, ...]:
        return await self._read(scripts_puzzles.seen, identity)

    async def solver(self, identity: str) -> Solver:
        return await self._read(scripts_puzzles.solver, identity)

    async def puzzle_ratings(self) -> dict[str, Rating]:
        return await self._read(scripts_puzzles.puzzle_ratings)

    async def day_solvers(self, day: int, limit: int) -> tuple[DaySolver, ...]:
        return await self._read(scripts_puzzles.day_solvers, day, limit)

    # --- nodes --------------------------------------------------------------------------------------------------------

    async def secret(self, name: str) -> bytes:
        return await self._write(scripts_keeping.secret, name)

    async def beat(self, gap_ms: int, games: Sequence[str] = ()) -> tuple[Outage, ...]:
        return await self._write(scripts_keeping.beat, self.now_ms(), gap_ms, games)

    async def check(self) -> None:
        await self._write(scripts_keeping.check, self.now_ms())
