"""What waits to be sent to one connection. A client that does not read is dropped; it never slows the others."""

import asyncio
from collections import deque
from typing import Final

MOST_MESSAGES: Final = 1_000
MOST_BYTES: Final = 8_000_000
"""A whole game of thousands fits; whoever lags further behind is better served by a new connection."""


class Outbox:
    """One reader; anybody may put. The two sides meet in the same event loop, so nothing is locked."""

    __slots__ = ("_bytes", "_messages", "_waiter", "closing", "is_slow")

    def __init__(self) -> None:
        self._messages: deque[bytes] = deque()
        self._bytes = 0
        self._waiter: asyncio.Future[None] | None = None
        self.closing = False
        """Nothing more is taken; what is here is still sent."""
        self.is_slow = False

    def put(self, message: bytes) -> None:
        if self.closing:
            return
        self._messages.append(message)
        self._bytes += len(message)
        if len(self._messages) > MOST_MESSAGES or self._bytes > MOST_BYTES:
            self._messages.clear()
            self.is_slow = self.closing = True
        self._wake()

    def close(self, last: bytes | None = None) -> None:
        if last is not None:
            self.put(last)
        self.closing = True
        self._wake()

    async def get(self) -> bytes | None:
        """The next message; None when it is closed and empty."""
        while not self._messages:
            if self.closing:
                return None
            self._waiter = asyncio.get_running_loop().create_future()
            await self._waiter
        message = self._messages.popleft()
        self._bytes -= len(message)
        return message

    def _wake(self) -> None:
        if self._waiter is not None and not self._waiter.done():
            self._waiter.set_result(None)
