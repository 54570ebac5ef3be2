"""A duplicate hall: everybody hands in a sheet within a short time, and all get the result at once."""

import asyncio
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager
from itertools import chain, cycle, islice, permutations, zip_longest
from random import Random
from time import perf_counter
from typing import Final

import msgspec

from slovoteka.benches.figures import CoreShares, Figure, LoadMeasurement, Progress, Stopwatch, percentile
from slovoteka.benches.load.clients import (
    DONE,
    LINE,
    REFUSED,
    TOLD,
    BroadcastListener,
    LoadPerson,
    calling,
    comes_to_be,
    connect,
    encode,
    for_each,
    hanging_up,
    newcomers,
    until,
)
from slovoteka.benches.load.process import MeasuredServer, site
from slovoteka.core.inputs import Close
from slovoteka.core.value import Value
from slovoteka.games.scrabble.actions import Play
from slovoteka.games.scrabble.editions import CENTRE, RACK, SIZE
from slovoteka.games.scrabble.letters import BLANKS
from slovoteka.games.scrabble.notation import at_text
from slovoteka.server.base.wire import ActFrame, Watch
from slovoteka.store.opening import open_store

_LATE_S: Final = 30.0
"""How long to wait for a server that is too slow. The figures then show it."""
_ROUND: Final = b'"dup-round"'
_WATCH, _SHEET = "watch", "sheet"


class _Public(Value, frozen=True):
    rack: str


class _TableNews(Value, frozen=True):
    public: _Public


class _Start(Value, frozen=True):
    """The part that we read of the news with the first rack."""

    seat: int
    table: _TableNews
    mine: tuple[str, ...]


class _Sheet(Value, frozen=True):
    play: Play


class _Private(Value, frozen=True):
    sheet: _Sheet | None


class _Result(Value, frozen=True):
    """The part that we read of the news at the end of a round: the player's own sheet."""

    private: _Private


class Seat(BroadcastListener):
    """A player in the hall, who also receives its chat."""

    def __init__(self) -> None:
        super().__init__(LINE)
        self.watches = False
        self.start = self.result = self.refusal = b""
        self.sent_s = self.done_s = self.result_s = 0.0

    def hear(self, message: bytes) -> None:
        now = perf_counter()
        if message.startswith(TOLD):
            if _ROUND in message:
                self.result, self.result_s = message, now
            else:
                self.start = message
        elif message.startswith(DONE):
            if _SHEET.encode() in message:
                self.done_s = now
            self.watches = True
        elif message.startswith(REFUSED):
            self.refusal = message
        else:
            super().hear(message)

    def hand_in(self, frame: bytes) -> None:
        self.sent_s = perf_counter()
        self.send(frame)


class Hall(Value, frozen=True, kw_only=True):
    """A started hall in which everybody sees the first rack."""

    site: MeasuredServer
    room: str
    people: list[LoadPerson]
    seats: list[Seat]
    joins: Figure
    """How fast people joined, by HTTP."""


class RoundFigures(Value, frozen=True, kw_only=True):
    """The figures of one round."""

    answers_s: list[float]
    """From sending a sheet to its acknowledgement."""
    result_ms: float
    """From sending the last sheet until the last socket has the result."""
    results: int
    """How many seats have the result."""
    result_bytes: int
    busy: CoreShares
    garbled: int
    """Seats whose sheet came back different from what they wrote."""


@asynccontextmanager
async def open_hall(held: MeasuredServer, seats: int, tell: Progress) -> AsyncIterator[Hall]:
    address = held.process.address
    async with calling(address) as api:
        people = await newcomers(api, seats, tell)
        conditions = {"game": "scrabble", "variant": "duplicate", "options": {"seats": seats}}
        room = await api.make_room(people[0], {"conditions": conditions, "hall": True})
        began, watch = perf_counter(), Stopwatch(held.process)
        await for_each(people, lambda who: api.sit(who, room), tell, "chairs")
        joins = Figure(name="joins", value=seats / (perf_counter() - began), unit="/s", busy=watch.busy())
        sockets = await for_each(people, lambda who: connect(address, who, Seat()), tell, "sockets")
        async with hanging_up(sockets):
            frame = encode(Watch(room=room, client=_WATCH))
            for socket in sockets:
                socket.send(frame)
            await until(lambda: all(socket.watches for socket in sockets), "watching")
            await api.start(people[0], room)
            await until(lambda: all(socket.start for socket in sockets), "the start")
            yield Hall(site=held, room=room, people=people, seats=sockets, joins=joins)


