"""Clients that cost as little as can be: one callback for a frame, and no task, no queue, no whole message read."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Sequence
from contextlib import asynccontextmanager
from itertools import count
from time import perf_counter
from typing import Any, Final, TypeVar

import httpx
import msgspec
from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

from slovoteka.benches.figures import Progress
from slovoteka.core.value import Value

Item = TypeVar("Item")
Made = TypeVar("Made")
AnySocket = TypeVar("AnySocket", bound="Socket")

TOLD, DONE, REFUSED, LINE = b'{"t":"told"', b'{"t":"done"', b'{"t":"refused"', b'{"t":"line"'
"""How messages begin: the tag always comes first."""

SOCKET: Final = "/api/v1/socket"

_AT_ONCE: Final = 8
"""Requests under way. With more, the client takes longer to find a free connection than the server to answer."""
PATIENCE_S: Final = 60.0
"""For any answer: a server that is slower than it should be is measured, not given up."""
_FIRST_BUFFER: Final = 4_096
_SHOWN_EVERY: Final = 100

encode: Final = msgspec.json.Encoder().encode


class Person(Value, frozen=True):
    token: str

    @property
    def headers(self) -> dict[str, str]:
        return {"Authorization": f"Bearer {self.token}"}


class RefusedByServer(Exception):
    """A client that does what it may was refused: then nothing that is measured means anything."""


class Api:
    """Everything that happens before the measured moments."""

    def __init__(self, http: httpx.AsyncClient) -> None:
        self._http = http

    async def newcomer(self) -> Person:
        return Person((await self._post("/me/token", None, {}))["token"])

    async def make_room(self, owner: Person, wanted: dict[str, Any]) -> str:
        return str((await self._post("/rooms", owner, wanted))["room"]["room"])

    async def sit(self, who: Person, room: str) -> int:
        return int((await self._post(f"/rooms/{room}/chairs", who, {}))["seat"])

    async def press_ready(self, who: Person, room: str, seat: int) -> None:
        await self._post(f"/rooms/{room}/chairs/{seat}/ready", who, {"agreed": 1})

    async def start(self, owner: Person, room: str) -> None:
        await self._post(f"/rooms/{room}/start", owner, None)

    async def _post(self, path: str, who: Person | None, body: Any) -> Any:
        answer = await self._http.post(path, headers=None if who is None else who.headers, json=body)
        if not answer.is_success:
            raise RefusedByServer(f"{path}: {answer.status_code} {answer.text[:300]}")
        return answer.json() if answer.content else None


@asynccontextmanager
async def calling(address: str) -> AsyncIterator[Api]:
    limits = httpx.Limits(max_connections=_AT_ONCE, max_keepalive_connections=_AT_ONCE)
    async with httpx.AsyncClient(
        base_url=f"{address}/api/v1", limits=limits, timeout=PATIENCE_S, trust_env=False
    ) as http:
        yield Api(http)


class Socket(WSListener):
    """One connection. What it does with a message is for those who measure."""

    def __init__(self) -> None:
        self.transport: WSTransport
        self.is_lost = False

    def hear(self, message: bytes) -> None:
        """Called for every message."""

    def send(self, message: bytes) -> None:
        self.transport.send(WSMsgType.TEXT, message)

    def on_ws_connected(self, transport: WSTransport) -> None:
        self.transport = transport

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:  # noqa: ARG002  as picows calls it
        if frame.msg_type == WSMsgType.TEXT:
            self.hear(frame.get_payload_as_bytes())

    def on_ws_disconnected(self, transport: WSTransport) -> None:  # noqa: ARG002  as picows calls it
        self.is_lost = True


class Ear(Socket):
    """Counts messages of one kind: those that are meant for all."""

    def __init__(self, begins: bytes) -> None:
        super().__init__()
        self._begins = begins
        self.heard = 0
        self.heard_s = 0.0
        """When it was the last time."""
        self.size = 0

    def hear(self, message: bytes) -> None:
        if message.startswith(self._begins):
            self.heard += 1
            self.heard_s = perf_counter()
            self.size = len(message)


async def connect(address: str, who: Person | None, socket: AnySocket, path: str = SOCKET) -> AnySocket:
    """The same socket, open and, at ours, signed in."""
    await ws_connect(
        lambda: socket,
        f"{address.replace('http', 'ws', 1)}{path}",
        extra_headers=None if who is None else who.headers,
        websocket_handshake_timeout=PATIENCE_S,
        read_buffer_init_size=_FIRST_BUFFER,
    )
    return socket


@asynccontextmanager
async def hanging_up(sockets: Sequence[Socket]) -> AsyncIterator[None]:
    """Closes them all in the end, so that a server need not wait for anybody."""
    try:
        yield
    finally:
        for socket in sockets:
            socket.transport.disconnect(graceful=False)
        await asyncio.sleep(0)


async def for_each(
    items: Iterable[Item], work: Callable[[Item], Awaitable[Made]], tell: Progress, what: str
) -> list[Made]:
    """What `work` makes of them, in their order; a few at a time."""
    waiting = list(enumerate(items))
    total, finished = len(waiting), count(1)
    made: dict[int, Made] = {}
    waiting.reverse()

    async def worker() -> None:
        while waiting:
            place, item = waiting.pop()
            made[place] = await work(item)
            if (done := next(finished)) % _SHOWN_EVERY == 0 or done == total:
                tell(f"{what} {done}/{total}")

    async with asyncio.TaskGroup() as workers:
        for _ in range(min(_AT_ONCE, total)):
            workers.create_task(worker())
    return [made[place] for place in range(total)]


async def newcomers(api: Api, number: int, tell: Progress) -> list[Person]:
    return await for_each(range(number), lambda _: api.newcomer(), tell, "people")


async def until(is_so: Callable[[], bool], what: str, patience_s: float = PATIENCE_S) -> None:
    """Raises `RefusedByServer` if it never comes to be so."""
    if not await comes_to_be(is_so, patience_s):
        raise RefusedByServer(f"{what}: not within {patience_s:.0f} s")


async def comes_to_be(is_so: Callable[[], bool], patience_s: float) -> bool:
    """Looks a hundred times a second: what is measured has its own time stamps."""
    loop = asyncio.get_running_loop()
    end = loop.time() + patience_s
    while not is_so():
        if loop.time() > end:
            return False
        await asyncio.sleep(0.01)
    return True
