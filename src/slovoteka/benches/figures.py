"""What was measured, what was promised, and how busy both sides were meanwhile."""

import os
from collections.abc import Awaitable, Callable, Sequence
from time import perf_counter
from typing import Final

from slovoteka.benches.load.process import Process, machine_cpu_s
from slovoteka.core.value import Value

Progress = Callable[[str], None]
"""Is told what happens now, for people who wait."""
Measure = Callable[[str, Progress], Awaitable["Measured"]]
"""Measures something under its name."""

_MS: Final = 1_000


class Busy(Value, frozen=True, kw_only=True):
    """Shares of one core, in percent. A load near 100 means that the clients were the limit, not the server."""

    load: float
    server: float
    others: float
    """All other programs on this machine, and the system itself. Where cores are few, what they take is missing."""


class Figure(Value, frozen=True, kw_only=True, omit_defaults=True):
    name: str
    value: float
    unit: str = ""
    most: float | None = None
    """What must not be exceeded."""
    least: float | None = None
    """What must be reached."""
    busy: Busy | None = None

    @property
    def is_kept(self) -> bool | None:
        """None where nothing is promised."""
        if self.most is None and self.least is None:
            return None
        return (self.most is None or self.value <= self.most) and (self.least is None or self.value >= self.least)


class Measured(Value, frozen=True, kw_only=True):
    """One of the measurements, whole."""

    name: str
    figures: list[Figure]
    lost: int = 0
    """What was acknowledged and is not in the store: must never be anything but nothing."""


class Stopwatch:
    """Time, and the time of the processor that clients (this process), the server and all others have taken."""

    def __init__(self, server: Process) -> None:
        self._server = server
        self._began = perf_counter()
        self._before = self._spent_s()

    def busy(self) -> Busy:
        """Since it was started. The clock is read last: whoever is kept waiting meanwhile has not worked for longer."""
        spent_s = self._spent_s()
        seconds = perf_counter() - self._began
        own, server, everything = (
            100 * (now - before) / seconds for before, now in zip(self._before, spent_s, strict=True)
        )
        return Busy(load=own, server=server, others=max(0.0, everything - own - server))

    def _spent_s(self) -> tuple[float, float, float]:
        own = os.times()
        return own.user + own.system, self._server.cpu_s(), machine_cpu_s()


def percentile(seconds: Sequence[float], share: float) -> float:
    """In milliseconds: so many of them are not above it."""
    ordered = sorted(seconds)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] * _MS
