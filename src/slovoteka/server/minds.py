"""Bots as a node sees them: somebody thinks elsewhere, and if nobody answers, a move within the rules is made."""

import asyncio
from typing import TYPE_CHECKING

import structlog

from slovoteka.bots.bot import Decision, Level, Reason, Situation
from slovoteka.core.errors import Refusal
from slovoteka.match.host import Match
from slovoteka.match.oracles import open_oracle
from slovoteka.match.thinking import Job, NoAnswer, reserve

if TYPE_CHECKING:
    from slovoteka.server.node import Node

log = structlog.get_logger()
_RESERVE = Reason("bot-reserve", is_routine=True)


class FarMind:
    """Decides for one chair of one match, in a worker process here or on another machine."""

    def __init__(self, node: "Node", match: Match, seat: int, level: Level) -> None:
        self.level = level
        self._node, self._match, self._seat = node, match, seat

    async def think(self, situation: Situation) -> Decision | None:
        job = Job(
            game=self._match.header.game,
            options=self._match.options,
            level=self.level,
            seed=self._node.bot_seed(self._match.id, self._seat),
            chair=f"{self._match.id}:{self._seat}",
            situation=situation,
            budget_ms=situation.budget_ms,
        )
        try:
            decision = await self._node.thinker.think(job)
            if decision is not None and self._is_current(situation):
                self._match.game.check(
                    self._match.table.state, self._seat, situation.window, decision.action, self._match.now_ms()
                )
        except (NoAnswer, Refusal) as why:
            if not self._is_current(situation):
                return None
            log.warning(
                "reserve-move", room=self._match.id, seat=self._seat, why=getattr(why, "code", type(why).__name__)
            )
            return await self._reserve(situation)
        return decision

    def _is_current(self, situation: Situation) -> bool:
        """The table may have changed while the bot was thinking."""
        return any(window.id == situation.window.id for window in self._match.windows)

    async def _reserve(self, situation: Situation) -> Decision | None:
        self._node.metrics.reserve_moves.inc()
        match = self._match
        # An oracle of its own: that of the match notes what the rules ask, and this is done beside them.
        oracle, _ = await asyncio.to_thread(open_oracle, match.kind, match.options)
        if not self._is_current(situation):
            return None
        state, now_ms = match.table.state, match.now_ms()
        action = await asyncio.to_thread(
            reserve, match.kind, match.options, oracle, state, self._seat, situation.window, now_ms
        )
        return None if action is None else Decision(action, _RESERVE)
