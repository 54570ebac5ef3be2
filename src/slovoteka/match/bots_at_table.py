"""Bots at a table. Among themselves they act at once; with people they take about as long as a human."""

import asyncio
from collections.abc import Callable, Mapping
from contextlib import suppress
from random import Random
from typing import Any, Final, Protocol

from slovoteka.bots.bot import Bot, Decision, Level
from slovoteka.bots.registry import pace_ms
from slovoteka.core.errors import Illegal
from slovoteka.core.game import Window
from slovoteka.core.situation import SeatHistory, Situation
from slovoteka.core.value import Value
from slovoteka.match.host import Match

_TOO_LATE: Final = frozenset({"stale", "closed", "not-invited", "paused", "over"})
"""Codes of refusals that only mean that the table has changed since the bot decided."""

REACTION_MS: Mapping[Level, tuple[int, int]] = {
    "beginner": (6_000, 20_000),
    "amateur": (4_000, 12_000),
    "expert": (3_000, 8_000),
    "master": (2_000, 5_000),
    "grandmaster": (2_000, 5_000),
    "oracle": (2_000, 5_000),
}
"""How long a bot takes when it races against people, for example to call a word or to object."""
_SHARE_OF_LIMIT: Final = 3
"""A bot takes at most one part in so many of the time that a window has left."""


class PlannedAct(Value, frozen=True, kw_only=True):
    """An action that a bot is about to do."""

    seat: int
    window: str
    decision: Decision
    due_ms: int
    client: str | None
    """The same on all hosts that ask this bot about the same position, so that the action counts once."""


class BotBrokeRule(Exception):
    """A bot tried to break a rule. The cause is the refusal."""

    def __init__(self, seat: int, action: Any) -> None:
        super().__init__(f"the bot in seat {seat + 1} broke a rule by {action}")
        self.seat, self.action = seat, action


class HostedBot(Protocol):
    """Decides for a seat, here or in a worker."""

    level: Level

    async def think(self, situation: Situation) -> Decision | None: ...


class LocalBot:
    """A bot that thinks in this process."""

    def __init__(self, bot: Bot) -> None:
        self._bot, self.level = bot, bot.level

    async def think(self, situation: Situation) -> Decision | None:
        return self._bot.decide(situation)


class SeatListener:
    """Follows what one seat of a match is told."""

    def __init__(self, match: Match, seat: int) -> None:
        self._match, self._seat, self._heard = match, seat, SeatHistory()

    def situation(self, window: Window) -> Situation:
        """Everything that the seat may know now."""
        for message in self._match.messages(self._seat, self._heard.number):
            self._heard.add(message.number, message.events, message.host)
        state, game = self._match.table.state, self._match.game
        return Situation(
            seat=self._seat,
            options=self._match.options,
            window=window,
            public=game.public(state),
            private=game.private(state, self._seat),
            events=self._heard.events,
        )


