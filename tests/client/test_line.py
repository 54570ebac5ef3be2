"""The socket alone, against a server that answers late or never: nobody is left waiting when it is hung up."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

import pytest
from websockets.asyncio.server import ServerConnection, serve

from slovoteka.client import line as lines
from slovoteka.client.line import RoomSocket
from slovoteka.client.problems import Unreachable
from slovoteka.client.requests import Requests

_NEVER = 3_600.0
_LONG_S = 60.0
"""Much longer than anything takes here, even on a machine that stands still for seconds."""


@asynccontextmanager
async def slow_server(answers_after_s: float) -> AsyncIterator[tuple[RoomSocket, asyncio.Event]]:
    """A line to it, and the moment when something was sent by it."""
    sent = asyncio.Event()

    async def answer(socket: ServerConnection) -> None:
        async for raw in socket:
            frame = json.loads(raw)
            if frame["t"] != "watch":
                sent.set()
                with suppress(TimeoutError):
                    await asyncio.wait_for(socket.wait_closed(), answers_after_s)
                    return
            await socket.send(json.dumps({"t": "done", "client": frame["client"], "number": 7}))

    async with serve(answer, "127.0.0.1", 0, close_timeout=0.1) as server:
        port = server.sockets[0].getsockname()[1]
        requests = Requests(f"http://127.0.0.1:{port}", None, "ru", _LONG_S)
        watched = asyncio.Event()
        line = RoomSocket(requests, "стол", lambda: 0, lambda _: watched.set())
        running = asyncio.ensure_future(line.run())
        await asyncio.wait_for(watched.wait(), _LONG_S)
        try:
            yield line, sent
        finally:
            running.cancel()
            await asyncio.wait({running})
            await requests.close()


def test_an_answer_on_its_way_is_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """The move that ends a match: everybody hears of the end first, and then its sender gets the answer."""
    monkeypatch.setattr(lines, "_LAST_ANSWER_S", _LONG_S)

    async def play() -> None:
        async with slow_server(0.2) as (line, sent):
            move = asyncio.ensure_future(line.send("act"))
            await sent.wait()
            await line.finish()
            assert await asyncio.wait_for(move, _LONG_S) == 7

    asyncio.run(play())


def test_an_answer_that_never_comes_keeps_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lines, "_LAST_ANSWER_S", 0.1)

    async def play() -> None:
        async with slow_server(_NEVER) as (line, sent):
            move = asyncio.ensure_future(line.send("act"))
            await sent.wait()
            await line.finish()
            with pytest.raises(Unreachable):
                await asyncio.wait_for(move, _LONG_S)
            with pytest.raises(Unreachable):  # nor is anything sent over a line that was hung up
                await asyncio.wait_for(line.send("act"), _LONG_S)

    asyncio.run(play())
