"""The first start: missing things are built in the background, and only tables that need them have to wait."""

import asyncio
import os
from pathlib import Path

import pytest
from structlog.testing import capture_logs

from server.driving import Site, on_site
from slovoteka.associations.progress import show_progress as show_associations
from slovoteka.bots.scrabble.preparing import searched_words
from slovoteka.jobs.processes.runner import ProcessRunner
from slovoteka.jobs.task import Task, Tell, WorkerLost
from slovoteka.lexicon.alphabet import ALPHABETS
from slovoteka.lexicon.move_graphs import find_move_graph
from slovoteka.lexicon.progress import report_progress_to, show_progress
from slovoteka.server.base.settings import Settings
from slovoteka.server.jobs import building
from slovoteka.server.jobs.building import ALL, Building, BuildProgress, build_all, find_all, is_prepared

UKRAINIAN = {"game": "scrabble", "variant": "bilingual-uk", "options": {"seats": 2}}
BOT = {"who": "bot"}
ME = {"who": "me"}


def test_tables_wait_only_for_what_they_need(tmp_path: Path) -> None:
    async def do(site: Site) -> None:
        anna = await site.person()
        assert (await anna.get("/site"))["ready"] == list(ALL)
        waits = site.node.building
        waits._done = {"uk": 0.425, "associations": 0.0}
        waits.ready = ("ru",)
        answer = await anna.get("/site")
        assert answer["building"] == [{"what": "uk", "done": 0.42}, {"what": "associations", "done": 0.0}]
        assert (answer["ready"], answer["version"]) == (["ru"], "0.1.0")

        for refused, what in (
            ({"conditions": UKRAINIAN}, "uk"),
            ({"conditions": {"game": "codenames"}, "chairs": [ME, BOT]}, "associations"),
        ):
            titles = set()
            for language in ("ru", "uk", "en"):
                anna.http.headers["accept-language"] = language
                problem = await anna.post("/rooms", refused, status=503)
                assert (problem["code"], problem["params"]["what"]) == ("being-built", what)
                assert problem["retry_after_s"] > 0
                assert f"{problem['params']['percent']} %" in problem["title"]
                titles.add(problem["title"])
            assert len(titles) == 3
        assert await anna.refused("GET", "/words/uk/кіт", status=503) == "being-built"

        await anna.room({"game": "scrabble"}, ME, BOT, start=True)
        room = await anna.room({"game": "codenames"}, ME)
        seat = {"who": "bot", "level": "amateur"}
        assert await anna.refused("POST", f"/rooms/{room}/chairs", seat, status=503) == "being-built"
        waits._hear(BuildProgress("associations", 1.0))
        await anna.post(f"/rooms/{room}/chairs", seat, status=201)
        waits._hear(BuildProgress("uk", 1.0))
        await anna.room(UKRAINIAN, ME)
        assert await anna.get("/site") == {"version": "0.1.0", "building": [], "ready": list(ALL)}

    on_site(tmp_path, do)


def test_a_process_builds_what_is_missing_and_says_how_far_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    """The dictionary really exists, so the process is done soon."""
    monkeypatch.setattr(building, "find_all", lambda: {"ru": True, "uk": False, "associations": False})

    async def run() -> None:
        runner = ProcessRunner()
        beside = Building(runner)
        await beside.start(build=True)
        assert [(held.what, held.done) for held in beside.going_on] == [("uk", 0.0), ("associations", 0.0)]
        assert beside.ready == ("ru",)
        async with asyncio.timeout(180):
            while beside.going_on:
                await asyncio.sleep(0.05)
        assert beside.ready == ALL
        await beside.close()
        await runner.close()

    asyncio.run(run())


def test_without_building_nothing_is_started_and_nothing_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(building, "find_all", lambda: dict.fromkeys(ALL, False))

    async def run() -> None:
        runner = ProcessRunner()
        beside = Building(runner)
        await beside.start(build=False)
        assert (beside.going_on, beside.ready) == ((), ())
        for what in ALL:
            beside.check_one(what)
        await beside.close()
        await runner.close()

    asyncio.run(run())
    assert Settings().build


