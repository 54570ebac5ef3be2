"""The heartbeat that a node writes to its store. At the next start a longer silence counts as an outage."""

import asyncio
import contextlib
import sqlite3
from pathlib import Path

_MOST_S = 60.0


async def next_heartbeat(db: Path) -> None:
    """Returns when the node has written its next heartbeat."""
    before = _last_heartbeat(db)
    async with asyncio.timeout(_MOST_S):
        while _last_heartbeat(db) == before:
            await asyncio.sleep(0.05)


def _last_heartbeat(db: Path) -> int:
    with contextlib.closing(sqlite3.connect(db, timeout=10)) as connection:
        [(value,)] = connection.execute("SELECT value FROM marks WHERE name = 'heartbeat'")
    return int(value)
