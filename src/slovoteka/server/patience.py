"""Connections of people who do not read.

uvicorn closes a connection after everything was sent, and that to somebody who does not read is never: neither a closed
socket nor an unanswered ping ends it. Here it is cut when its buffer has been full for a while.
"""

import asyncio
from typing import Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

_STUCK_S: Final = 10.0
"""The slowest line that anybody plays on takes 64 KB in this time."""


class _Impatient(asyncio.Protocol):
    loop: asyncio.AbstractEventLoop
    transport: asyncio.Transport
    _stuck: asyncio.TimerHandle | None = None

    def pause_writing(self) -> None:
        super().pause_writing()
        self._stuck = self.loop.call_later(_STUCK_S, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._forgive()

    def connection_lost(self, exc: Exception | None) -> None:
        self._forgive()
        super().connection_lost(exc)

    def _forgive(self) -> None:
        if self._stuck is not None:
            self._stuck.cancel()
            self._stuck = None


class ImpatientHttp(_Impatient, HttpToolsProtocol):
    """For streams as well."""


class ImpatientSocket(_Impatient, WebSocketsSansIOProtocol): ...