async def play_round(hall: Hall, within_s: float) -> RoundFigures:
    """Everybody hands in at a random moment within so many seconds."""
    starts = [msgspec.json.decode(seat.start, type=_Start) for seat in hall.seats]
    plays = list(islice(cycle(different_plays(starts[0].table.public.rack)), len(starts)))
    chance, loop = Random(1), asyncio.get_running_loop()  # noqa: S311  moments to measure with
    watch = Stopwatch(hall.site.process)
    for seat, start, play in zip(hall.seats, starts, plays, strict=True):
        frame = ActFrame(room=hall.room, seat=start.seat, window=start.mine[0], action=play, client=_SHEET)
        loop.call_later(chance.random() * within_s, seat.hand_in, encode(frame))
    await comes_to_be(lambda: all(seat.done_s and seat.result_s for seat in hall.seats), within_s + _LATE_S)
    sent_s, seen_s = max(seat.sent_s for seat in hall.seats), max(seat.result_s for seat in hall.seats)
    return RoundFigures(
        answers_s=[seat.done_s - seat.sent_s for seat in hall.seats if seat.done_s],
        result_ms=(seen_s - sent_s) * 1_000,
        results=sum(bool(seat.result) for seat in hall.seats),
        result_bytes=max(len(seat.result) for seat in hall.seats),
        busy=watch.busy(),
        garbled=sum(_own_sheet(seat) not in (None, play) for seat, play in zip(hall.seats, plays, strict=True)),
    )


def different_plays(rack: str) -> Iterator[Play]:
    """Openings through the centre, alternately long and short.

    Most are no words, and the referee has to find that out.
    """
    letters = [tile for tile in rack if tile not in BLANKS]
    by_length = [_openings(letters, length) for length in range(2, min(RACK, len(letters)) + 1)]
    return (play for play in chain.from_iterable(zip_longest(*by_length)) if play is not None)


def _openings(letters: Sequence[str], length: int) -> Iterator[Play]:
    for word in dict.fromkeys(permutations(letters, length)):
        for before in range(length):
            yield Play(at_text(CENTRE - before, down=False), "".join(word))
            yield Play(at_text(CENTRE - before * SIZE, down=True), "".join(word))


def _own_sheet(seat: Seat) -> Play | None:
    if not seat.result:
        return None
    sheet = msgspec.json.decode(seat.result, type=_Result).private.sheet
    return None if sheet is None else sheet.play


async def lost_sheets(hall: Hall) -> int:
    """Sheets that were acknowledged, but are not among the answers stored with the closed window.

    The server has ended by now.
    """
    store = open_store(hall.site.db)
    await store.open()
    try:
        entries = (await store.read(hall.room)).entries
    finally:
        await store.close()
    closes = [entry.input for entry in entries if isinstance(entry.input, Close)]
    stored = {answer.seat for close in closes for answer in close.answers if answer.client == _SHEET}
    seats = {msgspec.json.decode(seat.start, type=_Start).seat for seat in hall.seats if seat.done_s}
    return len(seats - stored)


async def measure_round(
    name: str, seats: int, within_s: float, result_ms: float, p99_ms: float | None, tell: Progress
) -> LoadMeasurement:
    async with site() as held:
        async with open_hall(held, seats, tell) as hall:
            tell("sheets")
            played = await play_round(hall, within_s)
        await held.process.stop()
        lost = await lost_sheets(hall)
    answers = played.answers_s
    return LoadMeasurement(
        name=name,
        lost=lost + played.garbled,
        figures=[
            Figure(name="acknowledged", value=len(answers), least=seats, busy=played.busy),
            Figure(name="answer-p50", value=percentile(answers, 0.5), unit="ms"),
            Figure(name="answer-p99", value=percentile(answers, 0.99), unit="ms", most=p99_ms),
            Figure(name="results", value=played.results, least=seats),
            Figure(name="result", value=played.result_ms, unit="ms", most=result_ms),
            Figure(name="result-size", value=played.result_bytes / 1_024, unit="KiB"),
            hall.joins,
        ],
    )
