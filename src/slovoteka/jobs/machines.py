"""Tasks on other machines, over NATS queues: nodes send tasks, and workers on any number of machines answer.

A task stays in its queue until its answer has been sent. If the machine that took it dies, another one gets it.
"""

import asyncio
import contextlib
import itertools
from collections.abc import Callable, Collection, Mapping
from typing import Final, Protocol

import msgspec
import nats.errors
import structlog
from nats.aio.client import Client
from nats.aio.msg import Msg
from nats.js import JetStreamContext
from nats.js.api import ConsumerConfig, RetentionPolicy, StorageType, StreamConfig
from nats.js.errors import BadRequestError, NoStreamResponseError

from slovoteka.jobs.asyncio_tasks import end
from slovoteka.jobs.task import LaneName, NotDone, Runner, Task, Tell, TooSlow, WorkerLost

PREFIX: Final = "slovoteka.jobs"
WORKERS: Final = "workers"

_STALE_S: Final[Mapping[LaneName, float]] = {"reviews": 3_600.0}
_USUALLY_STALE_S: Final = 60.0
"""Nobody waits longer than this for a decision or an analysis."""
_DELIVERIES: Final = 3
"""How many machines get a task at most, because a bad task may kill each of them."""
_ACK_WAIT_S: Final = 4.0
"""A worker that is silent for this long counts as dead. Workers that need longer report that they are working."""
_GRACE_S: Final = 8.0
"""Added to the task's own limit, for waiting in the queue and for a second machine if the first one dies."""
_POLL_S: Final = 1.0
_RETRY_S: Final = 0.25
_CARE_S: Final = 2.0
_DRAIN_S: Final = 8.0

_ANSWER_TO: Final = "Slovoteka-Answer-To"
_STATE: Final = "Slovoteka-State"
_SLOW: Final = "slow"
_LOST: Final = "lost"
_PROGRESS: Final = "progress"

log = structlog.get_logger("slovoteka.jobs")
_decode: Final = msgspec.msgpack.Decoder(Task).decode
_encode: Final = msgspec.msgpack.Encoder().encode


class Link(Protocol):
    """The connection of this process to NATS, which restores itself."""

    node: str
    on_gap: list[Callable[[], None]]

    @property
    def connected(self) -> bool: ...

    @property
    def client(self) -> Client: ...

    @property
    def jetstream(self) -> JetStreamContext: ...

    def subscribe(self, subject: str, handler: Callable[[Msg], None]) -> None: ...

    def unsubscribe(self, subject: str) -> None: ...

    async def flush(self) -> None: ...


def stream_of(lane: LaneName) -> str:
    return f"JOBS-{lane}"


def _subject_of(lane: LaneName) -> str:
    return f"{PREFIX}.{lane}"


async def _make_queue(jetstream: JetStreamContext, lane: LaneName) -> None:
    """Makes a queue in memory, since tasks expire soon. Any process may make it, because all use the same settings."""
    stale_s = _STALE_S.get(lane, _USUALLY_STALE_S)
    stream = StreamConfig(
        name=stream_of(lane),
        subjects=[_subject_of(lane)],
        retention=RetentionPolicy.WORK_QUEUE,
        storage=StorageType.MEMORY,
        max_age=stale_s,
        duplicate_window=_USUALLY_STALE_S,
    )
    consumer = ConsumerConfig(durable_name=WORKERS, ack_wait=_ACK_WAIT_S, max_deliver=_DELIVERIES)
    with contextlib.suppress(BadRequestError):  # another version has made it with other limits
        await jetstream.add_stream(stream)
    with contextlib.suppress(BadRequestError):
        await jetstream.add_consumer(stream_of(lane), consumer)


# --- who asks -------------------------------------------------------------------------------------------------------


class _Attempt:
    """A task that was sent. Its answer is None if the connection was lost, as the task or answer may be lost too."""

    def __init__(self, tell: Tell) -> None:
        self.tell = tell
        self.answer: asyncio.Future[Msg | None] = asyncio.get_running_loop().create_future()


