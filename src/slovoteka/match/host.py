"""One match: the same object for the server, the command line, self-play and the tests."""

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
"""Of one input against others that come first. Each is refused or stored in the end, so nobody waits so long."""
_MANY: Final = 64
"""Seats."""
_TIME_TO_TELL_S: Final = 0.02


class SeatView(Value, frozen=True, kw_only=True):
    """What one seat, or a spectator, sees now."""

    number: int
    """Of the last input it takes into account."""
    public: Any
    private: Any | None
    windows: tuple[Window, ...]
    deadlines_ms: tuple[int | None, ...]
    """Of those windows, in game time."""
    outcome: Outcome | None


class Match(Ledger):
    """Inputs one at a time; each is stored before anybody hears of it."""

    @classmethod
    async def create(cls, kind: GameKind, header: Header, seed: bytes, log: MatchLog, oracle: Oracle) -> Self:
        """A new match, dealt and ready for its first window."""
        match = cls(kind, header, seed, log, oracle, await log.create(header, seed))
        await match.recover()
        return match

    async def recover(self) -> None:
        """Does what a crash, or a store that was away, has left undone: draws, closes, opens the seed."""
        async with self._lock:
            await self._trust()
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
        """By the wall clock: when the first window must be closed."""
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
        """Returns the number of this input once it is stored. Raises `Illegal` or `Unreadable`.

        In a sealed window an answer that is not `final` may still be replaced when all have given theirs.
        """
        if (heard := self.history.number_of(seat, client)) is not None:
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

    def check(self, seat: int, window_id: str, action: Any, *, any_word: bool = False) -> None:
        """Raises what `act` would refuse with as things stand. Changes nothing, and nothing of it is noted.

        `any_word`: as if the dictionary knew every word, so that nothing is told of it by what is refused first.
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
        """What the rules ask meanwhile belongs to no input."""
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

    async def postpone_wake(self) -> None:
        """Puts off the moment at which somebody else looks after this match."""
        async with self._lock:
            if self.closing is None:
                told = wake_info(self.header, self.table, self.windows, self.at_ms(), self._began_ms)
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
        """Stores it, and closes the window if it was the last.

        To count them all after each would cost a hall of thousands more than the answers themselves. So one seat is
        looked at that has not answered yet, the last at first, and the others are counted only when it has.
        """
        latecomer = self._latecomers.get(window.id, window.seats[-1])
        finals = await self._log.answer(self.id, window.id, answer, final, still_waits_for=latecomer)
        offered = self._offered(window.id)
        is_other = offered is not None and offered is not window  # somebody may have left, who is waited for no more
        if is_other or (finals is not None and finals >= len(window.seats)):
            async with self._lock:
                await self._close_complete()
        elif finals is not None and self._latecomers.get(window.id, latecomer) == latecomer:
            given = await self._log.answers(self.id, window.id, only_final=True)
            missing = set(window.seats) - {one.seat for one in given}
            if missing and self._offered(window.id) is window:
                self._latecomers[window.id] = max(missing)

    async def count_answers(self) -> dict[str, int]:
        """How many have given their final answers, by sealed window."""
        names = [window.id for window in self.windows if window.mode == "sealed"]
        return {name: await self._log.count_answers(self.id, name) for name in names}

    async def _answered_before(self, window: Window, answer: SealedAnswer) -> int:
        """The window is closed: perhaps this very answer is in it, and its sender never heard that."""
        async with self._lock:
            await self._catch_up()
            await self._close_complete()  # whoever shut it may have died before it was closed
        if (heard := self.history.number_of(answer.seat, answer.client)) is not None:
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
            if isinstance(said, Act) and (heard := self.history.number_of(said.seat, said.client)) is not None:
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

    async def _close(self, window: Window, at_ms: int | None = None) -> None:
        answers: tuple[SealedAnswer, ...] = ()
        if window.mode == "sealed":
            answers = await self._log.shut(self.id, window.id)
        stamps = () if at_ms is None else (at_ms,)
        if len(window.seats) < _MANY:
            await self._commit_unless_late([Close(window.id, answers)], stamps)
        else:  # thousands wait for the result: they get it before the next rack is drawn and searched for its best move
            await self._commit_unless_late([Close(window.id, answers)], stamps, draws=False)
            await asyncio.sleep(_TIME_TO_TELL_S)
            if self.closing is None and self.game.chance(self.table.state) is not None:
                await self._commit_unless_late([], stamps)
        if window.mode == "sealed" and self._offered(window.id) is not None:
            await self._log.reopen(self.id, window.id)  # somebody has given it more time meanwhile
