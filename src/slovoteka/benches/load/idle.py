"""What a server needs when nothing happens: for its start, for itself, and for silent sockets."""

import asyncio
from statistics import median
from time import perf_counter
from typing import Final

import httpx

from slovoteka.benches.figures import Figure, LoadMeasurement, Progress, Stopwatch
from slovoteka.benches.load.clients import (
    PATIENCE_S,
    RefusedByServer,
    Socket,
    calling,
    connect,
    for_each,
    hanging_up,
    newcomers,
)
from slovoteka.benches.load.process import Process, site

_SETTLE_S: Final = 2.0
"""The wait after a crowd has come, until temporary memory is given back."""
_MB: Final = 1_000_000 / 1_024
"""In KiB."""


async def measure_start(name: str, times: int, tell: Progress) -> LoadMeasurement:
    """Warm starts. The first one, which reads everything from the disk, is one of several."""
    started_s, memory_kib = list[float](), list[int]()
    for number in range(times):
        tell(f"start {number + 1}/{times}")
        began = perf_counter()
        async with site() as held:
            await _check_ready(held.process)
            started_s.append(perf_counter() - began)
            memory_kib.append(held.process.memory_kib())
    return LoadMeasurement(
        name=name,
        figures=[
            Figure(name="ready", value=median(started_s), unit="s", most=1.5),
            Figure(name="memory", value=median(memory_kib) / _MB, unit="MB", most=250),
        ],
    )


async def _check_ready(process: Process) -> None:
    async with httpx.AsyncClient(timeout=PATIENCE_S, trust_env=False) as http:
        answer = await http.get(f"{process.address}/health/ready")
    if not answer.is_success:
        raise RefusedByServer(f"/health/ready: {answer.status_code} {answer.text[:300]}")


async def measure_idle(name: str, sockets: int, tell: Progress) -> LoadMeasurement:
    """Each socket belongs to another person. They are signed in before, so that only sockets are measured."""
    async with site() as held, calling(held.process.address) as api:
        people = await newcomers(api, sockets, tell)
        await asyncio.sleep(_SETTLE_S)
        before_kib = held.process.memory_kib()
        address = held.process.address
        opened = await for_each(people, lambda who: connect(address, who, Socket()), tell, "sockets")
        async with hanging_up(opened):
            await asyncio.sleep(_SETTLE_S)
            each_kib = (held.process.memory_kib() - before_kib) / sockets
            watch = Stopwatch(held.process)
            await asyncio.sleep(_SETTLE_S)
            busy = watch.busy()
            there = sum(not socket.is_lost for socket in opened)
    return LoadMeasurement(
        name=name,
        figures=[
            Figure(name="sockets", value=there, least=sockets, busy=busy),
            Figure(name="each", value=each_kib, unit="KiB", most=40),
        ],
    )
