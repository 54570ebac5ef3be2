"""One running server: its store, its rooms, its bots. Nodes are alike; any of them may serve any room."""

import asyncio
import hmac
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Coroutine, Iterable
from functools import partial
from random import Random
from typing import Any, Final, NamedTuple

import msgspec
import structlog

from slovoteka.bots.bot import Decision, Level
from slovoteka.bots.registry import nearest_level
from slovoteka.core.errors import Unreadable
from slovoteka.core.game import GameKind
from slovoteka.core.oracle import Oracle
from slovoteka.games import registry
from slovoteka.lexicon.alphabet import fold
from slovoteka.lexicon.explain import explainer
from slovoteka.match.drive import BotsAtTable, Mind
from slovoteka.match.host import Match
from slovoteka.match.oracles import open_oracle
from slovoteka.match.thinking import Thinker
from slovoteka.server.absence import expect_all
from slovoteka.server.analyses import Analyses
from slovoteka.server.building import Building
from slovoteka.server.bus import Bus
from slovoteka.server.cleaning import Cleaner
from slovoteka.server.identity import Identities
from slovoteka.server.limits import Limiter
from slovoteka.server.live import LiveRoom
from slovoteka.server.metrics import Metrics
from slovoteka.server.minds import FarMind
from slovoteka.server.outbox import POLICY, Outbox
from slovoteka.server.presence import Presence
from slovoteka.server.problems import BeingBuilt
from slovoteka.server.reviews import Reviews
from slovoteka.server.settings import Settings
from slovoteka.server.watching import encode
from slovoteka.server.wire import Bye, LobbyChanged
from slovoteka.store.log import Conflict, Missing, Store, Unavailable
from slovoteka.store.people import Outage
from slovoteka.store.rooms import BotReason, Room

_ORACLES_KEPT: Final = 64
_LOBBY_PAUSE_S: Final = 0.5
_GRACE_S: Final = 0.5
"""Who has not written last lets the other node close a window first."""

log = structlog.get_logger()


class Driver(NamedTuple):
    """Plays the bots of one match."""

    task: asyncio.Task[None]
    bots: dict[int, Level]


