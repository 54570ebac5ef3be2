"""The cheapest possible clients: one callback for each frame, without tasks, queues or full decoding."""

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
"""How messages begin, since the tag always comes first."""

SOCKET: Final = "/api/v1/socket"

_AT_ONCE: Final = 8
"""The number of parallel requests. With more, finding a free connection takes longer than the server's answer."""
PATIENCE_S: Final = 60.0
"""The wait for any answer. A server that is too slow is still measured."""
_FIRST_BUFFER: Final = 4_096
_SHOWN_EVERY: Final = 100

encode: Final = msgspec.json.Encoder().encode


class LoadPerson(Value, frozen=True):
    token: str

    @property
    def headers(self) -> dict[str, str]:
        return {"Authorization": f"Bearer {self.token}"}


class RefusedByServer(Exception):
    """The server refused a legitimate client, so all measurements are void."""


class Api:
    """Everything that happens before the measurement."""

    def __init__(self, http: httpx.AsyncClient) -> None:
        self._http = http

    async def newcomer(self) -> LoadPerson:
        return LoadPerson((await self._post("/me/token", None, {}))["token"])

    async def make_room(self, owner: LoadPerson, wanted: dict[str, Any]) -> str:
        return str((await self._post("/rooms", owner, wanted))["room"]["room"])

    async def sit(self, who: LoadPerson, room: str) -> int:
        return int((await self._post(f"/rooms/{room}/chairs", who, {}))["seat"])

    async def press_ready(self, who: LoadPerson, room: str, seat: int) -> None:
        await self._post(f"/rooms/{room}/chairs/{seat}/ready", who, {"agreed": 1})

    async def start(self, owner: LoadPerson, room: str) -> None:
        await self._post(f"/rooms/{room}/start", owner, None)

    async def _post(self, path: str, who: LoadPerson | None, body: Any) -> Any:
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
    """One connection. Subclasses handle its messages."""

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


class BroadcastListener(Socket):
    """Counts messages of one kind that go to everybody."""

    def __init__(self, begins: bytes) -> None:
        super().__init__()
        self._begins = begins
        self.heard = 0
        self.heard_s = 0.0
        """The time of the last one."""
        self.size = 0

    def hear(self, message: bytes) -> None:
        if message.startswith(self._begins):
            self.heard += 1
            self.heard_s = perf_counter()
            self.size = len(message)


async def connect(address: str, who: LoadPerson | None, socket: AnySocket, path: str = SOCKET) -> AnySocket:
    """Opens the socket and, on our server, signs in."""
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
    """Closes all sockets at the end, so that the server need not wait for them."""
    try:
        yield
    finally:
        for socket in sockets:
            socket.transport.disconnect(graceful=False)
        await asyncio.sleep(0)


async def for_each(
    items: Iterable[Item], work: Callable[[Item], Awaitable[Made]], tell: Progress, what: str
) -> list[Made]:
    """The results of `work` in order, a few in parallel."""
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


async def newcomers(api: Api, number: int, tell: Progress) -> list[LoadPerson]:
    return await for_each(range(number), lambda _: api.newcomer(), tell, "people")


async def until(is_so: Callable[[], bool], what: str, patience_s: float = PATIENCE_S) -> None:
    """Raises `RefusedByServer` if the condition never becomes true."""
    if not await comes_to_be(is_so, patience_s):
        raise RefusedByServer(f"{what}: not within {patience_s:.0f} s")


async def comes_to_be(is_so: Callable[[], bool], patience_s: float) -> bool:
    """Polls a hundred times a second. That is precise enough, because measurements have their own timestamps."""
    loop = asyncio.get_running_loop()
    end = loop.time() + patience_s
    while not is_so():
        if loop.time() > end:
            return False
        await asyncio.sleep(0.01)
    return True
