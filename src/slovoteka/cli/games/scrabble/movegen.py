"""`slovoteka bench movegen`: how fast the native engine finds moves in given positions, on one core."""

from collections.abc import Iterator
from pathlib import Path
from typing import Final

import msgspec

from slovoteka.benches.figures import Figure
from slovoteka.benches.games.scrabble.movegen import LEAST, MOST, MovegenReport, measure
from slovoteka.cli.commands.bench import figure_line
from slovoteka.cli.games.scrabble.positions import read_cases
from slovoteka.cli.shared import output
from slovoteka.cli.shared.output import say
from slovoteka.cli.shared.progress import bar
from slovoteka.cli.shared.word_lists import read_word_list
from slovoteka.games.scrabble.options import read_options

_UNITS: Final = {"s": "s", "ms": "ms", "mb": "MB", "ns": "ns", "state": "ns"}
"""Units by the last part of a figure's name. Figures that count something per second have none."""


def show(positions: Path, words: Path, seconds: float, as_json: bool) -> None:
    """`seconds` is the time for each figure that counts something per second."""
    options = read_options({})
    asked = [(case.grid, case.rack) for case in read_cases(positions, options)]
    lines = read_word_list(words, options.tiles.language)
    with bar(say("movegen-progress")) as tell:
        report = measure(asked, lines, options, seconds, tell)
    if as_json:
        output.write_json(report)
        return
    for line in _lines(report):
        output.write(line)


def _lines(report: MovegenReport) -> Iterator[str]:
    yield say("movegen-counts", positions=report.positions, words=report.words)
    measures = msgspec.structs.asdict(report)
    names = [name for name in measures if name not in ("positions", "words")]
    width = max(map(len, names)) + 2
    for name in names:
        unit = "" if name.endswith("_per_s") else _UNITS[name.rpartition("_")[2]]
        figure = Figure(name=name, value=measures[name], unit=unit, least=LEAST.get(name), most=MOST.get(name))
        yield figure_line(figure, width)
