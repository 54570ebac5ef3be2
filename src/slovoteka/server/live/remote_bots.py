"""Bots that think in a worker. If the worker does not answer, a reserve move is played."""

import asyncio

import structlog

from slovoteka.bots.bot import Decision, Level, Reason, Situation
from slovoteka.core.errors import Refusal
from slovoteka.jobs.task import NotDone
from slovoteka.match.host import Match
from slovoteka.match.oracles import open_oracle
from slovoteka.match.thinking import DecisionRequest, Thinker, reserve
from slovoteka.server.base.metrics import Metrics

log = structlog.get_logger()
_RESERVE = Reason("bot-reserve", is_routine=True)


class RemoteBot:
    """The bot of one seat of one match. It thinks in a worker process here or on another machine."""

    def __init__(self, thinker: Thinker, metrics: Metrics, match: Match, seat: int, level: Level, seed: int) -> None:
        self.level = level
        self._thinker, self._metrics, self._match, self._seat, self._seed = thinker, metrics, match, seat, seed

    async def think(self, situation: Situation) -> Decision | None:
        job = DecisionRequest(
            game=self._match.header.game,
            options=self._match.options,
            level=self.level,
            seed=self._seed,
            chair=f"{self._match.id}:{self._seat}",
            situation=situation,
            budget_ms=situation.budget_ms,
        )
        try:
            decision = await self._thinker.think(job)
            if decision is not None and self._is_current(situation):
                self._match.game.check(
                    self._match.table.state, self._seat, situation.window, decision.action, self._match.now_ms()
                )
        except (NotDone, Refusal) as why:
            if not self._is_current(situation):
                return None
            log.warning(
                "reserve-move",
                room=self._match.id,
                seat=self._seat,
                why=why.code if isinstance(why, Refusal) else type(why).__name__,
            )
            return await self._reserve(situation)
        return decision

    def _is_current(self, situation: Situation) -> bool:
        """Whether the window is still open: the table may have changed while the bot was thinking."""
        return any(window.id == situation.window.id for window in self._match.windows)

    async def _reserve(self, situation: Situation) -> Decision | None:
        self._metrics.reserve_moves.inc()
        match = self._match
        # This runs in a thread while the match goes on, so it needs its own oracle.
        oracle, _ = await asyncio.to_thread(open_oracle, match.kind, match.options)
        if not self._is_current(situation):
            return None
        state, now_ms = match.table.state, match.now_ms()
        action = await asyncio.to_thread(
            reserve, match.kind, match.options, oracle, state, self._seat, situation.window, now_ms
        )
        return None if action is None else Decision(action, _RESERVE)
