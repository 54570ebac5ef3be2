"""Drives the bots of matches: one driver for each match that this node was the last to write to."""

import asyncio
import hmac
from collections.abc import Callable, Coroutine
from functools import partial
from random import Random
from typing import Any, NamedTuple

import structlog

from slovoteka.bots.bot import Decision, Level
from slovoteka.bots.registry import nearest_level
from slovoteka.match.bots_at_table import BotsAtTable, HostedBot
from slovoteka.match.host import Match
from slovoteka.match.thinking import Thinker
from slovoteka.server.base.metrics import Metrics
from slovoteka.server.live.remote_bots import RemoteBot
from slovoteka.server.live.room import LiveRoom
from slovoteka.store.log import Conflict, Store, Unavailable
from slovoteka.store.rooms import BotReason

log = structlog.get_logger()


class Driver(NamedTuple):
    """Plays the bots of one match."""

    task: asyncio.Task[None]
    bots: dict[int, Level]


class BotDrivers:
    """`spawn` runs a coroutine in the background; `is_shared` says whether other nodes may drive the same match."""

    def __init__(
        self,
        store: Store,
        thinker: Thinker,
        metrics: Metrics,
        spawn: Callable[[Coroutine[Any, Any, Any]], None],
        *,
        is_shared: bool,
        pace: float,
    ) -> None:
        self._store, self._thinker, self._metrics, self._spawn = store, thinker, metrics, spawn
        self._is_shared, self._pace = is_shared, pace
        self._secret = b""
        self._drivers: dict[str, Driver] = {}

    async def start(self) -> None:
        self._secret = await self._store.secret("bots")

    @property
    def rooms(self) -> frozenset[str]:
        """The rooms whose bots this node drives."""
        return frozenset(self._drivers)

    def tasks(self) -> list[asyncio.Task[None]]:
        return [driver.task for driver in self._drivers.values()]

    def drive(self, live: LiveRoom) -> None:
        """Makes this node drive the bots of a match."""
        match = live.match
        if match is None:
            return
        live.is_mine = True
        bots = {} if match.closing is not None else bots_of(match)
        if (driver := self._drivers.get(live.id)) is not None:
            if driver.bots == bots:
                return
            self.drop(live)
        if bots:
            task = asyncio.get_running_loop().create_task(self._play(live, match, bots))
            self._drivers[live.id] = Driver(task, bots)

    async def _play(self, live: LiveRoom, match: Match, bots: dict[int, Level]) -> None:
        seat_bots: dict[int, HostedBot] = {seat: self.bot_for(match, seat, level) for seat, level in bots.items()}
        chance = Random(f"{match.id}:{match.table.number}")  # noqa: S311  how long a bot hesitates is not a secret
        try:
            while match.closing is None:
                try:
                    await match.load_history()  # a bot may need everything that its seat has seen
                    bots_at_table = BotsAtTable(match, seat_bots, chance, shared=self._is_shared, pace=self._pace)
                    bots_at_table.on_reason = partial(self._keep_reason, match.id)
                    await bots_at_table.run()
                except (Unavailable, Conflict) as error:
                    log.warning("store", room=live.id, why=repr(error))
                    await asyncio.sleep(1)
        except Exception:
            log.exception("driver", room=live.id)
        finally:
            driver = self._drivers.get(live.id)
            if driver is not None and driver.task is asyncio.current_task():
                del self._drivers[live.id]

    def _keep_reason(self, match: str, number: int, seat: int, decision: Decision) -> None:
        """Stores a bot's reason in the background. If that fails, the reason is lost."""
        if not decision.reason.is_routine:
            self._spawn(self._store.keep_reason(match, BotReason(number=number, seat=seat, reason=decision.reason)))

    def has_bots_to_ask(self, live: LiveRoom) -> bool:
        """Whether the match waits for a bot. Then the room stays loaded although nobody watches."""
        match = live.match
        if match is None or match.closing is not None:
            return False
        waiting = {seat for window in match.windows if window.blocking for seat in window.seats}
        return not waiting.isdisjoint(bots_of(match))

    def drop(self, live: LiveRoom) -> None:
        live.is_mine = False
        if (driver := self._drivers.pop(live.id, None)) is not None:
            driver.task.cancel()

    def bot_for(self, match: Match, seat: int, level: Level) -> RemoteBot:
        """A bot for this seat of this match."""
        return RemoteBot(self._thinker, self._metrics, match, seat, level, self._seed(match.id, seat))

    def _seed(self, match: str, seat: int) -> int:
        """A secret seed, so that nobody can predict a bot by running its program."""
        return int.from_bytes(hmac.digest(self._secret, f"{match}:{seat}".encode(), "sha256")[:8], "big")


def bots_of(match: Match) -> dict[int, Level]:
    seated = {seat: info.bot for seat, info in enumerate(match.header.seats) if info.bot is not None}
    playing = {**seated, **dict(match.table.players)}
    return {seat: nearest_level(match.header.game, level) for seat, level in playing.items()}
