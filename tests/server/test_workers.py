"""Bots in worker processes: real processes, really killed."""

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
import uvloop
from structlog.testing import capture_logs

from match.positions import standard
from slovoteka.bots.bot import Decision
from slovoteka.bots.registry import levels_of
from slovoteka.games.registry import GAMES
from slovoteka.match.thinking import Job, TooSlow, WorkerLost, Workshop
from slovoteka.server.workers import Patience, WorkerPool

TESTS = Path(__file__).parents[1]
ODD = "server.odd_workshop:OddWorkshop"
IMPATIENT = Patience(grace_s=0.3, budgets=1)
"""Cold starts have all the time they need."""


@pytest.fixture(autouse=True)
def _workers_find_the_tests(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", str(TESTS))


def a_job(match: str = "as usual", game: str = "forbidden") -> Job:
    return standard(game)[0].job(match=match, budget_ms=200)


@asynccontextmanager
async def a_pool(size: int = 1, patience: Patience | None = None, **more: Any) -> AsyncIterator[WorkerPool]:
    pool = WorkerPool(size, workshop=ODD, patience=patience, **more)
    try:
        yield pool
    finally:
        await pool.close()


def run(test: Callable[[], Awaitable[None]]) -> None:
    """On the loop that the server runs on."""

    async def bounded() -> None:
        async with asyncio.timeout(60):
            await test()

    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(bounded())


async def begun(pool: WorkerPool, job: Job) -> asyncio.Task[Decision | None]:
    """A task whose job a worker has before it."""
    task = asyncio.create_task(pool.think(job))
    while not pool.pids or pool.queue_length:
        await asyncio.sleep(0.01)
    await asyncio.sleep(0.2)
    return task


def is_alive(pid: int) -> bool:
    """A process that nobody has buried yet is dead."""
    try:
        status = Path(f"/proc/{pid}/stat").read_text("ascii")
    except OSError:
        return False
    return status.rpartition(")")[2].split()[0] != "Z"


async def all_gone(pids: tuple[int, ...], within_s: float) -> bool:
    deadline = time.monotonic() + within_s
    while any(map(is_alive, pids)) and time.monotonic() < deadline:
        await asyncio.sleep(0.02)
    return not any(map(is_alive, pids))


# --- work -----------------------------------------------------------------------------------------------------------


def test_many_jobs_of_all_games_at_once_leave_the_event_loop_free() -> None:
    jobs = [position.job(levels_of(game)[2]) for game in GAMES for position in standard(game)[::2]]
    usual = Workshop()
    expected = [usual.decide(job) for job in jobs]

    async def test() -> None:
        gaps: list[float] = []

        async def tick() -> None:
            while True:
                before = time.perf_counter()
                await asyncio.sleep(0.005)
                gaps.append(time.perf_counter() - before)

        async with a_pool(2) as pool:
            ticker = asyncio.create_task(tick())
            assert await asyncio.gather(*map(pool.think, jobs)) == expected
            ticker.cancel()
            assert len(set(pool.pids)) == 2
            assert (pool.jobs, pool.slow, pool.lost, pool.crowded, pool.queue_length) == (len(jobs), 0, 0, 0, 0)
            assert pool.seconds > 0
        # A busy machine may stop us now and then; a loop that waited for bots would stand still most of the time.
        assert sum(gap for gap in gaps if gap > 0.05) < 0.25 * sum(gaps)

    run(test)


def test_no_process_is_started_before_it_is_needed() -> None:
    async def test() -> None:
        async with a_pool(3) as pool:
            assert pool.pids == ()
            for _ in range(3):
                await pool.think(a_job())
            assert len(pool.pids) == 1

    run(test)


def test_a_pool_without_workers_is_refused() -> None:
    with pytest.raises(ValueError, match="never answer"):
        WorkerPool(0)


def test_matches_take_turns() -> None:
    answered = []

    async def test() -> None:
        async with a_pool() as pool:
            first = await begun(pool, a_job("naps"))

            async def think(match: str) -> None:
                await pool.think(a_job(match))
                answered.append(match)

            await asyncio.gather(first, *map(think, ["crowd", "crowd", "crowd", "pair", "pair"]))

    run(test)
    assert answered == ["crowd", "pair", "crowd", "pair", "crowd"]


def test_what_a_library_prints_does_not_come_between_the_answers() -> None:
    async def test() -> None:
        async with a_pool() as pool:
            for _ in range(2):
                assert await pool.think(a_job("prints")) == Workshop().decide(a_job("prints"))

    run(test)


# --- faults ---------------------------------------------------------------------------------------------------------


def test_a_worker_killed_in_the_middle_is_replaced() -> None:
    async def test() -> None:
        async with a_pool(2) as pool:
            task = await begun(pool, a_job("sleeps"))
            (pid,) = pool.pids
            others = [asyncio.create_task(pool.think(a_job(f"other {number}"))) for number in range(5)]
            os.kill(pid, signal.SIGKILL)
            with pytest.raises(WorkerLost):
                await task
            assert all(await asyncio.gather(*others))
            await asyncio.gather(*(pool.think(a_job("naps")) for _ in range(2)))
            assert len(pool.pids) == 2
            assert pid not in pool.pids
            assert pool.lost == 1

    run(test)


def test_a_worker_that_died_between_two_jobs_costs_none() -> None:
    async def test() -> None:
        async with a_pool() as pool:
            await pool.think(a_job())
            before = pool.pids
            os.kill(before[0], signal.SIGKILL)
            assert await all_gone(before, 2)
            await asyncio.sleep(0.2)  # the loop hears of it
            assert await pool.think(a_job()) is not None
            assert pool.pids != before
            assert pool.lost == 0

    run(test)


@pytest.mark.parametrize("match", ["crashes", "runs out of memory"])
def test_a_worker_that_crashes_is_replaced(match: str) -> None:
    async def test() -> None:
        async with a_pool() as pool:
            await pool.think(a_job())
            before = pool.pids
            with pytest.raises(WorkerLost):
                await pool.think(a_job(match))
            assert await pool.think(a_job()) is not None
            assert pool.pids != before
            assert (pool.lost, pool.slow) == (1, 0)

    run(test)


def test_a_bot_that_fails_is_told_of_and_its_worker_lives_on() -> None:
    async def test() -> None:
        async with a_pool() as pool:
            await pool.think(a_job())
            before = pool.pids
            with capture_logs() as logs, pytest.raises(WorkerLost):
                await pool.think(a_job("raises"))
            assert await pool.think(a_job()) is not None
            assert pool.pids == before
            assert pool.lost == 1
            (told,) = logs
            assert told["chair"] == "raises:0"
            assert "LookupError: a bot that fails" in told["traceback"]

    run(test)


def test_a_worker_that_cannot_start_loses_its_job_only() -> None:
    async def test() -> None:
        pool = WorkerPool(1, workshop="no_such_module:Workshop")
        for _ in range(2):
            with pytest.raises(WorkerLost):
                await pool.think(a_job())
        assert pool.lost == 2
        await pool.close()

    run(test)


def test_a_bot_that_takes_too_long_is_cut_off_and_others_go_on() -> None:
    async def test() -> None:
        async with a_pool(patience=IMPATIENT) as pool:
            await pool.think(a_job())
            before, began = pool.pids, time.monotonic()
            slow = asyncio.create_task(pool.think(a_job("sleeps")))
            others = [asyncio.create_task(pool.think(a_job(f"other {number}"))) for number in range(5)]
            with pytest.raises(TooSlow):
                await slow
            assert 0.4 < time.monotonic() - began < 5
            assert all(await asyncio.gather(*others))
            assert await all_gone(before, 2)
            assert (pool.slow, pool.lost) == (1, 0)

    run(test)


def test_waiting_for_a_worker_is_bounded_too() -> None:
    async def test() -> None:
        async with a_pool(patience=Patience(queue_s=0.3)) as pool:
            busy = await begun(pool, a_job("sleeps"))
            with pytest.raises(TooSlow):
                await pool.think(a_job())
            assert not busy.done()
            assert (pool.crowded, pool.slow, pool.queue_length) == (1, 0, 0)
            busy.cancel()

    run(test)


def test_who_asked_may_go_away() -> None:
    async def test() -> None:
        async with a_pool() as pool:
            asked = await begun(pool, a_job("naps"))
            waits = asyncio.create_task(pool.think(a_job("waits")))
            await asyncio.sleep(0)
            asked.cancel()
            waits.cancel()
            assert await pool.think(a_job()) is not None
            assert (pool.slow, pool.lost, pool.crowded) == (0, 0, 0)

    run(test)


def test_a_worker_that_has_grown_is_replaced_between_jobs() -> None:
    async def test() -> None:
        async with a_pool(private_mb=1) as pool:
            pids = set()
            for _ in range(2):
                task = await begun(pool, a_job("naps"))
                pids |= {*pool.pids}
                assert await task is not None
            assert len(pids) == 2
            assert pool.lost == 0

    run(test)


# --- the end --------------------------------------------------------------------------------------------------------


def test_closing_ends_all_at_once() -> None:
    async def test() -> None:
        pool = WorkerPool(2, workshop=ODD)
        await asyncio.gather(*(pool.think(a_job("naps")) for _ in range(2)))
        tasks = [await begun(pool, a_job("sleeps")) for _ in range(2)]
        tasks.append(asyncio.create_task(pool.think(a_job())))
        await asyncio.sleep(0)
        pids, began = pool.pids, time.monotonic()
        await pool.close()
        assert time.monotonic() - began < 2
        assert len(pids) == 2
        assert await all_gone(pids, 1)
        for task in tasks:
            with pytest.raises(WorkerLost):
                await task
        with pytest.raises(WorkerLost):
            await pool.think(a_job())

    run(test)


def test_signals_to_the_group_are_for_the_server() -> None:
    async def test() -> None:
        async with a_pool() as pool:
            await pool.think(a_job())
            (pid,) = pool.pids
            for stop in (signal.SIGINT, signal.SIGTERM):
                os.kill(pid, stop)
            assert await pool.think(a_job()) is not None
            assert pool.pids == (pid,)
            assert os.getpriority(os.PRIO_PROCESS, pid) > os.getpriority(os.PRIO_PROCESS, 0)

    run(test)


PARENT = """
import asyncio
from server.test_workers import ODD, a_job
from slovoteka.server.workers import WorkerPool

async def main():
    pool = WorkerPool(2, workshop=ODD)
    await asyncio.gather(*(pool.think(a_job("naps")) for _ in range(2)))
    busy = asyncio.create_task(pool.think(a_job("sleeps")))
    await asyncio.sleep(0.3)
    print(*pool.pids, flush=True)
    await busy

asyncio.run(main())
"""


def test_workers_do_not_outlive_the_server() -> None:
    """One of them is in the middle of a job, the other waits for one."""
    with subprocess.Popen([sys.executable, "-c", PARENT], stdout=subprocess.PIPE, text=True) as parent:
        assert parent.stdout is not None
        pids = tuple(map(int, parent.stdout.readline().split()))
        assert len(pids) == 2
        assert all(map(is_alive, pids))
        parent.kill()
    assert asyncio.run(all_gone(pids, 2))
