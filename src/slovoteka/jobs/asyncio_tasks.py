"""Ends asyncio tasks reliably."""

import asyncio
from collections.abc import Iterable
from typing import Any, Final

_AGAIN_S: Final = 0.25


async def end(tasks: Iterable[asyncio.Task[Any]]) -> None:
    """Cancels tasks until they have ended.

    Cancelling once is not enough: `asyncio.wait_for` of Python 3.11, which the NATS client uses, loses a cancellation
    that comes at the same moment as the result.
    """
    left = set(tasks)
    while left:
        for task in left:
            task.cancel()
        _, left = await asyncio.wait(left, timeout=_AGAIN_S)
