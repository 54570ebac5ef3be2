"""How fast the native engine finds moves in given positions with given words, on one core."""

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from slovoteka._native import WordGraph, pointer_chase
from slovoteka.benches.games.scrabble.graph import measure_build, measure_opening_ms
from slovoteka.core.value import Value
from slovoteka.engine.engine import Engine
from slovoteka.engine.matches import EnginePlayer, EngineSkill
from slovoteka.games.scrabble.options import Options

_REFERENCE_MB: Final = 32
"""Larger than the processor's caches, like a large graph, so that both walks wait for memory."""
_SEED: Final = 1
_STATIC: Final = EngineSkill(with_leaves=False)
_SIMULATING: Final = EngineSkill(with_leaves=False, candidates=15, plies=2, iterations=1_500)
_SIMULATED: Final = 40
"""How many positions are simulated.

A decision takes a good part of a second, and each position is measured at least once.
"""

LEAST: Final[Mapping[str, float]] = {
    "all_per_s": 8_000,
    "best_per_s": 15_000,
    "selfplay_per_s": 450,
    "simulations_per_s": 5_500,
}
MOST: Final[Mapping[str, float]] = {"graph_build_s": 5, "graph_build_mb": 300, "graph_load_ms": 10, "graph_mb": 45}
Tell = Callable[[int, int | None], None]
"""Called with the number of figures measured, and the total."""


class MovegenReport(Value, frozen=True, kw_only=True):
    positions: int
    words: int
    all_per_s: float
    """Positions whose moves are all found."""
    best_per_s: float
    """Positions whose best move is found."""
    selfplay_per_s: float
    """Whole games of two players who take the best move."""
    simulations_per_s: float
    """Candidates simulated over two plies, 15 in each position. The weakest are dropped."""
    ns_per_state: float
    """The time of one step of a bare walk through the graph."""
    reference_ns: float
    """The time of one step from pointer to pointer through memory: the limit of this machine."""
    graph_build_s: float
    graph_build_mb: float
    graph_load_ms: float
    graph_mb: float


def measure(
    asked: Sequence[tuple[str, str]], lines: bytes, options: Options, seconds: float, tell: Tell
) -> MovegenReport:
    """`asked` has boards with racks; `seconds` is the time for each figure that counts something per second."""
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
            "selfplay_per_s": lambda: EnginePlayer(engine, _STATIC).native.bench_games(seconds, _SEED),
            "simulations_per_s": lambda: EnginePlayer(engine, _SIMULATING).native.bench_simulation(simulated, seconds),
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
    """At most so many items, spread over the whole list."""
    return items[:: -(-len(items) // most)]
