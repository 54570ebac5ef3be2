"""The bots' queue on a real NATS server: machines that think, die, are too slow or too many."""

import asyncio
import contextlib
import signal
import subprocess
import sys
import textwrap
import time
from collections.abc import AsyncIterator, Callable, Iterator

import pytest

from harness.nats import NatsServer, running_nats
from harness.pauses import let_pass, stays
from match.positions import standard
from slovoteka.bots.bot import Decision, Reason
from slovoteka.games.forbidden.actions import Pass
from slovoteka.jobs import machines
from slovoteka.jobs.machines import NatsRunner, serve_tasks, stream_of
from slovoteka.jobs.task import LaneName, Runner, Task, Tell, TooSlow, WorkerLost
from slovoteka.match.thinking import DECIDE, BotCache, DecisionRequest, RunnerThinker, decode, encode, encode_answer
from slovoteka.server.nodes.nats import NatsLink

Think = Callable[[DecisionRequest], Decision | None]


@pytest.fixture
def server() -> Iterator[NatsServer]:
    with running_nats() as running:
        yield running


@pytest.fixture(autouse=True)
def _short_polls(monkeypatch: pytest.MonkeyPatch) -> None:
    """So that machines end as soon as they are told to."""
    monkeypatch.setattr(machines, "_POLL_S", 0.2)


class Machine:
    """A runner that records its tasks and how many run at once."""

    def __init__(self, takes_s: float = 0.0, error: Exception | None = None) -> None:
        self.takes_s, self.error = takes_s, error
        self.taken = self.done = 0
        self.at_once = self.most_at_once = 0

    async def run(self, task: Task, tell: Tell = lambda _: None) -> bytes:
        self.taken += 1
        self.at_once += 1
        self.most_at_once = max(self.most_at_once, self.at_once)
        try:
            await let_pass(self.takes_s, "thinks")
        finally:
            self.at_once -= 1
        if self.error is not None:
            raise self.error
        tell(b"half")
        self.done += 1
        job = decode(task.payload)
        return encode_answer(Decision(Pass(), Reason("bot-test", {"seat": job.situation.seat})))

    async def close(self) -> None: ...


@contextlib.asynccontextmanager
async def asking(url: str, grace_s: float = 60) -> AsyncIterator[RunnerThinker]:
    async with asking_anything(url, grace_s) as runner:
        yield RunnerThinker(runner, grace_s=0.0)


@contextlib.asynccontextmanager
async def asking_anything(url: str, grace_s: float = 60) -> AsyncIterator[NatsRunner]:
    link = NatsLink(url)
    await link.start()
    runner = NatsRunner(link, grace_s=grace_s)
    await runner.start()
    try:
        yield runner
    finally:
        await runner.close()
        await link.close()


@contextlib.asynccontextmanager
async def serving(url: str, machine: Runner, workers: int = 1) -> AsyncIterator[None]:
    stop, link = asyncio.Event(), NatsLink(url)
    await link.start()
    async with asyncio.TaskGroup() as group:
        group.create_task(serve_tasks(link, machine, stop, {"bots": workers}, {DECIDE}))
        try:
            yield
        finally:
            stop.set()
    await link.close()


def job(budget_ms: int = 1_000) -> DecisionRequest:
    return standard("forbidden")[0].job(budget_ms=budget_ms)


async def queue_is_empty(url: str) -> None:
    """Becomes true soon: another connection has reported the result, and the server handles it when it has time."""
    link = NatsLink(url)
    await link.start()
    try:
        async with asyncio.timeout(20):  # much less than an abandoned job would stay
            while (await link.jetstream.stream_info(stream_of("bots"))).state.messages:
                await asyncio.sleep(0.02)
    finally:
        await link.close()


def test_machines_share_the_work_and_take_no_more_than_they_can(server: NatsServer) -> None:
    async def scene() -> None:
        one, two = Machine(0.05), Machine(0.05)
        async with asking(server.url) as thinker, serving(server.url, one, 2), serving(server.url, two, 2):
            decisions = await asyncio.gather(*(thinker.think(job()) for _ in range(40)))
        assert decisions == [Decision(Pass(), Reason("bot-test", {"seat": job().situation.seat}))] * 40
        assert one.done + two.done == 40
        assert min(one.done, two.done) >= 5
        assert (one.most_at_once, two.most_at_once) == (2, 2)
        await queue_is_empty(server.url)

    asyncio.run(scene())


