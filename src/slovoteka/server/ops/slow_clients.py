"""Connections of people who do not read are cut here, and only here, for sockets and streams alike.

uvicorn closes a connection after everything was sent, and that to somebody who does not read is never: neither a closed
socket nor an unanswered ping ends it. So it is cut when its buffer has been full for a while; whoever was writing to it
hears that it is gone. What waits for it meanwhile is bounded by its `Outbox`.
"""

import asyncio
from collections.abc import Callable
from typing import Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

STUCK_S: Final = 10.0
"""The slowest line that anybody plays on takes 64 KB in this time."""


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
    """What uvicorn is to speak HTTP (streams too) and WebSocket with. `on_cut` is called for each that is cut."""
    settings = {"stuck_s": stuck_s, "on_cut": staticmethod(on_cut)}
    return (
        type("GuardedHttp", (_Guarded, HttpToolsProtocol), settings),
        type("GuardedSocket", (_Guarded, WebSocketsSansIOProtocol), settings),
    )
