"""A measurement, its target, and how busy clients and server were meanwhile."""

import os
from collections.abc import Awaitable, Callable, Sequence
from time import perf_counter
from typing import Final

from slovoteka.benches.load.process import Process, machine_cpu_s
from slovoteka.core.value import Value

Progress = Callable[[str], None]
"""Called with a line about the current measurement, for people who wait."""
Measure = Callable[[str, Progress], Awaitable["LoadMeasurement"]]
"""Takes a name, and returns a measurement with this name."""

_MS: Final = 1_000


class CoreShares(Value, frozen=True, kw_only=True):
    """Shares of one core in percent. If `load` is near 100, the clients were the limit, not the server."""

    load: float
    server: float
    others: float
    """All other processes and the system. On a machine with few cores, their time is missing to us."""


class Figure(Value, frozen=True, kw_only=True, omit_defaults=True):
    name: str
    value: float
    unit: str = ""
    most: float | None = None
    """The upper target."""
    least: float | None = None
    """The lower target."""
    busy: CoreShares | None = None

    @property
    def is_kept(self) -> bool | None:
        """Whether the target is met; None if there is none."""
        if self.most is None and self.least is None:
            return None
        return (self.most is None or self.value <= self.most) and (self.least is None or self.value >= self.least)


class LoadMeasurement(Value, frozen=True, kw_only=True):
    """A complete measurement."""

    name: str
    figures: list[Figure]
    lost: int = 0
    """How many acknowledged items are missing from the store. It must be 0."""


class Stopwatch:
    """Elapsed time, and the processor time of the clients (this process), of the server and of all others."""

    def __init__(self, server: Process) -> None:
        self._server = server
        self._began = perf_counter()
        self._before = self._spent_s()

    def busy(self) -> CoreShares:
        """Since the start. The clock is read last, so that a delay while reading cannot make the shares too high."""
        spent_s = self._spent_s()
        seconds = perf_counter() - self._began
        own, server, everything = (
            100 * (now - before) / seconds for before, now in zip(self._before, spent_s, strict=True)
        )
        return CoreShares(load=own, server=server, others=max(0.0, everything - own - server))

    def _spent_s(self) -> tuple[float, float, float]:
        own = os.times()
        return own.user + own.system, self._server.cpu_s(), machine_cpu_s()


def percentile(seconds: Sequence[float], share: float) -> float:
    """The value in milliseconds that this share of the measurements does not exceed."""
    ordered = sorted(seconds)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] * _MS