class Node:
    def __init__(self, settings: Settings, store: Store, bus: Bus, presence: Presence, thinker: Thinker) -> None:
        self.settings, self.store, self.bus, self.presence, self.thinker = settings, store, bus, presence, thinker
        self.metrics = Metrics()
        self.limiter = Limiter(settings.limits)
        self.cleaner = Cleaner(profanity_filter=settings.profanity_filter)
        self.identities: Identities
        self.rooms: dict[str, LiveRoom] = {}
        self.outboxes: dict[str, set[Outbox]] = {}
        """Of all open connections, by person."""
        self.lobby: set[Outbox] = set()
        self.building = Building()
        self.reviews = Reviews()
        self.analyses = Analyses()
        self.draining = False
        self.is_blind = False
        """The store was away, and it is not known yet whether that was long enough to be taken off the clocks."""
        self.outages: tuple[Outage, ...] = ()
        self._secret = b""
        self._loading: dict[str, asyncio.Task[LiveRoom]] = {}
        self._drivers: dict[str, Driver] = {}
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._oracles: OrderedDict[tuple[bool, str, bytes], tuple[Oracle, str | None]] = OrderedDict()
        self._explained: set[str] = set()
        self._lobby_later: asyncio.TimerHandle | None = None

    # --- life -------------------------------------------------------------------------------------------------------

    async def start(self) -> None:
        self.identities = await Identities.open(self.store)
        self._secret = await self.store.secret("bots")
        self.presence.on_change.append(self._on_presence)
        self.bus.hear("lobby", lambda _: self._tell_lobby())
        self.bus.hear("forgotten", lambda identity: self._send_away(identity.decode()))
        self.bus.on_gap.append(lambda: self.spawn(self.make_up()))

    async def close(self) -> None:
        """What was acknowledged is stored; everything else may be dropped."""
        for timer in self._timers.values():
            timer.cancel()
        tasks = [*(driver.task for driver in self._drivers.values()), *self._tasks]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for live in self.rooms.values():
            live.close()

    def spawn(self, work: Coroutine[Any, Any, Any]) -> None:
        """Beside everything else. What goes wrong is logged, and the next attempt is somebody else's."""
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
        """Raises `Missing`."""
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
        self.bus.hear(f"room.{room}", early.append)
        try:
            await self.bus.settle()  # what is told from here on is heard, so what is read after it stays fresh
            state = await self.store.room(room)
            match = None if state.began_ms is None else await self.load_match(room, state.room.agreement.game)
            lines = await self.store.lines(room, 0, 1)
        except BaseException:
            self.bus.unhear(f"room.{room}")
            raise
        live = self.rooms[room] = LiveRoom(self, state, match, lines[-1].number if lines else 0)
        live.here = await self.presence.who(room)
        await live.standings.read(live.state)
        self.bus.hear(f"room.{room}", live.hear)
        for news in early:
            live.hear(news)
        self.metrics.rooms.set(len(self.rooms))
        self.look_after(live)
        expect_all(live)
        return live

    async def load_match(self, room: str, game: str) -> Match:
        kind = registry.find(game)
        stored = await self.store.read(room, Match.made_by(kind))
        if stored.header.rules_version > kind.info.rules_version:
            raise Unreadable("newer-rules", version=stored.header.rules_version)
        oracle, lexicon = await self.oracle(kind, msgspec.convert(stored.header.options, kind.options))
        if lexicon != stored.header.lexicon:  # what was asked so far is in the log; what is asked from now on, is not
            log.info("other-dictionary", room=room, was=stored.header.lexicon, now=lexicon)
        try:
            match = Match.resume(kind, stored, self.store, oracle)
        except msgspec.DecodeError:  # a snapshot is only a cache
            match = Match.resume(kind, await self.store.read(room), self.store, oracle)
        for outage in self.outages:
            await match.skip_outage(outage.from_ms, outage.to_ms)
        await match.settle()
        return match

    def unload(self, live: LiveRoom) -> None:
        self.drop_driver(live)
        if (timer := self._timers.pop(live.id, None)) is not None:
            timer.cancel()
        self.bus.unhear(f"room.{live.id}")
        self.rooms.pop(live.id, None)
        live.close()
        self.metrics.rooms.set(len(self.rooms))

    async def for_each(self, rooms: Iterable[str], work: Callable[[LiveRoom], Awaitable[None]]) -> None:
        """What is wrong with one room must not keep the others from being looked after."""
        for room in rooms:
            try:
                await work(await self.room(room))
            except Unavailable:
                raise
            except (Missing, Conflict, BeingBuilt) as error:
                log.info("room", room=room, why=repr(error))
            except Exception:
                log.exception("room", room=room)

    async def make_up(self) -> None:
        """News may have been lost: looks at what has changed elsewhere."""
        seen = await self.store.numbers(tuple(self.rooms))
        behind = [live.id for live in self.rooms.values() if seen.get(live.id) != live.numbers]
        await self.for_each(behind, LiveRoom.make_up)

    def sees_again(self) -> None:
        if self.is_blind:
            self.is_blind = False
            for live in self.rooms.values():
                self.look_after(live)

    async def skip_outages(self, outages: tuple[Outage, ...]) -> None:
        """Clocks stood still while no node was there."""

        async def skip(live: LiveRoom) -> None:
            for outage in outages:
                if live.match is not None:
                    await live.match.skip_outage(outage.from_ms, outage.to_ms)

        await self.for_each(tuple(self.rooms), skip)
        self.outages = outages  # now: if the store fails in the middle, the next heartbeat begins again

    async def oracle(self, kind: GameKind, options: Any, *, aside: bool = False) -> tuple[Oracle, str | None]:
        """The dictionary and finder of a table. Opening one may take long, so it is done beside the event loop.

        `aside`: another one, for what is asked outside the event loop.
        """
        self.building.check(kind, options)
        key = (aside, kind.info.id, msgspec.json.encode(options))
        if (held := self._oracles.get(key)) is None:
            held = await asyncio.to_thread(open_oracle, kind, options)
            self._learn_to_explain(kind, options)
            self._oracles[key] = held
            while len(self._oracles) > _ORACLES_KEPT:
                self._oracles.popitem(last=False)
        self._oracles.move_to_end(key)
        return held

    def _learn_to_explain(self, kind: GameKind, options: Any) -> None:
        """Why a word does not count is told by a grammar that takes a second to open: before anybody waits for it."""
        policy = kind.word_policy(options)
        if policy is not None and policy.language not in self._explained:
            self._explained.add(policy.language)
            self.spawn(asyncio.to_thread(explainer, policy.language))

    def words_of(self, room: Room) -> frozenset[str]:
        """What the table has counted by consent, also as games write it that know no Ё."""
        return frozenset({*room.words, *map(fold, room.words)})

    # --- time and bots ----------------------------------------------------------------------------------------------

    def look_after(self, live: LiveRoom) -> None:
        """Sees to it that this node comes back to the room when something falls due."""
        if (timer := self._timers.pop(live.id, None)) is not None:
            timer.cancel()
        due_ms = live.room.wake_ms if live.match is None else live.match.due_ms()
        if due_ms is None:
            return
        wait_s = max(0.0, (due_ms - self.store.now_ms()) / 1_000)
        if live.match is not None and not live.is_mine:
            wait_s += _GRACE_S
        loop = asyncio.get_running_loop()
        self._timers[live.id] = loop.call_later(wait_s, lambda: self.spawn(self.settle(live)))

    async def settle(self, live: LiveRoom) -> None:
        """Does what has fallen due in a room."""
        from slovoteka.server.verbs import wake  # noqa: PLC0415  verbs stand on nodes

        self._timers.pop(live.id, None)
        if self.is_blind:
            return
        if live.match is None:
            await wake(live)
        else:
            while await live.match.close_due():
                await asyncio.sleep(0)
            self.drive(live)
        self.look_after(live)

    def drive(self, live: LiveRoom) -> None:
        """Lets the bots of a match play, from this node."""
        match = live.match
        if match is None:
            return
        live.is_mine = True
        bots = {} if match.closing is not None else self._bots_of(match)
        if (driver := self._drivers.get(live.id)) is not None:
            if driver.bots == bots:
                return
            self.drop_driver(live)
        if bots:
            task = asyncio.get_running_loop().create_task(self._play(live, match, bots))
            self._drivers[live.id] = Driver(task, bots)

    async def _play(self, live: LiveRoom, match: Match, bots: dict[int, Level]) -> None:
        minds: dict[int, Mind] = {seat: FarMind(self, match, seat, level) for seat, level in bots.items()}
        chance = Random(f"{match.id}:{match.table.number}")  # noqa: S311  how long a bot hesitates is no secret
        try:
            while match.closing is None:
                try:
                    await match.load_history()  # bots remember everything they were told
                    bots_at_table = BotsAtTable(
                        match, minds, chance, shared=self.bus.is_shared, pace=self.settings.bot_pace
                    )
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
        """Beside the match, which does not wait for it: if it cannot be stored, it is lost."""
        if not decision.reason.is_routine:
            self.spawn(self.store.keep_reason(match, BotReason(number=number, seat=seat, reason=decision.reason)))

    def has_bots_to_ask(self, live: LiveRoom) -> bool:
        """Whether the match waits for a bot: then it is kept, although nobody watches."""
        match = live.match
        if match is None or match.closing is not None:
            return False
        waiting = {seat for window in match.windows if window.blocking for seat in window.seats}
        return not waiting.isdisjoint(self._bots_of(match))

    def drop_driver(self, live: LiveRoom) -> None:
        live.is_mine = False
        if (driver := self._drivers.pop(live.id, None)) is not None:
            driver.task.cancel()

    def _bots_of(self, match: Match) -> dict[int, Level]:
        seated = {seat: info.bot for seat, info in enumerate(match.header.seats) if info.bot is not None}
        playing = {**seated, **dict(match.table.players)}
        return {seat: nearest_level(match.header.game, level) for seat, level in playing.items()}

    def bot_seed(self, match: str, seat: int) -> int:
        """Nobody can foresee a bot by knowing its program."""
        return int.from_bytes(hmac.digest(self._secret, f"{match}:{seat}".encode(), "sha256")[:8], "big")

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
        """Somebody has deleted themselves: nothing more is heard of them, on any node."""
        self.bus.tell("forgotten", identity.encode())
        self._send_away(identity)

    def _send_away(self, identity: str) -> None:
        self.identities.disbelieve(identity)
        bye = encode(Bye(reason="forgotten", retry_ms=0))
        for outbox in list(self.outboxes.get(identity, ())):
            outbox.close(bye, POLICY)

    # --- news for all -----------------------------------------------------------------------------------------------

    def lobby_changed(self) -> None:
        self.bus.tell("lobby", b"")
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
