"""A bad line: it carries bytes between a client and a server until a test cuts it."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from urllib.parse import urlsplit


class Proxy:
    def __init__(self, target: str) -> None:
        self._target = urlsplit(target)
        self._writers: set[asyncio.StreamWriter] = set()
        self.url = ""
        self.connections = 0
        self.refuses = False
        """From now on nobody gets through."""

    def cut(self) -> None:
        """Everything that is on its way is lost."""
        for writer in self._writers:
            writer.transport.abort()
        self._writers.clear()

    async def carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.connections += 1
        if self.refuses:
            writer.transport.abort()
            return
        there, away = await asyncio.open_connection(self._target.hostname, self._target.port)
        self._writers |= {writer, away}
        with suppress(OSError):
            await asyncio.gather(_pour(reader, away), _pour(there, writer))
        self._writers -= {writer, away}
        for end in (writer, away):
            end.transport.abort()


async def _pour(source: asyncio.StreamReader, sink: asyncio.StreamWriter) -> None:
    with suppress(OSError):
        while data := await source.read(65_536):
            sink.write(data)
            await sink.drain()
    sink.transport.abort()


@asynccontextmanager
async def bad_line(target: str) -> AsyncIterator[Proxy]:
    proxy = Proxy(target)
    server = await asyncio.start_server(proxy.carry, "127.0.0.1", 0)
    proxy.url = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
    try:
        yield proxy
    finally:
        server.close()
        proxy.cut()
