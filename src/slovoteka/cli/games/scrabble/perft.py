"""`slovoteka scrabble perft`: counts the engine's moves in many positions and compares them with known counts."""

from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

from slovoteka.cli.games.scrabble.positions import Case, PlacementTally, read_cases
from slovoteka.cli.games.scrabble.scoring import ScoringSwitches
from slovoteka.cli.shared import output
from slovoteka.cli.shared.output import say
from slovoteka.cli.shared.progress import bar
from slovoteka.cli.shared.word_lists import read_word_list
from slovoteka.core.value import Value
from slovoteka.engine.engine import Engine
from slovoteka.engine.graphs import graph_of_lines


class PerftMismatch(Value, frozen=True, kw_only=True):
    line: int
    cgp: str
    expected: PlacementTally
    found: PlacementTally


class PerftReport(Value, frozen=True, kw_only=True):
    positions: int
    mismatches: int
    first: PerftMismatch | None


def perft(agreements: ScoringSwitches, positions: Path, words: Path, *, as_json: bool) -> int:
    """The exit code is 0 if everything agrees.

    Words count as the list spells them, so Ё is strict if the list has one.
    """
    options = agreements.read()
    cases = read_cases(positions, options)
    lines = read_word_list(words, options.tiles.language)
    with TemporaryDirectory(prefix="slovoteka-") as folder:
        graph = graph_of_lines(lines, options.tiles.language, Path(folder) / "graph")
        report = _report(Engine(graph, options.layout()), cases)
    if as_json:
        output.write_json(report)
    else:
        for line in _lines(report):
            output.write(line)
    return 1 if report.mismatches else 0


def _report(engine: Engine, cases: list[Case]) -> PerftReport:
    wrong = list(_mismatches(engine, cases))
    return PerftReport(positions=len(cases), mismatches=len(wrong), first=wrong[0] if wrong else None)


def _mismatches(engine: Engine, cases: list[Case]) -> Iterator[PerftMismatch]:
    for case in _with_progress(cases):
        found = tally(engine, case.grid, case.rack)
        if found != case.expected:
            yield PerftMismatch(line=case.line, cgp=case.cgp, expected=case.expected, found=found)


def _with_progress(cases: list[Case]) -> Iterator[Case]:
    with bar(say("perft-progress")) as tell:
        for done, case in enumerate(cases):
            tell(done, len(cases))
            yield case


def tally(engine: Engine, grid: str, rack: str) -> PlacementTally:
    scores = engine.moves(grid, rack)["score"]
    return PlacementTally(
        placements=len(scores),
        best_score=int(scores.max(initial=0)),
        sum_of_scores=int(scores.sum(dtype="i8")),
    )


def _lines(report: PerftReport) -> Iterator[str]:
    first = report.first
    if first is None:
        yield say("perft-agrees", positions=report.positions)
        return
    yield say("perft-differs", positions=report.positions, mismatches=report.mismatches, line=first.line)
    yield first.cgp
    for column in PlacementTally.__struct_fields__:
        expected, found = getattr(first.expected, column), getattr(first.found, column)
        yield f"  {say('perft-figure', column=column, expected=expected, found=found)}"
