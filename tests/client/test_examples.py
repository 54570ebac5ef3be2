"""Every example bot plays a whole match on a real server: against a bot of the server, and against its like."""

import asyncio
import subprocess
import sys
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from client.conftest import EXAMPLES, example
from harness.site import Site
from slovoteka.client import Client
from slovoteka.core.game import Outcome
from slovoteka.core.record import parse
from slovoteka.match.replay import verify


class Case(NamedTuple):
    game: str
    variant: str | None
    options: dict[str, Any]
    seats: int
    level: str = "beginner"


CASES = {
    "forbidden": Case("forbidden", None, {}, 2),
    "underwood": Case("underwood", None, {"rounds": 1}, 2),
    "codenames": Case("codenames", None, {"games": 1}, 4),
    "scrabble": Case("scrabble", None, {}, 2),
    "duplicate": Case("scrabble", "duplicate", {"seats": 2}, 2),
}


@pytest.mark.parametrize("name", CASES)
def test_against_a_bot_of_the_server(site: Site, name: str) -> None:
    case = CASES[name]

    async def play() -> tuple[Outcome | None, str]:
        async with Client.open(site.url, name="Эхо") as client:
            chairs = ("me", *(case.level,) * (case.seats - 1))
            room = await client.make_room(
                case.game, variant=case.variant, options=case.options, chairs=chairs, start=True
            )
            return await client.play(room.id, example(name)), await client.record(room.id)

    outcome, record = asyncio.run(play())
    _check(record, outcome, case.seats)


@pytest.mark.parametrize("name", CASES)
def test_against_each_other(site: Site, name: str) -> None:
    case = CASES[name]

    async def play() -> tuple[list[Outcome | None], str]:
        async with Client.open(site.url) as one, Client.open(site.url) as other:
            room = await one.make_room(case.game, variant=case.variant, options=case.options)
            seated = [(one, 0), *[(other, await other.sit(room.id)) for _ in range(case.seats - 1)]]
            playing = [client.play(room.id, example(name), seat) for client, seat in seated]
            return await asyncio.gather(*playing), await one.record(room.id)

    outcomes, record = asyncio.run(play())
    assert len(set(outcomes)) == 1
    _check(record, outcomes[0], case.seats)
    salts = [(seat.salt, seat.salt_hash) for seat in parse(record.splitlines()).header.seats]
    assert all(salt is not None and salt != promised for salt, promised in salts), "everybody has a share in the draws"


def test_in_a_hall_of_programs(site: Site) -> None:
    async def play() -> list[Outcome | None]:
        async with Client.open(site.url) as one, Client.open(site.url) as other:
            room = await one.make_room("scrabble", variant="duplicate", options={"seats": 50}, hall=True)
            await other.sit(room.id)
            playing = asyncio.gather(*[client.play(room.id, example("duplicate")) for client in (one, other)])
            while (await one.room(room.id)).taken < 2:
                await asyncio.sleep(0.01)
            await one.start(room.id)
            return await playing

    one, other = asyncio.run(play())
    assert one is not None
    assert one == other
    assert len(one.places) == 2
    assert one.scores[0] == one.scores[1] > 0, "both hand in the best there is"


def _check(record: str, outcome: Outcome | None, seats: int) -> None:
    """It was played to its end, and by the rules."""
    assert outcome is not None
    assert outcome.reason != "left"
    assert len(outcome.places) == seats
    played = parse(record.splitlines())
    verify(played)
    assert played.closing.outcome == outcome


def test_as_a_program_of_its_own(site: Site, tmp_path: Path) -> None:
    """It keeps its token, so it comes back as the one it was."""
    command = [
        sys.executable,
        str(EXAMPLES / "forbidden.py"),
        site.url,
        "--token",
        str(tmp_path / "token"),
        "--lang",
        "en",
    ]
    first = subprocess.run(
        [*command, "--name", "Эхо", "--against", "beginner"], capture_output=True, text=True, check=False, timeout=180
    )
    assert (first.returncode, first.stderr) == (0, "")
    assert first.stdout.startswith("Эхо sits at the table ")
    assert "The match is over. Places: " in first.stdout
    kept = tmp_path / "token"
    assert kept.stat().st_mode & 0o077 == 0, "nobody else can read it"
    again = subprocess.run(
        [*command, "--room", "A" * 22], capture_output=True, text=True, check=False, timeout=180
    )  # fmt: skip
    assert again.returncode == 1
    assert again.stderr.count("\n") == 1, "a refusal is one line"

    async def who() -> str:
        async with Client.open(site.url, kept.read_text().strip()) as client:
            return client.me.name

    assert asyncio.run(who()) == "Эхо"
