"""Games of two clients that answer as soon as they are asked."""

import asyncio
from collections import deque
from collections.abc import Iterable
from itertools import chain
from random import Random
from time import perf_counter
from typing import Any, Final

import msgspec

from slovoteka.benches.figures import Figure, LoadMeasurement, Progress, Stopwatch, percentile
from slovoteka.benches.load.clients import (
    DONE,
    PATIENCE_S,
    REFUSED,
    TOLD,
    Api,
    LoadPerson,
    RefusedByServer,
    Socket,
    calling,
    connect,
    encode,
    for_each,
    hanging_up,
    newcomers,
    until,
)
from slovoteka.benches.load.process import MeasuredServer, site
from slovoteka.benches.load.scripts import LoadScript
from slovoteka.core.inputs import Act
from slovoteka.core.value import Value
from slovoteka.server.base.wire import ActFrame, Watch
from slovoteka.store.log import Store
from slovoteka.store.opening import open_store

_WARM_UP_S, _SETTLE_S = 1.0, 0.5


class _SeatNews(Value, frozen=True):
    """The part of the news that a player needs."""

    private: dict[str, Any]
    mine: tuple[str, ...]


_read_seat_news: Final = msgspec.json.Decoder(_SeatNews).decode


class Pace:
    """When moves are sent: at once, or at a rate over all games."""

    def __init__(self) -> None:
        self.is_held = True
        self.waiting: deque[tuple[LoadPlayer, bytes]] = deque()
        self.seen_s: list[float] = []
        """How long moves took to the other player's socket."""
        self.acknowledged = 0

    def move(self, player: "LoadPlayer", frame: bytes) -> None:
        if self.is_held:
            self.waiting.append((player, frame))
        else:
            player.move(frame)

    def release(self) -> None:
        self.is_held = False
        while self.waiting:
            player, frame = self.waiting.popleft()
            player.move(frame)

    async def send_for(self, seconds: float, per_s: float) -> None:
        """Moves are independent, like people's, so sometimes several come at once."""
        loop, chance = asyncio.get_running_loop(), Random(1)  # noqa: S311  moments to measure with
        due = loop.time()
        end = due + seconds
        while due < end:
            if self.waiting:
                player, frame = self.waiting.popleft()
                player.move(frame)
            due += chance.expovariate(per_s)
            if (wait_s := due - loop.time()) > 0:
                await asyncio.sleep(wait_s)


class LoadTable:
    """The moves of one game in order. Both players receive them one by one."""

    def __init__(self, room: str, script: LoadScript, pace: Pace) -> None:
        self.room, self.script, self.pace = room, script, pace
        self.moves: list[tuple[int, float | None]] = []
        """The seat of each move, and when it was sent."""


class LoadPlayer(Socket):
    """One of the two players, who follows the script."""

    def __init__(self, table: LoadTable, seat: int) -> None:
        super().__init__()
        self.table, self.seat = table, seat
        self.acknowledged = 0
        """How many moves are acknowledged. The server answers in order, so their ids are from 1 up to this."""
        self.refusal = b""
        self._sent = 0
        self._moves_heard = -1
        """How many moves were received. It begins below zero, because the first message is about the deal."""
        self._window = ""

    def hear(self, message: bytes) -> None:
        if message.startswith(TOLD):
            self._on_news(_read_seat_news(message))
        elif message.startswith(DONE) and b'"number"' in message:
            self.acknowledged += 1
            self.table.pace.acknowledged += 1
        elif message.startswith(REFUSED):
            self.refusal = message

    def _on_news(self, news: _SeatNews) -> None:
        self._moves_heard += 1
        if self._moves_heard:
            mover, sent_s = self.table.moves[self._moves_heard - 1]
            if mover != self.seat and sent_s is not None:
                self.table.pace.seen_s.append(perf_counter() - sent_s)
        for window in news.mine:
            action = self.table.script.answer(window.partition(":")[0], news.private)
            if action is not None and window != self._window:
                self._answer(window, action)

    def _answer(self, window: str, action: Any) -> None:
        self._window = window
        self._sent += 1
        frame = ActFrame(room=self.table.room, seat=self.seat, window=window, action=action, client=str(self._sent))
        self.table.pace.move(self, encode(frame))

    def move(self, frame: bytes) -> None:
        # Between two games both are asked at once, and it is unknown whose answer is stored first.
        is_alone = not self._window.startswith("ready")
        self.table.moves.append((self.seat, perf_counter() if is_alone else None))
        self.send(frame)


