"""One match: the same object for the server, the command line, self-play and the tests."""

import asyncio
from collections.abc import Callable, Iterable
from typing import Any, Final

import msgspec

from slovoteka.core.dealer import Dealer
from slovoteka.core.errors import Illegal, Refusal
from slovoteka.core.fold import Table, advance, find_window, read_action
from slovoteka.core.game import Fact, Game, GameKind, Outcome, Window
from slovoteka.core.inputs import (
    Act,
    Close,
    Draw,
    Entry,
    Input,
    Leave,
    MoreTime,
    Pause,
    Resume,
    SealedAnswer,
    TakeBack,
    Takeover,
    Word,
)
from slovoteka.core.oracle import Oracle, Recorder, Replayer
from slovoteka.core.record import Closing, Header, Record
from slovoteka.match.oracles import WithConsent
from slovoteka.match.standing import standing
from slovoteka.match.telling import Message, Told, View
from slovoteka.store.log import Conflict, MatchLog, Snapshot, Standing, Stored, Unavailable, WindowClosed

_ATTEMPTS: Final = 50
"""Of one input against others that come first. Each is refused or stored in the end, so nobody waits so long."""
_SNAPSHOT_EVERY: Final = 200
"""Inputs."""


class Match:
    """Inputs one at a time; each is stored before anybody hears of it."""

    def __init__(
        self, kind: GameKind, header: Header, seed: bytes, log: MatchLog, oracle: Oracle, began_ms: int
    ) -> None:
        self.kind, self.header, self.id = kind, header, header.match
        self.options: Any = msgspec.convert(header.options, kind.options)
        self._seed, self._log, self._began_ms = seed, log, began_ms
        self.consent = WithConsent(oracle)
        self._recorder = Recorder(self.consent)
        self.game: Game[Any, Any] = kind.make(self.options, self._recorder)
        self._dealer = Dealer(seed, header.salts())
        self.table: Table[Any] = self._at_start()
        self.windows: tuple[Window, ...] = self.game.windows(self.table.state)
        self._entries: list[Entry] = []
        self._facts: list[Told] = []
        self._first = 1
        """Number of the first entry that is held here: what came before it is in a snapshot."""
        self._snapshot_ms = 0
        """When its last input happened."""
        self._clients: dict[tuple[int, str], int] = {}
        self._closing: Closing | None = None
        self._doubtful = False
        """The store did not answer: what was handed to it may be there or not."""
        self._lock = asyncio.Lock()
        self.listeners: list[Callable[[int], None]] = []
        """Called with the number of the last input once it is stored, whoever stored it."""
        self.on_append: list[Callable[[], None]] = []
        """Called when it was stored from here."""
        self.answered: dict[str, int] = {}
        """How many have given their final answers, by sealed window, as far as this host knows."""

    # --- life -------------------------------------------------------------------------------------------------------

    @classmethod
    async def create(cls, kind: GameKind, header: Header, seed: bytes, log: MatchLog, oracle: Oracle) -> "Match":
        """A new match, dealt and ready for its first window."""
        match = cls(kind, header, seed, log, oracle, await log.create(header, seed))
        await match.settle()
        return match

    @classmethod
    def resume(cls, kind: GameKind, stored: Stored, log: MatchLog, oracle: Oracle) -> "Match":
        """A match as its log says it is. `settle` does what a crash has left undone."""
        match = cls(kind, stored.header, stored.seed, log, oracle, stored.began_ms)
        if stored.snapshot is not None:
            kept = msgspec.msgpack.decode(stored.snapshot.table, type=tuple[int, Table[kind.state]])  # type: ignore[name-defined]
            match._snapshot_ms, match.table = kept
            match._first = stored.snapshot.number + 1
        match._absorb(stored.entries)
        match._closing = stored.closing
        return match

    def _at_start(self) -> Table[Any]:
        return Table(state=self.game.start(), pace_ms=self.header.pace_ms)

    @staticmethod
    def made_by(kind: GameKind) -> str:
        """Whose snapshots can be read."""
        return f"{kind.info.id}/{kind.info.rules_version}"

    async def settle(self) -> None:
        """Draws what is due, closes what is complete, opens the seed of what is over."""
        async with self._lock:
            if self._closing is not None:
                return
            if self.outcome is not None:
                await self._finish()
            elif self.table.number == 0 or self.game.chance(self.table.state) is not None:
                await self._commit_unless_late([])
            await self._close_complete()

    async def catch_up(self) -> None:
        """Takes in what others have stored."""
        async with self._lock:
            await self._catch_up()

    async def load_history(self) -> None:
        """What came before the snapshot, for a viewer who wants to hear it all."""
        async with self._lock:
            if self._first == 1:
                return
            stored = await self._log.read(self.id)
            self._entries, self._facts, self._first = [], [], 1
            self.table = self._at_start()
            self._absorb(stored.entries)

    # --- what is seen -----------------------------------------------------------------------------------------------

    @property
    def outcome(self) -> Outcome | None:
        return self.game.outcome(self.table.state)

    @property
    def closing(self) -> Closing | None:
        """Says that it is over, one way or another."""
        return self._closing

    @property
    def first(self) -> int:
        """The first input whose message is at hand."""
        return self._first

    def now_ms(self) -> int:
        """Game time."""
        return self.table.time.at(self._log.now_ms() - self._began_ms)

    def deadlines_ms(self) -> tuple[int | None, ...]:
        return tuple([self.table.deadline_ms(window) for window in self.windows])

    def due_ms(self) -> int | None:
        """By the wall clock: when the first window must be closed."""
        if self._closing is not None or self.table.time.paused_at is not None:
            return None
        first = min((due for due in self.deadlines_ms() if due is not None), default=None)
        return None if first is None else first + self.table.time.paused_ms + self._began_ms

    def view(self, seat: int | None) -> View:
        state = self.table.state
        return View(
            number=self.table.number,
            public=self.game.public(state),
            private=None if seat is None else self.game.private(state, seat),
            windows=self.windows,
            deadlines_ms=self.deadlines_ms(),
            outcome=self.outcome,
        )

    def messages(self, seat: int | None, since: int = 0) -> list[Message]:
        """One message for each input after number `since`."""
        start = since - self._first + 1
        if start < 0:
            raise LookupError("load the history first")
        return [
            Message(
                number=entry.number,
                at_ms=entry.at_ms,
                events=told.to(seat),
                host=entry.input if isinstance(entry.input, Word) else None,
            )
            for entry, told in zip(self._entries[start:], self._facts[start:], strict=True)
        ]

    def record(self) -> Record:
        """Everything, once it is over: before that nobody may see it."""
        if self._closing is None:
            raise Illegal("host", "not-over")
        if self._first != 1:
            raise LookupError("load the history first")
        return Record(header=self.header, entries=tuple(self._entries), closing=self._closing)

    # --- what people and bots do ------------------------------------------------------------------------------------

    async def act(
        self, seat: int, window_id: str, action: Any, client: str | None = None, *, final: bool = True
    ) -> int:
        """Returns the number of this input once it is stored. Raises `Illegal` or `Unreadable`.

        In a sealed window an answer that is not `final` may still be replaced when all have given theirs.
        """
        if client is not None and (seat, client) in self._clients:
            return self._clients[seat, client]
        if any(window.id == window_id and window.mode == "sealed" for window in self.windows):
            return await self._answer(seat, window_id, SealedAnswer(seat, action, client), final)
        async with self._lock:
            return await self._put([Act(seat, window_id, action, client)])

    async def leave(self, seat: int) -> int:
        async with self._lock:
            number = await self._put([Leave(seat)])
            await self._close_complete()  # a window may have waited only for the one who left
            return number

    async def pause(self) -> int:
        return await self._say(Pause())

    async def go_on(self) -> int:
        return await self._say(Resume())

    async def more_time(self, window_id: str, extra_ms: int) -> int:
        return await self._say(MoreTime(window_id, extra_ms))

    async def take_over(self, seat: int, player: str | None) -> int:
        return await self._say(Takeover(seat, player))

    async def take_back(self, number: int) -> int:
        return await self._say(TakeBack(number))

    async def close_due(self) -> bool:
        """Closes the first window whose time is over. Returns whether there was one."""
        async with self._lock:
            if self._closing is not None:
                return False
            await self._trust()
            window = self._due_at(self.now_ms())
            if window is None:
                return False
            await self._close(window)
            return True

    async def skip_outage(self, from_ms: int, to_ms: int) -> None:
        """Between these moments of the wall clock nobody could act: what fell due before is settled, all else waits."""
        if self._is_past(to_ms):
            return
        async with self._lock:
            await self._catch_up()
            if self.table.time.paused_at is not None or self._is_past(to_ms):
                return
            began = max(self._last_ms(), from_ms - self._began_ms)
            while (window := self._due_at(self.table.time.at(began))) is not None:
                await self._close(window, began)
            if self.windows:  # both at once: a match must not stay paused because we died between them
                await self._commit_unless_late([Pause(), Resume()], (began, self._now()))

    async def touch(self) -> None:
        """Puts off the moment at which somebody else looks after this match."""
        async with self._lock:
            if self._closing is None:
                told = self._standing(self.table, self.windows, self._now())
                await self._log.append(self.id, self.table.number + 1, (), told)

    async def abandon(self) -> None:
        """Ends the match where it stands. The seed is opened all the same."""
        async with self._lock:
            if self._closing is None:
                await self._finish()
                self._tell()
                for listener in self.on_append:
                    listener()

    # --- sealed answers: they come by the thousand, so they do not stand in line ------------------------------------

    async def _answer(self, seat: int, window_id: str, answer: SealedAnswer, final: bool) -> int:
        await self._trust()
        window = next((held for held in self.windows if held.id == window_id), None)
        window = window or find_window(self.game, self.table.state, window_id)
        if seat not in window.seats:
            raise Illegal("host", "not-invited", window=window.id, seat=seat + 1)
        if self.table.time.paused_at is not None:
            raise Illegal("host", "paused")
        read = read_action(self.kind, answer.action)
        try:
            self.game.check(self.table.state, seat, window, read, self.now_ms())
        finally:
            self._recorder.take()
        try:
            finals = await self._log.answer(self.id, window.id, SealedAnswer(seat, read, answer.client), final)
        except WindowClosed:
            return await self._acknowledged(seat, window, answer.client)
        self.answered[window.id] = finals
        if finals >= len(window.seats):
            async with self._lock:
                await self._close_complete()
        return self.table.number

    async def _acknowledged(self, seat: int, window: Window, client: str | None) -> int:
        """The window is closed: perhaps this very answer is in it, and its sender never heard that."""
        await self.catch_up()
        if client is not None and (seat, client) in self._clients:
            return self._clients[seat, client]
        raise Illegal("host", "closed", window=window.id)

    async def has_answered(self, seat: int, window: Window) -> bool:
        return any(answer.seat == seat for answer in await self._log.answers(self.id, window.id))

    async def _close_complete(self) -> None:
        """Closes every sealed window for which all final answers are in."""
        for window in [window for window in self.windows if window.mode == "sealed" and window.seats]:
            if self._closing is not None or self.table.time.paused_at is not None:
                return
            finals = {answer.seat for answer in await self._log.answers(self.id, window.id, only_final=True)}
            if finals >= set(window.seats) and any(held.id == window.id for held in self.windows):
                await self._close(window)

    # --- the one way in ---------------------------------------------------------------------------------------------

    async def _say(self, said: Input) -> int:
        async with self._lock:
            return await self._put([said])

    async def _put(self, said: list[Input]) -> int:
        """Until it is stored or refused, however many others come first."""
        await self._trust()
        for _ in range(_ATTEMPTS):
            first = said[0]
            if isinstance(first, Act) and first.client is not None and (first.seat, first.client) in self._clients:
                return self._clients[first.seat, first.client]
            try:
                return await self._commit(said)
            except Conflict:
                await self._catch_up()
        raise Unavailable("too many conflicts")

    def _due_at(self, now_ms: int) -> Window | None:
        if self.table.time.paused_at is not None:
            return None
        for window, deadline in zip(self.windows, self.deadlines_ms(), strict=True):
            if deadline is not None and deadline <= now_ms:
                return window
        return None

    def _now(self) -> int:
        """The stamp of an input: time since the start, which never goes back, whatever the clocks of nodes say."""
        return max(self._last_ms(), self._log.now_ms() - self._began_ms)

    def _is_past(self, wall_ms: int) -> bool:
        """Whether it has gone on after this moment."""
        return self._last_ms() >= wall_ms - self._began_ms

    def _last_ms(self) -> int:
        return self._entries[-1].at_ms if self._entries else self._snapshot_ms

    async def _close(self, window: Window, at_ms: int | None = None) -> None:
        answers: tuple[SealedAnswer, ...] = ()
        if window.mode == "sealed":
            answers = await self._log.shut(self.id, window.id)
        await self._commit_unless_late([Close(window.id, answers)], () if at_ms is None else (at_ms,))

    async def _commit_unless_late(self, said: Iterable[Input], stamps: tuple[int, ...] = ()) -> bool:
        """For what anybody may do in place of this host: if somebody else was first, it looks at what they did."""
        try:
            await self._commit(said, stamps)
        except Conflict:
            await self._catch_up()
            return False
        return True

    async def _commit(self, said: Iterable[Input], stamps: tuple[int, ...] = ()) -> int:
        """Applies inputs and all the chance that follows, stores them together, and only then lets anyone know.

        `stamps` are for what happened at another moment than now; the last one holds for all that follows.
        """
        if self._closing is not None:
            raise Illegal("host", "over")
        self._recorder.take()  # somebody may have asked for moves: that belongs to no input
        stamps = stamps or (self._now(),)
        table, entries, facts, waiting = self.table, list[Entry](), list[tuple[Fact, ...]](), list(said)
        try:
            while (following := waiting.pop(0) if waiting else self._chance(table)) is not None:
                at_ms = stamps[min(len(entries), len(stamps) - 1)]
                entry = Entry(number=table.number + 1, at_ms=at_ms, input=following)
                table, told = advance(self.kind, self.game, table, entry)
                entries.append(msgspec.structs.replace(entry, asked=self._recorder.take()))
                facts.append(told)
        except Refusal:
            self._recorder.take()
            raise
        windows = self.game.windows(table.state)
        await self._store(entries, table, windows)
        self.table, self.windows = table, windows
        for entry, told in zip(entries, facts, strict=True):
            self._note(entry, told)
        if self.outcome is not None:
            await self._finish()
        self.answered.clear()
        self._tell()
        for listener in self.on_append:
            listener()
        return entries[0].number if entries else self.table.number

    async def _store(self, entries: list[Entry], table: Table[Any], windows: tuple[Window, ...]) -> None:
        told = self._standing(table, windows, entries[-1].at_ms if entries else 0)
        try:
            await self._log.append(self.id, self.table.number + 1, entries, told)
            if table.number // _SNAPSHOT_EVERY > self.table.number // _SNAPSHOT_EVERY and table.past is None:
                await self._log.keep(self.id, self._snapshot(table, entries[-1].at_ms))
        except (Unavailable, asyncio.CancelledError):
            self._doubtful = True
            raise

    def _standing(self, table: Table[Any], windows: tuple[Window, ...], at_ms: int) -> Standing:
        return standing(self.header, table, windows, at_ms, self._began_ms)

    def _snapshot(self, table: Table[Any], at_ms: int) -> Snapshot:
        encoded = msgspec.msgpack.encode((at_ms, table))
        return Snapshot(number=table.number, made_by=self.made_by(self.kind), table=encoded)

    def _chance(self, table: Table[Any]) -> Draw | None:
        urn = self.game.chance(table.state)
        return None if urn is None else Draw(table.draws, urn.size, self._dealer.draw(table.draws, urn.size))

    async def _finish(self) -> None:
        closing = Closing(seed=self._seed.hex(), inputs=self.table.number, outcome=self.outcome)
        await self._log.finish(self.id, closing)
        self._closing = closing

    # --- what others have stored ------------------------------------------------------------------------------------

    async def _trust(self) -> None:
        if self._doubtful:
            await self._catch_up()

    async def _catch_up(self) -> None:
        entries = await self._log.entries(self.id, self.table.number)
        self._absorb(entries)
        self._doubtful = False
        if self.outcome is not None and self._closing is None:
            await self._finish()
        if entries:
            self._tell()

    def _absorb(self, entries: Iterable[Entry]) -> None:
        replayer = Replayer()
        past: Game[Any, Any] = self.kind.make(self.options, replayer)
        for entry in entries:
            replayer.load(entry.asked)
            self.table, facts = advance(self.kind, past, self.table, entry)
            self._note(entry, facts)
        self.windows = self.game.windows(self.table.state)

    def _note(self, entry: Entry, facts: tuple[Fact, ...]) -> None:
        self._entries.append(entry)
        self._facts.append(Told(facts))
        match entry.input:
            case Act(seat=seat, client=str(client)):
                self._clients[seat, client] = entry.number
            case Close(answers=answers):
                for answer in answers:
                    if answer.client is not None:
                        self._clients[answer.seat, answer.client] = entry.number

    def _tell(self) -> None:
        for listener in self.listeners:
            listener(self.table.number)
