"""The server is killed again and again. Nothing acknowledged is lost, and every game ends."""

import asyncio
import time
from pathlib import Path

import pytest

from faults.crowd import SORTS, Crowd, check_everything, hall, survive_kills, tables
from faults.heartbeat import next_heartbeat
from harness.pauses import let_pass_blocking
from harness.site import Site, ask, newcomer
from slovoteka.core.inputs import Close, Entry, Pause, Resume
from slovoteka.store.opening import open_store

OUTAGE_S = 1.0
QUICK_TO_NOTICE = {"SLOVOTEKA_OUTAGE_S": str(OUTAGE_S), "SLOVOTEKA_HEARTBEAT_S": "0.2"}
"""Some of the kills are long enough to count as outages, which stop the clocks, and some are not."""


def outlive(folder: Path, crowd_size: int, hall_seats: int, kills: int) -> None:
    with Site(folder, environment=QUICK_TO_NOTICE) as site:

        async def ordeal() -> Crowd:
            crowd = Crowd(site.url, [*tables(crowd_size), hall(hall_seats)])
            await survive_kills(site, crowd, kills)
            return crowd

        crowd = asyncio.run(ordeal())
        site.kill()  # once more: the store has everything up to the last commit
    inputs = asyncio.run(check_everything(site.db, crowd))
    assert inputs > 10 * len(SORTS)
    assert crowd.acknowledged() > kills


def test_what_was_acknowledged_outlives_three_kills(tmp_path: Path) -> None:
    outlive(tmp_path, crowd_size=5, hall_seats=6, kills=3)


@pytest.mark.full
def test_what_was_acknowledged_outlives_twenty_five_kills(tmp_path: Path) -> None:
    outlive(tmp_path, crowd_size=24, hall_seats=30, kills=25)


# --- the time of an outage ------------------------------------------------------------------------------------------

_TURN_MS = 4_000
_AWAY_S = 4.5
_LATE_MS = 5_000
"""How late a window may be closed on a busy machine."""


@pytest.mark.full
def test_clocks_stand_still_during_an_outage(tmp_path: Path) -> None:
    """Otherwise the turn would be over before the site is back."""
    with Site(tmp_path, environment=QUICK_TO_NOTICE) as site:
        token = newcomer(site.url)
        room = _room_with_clock(site.url, token)
        asyncio.run(next_heartbeat(site.db))
        site.kill()
        let_pass_blocking(_AWAY_S, "the outage")
        site.start()
        _wait_for_close(site.url, token, room)
    entries = asyncio.run(_entries(site.db, room))
    close = next(entry for entry in entries if isinstance(entry.input, Close))
    # A stall of a second on a busy machine counts as an outage too, so there may be more than one pause.
    pauses = [entry for entry in entries if isinstance(entry.input, Pause) and entry.number < close.number]
    resumes = [entry for entry in entries if isinstance(entry.input, Resume) and entry.number < close.number]
    assert [pause.number + 1 for pause in pauses] == [resume.number for resume in resumes]
    lengths_ms = [resume.at_ms - pause.at_ms for pause, resume in zip(pauses, resumes, strict=True)]
    stood_ms = sum(lengths_ms)
    opened_ms = max(entry.at_ms for entry in entries if entry.number < pauses[0].number)
    assert max(lengths_ms) >= _AWAY_S * 1_000
    assert _TURN_MS <= close.at_ms - opened_ms - stood_ms <= _TURN_MS + _LATE_MS


def _room_with_clock(url: str, token: str) -> str:
    """A room in which nobody acts, with one person in both chairs."""
    conditions = {"game": "scrabble", "options": {"first": 0, "turn_ms": _TURN_MS}}
    wanted = {"conditions": conditions, "chairs": [{"who": "me"}, {"who": "me", "name": "Ещё раз я"}], "start": True}
    room: str = ask(url, token, "POST", "/rooms", wanted)["room"]["room"]
    assert ask(url, token, "GET", f"/rooms/{room}")["room"]["stage"] == "playing"
    return room


def _wait_for_close(url: str, token: str, room: str) -> None:
    """Waits until the turn of the first seat has run out."""
    first = ask(url, token, "GET", f"/rooms/{room}/view?seat=0")
    ends = time.monotonic() + 30
    while ask(url, token, "GET", f"/rooms/{room}/view?seat=0")["mine"] == first["mine"]:
        assert time.monotonic() < ends, "the turn never ends"
        time.sleep(0.05)


async def _entries(db: Path, room: str) -> tuple[Entry, ...]:
    store = open_store(str(db))
    await store.open()
    try:
        return (await store.read(room)).entries
    finally:
        await store.close()
