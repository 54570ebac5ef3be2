"""The client of one identity on one server: makes rooms, takes chairs and plays."""

import asyncio
import inspect
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from typing import Any, Final

from slovoteka.client.model import ChairAnswer, Myself, Room, RoomAnswer, RoomEntry, RoomList, Token, Tried
from slovoteka.client.problems import Problem
from slovoteka.client.requests import Requests
from slovoteka.client.table import Agree, Table, agree_to_all
from slovoteka.core.game import Outcome
from slovoteka.core.situation import Situation

Decide = Callable[[Situation], Any | Awaitable[Any]]
"""Returns an action of the game, or None to do nothing, which is allowed only in a window that does not block."""
OnRefusal = Callable[[Situation, Any, Problem], Any]
"""Returns another action in place of one that a rule forbids, or None."""

_PATIENCE_S: Final = 120.0
_HESITATE_S: Final = 2.0
_CONFLICT: Final = 409


class Client:
    """`async with Client.open(url, token) as client: …`"""

    def __init__(self, requests: Requests, me: Myself) -> None:
        self._requests, self.me = requests, me

    @classmethod
    @asynccontextmanager
    async def open(
        cls,
        url: str,
        token: str | None = None,
        *,
        name: str | None = None,
        bot: bool = True,
        language: str = "ru",
        patience_s: float = _PATIENCE_S,
    ) -> AsyncIterator["Client"]:
        """Without a token, makes a new identity: a program, unless `bot` is False. Keep `client.token`.

        `patience_s` is how long to wait for a server that is unreachable or asks us to wait, before giving up.
        """
        requests = Requests(url, token, language, patience_s)
        try:
            if token is None:
                wanted = {"bot": bot, **({} if name is None else {"name": name})}
                made = await requests.ask("POST", "/me/token", wanted, returns=Token)
                requests.token, me = made.token, made.me
            else:
                me = await requests.ask("GET", "/me", returns=Myself)
            yield cls(requests, me)
        finally:
            await requests.close()

    @property
    def token(self) -> str:
        """The only proof of our identity."""
        return self._requests.token or ""

    async def rename(self, name: str) -> None:
        self.me = await self._requests.ask("PATCH", "/me", {"name": name}, returns=Myself)

    # --- rooms ------------------------------------------------------------------------------------------------------

    async def lobby(self) -> tuple[RoomEntry, ...]:
        """Listed rooms with a free chair."""
        return (await self._requests.ask("GET", "/lobby", returns=RoomList)).rooms

    async def rooms(self, *, waiting: bool = False) -> tuple[RoomEntry, ...]:
        """The rooms where we have a chair, the latest first; with `waiting`, only those that wait for us."""
        asked = str(waiting).lower()
        return (await self._requests.ask("GET", "/me/rooms", returns=RoomList, waiting=asked)).rooms

    async def room(self, room: str) -> Room:
        return _room(await self._requests.ask("GET", f"/rooms/{room}", returns=RoomAnswer))

    async def make_room(
        self,
        game: str,
        *,
        variant: str | None = None,
        options: dict[str, Any] | None = None,
        chairs: Sequence[str] = ("me",),
        start: bool = False,
        conditions: dict[str, Any] | None = None,
        **others: Any,
    ) -> Room:
        """Makes a table. `chairs` are by seat: `me`, `open`, or the level of a server's bot. The rest are open.

        docs/protocol.md explains `conditions` (`rated`, `days`, …) and `others` (`title`, `listed`, `hall`, …).
        """
        agreed = {"game": game, "variant": variant, "options": options or {}, **(conditions or {})}
        seated = [{"who": who} if who in ("me", "open") else {"who": "bot", "level": who} for who in chairs]
        body = {"conditions": agreed, "chairs": seated, "start": start, **others}
        return _room(await self._requests.ask("POST", "/rooms", body, returns=RoomAnswer))

    async def sit(self, room: str, seat: int | None = None) -> int:
        """Takes this chair or any free one. Returns its seat."""
        body = {} if seat is None else {"seat": seat}
        return (await self._requests.ask("POST", f"/rooms/{room}/chairs", body, returns=ChairAnswer)).seat

    async def stand_up(self, room: str, seat: int) -> None:
        await self._requests.fetch("DELETE", f"/rooms/{room}/chairs/{seat}")

    async def ready(self, room: str, seat: int, agreed: int) -> Room:
        """Says that we are ready for the terms with the number `agreed`. `play` and `table` do it by themselves."""
        path = f"/rooms/{room}/chairs/{seat}/ready"
        return _room(await self._requests.ask("POST", path, {"agreed": agreed}, returns=RoomAnswer))

    async def start(self, room: str) -> Room:
        """Starts a hall; only its owner can."""
        return _room(await self._requests.ask("POST", f"/rooms/{room}/start", returns=RoomAnswer))

    async def preview(self, room: str, seat: int, window: str, action: Any) -> Tried:
        """Says what an action would do or why it would be refused, without performing it."""
        body = {"seat": seat, "window": window, "action": action}
        return await self._requests.ask("POST", f"/rooms/{room}/preview", body, returns=Tried)

    async def record(self, room: str) -> str:
        """The record of a finished match as JSON Lines."""
        return (await self._requests.fetch("GET", f"/rooms/{room}/record")).decode()

    # --- playing ----------------------------------------------------------------------------------------------------

    def table(self, room: str, seat: int | None = None, *, agree: Agree = agree_to_all) -> Table:
        """A table where we have a chair; `seat` None means any of ours. `agree` decides whether we accept its terms."""
        return Table(self._requests, room, seat, agree)

    async def play(
        self,
        room: str,
        decide: Decide,
        seat: int | None = None,
        *,
        agree: Agree = agree_to_all,
        on_refusal: OnRefusal | None = None,
        hesitate_s: float = _HESITATE_S,
    ) -> Outcome | None:
        """Plays to the end and returns the outcome, or None if the match was abandoned.

        Raises `Problem` for a move that a rule forbids, unless `on_refusal` returns another one. In a race against
        people it waits for `hesitate_s` first, so that they have a chance.
        """
        async with self.table(room, seat, agree=agree) as table:
            async for situation in table.situations():
                action = await _think(decide, situation)
                if action is not None and table.is_race(situation.window):
                    await asyncio.sleep(hesitate_s)
                while action is not None:
                    action = await _try(table, situation, action, on_refusal)
            return table.outcome


async def _think(decide: Decide, situation: Situation) -> Any:
    """Runs `decide`; in a thread if it is not async, so that messages of the server are handled meanwhile."""
    if inspect.iscoroutinefunction(decide):
        return await decide(situation)
    answer = await asyncio.to_thread(decide, situation)
    return await answer if inspect.isawaitable(answer) else answer


async def _try(table: Table, situation: Situation, action: Any, on_refusal: OnRefusal | None) -> Any:
    """Acts. Returns the action to try instead, if any."""
    try:
        await table.act(situation.window.id, action)
    except Problem as problem:
        if problem.status == _CONFLICT:  # others were quicker; the next situation shows what is open now
            return None
        if on_refusal is None:
            raise
        return on_refusal(situation, action, problem)
    return None


def _room(answer: RoomAnswer) -> Room:
    return answer.room.but(mine=answer.mine)