async def _seat_two(
    api: Api, address: str, script: LoadScript, pace: Pace, two: tuple[LoadPerson, LoadPerson]
) -> tuple[LoadPlayer, LoadPlayer]:
    owner, guest = two
    room = await api.make_room(owner, {"conditions": script.conditions, "chairs": [{"who": "me"}], "start": True})
    await api.press_ready(guest, room, await api.sit(guest, room))
    table = LoadTable(room, script, pace)
    first, second = [await connect(address, person, LoadPlayer(table, seat)) for seat, person in enumerate(two)]
    for player in (first, second):
        player.send(encode(Watch(room=room)))
    return first, second


async def measure_games(
    name: str, script: LoadScript, games: int, seconds: float, per_s: float, tell: Progress
) -> LoadMeasurement:
    """Plays as fast as possible, and then at a rate of `per_s` moves a second over all games."""
    pace = Pace()
    async with site() as held, calling(held.process.address) as api:
        people = await newcomers(api, 2 * games, tell)
        pairs = zip(people[::2], people[1::2], strict=True)
        address = held.process.address
        tables = await for_each(pairs, lambda two: _seat_two(api, address, script, pace, two), tell, "tables")
        players = list(chain.from_iterable(tables))
        async with hanging_up(players):
            await until(lambda: len(pace.waiting) >= games, "the first moves")
            tell(f"as fast as it goes, {seconds:.0f} s")
            fastest = await _as_fast_as_it_goes(held, script, pace, seconds)
            tell(f"{per_s:.0f} moves/s, {seconds:.0f} s")
            paced = await _at_a_pace(held, script, pace, seconds, per_s)
            _check(players)
        await held.process.stop()
        return LoadMeasurement(name=name, lost=await _lost_moves(held.db, players), figures=[*fastest, *paced])


async def _as_fast_as_it_goes(held: MeasuredServer, script: LoadScript, pace: Pace, seconds: float) -> list[Figure]:
    pace.release()
    await asyncio.sleep(_WARM_UP_S)
    before, began, watch = pace.acknowledged, perf_counter(), Stopwatch(held.process)
    pace.seen_s.clear()
    await asyncio.sleep(seconds)
    # On a stalled machine there may be nothing to measure yet.
    await until(lambda: bool(pace.seen_s) and pace.acknowledged > before, "a move")
    moves = (pace.acknowledged - before) / (perf_counter() - began)
    busy = watch.busy()
    seen = list(pace.seen_s)
    pace.is_held = True
    await asyncio.sleep(_SETTLE_S)
    return [
        Figure(name="moves", value=moves, unit="/s", least=script.moves_per_s, busy=busy),
        Figure(name="moves-seen-p99", value=percentile(seen, 0.99), unit="ms"),
    ]


async def _at_a_pace(
    held: MeasuredServer, script: LoadScript, pace: Pace, seconds: float, per_s: float
) -> list[Figure]:
    await until(lambda: bool(pace.waiting), "the next moves")
    before, began, watch = pace.acknowledged, perf_counter(), Stopwatch(held.process)
    pace.seen_s.clear()
    await pace.send_for(seconds, per_s)
    async with asyncio.timeout(PATIENCE_S):
        while not pace.seen_s or pace.acknowledged == before:  # the machine stalled, or only new games began
            await pace.send_for(_SETTLE_S, per_s)
    moves = (pace.acknowledged - before) / (perf_counter() - began)
    busy = watch.busy()
    await asyncio.sleep(_SETTLE_S)
    return [
        Figure(name="paced-moves", value=moves, unit="/s", busy=busy),
        Figure(name="paced-seen-p50", value=percentile(pace.seen_s, 0.5), unit="ms"),
        Figure(name="paced-seen-p99", value=percentile(pace.seen_s, 0.99), unit="ms", most=script.seen_ms),
    ]


def _check(players: Iterable[LoadPlayer]) -> None:
    for player in players:
        if player.refusal or player.is_lost:
            raise RefusedByServer(f"seat {player.seat}: {player.refusal.decode()[:300] or 'connection lost'}")


async def _lost_moves(db: str, players: Iterable[LoadPlayer]) -> int:
    """Moves that were acknowledged, but are not in the log of their match. The server has ended by now."""
    store = open_store(db)
    await store.open()
    try:
        return sum([await _lost_of(store, player) for player in players])
    finally:
        await store.close()


async def _lost_of(store: Store, player: LoadPlayer) -> int:
    inputs: list[Any] = [entry.input for entry in (await store.read(player.table.room)).entries]
    stored = {input_.client for input_ in inputs if isinstance(input_, Act) and input_.seat == player.seat}
    return len({str(number + 1) for number in range(player.acknowledged)} - stored)
