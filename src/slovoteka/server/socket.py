"""The socket: frames in, news out. One connection serves any number of rooms."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, Final

import msgspec
import structlog
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from slovoteka.core.errors import Illegal, Refusal, Unreadable
from slovoteka.match.consent import Wanted
from slovoteka.server import social, verbs
from slovoteka.server.gates import check_witness
from slovoteka.server.identity import presented_token
from slovoteka.server.limits import TooMany, Who
from slovoteka.server.node import Node
from slovoteka.server.outbox import POLICY, RETRY_MS, Outbox
from slovoteka.server.problems import NotSignedIn, language_of, problem_of
from slovoteka.server.safety import client_address
from slovoteka.server.watching import Watcher, encode
from slovoteka.server.wire import (
    ActFrame,
    Bye,
    ClientId,
    Consent,
    Done,
    Frame,
    LeaveFrame,
    Lobby,
    OfferFrame,
    Ping,
    Point,
    Pong,
    Refused,
    Say,
    Unwatch,
    Watch,
)
from slovoteka.store.people import Identity

_FAREWELL_S: Final = 2.0
_MOST_WATCHED: Final = 50
"""Rooms on one connection."""
_PATIENCE_S: Final = 10.0
"""Who takes nothing for so long is gone, or as good as gone."""
_FORGIVEN: Final = 200
"""Frames that make no sense, before a connection is closed."""

log = structlog.get_logger()
decode: Final[Callable[[str | bytes], Any]] = msgspec.json.Decoder(Frame).decode


class Client:
    """One connection of one person."""

    def __init__(self, node: Node, who: Identity, address: str, language: str) -> None:
        self.node, self.who, self.language = node, who, language
        self.outbox = Outbox()
        self._counted = Who(who.id, address)
        self._watched: dict[str, Watcher] = {}
        self._nonsense = 0

    async def hear(self, raw: str | bytes) -> bool:
        """One frame. False: enough of this."""
        frame: Any = None
        try:
            self.node.limiter.check("frames", self._counted)
            frame = _read(raw)
            await self._do(frame)
        except Exception as error:  # noqa: BLE001  whatever it is, its sender is told; a bug is logged
            self._refuse(_client_of(raw) if frame is None else frame.client, error, getattr(frame, "room", ""))
            self._nonsense += isinstance(error, Unreadable | TooMany)
        return self._nonsense < _FORGIVEN and not self.outbox.closing

    def _refuse(self, client: str | None, error: Exception, room: str) -> None:
        live = self.node.rooms.get(room)
        problem = problem_of(error, self.language, "" if live is None else live.room.agreement.game)
        self.node.metrics.refusals.labels(problem.code).inc()
        self.outbox.put(encode(Refused(client=client, problem=problem)))

    async def _do(self, frame: Any) -> None:
        number: int | None = None
        match frame:
            case ActFrame():
                number = await self._act(frame)
            case Watch():
                await self._watch(frame)
            case Unwatch():
                self._unwatch(frame.room)
            case Say():
                self.node.limiter.check("chat-lines", self._counted)
                number = (
                    await social.say(await self.node.room(frame.room), self.who, frame.text, frame.audience)
                ).number
            case Point():
                social.point(await self.node.room(frame.room), self.who, frame.seat, frame.mark)
            case Lobby():
                (self.node.lobby.add if frame.on else self.node.lobby.discard)(self.outbox)
            case Ping():
                self.outbox.put(encode(Pong(now_ms=self.node.store.now_ms(), client=frame.client)))
                return
            case _:
                number = await self._ask_others(frame)
        self.outbox.put(encode(Done(client=frame.client, number=number)))

    async def _act(self, frame: ActFrame) -> int:
        live = await self.node.room(frame.room)
        with self.node.metrics.acts.time():
            return await verbs.act(
                live, self.who, frame.seat, frame.window, frame.action, frame.client, final=frame.final
            )

    async def _ask_others(self, frame: LeaveFrame | OfferFrame | Consent) -> int | None:
        self.node.limiter.check("actions", self._counted)
        live = await self.node.room(frame.room)
        await live.refresh()
        match frame:
            case LeaveFrame():
                return await social.leave(live, self.who, frame.seat)
            case OfferFrame():
                wanted = Wanted(kind=frame.kind, word=frame.word, window=frame.window, extra_ms=frame.extra_ms)
                await social.offer(live, self.who, frame.seat, wanted)
            case Consent(agree=True):
                await social.agree(live, self.who, frame.seat, frame.kind, frame.offer)
            case Consent():
                await social.decline(live, self.who, frame.seat, frame.kind, frame.offer)
        return None

    # --- watching ---------------------------------------------------------------------------------------------------

    async def _watch(self, frame: Watch) -> None:
        self.node.limiter.check("joins", self._counted)
        if frame.room not in self._watched and len(self._watched) >= _MOST_WATCHED:
            raise Illegal("host", "too-many-watched", most=_MOST_WATCHED)
        live = await self.node.room(frame.room)
        if frame.key:
            check_witness(live, self.who)
        self._unwatch(frame.room)
        blocked = await self.node.store.blocked(self.who.id)
        watcher = Watcher(self.who.id, self.outbox, since=frame.since, key=frame.key, blocked=blocked)
        self._watched[frame.room] = watcher
        await live.watch(watcher, frame.lines)

    def _unwatch(self, room: str) -> None:
        watcher = self._watched.pop(room, None)
        if watcher is not None and (live := self.node.rooms.get(room)) is not None:
            live.unwatch(watcher)

    def close(self) -> None:
        for room in list(self._watched):
            self._unwatch(room)
        self.node.lobby.discard(self.outbox)


class _Named(msgspec.Struct):
    client: ClientId | None = None


def _client_of(raw: str | bytes) -> str | None:
    """Of a frame that makes no other sense: whoever waits for its answer must not wait for ever."""
    try:
        return msgspec.json.decode(raw, type=_Named).client
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return None


def _read(raw: str | bytes) -> Any:
    try:
        return decode(raw)
    except (msgspec.DecodeError, UnicodeError) as error:
        raise Unreadable("not-a-frame", why=str(error)[:200]) from None
    except RecursionError:
        raise Unreadable("not-a-frame", why="malformed") from None


@websocket("/api/v1/socket")
async def socket(socket: WebSocket[Any, Any, Any]) -> None:
    """Everything live: see docs/protocol.md."""
    node: Node = socket.app.state.node
    presented = presented_token(socket.scope["headers"])
    who = await node.identities.recognise(None if presented is None else presented.token)
    language = language_of(socket.headers.get("accept-language"), socket.query_params.get("lang"))
    if who is None:
        await _turn_away(socket, NotSignedIn(), language)
        return
    address = client_address(socket.scope, node.settings)
    client = Client(node, who, address, language)
    try:
        with node.limiter.connection(Who(who.id, address)):
            await socket.accept()
            await _converse(node, socket, client)
    except TooMany as refusal:
        await _turn_away(socket, refusal, language)


async def _turn_away(socket: WebSocket[Any, Any, Any], refusal: Refusal, language: str) -> None:
    """A browser is not told why a handshake fails, so it is let in to be told, and sent away."""
    await socket.accept()
    problem = problem_of(refusal, language)
    await socket.send_data(encode(Refused(client=None, problem=problem)).decode(), mode="text")
    await socket.close(POLICY)


async def _converse(node: Node, socket: WebSocket[Any, Any, Any], client: Client) -> None:
    node.connect(client.who.id, client.outbox)
    receiving = asyncio.current_task()
    assert receiving is not None  # noqa: S101  this is one
    sending = asyncio.create_task(_send(socket, client.outbox, receiving))
    try:
        if node.draining:
            client.outbox.close(encode(Bye(reason="draining", retry_ms=RETRY_MS)))
        if not await _receive(node, socket, client):
            client.outbox.close(code=POLICY)
            await asyncio.wait([sending], timeout=_FAREWELL_S)
    except asyncio.CancelledError:
        if not client.outbox.is_slow:
            raise
    finally:
        client.close()
        client.outbox.close()
        sending.cancel()
        if client.outbox.is_slow:
            node.metrics.slow.inc()
        node.disconnect(client.who.id, client.outbox)


async def _receive(node: Node, socket: WebSocket[Any, Any, Any], client: Client) -> bool:
    """Until they are gone; False: until there was too much nonsense."""
    receive: Callable[[], Awaitable[Any]] = socket.receive
    while True:
        try:
            event = await receive()
        except WebSocketDisconnect:
            return True
        if event["type"] == "websocket.disconnect":
            return True
        node.metrics.frames.inc()
        raw = event.get("text")
        if not await client.hear(event.get("bytes") or b"" if raw is None else raw):
            return False


async def _send(socket: WebSocket[Any, Any, Any], outbox: Outbox, receiving: asyncio.Task[None]) -> None:
    """The one who writes to this connection. Waits for nobody but its reader, and for that one not for ever."""
    send = socket.send
    try:
        while (message := await outbox.get()) is not None:
            async with asyncio.timeout(_PATIENCE_S):
                await send({"type": "websocket.send", "text": message.decode(), "bytes": None})
        if not outbox.is_slow:
            await socket.close(outbox.code)
    except TimeoutError:
        outbox.is_slow = True
    except (WebSocketDisconnect, RuntimeError, OSError):
        return  # they are gone; the receiving side has noticed or will
    if outbox.is_slow:  # even a closing frame would wait for a reader who does not read
        receiving.cancel()
