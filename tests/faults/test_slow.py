"""Clients that never read, in a room with many messages. They are dropped, and nobody else notices."""

import asyncio
import contextlib
import json
import re
import statistics
import time
from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect

from faults.crowd import Crowd, hall
from faults.sloth import Sloth
from harness.site import Site, ask, newcomer
from slovoteka.server.base.outbox import MOST_BYTES

TALKATIVE = {"SLOVOTEKA_LIMIT_CHAT_LINES": "1000000/1", "SLOVOTEKA_LIMIT_CHAT_LINES_ADDRESS": "1000000/1"}
_SLOW = 4
_TALKERS = 2
_NOISY = 12
_LINE = "Ы" * 450
_GONE_S = 60.0
"""Counted from the first unread message. Their connections buffer megabytes before anything can be noticed."""
_ENOUGH = 300
"""The number of lines for a median."""
_SPARE_BYTES = 40_000_000
"""The memory that a server may use for itself while it plays and chats."""


class Talker:
    """Sends lines to the other spectators, and measures how long they take to come back."""

    def __init__(self, line: ClientConnection, room: str) -> None:
        self._line, self._room = line, room
        self.waits_s: list[float] = []

    async def talk(self) -> None:
        for count in range(1_000_000):
            words = f"{id(self)} {count} {_LINE}"
            began = time.perf_counter()
            await self._line.send(json.dumps({"t": "say", "room": self._room, "text": words}))
            while True:
                news = json.loads(await self._line.recv())
                assert news["t"] != "refused", news
                if news["t"] == "line" and news["text"] == words:
                    break
            self.waits_s.append(time.perf_counter() - began)


@contextlib.asynccontextmanager
async def a_lot_of_talk(url: str, room: str) -> AsyncIterator[list[Talker]]:
    """Yields the listeners."""
    tokens = [await asyncio.to_thread(newcomer, url) for _ in range(_TALKERS + _NOISY)]
    async with contextlib.AsyncExitStack() as stack:
        talking = []
        for token in tokens[:_TALKERS]:
            line = await stack.enter_async_context(open_line(url, token))
            await line.send(json.dumps({"t": "watch", "room": room, "lines": 10_000_000}))
            talking.append(Talker(line, room))
        async with asyncio.TaskGroup() as group:
            tasks = [group.create_task(talker.talk()) for talker in talking]
            tasks += [group.create_task(make_noise(url, token, room)) for token in tokens[_TALKERS:]]
            try:
                yield talking
            finally:
                for task in tasks:
                    task.cancel()


async def make_noise(url: str, token: str, room: str) -> None:
    """Sends lines without listening."""
    async with open_line(url, token) as line:
        while True:
            await line.send(json.dumps({"t": "say", "room": room, "text": _LINE}))
            await line.recv()


def open_line(url: str, token: str) -> connect:
    address = f"{url.replace('http', 'ws', 1)}/api/v1/socket"
    return connect(address, additional_headers={"Authorization": f"Bearer {token}"}, max_queue=None)


def figure(site: Site, name: str) -> float:
    found = re.search(rf"^{name} (\S+)$", httpx.get(f"{site.url}/metrics", timeout=20).text, re.MULTILINE)
    assert found is not None
    return float(found[1])


def memory_bytes(site: Site) -> int:
    status = Path(f"/proc/{site.pid}/status").read_text()
    return 1_024 * int(status.split("VmRSS:")[1].split()[0])


async def median_s(talking: list[Talker]) -> float:
    """The median over the messages from now on."""
    before = [len(talker.waits_s) for talker in talking]

    def fresh() -> list[float]:
        return [wait for talker, start in zip(talking, before, strict=True) for wait in talker.waits_s[start:]]

    async with asyncio.timeout(120):
        while len(fresh()) < _ENOUGH:
            await asyncio.sleep(0.02)
    return statistics.median(fresh())


async def until_dropped(sloths: list[Sloth]) -> None:
    async with asyncio.timeout(_GONE_S):
        while any(sloth.is_held() for sloth in sloths):
            await asyncio.sleep(0.1)


@pytest.mark.full
def test_a_client_that_never_reads_is_dropped_even_with_few_messages(tmp_path: Path) -> None:
    """So few messages are queued for them that no limit is reached; only their silence gives them away."""
    with Site(tmp_path) as site:
        token = newcomer(site.url)
        table = {"conditions": {"game": "scrabble"}, "chairs": [{"who": "me"}, {"who": "me"}], "start": True}
        room = ask(site.url, token, "POST", "/rooms", table)["room"]["room"]
        with Sloth(site, token, room) as sloth:
            sloth.gorge()
            assert sloth.is_held()
            asyncio.run(until_dropped([sloth]))


@pytest.mark.full
def test_clients_that_never_read_are_dropped_and_slow_nobody(tmp_path: Path) -> None:
    with Site(tmp_path, environment=TALKATIVE) as site:
        asyncio.run(_meet_sloths(site))


async def _meet_sloths(site: Site) -> None:
    tokens = [await asyncio.to_thread(newcomer, site.url) for _ in range(_SLOW)]
    crowd = Crowd(site.url, [hall(8)])
    async with asyncio.TaskGroup() as both:
        both.create_task(crowd.play())
        await crowd.playing.wait()
        [room] = crowd.rooms
        async with a_lot_of_talk(site.url, room) as talking:
            alone_s = await median_s(talking)
            memory = memory_bytes(site)
            with contextlib.ExitStack() as stack:
                sloths = [stack.enter_context(Sloth(site, token, room)) for token in tokens]
                assert all(sloth.is_held() for sloth in sloths)
                await asyncio.gather(*(asyncio.to_thread(sloth.gorge) for sloth in sloths))
                together_s = await median_s(talking)
                await until_dropped(sloths)
                afterwards_s = await median_s(talking)
            assert memory_bytes(site) - memory <= _SLOW * MOST_BYTES + _SPARE_BYTES
            assert await asyncio.to_thread(figure, site, "slovoteka_slow_clients_total") > 0
            assert max(together_s, afterwards_s) <= 3 * alone_s + 0.02
        crowd.close()
