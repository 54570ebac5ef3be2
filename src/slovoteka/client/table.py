"""A table through the eyes of one chair: what lies there, what one is invited to, and what one does."""

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
"""Nobody likes to wait longer for a program."""
_ON_THE_WAY_MS: Final = 500
"""Of what is left of a window's time, so much is for the answer to arrive."""
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
        """Which chair is mine; None until that is known."""
        self.room: Room | None = None
        """As everybody sees it, conditions included."""
        self.options: Any = None
        """Of the game, in its own type, as those that follow."""
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
        with contextlib.suppress(asyncio.CancelledError, Exception):  # who waited for it has been told
            await self._watching

    @property
    def outcome(self) -> Outcome | None:
        """How it ended; None while it is played, and if it was broken off."""
        return None if self._view is None else self._view.outcome

    @property
    def closing(self) -> Closing | None:
        """Once it is over: with the seed, by which every draw can be checked."""
        return None if self._view is None else self._view.closing

    @property
    def events(self) -> list[Any]:
        """Everything this chair has been told, in the game's own types."""
        return self._heard.events

    async def situations(self) -> AsyncIterator[Situation]:
        """One for each window that invites this chair, until the match is over. Before it begins, we are ready for it.

        Windows that the game does not wait for come first: there it counts who is quicker.
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
        """Whether a person might be invited to the same, and whoever is first counts."""
        chairs = () if self.room is None else self.room.chairs
        rivals = {held.seat for held in chairs if held.bot is None and not held.program and held.seat != self.seat}
        return window.mode == "open" and not rivals.isdisjoint(window.seats)

    async def act(self, window: str, action: Any, *, final: bool = True) -> int | None:
        """The number of the input, once it is stored. Raises `Problem`: a rule forbids it, or the table has changed."""
        try:
            return await self._line.send("act", seat=self.seat, window=window, action=action, final=final)
        except Problem as problem:
            if problem.code == "paused":
                self._asked.discard(window)  # it is open again, under the same name, when the pause is over
            raise

    async def leave(self) -> int | None:
        """Resigns, for good."""
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
                    self.seat = news.seats[0]  # in a hall chairs move together when it starts
            case Done() if not self._is_seated:  # all has been told
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

    def _hear_of_match(self, told: Told) -> None:
        kind = self._kind
        if kind is None:  # a room is always told before its match
            return
        for message in told.inputs:
            if message.number > self._heard.number:
                events = [msgspec.convert(event, kind.types.event) for event in message.events]
                self._heard.add(message.number, events, message.host)
        self._view, self._mine = told.table, told.mine
        self.public = msgspec.convert(told.table.public, kind.types.public)
        self.private = msgspec.convert(told.private, kind.types.private)
        self._asked |= {window for window, answer in told.answers.items() if answer.final}

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
        """Says that we are ready, with the promise of a salt, and opens it when all are (docs/fairness.md)."""
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
            if problem.status != _CONFLICT:  # the room has moved on meanwhile: its news are on the way
                raise
