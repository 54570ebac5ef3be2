"""A table on a server, for the same screens as local tables."""

import asyncio
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

import msgspec

from slovoteka.bots.registry import read_level
from slovoteka.cli.shared import options, output
from slovoteka.cli.terminal.party import Invitation, usual_seats
from slovoteka.cli.terminal.renderer import SeatsShown
from slovoteka.cli.tui.screen import screen_of
from slovoteka.client import Client, Problem, Unreachable
from slovoteka.client import Table as ClientTable
from slovoteka.client.model import Myself, News, Token, WindowView
from slovoteka.client.requests import Requests
from slovoteka.client.table import agree_to_all
from slovoteka.core.errors import Illegal, Refusal, Unreadable
from slovoteka.core.game import Window
from slovoteka.core.kind import GameKind
from slovoteka.games import registry
from slovoteka.match.host import SeatView

_PATIENCE_S: Final = 20.0
_WIDTH: Final = 80


class RemoteTable(ClientTable):
    """The server's messages to one seat, as views."""

    record: Path | None = None
    """None, because the server keeps the record."""

    def __init__(self, requests: Requests, room: str, *, can_return: bool) -> None:
        """`can_return`: our identity is stored, so that closing the screen does not leave the match."""
        super().__init__(requests, room, None, agree_to_all)
        self._can_return = can_return
        self._shown_count, self._heard_at = 0, time.monotonic()
        self._began = asyncio.Event()
        self._on_change: Callable[[], None] = lambda: None
        self._playing = asyncio.Future[None]()

    async def begin(self) -> None:
        """Sits down and waits until the match has begun."""
        await self.__aenter__()
        self._playing = asyncio.ensure_future(self._go_on())
        began = asyncio.ensure_future(self._began.wait())
        await asyncio.wait({began, self._playing}, return_when=asyncio.FIRST_COMPLETED)
        if not began.done():
            began.cancel()
            await self._playing  # raises the error

    async def _go_on(self) -> None:
        """Keeps each situation as the person's view."""
        async for _ in self.situations():
            pass

    def _hear(self, news: News) -> None:
        super()._hear(news)
        if self._view is not None:
            self._heard_at = time.monotonic()
            self._began.set()
            self._on_change()

    # --- views ------------------------------------------------------------------------------------------------------

    @property
    def kind(self) -> GameKind:
        return registry.find(self.room.agreement.game)  # type: ignore[union-attr]  # known before any match

    @property
    def me(self) -> int:
        return self.seat or 0

    @property
    def seats(self) -> SeatsShown:
        taken = self.room.chairs if self.room is not None else ()
        chairs = {chair.seat: chair.name_in.get(output.language(), chair.name) for chair in taken}
        names = tuple(
            output.say("play-you") if seat == self.me else output.printable(chairs.get(seat, "–"))
            for seat in range(self.kind.rules.seats(self.options))
        )
        return SeatsShown(names=names, me=self.me, language=output.language(), width=_WIDTH)

    def view(self) -> SeatView:
        assert self._view is not None  # noqa: S101  `begin` has waited for it
        shown = self._view
        return SeatView(
            number=shown.number,
            public=self.public,
            private=self.private,
            windows=tuple(map(self._window, shown.windows)),
            deadlines_ms=tuple(window.deadline_ms for window in shown.windows),
            outcome=shown.outcome,
        )

    def _window(self, shown: WindowView) -> Window:
        """The server always says whether we may act, but not always who else may."""
        others = tuple(seat for seat in shown.seats or () if seat != self.me)
        mine = (self.me,) if shown.id in self._mine else ()
        return Window(
            id=shown.id, kind=shown.kind, seats=mine + others, mode=shown.mode, blocking=shown.blocking
        )  # fmt: skip

    def news(self) -> list[Any]:
        """Events since the last call. Events that were taken back are not repeated."""
        events = self.events[self._shown_count :]
        self._shown_count = len(self.events)
        return events

    def now_ms(self) -> int:
        if self._view is None or self._view.paused:
            return 0 if self._view is None else self._view.now_ms
        return self._view.now_ms + round((time.monotonic() - self._heard_at) * 1000)

    async def preview(self, action: Any) -> Any | None:
        """A preview by the rules alone, because only the server can check words."""
        kind = self.kind
        return None if kind.help.preview is None else kind.help.preview(
            self.options, None, self.public, self.private, self.me, action
        )  # fmt: skip

    # --- actions ----------------------------------------------------------------------------------------------------

    async def act(self, window: str, action: Any, *, final: bool = True) -> int | None:
        try:
            return await super().act(window, action, final=final)
        except (Problem, Unreachable) as error:
            raise _as_refusal(error) from None

    async def run(self, changed: Callable[[], None]) -> None:
        self._on_change = changed
        try:
            await self._playing
        except (Problem, Unreachable) as error:
            raise _as_refusal(error) from None
        finally:
            await self.close()

    async def leave(self) -> int | None:
        if self._can_return or self.closing is not None:
            return None
        with suppress(Problem, Unreachable):  # leaving works even if the server is gone
            return await super().leave()
        return None

    async def close(self) -> None:
        self._playing.cancel()
        await self.__aexit__(None, None, None)
        await self._requests.close()