class Breaking:
    """A runner whose worker fails half way."""

    async def run(self, _task: Task, tell: Tell = lambda _: None) -> bytes:
        tell(b'{"what": "uk", "done": 0.5}')
        await asyncio.sleep(0)
        raise WorkerLost("broken off")

    async def close(self) -> None: ...


def test_a_failed_build_blocks_no_table(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(building, "find_all", lambda: {"ru": True, "uk": False, "associations": True})

    async def run() -> None:
        beside = Building(Breaking())
        await beside.start(build=True)
        async with asyncio.timeout(20):
            while beside.going_on:
                await asyncio.sleep(0.02)
        beside.check_one("uk")
        assert beside.ready == ("ru", "associations")

    with capture_logs() as logs:
        asyncio.run(run())
    assert [event["event"] for event in logs] == ["building", "not-built"]


def test_a_server_that_stops_ends_its_builder(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(building, "find_all", lambda: {"ru": True, "uk": False, "associations": True})
    monkeypatch.setattr(building, "_WORK", "jobs.odd_workshop:sleeps")
    monkeypatch.setenv("PYTHONPATH", str(Path(__file__).parents[1]))

    async def run() -> None:
        runner = ProcessRunner()
        beside = Building(runner)
        await beside.start(build=True)
        while not (pids := runner.lanes["builds"].pids):
            await asyncio.sleep(0.01)
        os.kill(pids[0], 0)
        await beside.close()
        await runner.close()
        with pytest.raises(ProcessLookupError):
            os.kill(pids[0], 0)

    asyncio.run(run())


def test_builders_tell_a_listener_which_part_is_done(capsys: pytest.CaptureFixture[str]) -> None:
    reported: list[float] = []
    with report_progress_to(reported.append):
        with show_progress("uk") as progress:
            progress.stage("words", 4)
            progress.advance(1)
            progress.advance(3)
            progress.stage("graphs", 1)
            progress.advance(1)
        assert reported == [0, 0.125, 0.5, 0.5, 1]
        with show_associations() as progress:
            progress.stage("own", 1)
            assert reported[-1] == pytest.approx(5 / 6)
    with show_progress("uk") as progress:
        progress.stage("words", 4)
    assert "украинский словарь" in capsys.readouterr().err, "and people again when nobody listens"
    assert len(reported) == 6


def test_what_is_there_is_found_and_not_built_again() -> None:
    assert find_all() == dict.fromkeys(ALL, True)
    reported: list[BuildProgress] = []
    build_all(list(ALL), reported.append)
    assert reported == [BuildProgress(what, 1.0) for what in ALL]


def test_move_graphs_are_built_in_the_background_and_block_no_table(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(building, "is_prepared", lambda: False)

    async def run() -> None:
        runner = ProcessRunner()
        beside = Building(runner)
        await beside.start(build=True)
        assert (beside.going_on, beside.ready) == ((), ALL)
        assert beside._following is not None
        async with asyncio.timeout(180):
            await beside._following
        await beside.close()
        await runner.close()

    with capture_logs() as logs:
        asyncio.run(run())
    assert [event["event"] for event in logs] == ["building"]


def test_with_everything_there_no_process_is_started() -> None:
    build_all([], lambda _: None)
    assert is_prepared()

    async def run() -> None:
        runner = ProcessRunner()
        beside = Building(runner)
        await beside.start(build=True)
        assert beside._following is None
        assert runner.lanes["builds"].jobs == 0

    asyncio.run(run())


def test_searched_words_are_all_vocabularies_and_are_not_built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    sets = [list(searched_words(language)) for language in ALPHABETS]
    hashes = {words.content_hash for of_language in sets for words in of_language}
    assert len(hashes) == 12, "a dictionary, the same without rare words, and four vocabularies in two languages"
    monkeypatch.setenv("SLOVOTEKA_CACHE", str(tmp_path))
    assert all(find_move_graph(words) is None for of_language in sets for words in of_language)
    assert list(tmp_path.iterdir()) == [], "it was not built either"
