"""A table as one seat sees it: its views, its windows and its actions."""

import asyncio
import contextlib
import hashlib
import secrets
from collections.abc import AsyncIterator, Callable
from types import TracebackType
from typing import Any, Final, Self

import msgspec

from slovoteka.client.line import RoomSocket
from slovoteka.client.model import Done, News, Room, Seated, TableView, Told, WindowView
from slovoteka.client.problems import Problem
from slovoteka.client.requests import Requests
from slovoteka.core.game import Outcome, Window
from slovoteka.core.kind import GameKind
from slovoteka.core.record import Closing
from slovoteka.core.situation import SeatHistory, Situation
from slovoteka.games import registry

Agree = Callable[[Room], bool]

_BUDGET_MS: Final = 10_000
"""The most time that a program may take, because people wait for it."""
_ON_THE_WAY_MS: Final = 500
"""Time at the end of a window that is kept for the answer to arrive."""
_CONFLICT: Final = 409


def agree_to_all(_: Room) -> bool:
    return True


class Table:
    """`async with client.table(room) as table: async for situation in table.situations(): …`"""

    def __init__(self, requests: Requests, room: str, seat: int | None, agree: Agree) -> None:
        self._requests, self._id, self._agree = requests, room, agree
        self._line = RoomSocket(requests, room, lambda: self._heard.number, self._hear)
        self._changed, self._watching = asyncio.Event(), asyncio.Future[None]()
        self._heard, self._asked = SeatHistory(), set[str]()
        self._salt = secrets.token_hex(32)
        self._considered, self._salt_is_open, self._is_seated = 0, False, False
        self._kind: GameKind | None = None
        self._view: TableView | None = None
        self._mine: tuple[str, ...] = ()
        self.seat = seat
        """Our seat; None until it is known."""
        self.room: Room | None = None
        """The room as everybody sees it, with its terms."""
        self.options: Any = None
        """The options in the game's own type, like the views below."""
        self.public: Any = None
        self.private: Any = None

    async def __aenter__(self) -> Self:
        self._watching = asyncio.ensure_future(self._watch())
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self._line.finish()
        self._watching.cancel()
        with contextlib.suppress(asyncio.CancelledError, Exception):  # the caller has got the error already
            await self._watching

    @property
    def outcome(self) -> Outcome | None:
        """The outcome; None while the match goes on or if it was abandoned."""
        return None if self._view is None else self._view.outcome

    @property
    def closing(self) -> Closing | None:
        """The closing of a finished match, with the seed to check every draw."""
        return None if self._view is None else self._view.closing

    @property
    def events(self) -> list[Any]:
        """All events that this seat has seen, in the game's own types."""
        return self._heard.events

    async def situations(self) -> AsyncIterator[Situation]:
        """Yields a situation for each window that invites us until the match is over. Presses «Готов» before it begins.

        Windows that do not block come first, because they are races.
        """
        while True:
            self._changed.clear()
            if self._watching.done():
                await self._watching  # raises what went wrong
            await self._gather()
            if self.closing is not None:
                return
            window = self._next_window()
            if window is None:
                await self._changed.wait()
            else:
                self._asked.add(window.id)
                yield self._situation(window)

    def is_race(self, window: Window) -> bool:
        """Whether a person is invited to the same open window, where the first act counts."""
        chairs = () if self.room is None else self.room.chairs
        rivals = {held.seat for held in chairs if held.bot is None and not held.program and held.seat != self.seat}
        return window.mode == "open" and not rivals.isdisjoint(window.seats)

    async def act(self, window: str, action: Any, *, final: bool = True) -> int | None:
        """Acts, and returns the number of the stored input. Raises `Problem` if a rule or a change forbids it."""
        try:
            return await self._line.send("act", seat=self.seat, window=window, action=action, final=final)
        except Problem as problem:
            if problem.code == "paused":
                self._asked.discard(window)  # after the pause the window has the same id
            raise

    async def leave(self) -> int | None:
        """Resigns. This cannot be undone."""
        return await self._line.send("leave", seat=self.seat)

    async def say(self, text: str) -> int | None:
        return await self._line.send("say", text=text)

    # --- what we hear -----------------------------------------------------------------------------------------------

    async def _watch(self) -> None:
        try:
            await self._line.run()
        except Exception as fault:
            self._line.fail(fault)
            raise
        finally:
            self._changed.set()

    def _hear(self, news: News) -> None:
        match news:
            case Room():
                self._hear_of_room(news)
            case Seated() if news.seats:
                self._is_seated = True
                if self.seat not in news.seats:
                    self.seat = news.seats[0]  # seats in a hall are renumbered when it starts
            case Done() if not self._is_seated:  # if we had a chair, we would know it by now
                raise LookupError(f"we do not sit at {self._id}")
            case Told() if news.seat == self.seat:
                self._hear_of_match(news)
        self._changed.set()

    def _hear_of_room(self, room: Room) -> None:
        if room.agreement is None:
            known = None if self.room is None else self.room.agreement
            self.room = room.but(agreement=known)
            return
        self.room = room
        self._kind = registry.find(room.agreement.game)
        self.options = msgspec.convert(room.agreement.options, self._kind.types.options)

    def _hear_of_match(self, news: Told) -> None:
        kind = self._kind
        if kind is None:  # cannot happen: the room always comes before its match
            return
        for message in news.inputs:
            if message.number > self._heard.number:
                events = [msgspec.convert(event, kind.types.event) for event in message.events]
                self._heard.add(message.number, events, message.host)
        self._view, self._mine = news.table, news.mine
        self.public = msgspec.convert(news.table.public, kind.types.public)
        self.private = msgspec.convert(news.private, kind.types.private)
        self._asked |= {window for window, answer in news.answers.items() if answer.final}

    def _next_window(self) -> WindowView | None:
        if self._view is None or self._view.paused:
            return None
        offered = [window for window in self._view.windows if window.id in self._mine and window.id not in self._asked]
        return min(offered, key=lambda window: window.blocking, default=None)

    def _situation(self, shown: WindowView) -> Situation:
        assert self._view is not None  # noqa: S101  it has shown the window
        assert self.seat is not None  # noqa: S101  it is invited
        left_ms = None if shown.deadline_ms is None else shown.deadline_ms - self._view.now_ms
        window = Window(
            id=shown.id,
            kind=shown.kind,
            seats=(self.seat,) if shown.seats is None else shown.seats,
            mode=shown.mode,
            blocking=shown.blocking,
            opened_ms=self._view.now_ms,
            limit_ms=left_ms,
        )
        return Situation(
            seat=self.seat,
            options=self.options,
            window=window,
            public=self.public,
            private=self.private,
            events=tuple(self.events),
            budget_ms=_BUDGET_MS if left_ms is None else max(0, min(_BUDGET_MS, left_ms - _ON_THE_WAY_MS)),
        )

    # --- before it begins ---------------------------------------------------------------------------------------------

    async def _gather(self) -> None:
        """Presses «Готов» with the hash of a salt, and opens the salt when everybody is ready (docs/fairness.md)."""
        room = self.room
        chair = None if room is None else next((held for held in room.chairs if held.seat == self.seat), None)
        if room is None or chair is None:
            return
        if room.stage == "gathering" and not room.hall and not chair.ready and self._considered != room.agreed:
            self._considered = room.agreed
            if self._agree(room):
                await self._say("ready", {"agreed": room.agreed, "salt_hash": self._promise})
        elif room.stage == "opening" and chair.salt_hash == self._promise and not self._salt_is_open:
            self._salt_is_open = True
            await self._say("salt", {"salt": self._salt})

    @property
    def _promise(self) -> str:
        return hashlib.sha256(bytes.fromhex(self._salt)).hexdigest()

    async def _say(self, what: str, body: dict[str, Any]) -> None:
        try:
            await self._requests.fetch("POST", f"/rooms/{self._id}/chairs/{self.seat}/{what}", body)
        except Problem as problem:
            if problem.status != _CONFLICT:  # on a conflict the room has changed, and its news will come
                raise
