"""Cuts off connections whose clients do not read, for sockets and event streams.

uvicorn closes a connection only after everything was sent, which never happens if the client does not read: neither
closing the socket nor an unanswered ping ends it. So we abort a connection whose buffer has been full for a while, and
the writing task gets an error. Its `Outbox` bounds what waits for it until then.
"""

import asyncio
from collections.abc import Callable
from typing import Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

STUCK_S: Final = 10.0
"""Even the slowest line that people play on transmits 64 KB in this time."""


class _Guarded(asyncio.Protocol):
    loop: asyncio.AbstractEventLoop
    transport: asyncio.Transport
    stuck_s: float
    on_cut: Callable[[], None]
    _timer: asyncio.TimerHandle | None = None

    def pause_writing(self) -> None:
        super().pause_writing()
        self._timer = self.loop.call_later(self.stuck_s, self._cut)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._forgive()

    def connection_lost(self, exc: Exception | None) -> None:
        self._forgive()
        super().connection_lost(exc)

    def _cut(self) -> None:
        self.on_cut()
        self.transport.abort()

    def _forgive(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


def guarded_protocols(
    on_cut: Callable[[], None], stuck_s: float = STUCK_S
) -> tuple[type[HttpToolsProtocol], type[WebSocketsSansIOProtocol]]:
    """The classes with which uvicorn handles HTTP and WebSocket. `on_cut` is called for each connection that is cut."""
    settings = {"stuck_s": stuck_s, "on_cut": staticmethod(on_cut)}
    return (
        type("GuardedHttp", (_Guarded, HttpToolsProtocol), settings),
        type("GuardedSocket", (_Guarded, WebSocketsSansIOProtocol), settings),
    )
