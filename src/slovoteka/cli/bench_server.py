"""`slovoteka bench server`: what the server promises, measured by a crowd of clients in a process of its own."""

import gc
import os
import sys
from collections.abc import Awaitable, Callable, Collection, Iterator, Mapping
from typing import Final

import msgspec
import typer
import uvloop

from slovoteka.cli import output
from slovoteka.cli.bench import figure_line
from slovoteka.cli.load.figures import Measured, Progress
from slovoteka.cli.load.games import measure_games
from slovoteka.cli.load.process import allow_many_files
from slovoteka.cli.load.raw import measure_raw
from slovoteka.cli.load.resting import measure_idle, measure_start
from slovoteka.cli.load.rounds import measure_round
from slovoteka.cli.load.scripts import FORBIDDEN, SCRABBLE
from slovoteka.core.errors import Unreadable

Measure = Callable[[str, Progress], Awaitable[Measured]]

MEASURES: Final[Mapping[str, Measure]] = {
    "start": lambda name, tell: measure_start(name, 5, tell),
    "idle": lambda name, tell: measure_idle(name, 5_000, tell),
    "round-1000": lambda name, tell: measure_round(name, 1_000, 1.0, 150, 400, tell),
    "round-3000": lambda name, tell: measure_round(name, 3_000, 3.0, 500, None, tell),
    "games": lambda name, tell: measure_games(name, FORBIDDEN, 240, 10.0, 300, tell),
    "games-scrabble": lambda name, tell: measure_games(name, SCRABBLE, 240, 5.0, 300, tell),
    "raw": lambda name, tell: measure_raw(name, 1_000, 3.0, tell),
}
"""By name; in this order."""


class Report(msgspec.Struct, frozen=True, kw_only=True):
    cores: int
    load_average: tuple[float, float, float]
    """Before anything was measured. What others do at the same time is in every figure."""
    measured: list[Measured]

    @property
    def lost(self) -> int:
        return sum(measured.lost for measured in self.measured)


def show(only: Collection[str], as_json: bool) -> None:
    for name in only:
        if name not in MEASURES:
            raise Unreadable("no-such-measure", name=output.clipped(name), names=", ".join(MEASURES))
    report = measure({name: MEASURES[name] for name in MEASURES if not only or name in only})
    if as_json:
        output.write_json(_document(report))
    else:
        for line in _lines(report):
            output.write(line)
    if report.lost:
        raise typer.Exit(1)


def measure(measures: Mapping[str, Measure]) -> Report:
    """One after another, each with a server of its own."""
    load_average = os.getloadavg()
    allow_many_files()
    measured = [uvloop.run(_measured(name, work)) for name, work in measures.items()]
    return Report(cores=len(os.sched_getaffinity(0)), load_average=load_average, measured=measured)


async def _measured(name: str, work: Measure) -> Measured:
    gc.collect()
    gc.disable()  # a pause of the clients would be taken for one of the server
    try:
        return await work(name, lambda what: _progress(f"{name}: {what}"))
    finally:
        gc.enable()
        _progress("")


def _progress(what: str) -> None:
    if sys.stderr.isatty():
        sys.stderr.write(f"\r\x1b[K{what}")
        sys.stderr.flush()


def _document(report: Report) -> dict[str, object]:
    """With what follows from the figures, for programs that only look."""
    figures = [
        {"measure": measured.name, **msgspec.to_builtins(figure), "kept": figure.is_kept}
        for measured in report.measured
        for figure in measured.figures
    ]
    return {"cores": report.cores, "load_average": report.load_average, "lost": report.lost, "figures": figures}


def _lines(report: Report) -> Iterator[str]:
    yield output.say("bench-machine", load=f"{report.load_average[0]:.2f}", cores=report.cores)
    yield output.say("bench-busy")
    names = [figure.name for measured in report.measured for figure in measured.figures]
    width = max(map(len, names)) + 2
    for measured in report.measured:
        yield measured.name
        for figure in measured.figures:
            yield f"  {figure_line(figure, width)}"
    yield output.say("bench-lost", lost=report.lost)
