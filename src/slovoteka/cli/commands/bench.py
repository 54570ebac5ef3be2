"""`slovoteka bench`: measurements, and whether they meet their targets."""

from collections.abc import Sequence

from slovoteka.benches.figures import Figure
from slovoteka.benches.lexicon import Measurement
from slovoteka.cli.shared import output


def show(measured: Sequence[Measurement], as_json: bool) -> None:
    if as_json:
        output.write_json([measurement._asdict() for measurement in measured])
        return
    width = max(len(measurement.name) for measurement in measured) + 2
    for measurement in measured:
        output.write(_measured(measurement, width))


def _measured(measurement: Measurement, width: int) -> str:
    name, value, unit, limit = measurement
    shown = f"{value:.3g} {unit}".strip() if value < 1000 else f"{value:.0f} {unit}".strip()
    if limit is None:
        return f"  {name.ljust(width)}{shown}"
    return f"{'✓' if value <= limit else '✗'} {name.ljust(width)}{shown.ljust(12)}≤ {limit:g} {unit}"


def figure_line(figure: Figure, width: int) -> str:
    """The measurement, its target, and what kept the processor busy."""
    mark = {None: " ", True: "✓", False: "✗"}[figure.is_kept]
    number = f"{figure.value:.3g}" if figure.value < 1_000 else f"{figure.value:.0f}"
    shown = f"{number} {figure.unit}".strip()
    bar = f"≤ {figure.most:g}" if figure.most is not None else f"≥ {figure.least:g}" if figure.least is not None else ""
    spent = figure.busy
    busy = "" if spent is None else f"{spent.load:3.0f} {spent.server:3.0f} {spent.others:3.0f} %"
    return f"{mark} {figure.name.ljust(width)}{shown.ljust(14)}{bar.ljust(10)}{busy}".rstrip()