def test_progress_reaches_whoever_asked(server: NatsServer) -> None:
    async def scene() -> None:
        progress: list[bytes] = []
        task = Task(work=DECIDE, payload=encode(job()), lane="bots", limit_s=30)
        async with asking_anything(server.url) as runner, serving(server.url, Machine()):
            await runner.run(task, progress.append)
        assert progress == [b"half"]

    asyncio.run(scene())


@pytest.mark.parametrize(
    ("work", "lane"), [("slovoteka.jobs.processes.crew:call", "bots"), ("os:system", "bots"), (DECIDE, "builds")]
)
def test_only_work_that_is_meant_for_other_machines_is_done(server: NatsServer, work: str, lane: LaneName) -> None:
    """Write access to the queue does not allow running arbitrary work, in any lane."""

    async def scene() -> None:
        machine = Machine()
        task = Task(work=work, payload=b"id", lane=lane, limit_s=30)
        async with asking_anything(server.url) as runner, serving(server.url, machine):
            in_queue = task if lane == "bots" else _in_the_queue_of_bots(runner, task)
            with pytest.raises(WorkerLost):
                await runner.run(in_queue)
        assert machine.most_at_once == 0

    asyncio.run(scene())


def _in_the_queue_of_bots(runner: NatsRunner, task: Task) -> Task:
    """The task names another lane than that of its queue."""
    ask = runner._ask
    runner._ask = lambda _lane, data, tell: ask("bots", data, tell)  # type: ignore[method-assign,assignment]
    return task


def test_answers_go_to_the_node_that_asked(server: NatsServer) -> None:
    async def scene() -> None:
        async with asking(server.url) as one, asking(server.url) as two, serving(server.url, Machine(), 4):
            positions = [position.job() for position in standard("forbidden")[:20]]
            answers = await asyncio.gather(
                *(asker.think(asked) for asked in positions for asker in (one, two)),
            )
            seats = [answer and answer.reason.params["seat"] for answer in answers]
            assert seats == [asked.situation.seat for asked in positions for _ in range(2)]

    asyncio.run(scene())


@pytest.mark.parametrize("error", [TooSlow("slow"), WorkerLost("lost")])
def test_a_failure_is_reported_at_once_and_the_job_is_not_tried_again(server: NatsServer, error: Exception) -> None:
    async def scene() -> None:
        machine = Machine(error=error)
        async with asking(server.url) as thinker, serving(server.url, machine):
            began = time.monotonic()
            with pytest.raises(type(error)):
                await thinker.think(job())
            assert time.monotonic() - began < 30  # less than the minute after which the asker gives up
        assert machine.taken == 1
        await queue_is_empty(server.url)

    asyncio.run(scene())


def test_without_machines_there_is_no_answer_and_the_job_is_withdrawn(server: NatsServer) -> None:
    async def scene() -> None:
        async with asking(server.url, grace_s=3) as thinker:  # enough to create the queue and enqueue the job
            with pytest.raises(TooSlow):
                await thinker.think(job(budget_ms=100))
        await queue_is_empty(server.url)
        machine = Machine()
        async with asking(server.url) as thinker, serving(server.url, machine):
            await thinker.think(job())
        assert machine.done == 1

    asyncio.run(scene())


def test_a_machine_that_ends_finishes_what_it_has_taken(server: NatsServer) -> None:
    async def scene() -> None:
        machine = Machine(1.0)
        async with asking(server.url) as thinker:
            async with serving(server.url, machine):
                asked = asyncio.create_task(thinker.think(job()))
                while not machine.at_once:
                    await asyncio.sleep(0.01)
            assert machine.done == 1
            assert await asked is not None

    asyncio.run(scene())


