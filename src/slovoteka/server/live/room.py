"""A room as one node holds it: its stored state, its match and its watchers. Any node may hold any room."""

import asyncio
from collections.abc import Callable, Coroutine, Iterable
from typing import Any, Final, Protocol

import msgspec
import structlog

from slovoteka.bots.bot import Decision, Level
from slovoteka.core.errors import Refusal
from slovoteka.core.kind import GameKind
from slovoteka.core.oracle import Oracle
from slovoteka.match.bots_at_table import HostedBot
from slovoteka.match.chat_audience import Listener, listener
from slovoteka.match.gathering import check_gathering, free_seat
from slovoteka.match.host import Match
from slovoteka.server.base.cleaning import Cleaner
from slovoteka.server.base.metrics import Metrics
from slovoteka.server.base.wire import Answered, OwnAnswer, Pointed, RoomView, encode
from slovoteka.server.jobs.building import Building
from slovoteka.server.live.pointing import PointerMove, Pointers
from slovoteka.server.live.rating_cache import RatingCache
from slovoteka.server.live.room_view import room_view
from slovoteka.server.live.seat_index import SeatIndex
from slovoteka.server.live.watching import ViewBroadcaster, Watcher, tell_lines
from slovoteka.server.nodes.bus import Bus
from slovoteka.server.nodes.presence import Presence
from slovoteka.store.log import Conflict, Store
from slovoteka.store.people import ChatLine
from slovoteka.store.rooms import Chair, Room, RoomNumbers, RoomState

_ATTEMPTS: Final = 30
_LINES_SHOWN: Final = 100
"""How many chat lines a new watcher gets."""
_HALL_PAUSE_S: Final = 0.5
"""News of a filling hall are gathered for this long: a thousand arrivals in a minute make a hundred messages."""
_PEOPLE_PAUSE_S: Final = 0.1
_FINGERS_PAUSE_S: Final = 0.05
_HALL_LOOKS: Final = 20
"""When several nodes fill one hall, each reads it again after this many lost races."""
_MATCH, _ROOM, _TALK, _POINT = b"m", b"r", b"t", b"p"
"""Kinds of messages to other nodes. They only say what has changed; the change itself is in the store."""

log = structlog.get_logger()


class RoomHost(Protocol):
    """What a room needs from its node."""

    store: Store
    bus: Bus
    presence: Presence
    metrics: Metrics
    cleaner: Cleaner
    building: Building
    draining: bool
    store_unreachable: bool
    rooms: "dict[str, LiveRoom]"
    random_bytes: Callable[[int], bytes]

    async def room(self, room: str) -> "LiveRoom": ...

    async def load_match(self, room: str, game: str) -> Match: ...

    async def oracle(self, kind: GameKind, options: Any, *, aside: bool = False) -> tuple[Oracle, str | None]: ...

    def words_of(self, room: Room) -> frozenset[str]: ...

    def look_after(self, live: "LiveRoom") -> None:
        """Sets the timer again, because something may fall due at another time than before."""

    async def do_what_is_due(self, live: "LiveRoom") -> None: ...

    async def came_and_went(self, live: "LiveRoom", came: frozenset[str], gone: frozenset[str]) -> None: ...

    def drive(self, live: "LiveRoom") -> None: ...

    def drop_driver(self, live: "LiveRoom") -> None: ...

    def bot_for(self, match: Match, seat: int, level: Level) -> HostedBot: ...

    def lobby_changed(self) -> None: ...

    def spawn(self, work: Coroutine[Any, Any, Any]) -> None: ...


