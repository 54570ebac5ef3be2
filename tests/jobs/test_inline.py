"""A runner without processes gives the same answers, one task after another."""

import asyncio

import pytest
from structlog.testing import capture_logs

from match.positions import standard
from slovoteka.jobs.inline import InlineRunner
from slovoteka.jobs.task import Task, WorkerLost
from slovoteka.match.thinking import BotCache, RunnerThinker


def test_an_inline_runner_decides_like_a_bot_cache() -> None:
    jobs = [position.job("amateur") for position in standard("forbidden")[:4]]
    thinker = RunnerThinker(InlineRunner())

    async def run() -> None:
        usual = BotCache()
        assert await asyncio.gather(*map(thinker.think, jobs)) == [usual.decide(job) for job in jobs]

    asyncio.run(run())


def test_progress_and_failures() -> None:
    async def run() -> None:
        runner, progress = InlineRunner(), list[bytes]()
        counts = Task(work="jobs.odd_workshop:counts", payload=b"3", lane="reviews")
        assert await runner.run(counts, progress.append) == b"done"
        assert progress == [b"0", b"1", b"2"]
        with capture_logs() as logs, pytest.raises(WorkerLost):
            await runner.run(counts.but(payload=b"many"))
        assert "ValueError" in logs[0]["traceback"]
        assert await runner.run(counts) == b"done"
        await runner.close()
        with pytest.raises(WorkerLost):
            await runner.run(counts)

    asyncio.run(run())