def test_what_a_machine_cannot_finish_goes_to_another_at_once(
    server: NatsServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(machines, "_DRAIN_S", 0.1)
    monkeypatch.setattr(machines, "_ACK_WAIT_S", 600.0)  # so that nobody notices a machine that dies

    async def scene() -> None:
        one, two = Machine(600), Machine()
        async with asking(server.url) as thinker:
            async with serving(server.url, one):
                asked = asyncio.create_task(thinker.think(job()))
                while not one.at_once:
                    await asyncio.sleep(0.01)
            async with serving(server.url, two):
                assert await asked is not None
        assert (one.done, two.done) == (0, 1)

    asyncio.run(scene())


@pytest.mark.full
def test_a_long_thought_is_not_given_to_a_second_machine(server: NatsServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(machines, "_ACK_WAIT_S", 5.0)  # three signs of life fit in it, so one may be seconds late

    async def scene() -> None:
        one, two = Machine(6.5), Machine(6.5)  # longer than the wait for a silent machine
        async with asking(server.url) as thinker, serving(server.url, one), serving(server.url, two):
            assert await thinker.think(job()) is not None
        assert one.done + two.done == 1

    asyncio.run(scene())


STUCK = textwrap.dedent("""
    import asyncio, sys
    from slovoteka.jobs.machines import serve_tasks
    from slovoteka.match.thinking import DECIDE
    from slovoteka.server.nodes.nats import NatsLink

    class Stuck:
        async def run(self, task, tell):
            print("taken", flush=True)
            await asyncio.sleep(600)

    async def main():
        link = NatsLink(sys.argv[1])
        await link.start()
        await serve_tasks(link, Stuck(), asyncio.Event(), {"bots": 1}, {DECIDE})

    asyncio.run(main())
""")


def test_the_job_of_a_killed_machine_is_done_by_another(server: NatsServer) -> None:
    async def scene() -> None:
        machine = Machine()
        async with asking(server.url) as thinker:
            asked = asyncio.create_task(thinker.think(job()))
            doomed = subprocess.Popen([sys.executable, "-c", STUCK, server.url], stdout=subprocess.PIPE)
            with doomed:
                assert doomed.stdout is not None
                try:
                    assert await asyncio.to_thread(doomed.stdout.readline) == b"taken\n"
                finally:
                    doomed.send_signal(signal.SIGKILL)
            async with serving(server.url, machine):
                assert await asked is not None
        assert machine.done == 1

    asyncio.run(scene())


def test_a_queue_that_was_lost_with_nats_is_made_again(server: NatsServer) -> None:
    async def scene() -> None:
        machine = Machine()
        async with asking(server.url) as thinker, serving(server.url, machine):
            await thinker.think(job())
            server.stop()
            meanwhile = asyncio.create_task(thinker.think(job()))
            await stays(lambda: not meanwhile.done(), 0.2)
            server.start()
            assert await meanwhile is not None
            assert await thinker.think(job()) is not None

    asyncio.run(scene())


@pytest.mark.full
def test_a_job_lost_in_the_middle_is_asked_again(server: NatsServer) -> None:
    async def scene() -> None:
        machine = Machine(2.0)
        async with asking(server.url) as thinker, serving(server.url, machine, workers=2):
            asked = asyncio.create_task(thinker.think(job()))
            while not machine.at_once:
                await asyncio.sleep(0.01)
            server.stop()
            while machine.at_once:
                await asyncio.sleep(0.01)
            await stays(lambda: not asked.done(), 0.2)  # the answer has nowhere to go
            server.start()
            assert await asked is not None
            assert machine.done == 2

    asyncio.run(scene())


def test_a_machine_whose_client_has_given_up_goes_on_with_another(server: NatsServer) -> None:
    """Like after an error for which a server closes a connection. Running work uses the new client."""

    async def scene() -> None:
        machine, stop, link = Machine(1.0), asyncio.Event(), NatsLink(server.url)
        await link.start()
        async with asking(server.url) as thinker, asyncio.TaskGroup() as group:
            group.create_task(serve_tasks(link, machine, stop, {"bots": 1}, {DECIDE}))
            try:
                asked = asyncio.create_task(thinker.think(job()))
                while not machine.at_once:
                    await asyncio.sleep(0.01)
                await link.client.close()
                assert await asked is not None
                assert await thinker.think(job()) is not None
            finally:
                stop.set()
        await link.close()

    asyncio.run(scene())


BOTS = "import sys; from slovoteka.server.ops.worker_machine import run_bots; run_bots(sys.argv[1], 1)"


def test_a_machine_of_real_bots(server: NatsServer) -> None:
    async def scene() -> None:
        machine = subprocess.Popen([sys.executable, "-c", BOTS, server.url])
        try:
            async with asking(server.url, grace_s=40) as thinker:
                position = standard("forbidden")[0].job("amateur")
                assert await thinker.think(position) == BotCache().decide(position)
        finally:
            machine.send_signal(signal.SIGTERM)
            assert await asyncio.to_thread(machine.wait, 60) == 0

    asyncio.run(scene())
