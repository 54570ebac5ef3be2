"""Starts and stops a node."""

import asyncio
import contextlib
import fcntl
import gc
import os
import secrets
import signal
import sys
from collections.abc import AsyncIterator, Callable, Iterator
from typing import Final

import structlog
import uvicorn

from slovoteka.core.errors import Unreadable
from slovoteka.jobs.by_lane import ByLane
from slovoteka.jobs.processes.runner import ProcessRunner, shared_places, usual_lanes
from slovoteka.jobs.task import Runner
from slovoteka.server.base.outbox import RETRY_MS
from slovoteka.server.base.settings import Settings
from slovoteka.server.base.wire import Bye, encode
from slovoteka.server.http.app import make_app
from slovoteka.server.jobs.shared_work import SHARED_WORK
from slovoteka.server.live.node import Node
from slovoteka.server.nodes.bus import Bus, LocalBus
from slovoteka.server.nodes.presence import LocalPresence, Presence
from slovoteka.server.ops.scheduler import heartbeat, keep
from slovoteka.server.ops.slow_clients import guarded_protocols
from slovoteka.server.rooms.seating import wake
from slovoteka.store.opening import open_store
from slovoteka.store.sqlite import SqliteStore

_TURN_OF_A_THREAD_S: Final = 0.0001
"""Python's switch interval. With the default of five milliseconds, the thread that commits would wait too long."""
_PING_S: Final = 20.0
"""How often sockets are pinged. A socket that does not answer within the same time is closed."""

log = structlog.get_logger()


class _Server(uvicorn.Server):
    """Leaves signals to us, because uvicorn would close the sockets without telling their clients why."""

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield


@contextlib.asynccontextmanager
async def running_node(
    settings: Settings, random_bytes: Callable[[int], bytes] = secrets.token_bytes
) -> AsyncIterator[Node]:
    """Starts a node with everything it needs, and stops it all in the right order."""
    async with contextlib.AsyncExitStack() as stack:
        stack.enter_context(_locked(settings.db))
        store = open_store(settings.db)
        await store.open()
        stack.push_async_callback(store.close)
        here = ProcessRunner(usual_lanes(settings.bot_workers or None))
        stack.push_async_callback(here.close)
        bus, presence, runner = await _between_machines(settings, here, stack)
        node = Node(settings, store, bus, presence, runner, wake=wake, random_bytes=random_bytes)
        node.metrics.watch(here.lanes["bots"])
        await node.start()
        stack.push_async_callback(node.close)
        await node.building.start(build=settings.build)
        stack.push_async_callback(node.building.close)
        stack.push_async_callback(node.reviews.close)
        await heartbeat(node)  # before anybody acts, so that outages are known from the start
        upkeep = asyncio.get_running_loop().create_task(keep(node))
        stack.callback(upkeep.cancel)
        yield node


async def _between_machines(
    settings: Settings, here: ProcessRunner, stack: contextlib.AsyncExitStack
) -> tuple[Bus, Presence, Runner]:
    """The bus, presence and runner of a node. With several machines, any free one does the work; builds stay here."""
    if settings.nats is None:
        return LocalBus(), LocalPresence(), here
    from slovoteka.jobs.machines import NatsRunner, serve_tasks  # noqa: PLC0415  only where there are several machines
    from slovoteka.server.nodes.nats import NatsBus, NatsPresence  # noqa: PLC0415  the same

    bus = NatsBus(settings.nats)
    await bus.start()
    stack.push_async_callback(bus.close)
    presence = NatsPresence(bus.link)
    await presence.start()
    stack.push_async_callback(presence.close)
    away = NatsRunner(bus.link)
    await away.start()
    stack.push_async_callback(away.close)
    if settings.bot_workers:
        serving = serve_tasks(bus.link, here, asyncio.Event(), shared_places(here), SHARED_WORK)
        work = asyncio.get_running_loop().create_task(serving)
        work.add_done_callback(_log_failure)
        stack.callback(work.cancel)
    return bus, presence, ByLane(away, builds=here)


def _log_failure(work: asyncio.Task[None]) -> None:
    if not work.cancelled() and (error := work.exception()) is not None:
        log.error("bots", exc_info=error)  # this node serves no more tasks, and an operator should know


@contextlib.contextmanager
def _locked(db: str) -> Iterator[None]:
    """Locks a SQLite file, because two servers on one file would not hear of each other's changes.

    The lock ends with the process, even if that is killed.
    """
    store = open_store(db)
    if not isinstance(store, SqliteStore):
        yield
        return
    lock = store.path.with_name(store.path.name + ".lock")
    try:
        file = lock.open("a+")
    except OSError:
        raise Unreadable("store-folder", folder=str(lock.absolute().parent)) from None
    with file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            file.seek(0)
            raise Unreadable("store-in-use", pid=file.read(20).strip() or "?") from None
        file.truncate(0)
        file.write(str(os.getpid()))
        file.flush()
        yield


async def serve(settings: Settings, on_ready: Callable[[str], None]) -> None:
    """Serves until SIGTERM or SIGINT. Calls `on_ready` with the address."""
    async with running_node(settings) as node:
        server = _Server(_config(settings, node))
        stop = asyncio.Event()
        loop = asyncio.get_running_loop()
        for name in (signal.SIGTERM, signal.SIGINT):
            loop.add_signal_handler(name, stop.set)
        _tune()
        serving = loop.create_task(server.serve())
        while not server.started and not serving.done():
            await asyncio.sleep(0.005)
        if not serving.done():
            on_ready(_address(server))
            stopping = loop.create_task(stop.wait())
            await asyncio.wait({serving, stopping}, return_when=asyncio.FIRST_COMPLETED)
            stopping.cancel()
            await drain(node)
            server.should_exit = True
        await serving


def _tune() -> None:
    """Tunes Python for a busy event loop: threads switch sooner, and the garbage collector runs less often."""
    sys.setswitchinterval(_TURN_OF_A_THREAD_S)
    gc.freeze()
    gc.set_threshold(50_000, 20, 50)


async def drain(node: Node) -> None:
    """Refuses new rooms and asks all clients to reconnect. They find another node, or this one after its restart."""
    node.draining = True
    log.info("draining")
    bye = encode(Bye(reason="draining", retry_ms=RETRY_MS))
    for outbox in [outbox for held in node.outboxes.values() for outbox in held]:
        outbox.close(bye)
    loop = asyncio.get_running_loop()
    until = loop.time() + node.settings.drain_s
    while node.outboxes and loop.time() < until:
        await asyncio.sleep(0.02)


def _config(settings: Settings, node: Node) -> uvicorn.Config:
    http, socket = guarded_protocols(node.metrics.slow.inc)
    return uvicorn.Config(
        make_app(node),
        host=settings.host,
        port=settings.port,
        loop="uvloop",
        http=http,
        ws=socket,
        ws_max_size=settings.limits.frame_bytes,
        ws_ping_interval=_PING_S,
        ws_ping_timeout=_PING_S,
        ws_per_message_deflate=False,  # costs more time and memory than it saves for small messages
        lifespan="off",
        access_log=False,
        log_config=None,
        server_header=False,
        proxy_headers=False,
        backlog=4_096,
        timeout_graceful_shutdown=1,
    )


def _address(server: uvicorn.Server) -> str:
    host, port = server.servers[0].sockets[0].getsockname()[:2]
    return f"http://{f'[{host}]' if ':' in host else host}:{port}"
