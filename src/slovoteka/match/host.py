"""One match: the same object for the server, the command line, self-play and the tests."""

import asyncio
from collections.abc import Callable, Iterable
from typing import Any, Final

import msgspec

from slovoteka.core.dealer import Dealer
from slovoteka.core.errors import Illegal, Refusal
from slovoteka.core.fold import Table, advance, find_window, read_action, windows
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
)
from slovoteka.core.oracle import Oracle, Recorder, Replayer
from slovoteka.core.record import Closing, Header, Record
from slovoteka.match.history import History, Message
from slovoteka.match.oracles import WithConsent
from slovoteka.match.standing import standing
from slovoteka.store.log import Conflict, MatchLog, Snapshot, Stored, Unavailable, WindowClosed

_ATTEMPTS: Final = 50
"""Of one input against others that come first. Each is refused or stored in the end, so nobody waits so long."""
_SNAPSHOT_EVERY: Final = 200
"""Inputs."""


class View(msgspec.Struct, frozen=True, kw_only=True):
    """What one seat, or a spectator, sees now."""

    number: int
    """Of the last input it takes into account."""
    public: Any
    private: Any | None
    windows: tuple[Window, ...]
    deadlines_ms: tuple[int | None, ...]
    """Of those windows, in game time."""
    outcome: Outcome | None


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
        self.windows: tuple[Window, ...] = windows(self.game, self.table)
        self.history = History()
        self._snapshot_at = 0
        self.closing: Closing | None = None
        """Says that it is over, one way or another."""
        self._doubtful = False
        """The store did not answer: what was handed to it may be there or not."""
        self._lock = asyncio.Lock()
        self.listeners: list[Callable[[int], None]] = []
        """Called with the number of the last input once it is stored, whoever stored it."""
        self.on_append: list[Callable[[], None]] = []
        """Called when it was stored from here."""
        self.may_close: Callable[[], bool] = lambda: True
        """Whether what falls due may be closed: not while it is unknown for how long the store was away."""
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
            shape: Any = tuple[int, Table[kind.state]]  # type: ignore[name-defined]
            at_ms, match.table = msgspec.msgpack.decode(stored.snapshot.table, type=shape)
            match.history = History(stored.snapshot.number + 1, at_ms)
            match._snapshot_at = stored.snapshot.number
        match._absorb(stored.entries)
        match.closing = stored.closing
        return match

    def _at_start(self) -> Table[Any]:
        return Table(state=self.game.start(), pace_ms=self.header.pace_ms)

    @staticmethod
    def made_by(kind: GameKind) -> str:
        """Whose snapshots can be read."""
        return f"{kind.info.id}/{kind.info.rules_version}"

    async def settle(self) -> None:
        """Does what a crash, or a store that was away, has left undone: draws, closes, opens the seed."""
        async with self._lock:
            await self._trust()
            if self.closing is None and self.outcome is not None:
                await self._finish()
            elif self.closing is None and (self.table.number == 0 or self.game.chance(self.table.state) is not None):
                await self._commit_unless_late([])
            await self._close_complete()

    async def catch_up(self) -> None:
        """Takes in what others have stored."""
        async with self._lock:
            await self._catch_up()

    async def load_history(self) -> None:
        """What came before the snapshot, for a viewer who wants to hear it all."""
        async with self._lock:
            await self._load_history()

    async def _load_history(self) -> None:
        if self.history.is_whole:
            return
        stored, before = await self._log.read(self.id), self.table.number
        self.history, self.table = History(), self._at_start()
        self._absorb(stored.entries)
        if self.table.number > before:
            self._tell()

    # --- what is seen -----------------------------------------------------------------------------------------------

    @property
    def outcome(self) -> Outcome | None:
        return self.game.outcome(self.table.state)

    def now_ms(self) -> int:
        """Game time."""
        return self.table.time.at(self._log.now_ms() - self._began_ms)

    def deadlines_ms(self) -> tuple[int | None, ...]:
        return tuple([self.table.deadline_ms(window) for window in self.windows])

    def due_ms(self) -> int | None:
        """By the wall clock: when the first window must be closed."""
        if self.closing is not None or self.table.time.paused_at is not None:
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

    def messages(self, seat: int | None, since: int = 0, most: int | None = None) -> list[Message]:
        """One message for each input after number `since`, or the first of them."""
        return self.history.messages(seat, since, most)

    def record(self) -> Record:
        """Everything, once it is over: before that nobody may see it."""
        if self.closing is None:
            raise Illegal("host", "not-over")
        if not self.history.is_whole:
            raise LookupError("load the history first")
        return Record(header=self.header, entries=tuple(self.history.entries), closing=self.closing)

    # --- what people and bots do ------------------------------------------------------------------------------------

    async def act(
        self, seat: int, window_id: str, action: Any, client: str | None = None, *, final: bool = True
    ) -> int:
        """Returns the number of this input once it is stored. Raises `Illegal` or `Unreadable`.

        In a sealed window an answer that is not `final` may still be replaced when all have given theirs.
        """
        if (heard := self.history.heard(seat, client)) is not None:
            return heard
        window = self._offered(window_id)
        if window is None:  # another host may have opened it, and heard of this very action long ago
            await self.catch_up()
            if client is not None:
                await self.load_history()
            window = self._offered(window_id)
        if window is not None and window.mode == "sealed":
            return await self._answer(window, SealedAnswer(seat, action, client), final)
        async with self._lock:
            return await self._put(Act(seat, window_id, action, client))

    async def leave(self, seat: int) -> int:
        return await self._say(Leave(seat))

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
            await self._trust()
            if not self.may_close():
                return False
            window = self._due_at(self.now_ms())
            if window is not None and window.mode == "sealed":  # to shut it too early would lose answers
                await self._catch_up()
                window = self._due_at(self.now_ms())
            if window is not None:
                await self._close(window)
            return window is not None

    async def skip_outage(self, from_ms: int, to_ms: int) -> None:
        """Between these moments of the wall clock nobody could act: what fell due before is settled, all else waits."""
        to_ms -= self._began_ms
        if self.closing is not None or self.history.last_ms >= to_ms:
            return
        async with self._lock:
            await self._catch_up()
            if self.table.time.paused_at is not None or self.history.last_ms >= to_ms:
                return
            from_ms = max(self.history.last_ms, from_ms - self._began_ms)
            while (window := self._due_at(self.table.time.at(from_ms))) is not None:
                await self._close(window, from_ms)
            if (
                self.windows and self.closing is None
            ):  # both at once: a match must not stay paused because we died between them
                await self._commit_unless_late([Pause(), Resume()], (from_ms, to_ms))

    async def touch(self) -> None:
        """Puts off the moment at which somebody else looks after this match."""
        async with self._lock:
            if self.closing is None:
                told = standing(self.header, self.table, self.windows, self.at_ms(), self._began_ms)
                await self._log.append(self.id, self.table.number + 1, (), told)

    async def abandon(self) -> None:
        """Ends the match where it stands. The seed is opened all the same."""
        async with self._lock:
            for _ in range(_ATTEMPTS):
                await self._catch_up()
                if self.closing is not None:
                    return
                try:
                    await self._finish()
                except Conflict:
                    continue
                self._tell_of_append()
                return
            raise Unavailable("too many conflicts")

    # --- sealed answers: they come by the thousand, so they do not stand in line ------------------------------------

    async def _answer(self, window: Window, answer: SealedAnswer, final: bool) -> int:
        if self._doubtful:
            async with self._lock:  # many may answer at once, and entries must be taken in once
                await self._trust()
            window = find_window(self.game, self.table, window.id)
        if answer.seat not in window.seats:
            raise Illegal("host", "not-invited", window=window.id, seat=answer.seat + 1)
        if self.table.time.paused_at is not None:
            raise Illegal("host", "paused")
        read = read_action(self.kind, answer.action)
        try:
            self.game.check(self.table.state, answer.seat, window, read, self.now_ms())
        finally:
            self._recorder.take()
        kept = msgspec.structs.replace(answer, action=read)
        try:
            finals = await self._log.answer(self.id, window.id, kept, final)
        except WindowClosed:
            return await self._answered_before(window, answer)
        self.answered[window.id] = finals
        if finals >= len(window.seats):
            async with self._lock:
                await self._close_complete()
        return self.table.number

    async def _answered_before(self, window: Window, answer: SealedAnswer) -> int:
        """The window is closed: perhaps this very answer is in it, and its sender never heard that."""
        async with self._lock:
            await self._catch_up()
            await self._close_complete()  # whoever shut it may have died before it was closed
        if (heard := self.history.heard(answer.seat, answer.client)) is not None:
            return heard
        raise Illegal("host", "closed", window=window.id)

    async def has_answered(self, seat: int, window: Window) -> bool:
        return await self._log.own_answer(self.id, window.id, seat) is not None

    async def _close_complete(self) -> None:
        """Closes every sealed window for which all final answers are in."""
        for window in [window for window in self.windows if window.mode == "sealed" and window.seats]:
            if self.closing is not None or self.table.time.paused_at is not None:
                return
            finals = {answer.seat for answer in await self._log.answers(self.id, window.id, only_final=True)}
            if finals >= set(window.seats) and self._offered(window.id) is not None:
                await self._close(window)

    # --- the one way in ---------------------------------------------------------------------------------------------

    async def _say(self, said: Input) -> int:
        async with self._lock:
            number = await self._put(said)
            await self._close_complete()  # a window may have waited only for one who left, or for the end of a pause
            return number

    async def _put(self, said: Input) -> int:
        """Until it is stored or refused, however many others come first."""
        await self._trust()
        for _ in range(_ATTEMPTS):
            if isinstance(said, Takeover) and dict(self.table.players).get(said.seat) == said.player:
                return self.table.number  # another host was first
            if isinstance(said, Act) and (heard := self.history.heard(said.seat, said.client)) is not None:
                return heard
            number = self.table.number
            try:
                return await self._commit([said])
            except Conflict:
                await self._catch_up()
            if self.table.number == number:  # nobody was first: its sender has used this id long ago
                await self._load_history()
        raise Unavailable("too many conflicts")

    def _offered(self, window_id: str) -> Window | None:
        return next((window for window in self.windows if window.id == window_id), None)

    def _due_at(self, now_ms: int) -> Window | None:
        if self.closing is not None or self.table.time.paused_at is not None:
            return None
        for window, deadline in zip(self.windows, self.deadlines_ms(), strict=True):
            if deadline is not None and deadline <= now_ms:
                return window
        return None

    def at_ms(self) -> int:
        """The stamp of an input: time since the start, which never goes back, whatever the clocks of nodes say."""
        return max(self.history.last_ms, self._log.now_ms() - self._began_ms)

    async def _close(self, window: Window, at_ms: int | None = None) -> None:
        answers: tuple[SealedAnswer, ...] = ()
        if window.mode == "sealed":
            answers = await self._log.shut(self.id, window.id)
        await self._commit_unless_late([Close(window.id, answers)], () if at_ms is None else (at_ms,))
        if window.mode == "sealed" and self._offered(window.id) is not None:
            await self._log.reopen(self.id, window.id)  # somebody has given it more time meanwhile

    async def _commit_unless_late(self, said: Iterable[Input], stamps: tuple[int, ...] = ()) -> None:
        """For what anybody may do in place of this host: if somebody else was first, it looks at what they did."""
        try:
            await self._commit(said, stamps)
        except Conflict:
            await self._catch_up()

    async def _commit(self, said: Iterable[Input], stamps: tuple[int, ...] = ()) -> int:
        """Applies inputs and all the chance that follows, stores them together, and only then lets anyone know.

        `stamps` are for what happened at another moment than now; the last one holds for all that follows.
        """
        if self.closing is not None:
            raise Illegal("host", "over")
        self._recorder.take()  # somebody may have asked for moves: that belongs to no input
        stamps = stamps or (self.at_ms(),)
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
        offered = windows(self.game, table)
        await self._store(entries, table, offered)
        self.table, self.windows = table, offered
        for entry, told in zip(entries, facts, strict=True):
            self.history.note(entry, told)
        await self._finish_if_over()
        self.answered.clear()
        self._tell_of_append()
        return entries[0].number if entries else self.table.number

    def _chance(self, table: Table[Any]) -> Draw | None:
        urn = self.game.chance(table.state)
        return None if urn is None else Draw(table.draws, urn.size, self._dealer.draw(table.draws, urn.size))

    async def _store(self, entries: list[Entry], table: Table[Any], offered: tuple[Window, ...]) -> None:
        at_ms = entries[-1].at_ms if entries else self.at_ms()
        told = standing(self.header, table, offered, at_ms, self._began_ms)
        try:
            await self._log.append(self.id, self.table.number + 1, entries, told)
            if table.number >= self._snapshot_at + _SNAPSHOT_EVERY and table.past is None:
                kept = msgspec.msgpack.encode((at_ms, table))
                snapshot = Snapshot(number=table.number, made_by=self.made_by(self.kind), table=kept)
                await self._log.keep(self.id, snapshot)
                self._snapshot_at = table.number
        except (Unavailable, asyncio.CancelledError):
            self._doubtful = True
            raise

    async def _finish_if_over(self) -> None:
        """What led to the end is stored and will be told. If the end itself cannot be stored now, `settle` does it."""
        if self.outcome is None:
            return
        try:
            await self._finish()
        except (Conflict, Unavailable):
            self._doubtful = True

    async def _finish(self) -> None:
        closing = Closing(seed=self._seed.hex(), inputs=self.table.number, outcome=self.outcome)
        await self._log.finish(self.id, closing)
        self.closing = closing

    # --- what others have stored ------------------------------------------------------------------------------------

    async def _trust(self) -> None:
        if self._doubtful:
            await self._catch_up()

    async def _catch_up(self) -> None:
        if self.closing is not None:
            return
        closing = await self._log.closing(self.id)  # first: what it closes is stored before it
        entries = await self._log.entries(self.id, self.table.number)
        self._absorb(entries)
        self.closing = closing
        self._doubtful = False
        if self.outcome is not None and self.closing is None:
            await self._finish()
        if entries or self.closing is not None:
            self._tell()

    def _absorb(self, entries: Iterable[Entry]) -> None:
        replayer = Replayer()
        past: Game[Any, Any] = self.kind.make(self.options, replayer)
        for entry in entries:
            replayer.load(entry.asked)
            self.table, facts = advance(self.kind, past, self.table, entry)
            self.history.note(entry, facts)
        self.windows = windows(self.game, self.table)

    def _tell(self) -> None:
        for listener in self.listeners:
            listener(self.table.number)

    def _tell_of_append(self) -> None:
        self._tell()
        for listener in self.on_append:
            listener()