class NatsRunner:
    """Runs tasks on any machine that serves them."""

    def __init__(self, link: Link, *, grace_s: float = _GRACE_S) -> None:
        self._link, self._grace_s = link, grace_s
        self._answers = f"{PREFIX}.answers.{link.node}."
        self._numbers = itertools.count(1)
        self._asked: dict[str, _Attempt] = {}
        self._withdrawals: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        self._link.subscribe(f"{self._answers}*", self._heard)
        self._link.on_gap.append(self._ask_again)
        await self._link.flush()

    async def close(self) -> None:
        self._link.on_gap.remove(self._ask_again)
        self._link.unsubscribe(f"{self._answers}*")
        if self._withdrawals:
            await asyncio.wait(self._withdrawals)

    async def run(self, task: Task, tell: Tell = lambda _: None) -> bytes:
        data = _encode(task)
        limit_s = None if task.limit_s is None else task.limit_s + self._grace_s
        try:
            async with asyncio.timeout(limit_s):
                answer = None
                while answer is None:
                    answer = await self._ask(task.lane, data, tell)
        except TimeoutError:
            raise TooSlow(f"no answer for {task.group}") from None
        failure = answer.headers and answer.headers.get(_STATE)
        if failure:
            raise (TooSlow if failure == _SLOW else WorkerLost)(f"no answer for {task.group}")
        return answer.data

    async def _ask(self, lane: LaneName, data: bytes, tell: Tell) -> Msg | None:
        attempt = str(next(self._numbers))
        asked = self._asked[attempt] = _Attempt(tell)
        place = None
        try:
            place = await self._send(attempt, lane, data)
            return await asked.answer
        finally:
            del self._asked[attempt]
            if place is not None and (asked.answer.cancelled() or asked.answer.result() is None):
                withdrawal = asyncio.create_task(self._withdraw(lane, place))
                self._withdrawals.add(withdrawal)
                withdrawal.add_done_callback(self._withdrawals.discard)

    async def _send(self, attempt: str, lane: LaneName, data: bytes) -> int:
        """Tries until the task is in the queue, and returns its place there. Its id prevents duplicates."""
        headers = {_ANSWER_TO: self._answers + attempt, "Nats-Msg-Id": f"{self._link.node}.{attempt}"}
        while True:
            jetstream = self._link.jetstream
            try:
                return (await jetstream.publish(_subject_of(lane), data, headers=headers)).seq
            except nats.errors.MaxPayloadError:
                raise WorkerLost(f"a task of {len(data)} bytes is too large") from None
            except NoStreamResponseError:
                with contextlib.suppress(nats.errors.Error):
                    await _make_queue(jetstream, lane)
            except nats.errors.Error as error:
                log.warning("task-not-sent", error=str(error))
            await asyncio.sleep(_RETRY_S)

    async def _withdraw(self, lane: LaneName, place: int) -> None:
        """Takes a task that nobody waits for out of the queue, so that no worker wastes time on it."""
        with contextlib.suppress(nats.errors.Error):
            await self._link.jetstream.delete_msg(stream_of(lane), place)

    def _heard(self, message: Msg) -> None:
        asked = self._asked.get(message.subject.removeprefix(self._answers))
        if asked is None or asked.answer.done():
            return
        if message.headers and message.headers.get(_STATE) == _PROGRESS:
            asked.tell(message.data)
        else:
            asked.answer.set_result(message)

    def _ask_again(self) -> None:
        for asked in self._asked.values():
            if not asked.answer.done():
                asked.answer.set_result(None)


# --- who answers ----------------------------------------------------------------------------------------------------


