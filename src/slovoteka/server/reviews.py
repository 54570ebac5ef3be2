"""Reviews of finished matches, made one after the other by a process that stands back for the server.

`Reviews` is the server's side. The process is this module run as a program: it reads a record and says in lines of JSON
how far it has come; the last of them is the review. One that nobody asks about any more is broken off.
"""

import asyncio
import os
import sys
from collections import OrderedDict
from contextlib import suppress
from typing import Final

import msgspec
import structlog

from slovoteka.core.record import Record, lines, parse
from slovoteka.review.model import Depth, Review
from slovoteka.review.registry import check_reviewed
from slovoteka.review.run import review
from slovoteka.server.problems import Busy
from slovoteka.server.workers import stand_back

Key = tuple[str, Depth]
"""A room, and how deep to look."""

_NICENESS: Final = 15
_KEPT: Final = 100
"""Reviews ready for who asks next. Any of them can be made again."""
_MOST_WAITING: Final = 20
_BUSY_S: Final = 20
_FORGOTTEN_S: Final = 30.0
"""Who wants to know asks every other second."""
_LONGEST_LINE: Final = 64 << 20

log = structlog.get_logger()


class ReviewProgress(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """How far a review is."""

    done: int = 0
    """Decisions that are judged."""
    total: int | None = None
    """None while others are reviewed first."""
    failed: bool = False
    review: Review | None = None
    """Once all are."""


class _Work:
    def __init__(self, task: asyncio.Task[None]) -> None:
        self.task = task
        self.progress = ReviewProgress()
        self.asked_at = 0.0


class Reviews:
    def __init__(self) -> None:
        self._kept: OrderedDict[Key, ReviewProgress] = OrderedDict()
        self._at_work: dict[Key, _Work] = {}
        self._turn = asyncio.Lock()

    def look(self, key: Key) -> ReviewProgress | None:
        """How far it is; None if nobody has asked for it, or not for a while."""
        if (work := self._at_work.get(key)) is not None:
            work.asked_at = asyncio.get_running_loop().time()
            return work.progress
        return self._kept.get(key)

    def ask(self, key: Key, record: Record) -> ReviewProgress:
        """Begins with it, unless it is there or at work. Raises `Busy`, and `Unreadable` for a game without reviews."""
        check_reviewed(record.header.game)
        found = self.look(key)
        if found is not None and not found.failed:
            return found
        if len(self._at_work) >= _MOST_WAITING:
            raise Busy("reviews-busy", _BUSY_S)
        self._kept.pop(key, None)
        work = _Work(asyncio.get_running_loop().create_task(self._make(key, record)))
        self._at_work[key] = work
        work.asked_at = asyncio.get_running_loop().time()
        work.task.add_done_callback(lambda _: self._keep(key))
        return work.progress

    def drop(self, key: Key) -> None:
        """Nobody wants to know any more."""
        if (work := self._at_work.get(key)) is not None:
            work.task.cancel()

    async def close(self) -> None:
        tasks = [work.task for work in self._at_work.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    # --- one review -------------------------------------------------------------------------------------------------

    async def _make(self, key: Key, record: Record) -> None:
        async with self._turn:
            await self._follow(key, record)

    def _keep(self, key: Key) -> None:
        """What has come of it. Not by the task itself: one that is broken off early enough never begins."""
        progress = self._at_work.pop(key).progress
        if progress.review is not None or progress.failed:
            self._kept[key] = progress
            while len(self._kept) > _KEPT:
                self._kept.popitem(last=False)

    async def _follow(self, key: Key, record: Record) -> None:
        process = await _start(key[1], record)
        work = self._at_work[key]
        try:
            while line := await self._next_line(process, work):
                work.progress = msgspec.json.decode(line, type=ReviewProgress)
            if await process.wait() or work.progress.review is None:
                log.error("not-reviewed", room=key[0], depth=key[1], code=process.returncode)
                work.progress = ReviewProgress(failed=True)
        finally:
            if process.returncode is None:
                with suppress(ProcessLookupError):
                    process.kill()
                await process.wait()

    async def _next_line(self, process: asyncio.subprocess.Process, work: _Work) -> bytes:
        """Raises `CancelledError` as soon as nobody has asked for long enough."""
        if process.stdout is None:
            raise AssertionError("it was started with a pipe")
        reading = asyncio.ensure_future(process.stdout.readline())
        try:
            while not reading.done():
                await asyncio.wait([reading], timeout=1.0)
                if asyncio.get_running_loop().time() - work.asked_at > _FORGOTTEN_S:
                    raise asyncio.CancelledError
            return reading.result()
        finally:
            reading.cancel()


async def _start(depth: Depth, record: Record) -> asyncio.subprocess.Process:
    alone = {"OMP_NUM_THREADS": "1", "OPENBLAS_NUM_THREADS": "1", "MKL_NUM_THREADS": "1"}
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-P", "-m", "slovoteka.server.reviews", depth),
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        env=os.environ | alone,
        limit=_LONGEST_LINE,
    )
    if process.stdin is None:
        raise AssertionError("it was started with a pipe")
    with suppress(OSError):  # one that has died already is noticed by who reads its answer
        process.stdin.write("".join(f"{line}\n" for line in lines(record)).encode())
        await process.stdin.drain()
        process.stdin.close()
    return process


# --- in the process ---------------------------------------------------------------------------------------------------


def _main(depth: str) -> None:
    stand_back(_NICENESS)

    def tell(progress: ReviewProgress) -> None:
        sys.stdout.buffer.write(msgspec.json.encode(progress) + b"\n")
        sys.stdout.buffer.flush()

    record = parse(sys.stdin)
    workers = max(1, (os.cpu_count() or 2) // 2)
    made = review(
        record,
        msgspec.convert(depth, Depth),
        workers=workers,
        tell=lambda done, total: tell(ReviewProgress(done=done, total=total)),
    )
    tell(ReviewProgress(done=len(made.judged), total=len(made.judged), review=made))


if __name__ == "__main__":
    _main(sys.argv[1])
