"""Players who know a site only by its protocol: they sit down, watch, think like our bots, act, and reconnect."""

import asyncio
import contextlib
import itertools
import json
from collections.abc import Callable
from random import Random
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from slovoteka.bots.bot import Bot, Level, Situation
from slovoteka.bots.registry import make_bot
from slovoteka.core.game import Window
from slovoteka.games import registry

_RETRY_S = 0.05
_WAIT_S = 0.5
"""After this time without news, a player checks whether the site is still there."""


class Player:
    """One seat of one match, played over a socket to the end, however often the connection breaks."""

    def __init__(
        self, urls: Callable[[], str], token: str, room: str, seat: int, seed: int, level: Level = "beginner"
    ) -> None:
        self._urls, self._token, self.room, self.seat = urls, token, room, seat
        self._level: Level = level
        self._chance = Random(f"{room}:{seat}:{seed}")
        self._ids = (f"{seat}-{seed}-{count}" for count in itertools.count())
        self._bot: Bot | None = None
        self._options: Any = None
        self._kind = registry.find("forbidden")
        self._number = 0
        self._events: list[Any] = []
        self._table: Any = None
        self._private: Any = None
        self._mine: list[str] = []
        self._pending: dict[str, Any] | None = None
        """Sent, but neither acknowledged nor finally refused.

        It is sent again after a while and on a new connection.
        """
        self._tried: set[tuple[str, int]] = set()
        self.sent: dict[str, dict[str, Any]] = {}
        """Every action by client id, in order."""
        self.acknowledged: dict[str, int] = {}
        """Number of the input by client id."""
        self.heard: list[bytes] = []
        """Every frame, as it came."""
        self.refused: list[Any] = []
        self.over = asyncio.Event()
        self.connections = 0

    @property
    def table(self) -> Any:
        return self._table

    @property
    def private(self) -> Any:
        return self._private

    @property
    def state(self) -> dict[str, Any]:
        """What helps to debug a player who waits in vain."""
        return {
            "room": self.room,
            "seat": self.seat,
            "number": self._number,
            "windows": (self._table or {}).get("windows"),
            "mine": self._mine,
            "pending": self._pending,
            "connections": self.connections,
            "refused": self.refused[-2:],
            "heard": self.heard[-1:],
        }

    async def play(self) -> None:
        """Plays until the match is over."""
        while not self.over.is_set():
            with contextlib.suppress(OSError, WebSocketException, TimeoutError):
                url = self._urls().replace("http", "ws", 1)
                headers = {"Authorization": f"Bearer {self._token}"}
                async with connect(f"{url}/api/v1/socket", additional_headers=headers, open_timeout=5) as line:
                    self.connections += 1
                    await self._converse(line)
            await asyncio.sleep(_RETRY_S)

    async def _converse(self, line: ClientConnection) -> None:
        watch = {"t": "watch", "room": self.room, "since": self._number}
        await line.send(json.dumps(watch))
        await self._insist(line)
        while not self.over.is_set():
            try:
                async with asyncio.timeout(_WAIT_S):
                    raw = await line.recv()
            except TimeoutError:
                await self._insist(line)
                await self._act(line)
                continue
            self._hear(raw.encode() if isinstance(raw, str) else raw)
            await self._act(line)

    async def _insist(self, line: ClientConnection) -> None:
        """Sends an unanswered or unstored action again with the same client id, so that it happens at most once."""
        if self._pending is not None:
            await line.send(json.dumps(self._pending))

    def _hear(self, raw: bytes) -> None:
        self.heard.append(raw)
        news = json.loads(raw)
        match news["t"]:
            case "room":
                self._options = news.get("agreement") or self._options
            case "told" if news["seat"] == self.seat:
                self._take(news)
            case "done" if self._pending is not None and news.get("client") == self._pending["client"]:
                self.acknowledged[news["client"]] = news["number"]
                self._pending = None
            case "refused":
                self.refused.append(news)
                if self._pending is not None and news.get("client") == self._pending["client"]:
                    if news["problem"]["status"] == 503:  # nothing has happened; try again after a while
                        return
                    self._pending = None

    def _take(self, news: Any) -> None:
        kind = self._kind = registry.find(self._options["game"])
        for given in news["inputs"]:
            assert given["number"] == self._number + 1, "numbers run on without a gap"
            self._number = given["number"]
            self._events += [msgspec.convert(event, kind.types.event) for event in given.get("events", ())]
        self._table, self._private, self._mine = news["table"], news["private"], news["mine"]
        assert self._table["number"] == self._number
        if self._table.get("closing") is not None:
            self.over.set()

    async def _act(self, line: ClientConnection) -> None:
        if self._pending is not None or self._table is None:
            return
        for window in self._table.get("windows", ()):
            tried = (window["id"], self._number)
            if window["id"] not in self._mine or tried in self._tried:
                continue
            self._tried.add(tried)
            decision = self._decide(window)
            if decision is None:
                continue
            self._pending = {
                "t": "act",
                "room": self.room,
                "seat": self.seat,
                "window": window["id"],
                "action": msgspec.to_builtins(decision),
                "client": next(self._ids),
            }
            self.sent[self._pending["client"]] = self._pending
            await line.send(json.dumps(self._pending))
            return

    def _decide(self, shown: Any) -> Any:
        kind = self._kind
        options: Any = msgspec.convert(self._options["options"], kind.types.options)
        if self._bot is None:
            self._bot = make_bot(kind.info.id, self._level, options, self._chance.getrandbits(32))
        window = Window(
            id=shown["id"],
            kind=shown["kind"],
            seats=tuple(shown["seats"] or (self.seat,)),
            mode=shown.get("mode", "open"),
            blocking=shown.get("blocking", True),
        )
        situation = Situation(
            seat=self.seat,
            options=options,
            window=window,
            public=msgspec.convert(self._table["public"], kind.types.public),
            private=msgspec.convert(self._private, kind.types.private),
            events=self._events,
        )
        decision = self._bot.decide(situation)
        return None if decision is None else decision.action
