"""Server-sent events: the socket's messages about one room, for people whose sockets are blocked. They act by POST."""

import asyncio
from typing import Annotated, Final

import msgspec
from litestar import get
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import HeaderParameter, QueryParameter
from litestar.response.base import ASGIResponse
from litestar.types import Receive, Scope, Send

from slovoteka.server.base.outbox import Outbox
from slovoteka.server.base.wire import Bye, encode
from slovoteka.server.http.access import REFUSALS, Me, Person, RoomPath
from slovoteka.server.http.routes_play import KeyQuery, SinceQuery
from slovoteka.server.live.room import LiveRoom
from slovoteka.server.live.watching import Watcher
from slovoteka.server.rooms import commands

EVENTS_TYPE: Final = "text/event-stream"
SIGN_OF_LIFE_S: Final = 15.0

_RETRY_MS: Final = 1_000
_HEADERS: Final = {
    "cache-control": "no-store",
    "x-accel-buffering": "no",  # otherwise proxies would buffer the events
}
_TOLD: Final = b'{"t":"told"'
_DRAINING: Final = encode(Bye(reason="draining", retry_ms=_RETRY_MS))
_SLOW: Final = encode(Bye(reason="slow", retry_ms=_RETRY_MS))

LinesQuery = Annotated[int, QueryParameter(ge=0, le=10_000_000, description="The last line of chat you know.")]
LastEvent = Annotated[
    int | None,
    HeaderParameter(name="Last-Event-ID", ge=0, le=10_000_000, description="Sent by browsers that come back."),
]


class _TableNumber(msgspec.Struct):
    number: int


class _NumberedMessage(msgspec.Struct, tag="told", tag_field="t"):
    """The part of a message that holds its number."""

    seat: int | None
    table: _TableNumber


_read_numbered: Final = msgspec.json.Decoder(_NumberedMessage).decode


class Events(ASGIResponse):
    """An answer that lasts as long as the client listens."""

    _should_set_content_length = False

    def __init__(self, me: Person, live: LiveRoom, watcher: Watcher, lines_after: int) -> None:
        super().__init__(media_type=EVENTS_TYPE, headers=_HEADERS)
        self._me, self._live, self._watcher, self._lines_after = me, live, watcher, lines_after

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Refuses before the answer begins, because a stream that has begun cannot send a refusal."""
        node, outbox = self._me.node, self._watcher.outbox
        with node.limiter.connection(self._me.counted):
            try:
                if node.draining:  # a browser reconnects by itself only after a successful answer
                    outbox.close(_DRAINING)
                else:
                    await self._live.watch(self._watcher, self._lines_after)
                await super().__call__(scope, receive, send)
            finally:
                self._live.unwatch(self._watcher)
                outbox.close()

    async def send_body(self, send: Send, receive: Receive) -> None:
        node, outbox = self._me.node, self._watcher.outbox
        node.connect(self._me.who.id, outbox)
        loop = asyncio.get_running_loop()
        sides = [loop.create_task(self._tell(send)), loop.create_task(_until_gone(receive))]
        try:
            await asyncio.wait(sides, return_when=asyncio.FIRST_COMPLETED)
            if outbox.is_slow and not sides[1].done():  # a connection that was cut off is counted in slow_clients.py
                node.metrics.slow.inc()
        finally:
            for side in sides:
                side.cancel()
            await asyncio.gather(*sides, return_exceptions=True)
            node.disconnect(self._me.who.id, outbox)

    async def _tell(self, send: Send) -> None:
        """The only task that writes. It waits for the reader; `ops/slow_clients.py` cuts off those who do not read."""
        outbox = self._watcher.outbox
        await _send(send, b"retry: %d\n\n" % _RETRY_MS)
        while (message := await _next(outbox)) is not None:
            await _send(send, self._event(message) if message else b":\n\n")
        if outbox.is_slow:
            await _send(send, self._event(_SLOW))
        await _send(send, b"", more=False)

    def _event(self, message: bytes) -> bytes:
        """Only the message for the person's last seat gets an id, so that resuming after it misses nothing."""
        if message.startswith(_TOLD):
            numbered = _read_numbered(message)
            if numbered.seat == max(self._watcher.seats, default=None):
                return b"id: %d\ndata: %b\n\n" % (numbered.table.number, message)
        return b"data: %b\n\n" % message


async def _next(outbox: Outbox) -> bytes | None:
    """The next message, or b"" after a while, which becomes a sign of life."""
    try:
        return await asyncio.wait_for(outbox.get(), SIGN_OF_LIFE_S)
    except TimeoutError:
        return b""


async def _send(send: Send, body: bytes, *, more: bool = True) -> None:
    await send({"type": "http.response.body", "body": body, "more_body": more})


async def _until_gone(receive: Receive) -> None:
    while (await receive())["type"] != "http.disconnect":
        continue


@get(
    "/events",
    media_type=EVENTS_TYPE,
    responses=REFUSALS
    | {
        200: ResponseSpec(
            str,
            generate_examples=False,
            description="Each event is one message of docs/protocol.md; `id` is the number to resume from.",
            media_type=EVENTS_TYPE,
        )
    },
)
async def events(
    me: Me, room: RoomPath, since: SinceQuery = 0, lines: LinesQuery = 0, key: KeyQuery = False, last: LastEvent = None
) -> Events:
    """Everything live about one room, from an input on, as server-sent events."""
    last_known = since if last is None else last
    watcher = await me.perform(room, commands.WatchRoom(outbox=Outbox(), since=last_known, key=key))
    return Events(me, await me.node.room(room), watcher, lines)
