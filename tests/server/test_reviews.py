"""Reviews of finished matches: starting, progress, texts and stopping."""

import asyncio
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, Self

import pytest

from manifests import change
from server.driving import FORBIDDEN, Person, Site, on_site
from server.lines import hear, line_of, tell
from server.nodes import Wire, WiredBus, until
from slovoteka.core.record import Record, parse
from slovoteka.jobs.processes.runner import ProcessRunner
from slovoteka.jobs.task import Task, Tell
from slovoteka.server.base.problems import Busy
from slovoteka.server.jobs import reviews
from slovoteka.server.jobs.reviews import Key, ReviewProgress, Reviews
from slovoteka.store.sql import wall_clock_ms
from slovoteka.store.sqlite import SqliteStore
from store.databases import Clock

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


def test_progress_is_reported_over_the_socket(tmp_path: Path) -> None:
    async def do(site: Site) -> None:
        room, anna, boris = await finished(site)
        async with line_of(site, anna) as line, line_of(site, boris) as other:
            follow = {"t": "follow-review", "room": room, "depth": "quick"}
            assert (await tell(line, **follow))["t"] == "done"
            await anna.post(f"/rooms/{room}/review", {"depth": "quick"}, status=202)
            heard = [await hear(line, "review")]
            while not heard[-1].get("ready"):
                assert not heard[-1].get("failed")
                heard.append(await hear(line, "review"))
            assert all(news["room"] == room and news["depth"] == "quick" for news in heard)
            done = [news.get("done", 0) for news in heard]
            assert done == sorted(done)
            await other.send(json.dumps(follow))
            assert (await hear(other, "review"))["ready"], "who comes late hears of it at once"
            assert (await tell(line, **follow, on=False))["t"] == "done"
            assert (await tell(line, **{**follow, "room": "x" * 22}))["problem"]["status"] == 404
        assert site.node.reviews._followers == {}

    on_site(tmp_path, do)


def test_a_game_without_reviews_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def do(site: Site) -> None:
        room, anna, _ = await finished(site)
        assert await anna.refused("POST", f"/rooms/{room}/review", {"depth": "quick"}, status=400) == "no-review"

    change(monkeypatch, "forbidden", reviewer=None)
    on_site(tmp_path, do)


def test_a_running_match_is_not_reviewed(tmp_path: Path) -> None:
    async def do(site: Site) -> None:
        room, anna, _ = await site.two_in(FORBIDDEN)
        assert await anna.refused("POST", f"/rooms/{room}/review", {"depth": "quick"}, status=409) == "not-over"
        assert await anna.refused("POST", f"/rooms/{room}/review", {"depth": "endless"}, status=400) == "bad-request"

    on_site(tmp_path, do)


# --- one node, and several -----------------------------------------------------------------------------------------


class Reviewing:
    """Nodes that share a store, a bus and a runner for reviews."""

    def __init__(self, folder: Path, count: int = 1, now_ms: Callable[[], int] = wall_clock_ms) -> None:
        self._stores = [SqliteStore(folder / "reviews.sqlite", now_ms) for _ in range(count)]
        wire = Wire()
        self.runner = ProcessRunner()
        self.nodes = [Reviews(self.runner, store, WiredBus(wire)) for store in self._stores]

    async def __aenter__(self) -> Self:
        for store in self._stores:
            await store.open()
        return self

    async def __aexit__(self, *_: object) -> None:
        for node in self.nodes:
            await node.close()
        await self.runner.close()
        for store in self._stores:
            await store.close()

    @property
    def made(self) -> int:
        """How many reviews were started."""
        return self.runner.lanes["reviews"].jobs


class Never:
    """A runner whose workers never finish."""

    async def run(self, task: Task, tell: Tell = lambda _: None) -> bytes:
        await asyncio.Event().wait()
        return task.payload

    async def close(self) -> None: ...


class Heard:
    """A follower of a review."""

    def __init__(self) -> None:
        self.progress: list[ReviewProgress] = []
        self.made = asyncio.Event()

    def __call__(self, progress: ReviewProgress, is_made: bool) -> None:
        self.progress.append(progress)
        if is_made:
            self.made.set()


async def until_made(node: Reviews, key: Key) -> ReviewProgress:
    async with asyncio.timeout(120):
        while (progress := await node.look(key)) is None or progress.review is None:
            assert progress is None or not progress.failed
            await asyncio.sleep(0.05)
    return progress


def test_a_dropped_review_is_stopped(tmp_path: Path) -> None:
    async def do() -> None:
        async with Reviewing(tmp_path) as site:
            (node,) = site.nodes
            await node.ask(DEEP, a_record())
            await node.ask(DEEP, a_record())
            assert site.made <= 1
            assert await node.look(DEEP) is not None
            node.drop(DEEP)
            async with asyncio.timeout(120):
                while await node.look(DEEP) is not None:
                    await asyncio.sleep(0.01)
            assert site.made <= 1

    asyncio.run(do())


