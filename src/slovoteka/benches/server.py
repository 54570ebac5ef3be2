"""Measures the server with a crowd of clients in a separate process."""

import gc
import os
from collections.abc import Callable, Mapping
from typing import Final

import uvloop

from slovoteka.benches.figures import LoadMeasurement, Measure
from slovoteka.benches.load.idle import measure_idle, measure_start
from slovoteka.benches.load.process import allow_many_files
from slovoteka.core.value import Value
from slovoteka.plugins.discovery import manifests
from slovoteka.plugins.manifest import Manifest

Tell = Callable[[str], None]
"""Called with the current step, for people who wait; with an empty text at the end."""


def _loads_of(manifest: Manifest) -> Mapping[str, Measure]:
    loads: Mapping[str, Measure] = {} if manifest.loads is None else manifest.load(manifest.loads)
    return loads


MEASURES: Final[Mapping[str, Measure]] = {
    "start": lambda name, tell: measure_start(name, 5, tell),
    "idle": lambda name, tell: measure_idle(name, 5_000, tell),
    **{name: work for manifest in manifests().values() for name, work in _loads_of(manifest).items()},
}
"""By name; in this order."""


class ServerReport(Value, frozen=True, kw_only=True):
    cores: int
    load_average: tuple[float, float, float]
    """Before the measurement. Other processes affect every figure."""
    measured: list[LoadMeasurement]

    @property
    def lost(self) -> int:
        return sum(measured.lost for measured in self.measured)


def measure(measures: Mapping[str, Measure], tell: Tell) -> ServerReport:
    """Runs the measurements one by one, each with its own server."""
    load_average = os.getloadavg()
    allow_many_files()
    measured = [uvloop.run(_measured(name, work, tell)) for name, work in measures.items()]
    return ServerReport(cores=len(os.sched_getaffinity(0)), load_average=load_average, measured=measured)


async def _measured(name: str, work: Measure, tell: Tell) -> LoadMeasurement:
    gc.collect()
    gc.disable()  # a pause of the clients would look like one of the server
    try:
        return await work(name, lambda what: tell(f"{name}: {what}"))
    finally:
        gc.enable()
        tell("")
