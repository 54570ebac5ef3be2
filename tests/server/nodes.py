"""Nodes without HTTP on their own store, and people who keep every byte that they are sent."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Self

import msgspec

from harness.chance import CHANCE
from harness.pauses import let_pass
from slovoteka.bots.bot import Decision
from slovoteka.jobs.inline import InlineRunner
from slovoteka.jobs.task import NotDone
from slovoteka.match.host import Match
from slovoteka.match.thinking import BotCache, DecisionRequest, Thinker
from slovoteka.server.base.outbox import Outbox
from slovoteka.server.base.settings import Settings
from slovoteka.server.live.node import Node
from slovoteka.server.live.room import LiveRoom
from slovoteka.server.live.watching import Watcher
from slovoteka.server.nodes.bus import Bus, Handler, LocalBus
from slovoteka.server.nodes.presence import LocalPresence
from slovoteka.server.rooms import chat, seating, tables
from slovoteka.server.rooms.tables import NewChair, NewRoom, TableTermsRequest
from slovoteka.store.people import Audience, Identity
from slovoteka.store.sql import wall_clock_ms
from slovoteka.store.sqlite import SqliteStore

_CLOSES_S = 30.0
SOON_S = 0.02
"""News that are sent at once arrive within this time."""
_RESTS_S = 30.0
_open_nodes: set[Node] = set()


class Here:
    """Bots think in this process. Workers have their own tests."""

    def __init__(self) -> None:
        self._workshop = BotCache()
        self.jobs: list[DecisionRequest] = []

    async def think(self, job: DecisionRequest) -> Decision | None:
        self.jobs.append(job)
        await asyncio.sleep(0)
        return self._workshop.decide(job)


class Nobody:
    """A thinker that never answers."""

    async def think(self, job: DecisionRequest) -> Decision | None:
        raise NotDone(job.chair)


class Wire:
    """Carries news between the nodes of one process, unless it is cut."""

    def __init__(self) -> None:
        self.ends: list[WiredBus] = []
        self.is_cut = False


class WiredBus(LocalBus):
    def __init__(self, wire: Wire) -> None:
        super().__init__()
        self._wire = wire
        self._handlers: dict[str, Handler] = {}
        wire.ends.append(self)

    def publish(self, subject: str, payload: bytes) -> None:
        for end in self._wire.ends:
            if end is not self and not self._wire.is_cut:
                asyncio.get_running_loop().call_soon(end._arrived, subject, payload)

    def subscribe(self, subject: str, handler: Handler) -> None:
        self._handlers[subject] = handler

    def unsubscribe(self, subject: str) -> None:
        self._handlers.pop(subject, None)

    def _arrived(self, subject: str, payload: bytes) -> None:
        if (handler := self._handlers.get(subject)) is not None:
            handler(payload)


@asynccontextmanager
async def node_on(
    folder: Path,
    *,
    bus: Bus | None = None,
    thinker: Thinker | None = None,
    now_ms: Callable[[], int] = wall_clock_ms,
    bot_pace: float = 0.001,
) -> AsyncIterator[Node]:
    """A node on the store of this folder. Several nodes can use the same one, at once or one after another."""
    store = SqliteStore(folder / "slovoteka.sqlite", now_ms)
    await store.open()
    node = Node(
        Settings(db=str(store.path), bot_pace=bot_pace),
        store,
        bus or LocalBus(),
        LocalPresence(),
        InlineRunner(),
        thinker=thinker or Here(),
        wake=seating.wake,
        random_bytes=CHANCE.randbytes,
    )
    await node.start()
    _open_nodes.add(node)
    try:
        yield node
    finally:
        _open_nodes.discard(node)
        try:
            async with asyncio.timeout(_CLOSES_S):
                await node.close()
        finally:
            await store.close()


class Guest:
    """A person at a node, and every byte that was sent to them."""

    def __init__(self, node: Node, who: Identity) -> None:
        self.node, self.who = node, who
        self.outbox = Outbox()
        self.watcher: Watcher | None = None
        self.received = b""
        self.messages: list[dict[str, Any]] = []

    @classmethod
    async def come(cls, node: Node) -> Self:
        who, _ = await node.identities.visit(None)
        return cls(node, who)

    def at(self, node: Node) -> "Guest":
        """The same person on another node."""
        return Guest(node, self.who)

    async def watch(self, live: LiveRoom, *, since: int = 0, key: bool = False) -> None:
        if key:
            await chat.witness(live, self.who)
        blocked = await self.node.store.blocked(self.who.id)
        self.watcher = Watcher(self.who.id, self.outbox, since=since, key=key, blocked=blocked)
        await live.watch(self.watcher, 0)

    def go(self, live: LiveRoom) -> None:
        """Closes the page."""
        assert self.watcher is not None
        live.unwatch(self.watcher)

    async def read(self, kind: str | None = None) -> list[dict[str, Any]]:
        """The messages since the last call, of one kind or all."""
        await at_rest()
        fresh = []
        while self.outbox._messages:
            message = await self.outbox.get()
            assert message is not None
            self.received += message
            fresh.append(msgspec.json.decode(message))
        self.messages += fresh
        return [message for message in fresh if kind in (None, message["t"])]

    async def say(self, live: LiveRoom, text: str, to: Audience | None = None) -> None:
        await chat.add_line(live, self.who, text, to)


async def people(node: Node, count: int) -> list[Guest]:
    return [await Guest.come(node) for _ in range(count)]


async def table_for(guests: list[Guest], game: str, *, bots: str | None = None, **conditions: Any) -> LiveRoom:
    """A room whose match has begun, with these guests in this order and bots of a level in the other chairs."""
    first, *others = guests
    wanted = TableTermsRequest(game=game, **conditions)
    _, seats = await tables.agree_on(first.node, wanted)
    empty = [NewChair(who="bot", level=bots) if bots else NewChair()] * (seats - len(guests))
    chairs = (NewChair(who="me"), *[NewChair()] * len(others), *empty)
    live = await tables.make_room(first.node, first.who, NewRoom(conditions=wanted, chairs=chairs, start=True))
    for guest in others:
        await seating.sit(live, guest.who, None, None, None, is_ready=True)
    return live


def match_of(live: LiveRoom) -> Match:
    assert live.match is not None
    return live.match


async def at_rest() -> None:
    """Waits until the nodes of this process have nothing to do, which may take a while on a busy machine."""
    await let_pass(SOON_S, "whatever happens at once has begun")
    await until(lambda: not any(map(_is_busy, _open_nodes)), _RESTS_S)


def _is_busy(node: Node) -> bool:
    now = asyncio.get_running_loop().time()
    return bool(node._tasks) or any(late.when() <= now for live in node.rooms.values() for late in live._late.values())


async def until(holds: Callable[[], bool], most_s: float = 30.0) -> None:
    """Waits until this holds, for long enough on a busy machine."""
    loop = asyncio.get_running_loop()
    end = loop.time() + most_s
    while not holds():
        assert loop.time() < end, "it has not happened"
        await asyncio.sleep(0.01)
