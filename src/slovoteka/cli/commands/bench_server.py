"""`slovoteka bench server`: measures whether the server meets its targets under many clients in a separate process."""

import sys
from collections.abc import Collection, Iterator

import msgspec
import typer

from slovoteka.benches.server import MEASURES, ServerReport, measure
from slovoteka.cli.commands.bench import figure_line
from slovoteka.cli.shared import output
from slovoteka.core.errors import Unreadable


def show(only: Collection[str], as_json: bool) -> None:
    for name in only:
        if name not in MEASURES:
            raise Unreadable("no-such-measure", name=output.clipped(name), names=", ".join(MEASURES))
    report = measure({name: MEASURES[name] for name in MEASURES if not only or name in only}, _progress)
    if as_json:
        output.write_json(_document(report))
    else:
        for line in _lines(report):
            output.write(line)
    if report.lost:
        raise typer.Exit(1)


def _progress(what: str) -> None:
    if sys.stderr.isatty():
        sys.stderr.write(f"\r\x1b[K{what}")
        sys.stderr.flush()


def _document(report: ServerReport) -> dict[str, object]:
    """The report with derived values, so that programs need not compute them."""
    figures = [
        {"measure": measured.name, **msgspec.to_builtins(figure), "kept": figure.is_kept}
        for measured in report.measured
        for figure in measured.figures
    ]
    return {"cores": report.cores, "load_average": report.load_average, "lost": report.lost, "figures": figures}


def _lines(report: ServerReport) -> Iterator[str]:
    yield output.say("bench-machine", load=f"{report.load_average[0]:.2f}", cores=report.cores)
    yield output.say("bench-busy")
    names = [figure.name for measured in report.measured for figure in measured.figures]
    width = max(map(len, names)) + 2
    for measured in report.measured:
        yield measured.name
        for figure in measured.figures:
            yield f"  {figure_line(figure, width)}"
    yield output.say("bench-lost", lost=report.lost)
