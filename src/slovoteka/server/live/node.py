"""One running server: its store, its rooms, its bots. Nodes are alike; any of them may serve any room."""

import asyncio
import secrets
from collections.abc import Awaitable, Callable, Coroutine, Iterable
from typing import Any, Final

import msgspec
import structlog

from slovoteka.bots.bot import Level
from slovoteka.core.errors import Unreadable
from slovoteka.core.kind import GameKind
from slovoteka.core.oracle import Oracle
from slovoteka.games import registry
from slovoteka.jobs.task import Runner
from slovoteka.lexicon.alphabet import fold
from slovoteka.match.bots_at_table import HostedBot
from slovoteka.match.host import Match
from slovoteka.match.thinking import RunnerThinker, Thinker
from slovoteka.server.base.cleaning import Cleaner
from slovoteka.server.base.identity import Identities
from slovoteka.server.base.limits import Limiter
from slovoteka.server.base.metrics import Metrics
from slovoteka.server.base.outbox import POLICY, Outbox
from slovoteka.server.base.problems import BeingBuilt, GameMissing
from slovoteka.server.base.settings import Settings
from slovoteka.server.base.wire import Bye, LobbyChanged, encode
from slovoteka.server.jobs.analyses import Analyses
from slovoteka.server.jobs.building import Building
from slovoteka.server.jobs.reviews import Reviews
from slovoteka.server.live.absence import came_and_went, expect_all
from slovoteka.server.live.bots import BotDrivers
from slovoteka.server.live.oracles import Oracles
from slovoteka.server.live.room import LiveRoom
from slovoteka.server.nodes.bus import Bus
from slovoteka.server.nodes.presence import Presence
from slovoteka.store.log import Conflict, Missing, Store, Unavailable
from slovoteka.store.people import Outage
from slovoteka.store.rooms import Room

_LOBBY_PAUSE_S: Final = 0.5
_GRACE_S: Final = 0.5
"""The node that did not write last waits this much longer, so that the other one closes a window first."""

log = structlog.get_logger()


Wake = Callable[[LiveRoom], Awaitable[None]]
"""Does what is due in a room that has no match yet."""


