"""The host of one match, for the server, the command line, self-play and tests alike."""

import asyncio
from typing import Any, Final, Self

from slovoteka.core.errors import Illegal
from slovoteka.core.fold import check_invited, find_window, read_action
from slovoteka.core.game import Outcome, Window
from slovoteka.core.inputs import (
    Act,
    Close,
    Input,
    Leave,
    MoreTime,
    Pause,
    Resume,
    SealedAnswer,
    TakeBack,
    Takeover,
)
from slovoteka.core.kind import GameKind
from slovoteka.core.oracle import Oracle
from slovoteka.core.record import Header
from slovoteka.core.value import Value
from slovoteka.match.ledger import Ledger
from slovoteka.match.oracles import EveryWord
from slovoteka.match.wake_info import wake_info
from slovoteka.store.log import Conflict, MatchLog, Unavailable, WindowClosed

_ATTEMPTS: Final = 50
"""How often an input is retried when other inputs are stored first. It never needs so many."""
_MANY: Final = 64
"""A window with at least this many seats is announced before the next draw."""
_TIME_TO_TELL_S: Final = 0.02


class SeatView(Value, frozen=True, kw_only=True):
    """What a seat or a spectator sees now."""

    number: int
    """The number of the last input that this view includes."""
    public: Any
    private: Any | None
    windows: tuple[Window, ...]
    deadlines_ms: tuple[int | None, ...]
    """The deadlines of the windows, in game time."""
    outcome: Outcome | None


