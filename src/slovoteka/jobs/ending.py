"""Ending tasks for good."""

import asyncio
from collections.abc import Iterable
from typing import Any, Final

_AGAIN_S: Final = 0.25


async def end(tasks: Iterable[asyncio.Task[Any]]) -> None:
    """Cancels them until they have ended.

    Once is not enough: `asyncio.wait_for` of Python 3.11, by which the client of NATS waits for its answers, swallows a
    cancellation that comes in the same moment as the answer.
    """
    left = set(tasks)
    while left:
        for task in left:
            task.cancel()
        _, left = await asyncio.wait(left, timeout=_AGAIN_S)
