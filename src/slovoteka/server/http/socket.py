"""The socket: frames in, news out. One connection serves any number of rooms."""

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any, Final

import msgspec
import structlog
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from slovoteka.core.errors import Illegal, Refusal, Unreadable
from slovoteka.core.mismatch import json_mismatch
from slovoteka.match.offers import OfferRequest
from slovoteka.server.base.identity import presented_token
from slovoteka.server.base.limits import TooMany, Who
from slovoteka.server.base.outbox import POLICY, RETRY_MS, Outbox
from slovoteka.server.base.problems import NotSignedIn, language_of, problem_of
from slovoteka.server.base.wire import (
    ActFrame,
    Bye,
    ClientId,
    Consent,
    Done,
    FollowReview,
    Frame,
    LeaveFrame,
    Lobby,
    OfferFrame,
    Ping,
    Point,
    Pong,
    Refused,
    ReviewNews,
    Say,
    Unwatch,
    Watch,
    encode,
)
from slovoteka.server.http.asgi_guard import client_address
from slovoteka.server.jobs.reviews import Follower, Key, ReviewProgress
from slovoteka.server.live.node import Node
from slovoteka.server.live.watching import Watcher
from slovoteka.server.rooms import commands
from slovoteka.server.rooms.performing import Caller, Command, perform
from slovoteka.store.people import ChatLine, Identity

_FAREWELL_S: Final = 2.0
_MOST_WATCHED: Final = 50
"""How many rooms one connection may watch."""
_FORGIVEN: Final = 200
"""How many unreadable or excessive frames are tolerated before the connection is closed."""

log = structlog.get_logger()
decode: Final[Callable[[str | bytes], Any]] = msgspec.json.Decoder(Frame).decode


class SocketClient:
    """One connection of one person."""

    def __init__(self, node: Node, who: Identity, address: str, language: str) -> None:
        self.node, self.who, self.language = node, who, language
        self.outbox = Outbox()
        self._caller = Caller(who, address)
        self._watched: dict[str, Watcher] = {}
        self._followed: dict[Key, Follower] = {}
        self._nonsense = 0

    async def handle_frame(self, raw: str | bytes) -> bool:
        """Handles one frame. Returns False if the connection should be closed."""
        frame: Any = None
        try:
            self.node.limiter.check("frames", self._caller.counted)
            frame = _read(raw)
            await self._do(frame)
        except Exception as error:  # noqa: BLE001  any error is sent back; a bug is logged too
            room = "" if isinstance(frame, Lobby | Ping | None) else frame.room
            self._refuse(_client_of(raw) if frame is None else frame.client, error, room)
            self._nonsense += isinstance(error, Unreadable | TooMany)
        return self._nonsense < _FORGIVEN and not self.outbox.closing

    def _refuse(self, client: str | None, error: Exception, room: str) -> None:
        live = self.node.rooms.get(room)
        game, words = ("", None) if live is None else (live.room.agreement.game, live.words_language)
        problem = problem_of(error, self.language, game, words)
        self.node.metrics.refusals.labels(problem.code).inc()
        self.outbox.put(encode(Refused(client=client, problem=problem)))

    async def _do(self, frame: Any) -> None:
        number: int | None = None
        match frame:
            case Watch():
                await self._watch(frame)
            case Unwatch():
                self._unwatch(frame.room)
            case FollowReview():
                await self._follow_review(frame)
            case Lobby():
                (self.node.lobby.add if frame.on else self.node.lobby.discard)(self.outbox)
            case Ping():
                self.outbox.put(encode(Pong(now_ms=self.node.store.now_ms(), client=frame.client)))
                return
            case _:
                number = await self._perform(frame)
        self.outbox.put(encode(Done(client=frame.client, number=number)))

    async def _perform(self, frame: Any) -> int | None:
        """Performs the command. Returns the number of the new input or chat line, if there is one."""
        match await perform(self.node, self._caller, frame.room, _command(frame)):
            case int(number) | ChatLine(number=number):
                return number
        return None

    # --- watching ---------------------------------------------------------------------------------------------------

    async def _watch(self, frame: Watch) -> None:
        if frame.room not in self._watched and len(self._watched) >= _MOST_WATCHED:
            raise Illegal("host", "too-many-watched", most=_MOST_WATCHED)
        asked = commands.WatchRoom(outbox=self.outbox, since=frame.since, key=frame.key)
        watcher = await perform(self.node, self._caller, frame.room, asked)
        live = await self.node.room(frame.room)
        self._unwatch(frame.room)
        self._watched[frame.room] = watcher
        await live.watch(watcher, frame.lines)

    def _unwatch(self, room: str) -> None:
        watcher = self._watched.pop(room, None)
        if watcher is not None and (live := self.node.rooms.get(room)) is not None:
            live.unwatch(watcher)

    async def _follow_review(self, frame: FollowReview) -> None:
        self.node.limiter.check("joins", self._caller.counted)
        key = (frame.room, frame.depth)
        self._unfollow(key)
        if not frame.on:
            return
        if len(self._followed) >= _MOST_WATCHED:
            raise Illegal("host", "too-many-watched", most=_MOST_WATCHED)
        await self.node.room(frame.room)
        follower = self._followed[key] = partial(self._tell_review, key)
        self.node.reviews.follow(key, follower)
        progress = await self.node.reviews.look(key)
        if progress is not None:
            follower(progress, progress.review is not None)

    def _tell_review(self, key: Key, progress: ReviewProgress, is_made: bool) -> None:
        news = ReviewNews(
            room=key[0],
            depth=key[1],
            done=progress.done,
            total=progress.total,
            failed=progress.failed,
            ready=is_made,
        )
        self.outbox.put(encode(news))

    def _unfollow(self, key: Key) -> None:
        if (follower := self._followed.pop(key, None)) is not None:
            self.node.reviews.unfollow(key, follower)

    def close(self) -> None:
        for room in list(self._watched):
            self._unwatch(room)
        for key in list(self._followed):
            self._unfollow(key)
        self.node.lobby.discard(self.outbox)


