"""`slovoteka bench`: figures, and whether they keep what is promised."""

from collections.abc import Sequence

from slovoteka.cli import output
from slovoteka.lexicon.bench import Measurement


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
