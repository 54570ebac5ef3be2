"""The cost of building and opening a word graph, in separate processes, so that other memory does not count."""

import subprocess
import sys
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Final

import msgspec

from slovoteka._native import WordGraph
from slovoteka.core.value import Value
from slovoteka.engine.engine import Engine
from slovoteka.engine.graphs import graph_of_lines
from slovoteka.games.scrabble.options import read_options
from slovoteka.games.scrabble.plays import EMPTY_GRID
from slovoteka.lexicon.alphabet import Language

_RUN: Final = "import sys; from slovoteka.benches.games.scrabble.graph import {0}; {0}(*sys.argv[1:])"
_OPENINGS: Final = 5
_RACK: Final = "ЗОДЫРВО"


class Build(Value, frozen=True, kw_only=True):
    seconds: float
    """Without reading the words."""
    megabytes: float
    """The peak, including the words and Python itself."""


def measure_build(lines: bytes, language: Language, graph: Path) -> Build:
    """Builds the graph and keeps it."""
    words = graph.with_suffix(".txt")
    words.write_bytes(lines)
    return msgspec.json.decode(_output_of("tell_build", words, language, graph), type=Build)


def measure_opening_ms(graph: Path) -> float:
    """From a file in the system's cache to the first best move, without loading the program."""
    return median(float(_output_of("tell_opening", graph)) for _ in range(_OPENINGS))


def _output_of(function: str, *arguments: str | Path) -> str:
    command = [sys.executable, "-c", _RUN.format(function), *map(str, arguments)]
    return subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout  # noqa: S603  our own code


# --- in the other process -------------------------------------------------------------------------------------------


def tell_build(words: str, language: Language, graph: str) -> None:
    lines = Path(words).read_bytes()
    began = perf_counter()
    graph_of_lines(lines, language, Path(graph))
    built = Build(seconds=perf_counter() - began, megabytes=_peak_megabytes())
    sys.stdout.write(msgspec.json.encode(built).decode())


def _peak_megabytes() -> float:
    """The peak memory according to Linux. `getrusage` would include the process before it became this program."""
    status = dict(line.split(":", 1) for line in Path("/proc/self/status").read_text().splitlines())
    return int(status["VmHWM"].removesuffix("kB")) * 1024 / 1e6


def tell_opening(graph: str) -> None:
    layout = read_options({}).layout()
    began = perf_counter()
    Engine(WordGraph(graph), layout).best(EMPTY_GRID, _RACK)
    sys.stdout.write(str((perf_counter() - began) * 1e3))
