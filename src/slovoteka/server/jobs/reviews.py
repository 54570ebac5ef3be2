"""Reviews of finished matches, made by low-priority workers.

The node that is asked first makes the review and stores the result. All nodes tell their own followers how far it is.
A review that nobody wants any more is stopped.
"""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Final

import msgspec
import structlog

from slovoteka.core.record import Record
from slovoteka.core.value import Value
from slovoteka.jobs.task import NotDone, Runner, Task
from slovoteka.review.model import Depth, Review
from slovoteka.review.registry import check_reviewed
from slovoteka.review.works import REVIEW, JudgedSoFar, read_review, review_request
from slovoteka.server.base.problems import Busy
from slovoteka.server.nodes.bus import Bus
from slovoteka.store.log import Unavailable
from slovoteka.store.work import WorkResults

Key = tuple[str, Depth]
"""A room and the depth of the review."""
Follower = Callable[["ReviewProgress", bool], None]
"""Called with the progress, and with whether the review is ready to be fetched."""

_VERSION: Final = 1
"""Increased when reviews are made differently, so that stored reviews are made again."""
_MOST_WAITING: Final = 20
_BUSY_S: Final = 20
_FORGOTTEN_S: Final = 30.0
"""A review is stopped if nobody asks for this long. Clients without a socket ask every two seconds."""
_CLAIM_MS: Final = 15_000
_RENEW_S: Final = 3.0
"""A node renews its claim while it works. If it stops renewing, it counts as dead and another node starts again."""
_WANTED: Final = b"wanted"
_DROP: Final = b"drop"

log = structlog.get_logger()


class ReviewProgress(Value, frozen=True, kw_only=True, omit_defaults=True):
    """How far a review is."""

    done: int = 0
    """How many decisions have been judged."""
    total: int | None = None
    """How many decisions there are; None while other reviews come first."""
    failed: bool = False
    review: Review | None = None
    """The review, once all decisions have been judged."""


class _ReviewNews(Value, frozen=True):
    """What nodes tell each other about a review. The review itself is in the store."""

    progress: ReviewProgress
    is_made: bool


class _Work:
    """A review that this node makes."""

    def __init__(self, now_s: float) -> None:
        self.progress = ReviewProgress()
        self.wanted_s = now_s
        self.task: asyncio.Task[None]


