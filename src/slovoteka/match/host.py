"""One match: the same object for the server, the command line, self-play and the tests."""

import asyncio
from collections.abc import Callable
from typing import Any

import msgspec

from slovoteka.core.dealer import Dealer
from slovoteka.core.errors import Illegal, Refusal
from slovoteka.core.fold import Table, advance, find_window, read_action
from slovoteka.core.game import Fact, Game, GameKind, Outcome, Window
from slovoteka.core.inputs import Act, Close, Draw, Entry, Input, Leave, MoreTime, Pause, Resume, SealedAnswer, Takeover
from slovoteka.core.oracle import Oracle, Recorder, Replayer
from slovoteka.core.record import Closing, Header, Record
from slovoteka.store.log import Store, Stored, WindowClosed


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


class Message(msgspec.Struct, frozen=True, kw_only=True):
    """What one input told one viewer; possibly nothing, so that numbers run on for everybody."""

    number: int
    at_ms: int
    events: tuple[Any, ...]


class Match:
    """Inputs one at a time; each is stored before anybody hears of it."""

    def __init__(self, kind: GameKind, header: Header, seed: bytes, store: Store, oracle: Oracle) -> None:
        self.kind, self.header = kind, header
        self.options: Any = msgspec.convert(header.options, kind.options)
        self._seed, self._store = seed, store
        self._recorder = Recorder(oracle)
        self.game: Game[Any, Any] = kind.make(self.options, self._recorder)
        self._dealer = Dealer(seed, header.salts())
        self.table: Table[Any] = Table(state=self.game.start())
        self._entries: list[Entry] = []
        self._facts: list[tuple[Fact, ...]] = []
        self._clients: dict[tuple[int, str], int] = {}
        self._closing: Closing | None = None
        self._lock = asyncio.Lock()
        self.listeners: list[Callable[[int], None]] = []
        """Called with the number of each input once it is stored."""

    # --- life -------------------------------------------------------------------------------------------------------

    @classmethod
    async def create(cls, kind: GameKind, header: Header, seed: bytes, store: Store, oracle: Oracle) -> "Match":
        """A new match, dealt and ready for its first window."""
        match = cls(kind, header, seed, store, oracle)
        await store.create(header, seed)
        async with match._lock:
            await match._commit([])
        return match

    @classmethod
    def resume(cls, kind: GameKind, stored: Stored, store: Store, oracle: Oracle) -> "Match":
        """A match as its log says it is."""
        match = cls(kind, stored.header, stored.seed, store, oracle)
        replayer = Replayer()
        past: Game[Any, Any] = kind.make(match.options, replayer)
        for entry in stored.entries:
            replayer.load(entry.asked)
            match.table, facts = advance(kind, past, match.table, entry)
            match._note(entry, facts)
        match._closing = stored.closing
        return match

    # --- what is seen -----------------------------------------------------------------------------------------------

    @property
    def outcome(self) -> Outcome | None:
        return self.game.outcome(self.table.state)

    def now_ms(self) -> int:
        """Game time."""
        return self.table.time.at(self._store.now_ms(self.header.match))

    def view(self, seat: int | None) -> View:
        state = self.table.state
        windows = self.game.windows(state)
        return View(
            number=self.table.number,
            public=self.game.public(state),
            private=None if seat is None else self.game.private(state, seat),
            windows=windows,
            deadlines_ms=tuple(self.table.deadline_ms(window) for window in windows),
            outcome=self.outcome,
        )

    def messages(self, seat: int | None, since: int = 0) -> list[Message]:
        """One message for each input after number `since`."""
        return [
            Message(
                number=entry.number,
                at_ms=entry.at_ms,
                events=tuple(fact.event for fact in facts if fact.is_seen_by(seat)),
            )
            for entry, facts in zip(self._entries[since:], self._facts[since:], strict=True)
        ]

    def record(self) -> Record:
        """Everything, once it is over: before that nobody may see it."""
        if self._closing is None:
            raise Illegal("host", "not-over")
        return Record(header=self.header, entries=tuple(self._entries), closing=self._closing)

    # --- what people and bots do ------------------------------------------------------------------------------------

    async def act(self, seat: int, window_id: str, action: Any, client: str | None = None) -> int:
        """Returns the number of this input once it is stored. Raises `Illegal` or `Unreadable`."""
        async with self._lock:
            if client is not None and (seat, client) in self._clients:
                return self._clients[seat, client]
            window = find_window(self.game, self.table.state, window_id)
            if window.mode == "sealed":
                return await self._answer(seat, window, action)
            return await self._commit([Act(seat, window_id, action, client)])

    async def _answer(self, seat: int, window: Window, action: Any) -> int:
        if seat not in window.seats:
            raise Illegal("host", "not-invited", window=window.id, seat=seat + 1)
        read = read_action(self.kind, action)
        try:
            self.game.check(self.table.state, seat, window, read, self.now_ms())
        finally:
            self._recorder.take()
        try:
            await self._store.answer(self.header.match, window.id, SealedAnswer(seat, read))
        except WindowClosed:
            raise Illegal("host", "closed", window=window.id) from None
        if await self._is_complete(window):
            return await self._close(window)
        return self.table.number

    async def _is_complete(self, window: Window) -> bool:
        answered = {answer.seat for answer in await self._store.answers(self.header.match, window.id)}
        return answered >= set(window.seats)

    async def has_answered(self, seat: int, window: Window) -> bool:
        return any(answer.seat == seat for answer in await self._store.answers(self.header.match, window.id))

    async def leave(self, seat: int) -> int:
        async with self._lock:
            number = await self._commit([Leave(seat)])
            for window in self.game.windows(self.table.state):
                if window.mode == "sealed" and await self._is_complete(window):
                    await self._close(window)  # it waited only for the one who left
            return number

    async def pause(self) -> int:
        return await self._say(Pause())

    async def go_on(self) -> int:
        return await self._say(Resume())

    async def more_time(self, window_id: str, extra_ms: int) -> int:
        return await self._say(MoreTime(window_id, extra_ms))

    async def take_over(self, seat: int, player: str | None) -> int:
        return await self._say(Takeover(seat, player))

    async def close_due(self) -> bool:
        """Closes the first window whose time is over. Returns whether there was one."""
        async with self._lock:
            now = self.now_ms()
            for window in self.game.windows(self.table.state):
                deadline = self.table.deadline_ms(window)
                if deadline is not None and deadline <= now and self.table.time.paused_at is None:
                    await self._close(window)
                    return True
        return False

    async def abandon(self) -> None:
        """Ends the match where it stands. The seed is opened all the same."""
        async with self._lock:
            await self._finish()

    # --- the one way in ---------------------------------------------------------------------------------------------

    async def _say(self, said: Input) -> int:
        async with self._lock:
            return await self._commit([said])

    async def _close(self, window: Window) -> int:
        answers: tuple[SealedAnswer, ...] = ()
        if window.mode == "sealed":
            answers = await self._store.shut(self.header.match, window.id)
        return await self._commit([Close(window.id, answers)])

    async def _commit(self, said: list[Input]) -> int:
        """Applies inputs and all the chance that follows, stores them together, and only then lets anyone know."""
        if self._closing is not None:
            raise Illegal("host", "over")
        self._recorder.take()  # somebody may have asked for moves: that belongs to no input
        at_ms = self._store.now_ms(self.header.match)
        table, entries, facts = self.table, list[Entry](), list[tuple[Fact, ...]]()
        try:
            while (following := said.pop(0) if said else self._chance(table)) is not None:
                entry = Entry(number=table.number + 1, at_ms=at_ms, input=following)
                table, told = advance(self.kind, self.game, table, entry)
                entries.append(msgspec.structs.replace(entry, asked=self._recorder.take()))
                facts.append(told)
        except Refusal:
            self._recorder.take()
            raise
        await self._store.append(self.header.match, self.table.number + 1, entries)
        self.table = table
        for entry, told in zip(entries, facts, strict=True):
            self._note(entry, told)
        if self.outcome is not None:
            await self._finish()
        for listener in self.listeners:
            listener(self.table.number)
        return entries[0].number if entries else self.table.number

    def _chance(self, table: Table[Any]) -> Draw | None:
        urn = self.game.chance(table.state)
        return None if urn is None else Draw(table.draws, urn.size, self._dealer.draw(table.draws, urn.size))

    def _note(self, entry: Entry, facts: tuple[Fact, ...]) -> None:
        self._entries.append(entry)
        self._facts.append(facts)
        if isinstance(entry.input, Act) and entry.input.client is not None:
            self._clients[entry.input.seat, entry.input.client] = entry.number

    async def _finish(self) -> None:
        closing = Closing(seed=self._seed.hex(), inputs=self.table.number, outcome=self.outcome)
        await self._store.finish(self.header.match, closing)
        self._closing = closing