def refusal_of(problem: Problem) -> Refusal:
    """A refusal in the server's words. `not-now` keeps its code, so that `LineReader` tries the next window."""
    if problem.code == "not-now":
        return Illegal(problem.rule or "host", "not-now", **problem.params)
    return Unreadable("tui-server-says", message=problem.title)


class Server:
    """Opens tables on one server, under one name."""

    def __init__(
        self, url: str, room: str | None = None, token: Path | None = None, pause_s: float = _PATIENCE_S
    ) -> None:
        self._url, self._room, self._kept, self._patience_s = url, room, token, pause_s

    async def open(self, game: str, invitation: Invitation) -> RemoteTable:
        """A new table with bots of the server, or the named table."""
        requests, table = Requests(self._url, self._token(), output.language(), self._patience_s), None
        try:
            client = Client(requests, await self._myself(requests))
            room = self._room or await _new_room(client, game, invitation)
            found = await client.room(room)
            if found.agreement is not None:
                screen_of(found.agreement.game)  # a server may have games that this program cannot show
            if not found.mine:
                await client.sit(room)
            table = RemoteTable(requests, room, can_return=self._kept is not None)
            await table.begin()
        except (Refusal, Problem, Unreachable, LookupError, ValueError) as error:
            with suppress(Exception):
                await (requests.close() if table is None else table.close())
            raise _as_refusal(error) from None
        return table

    def _token(self) -> str | None:
        return self._kept.read_text("ascii").strip() if self._kept is not None and self._kept.exists() else None

    async def _myself(self, requests: Requests) -> Myself:
        """The identity of the stored token, or a new one."""
        if requests.token is not None:
            return await requests.ask("GET", "/me", returns=Myself)
        made = await requests.ask("POST", "/me/token", {"bot": False}, returns=Token)
        requests.token = made.token
        if self._kept is not None:
            self._kept.touch(0o600)  # the token lets its reader play under this name
            self._kept.write_text(made.token + "\n", "ascii")
        return made.me


async def _new_room(client: Client, game: str, invitation: Invitation) -> str:
    kind = registry.find(game)
    agreed = options.read(kind, invitation.options, usual_seats(kind, invitation), invitation.variant)
    level = read_level(kind.info.id, invitation.level)
    chairs = ("me", *(level for _ in range(kind.rules.seats(agreed) - 1)))
    raw = msgspec.to_builtins(agreed)
    room = await client.make_room(game, options=raw, chairs=chairs, start=True)
    return room.id


def _as_refusal(error: Exception) -> Refusal:
    if isinstance(error, Refusal):
        return error
    if isinstance(error, Problem):
        return refusal_of(error)
    return Unreadable("server-unreachable")
