"""Asks the engine for the best moves in positions that people set up."""

import asyncio
from typing import Any, Final, Literal

import msgspec

from slovoteka.games import registry
from slovoteka.jobs.task import LaneFull, LaneName, NotDone, Runner, Task
from slovoteka.review.analysis import analysis_of, set_up
from slovoteka.review.model import Advice, Depth
from slovoteka.review.works import ANALYSE, AnalysisRequest
from slovoteka.server.base.problems import Busy
from slovoteka.server.base.wire import encode

Glance = Literal["look", "quick", "usual"]
"""`look` shows only the table, `quick` the best moves at first sight, `usual` the best moves after a search."""

_LANES: Final[dict[Depth, LaneName]] = {"quick": "looks", "usual": "searches"}
"""Separate lanes, so that a quick look does not wait for another person's search."""
_LIMIT_S: Final = 60.0
_BUSY_S: Final = 5


class Analyses:
    def __init__(self, runner: Runner) -> None:
        self._runner = runner

    async def ask(self, game: str, options: Any, depth: Glance, language: str) -> bytes:
        """The answer as JSON. Raises `Busy` and the refusals of `set_up`."""
        kind = registry.find(game)
        situation = await asyncio.to_thread(set_up, kind, options)  # here, because a worker cannot pass a refusal back
        if depth == "look":
            return encode(analysis_of(kind, situation, Advice(unit="points")))
        order = AnalysisRequest(game, msgspec.Raw(msgspec.json.encode(options)), depth, language)
        task = Task(work=ANALYSE, payload=encode(order), lane=_LANES[depth], limit_s=_LIMIT_S, needs=game)
        try:
            return await self._runner.run(task)
        except LaneFull:
            raise Busy("analysis-busy", _BUSY_S) from None
        except NotDone:
            raise Busy("analysis-failed", _BUSY_S) from None
