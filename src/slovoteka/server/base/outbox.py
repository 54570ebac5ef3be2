"""Messages that wait for one connection. A client that does not read is dropped, so that it never slows the others."""

import asyncio
from collections import deque
from typing import Final

MOST_MESSAGES: Final = 1_000
MOST_BYTES: Final = 8_000_000
"""A whole game with thousands of players fits. A client that lags further behind should connect again."""


RESTARTING, POLICY = 1012, 1008
"""Codes for closing a socket: after the first the client reconnects at once, after the second it does not."""
RETRY_MS: Final = 1_000


class Outbox:
    """A queue with one reader and any number of writers in the same event loop, so it needs no lock."""

    __slots__ = ("_bytes", "_messages", "_waiter", "closing", "code", "is_slow")

    def __init__(self) -> None:
        self._messages: deque[bytes] = deque()
        self._bytes = 0
        self._waiter: asyncio.Future[None] | None = None
        self.closing = False
        """No more messages are accepted. Those that wait are still sent."""
        self.is_slow = False
        self.code = RESTARTING

    def put(self, message: bytes) -> None:
        if self.closing:
            return
        self._messages.append(message)
        self._bytes += len(message)
        if len(self._messages) > MOST_MESSAGES or self._bytes > MOST_BYTES:
            self._messages.clear()
            self.is_slow = self.closing = True
        self._wake()

    def close(self, last: bytes | None = None, code: int = RESTARTING) -> None:
        """Sends `last` and closes. If it is closed several times, the first code counts."""
        if not self.closing:
            self.code = code
        if last is not None:
            self.put(last)
        self.closing = True
        self._wake()

    async def get(self) -> bytes | None:
        """The next message; None if the outbox is closed and empty."""
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
