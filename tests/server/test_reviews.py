"""Reviews of finished matches: asked for, made beside the server, told in words, broken off."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from server.driving import FORBIDDEN, Person, Site, on_site
from slovoteka.core.record import Record, parse
from slovoteka.review import registry
from slovoteka.server import reviews
from slovoteka.server.problems import Busy
from slovoteka.server.reviews import Key, ReviewProgress, Reviews

GOLDEN = Path(__file__).parents[1] / "golden"
QUICK: Key = ("room", "quick")
DEEP: Key = ("room", "deep")


def a_record() -> Record:
    return parse((GOLDEN / "forbidden-1-standard.jsonl").read_text("utf-8").splitlines())


async def finished(site: Site) -> tuple[str, Person, Person]:
    room, anna, boris = await site.two_in({**FORBIDDEN, "options": {"first": 0}})
    view = await anna.get(f"/rooms/{room}/view", seat=0)
    lay = {"type": "lay", "letter": view["private"]["hand"][0]}
    await anna.post(f"/rooms/{room}/acts", {"seat": 0, "window": view["mine"][0], "action": lay, "client": "a"})
    await boris.post(f"/rooms/{room}/leave", {"seat": 1})
    return room, anna, boris


async def waited_for(person: Person, room: str) -> Any:
    async with asyncio.timeout(120):
        while not (progress := await person.get(f"/rooms/{room}/review", depth="quick")).get("review"):
            assert not progress.get("failed")
            await asyncio.sleep(0.1)
    return progress


def test_a_review_is_asked_for_and_waited_for(tmp_path: Path) -> None:
    async def do(site: Site) -> None:
        room, anna, _ = await finished(site)
        assert await anna.refused("GET", f"/rooms/{room}/review", status=404, depth="quick") == "not-found"
        begun = await anna.post(f"/rooms/{room}/review", {"depth": "quick"}, status=202)
        assert "review" not in begun
        progress = await waited_for(anna, room)
        assert progress["done"] == progress["total"] == len(progress["review"]["judged"]) > 0
        assert progress["review"]["match"] == room
        assert all(curve["title"] and curve["title"] != curve["code"] for curve in progress["review"]["curves"])
        again = await anna.post(f"/rooms/{room}/review", {"depth": "quick"}, status=202)
        assert again["review"] == progress["review"], "it is kept"

    on_site(tmp_path, do)


def test_a_game_without_reviews_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def do(site: Site) -> None:
        room, anna, _ = await finished(site)
        assert await anna.refused("POST", f"/rooms/{room}/review", {"depth": "quick"}, status=400) == "no-review"

    monkeypatch.setattr(registry, "find_spec", lambda _name: None)
    on_site(tmp_path, do)


def test_a_match_that_runs_is_not_reviewed(tmp_path: Path) -> None:
    async def do(site: Site) -> None:
        room, anna, _ = await site.two_in(FORBIDDEN)
        assert await anna.refused("POST", f"/rooms/{room}/review", {"depth": "quick"}, status=409) == "not-over"
        assert await anna.refused("POST", f"/rooms/{room}/review", {"depth": "endless"}, status=400) == "bad-request"

    on_site(tmp_path, do)


def test_what_nobody_wants_to_know_is_broken_off() -> None:
    async def do() -> None:
        made, key = Reviews(), DEEP
        made.ask(key, a_record())
        made.ask(key, a_record())
        assert made.look(key) is not None
        made.drop(key)
        async with asyncio.timeout(30):
            while made.look(key) is not None:
                await asyncio.sleep(0.01)
        await made.close()

    asyncio.run(do())


def test_what_nobody_asks_about_is_broken_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews, "_FORGOTTEN_S", 0.0)

    async def do() -> None:
        made = Reviews()
        made.ask(DEEP, a_record())
        async with asyncio.timeout(30):
            await asyncio.gather(*(task for task in asyncio.all_tasks() if task is not asyncio.current_task()))

    with pytest.raises(asyncio.CancelledError):
        asyncio.run(do())


def test_only_so_many_wait() -> None:
    async def do() -> None:
        made, record = Reviews(), a_record()
        for number in range(20):
            made.ask((f"room {number}", "quick"), record)
        with pytest.raises(Busy):
            made.ask(("one more", "quick"), record)
        assert made.look(("room 5", "quick")) == ReviewProgress()
        await made.close()
        assert made.look(("room 5", "quick")) is None

    asyncio.run(do())


def test_one_that_fails_is_told_and_can_be_asked_for_again() -> None:
    async def do() -> None:
        whole = a_record()
        made, key = Reviews(), QUICK
        made.ask(key, Record(header=whole.header, entries=whole.entries[:-1], closing=whole.closing))
        async with asyncio.timeout(60):
            while not (progress := made.look(key) or ReviewProgress()).failed:
                await asyncio.sleep(0.05)
        assert progress.review is None
        assert not made.ask(key, whole).failed
        await made.close()

    asyncio.run(do())
