"""NATS between the nodes: a connection that restores itself, the bus over it, and presence on all nodes."""

import asyncio
import contextlib
import re
import time
from collections import deque
from collections.abc import Callable
from functools import partial
from typing import Final, NamedTuple

import nats.errors
import structlog
from nats.aio.client import Client
from nats.aio.msg import Msg
from nats.aio.subscription import Subscription
from nats.js import JetStreamContext
from nats.js.api import KeyValueConfig, StorageType
from nats.js.errors import BadRequestError, NoKeysError
from nats.js.kv import KeyValue

from slovoteka.core.errors import Unreadable
from slovoteka.jobs.asyncio_tasks import end
from slovoteka.server.nodes.bus import Handler, new_node
from slovoteka.server.nodes.presence import LocalPresence

PREFIX: Final = "slovoteka."

_START_S: Final = 5.0
_SETTLE_S: Final = 1.0
_RETRY_S: Final = 0.25
_API_S: Final = 2.0
_OUTBOX_MOST: Final = 100_000
_CLOGGED_BYTES: Final = 8 << 20
"""A server that leaves this much unread counts as lost."""
_AT_ONCE: Final = 100
"""How many messages are sent before other tasks of the event loop get a turn."""

log = structlog.get_logger(__name__)


class _Parcel(NamedTuple):
    subject: str
    payload: bytes
    headers: dict[str, str] | None