class BotsAtTable:
    """Asks the bots of one match and acts for them."""

    def __init__(
        self, match: Match, bots: Mapping[int, HostedBot], chance: Random, *, shared: bool = False, pace: float = 1.0
    ) -> None:
        """`shared` says that another host may ask the same bots, because hosts can take over from each other.

        `pace` is how much of a human's time the bots take.
        """
        self._match, self._bots, self._chance, self._shared, self._pace = match, bots, chance, shared, pace
        self._listeners: dict[int, SeatListener] = {}
        self._plans: dict[tuple[int, str], PlannedAct | None] = {}
        self._seen_at: dict[tuple[int, Any], int] = {}
        """When each bot will do what it races for. A bot keeps this time when the window changes."""
        self.last_reasons: list[tuple[int, Decision]] = []
        self.on_reason: Callable[[int, int, Decision], None] = lambda _number, _seat, _decision: None
        """Called with a bot's stored action and its number (for a sealed answer, that of the last input before it)."""

    async def play_out(self) -> None:
        """Plays without delays until the match is over or waits for a person. For tables of bots."""
        while plans := await self._think(paced=False):
            # Chance decides which bot is first, not the order of the seats.
            await self._carry_out(plans[self._chance.randrange(len(plans))])

    async def run(self) -> None:
        """Plays with people until the match is over. Each action has a human's delay."""
        changed = asyncio.Event()

        def listen(_: int) -> None:
            changed.set()

        self._match.listeners.append(listen)
        try:
            await self._play_along(changed)
        finally:
            self._match.listeners.remove(listen)

    async def _play_along(self, changed: asyncio.Event) -> None:
        while self._match.closing is None:
            changed.clear()
            if self._match.table.time.paused_at is not None:
                await changed.wait()
                continue
            plans = await self._think(paced=True)
            now = self._match.now_ms()
            soonest = min(plans, key=lambda plan: plan.due_ms, default=None)
            if soonest is not None and soonest.due_ms <= now:
                await self._carry_out(soonest)
                continue
            waits = [] if soonest is None else [soonest.due_ms]
            waits += [deadline for deadline in self._match.deadlines_ms() if deadline is not None]
            await _wait(changed, min(waits, default=now + 60_000) - now)
            await self._match.close_due()

    async def _think(self, *, paced: bool) -> list[PlannedAct]:
        """The actions that bots plan in the windows that invite them. Each bot is asked once for each window."""
        asked = [
            (seat, window)
            for window in self._match.windows
            for seat in window.seats
            if seat in self._bots
            and not (window.mode == "sealed" and await self._match.has_answered(seat, window))
        ]  # fmt: skip
        await asyncio.gather(
            *[self._ask(seat, window, paced) for seat, window in asked if (seat, window.id) not in self._plans]
        )
        plans = [plan for seat, window in asked if (plan := self._plans.get((seat, window.id))) is not None]
        # A bot that races for something does not make another move in the meantime.
        racing = {plan.seat for plan in plans if plan.decision.races}
        plans = [plan for plan in plans if plan.decision.races or plan.seat not in racing]
        wanted = {(plan.seat, plan.decision.action) for plan in plans}
        self._seen_at = {key: due for key, due in self._seen_at.items() if key in wanted}
        return plans

    async def _ask(self, seat: int, window: Window, paced: bool) -> None:
        listener = self._listeners.setdefault(seat, SeatListener(self._match, seat))
        client = f"bot-{window.id}-{self._match.table.number}" if self._shared else None
        decision = await self._bots[seat].think(listener.situation(window))
        plan = None
        if decision is not None:
            due = self._due_ms(seat, window, decision) if paced else 0
            plan = PlannedAct(seat=seat, window=window.id, decision=decision, due_ms=due, client=client)
        self._plans[seat, window.id] = plan

    def _due_ms(self, seat: int, window: Window, decision: Decision) -> int:
        now = self._match.now_ms()
        if decision.races:
            low, high = REACTION_MS[self._bots[seat].level]
            due = now + round(self._chance.randint(low, high) * self._pace)
            return self._seen_at.setdefault((seat, decision.action), due)
        low, high = pace_ms(self._match.kind.info.id, window.kind)
        wait = round(self._chance.randint(low, high) * self._pace)
        deadline = self._match.table.deadline_ms(window)
        if deadline is None:
            return now + wait
        return now + min(wait, max(0, deadline - now) // _SHARE_OF_LIMIT)

    async def _carry_out(self, plan: PlannedAct) -> None:
        self._plans.pop((plan.seat, plan.window), None)
        try:
            number = await self._match.act(plan.seat, plan.window, plan.decision.action, plan.client)
        except Illegal as refusal:
            if refusal.code not in _TOO_LATE:
                # A bot that breaks a rule is a bug; a bot that is too late is not.
                raise BotBrokeRule(plan.seat, plan.decision.action) from refusal
            return
        self.last_reasons.append((plan.seat, plan.decision))
        self.on_reason(number, plan.seat, plan.decision)


async def _wait(changed: asyncio.Event, ms: int) -> None:
    with suppress(TimeoutError):
        async with asyncio.timeout(
            max(ms, 1) / 1000
        ):  # `wait_for` may swallow a cancellation that comes with the event
            await changed.wait()
