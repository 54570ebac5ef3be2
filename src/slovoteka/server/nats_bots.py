"""The bots' work as a queue in NATS: nodes ask, and workers on any number of machines answer.

A job stays in the queue until its answer has been sent: if the machine that took it dies, another one gets it.
"""

import asyncio
import contextlib
import itertools
import signal
from typing import Final

import msgspec
import nats.errors
import structlog
import uvloop
from nats.aio.msg import Msg
from nats.js import JetStreamContext
from nats.js.api import ConsumerConfig, RetentionPolicy, StorageType, StreamConfig
from nats.js.errors import BadRequestError, NoStreamResponseError

from slovoteka.bots.bot import Decision
from slovoteka.core.errors import Refusal
from slovoteka.match.thinking import (
    Job,
    NoAnswer,
    Thinker,
    TooSlow,
    WorkerLost,
    decode,
    decode_answer,
    encode,
    encode_answer,
)
from slovoteka.server.nats import PREFIX, NatsLink
from slovoteka.server.workers import WorkerPool

STREAM: Final = "BOTS"
WORKERS: Final = "workers"
JOBS: Final = f"{PREFIX}bots.jobs"
ANSWERS: Final = f"{PREFIX}bots.answers"

_STALE_S: Final = 60.0
_DELIVERIES: Final = 3
"""A job that took down this many machines is not given to a fourth."""
_ACK_WAIT_S: Final = 4.0
"""A worker that has not been heard of for this long is dead. One that thinks for longer says that it does."""
_GRACE_S: Final = 8.0
"""Beyond the bot's own time: for waiting in the queue, and for a second machine if the first one dies."""
_POLL_S: Final = 1.0
_RETRY_S: Final = 0.25
_CARE_S: Final = 2.0
_DRAIN_S: Final = 8.0

_ANSWER_TO: Final = "Slovoteka-Answer-To"
_FAILURE: Final = "Slovoteka-Failure"
_SLOW: Final = "slow"
_LOST: Final = "lost"

log = structlog.get_logger(__name__)


async def _make_queue(jetstream: JetStreamContext) -> None:
    """In memory, for a job is worth nothing after a minute. Whoever misses it makes it: it is the same for all."""
    stream = StreamConfig(
        name=STREAM,
        subjects=[JOBS],
        retention=RetentionPolicy.WORK_QUEUE,
        storage=StorageType.MEMORY,
        max_age=_STALE_S,
        duplicate_window=_STALE_S,
    )
    consumer = ConsumerConfig(durable_name=WORKERS, ack_wait=_ACK_WAIT_S, max_deliver=_DELIVERIES)
    with contextlib.suppress(BadRequestError):  # it is there, made by another version with other limits
        await jetstream.add_stream(stream)
    with contextlib.suppress(BadRequestError):
        await jetstream.add_consumer(STREAM, consumer)


# --- who asks -------------------------------------------------------------------------------------------------------


class NatsThinker:
    """A `Thinker` that has others think."""

    def __init__(self, link: NatsLink, *, grace_s: float = _GRACE_S) -> None:
        self._link, self._grace_s = link, grace_s
        self._answers = f"{ANSWERS}.{link.node}."
        self._numbers = itertools.count(1)
        self._asked: dict[str, asyncio.Future[Msg | None]] = {}
        self._withdrawals: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        self._link.subscribe(f"{self._answers}*", self._heard)
        self._link.on_gap.append(self._ask_again)
        await self._link.settle()

    async def close(self) -> None:
        self._link.on_gap.remove(self._ask_again)
        self._link.unsubscribe(f"{self._answers}*")
        if self._withdrawals:
            await asyncio.wait(self._withdrawals)

    async def think(self, job: Job) -> Decision | None:
        data = encode(job)
        try:
            async with asyncio.timeout(job.budget_ms / 1_000 + self._grace_s):
                answer = None
                while answer is None:
                    answer = await self._ask(data)
        except TimeoutError:
            raise TooSlow(f"no answer for {job.chair}") from None
        failure = answer.headers and answer.headers.get(_FAILURE)
        if failure:
            raise (TooSlow if failure == _SLOW else WorkerLost)(f"no answer for {job.chair}")
        return decode_answer(job.game, answer.data)

    async def _ask(self, data: bytes) -> Msg | None:
        """None: the connection was lost, and with it the job, the answer, or neither."""
        attempt = str(next(self._numbers))
        answer: asyncio.Future[Msg | None] = asyncio.get_running_loop().create_future()
        self._asked[attempt] = answer
        place = None
        try:
            place = await self._send(attempt, data)
            return await answer
        finally:
            del self._asked[attempt]
            if place is not None and (answer.cancelled() or answer.result() is None):
                withdrawal = asyncio.create_task(self._withdraw(place))
                self._withdrawals.add(withdrawal)
                withdrawal.add_done_callback(self._withdrawals.discard)

    async def _send(self, attempt: str, data: bytes) -> int:
        """Returns the job's place in the queue. Tries until it is there: under its id it is there once at most."""
        headers = {_ANSWER_TO: self._answers + attempt, "Nats-Msg-Id": f"{self._link.node}.{attempt}"}
        while True:
            jetstream = self._link.jetstream
            try:
                return (await jetstream.publish(JOBS, data, headers=headers)).seq
            except nats.errors.MaxPayloadError:
                raise WorkerLost(f"a job of {len(data)} bytes is too large") from None
            except NoStreamResponseError:
                with contextlib.suppress(nats.errors.Error):
                    await _make_queue(jetstream)
            except nats.errors.Error as error:
                log.warning("job-not-sent", error=str(error))
            await asyncio.sleep(_RETRY_S)

    async def _withdraw(self, place: int) -> None:
        """Nobody should think about what nobody waits for, least of all when there is too much to think about."""
        with contextlib.suppress(nats.errors.Error):
            await self._link.jetstream.delete_msg(STREAM, place)

    def _heard(self, message: Msg) -> None:
        answer = self._asked.get(message.subject.removeprefix(self._answers))
        if answer is not None and not answer.done():
            answer.set_result(message)

    def _ask_again(self) -> None:
        for answer in self._asked.values():
            if not answer.done():
                answer.set_result(None)