def _command(frame: ActFrame | LeaveFrame | OfferFrame | Consent | Say | Point) -> Command[object]:
    match frame:
        case ActFrame():
            return commands.ActInMatch(
                seat=frame.seat, window=frame.window, action=frame.action, client=frame.client, final=frame.final
            )
        case LeaveFrame():
            return commands.LeaveMatch(frame.seat)
        case OfferFrame():
            wanted = OfferRequest(kind=frame.kind, word=frame.word, window=frame.window, extra_ms=frame.extra_ms)
            return commands.MakeOffer(seat=frame.seat, wanted=wanted)
        case Consent():
            return commands.AnswerOffer(seat=frame.seat, kind=frame.kind, offer=frame.offer, agree=frame.agree)
        case Say():
            return commands.SayLine(text=frame.text, audience=frame.audience)
        case Point():
            return commands.PointAt(seat=frame.seat, mark=frame.mark)


class _Named(msgspec.Struct):
    client: ClientId | None = None


def _client_of(raw: str | bytes) -> str | None:
    """The client id of an unreadable frame, so that the refusal reaches the code that waits for an answer."""
    try:
        return msgspec.json.decode(raw, type=_Named).client
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return None


def _read(raw: str | bytes) -> Any:
    try:
        return decode(raw)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        raise Unreadable("not-a-frame", why=json_mismatch(raw, Frame)) from None


@websocket("/api/v1/socket")
async def socket(socket: WebSocket[Any, Any, Any]) -> None:
    """The socket for everything live; see docs/protocol.md."""
    node: Node = socket.app.state.node
    presented = presented_token(socket.scope["headers"])
    who = await node.identities.recognise(None if presented is None else presented.token)
    language = language_of(socket.headers.get("accept-language"), socket.query_params.get("lang"))
    if who is None:
        await _turn_away(socket, NotSignedIn(), language)
        return
    address = client_address(socket.scope, node.settings)
    client = SocketClient(node, who, address, language)
    try:
        with node.limiter.connection(Who(who.id, address)):
            await socket.accept()
            await _converse(node, socket, client)
    except TooMany as refusal:
        await _turn_away(socket, refusal, language)


async def _turn_away(socket: WebSocket[Any, Any, Any], refusal: Refusal, language: str) -> None:
    """Accepts the socket, sends the refusal and closes, because browsers do not learn why a handshake fails."""
    await socket.accept()
    problem = problem_of(refusal, language)
    await socket.send_data(encode(Refused(client=None, problem=problem)).decode(), mode="text")
    await socket.close(POLICY)


async def _converse(node: Node, socket: WebSocket[Any, Any, Any], client: SocketClient) -> None:
    node.connect(client.who.id, client.outbox)
    receiving = asyncio.current_task()
    assert receiving is not None  # noqa: S101  this is one
    sending = asyncio.create_task(_send(node, socket, client.outbox, receiving))
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
        node.disconnect(client.who.id, client.outbox)


async def _receive(node: Node, socket: WebSocket[Any, Any, Any], client: SocketClient) -> bool:
    """Handles frames until the client disconnects. Returns False if the client sent too much nonsense."""
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
        if not await client.handle_frame(event.get("bytes") or b"" if raw is None else raw):
            return False


async def _send(node: Node, socket: WebSocket[Any, Any, Any], outbox: Outbox, receiving: asyncio.Task[None]) -> None:
    """The only task that writes to this connection. It waits for the client to read; `ops/slow_clients.py` cuts off
    clients that do not read."""
    send = socket.send
    try:
        while (message := await outbox.get()) is not None:
            await send({"type": "websocket.send", "text": message.decode(), "bytes": None})
        if not outbox.is_slow:
            await socket.close(outbox.code)
    except (WebSocketDisconnect, RuntimeError, OSError):
        return  # the client is gone; the receiving task has noticed or will
    if outbox.is_slow:  # the client does not read, so a closing frame would not arrive either
        node.metrics.slow.inc()
        receiving.cancel()
