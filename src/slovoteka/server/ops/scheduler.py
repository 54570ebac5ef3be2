"""The periodic work of a node: its heartbeat, what is overdue in any room, and unloading rooms that nobody needs."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

import structlog

from slovoteka.games import registry
from slovoteka.server.live.node import Node
from slovoteka.server.live.room import LiveRoom
from slovoteka.store.log import Conflict, Unavailable

_IDLE_S: Final = 300
"""A room that nobody has needed for this long is unloaded."""
_DUE_AT_ONCE: Final = 200
_LATE_MS: Final = 1_500
"""Something overdue by this much was left by a node that is gone."""
_SWEEP_S: Final = 1.0
_GAP_S: Final = 2.0
"""News may be lost, for example when a node dies, so nodes also check for changes this often."""

_RETRY_S: Final = 0.25
_TIDY_S: Final = 600.0
_FORGOTTEN_MS: Final = 86_400_000
_RESULTS_KEPT_MS: Final = 90 * 86_400_000

log = structlog.get_logger()


async def keep(node: Node) -> None:
    """Runs as long as the node, even while the store is unreachable.

    The heartbeat has its own task, so that a busy node does not look dead.
    """
    async with asyncio.TaskGroup() as group:
        group.create_task(_again_and_again(node, node.settings.heartbeat_s, heartbeat))
        group.create_task(_again_and_again(node, _SWEEP_S, sweep))
        if node.bus.is_shared:
            group.create_task(_again_and_again(node, _GAP_S, Node.resync))
        group.create_task(_again_and_again(node, _TIDY_S, tidy))


async def _again_and_again(node: Node, every_s: float, work: Callable[[Node], Awaitable[None]]) -> None:
    while True:
        pause_s = every_s
        try:
            if work is heartbeat or not node.store_unreachable:
                await work(node)
        except Unavailable as error:
            log.warning("store", why=repr(error))
            node.store_unreachable, pause_s = True, _RETRY_S
        except Conflict as error:
            log.warning("store", why=repr(error))
        except Exception:
            log.exception("upkeep")
        await asyncio.sleep(pause_s)


async def heartbeat(node: Node) -> None:
    """Tells the store that this node runs, with these games. Makes clocks skip the time when no node was running."""
    outages = await node.store.beat(int(node.settings.outage_s * 1_000), tuple(registry.GAMES))
    if outages != node.outages:
        await node.skip_outages(outages)
    node.store_is_back()


async def sweep(node: Node) -> None:
    """Does what other nodes have left overdue, and unloads rooms that nobody needs."""
    most = _DUE_AT_ONCE + len(node.shelved)  # shelved rooms stay due and must not crowd out the others
    due = await node.store.due(node.store.now_ms() - _LATE_MS, most)
    await node.for_each([room for room in due if room not in node.shelved], _look_after)
    now = asyncio.get_running_loop().time()
    for live in list(node.rooms.values()):
        if not live.watchers and now - live.used_s > _IDLE_S and not node.bots.has_bots_to_ask(live):
            node.unload(live)


async def _look_after(live: LiveRoom) -> None:
    await live.node.do_what_is_due(live)
    if live.match is not None:
        await live.match.recover()
        await live.match.postpone_wake()


async def tidy(node: Node) -> None:
    """Takes abandoned tables out of the lobby, and deletes old results of work that can be done again."""
    await node.store.expire(node.store.now_ms() - _FORGOTTEN_MS)
    await node.store.forget_results(node.store.now_ms() - _RESULTS_KEPT_MS)