# --- who answers ----------------------------------------------------------------------------------------------------


async def serve_jobs(url: str, pool: Thinker, stop: asyncio.Event, *, workers: int) -> None:
    """Takes jobs, never more at once than there are `workers`, until `stop`; then finishes those that it has taken.

    What takes too long even for that goes back to the queue.
    """
    link = NatsLink(url)
    await link.start()
    with contextlib.suppress(nats.errors.Error):
        await _make_queue(link.jetstream)
    care = asyncio.create_task(_care_for_queue(link))
    try:
        async with asyncio.TaskGroup() as group:
            places = [group.create_task(_serve(link, pool, stop)) for _ in range(workers)]
            group.create_task(_end_in_time(places, stop))
    finally:
        care.cancel()
        await asyncio.wait([care])
        await link.close()


async def _end_in_time(places: list[asyncio.Task[None]], stop: asyncio.Event) -> None:
    await stop.wait()
    _, late = await asyncio.wait(places, timeout=_DRAIN_S)
    for place in late:
        place.cancel()


async def _care_for_queue(link: NatsLink) -> None:
    """A fetch cannot tell a queue that is empty from one that is gone, so it is made again and again."""
    while True:
        await asyncio.sleep(_CARE_S if link.connected else _RETRY_S)
        try:
            await _make_queue(link.jetstream)
        except nats.errors.Error as error:
            log.warning("queue-not-made", error=str(error))


async def _serve(link: NatsLink, pool: Thinker, stop: asyncio.Event) -> None:
    queue = None
    while not stop.is_set():
        try:
            if queue is None:
                queue = await link.jetstream.pull_subscribe_bind(durable=WORKERS, stream=STREAM)
            (message,) = await queue.fetch(1, timeout=_POLL_S)
        except TimeoutError:
            continue
        except nats.errors.Error as error:
            log.warning("queue-not-read", error=str(error))
            queue = queue if not link.client.is_closed else None
            await asyncio.sleep(_RETRY_S)
        else:
            await _answer(link, pool, message)


async def _answer(link: NatsLink, pool: Thinker, message: Msg) -> None:
    pulse = asyncio.create_task(_keep_from_others(message))
    try:
        answer, failure = encode_answer(await pool.think(decode(message.data))), ""
    except TooSlow:
        answer, failure = b"", _SLOW
    except (NoAnswer, Refusal, msgspec.MsgspecError) as error:
        log.warning("job-not-done", error=str(error))
        answer, failure = b"", _LOST
    except asyncio.CancelledError:
        with contextlib.suppress(nats.errors.Error):
            await message.nak()  # for others, at once
        raise
    finally:
        pulse.cancel()
    asker = (message.headers or {}).get(_ANSWER_TO)
    try:
        if asker is not None:
            await link.client.publish(asker, answer, headers={_FAILURE: failure} if failure else None)
        await message.ack()
    except nats.errors.Error as error:
        log.warning("job-not-answered", error=str(error))  # it comes again, to somebody


async def _keep_from_others(message: Msg) -> None:
    while True:
        await asyncio.sleep(_ACK_WAIT_S / 3)
        with contextlib.suppress(nats.errors.Error):
            await message.in_progress()


def run_bots(nats_url: str, workers: int) -> None:
    """A machine that only thinks. Ends on SIGTERM or SIGINT, after the jobs it has taken."""
    uvloop.run(_run_bots(nats_url, workers))


async def _run_bots(nats_url: str, workers: int) -> None:
    stop = asyncio.Event()
    for number in (signal.SIGTERM, signal.SIGINT):
        asyncio.get_running_loop().add_signal_handler(number, stop.set)
    pool = WorkerPool(workers)
    try:
        await serve_jobs(nats_url, pool, stop, workers=workers)
    finally:
        await pool.close()
