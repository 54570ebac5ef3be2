"""What the engine thinks of positions that people set up, asked one after the other in processes of its own."""

import asyncio
import multiprocessing
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from typing import Any, Final, Literal

import msgspec

from slovoteka.games import registry
from slovoteka.review.analysis import Analysis, analyse, analysis_of, set_up
from slovoteka.review.model import Advice, Depth
from slovoteka.review.words import advice_in_words
from slovoteka.server.problems import Busy
from slovoteka.server.watching import encode
from slovoteka.server.workers import stand_back

Glance = Literal["look", "quick", "usual"]
"""Only the table; and what is best there, at first sight or with a search."""

_NICENESS: Final = {"quick": 11, "usual": 12}
"""Bots come first, and whole reviews last."""
_MOST_WAITING: Final = 12
_BUSY_S: Final = 5


class Analyses:
    """Two processes start when they are asked, and stay: who looks at a board does not wait for another's search."""

    def __init__(self) -> None:
        self._pools: dict[Depth, ProcessPoolExecutor] = {}
        self._waiting = 0

    async def ask(self, game: str, options: Any, depth: Glance, language: str) -> bytes:
        """The answer as JSON. Raises `Busy` and whatever `set_up` refuses."""
        kind = registry.find(game)
        situation = await asyncio.to_thread(set_up, kind, options)  # refusals do not travel between processes
        if depth == "look":
            return encode(analysis_of(kind, situation, Advice(unit="points")))
        if self._waiting >= _MOST_WAITING:
            raise Busy("analysis-busy", _BUSY_S)
        self._waiting += 1
        try:
            if depth not in self._pools:
                self._pools[depth] = _one_process(_NICENESS[depth])
            work = partial(_analyse, game, msgspec.json.encode(options), depth, language)
            return await asyncio.get_running_loop().run_in_executor(self._pools[depth], work)
        except BrokenProcessPool:
            self._pools.pop(depth, None)
            raise Busy("analysis-failed", _BUSY_S) from None
        finally:
            self._waiting -= 1

    async def close(self) -> None:
        pools, self._pools = self._pools, {}
        for pool in pools.values():
            await asyncio.to_thread(pool.shutdown, cancel_futures=True)


def _one_process(niceness: int) -> ProcessPoolExecutor:
    return ProcessPoolExecutor(
        1, mp_context=multiprocessing.get_context("spawn"), initializer=stand_back, initargs=(niceness,)
    )


# --- in the process -------------------------------------------------------------------------------------------------


def _analyse(game: str, encoded: bytes, depth: Depth, language: str) -> bytes:
    kind = registry.find(game)
    analysis: Analysis = analyse(kind, msgspec.json.decode(encoded, type=kind.options), depth)
    told: Advice = advice_in_words(analysis.advice, language)
    return encode(msgspec.structs.replace(analysis, advice=told))
