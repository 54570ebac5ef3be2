"""What the engine thinks of positions that people set up, asked one after the other in a process of its own."""

import asyncio
import multiprocessing
import os
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Final

import msgspec

from slovoteka.games import registry
from slovoteka.review.analysis import Analysis, analyse, set_up
from slovoteka.review.model import Advice, Depth
from slovoteka.review.words import advice_in_words
from slovoteka.server.problems import Busy
from slovoteka.server.watching import encode
from slovoteka.server.workers import stand_back

_NICENESS: Final = 12
"""Bots come first, and whole reviews last."""
_MOST_WAITING: Final = 12
_BUSY_S: Final = 5


class Analyses:
    """The process starts when somebody asks, and stays: what it has opened serves the next."""

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None
        self._waiting = 0

    async def ask(self, game: str, options: Any, depth: Depth, language: str) -> bytes:
        """The answer as JSON. Raises `Busy` and whatever `analyse` refuses."""
        await asyncio.to_thread(set_up, registry.find(game), options)  # refusals do not travel between processes
        if self._waiting >= _MOST_WAITING:
            raise Busy("analysis-busy", _BUSY_S)
        if self._pool is None:
            self._pool = _one_process()
        self._waiting += 1
        try:
            loop, encoded = asyncio.get_running_loop(), msgspec.json.encode(options)
            return await loop.run_in_executor(self._pool, _analyse, game, encoded, depth, language)
        except BrokenProcessPool:
            self._pool = None
            raise Busy("analysis-failed", _BUSY_S) from None
        finally:
            self._waiting -= 1

    async def close(self) -> None:
        if self._pool is not None:
            pool, self._pool = self._pool, None
            await asyncio.to_thread(pool.shutdown, cancel_futures=True)


def _one_process() -> ProcessPoolExecutor:
    return ProcessPoolExecutor(
        1, mp_context=multiprocessing.get_context("spawn"), initializer=stand_back, initargs=(_NICENESS,)
    )


# --- in the process -------------------------------------------------------------------------------------------------


def _analyse(game: str, encoded: bytes, depth: Depth, language: str) -> bytes:
    os.environ.setdefault("OMP_NUM_THREADS", "1")
    kind = registry.find(game)
    analysis: Analysis = analyse(kind, msgspec.json.decode(encoded, type=kind.options), depth)
    told: Advice = advice_in_words(analysis.advice, language)
    return encode(msgspec.structs.replace(analysis, advice=told))