class LiveRoom:
    def __init__(self, node: RoomHost, state: RoomState, match: Match | None, last_line: int) -> None:
        self.node, self.state = node, state
        self.match: Match | None = None
        self.watchers: set[Watcher] = set()
        self.here: frozenset[str] = frozenset()
        self.standings = RatingCache(node.store)
        self.used_s = asyncio.get_running_loop().time()
        """When the room was last needed. If it started at zero, a sweep would unload the room while it is loading."""
        self.is_mine = False
        """This node was the last to write to the match, so it drives the bots and closes windows first."""
        self.hints: dict[tuple[int, str], asyncio.Future[Decision | None]] = {}
        """Hints that were given or are being prepared, by seat and window."""
        self._agreement_sent = state.room.agreement
        self._in_lobby = False
        self._reloading = asyncio.Lock()
        self._read_s = self.used_s
        self._changes = 0
        self._last_input = 0
        self._written = 0
        """The number of the last input that this node stored."""
        self._next_seat = 0
        self._last_line = last_line
        self._sitting = SeatIndex()
        self._fingers = Pointers()
        self._late: dict[str, asyncio.TimerHandle] = {}
        """Timers of work that is gathered for a while and then done at once, by kind."""
        if match is not None:
            self.attach(match)

    @property
    def id(self) -> str:
        return self.state.room.id

    @property
    def room(self) -> Room:
        return self.state.room

    @property
    def numbers(self) -> RoomNumbers:
        """Version numbers that show whether this node has missed anything."""
        number = 0 if self.match is None else self.match.table.number
        return RoomNumbers(self.room.version, self.state.seatings, self.room.stage, number)

    @property
    def words_language(self) -> str | None:
        """The language of the words of the match; None if there is no match or no dictionary."""
        return None if self.match is None else self.match.kind.words.language(self.match.options)

    # --- the match --------------------------------------------------------------------------------------------------

    def attach(self, match: Match) -> None:
        self.match, self._last_input = match, match.table.number
        for watcher in self.watchers:  # seats in a hall are renumbered when it begins
            watcher.sit(self.id, self.seats_of(watcher.identity))
        match.oracle.words = self.node.words_of(self.room)
        match.may_close = lambda: not self.node.store_unreachable
        match.listeners.append(self._on_stored)
        match.on_append.append(self._on_append)
        self._has_just_ended(match)  # recovery during loading may have ended the match

    def _has_just_ended(self, match: Match) -> bool:
        """Whether the match is over and the room did not know yet. Sets the room's stage if so."""
        if match.closing is None or self.room.stage == "over":
            return False
        self.state = self.state.but(room=self.room.but(stage="over"))
        return True

    def insiders(self) -> tuple[int, ...]:
        match = self.match
        if match is None or match.kind.hosting.insiders is None or match.closing is not None:
            return ()
        return match.kind.hosting.insiders(match.table.state)

    def _on_stored(self, number: int) -> None:
        """Called by the match when an input was stored, here or on another node."""
        assert self.match is not None  # noqa: S101  only a match calls this
        self.node.metrics.inputs.inc(number - self._last_input)
        offered = {window.id for window in self.match.windows}
        for key in [key for key in self.hints if key[1] not in offered]:
            del self.hints[key]
        self._last_input = number
        if self._fingers.clear_before(number):
            self._tell_fingers()
        if self.watchers:
            sent = ViewBroadcaster(self.match, self.insiders()).broadcast(self.watchers)
            self.node.metrics.messages.inc(sent)
        if self._has_just_ended(self.match):
            self.announce_room()
        self.node.look_after(self)

    def _on_append(self) -> None:
        """Called when this node has stored an input: notifies other nodes and drives the bots here."""
        assert self.match is not None  # noqa: S101  only a match calls this
        self._written = self.match.table.number
        self.node.bus.publish(f"room.{self.id}", _MATCH + str(self._written).encode())
        self.node.drive(self)

    def announce_answered(self) -> None:
        """Tells everybody how many sealed answers there are, at most a few times a second."""
        self._later("answered", _HALL_PAUSE_S, lambda: self.node.spawn(self._tell_answered()))

    async def _tell_answered(self) -> None:
        if self.match is None or not self.watchers:
            return
        for window, count in (await self.match.count_answers()).items():
            if count:
                self._send(encode(Answered(room=self.id, window=window, count=count)))

    def point(self, finger: PointerMove) -> None:
        """Moves a pointer. The caller has checked that the player may point."""
        if self._fingers.move(finger):
            self._later("fingers", _FINGERS_PAUSE_S, self._tell_fingers)
            self.node.bus.publish(f"room.{self.id}", _POINT + msgspec.json.encode(finger))

    def _tell_fingers(self) -> None:
        self._send(encode(self._pointed()))

    def _pointed(self) -> Pointed:
        return Pointed(room=self.id, marks=dict(self._fingers.marks))

    # --- changes of the room ----------------------------------------------------------------------------------------

    async def change(self, edit: Callable[[RoomState], Room]) -> Room:
        """Applies `edit` to the room and stores the result. Tries again if others change the room meanwhile."""
        for _ in range(_ATTEMPTS):
            try:
                room = edit(self.state)
            except Refusal:  # our state may be out of date
                version = self.room.version
                await self.reload()
                if self.room.version == version:
                    raise
                continue
            if room is self.room:
                return room
            try:
                await self.node.store.change_room(room)
            except Conflict:
                await self.reload()
            else:
                self.replaced(room)
                return room
        raise Conflict(self.id)

    def replaced(self, room: Room) -> None:
        """Takes over a changed room that is stored already."""
        self.state = self.state.but(room=room)
        self.changed()

    def seated(self, chair: Chair | None, seat: int) -> None:
        """Takes over a chair that was taken, changed or (None) left. The change is stored already."""
        chairs = self._sitting.replaced(self.state.chairs, seat, chair)
        self.state = self.state.but(chairs=chairs, seatings=self.state.seatings + 1)
        self.changed()

    def free_seat(self, wanted: int | None) -> int:
        """The wanted chair, or any free one. In a hall nobody chooses, and we avoid searching thousands of chairs."""
        if not self.room.hall:
            return free_seat(self.state, wanted)
        check_gathering(self.room)
        self._next_seat = max(self._next_seat, self.state.chairs[-1].seat + 1 if self.state.chairs else 0)
        seat, self._next_seat = self._next_seat, self._next_seat + 1
        if seat >= self.room.seats:
            return free_seat(self.state, None)  # some people may have left again
        return seat

    async def lost_race(self, seat: int) -> None:
        """Called when another person has taken the chair or the match has started: reads the room again."""
        if not self.room.hall or seat % _HALL_LOOKS == 0:
            await self.reload()

    def changed(self) -> None:
        """Tells the watchers here and the other nodes that the room has changed."""
        self._changes += 1
        self.announce_room()
        self.node.bus.publish(f"room.{self.id}", _ROOM)
        was_in_lobby, self._in_lobby = self._in_lobby, self.room.listed and self.room.stage == "gathering"
        if was_in_lobby or self._in_lobby:
            self.node.lobby_changed()

    async def refresh(self) -> None:
        """Reads the room again if another node has changed it.

        The chairs may be thousands, so they are read only if something has changed.
        """
        if self.node.bus.is_shared:
            await self._read_if_changed()

    async def _read_if_changed(self) -> None:
        seen = (await self.node.store.numbers((self.id,))).get(self.id)
        if seen is None or self._has_missed(seen):
            await self.reload()

    def _has_missed(self, seen: RoomNumbers) -> bool:
        if seen.number and self.match is None:
            return True  # the match has begun; if another request is loading it, `reload` waits for that
        known = self.numbers.but(number=seen.number)
        if self._is_filling() and self._read_lately():
            # A filling hall changes with every arrival. It is enough to read the chairs now and then, because the store
            # checks every chair that is taken.
            known = known.but(seatings=seen.seatings)
        return seen != known

    def _is_filling(self) -> bool:
        return self.room.hall and self.room.stage == "gathering"

    def _read_lately(self) -> bool:
        return asyncio.get_running_loop().time() - self._read_s < _HALL_PAUSE_S

    async def reload(self) -> None:
        before = self.state
        async with self._reloading:
            self.state = await self._read()
            if self.match is None and self.state.began_ms is not None:
                self.attach(await self.node.load_match(self.id, self.room.agreement.game))
                self._on_stored(self._last_input)
        if self.match is not None:
            self.match.oracle.words = self.node.words_of(self.room)
        if self.state != before:
            self.announce_room()

    async def _read(self) -> RoomState:
        """The stored state. If this node changed the room meanwhile, the result may be stale, so it is read again."""
        while True:
            before = self._changes
            state = await self.node.store.room(self.id)
            self._read_s = asyncio.get_running_loop().time()
            if self._changes == before:
                return state

    def on_news(self, news: bytes) -> None:
        """Handles a message from another node."""
        match news:
            case b"r":
                pause_s = _HALL_PAUSE_S if self._is_filling() else 0
                self._later("refresh", pause_s, lambda: self.node.spawn(self._read_if_changed()))
            case b"t":
                self.node.spawn(self._read_lines())
            case _ if news.startswith(_POINT):
                if self._fingers.move(msgspec.json.decode(news[1:], type=PointerMove)):
                    self._later("fingers", _FINGERS_PAUSE_S, self._tell_fingers)
            case _:
                self.node.spawn(self._catch_up(int(news[1:])))

    async def _catch_up(self, number: int) -> None:
        if self.match is None:
            await self.reload()
        else:
            if number > self._written:
                self.node.drop_driver(self)  # the node that has written last drives the bots
            await self.match.catch_up()

    async def resync(self) -> None:
        """Reads everything again, because news may have been lost."""
        await self.reload()
        if self.match is not None:
            await self.match.catch_up()
        await self._read_lines()

    # --- watching ---------------------------------------------------------------------------------------------------

    async def watch(self, watcher: Watcher, lines_after: int) -> None:
        """Sends a watcher what it has missed, and from now on everything new."""
        lines = await self._lines_after(lines_after)
        answers = {seat: await self.answers_of(seat) for seat in self.seats_of(watcher.identity)}
        while (match := self.match) is not None:
            if watcher.last_sent > match.table.number:  # the client got later inputs from another node
                await match.catch_up()
                watcher.last_sent = min(watcher.last_sent, match.table.number)
            elif watcher.last_sent + 1 < match.history.first:
                await match.load_history()
            else:
                break
        self.watchers.add(watcher)  # nothing is awaited from here on, so no news is lost or sent twice
        watcher.outbox.put(encode(self.view()))
        watcher.sit(self.id, self.seats_of(watcher.identity))
        if match is not None:
            watcher.last_sent = min(watcher.last_sent, match.table.number)
            ViewBroadcaster(match, self.insiders()).welcome(watcher, answers)
        if self._fingers.marks:
            watcher.outbox.put(encode(self._pointed()))
        tell_lines(lines, [(watcher, self.listener(watcher.identity))])
        self.node.presence.arrive(self.id, watcher.identity)
        self.node.look_after(self)

    async def answers_of(self, seat: int) -> dict[str, OwnAnswer]:
        """The sealed answers of a seat to open windows. Only this seat may see them."""
        found: dict[str, OwnAnswer] = {}
        for window in () if self.match is None else self.match.windows:
            if window.mode == "sealed" and seat in window.seats:
                own = await self.node.store.own_answer(self.id, window.id, seat)
                if own is not None:
                    found[window.id] = OwnAnswer(action=own[0].action, final=own[1])
        return found

    def unwatch(self, watcher: Watcher) -> None:
        if watcher in self.watchers:
            self.watchers.remove(watcher)
            self.node.presence.depart(self.id, watcher.identity)

    def people_changed(self) -> None:
        """Called when people have come or gone. In a hall many do at once, so it waits a moment before looking."""
        self._later("people", _PEOPLE_PAUSE_S, lambda: self.node.spawn(self._look_who_is_here()))

    async def _look_who_is_here(self) -> None:
        before, self.here = self.here, await self.node.presence.who(self.id)
        if before != self.here:
            self.announce_room()
            await self.node.came_and_went(self, self.here - before, before - self.here)

    def listener(self, identity: str) -> Listener:
        rule = "host" if self.match is None else self.match.kind.hosting.silenced_by
        return listener(self.room, identity, frozenset(self.seats_of(identity)), self.insiders(), rule)

    def seats_of(self, identity: str) -> tuple[int, ...]:
        return self._sitting.seats_of(self.state.chairs, identity)

    def announce_room(self) -> None:
        if self.standings.are_stale(self.state):
            self._later("ratings", 0, lambda: self.node.spawn(self._read_ratings()))
        if self._is_filling():
            self._later("room", _HALL_PAUSE_S, self._tell_room_now)
        else:
            self._later("room", 0, self._tell_room_now)

    async def _read_ratings(self) -> None:
        await self.standings.read(self.state)
        self.announce_room()

    def _tell_room_now(self) -> None:
        if not self.watchers:
            return
        # Table terms may hold a whole deck or word list, so they are sent again only when they change.
        message = encode(self.view(with_conditions=self._agreement_sent != self.room.agreement))
        self._agreement_sent = self.room.agreement
        for watcher in self.watchers:
            watcher.outbox.put(message)
            watcher.sit(self.id, self.seats_of(watcher.identity))

    def view(self, *, with_conditions: bool = True) -> RoomView:
        spectators = self._sitting.spectators(self.state.chairs, self.here)
        return room_view(self.state, self.here, spectators, self.standings, with_conditions=with_conditions)

    # --- chat -------------------------------------------------------------------------------------------------------

    async def on_line_stored(self, line: ChatLine) -> None:
        """Sends a line that this node has stored, after earlier lines from other nodes."""
        if line.number == self._last_line + 1:
            self._tell_lines([line])
        else:
            await self._read_lines()
        self.node.bus.publish(f"room.{self.id}", _TALK)

    async def _lines_after(self, number: int) -> tuple[ChatLine, ...]:
        """The lines after `number`, including every line that watchers here have received while we were reading."""
        while True:
            last_line = self._last_line
            lines = await self.node.store.lines(self.id, number, _LINES_SHOWN)
            if self._last_line == last_line:
                return lines

    async def _read_lines(self) -> None:
        self._tell_lines(await self.node.store.lines(self.id, self._last_line, _LINES_SHOWN))

    def _tell_lines(self, lines: Iterable[ChatLine]) -> None:
        fresh = [line for line in lines if line.number > self._last_line]
        if fresh:
            self._last_line = fresh[-1].number
            tell_lines(fresh, [(watcher, self.listener(watcher.identity)) for watcher in self.watchers])

    # --- the end ----------------------------------------------------------------------------------------------------

    def close(self) -> None:
        for handle in self._late.values():
            handle.cancel()
        if self.match is not None:
            self.match.listeners.clear()
            self.match.on_append.clear()

    def _send(self, message: bytes) -> None:
        for watcher in self.watchers:
            watcher.outbox.put(message)

    def _later(self, what: str, after_s: float, tell: Callable[[], None]) -> None:
        if what not in self._late:
            self._late[what] = asyncio.get_running_loop().call_later(after_s, self._now, what, tell)

    def _now(self, what: str, tell: Callable[[], None]) -> None:
        del self._late[what]
        tell()