def test_a_review_that_nobody_asks_about_is_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews, "_FORGOTTEN_S", 0.0)
    monkeypatch.setattr(reviews, "_RENEW_S", 0.05)

    async def do() -> None:
        async with Reviewing(tmp_path) as site:
            (node,) = site.nodes
            await node.ask(DEEP, a_record())
            async with asyncio.timeout(120):
                while node._at_work:
                    await asyncio.sleep(0.01)
                while await node.look(DEEP) is not None:
                    await asyncio.sleep(0.01)

    asyncio.run(do())


def test_a_followed_review_is_not_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews, "_FORGOTTEN_S", 0.0)
    monkeypatch.setattr(reviews, "_RENEW_S", 0.05)

    async def do() -> None:
        async with Reviewing(tmp_path) as site:
            (node,) = site.nodes
            follower = Heard()
            node.follow(QUICK, follower)
            await node.ask(QUICK, a_record())
            node.drop(QUICK)
            async with asyncio.timeout(120):
                await follower.made.wait()
            numbers = [progress.done for progress in follower.progress]
            assert numbers == sorted(numbers)
            assert follower.progress[0].total == follower.progress[-1].total == follower.progress[-1].done > 0
            node.unfollow(QUICK, follower)

    asyncio.run(do())


def test_the_number_of_waiting_reviews_is_limited(tmp_path: Path) -> None:
    async def do() -> None:
        async with Reviewing(tmp_path) as site:
            (node,) = site.nodes
            node._runner, record = Never(), a_record()  # no review ends before the last is asked for
            for number in range(20):
                await node.ask((f"room {number}", "deep"), record)
            with pytest.raises(Busy):
                await node.ask(("one more", "deep"), record)
            assert await node.look(("room 5", "deep")) == ReviewProgress()

    asyncio.run(do())


def test_a_failed_review_is_reported_and_can_be_asked_for_again(tmp_path: Path) -> None:
    async def do() -> None:
        async with Reviewing(tmp_path) as site:
            (node,) = site.nodes
            whole = a_record()
            await node.ask(QUICK, Record(header=whole.header, entries=whole.entries[:-1], closing=whole.closing))
            async with asyncio.timeout(120):
                while not (progress := await node.look(QUICK) or ReviewProgress()).failed:
                    await asyncio.sleep(0.05)
            assert progress.review is None
            assert not (await node.ask(QUICK, whole)).failed
            assert (await until_made(node, QUICK)).review is not None

    asyncio.run(do())


def test_a_review_is_made_once_for_all_nodes(tmp_path: Path) -> None:
    async def do() -> None:
        async with Reviewing(tmp_path, 2) as site:
            one, other = site.nodes
            follower = Heard()
            other.follow(QUICK, follower)
            await asyncio.gather(one.ask(QUICK, a_record()), other.ask(QUICK, a_record()))
            made = [await until_made(node, QUICK) for node in site.nodes]
            assert made[0] == made[1]
            assert (await other.ask(QUICK, a_record())).review == made[0].review
            assert site.made == 1
            await follower.made.wait()
            assert made[0].review is not None
            assert follower.progress[-1].done == follower.progress[-1].total == len(made[0].review.judged)

    asyncio.run(do())


def test_a_follower_on_another_node_keeps_a_review_going(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews, "_FORGOTTEN_S", 0.3)
    monkeypatch.setattr(reviews, "_RENEW_S", 600)  # so that no review is stopped meanwhile

    async def do() -> None:
        async with Reviewing(tmp_path, 2) as site:
            one, other = site.nodes
            one._runner, follower = Never(), Heard()
            await one.ask(DEEP, a_record())
            work = one._at_work[DEEP]
            other.follow(DEEP, follower)
            for _ in range(3):
                work.wanted_s = 0.0
                await until(lambda: work.wanted_s > 0)
            other.unfollow(DEEP, follower)

    asyncio.run(do())


def test_the_review_of_a_node_that_died_is_made_by_another(tmp_path: Path) -> None:
    async def do() -> None:
        clock = Clock()
        async with Reviewing(tmp_path, 2, clock) as site:
            one, other = site.nodes
            assert await one._store.claim_work(reviews._name(QUICK), "a node that is gone", 300, b"{}")
            assert await other.ask(QUICK, a_record()) == ReviewProgress()
            assert site.made == 0
            clock.ms += 301
            assert await other.look(QUICK) is None
            await other.ask(QUICK, a_record())
            await until_made(one, QUICK)

    asyncio.run(do())
