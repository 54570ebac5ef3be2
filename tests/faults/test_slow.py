"""Clients that never read, in a room where much is said. They are dropped, and nobody else notices."""

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
"""From the first word that they do not read. Their connections take megabytes before anybody can notice."""
_ENOUGH = 300
"""Lines over which a median is taken."""
_SPARE_BYTES = 40_000_000
"""What a server takes for itself while it plays and talks."""


class Talker:
    """Says one thing after another to the other spectators, and notes how long it takes to hear it."""

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
    """Yields those who listen to it."""
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
    """Talks without listening."""
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
    """Of what is said from now on."""
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
def test_who_never_reads_is_cut_off_where_little_is_said(tmp_path: Path) -> None:
    """There is no end of what is queued for them, so nothing but their own silence tells."""
    with Site(tmp_path) as site:
        token = newcomer(site.url)
        table = {"conditions": {"game": "scrabble"}, "chairs": [{"who": "me"}, {"who": "me"}], "start": True}
        room = ask(site.url, token, "POST", "/rooms", table)["room"]["room"]
        with Sloth(site, token, room) as sloth:
            sloth.gorge()
            assert sloth.is_held()
            asyncio.run(until_dropped([sloth]))


@pytest.mark.full
def test_who_never_reads_is_dropped_and_slows_nobody(tmp_path: Path) -> None:
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