class Node:
    def __init__(
        self,
        settings: Settings,
        store: Store,
        bus: Bus,
        presence: Presence,
        runner: Runner,
        *,
        wake: Wake,
        thinker: Thinker | None = None,
        random_bytes: Callable[[int], bytes] = secrets.token_bytes,
    ) -> None:
        self.settings, self.store, self.bus, self.presence = settings, store, bus, presence
        self.random_bytes = random_bytes
        """For the seeds of matches. Tests pass a predictable one."""
        self.metrics = Metrics()
        self.limiter = Limiter(settings.limits)
        self.cleaner = Cleaner(profanity_filter=settings.profanity_filter)
        self.identities: Identities
        self.rooms: dict[str, LiveRoom] = {}
        self.outboxes: dict[str, set[Outbox]] = {}
        """The outboxes of all open connections, by person."""
        self.lobby: set[Outbox] = set()
        self.shelved: set[str] = set()
        """Rooms whose game is not installed. No game can be added while a node runs, so they are not checked again."""
        self.building = Building(runner)
        self.reviews = Reviews(runner, store, bus)
        self.analyses = Analyses(runner)
        self.draining = False
        self.store_unreachable = False
        """The store is or was unreachable, and no heartbeat has checked yet whether clocks must skip that time."""
        self.outages: tuple[Outage, ...] = ()
        self._wake = wake
        self._loading: dict[str, asyncio.Task[LiveRoom]] = {}
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._oracles = Oracles(self.building, self.spawn)
        self.bots = BotDrivers(
            store,
            thinker or RunnerThinker(runner),
            self.metrics,
            self.spawn,
            is_shared=bus.is_shared,
            pace=settings.bot_pace,
        )
        self._lobby_later: asyncio.TimerHandle | None = None

    # --- life -------------------------------------------------------------------------------------------------------

    async def start(self) -> None:
        self.identities = await Identities.open(self.store)
        await self.bots.start()
        self.presence.on_change.append(self._on_presence)
        self.bus.subscribe("lobby", lambda _: self._tell_lobby())
        self.bus.subscribe("forgotten", lambda identity: self._send_away(identity.decode()))
        self.bus.on_gap.append(lambda: self.spawn(self.resync()))

    async def close(self) -> None:
        """Cancels everything. Whatever was acknowledged is stored already, and the rest may be dropped."""
        for timer in self._timers.values():
            timer.cancel()
        tasks = [*self.bots.tasks(), *self._tasks]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for live in self.rooms.values():
            live.close()

    def spawn(self, work: Coroutine[Any, Any, Any]) -> None:
        """Runs a coroutine in the background. Errors are logged, and there is no retry."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if task.cancelled() or (error := task.exception()) is None:
            return
        if isinstance(error, Unavailable | Conflict):
            log.warning("store", why=repr(error))
        else:
            log.error("task", exc_info=error)

    # --- rooms ------------------------------------------------------------------------------------------------------

    async def room(self, room: str) -> LiveRoom:
        """The room, loaded if necessary. Raises `Missing`, and `GameMissing` if its game is not installed."""
        live = self.rooms.get(room)
        if live is None:
            loading = self._loading.get(room)
            if loading is None:
                loading = self._loading[room] = asyncio.get_running_loop().create_task(self._load(room))
                loading.add_done_callback(lambda _: self._loading.pop(room, None))
            live = await asyncio.shield(loading)
        live.used_s = asyncio.get_running_loop().time()
        return live

    async def _load(self, room: str) -> LiveRoom:
        early: list[bytes] = []
        self.bus.subscribe(f"room.{room}", early.append)
        try:
            await self.bus.flush()  # from now on we hear of every change, so what we read next cannot become stale
            state = await self.store.room(room)
            self._check_installed(state.room)
            match = None if state.began_ms is None else await self.load_match(room, state.room.agreement.game)
            lines = await self.store.lines(room, 0, 1)
            live = LiveRoom(self, state, match, lines[-1].number if lines else 0)
            await live.standings.read(live.state)
        except BaseException:
            self.bus.unsubscribe(f"room.{room}")
            raise
        self.rooms[room] = live  # only now, because a room that failed to load must not stay here
        live.here = await self.presence.who(room)
        self.bus.subscribe(f"room.{room}", live.on_news)
        for news in early:
            live.on_news(news)
        self.metrics.rooms.set(len(self.rooms))
        self.look_after(live)
        expect_all(live)
        return live

    def _check_installed(self, room: Room) -> None:
        game = room.agreement.game
        if game in registry.GAMES:
            return
        if room.id not in self.shelved:
            log.warning("game-not-installed", room=room.id, game=game)
            self.shelved.add(room.id)
        raise GameMissing(game)

    async def load_match(self, room: str, game: str) -> Match:
        kind = registry.find(game)
        stored = await self.store.read(room, Match.made_by(kind))
        if stored.header.rules_version > kind.info.rules_version:
            raise Unreadable("newer-rules", version=stored.header.rules_version)
        oracle, lexicon = await self.oracle(kind, msgspec.convert(stored.header.options, kind.types.options))
        if lexicon != stored.header.lexicon:  # answers so far are in the log; later ones come from the new dictionary
            log.info("other-dictionary", room=room, was=stored.header.lexicon, now=lexicon)
        try:
            match = Match.resume(kind, stored, self.store, oracle)
        except msgspec.DecodeError:  # a snapshot is only a cache
            match = Match.resume(kind, await self.store.read(room), self.store, oracle)
        await _skip(match, self.outages)
        await match.recover()
        return match

    def unload(self, live: LiveRoom) -> None:
        self.drop_driver(live)
        if (timer := self._timers.pop(live.id, None)) is not None:
            timer.cancel()
        self.bus.unsubscribe(f"room.{live.id}")
        self.rooms.pop(live.id, None)
        live.close()
        self.metrics.rooms.set(len(self.rooms))

    async def for_each(self, rooms: Iterable[str], work: Callable[[LiveRoom], Awaitable[None]]) -> None:
        """Does the work for each room. An error in one room does not stop the others."""
        for room in rooms:
            try:
                await work(await self.room(room))
            except Unavailable:
                raise
            except GameMissing:
                continue  # `_check_installed` has logged it
            except (Missing, Conflict, BeingBuilt) as error:
                log.info("room", room=room, why=repr(error))
            except Exception:
                log.exception("room", room=room)

    async def resync(self) -> None:
        """Reloads the rooms that have changed, because news may have been lost."""
        seen = await self.store.numbers(tuple(self.rooms))
        behind = [live.id for live in self.rooms.values() if seen.get(live.id) != live.numbers]
        await self.for_each(behind, LiveRoom.resync)

    def store_is_back(self) -> None:
        if self.store_unreachable:
            self.store_unreachable = False
            for live in self.rooms.values():
                self.look_after(live)

    async def skip_outages(self, outages: tuple[Outage, ...]) -> None:
        """Makes the clocks of all matches skip the time when no node was running."""

        async def skip(live: LiveRoom) -> None:
            if live.match is not None:
                await _skip(live.match, outages)

        await self.for_each(tuple(self.rooms), skip)
        self.outages = outages  # only now: if the store fails in between, the next heartbeat starts again

    async def oracle(self, kind: GameKind, options: Any, *, aside: bool = False) -> tuple[Oracle, str | None]:
        """A table's oracle and its dictionary's content hash. `aside` gives a separate oracle for use in a thread."""
        return await self._oracles.open(kind, options, aside=aside)

    def words_of(self, room: Room) -> frozenset[str]:
        """The words that the table has agreed to count, also with Е for Ё, as games without Ё write them."""
        return frozenset({*room.words, *map(fold, room.words)})

    # --- time and bots ----------------------------------------------------------------------------------------------

    def look_after(self, live: LiveRoom) -> None:
        """Sets a timer for when something next falls due in the room."""
        if (timer := self._timers.pop(live.id, None)) is not None:
            timer.cancel()
        due_ms = live.room.wake_ms if live.match is None else live.match.due_ms()
        if due_ms is None:
            return
        wait_s = max(0.0, (due_ms - self.store.now_ms()) / 1_000)
        if live.match is not None and not live.is_mine:
            wait_s += _GRACE_S
        loop = asyncio.get_running_loop()
        self._timers[live.id] = loop.call_later(wait_s, lambda: self.spawn(self.do_what_is_due(live)))

    async def do_what_is_due(self, live: LiveRoom) -> None:
        """Does what has fallen due in a room."""
        self._timers.pop(live.id, None)
        if self.store_unreachable:
            return
        if live.match is None:
            await self._wake(live)
        else:
            while await live.match.close_due():
                await asyncio.sleep(0)
            self.drive(live)
        self.look_after(live)

    def drive(self, live: LiveRoom) -> None:
        """Makes this node drive the bots of a match."""
        self.bots.drive(live)

    def drop_driver(self, live: LiveRoom) -> None:
        self.bots.drop(live)

    def bot_for(self, match: Match, seat: int, level: Level) -> HostedBot:
        return self.bots.bot_for(match, seat, level)

    async def came_and_went(self, live: LiveRoom, came: frozenset[str], gone: frozenset[str]) -> None:
        await came_and_went(live, came, gone)

    # --- connections ------------------------------------------------------------------------------------------------

    def connect(self, identity: str, outbox: Outbox) -> None:
        self.outboxes.setdefault(identity, set()).add(outbox)
        self.metrics.connections.inc()

    def disconnect(self, identity: str, outbox: Outbox) -> None:
        held = self.outboxes[identity]
        held.discard(outbox)
        if not held:
            del self.outboxes[identity]
        self.metrics.connections.dec()

    def forget(self, identity: str) -> None:
        """Closes all connections of a person who has deleted themselves, on all nodes."""
        self.bus.publish("forgotten", identity.encode())
        self._send_away(identity)

    def _send_away(self, identity: str) -> None:
        self.identities.disbelieve(identity)
        bye = encode(Bye(reason="forgotten", retry_ms=0))
        for outbox in list(self.outboxes.get(identity, ())):
            outbox.close(bye, POLICY)

    # --- news for all -----------------------------------------------------------------------------------------------

    def lobby_changed(self) -> None:
        self.bus.publish("lobby", b"")
        self._tell_lobby()

    def _tell_lobby(self) -> None:
        if self._lobby_later is None:
            self._lobby_later = asyncio.get_running_loop().call_later(_LOBBY_PAUSE_S, self._tell_lobby_now)

    def _tell_lobby_now(self) -> None:
        self._lobby_later = None
        message = encode(LobbyChanged())
        for outbox in self.lobby:
            outbox.put(message)

    def _on_presence(self, room: str) -> None:
        if (live := self.rooms.get(room)) is not None:
            live.people_changed()


async def _skip(match: Match, outages: Iterable[Outage]) -> None:
    for outage in outages:
        if outage.stopped(match.header.game):
            await match.skip_outage(outage.from_ms, outage.to_ms)
