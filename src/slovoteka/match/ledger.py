"""The log of one match and the table that results from it. Inputs are stored first and applied after that."""

import asyncio
from collections.abc import Callable, Iterable
from typing import Any, Final, Self

import msgspec

from slovoteka.core.dealer import Dealer
from slovoteka.core.errors import Illegal, Refusal
from slovoteka.core.fold import TableState, advance, windows
from slovoteka.core.game import Fact, Game, Outcome, Window
from slovoteka.core.inputs import Draw, Entry, Input
from slovoteka.core.kind import GameKind
from slovoteka.core.oracle import Oracle, Questions, Recorder, Replayer
from slovoteka.core.record import Closing, Header, Record
from slovoteka.match.history import InputHistory, Message
from slovoteka.match.oracles import WithAgreedWords
from slovoteka.match.wake_info import wake_info
from slovoteka.store.log import Conflict, MatchLog, Snapshot, StoredMatch, Unavailable

_SNAPSHOT_EVERY: Final = 200
"""How many inputs lie between two snapshots."""


class Ledger:
    """Methods that store something must be called with `_lock` held."""

    def __init__(
        self, kind: GameKind, header: Header, seed: bytes, log: MatchLog, oracle: Oracle, began_ms: int
    ) -> None:
        self.kind, self.header, self.id = kind, header, header.match
        self.options: Any = msgspec.convert(header.options, kind.types.options)
        self._seed, self._log, self._began_ms = seed, log, began_ms
        self.oracle = WithAgreedWords(oracle)
        self._recorder = Recorder(self.oracle)
        self.game: Game[Any, Any] = kind.rules.make(self.options, self._recorder)
        self._dealer = Dealer(seed, header.salts())
        self.table: TableState[Any] = self._at_start()
        self.windows: tuple[Window, ...] = windows(self.game, self.table)
        self._questions = Questions(kind.rules.questions)
        self.history = InputHistory()
        self._snapshot_at = 0
        self.closing: Closing | None = None
        """Set once the match is over, finished or abandoned."""
        self._doubtful = False
        """The store did not answer, so the last inputs may be stored or not."""
        self._lock = asyncio.Lock()
        self.listeners: list[Callable[[int], None]] = []
        """Called with the number of the last input once it is stored, by this host or another."""
        self.on_append: list[Callable[[], None]] = []
        """Called when this host has stored an input."""
        self.may_close: Callable[[], bool] = lambda: True
        """Whether due windows may be closed. Not while it is unknown how long the store was unreachable."""
        self._latecomers: dict[str, int] = {}
        """For each sealed window, a seat that had not given its final answer when this host last looked."""

    @classmethod
    def resume(cls, kind: GameKind, stored: StoredMatch, log: MatchLog, oracle: Oracle) -> Self:
        """Loads a match from its log. `recover` then does what a crash has left undone."""
        match = cls(kind, stored.header, stored.seed, log, oracle, stored.began_ms)
        if stored.snapshot is not None:
            shape: Any = tuple[int, TableState[kind.types.state]]  # type: ignore[name-defined]
            at_ms, match.table = msgspec.msgpack.decode(stored.snapshot.table, type=shape)
            match.history = InputHistory(stored.snapshot.number + 1, at_ms)
            match._snapshot_at = stored.snapshot.number
        match._absorb(stored.entries)
        match.closing = stored.closing
        return match

    def _at_start(self) -> TableState[Any]:
        return TableState(state=self.game.start(), pace_ms=self.header.pace_ms)

    @staticmethod
    def made_by(kind: GameKind) -> str:
        """The version of snapshots that this code can read."""
        return f"{kind.info.id}/{kind.info.rules_version}"

    # --- what is there ----------------------------------------------------------------------------------------------

    @property
    def outcome(self) -> Outcome | None:
        return self.game.outcome(self.table.state)

    def messages(self, seat: int | None, since: int = 0, most: int | None = None) -> list[Message]:
        """One message for each input after number `since`, at most `most` of them."""
        return self.history.messages(seat, since, most)

    def record(self) -> Record:
        """The record, once the match is over. Nobody may see it before that."""
        if self.closing is None:
            raise Illegal("host", "not-over")
        if not self.history.is_whole:
            raise LookupError("load the history first")
        return Record(header=self.header, entries=tuple(self.history.entries), closing=self.closing)

    def at_ms(self) -> int:
        """The time stamp for an input: time since the start. It never goes back, even if the clocks of nodes differ."""
        return max(self.history.last_ms, self._log.now_ms() - self._began_ms)

    # --- what comes in from here ------------------------------------------------------------------------------------

    async def _commit_unless_late(
        self, inputs: Iterable[Input], stamps: tuple[int, ...] = (), *, draws: bool = True
    ) -> None:
        """Commits inputs that any host may make. If another host was first, takes over what that one has stored."""
        try:
            await self._commit(inputs, stamps, draws=draws)
        except Conflict:
            await self._catch_up()

    async def _commit(self, inputs: Iterable[Input], stamps: tuple[int, ...] = (), *, draws: bool = True) -> int:
        """Applies inputs and the draws that follow, stores them together, and only then announces them.

        Without `draws`, draws are left for the next commit. `stamps` are the times of the inputs if not now; the
        last one also applies to everything that follows.
        """
        if self.closing is not None:
            raise Illegal("host", "over")
        self._recorder.take()  # questions asked outside an input, for example by `moves`, are not recorded
        stamps = stamps or (self.at_ms(),)
        table, entries, facts, waiting = self.table, list[Entry](), list[tuple[Fact, ...]](), list(inputs)
        try:
            while (following := waiting.pop(0) if waiting else self._chance(table) if draws else None) is not None:
                at_ms = stamps[min(len(entries), len(stamps) - 1)]
                entry = Entry(number=table.number + 1, at_ms=at_ms, input=following)
                table, new_facts = advance(self.kind, self.game, table, entry)
                entries.append(entry.but(asked=self._recorder.take()))
                facts.append(new_facts)
        except Refusal:
            self._recorder.take()
            raise
        offered = windows(self.game, table)
        await self._store(entries, table, offered)
        self.table = table
        self._offer(offered)
        for entry, new_facts in zip(entries, facts, strict=True):
            self.history.note(entry, new_facts)
        try:
            await self._finish_if_over()
        finally:  # the input is stored, so it is announced even if storing the end fails or is cancelled
            self._tell_of_append()
        return entries[0].number if entries else self.table.number

    def _chance(self, table: TableState[Any]) -> Draw | None:
        urn = self.game.chance(table.state)
        return None if urn is None else Draw(table.draws, urn.size, self._dealer.draw(table.draws, urn.size))

    async def _store(self, entries: list[Entry], table: TableState[Any], offered: tuple[Window, ...]) -> None:
        at_ms = entries[-1].at_ms if entries else self.at_ms()
        wake = wake_info(self.header, table, offered, at_ms, self._began_ms)
        try:
            await self._log.append(self.id, self.table.number + 1, entries, wake)
            # The oldest table that may still be restored, so that the later ones can be built again from the log.
            oldest, stamp_ms = table, at_ms
            if table.pasts:
                oldest, stamp_ms = table.pasts[0].table.but(past_ends=table.past_ends), table.pasts[0].stamp_ms
            if oldest.number >= self._snapshot_at + _SNAPSHOT_EVERY:
                kept = msgspec.msgpack.encode((stamp_ms, oldest))
                snapshot = Snapshot(number=oldest.number, made_by=self.made_by(self.kind), table=kept)
                await self._log.keep(self.id, snapshot)
                self._snapshot_at = oldest.number
        except (Unavailable, asyncio.CancelledError):
            self._doubtful = True
            raise

    async def _finish_if_over(self) -> None:
        """Stores the end of the match if it is over. If that fails, `recover` does it later."""
        if self.outcome is None:
            return
        try:
            await self._finish()
        except (Conflict, Unavailable):
            self._doubtful = True
        except asyncio.CancelledError:
            self._doubtful = True
            raise

    async def _finish(self) -> None:
        closing = Closing(seed=self._seed.hex(), inputs=self.table.number, outcome=self.outcome)
        await self._log.finish(self.id, closing)
        self.closing = closing

    # --- what others have stored ------------------------------------------------------------------------------------

    async def catch_up(self) -> None:
        """Applies inputs that other hosts have stored."""
        async with self._lock:
            await self._catch_up()

    async def load_history(self) -> None:
        """Loads the inputs before the snapshot, for viewers who want the whole history."""
        async with self._lock:
            await self._load_history()

    async def _load_history(self) -> None:
        if self.history.is_whole:
            return
        stored, before = await self._log.read(self.id), self.table.number
        self.history, self.table = InputHistory(), self._at_start()
        self._absorb(stored.entries)
        if self.table.number > before:
            self._tell()

    async def _catch_up_if_doubtful(self) -> None:
        if self._doubtful:
            await self._catch_up()

    async def _catch_up(self) -> None:
        if self.closing is not None:
            return
        closing = await self._log.closing(self.id)  # read this first: all inputs were stored before it
        entries = await self._log.entries(self.id, self.table.number)
        self._absorb(entries)
        self.closing = closing
        self._doubtful = False
        if self.outcome is not None and self.closing is None:
            await self._finish()
        if entries or self.closing is not None:
            self._tell()

    def _absorb(self, entries: Iterable[Entry]) -> None:
        replayer = Replayer(self._questions)
        past: Game[Any, Any] = self.kind.rules.make(self.options, replayer)
        for entry in entries:
            replayer.load(entry.asked)
            self.table, facts = advance(self.kind, past, self.table, entry)
            self.history.note(entry, facts)
        self._offer(windows(self.game, self.table))

    def _offer(self, offered: tuple[Window, ...]) -> None:
        self.windows = offered
        self._latecomers.clear()

    def _tell(self) -> None:
        for listener in self.listeners:
            listener(self.table.number)

    def _tell_of_append(self) -> None:
        self._tell()
        for listener in self.on_append:
            listener()
