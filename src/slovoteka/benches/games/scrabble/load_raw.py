"""Compares our sockets with bare picows in the same run: the same echoes, and the same bytes to the same crowd."""

import asyncio
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Final

from slovoteka.benches.figures import CoreShares, Figure, LoadMeasurement, Progress, Stopwatch
from slovoteka.benches.games.scrabble.load_round import lost_sheets, open_hall, play_round
from slovoteka.benches.load import bare_server
from slovoteka.benches.load.clients import (
    SOCKET,
    BroadcastListener,
    LoadPerson,
    Socket,
    connect,
    encode,
    for_each,
    hanging_up,
    until,
)
from slovoteka.benches.load.process import Process, site
from slovoteka.core.value import Value
from slovoteka.server.base.wire import Ping, Say

_ECHOING: Final = 50
"""Sockets that echo at the same time, each with one frame at a time."""
_LEAST_ECHOES: Final = 5_000
"""Fewer are too imprecise, because processor time is counted in hundredths of a second."""
_SPREADS: Final = 20
_WITHIN_S: Final = 1.0
_TEXT: Final = "Все на месте? Тогда начинаем: у каждого три минуты на слово."


class Echo(Value, frozen=True, kw_only=True):
    """The measurement of echoes."""

    per_s: float
    size: int
    """The size of the answer in bytes."""
    busy: CoreShares


class Spread(Value, frozen=True, kw_only=True):
    """One message to everybody, measured until the last socket has it."""

    ms: float
    size: int
    busy: CoreShares


class ServerFigures(Value, frozen=True):
    """The figures of one server."""

    echo: Echo
    line: Spread
    """A chat line."""
    result: Spread
    """The result of a round. For our server it includes judging and storing."""


class EchoLoop(Socket):
    """Sends a frame again as soon as the answer arrives."""

    def __init__(self, frame: bytes) -> None:
        super().__init__()
        self._frame = frame
        self.returns = self.size = 0
        self.is_flying = False

    def serve(self) -> None:
        self.is_flying = True
        self.send(self._frame)

    def hear(self, message: bytes) -> None:
        self.returns += 1
        self.size = len(message)
        if self.is_flying:
            self.send(self._frame)


async def measure_raw(name: str, seats: int, seconds: float, tell: Progress) -> LoadMeasurement:
    async with site() as held:
        async with open_hall(held, seats, tell) as hall:
            tell("ours")
            played = await play_round(hall, _WITHIN_S)
            result = Spread(ms=played.result_ms, size=played.result_bytes, busy=played.busy)
            line = await _spread(held.process, hall.seats, encode(Say(room=hall.room, text=_TEXT)))
            echo = await _echo(held.process, hall.people[:_ECHOING], encode(Ping()), seconds)
        await held.process.stop()
        lost = await lost_sheets(hall)
    ours = ServerFigures(echo, line, result)
    tell("bare")
    return LoadMeasurement(
        name=name, lost=lost + played.garbled, figures=list(_figures(ours, await _bare(ours, seats, seconds)))
    )


async def _bare(ours: ServerFigures, sockets: int, seconds: float) -> ServerFigures:
    """The same for a server that does nothing else."""
    async with _bare_server() as process:
        listeners = [BroadcastListener(bare_server.TO_ALL) for _ in range(sockets)]
        await for_each(listeners, lambda listener: connect(process.address, None, listener, "/"), lambda _: None, "")
        async with hanging_up(listeners):
            line = await _spread(process, listeners, bare_server.TO_ALL.ljust(ours.line.size, b"x"))
            result = await _spread(process, listeners, bare_server.TO_ALL.ljust(ours.result.size, b"x"))
        echo = await _echo(process, [None] * min(_ECHOING, sockets), b"x" * ours.echo.size, seconds)
    return ServerFigures(echo, line, result)


async def _echo(process: Process, people: Sequence[LoadPerson | None], frame: bytes, seconds: float) -> Echo:
    balls = [EchoLoop(frame) for _ in people]
    for person, ball in zip(people, balls, strict=True):
        await connect(process.address, person, ball, "/" if person is None else SOCKET)
    async with hanging_up(balls):
        for ball in balls:
            ball.serve()
        await until(lambda: all(ball.returns for ball in balls), "an echo")
        before, began, watch = sum(ball.returns for ball in balls), perf_counter(), Stopwatch(process)
        await asyncio.sleep(seconds)
        await until(lambda: sum(ball.returns for ball in balls) >= before + _LEAST_ECHOES, "echoes")
        per_s = (sum(ball.returns for ball in balls) - before) / (perf_counter() - began)
        return Echo(per_s=per_s, size=balls[0].size, busy=watch.busy())


async def _spread(process: Process, listeners: Sequence[BroadcastListener], frame: bytes) -> Spread:
    watch = Stopwatch(process)
    times = [await _spread_once(listeners, frame) for _ in range(_SPREADS)]
    return Spread(ms=median(times) * 1_000, size=listeners[0].size, busy=watch.busy())


async def _spread_once(listeners: Sequence[BroadcastListener], frame: bytes) -> float:
    """The first socket sends it."""
    heard = listeners[0].heard
    began = perf_counter()
    listeners[0].send(frame)
    await until(lambda: all(listener.heard > heard for listener in listeners), "a line of chat")
    return max(listener.heard_s for listener in listeners) - began


@asynccontextmanager
async def _bare_server() -> AsyncIterator[Process]:
    with TemporaryDirectory(prefix="slovoteka-bench-") as folder:
        process = await Process.start(("-m", bare_server.__name__), {}, Path(folder) / "errors.log")
        try:
            yield process
        finally:
            await process.stop()


def _figures(ours: ServerFigures, raw: ServerFigures) -> Iterator[Figure]:
    yield Figure(name="echo-bare", value=raw.echo.per_s, unit="/s", busy=raw.echo.busy)
    yield Figure(name="echo", value=ours.echo.per_s, unit="/s", busy=ours.echo.busy)
    yield Figure(name="echo-share", value=100 * ours.echo.per_s / raw.echo.per_s, unit="%")
    for name, we, they in (("line", ours.line, raw.line), ("result", ours.result, raw.result)):
        yield Figure(name=f"{name}-size", value=we.size / 1_024, unit="KiB")
        yield Figure(name=f"{name}-to-all-bare", value=they.ms, unit="ms", busy=they.busy)
        yield Figure(name=f"{name}-to-all", value=we.ms, unit="ms", busy=we.busy)
        yield Figure(name=f"{name}-share", value=100 * they.ms / we.ms, unit="%")
