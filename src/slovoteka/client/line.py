"""A socket that watches one room, reconnects whenever it breaks, and sends unanswered frames again."""

import asyncio
from collections.abc import Callable
from itertools import count
from secrets import token_urlsafe
from typing import Any, Final

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidStatus, WebSocketException

from slovoteka.client.model import Bye, Done, News, Refused, read_news
from slovoteka.client.problems import Problem, Unreachable
from slovoteka.client.requests import Patience, Requests

_OPEN_S: Final = 15.0
_WATCH: Final = "watch"
_LAST_ANSWER_S: Final = 2.0
"""How long to wait for answers on leaving: the news that a match is over come before the answer to the last move."""


class _Sent(msgspec.Struct):
    """A frame that waits for its answer."""

    frame: str
    answer: asyncio.Future[int | None]


class RoomSocket:
    """Watches one room. `since` returns the number of the last known input."""

    def __init__(self, requests: Requests, room: str, since: Callable[[], int], hear: Callable[[News], None]) -> None:
        self._requests, self._room, self._since, self._hear = requests, room, since, hear
        self._mark, self._count = token_urlsafe(9), count(1)
        self._sent: dict[str, _Sent] = {}
        self._socket: ClientConnection | None = None
        self._retry_after_s: float | None = None
        self._fault: Exception | None = None

    async def send(self, kind: str, **fields: Any) -> int | None:
        """Sends a frame, again if the socket breaks. Returns the number that the server gives it. Raises `Problem`."""
        client, patience = f"{self._mark}-{next(self._count)}", Patience(self._requests.patience_s)
        frame = msgspec.json.encode({"t": kind, "room": self._room, "client": client, **fields}).decode()
        while True:
            try:
                return await self._send_once(client, frame)
            except Problem as problem:  # nothing has happened, so send it again with the same id
                if problem.retry_after_s is None or not await patience.wait(problem.retry_after_s):
                    raise

    async def _send_once(self, client: str, frame: str) -> int | None:
        if self._fault is not None:
            raise self._fault
        sent = self._sent[client] = _Sent(frame, asyncio.get_running_loop().create_future())
        try:
            await self._put(frame)
            return await sent.answer
        finally:
            del self._sent[client]

    async def run(self) -> None:
        """Runs for ever. Raises `Problem` if the server refuses us, `Unreachable` if it is away for too long."""
        address = f"ws{self._requests.url.removeprefix('http')}/api/v1/socket?lang={self._requests.language}"
        patience = Patience(self._requests.patience_s)
        while True:
            self._retry_after_s = None
            try:
                async with connect(
                    address, additional_headers=self._requests.headers(), open_timeout=_OPEN_S, max_size=None
                ) as socket:
                    await self._converse(socket, patience)
            except InvalidStatus as refusal:  # from a proxy in front of the server
                if refusal.response.status_code < 500:
                    raise Problem.of(None, refusal.response.status_code) from None
            except (OSError, WebSocketException, TimeoutError):
                pass  # reconnect below
            finally:
                self._socket = None
            if not await patience.wait(self._retry_after_s):
                raise Unreachable(self._requests.url)

    def fail(self, fault: Exception) -> None:
        """Fails all frames that wait for an answer, and all later ones."""
        self._fault = self._fault or fault
        for sent in self._sent.values():
            if not sent.answer.done():
                sent.answer.set_exception(fault)

    async def finish(self) -> None:
        """Waits for outstanding answers for a while. Then fails the rest, so that nobody waits for them for ever."""
        waiting = [sent.answer for sent in self._sent.values()]
        if waiting and self._socket is not None:
            await asyncio.wait(waiting, timeout=_LAST_ANSWER_S)
        self.fail(Unreachable(self._requests.url))

    async def _converse(self, socket: ClientConnection, patience: Patience) -> None:
        watch = {"t": "watch", "room": self._room, "since": self._since(), "client": _WATCH}
        self._socket = socket
        await self._put(msgspec.json.encode(watch).decode())  # if we are refused, the reason comes below
        for sent in list(self._sent.values()):  # with the same ids, so nothing is done twice
            await self._put(sent.frame)
        async for raw in socket:
            news = read_news(raw)
            match news:
                case None:
                    continue
                case Done(client="watch"):
                    patience.succeeded()
                    self._hear(news)
                case Done():
                    self._answered(news)
                case Refused():
                    self._refused(Problem.of(news.problem, 0), news.client)
                case Bye(reason="draining" | "slow"):
                    self._retry_after_s = news.retry_ms / 1_000
                case _:
                    self._hear(news)

    def _answered(self, done: Done) -> None:
        sent = self._sent.get(done.client or "")
        if sent is not None and not sent.answer.done():
            sent.answer.set_result(done.number)

    def _refused(self, problem: Problem, client: str | None) -> None:
        if client not in (None, _WATCH):
            sent = self._sent.get(client)
            if sent is not None and not sent.answer.done():
                sent.answer.set_exception(problem)
        elif problem.retry_after_s is None:
            raise problem
        else:  # too many sockets or too often: reconnect later
            self._retry_after_s = problem.retry_after_s
            raise ConnectionRefusedError

    async def _put(self, frame: str) -> None:
        if self._socket is None:
            return  # it is sent when the socket is open again
        try:
            await self._socket.send(frame)
        except (OSError, WebSocketException):
            self._socket = None