class Match(Ledger):
    """Takes inputs one at a time and stores each before anybody hears of it."""

    @classmethod
    async def create(cls, kind: GameKind, header: Header, seed: bytes, log: MatchLog, oracle: Oracle) -> Self:
        """A new match, dealt and ready for its first window."""
        match = cls(kind, header, seed, log, oracle, await log.create(header, seed))
        await match.recover()
        return match

    async def recover(self) -> None:
        """Does what a crash or an unreachable store has left undone: draws, closes windows, finishes the match."""
        async with self._lock:
            await self._catch_up_if_doubtful()
            if self.closing is None and self.outcome is not None:
                await self._finish()
            elif self.closing is None and (self.table.number == 0 or self.game.chance(self.table.state) is not None):
                await self._commit_unless_late([])
            await self._close_complete()

    # --- what is seen -----------------------------------------------------------------------------------------------

    def now_ms(self) -> int:
        """Game time."""
        return self.table.time.at(self._log.now_ms() - self._began_ms)

    def deadlines_ms(self) -> tuple[int | None, ...]:
        return tuple([self.table.deadline_ms(window) for window in self.windows])

    def due_ms(self) -> int | None:
        """When the first window must be closed, by the wall clock."""
        if self.closing is not None or self.table.time.paused_at is not None:
            return None
        first = min((due for due in self.deadlines_ms() if due is not None), default=None)
        return None if first is None else first + self.table.time.paused_ms + self._began_ms

    def view(self, seat: int | None) -> SeatView:
        state = self.table.state
        return SeatView(
            number=self.table.number,
            public=self.game.public(state),
            private=None if seat is None else self.game.private(state, seat),
            windows=self.windows,
            deadlines_ms=self.deadlines_ms(),
            outcome=self.outcome,
        )

    # --- what people and bots do ------------------------------------------------------------------------------------

    async def act(
        self, seat: int, window_id: str, action: Any, client: str | None = None, *, final: bool = True
    ) -> int:
        """Stores an action and returns the number of its input. Raises `Illegal` or `Unreadable`.

        In a sealed window an answer that is not `final` can still be replaced, even when all others have answered.
        """
        if (heard := self.history.number_of(seat, client)) is not None:
            return heard
        window = self._offered(window_id)
        if window is None:  # another host may have opened it, or stored this same action
            await self.catch_up()
            if client is not None:
                await self.load_history()
            window = self._offered(window_id)
        if window is not None and window.mode == "sealed":
            return await self._answer(window, SealedAnswer(seat, action, client), final)
        async with self._lock:
            return await self._put(Act(seat, window_id, action, client))

    def check(self, seat: int, window_id: str, action: Any, *, any_word: bool = False) -> None:
        """Raises the refusal that `act` would raise now. Changes and records nothing.

        With `any_word` every word counts, so that a refusal reveals nothing about the dictionary.
        """
        if self.closing is not None:
            raise Illegal("host", "over")
        if self.table.time.paused_at is not None:
            raise Illegal("host", "paused")
        window = find_window(self.game, self.table, window_id)
        check_invited(self.kind, self.table, seat, window)
        read = read_action(self.kind, action)
        if any_word:
            trusting = self.kind.rules.make(self.options, EveryWord(self.oracle))
            trusting.check(self.table.state, seat, window, read, self.now_ms())
        else:
            self._check_by_rules(seat, window, read)

    def _check_by_rules(self, seat: int, window: Window, read: Any) -> None:
        """Checks an action by the rules, and drops the recorded questions, which belong to no input."""
        try:
            self.game.check(self.table.state, seat, window, read, self.now_ms())
        finally:
            self._recorder.take()

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
            await self._catch_up_if_doubtful()
            if not self.may_close():
                return False
            window = self._due_at(self.now_ms())
            if window is not None and window.mode == "sealed":  # closing it too early would lose answers
                await self._catch_up()
                window = self._due_at(self.now_ms())
            if window is not None:
                await self._close(window)
            return window is not None

    async def skip_outage(self, from_ms: int, to_ms: int) -> None:
        """Makes game time stand still between these moments of the wall clock, when nobody could act.

        Windows that fell due before are closed.
        """
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
            ):  # both at once, or a crash between them would leave the match paused
                await self._commit_unless_late([Pause(), Resume()], (from_ms, to_ms))

    async def postpone_wake(self) -> None:
        """Postpones the moment at which another node looks after this match."""
        async with self._lock:
            if self.closing is None:
                wake = wake_info(self.header, self.table, self.windows, self.at_ms(), self._began_ms)
                await self._log.append(self.id, self.table.number + 1, (), wake)

    async def abandon(self) -> None:
        """Ends the match as it is, without an outcome if the rules have none yet. The seed is opened as usual."""
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

    # --- sealed answers: thousands may come at once, so they do not wait for the lock -------------------------------

    async def _answer(self, window: Window, answer: SealedAnswer, final: bool) -> int:
        if self._doubtful:
            async with self._lock:  # many may answer at once, and entries must be absorbed once
                await self._catch_up_if_doubtful()
            window = self._offered(window.id) or find_window(self.game, self.table, window.id)
        check_invited(self.kind, self.table, answer.seat, window)
        if self.table.time.paused_at is not None:
            raise Illegal("host", "paused")
        read = read_action(self.kind, answer.action)
        self._check_by_rules(answer.seat, window, read)
        kept = answer.but(action=read)
        try:
            await self._keep_answer(window, kept, final)
        except WindowClosed:
            return await self._answered_before(window, answer)
        return self.table.number

    async def _keep_answer(self, window: Window, answer: SealedAnswer, final: bool) -> None:
        """Stores an answer, and closes the window if it was the last.

        Counting all answers after each one would be too slow in a hall of thousands. So we watch one seat that has not
        answered yet, and count the others only when it has. The last seat is watched first.
        """
        latecomer = self._latecomers.get(window.id, window.seats[-1])
        finals = await self._log.answer(self.id, window.id, answer, final, still_waits_for=latecomer)
        offered = self._offered(window.id)
        is_other = offered is not None and offered is not window  # a seat may have left meanwhile
        if is_other or (finals is not None and finals >= len(window.seats)):
            async with self._lock:
                await self._close_complete()
        elif finals is not None and self._latecomers.get(window.id, latecomer) == latecomer:
            given = await self._log.answers(self.id, window.id, only_final=True)
            missing = set(window.seats) - {one.seat for one in given}
            if missing and self._offered(window.id) is window:
                self._latecomers[window.id] = max(missing)

    async def count_answers(self) -> dict[str, int]:
        """How many final answers each sealed window has."""
        names = [window.id for window in self.windows if window.mode == "sealed"]
        return {name: await self._log.count_answers(self.id, name) for name in names}

    async def _answered_before(self, window: Window, answer: SealedAnswer) -> int:
        """The window is closed. If this answer was stored before, returns its number; otherwise raises `Illegal`."""
        async with self._lock:
            await self._catch_up()
            await self._close_complete()  # the host that shut it may have crashed before closing it
        if (heard := self.history.number_of(answer.seat, answer.client)) is not None:
            return heard
        raise Illegal("host", "closed", window=window.id)

    async def has_answered(self, seat: int, window: Window) -> bool:
        return await self._log.own_answer(self.id, window.id, seat) is not None

    async def _close_complete(self) -> None:
        """Closes every sealed window that has all its final answers."""
        for window in [window for window in self.windows if window.mode == "sealed" and window.seats]:
            if self.closing is not None or self.table.time.paused_at is not None:
                return
            finals = {answer.seat for answer in await self._log.answers(self.id, window.id, only_final=True)}
            if finals >= set(window.seats) and self._offered(window.id) is not None:
                await self._close(window)

    # --- the one way in ---------------------------------------------------------------------------------------------

    async def _say(self, input_: Input) -> int:
        async with self._lock:
            number = await self._put(input_)
            await self._close_complete()  # a window may have waited only for this seat or for the end of the pause
            return number

    async def _put(self, input_: Input) -> int:
        """Tries until the input is stored or refused. Other inputs may be stored first."""
        await self._catch_up_if_doubtful()
        for _ in range(_ATTEMPTS):
            if isinstance(input_, Takeover) and dict(self.table.players).get(input_.seat) == input_.player:
                return self.table.number  # another host was first
            if isinstance(input_, Act) and (heard := self.history.number_of(input_.seat, input_.client)) is not None:
                return heard
            number = self.table.number
            try:
                return await self._commit([input_])
            except Conflict:
                await self._catch_up()
            if self.table.number == number:  # no other input came first, so this client id was used long ago
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

    async def _close(self, window: Window, at_ms: int | None = None) -> None:
        answers: tuple[SealedAnswer, ...] = ()
        if window.mode == "sealed":
            answers = await self._log.shut(self.id, window.id)
        stamps = () if at_ms is None else (at_ms,)
        if len(window.seats) < _MANY:
            await self._commit_unless_late([Close(window.id, answers)], stamps)
        else:  # thousands wait for the result, so they get it before the next draw, which may take long to work out
            await self._commit_unless_late([Close(window.id, answers)], stamps, draws=False)
            await asyncio.sleep(_TIME_TO_TELL_S)
            if self.closing is None and self.game.chance(self.table.state) is not None:
                await self._commit_unless_late([], stamps)
        if window.mode == "sealed" and self._offered(window.id) is not None:
            await self._log.reopen(self.id, window.id)  # another host has given it more time meanwhile
