"""SIGTERM under load: everybody gets a notice, nothing is lost, and the server ends within ten seconds."""

import asyncio
import json
import time
from pathlib import Path

import httpx
import pytest

from faults.crowd import Crowd, check_everything, hall, tables
from faults.sloth import Sloth
from harness.site import Site, ask, newcomer

_EXIT_S = 10.0
_SHORT = {"SLOVOTEKA_DRAIN_S": "4"}


@pytest.mark.full
def test_everybody_is_sent_away_and_comes_back(tmp_path: Path) -> None:
    with Site(tmp_path, environment=_SHORT) as site:
        crowd = asyncio.run(_be_sent_away(site))
        assert site.stop() == 0
    asyncio.run(check_everything(site.db, crowd))


async def _be_sent_away(site: Site) -> Crowd:
    crowd = Crowd(site.url, [*tables(5), hall(4)])
    token = await asyncio.to_thread(newcomer, site.url)
    async with asyncio.TaskGroup() as both:
        both.create_task(crowd.play())
        await crowd.playing.wait()
        playing = [player for player in crowd.players if not player.over.is_set()]
        assert playing
        with Sloth(site, token, playing[0].room) as sloth:
            await asyncio.to_thread(sloth.gorge)  # its messages cannot be sent, so the server waits for a while
            began = time.monotonic()
            stopping = both.create_task(asyncio.to_thread(site.stop))
            await asyncio.to_thread(_check_draining, site.url, token)
            assert await stopping == 0
            assert time.monotonic() - began <= _EXIT_S
        for player in playing:
            assert player.over.is_set() or any(_is_bye(news) for news in player.heard), "left without a word"
        await asyncio.to_thread(site.start)
        crowd.close()
    return crowd


def _check_draining(url: str, token: str) -> None:
    """New rooms and new visitors are refused."""
    ends = time.monotonic() + _EXIT_S
    while httpx.get(f"{url}/health/ready", timeout=5).is_success:  # it has not handled the signal yet
        assert time.monotonic() < ends
        time.sleep(0.02)
    headers = {"Authorization": f"Bearer {token}"}
    for answer in (
        httpx.post(f"{url}/api/v1/rooms", json={"conditions": {"game": "scrabble"}}, headers=headers, timeout=5),
        httpx.get(f"{url}/health/ready", timeout=5),
    ):
        assert (answer.status_code, answer.json()["code"]) == (503, "draining")


def _is_bye(news: bytes) -> bool:
    message = json.loads(news)
    return bool(message["t"] == "bye" and message["reason"] == "draining" and message["retry_ms"] > 0)


@pytest.mark.full
def test_somebody_who_does_not_read_is_not_waited_for(tmp_path: Path) -> None:
    with Site(tmp_path) as site:
        token = newcomer(site.url)
        table = {"conditions": {"game": "scrabble"}, "chairs": [{"who": "me"}, {"who": "me"}], "start": True}
        room = ask(site.url, token, "POST", "/rooms", table)["room"]["room"]
        with Sloth(site, token, room) as sloth:
            sloth.gorge()
            began = time.monotonic()
            assert site.stop() == 0
            assert time.monotonic() - began <= _EXIT_S
