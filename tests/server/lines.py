"""A person's socket to a site that runs in the test."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from websockets.asyncio.client import ClientConnection, connect

from server.driving import Json, Person, Site


@asynccontextmanager
async def line_of(site: Site, person: Person) -> AsyncIterator[ClientConnection]:
    sent = person.http.headers
    headers = {name: sent[name] for name in ("authorization", "accept-language") if name in sent}
    async with connect(f"{site.url.replace('http', 'ws', 1)}/api/v1/socket", additional_headers=headers) as line:
        yield line


async def tell(line: ClientConnection, **frame: Json) -> Json:
    """Sends a frame and returns its answer. Other messages before it are skipped."""
    await line.send(json.dumps(frame))
    return await hear(line, "done", "refused", "pong", "bye")


async def hear(line: ClientConnection, *kinds: str) -> Json:
    async with asyncio.timeout(60):
        while True:
            message = json.loads(await line.recv())
            if message["t"] in kinds:
                return message