class Reviews:
    def __init__(self, runner: Runner, store: WorkResults, bus: Bus) -> None:
        self._runner, self._store, self._bus = runner, store, bus
        self._at_work: dict[Key, _Work] = {}
        self._failed: set[Key] = set()
        self._dropping: dict[Key, asyncio.Task[None]] = {}
        self._followers: dict[Key, set[Follower]] = {}
        self._wanting: dict[Key, asyncio.Task[None]] = {}

    # --- what is asked ------------------------------------------------------------------------------------------------

    async def look(self, key: Key) -> ReviewProgress | None:
        """The progress of a review on any node; None if nobody has asked for it recently."""
        if (work := self._at_work.get(key)) is not None:
            work.wanted_s = _now_s()
            return work.progress
        if (made := await self._store.work_result(_name(key))) is not None:
            return _whole(read_review(made))
        state = await self._store.work_state(_name(key))
        if state is not None and state.node != self._bus.node:  # our own is at work or just stopping
            self._bus.publish(_subject(key), _WANTED)
            return msgspec.json.decode(state.progress, type=ReviewProgress)
        return ReviewProgress(failed=True) if key in self._failed else None

    async def ask(self, key: Key, record: Record) -> ReviewProgress:
        """Starts a review unless it exists or is being made. Raises `Busy`; `Unreadable` for a game without reviews."""
        check_reviewed(record.header.game)
        found = await self.look(key)
        if found is not None and not found.failed:
            return found
        if len(self._at_work) >= _MOST_WAITING:
            raise Busy("reviews-busy", _BUSY_S)
        await asyncio.sleep(0)  # lets `_ended` run for a review that has just failed
        if (dropping := self._dropping.get(key)) is not None:
            await asyncio.wait([dropping])  # otherwise it would drop our new claim
        self._failed.discard(key)
        progress = ReviewProgress()
        if not await self._store.claim_work(_name(key), self._bus.node, _CLAIM_MS, msgspec.json.encode(progress)):
            return progress  # another node was quicker
        if key not in self._at_work:
            work = self._at_work[key] = _Work(_now_s())
            self._bus.subscribe(_subject(key), lambda message: self._hear(key, message))
            work.task = asyncio.get_running_loop().create_task(self._make(key, work, record))
            work.task.add_done_callback(lambda _: self._ended(key, work))
        return progress

    def follow(self, key: Key, follower: Follower) -> None:
        """Calls `follower` with the progress of a review, on whichever node it is made, until `unfollow`."""
        if key not in self._followers:
            self._bus.subscribe(_subject(key), lambda message: self._hear(key, message))
            self._wanting[key] = asyncio.get_running_loop().create_task(self._keep_wanted(key))
        self._followers.setdefault(key, set()).add(follower)

    def unfollow(self, key: Key, follower: Follower) -> None:
        followers = self._followers.get(key, set())
        followers.discard(follower)
        if followers or self._followers.pop(key, None) is None:
            return
        self._wanting.pop(key).cancel()
        if key not in self._at_work:
            self._bus.unsubscribe(_subject(key))

    async def _keep_wanted(self, key: Key) -> None:
        """Tells the node that makes the review that it is still followed here."""
        while True:
            self._bus.publish(_subject(key), _WANTED)
            await asyncio.sleep(_FORGOTTEN_S / 3)

    def drop(self, key: Key) -> None:
        """Stops the review, on whichever node it is made, unless others follow it there."""
        if (work := self._at_work.get(key)) is None:
            self._bus.publish(_subject(key), _DROP)
        elif not self._followers.get(key):
            work.task.cancel()

    async def close(self) -> None:
        tasks = [*self._wanting.values(), *(work.task for work in self._at_work.values())]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await asyncio.sleep(0)  # lets `_ended` run
        await asyncio.gather(*self._dropping.values(), return_exceptions=True)

    # --- one review ---------------------------------------------------------------------------------------------------

    async def _make(self, key: Key, work: _Work, record: Record) -> None:
        task = Task(work=REVIEW, payload=review_request(record, key[1]), lane="reviews", group=key[0])
        renewing = asyncio.get_running_loop().create_task(self._renew(key, work))
        try:
            made = await self._runner.run(task, lambda message: self._judged(key, work, message))
            await self._store.finish_work(_name(key), self._bus.node, made)
            work.progress = _whole(read_review(made))
        except NotDone as why:
            log.error("not-reviewed", room=key[0], depth=key[1], why=str(why))
            self._failed.add(key)
            work.progress = ReviewProgress(failed=True)
        finally:
            renewing.cancel()

    def _ended(self, key: Key, work: _Work) -> None:
        """Cleans up after a review. The task cannot do this itself: if it is cancelled early enough, it never runs."""
        if not work.task.cancelled() and (error := work.task.exception()) is not None:
            log.error("not-reviewed", room=key[0], depth=key[1], exc_info=error)
            work.progress = ReviewProgress(failed=True)
        del self._at_work[key]
        self._tell(key, work.progress)
        if key not in self._followers:
            self._bus.unsubscribe(_subject(key))
        if work.progress.review is None:
            dropping = asyncio.get_running_loop().create_task(self._store.drop_work(_name(key), self._bus.node))
            self._dropping[key] = dropping
            dropping.add_done_callback(lambda _: self._dropping.pop(key, None))

    def _judged(self, key: Key, work: _Work, message: bytes) -> None:
        judged = msgspec.json.decode(message, type=JudgedSoFar)
        work.progress = ReviewProgress(done=judged.done, total=judged.total)
        self._tell(key, work.progress)

    async def _renew(self, key: Key, work: _Work) -> None:
        """Renews the claim and stores the progress. Stops the review when nobody wants it any more."""
        while True:
            await asyncio.sleep(_RENEW_S)
            if not self._followers.get(key) and _now_s() - work.wanted_s > _FORGOTTEN_S:
                work.task.cancel()
                return
            progress = msgspec.json.encode(work.progress)
            with suppress(Unavailable):  # the next renewal may succeed
                await self._store.claim_work(_name(key), self._bus.node, _CLAIM_MS, progress)

    def _tell(self, key: Key, progress: ReviewProgress) -> None:
        """Tells followers here and on other nodes. They read the review itself from the store."""
        news = _ReviewNews(progress.but(review=None), progress.review is not None)
        self._tell_followers(key, news)
        self._bus.publish(_subject(key), msgspec.json.encode(news))

    def _hear(self, key: Key, message: bytes) -> None:
        work = self._at_work.get(key)
        if message in (_WANTED, _DROP):
            if work is not None and message == _WANTED:
                work.wanted_s = _now_s()
            elif work is not None:
                self.drop(key)
            return
        self._tell_followers(key, msgspec.json.decode(message, type=_ReviewNews))

    def _tell_followers(self, key: Key, news: _ReviewNews) -> None:
        for follower in list(self._followers.get(key, ())):
            follower(news.progress, news.is_made)


def _name(key: Key) -> str:
    return f"review/{_VERSION}/{key[1]}/{key[0]}"


def _subject(key: Key) -> str:
    return f"review.{key[1]}.{key[0]}"


def _whole(made: Review) -> ReviewProgress:
    return ReviewProgress(done=len(made.judged), total=len(made.judged), review=made)


def _now_s() -> float:
    return asyncio.get_running_loop().time()
