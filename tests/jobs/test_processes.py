"""Bots in real worker processes, which are really killed."""

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

from harness.pauses import stays
from match.positions import standard
from slovoteka.bots.bot import Decision
from slovoteka.bots.registry import levels_of
from slovoteka.games.registry import GAMES
from slovoteka.jobs.processes.lane import Lane, LaneSettings
from slovoteka.jobs.processes.runner import ProcessRunner, usual_lanes
from slovoteka.jobs.task import LaneFull, Task, TooSlow, WorkerLost
from slovoteka.match.thinking import BotCache, DecisionRequest, RunnerThinker

TESTS = Path(__file__).parents[1]
ODD = "jobs.odd_workshop:decide"


@pytest.fixture(autouse=True)
def _workers_find_the_tests(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", str(TESTS))


LONG_S = 60.0
"""Only something that is stuck takes this long, even on a machine that stalls for seconds."""


def a_job(match: str = "as usual", game: str = "forbidden", budget_ms: int = 200) -> DecisionRequest:
    return standard(game)[0].job(match=match, budget_ms=budget_ms)


class Pool:
    """Bots in a lane of their own."""

    def __init__(self, size: int = 1, *, work: str = ODD, grace_s: float = LONG_S, **more: Any) -> None:
        self._runner = ProcessRunner({"bots": LaneSettings(processes=size, niceness=10, **more)})
        self._thinker = RunnerThinker(self._runner, work=work, grace_s=grace_s)
        self.lane: Lane = self._runner.lanes["bots"]
        self.think, self.close = self._thinker.think, self._runner.close


@asynccontextmanager
async def a_pool(size: int = 1, **more: Any) -> AsyncIterator[Pool]:
    pool = Pool(size, **more)
    try:
        yield pool
    finally:
        await pool.close()


def run(test: Callable[[], Awaitable[None]]) -> None:
    """Runs on the server's event loop."""

    async def bounded() -> None:
        async with asyncio.timeout(5 * LONG_S):
            await test()

    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(bounded())


async def begun(pool: Pool, job: DecisionRequest) -> asyncio.Task[Decision | None]:
    """A task whose job a worker has begun."""
    task = asyncio.create_task(pool.think(job))
    while not pool.lane.pids or pool.lane.queue_length:
        await asyncio.sleep(0.01)
    await stays(lambda: not pool.lane.queue_length, 0.2)
    return task


def is_alive(pid: int) -> bool:
    """A zombie counts as dead."""
    try:
        status = Path(f"/proc/{pid}/stat").read_text("ascii")
    except OSError:
        return False
    return status.rpartition(")")[2].split()[0] != "Z"


async def all_gone(pids: tuple[int, ...]) -> bool:
    deadline = time.monotonic() + LONG_S
    while any(map(is_alive, pids)) and time.monotonic() < deadline:
        await asyncio.sleep(0.02)
    return not any(map(is_alive, pids))


# --- work -----------------------------------------------------------------------------------------------------------


def test_many_jobs_of_all_games_at_once_leave_the_event_loop_free() -> None:
    jobs = [position.job(levels_of(game)[2]) for game in GAMES for position in standard(game)[::2]]
    usual = BotCache()
    expected = [usual.decide(job) for job in jobs]

    async def test() -> None:
        gaps: list[float] = []

        async def tick() -> None:
            while True:
                before = time.perf_counter()
                await asyncio.sleep(0.005)
                gaps.append(time.perf_counter() - before)

        async with a_pool(2, queue_s=None) as pool:
            ticker = asyncio.create_task(tick())
            assert await asyncio.gather(*map(pool.think, jobs)) == expected
            ticker.cancel()
            assert len(set(pool.lane.pids)) == 2
            lane = pool.lane
            assert (lane.jobs, lane.slow, lane.lost, lane.crowded, lane.queue_length) == (len(jobs), 0, 0, 0, 0)
            assert pool.lane.seconds > 0
        # A busy machine may stop us now and then, a few times for long. A loop that waited for bots would stand still
        # most of the time, once for each job.
        usual_gaps = sorted(gaps)[:-5]
        assert sum(gap for gap in usual_gaps if gap > 0.05) < 0.25 * sum(usual_gaps)

    run(test)


def test_no_process_is_started_before_it_is_needed() -> None:
    async def test() -> None:
        async with a_pool(3) as pool:
            assert pool.lane.pids == ()
            for _ in range(3):
                await pool.think(a_job())
            assert len(pool.lane.pids) == 1

    run(test)


def test_a_pool_without_workers_is_refused() -> None:
    with pytest.raises(ValueError, match="never answer"):
        Pool(0)


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
                assert await pool.think(a_job("prints")) == BotCache().decide(a_job("prints"))

    run(test)


# --- faults ---------------------------------------------------------------------------------------------------------


def test_a_worker_killed_in_the_middle_is_replaced() -> None:
    async def test() -> None:
        async with a_pool(2) as pool:
            task = await begun(pool, a_job("sleeps"))
            (pid,) = pool.lane.pids
            others = [asyncio.create_task(pool.think(a_job(f"other {number}"))) for number in range(5)]
            os.kill(pid, signal.SIGKILL)
            with pytest.raises(WorkerLost):
                await task
            assert all(await asyncio.gather(*others))
            await asyncio.gather(*(pool.think(a_job("naps")) for _ in range(2)))
            assert len(pool.lane.pids) == 2
            assert pid not in pool.lane.pids
            assert pool.lane.lost == 1

    run(test)


def test_a_worker_that_dies_between_two_jobs_loses_none() -> None:
    async def test() -> None:
        async with a_pool() as pool:
            await pool.think(a_job())
            before = pool.lane.pids
            os.kill(before[0], signal.SIGKILL)
            assert await all_gone(before)
            (worker,) = pool.lane._workers
            while worker._process is None or worker._process.returncode is None:  # until the loop notices
                await asyncio.sleep(0.01)
            assert await pool.think(a_job()) is not None
            assert pool.lane.pids != before
            assert pool.lane.lost == 0

    run(test)


@pytest.mark.parametrize("match", ["crashes", "runs out of memory"])
def test_a_worker_that_crashes_is_replaced(match: str) -> None:
    async def test() -> None:
        async with a_pool() as pool:
            await pool.think(a_job())
            before = pool.lane.pids
            with pytest.raises(WorkerLost):
                await pool.think(a_job(match))
            assert await pool.think(a_job()) is not None
            assert pool.lane.pids != before
            assert (pool.lane.lost, pool.lane.slow) == (1, 0)

    run(test)


def test_a_bot_that_fails_is_logged_and_its_worker_lives_on() -> None:
    async def test() -> None:
        async with a_pool() as pool:
            await pool.think(a_job())
            before = pool.lane.pids
            with capture_logs() as logs, pytest.raises(WorkerLost):
                await pool.think(a_job("raises"))
            assert await pool.think(a_job()) is not None
            assert pool.lane.pids == before
            assert pool.lane.lost == 1
            (logged,) = logs
            assert logged["group"] == "raises"
            assert "LookupError: a bot that fails" in logged["traceback"]

    run(test)


def test_a_worker_that_cannot_start_loses_its_job_only() -> None:
    async def test() -> None:
        pool = Pool(1, work="no_such_module:decide")
        for _ in range(2):
            with pytest.raises(WorkerLost):
                await pool.think(a_job())
        assert pool.lane.lost == 2
        await pool.close()

    run(test)


def test_a_bot_that_takes_too_long_is_cut_off_and_others_go_on() -> None:
    async def test() -> None:
        async with a_pool(grace_s=0.3) as pool:
            await pool.think(a_job())
            before, began = pool.lane.pids, time.monotonic()
            slow = asyncio.create_task(pool.think(a_job("sleeps")))
            patient = [a_job(f"other {number}", budget_ms=30_000) for number in range(5)]
            others = [asyncio.create_task(pool.think(job)) for job in patient]
            with pytest.raises(TooSlow):
                await slow
            assert 0.6 < time.monotonic() - began < LONG_S
            assert all(await asyncio.gather(*others))
            assert await all_gone(before)
            assert (pool.lane.slow, pool.lane.lost) == (1, 0)

    run(test)


def test_waiting_for_a_worker_is_bounded_too() -> None:
    async def test() -> None:
        async with a_pool(queue_s=0.3) as pool:
            busy = await begun(pool, a_job("sleeps"))
            with pytest.raises(TooSlow):
                await pool.think(a_job())
            assert not busy.done()
            assert (pool.lane.crowded, pool.lane.slow, pool.lane.queue_length) == (1, 0, 0)
            busy.cancel()

    run(test)


def test_a_cancelled_job_costs_nobody_else() -> None:
    async def test() -> None:
        async with a_pool() as pool:
            asked = await begun(pool, a_job("naps"))
            waits = asyncio.create_task(pool.think(a_job("waits")))
            await asyncio.sleep(0)
            asked.cancel()
            waits.cancel()
            assert await pool.think(a_job()) is not None
            assert (pool.lane.slow, pool.lane.lost, pool.lane.crowded) == (0, 0, 0)

    run(test)


def test_a_worker_that_has_grown_is_replaced_between_jobs() -> None:
    async def test() -> None:
        async with a_pool(private_mb=1) as pool:
            pids = set()
            for _ in range(2):
                task = asyncio.create_task(pool.think(a_job("naps")))
                while not task.done():
                    pids |= {*pool.lane.pids}
                    await asyncio.sleep(0.01)
                assert await task is not None
            assert len(pids) == 2
            assert pool.lane.lost == 0

    run(test)


# --- lanes ------------------------------------------------------------------------------------------------------------


def a_task(work: str, payload: bytes = b"", **more: Any) -> Task:
    return Task(work=f"jobs.odd_workshop:{work}", payload=payload, lane="reviews", **more)


def test_progress_is_reported_in_order_and_before_the_result() -> None:
    async def test() -> None:
        runner, progress = ProcessRunner(), list[bytes]()
        assert await runner.run(a_task("counts", b"5"), progress.append) == b"done"
        assert progress == [b"0", b"1", b"2", b"3", b"4"]
        await runner.close()

    run(test)


def test_long_work_ends_when_its_asker_goes_away() -> None:
    async def test() -> None:
        runner, progress = ProcessRunner(), list[bytes]()
        asked = asyncio.create_task(runner.run(a_task("sleeps"), progress.append))
        while not progress:
            await asyncio.sleep(0.01)
        asked.cancel()
        assert await all_gone((int(progress[0]),))
        assert await runner.run(a_task("counts", b"1")) == b"done"
        assert (runner.lanes["reviews"].slow, runner.lanes["reviews"].lost) == (0, 0)
        await runner.close()

    run(test)


def test_a_lane_takes_only_so_many() -> None:
    async def test() -> None:
        runner = ProcessRunner({"reviews": LaneSettings(niceness=10, most_waiting=2, ends_with_asker=True)})
        asked = [asyncio.create_task(runner.run(a_task("sleeps"))) for _ in range(2)]
        await asyncio.sleep(0)
        with pytest.raises(LaneFull):
            await runner.run(a_task("counts", b"1"))
        for task in asked:
            task.cancel()
        await asyncio.gather(*asked, return_exceptions=True)
        assert await runner.run(a_task("counts", b"1")) == b"done"
        await runner.close()

    run(test)


def test_nobody_waits_for_the_work_of_another_lane() -> None:
    async def test() -> None:
        runner, progress = ProcessRunner(), list[bytes]()
        review = asyncio.create_task(runner.run(a_task("sleeps"), progress.append))
        while not progress:
            await asyncio.sleep(0.01)
        assert await runner.run(a_task("counts", b"1").but(lane="looks")) == b"done"
        assert not review.done()
        await runner.close()
        with pytest.raises(WorkerLost):
            await review

    run(test)


def test_lanes_that_people_wait_for_most_come_first() -> None:
    niceness = [lane.niceness for lane in usual_lanes().values()]
    assert niceness == sorted(niceness)


# --- the end --------------------------------------------------------------------------------------------------------


def test_closing_ends_all_at_once() -> None:
    async def test() -> None:
        pool = Pool(2)
        await asyncio.gather(*(pool.think(a_job("naps")) for _ in range(2)))
        tasks = [await begun(pool, a_job("sleeps")) for _ in range(2)]
        tasks.append(asyncio.create_task(pool.think(a_job())))
        await asyncio.sleep(0)
        pids, began = pool.lane.pids, time.monotonic()
        await pool.close()
        assert time.monotonic() - began < LONG_S  # their work would take ten minutes
        assert len(pids) == 2
        assert await all_gone(pids)
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
            (pid,) = pool.lane.pids
            for stop in (signal.SIGINT, signal.SIGTERM):
                os.kill(pid, stop)
            assert await pool.think(a_job()) is not None
            assert pool.lane.pids == (pid,)
            assert os.getpriority(os.PRIO_PROCESS, pid) > os.getpriority(os.PRIO_PROCESS, 0)

    run(test)


PARENT = """
import asyncio
from jobs.test_processes import Pool, a_job

async def main():
    pool = Pool(2)
    await asyncio.gather(*(pool.think(a_job("naps")) for _ in range(2)))
    busy = asyncio.create_task(pool.think(a_job("sleeps")))
    await asyncio.sleep(0.3)
    print(*pool.lane.pids, flush=True)
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
    assert asyncio.run(all_gone(pids))