async def serve_tasks(
    link: Link, runner: Runner, stop: asyncio.Event, places: Mapping[LaneName, int], works: Collection[str]
) -> None:
    """Takes tasks until `stop`, at most as many at once as a lane has places. Then finishes those it has taken.

    Tasks that take too long to finish go back to the queue. Only `works` are done: a task names a function, and
    whoever can write to the queue must not be able to call any function.
    """
    for lane in places:
        with contextlib.suppress(nats.errors.Error):
            await _make_queue(link.jetstream, lane)
    care = asyncio.create_task(_care_for_queues(link, tuple(places)))
    try:
        async with asyncio.TaskGroup() as group:
            lanes = [lane for lane, count in places.items() for _ in range(count)]
            serving = [group.create_task(_serve(link, runner, stop, lane, works)) for lane in lanes]
            group.create_task(_end_in_time(serving, stop))
    finally:
        await end([care])


async def _end_in_time(serving: list[asyncio.Task[None]], stop: asyncio.Event) -> None:
    await stop.wait()
    _, late = await asyncio.wait(serving, timeout=_DRAIN_S)
    await end(late)


async def _care_for_queues(link: Link, lanes: tuple[LaneName, ...]) -> None:
    """Makes the queues again and again, because fetching cannot tell an empty queue from one that is gone."""
    while True:
        await asyncio.sleep(_CARE_S if link.connected else _RETRY_S)
        try:
            for lane in lanes:
                await _make_queue(link.jetstream, lane)
        except nats.errors.Error as error:
            log.warning("queue-not-made", error=str(error))


async def _serve(link: Link, runner: Runner, stop: asyncio.Event, lane: LaneName, works: Collection[str]) -> None:
    queue = bound_by = None
    while not stop.is_set():
        try:
            jetstream = link.jetstream
            if queue is None or bound_by is not jetstream:  # the link has a new client, so bind again
                queue = await jetstream.pull_subscribe_bind(durable=WORKERS, stream=stream_of(lane))
                bound_by = jetstream
            (message,) = await queue.fetch(1, timeout=_POLL_S)
        except TimeoutError:
            continue
        except nats.errors.Error as error:
            log.warning("queue-not-read", error=str(error))
            await asyncio.sleep(_RETRY_S)
        else:
            await _answer(link, runner, message, lane, works)


async def _answer(link: Link, runner: Runner, message: Msg, lane: LaneName, works: Collection[str]) -> None:
    pulse = asyncio.create_task(_keep_from_others(message))
    asker = (message.headers or {}).get(_ANSWER_TO)
    telling: set[asyncio.Task[None]] = set()

    def tell(progress: bytes) -> None:
        if asker is not None:
            sending = asyncio.create_task(_publish(link, asker, progress, _PROGRESS))
            telling.add(sending)
            sending.add_done_callback(telling.discard)

    try:
        task = _decode(message.data)
        if task.work not in works or task.lane != lane:
            raise WorkerLost(f"{task.work[:100]} is no work for the lane {lane}")
        answer, state = await runner.run(task, tell), ""
    except TooSlow:
        answer, state = b"", _SLOW
    except (NotDone, msgspec.MsgspecError) as error:
        log.warning("task-not-done", error=str(error))
        answer, state = b"", _LOST
    except asyncio.CancelledError:
        with contextlib.suppress(nats.errors.Error):
            await message.nak()  # gives it to another machine at once
        raise
    finally:
        pulse.cancel()
    if telling:
        await asyncio.wait(telling)
    try:
        if asker is not None:
            await link.client.publish(asker, answer, headers={_STATE: state} if state else None)
        await message.ack()
    except nats.errors.Error as error:
        log.warning("task-not-answered", error=str(error))  # the queue will deliver the task again


async def _publish(link: Link, asker: str, progress: bytes, state: str) -> None:
    with contextlib.suppress(nats.errors.Error):
        await link.client.publish(asker, progress, headers={_STATE: state})


async def _keep_from_others(message: Msg) -> None:
    while True:
        await asyncio.sleep(_ACK_WAIT_S / 3)
        with contextlib.suppress(nats.errors.Error):
            await message.in_progress()
