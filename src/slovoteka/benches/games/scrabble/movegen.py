"""How fast the native engine finds moves, on given positions with given words, one core."""

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from slovoteka._native import WordGraph, pointer_chase
from slovoteka.benches.games.scrabble.graph import measure_build, measure_opening_ms
from slovoteka.core.value import Value
from slovoteka.engine.engine import Engine
from slovoteka.engine.matches import Player, Skill
from slovoteka.games.scrabble.options import Options

_REFERENCE_MB: Final = 32
"""Larger than what caches hold, as a large graph is: the walk of both waits for memory."""
_SEED: Final = 1
_STATIC: Final = Skill(with_leaves=False)
_SIMULATING: Final = Skill(with_leaves=False, candidates=15, plies=2, iterations=1_500)
_SIMULATED: Final = 40
"""Positions. Deciding in one takes a good part of a second, and the least that is measured is all of them once."""

LEAST: Final[Mapping[str, float]] = {
    "all_per_s": 8_000,
    "best_per_s": 15_000,
    "selfplay_per_s": 450,
    "simulations_per_s": 5_500,
}
MOST: Final[Mapping[str, float]] = {"graph_build_s": 5, "graph_build_mb": 300, "graph_load_ms": 10, "graph_mb": 45}
Tell = Callable[[int, int | None], None]
"""How many figures are measured, and of how many."""


class MovegenReport(Value, frozen=True, kw_only=True):
    positions: int
    words: int
    all_per_s: float
    """Positions all of whose moves are found."""
    best_per_s: float
    """Positions whose best move is found."""
    selfplay_per_s: float
    """Whole games of two players that take the best move."""
    simulations_per_s: float
    """Candidates played out over two plies, of 15 in each position; those far behind are dropped."""
    ns_per_state: float
    """Of a bare walk through the graph."""
    reference_ns: float
    """A step from pointer to pointer through memory: what this machine can do at all."""
    graph_build_s: float
    graph_build_mb: float
    graph_load_ms: float
    graph_mb: float


def measure(
    asked: Sequence[tuple[str, str]], lines: bytes, options: Options, seconds: float, tell: Tell
) -> MovegenReport:
    """`asked`: positions, each a board and a rack; `seconds`: for each of the figures that count how often."""
    with TemporaryDirectory(prefix="slovoteka-") as folder:
        path = Path(folder) / "graph"
        tell(0, None)  # building takes seconds
        built = measure_build(lines, options.tiles.language, path)
        graph = WordGraph(path)
        engine = Engine(graph, options.layout())
        simulated = engine.encode_all(_spread(asked, _SIMULATED))
        steps: dict[str, Callable[[], float]] = {
            "graph_load_ms": lambda: measure_opening_ms(path),
            "reference_ns": lambda: pointer_chase(_REFERENCE_MB),
            "all_per_s": lambda: engine.bench(asked, "all", seconds),
            "best_per_s": lambda: engine.bench(asked, "best", seconds),
            "selfplay_per_s": lambda: Player(engine, _STATIC).native.bench_games(seconds, _SEED),
            "simulations_per_s": lambda: Player(engine, _SIMULATING).native.bench_simulation(simulated, seconds),
            "ns_per_state": lambda: engine.bench_states(seconds),
        }
        figures = {}
        for done, (name, step) in enumerate(steps.items(), 1):
            tell(done, len(steps) + 1)
            figures[name] = step()
        return MovegenReport(
            positions=len(asked),
            words=graph.word_count,
            graph_build_s=built.seconds,
            graph_build_mb=built.megabytes,
            graph_mb=path.stat().st_size / 1e6,
            **figures,
        )


def _spread(items: Sequence[tuple[str, str]], most: int) -> Sequence[tuple[str, str]]:
    """So many at most, from the whole length of the list."""
    return items[:: -(-len(items) // most)]
