"""What a node does by itself: its heartbeat, what falls due anywhere, rooms that nobody needs any more."""

import asyncio
from typing import Final

import structlog

from slovoteka.server.node import Node
from slovoteka.store.log import Conflict, Missing, Unavailable

_IDLE_S: Final = 300
"""A room that nobody has needed for so long is put away."""
_DUE_AT_ONCE: Final = 200
_LATE_MS: Final = 1_500
"""Due for so long: whoever should have looked after it is gone."""
_SWEEP_S: Final = 1.0
_GAP_S: Final = 5.0
"""Without a bus, nodes look for news by themselves."""

log = structlog.get_logger()


async def keep(node: Node) -> None:
    """Runs as long as the node. A store that is away for a while ends nothing."""
    beat_at = sweep_at = gap_at = 0.0
    loop = asyncio.get_running_loop()
    while True:
        try:
            now = loop.time()
            if now >= beat_at:
                beat_at = now + node.settings.heartbeat_s
                await heartbeat(node)
            if now >= sweep_at:
                sweep_at = now + _SWEEP_S
                await sweep(node)
            if not node.bus.connected and now >= gap_at:
                gap_at = now + _GAP_S
                await node.make_up()
        except (Unavailable, Conflict) as error:
            log.warning("store", why=repr(error))
        except Exception:
            log.exception("keeper")
        await asyncio.sleep(0.25)


async def heartbeat(node: Node) -> None:
    """Tells the store that somebody is here. If nobody was, clocks stood still meanwhile."""
    outages = await node.store.beat(int(node.settings.outage_s * 1_000))
    if outages != node.outages:
        await node.skip_outages(outages)


async def sweep(node: Node) -> None:
    """Looks after what nobody else does, and puts away what nobody needs."""
    for room in await node.store.due(node.store.now_ms() - _LATE_MS, _DUE_AT_ONCE):
        try:
            live = await node.room(room)
            await node.settle(live)
            if live.match is not None:
                await live.match.settle()
                await live.match.touch()
        except (Missing, Conflict):
            continue
    now = asyncio.get_running_loop().time()
    for live in list(node.rooms.values()):
        if not live.watchers and now - live.used_s > _IDLE_S and not node.is_driving(live):
            node.unload(live)