class NatsLink:
    """The connection of one process. A single task keeps subscriptions as wanted and restores them after every loss."""

    def __init__(self, url: str) -> None:
        self.node = new_node()
        self.on_gap: list[Callable[[], None]] = []
        self.dropped = 0
        """How many messages were not sent because there was no connection or the server did not read."""
        self._servers = url.split(",")
        self._client = Client()
        self._jetstream: JetStreamContext | None = None
        self._handlers: dict[str, Callable[[Msg], None]] = {}
        self._subscribed: dict[str, Subscription] = {}
        self._changed: dict[str, None] = {}
        self._outbox: deque[_Parcel] = deque()
        self._wake = asyncio.Event()
        self._flushed = asyncio.Event()
        self._has_missed = False
        self._pump: asyncio.Task[None] | None = None

    @property
    def connected(self) -> bool:
        return self._client.is_connected

    @property
    def client(self) -> Client:
        """For requests that need an answer. After some losses this is a new client."""
        return self._client

    @property
    def jetstream(self) -> JetStreamContext:
        if self._jetstream is None:
            self._jetstream = self._client.jetstream(timeout=_API_S)
        return self._jetstream

    async def start(self) -> None:
        """Connects. Raises `Unreadable` if no server answers. Later losses raise nothing."""
        try:
            async with asyncio.timeout(_START_S):
                await self._connect()
        except (TimeoutError, nats.errors.Error, ValueError):
            raise Unreadable("nats-unreachable", url=",".join(map(_without_password, self._servers))) from None
        self._pump = asyncio.create_task(self._run())

    async def close(self) -> None:
        if self._pump is None:
            return
        await end([self._pump])
        with contextlib.suppress(TimeoutError, OSError, nats.errors.Error):
            async with asyncio.timeout(_SETTLE_S):
                await self._send()
        await self._client.close()

    def publish(self, subject: str, payload: bytes, headers: dict[str, str] | None = None) -> None:
        """Sends a message later. Neither waits nor raises. Without a connection the message is dropped."""
        if not self.connected or len(self._outbox) >= _OUTBOX_MOST:
            self.dropped += 1
        else:
            self._outbox.append(_Parcel(subject, payload, headers))
        self._wake.set()

    def subscribe(self, subject: str, handler: Callable[[Msg], None]) -> None:
        self._handlers[subject] = handler
        self._change(subject)

    def unsubscribe(self, subject: str) -> None:
        if self._handlers.pop(subject, None) is not None:
            self._change(subject)

    async def flush(self) -> None:
        """Returns when the server knows all subscriptions, or at once if there is no connection."""
        if not self.connected:
            return
        with contextlib.suppress(TimeoutError, nats.errors.Error):
            async with asyncio.timeout(_SETTLE_S):
                await self._flushed.wait()
                await self._round_trip()

    # --- the one task -----------------------------------------------------------------------------------------------

    async def _run(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            if self._client.is_closed:  # after some errors the client never reconnects
                self._has_missed = True
                await self._connect()
            if not self.connected:
                self.dropped += len(self._outbox)
                self._outbox.clear()
                continue
            try:
                await self._subscribe_as_wanted()
                await self._send()
                if self._has_missed:
                    await self._round_trip()
                    self._has_missed = False
                    for handler in self.on_gap:
                        asyncio.get_running_loop().call_soon(handler)
            except (TimeoutError, OSError, nats.errors.Error) as error:
                log.warning("nats-interrupted", error=str(error))
                await asyncio.sleep(_RETRY_S)
                self._wake.set()

    async def _subscribe_as_wanted(self) -> None:
        while self._changed:
            subject, _ = self._changed.popitem()
            is_wanted, is_known = subject in self._handlers, subject in self._subscribed
            if is_known and not is_wanted:
                await self._subscribed.pop(subject).unsubscribe()
            elif is_wanted and not is_known:
                try:
                    heard = await self._client.subscribe(subject, cb=partial(self._deliver, subject))
                except nats.errors.BadSubjectError:
                    log.warning("nats-bad-subject", subject=subject)
                else:
                    self._subscribed[subject] = heard
        self._flushed.set()

    async def _send(self) -> None:
        sent = 0
        while self._outbox and self.connected:
            if self._client.pending_data_size > _CLOGGED_BYTES:
                self.dropped += len(self._outbox)
                self._outbox.clear()
                return
            parcel = self._outbox.popleft()
            try:
                await self._client.publish(parcel.subject, parcel.payload, headers=parcel.headers)
            except nats.errors.Error as error:
                self.dropped += 1
                log.warning("nats-not-sent", subject=parcel.subject, error=str(error))
            sent += 1
            if sent % _AT_ONCE == 0:
                await asyncio.sleep(0)

    async def _round_trip(self) -> None:
        """Returns when the server has received everything that was written before.

        It sends a request that nobody answers, because the client's own `flush` may overtake messages that wait to
        be written.
        """
        with contextlib.suppress(nats.errors.NoRespondersError):
            await self._client.request(f"{PREFIX}nobody", timeout=_API_S)

    async def _deliver(self, subject: str, message: Msg) -> None:
        handler = self._handlers.get(subject)
        if handler is not None:
            handler(message)

    def _change(self, subject: str) -> None:
        self._changed[subject] = None
        self._flushed.clear()
        self._wake.set()

    # --- the connection ---------------------------------------------------------------------------------------------

    async def _connect(self) -> None:
        """Tries for ever. Only an invalid address is an error."""
        client = Client()
        try:
            await client.connect(
                servers=self._servers,
                name=f"{PREFIX}{self.node}",
                no_echo=True,
                error_cb=self._on_error,
                disconnected_cb=self._on_lost,
                reconnected_cb=self._on_back,
                closed_cb=self._on_lost,
                connect_timeout=2,
                reconnect_time_wait=1,
                max_reconnect_attempts=-1,
                ping_interval=5,
                max_outstanding_pings=2,
                pending_size=0,  # keep nothing for later: nodes that missed something read the store
            )
        except asyncio.CancelledError:
            await client.close()
            raise
        self._client, self._jetstream = client, None
        self._subscribed.clear()
        self._changed.update(dict.fromkeys(self._handlers))
        self._wake.set()

    async def _on_error(self, error: Exception) -> None:
        """Logs an error of the connection or of a handler."""
        is_known = isinstance(error, nats.errors.Error | OSError | TimeoutError)
        log.warning("nats-error", error=repr(error), exc_info=None if is_known else error)

    async def _on_lost(self) -> None:
        self._has_missed = True
        self._wake.set()

    async def _on_back(self) -> None:
        self._wake.set()


def _without_password(url: str) -> str:
    return re.sub(r"^(\w+://)?.*@", r"\1", url)


class NatsBus:
    """A `Bus` over a link, which presence and tasks use too."""

    is_shared = True

    def __init__(self, url: str) -> None:
        self.link = NatsLink(url)
        self.node = self.link.node
        self.on_gap = self.link.on_gap

    @property
    def connected(self) -> bool:
        return self.link.connected

    async def start(self) -> None:
        await self.link.start()

    async def close(self) -> None:
        await self.link.close()

    def publish(self, subject: str, payload: bytes) -> None:
        self.link.publish(PREFIX + subject, payload)

    def subscribe(self, subject: str, handler: Handler) -> None:
        self.link.subscribe(PREFIX + subject, lambda message: handler(message.data))

    def unsubscribe(self, subject: str) -> None:
        self.link.unsubscribe(PREFIX + subject)

    async def flush(self) -> None:
        await self.link.flush()


_MARKS_OF_REMOVAL: Final = ("KV-Operation", "Nats-Marker-Reason")
"""Headers that mark the removal of a value from a bucket."""


class NatsPresence(LocalPresence):
    """Presence on all nodes, shared through a NATS bucket whose values expire.

    Every value is published again long before it expires, so no publication waits for an acknowledgement: the next
    renewal makes up for a lost one. The people of a node that was killed expire. Without NATS this node continues with
    what it knows.
    """

    def __init__(
        self, link: NatsLink, *, bucket: str = "presence", ttl_s: float = 20, renewal_s: float = 7, tick_s: float = 1
    ) -> None:
        super().__init__(link.node)
        self._link, self._bucket = link, bucket
        self._ttl_s, self._renewal_s, self._tick_s = ttl_s, renewal_s, tick_s
        self._subject = f"$KV.{bucket}."
        self._is_behind = True
        self._keeper: asyncio.Task[None] | None = None

    async def start(self) -> None:
        self._link.subscribe(f"{self._subject}>", self._heard)
        self._link.on_gap.append(self._fall_behind)
        self._keeper = asyncio.create_task(self._keep())

    async def close(self) -> None:
        """Must be called before the link is closed, so that other nodes hear that our people are gone."""
        if self._keeper is None:
            return
        await end([self._keeper])
        self._link.on_gap.remove(self._fall_behind)
        self._link.unsubscribe(f"{self._subject}>")
        for room, who in list(self._connections):
            self._went(room, who)
        self._connections.clear()

    def _came(self, room: str, who: str) -> None:
        super()._came(room, who)
        self._publish(room, who)

    def _went(self, room: str, who: str) -> None:
        super()._went(room, who)
        self._publish(room, who, {"KV-Operation": "DEL"})

    def _publish(self, room: str, who: str, headers: dict[str, str] | None = None) -> None:
        self._link.publish(f"{self._subject}{room}.{who}.{self._node}", b"", headers)

    def _heard(self, message: Msg) -> None:
        """Handles a change of the bucket. A plain subscription is enough to hear of changes; it needs no consumer."""
        room, who, node = message.subject.removeprefix(self._subject).split(".")
        if message.headers and any(mark in message.headers for mark in _MARKS_OF_REMOVAL):
            self._roll.remove(room, who, node)
        else:
            self._roll.add(room, who, node, self._ttl_s)

    def _fall_behind(self) -> None:
        self._is_behind = True

    async def _keep(self) -> None:
        renewal_at = 0.0
        while True:
            now = time.monotonic()
            if self._is_behind or now >= renewal_at:
                await self._catch_up()
                for room, who in list(self._connections):
                    self._publish(room, who)
                renewal_at = now + self._renewal_s
            self._roll.expire()
            await asyncio.sleep(self._tick_s)

    async def _catch_up(self) -> None:
        """Makes the bucket if it does not exist, and reads it if changes may have been missed."""
        try:
            async with asyncio.timeout(_START_S):
                bucket = await self._make_bucket()
                if self._is_behind:
                    await self._link.flush()
                    for key in await _keys(bucket):
                        room, who, node = key.split(".")
                        if node != self._node:
                            self._roll.add(room, who, node, self._ttl_s)
                    self._is_behind = False
        except (TimeoutError, nats.errors.Error) as error:
            log.warning("presence-not-shared", error=str(error))

    async def _make_bucket(self) -> KeyValue:
        config = KeyValueConfig(bucket=self._bucket, ttl=self._ttl_s, storage=StorageType.MEMORY)
        try:
            return await self._link.jetstream.create_key_value(config)
        except BadRequestError:  # another version has made it with other limits
            return await self._link.jetstream.key_value(self._bucket)


async def _keys(bucket: KeyValue) -> list[str]:
    try:
        return await bucket.keys()
    except NoKeysError:
        return []
