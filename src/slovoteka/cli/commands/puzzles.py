"""`slovoteka puzzles`: makes, shows and solves puzzles."""

import sys
from collections import Counter
from collections.abc import Callable, Iterator
from os import cpu_count
from pathlib import Path
from time import time
from typing import Any, Final

from slovoteka.cli.shared import files, output
from slovoteka.cli.shared.output import clipped, say, write
from slovoteka.cli.shared.progress import Progress, bar
from slovoteka.cli.terminal.renderer import SeatsShown, TerminalRenderer
from slovoteka.cli.terminal.renderers import renderer_of
from slovoteka.core.errors import Refusal, Unreadable
from slovoteka.core.situation import Situation
from slovoteka.core.value import Value
from slovoteka.messages import refusal_text
from slovoteka.puzzles import pack
from slovoteka.puzzles.building import PuzzleBatch, build, from_records, is_of_order
from slovoteka.puzzles.checking import check
from slovoteka.puzzles.model import KINDS, AnswerVerdict, Kind, Puzzle
from slovoteka.review.model import Remark

_MOST_WORKERS: Final = 8
_TRIES: Final = 5
"""How many unreadable lines are tolerated before the command gives up."""


class PuzzleArguments(Value, frozen=True, kw_only=True):
    """The arguments of the command."""

    kind: str | None
    count: int
    seed: int
    records: tuple[Path, ...]
    out: Path | None


# --- making ---------------------------------------------------------------------------------------------------------


def build_puzzles(wanted: PuzzleArguments, as_json: bool) -> None:
    kinds = KINDS if wanted.kind is None else (_kind(wanted.kind),)
    already = _already(wanted, kinds)
    found: list[Puzzle] = []

    def keep(puzzle: Puzzle) -> None:
        found.append(puzzle)
        if wanted.out is not None:
            with wanted.out.open("a", encoding="utf-8") as file:
                file.write(pack.write_puzzle(puzzle) + "\n")

    with bar(say("puzzles-progress")) as progress:
        _build(wanted, kinds, already, progress, keep)
    counts = Counter(puzzle.kind for puzzle in (*already, *found))
    if wanted.out is None:
        _write_found(found, as_json)
    elif as_json:
        output.write_json({"file": str(wanted.out), "new": len(found), "counts": counts})
    else:
        for kind in kinds:
            write(say("puzzles-built", kind=say(f"puzzle-kind-{kind}"), count=counts[kind]))


def _build(
    wanted: PuzzleArguments,
    kinds: tuple[Kind, ...],
    already: list[Puzzle],
    progress: Progress,
    keep: Callable[[Puzzle], None],
) -> None:
    if wanted.records:
        records = [files.read_record(path) for path in wanted.records]
        known = {puzzle.id for puzzle in already}
        for puzzle in from_records(kinds, records, progress):
            if puzzle.id not in known:
                keep(puzzle)
        return
    for kind in kinds:
        order = PuzzleBatch(kind=kind, count=wanted.count, seed=wanted.seed)
        own = [puzzle for puzzle in already if puzzle.kind == kind]
        for puzzle in build(order, own, workers=min(cpu_count() or 1, _MOST_WORKERS), tell=progress):
            keep(puzzle)


def _already(wanted: PuzzleArguments, kinds: tuple[Kind, ...]) -> list[Puzzle]:
    """The puzzles that an earlier run has left in the file. An unfinished last line is dropped."""
    if wanted.out is None:
        return []
    files.check_place(wanted.out)
    if not wanted.out.exists():
        return []
    text = files.read_text(wanted.out)
    whole = text[: text.rfind("\n") + 1]
    if whole != text:
        files.write_text(wanted.out, whole)
    found = [puzzle for puzzle in pack.read_puzzles(whole.splitlines()) if puzzle.kind in kinds]
    if not wanted.records:
        for puzzle in found:
            if not is_of_order(PuzzleBatch(kind=puzzle.kind, count=wanted.count, seed=wanted.seed), puzzle):
                raise Unreadable("puzzle-seed", file=files.shown(wanted.out))
    return found


def _write_found(found: list[Puzzle], as_json: bool) -> None:
    if as_json:
        output.write_json({"puzzles": found})
    else:
        for puzzle in found:
            write(pack.write_puzzle(puzzle))


# --- showing and solving --------------------------------------------------------------------------------------------


def show_puzzle(puzzle_id: str | None, kind: str | None, solution: bool, as_json: bool) -> None:
    puzzle = _chosen(puzzle_id, kind)
    if as_json:
        output.write_json(_as_object(puzzle) | (_solution(puzzle) if solution else {}))
        return
    _draw(puzzle)
    if solution:
        _tell_solution(puzzle)


def solve_puzzle(puzzle_id: str | None, kind: str | None, answer: str | None, as_json: bool) -> None:
    puzzle = _chosen(puzzle_id, kind)
    if answer is not None:
        verdict: AnswerVerdict | None = _verdict(puzzle, answer)
    else:
        if not as_json:
            _draw(puzzle)
        verdict = _asked(puzzle)
    if as_json:
        output.write_json({"verdict": verdict} | _solution(puzzle))
        return
    write(_sentence(verdict.remark) if verdict is not None else say("puzzle-revealed"))
    _tell_solution(puzzle)


def _chosen(puzzle_id: str | None, kind: str | None) -> Puzzle:
    """The puzzle with this id, any of this kind, or the puzzle of the day."""
    now_ms = int(time() * 1000)
    if puzzle_id is not None:
        if puzzle_id not in pack.pack():
            raise Unreadable("no-such-puzzle", puzzle=clipped(puzzle_id))
        return pack.pack()[puzzle_id]
    if kind is not None:
        puzzles = pack.of_kind(_kind(kind))
        return puzzles[now_ms % len(puzzles)]
    return pack.daily(pack.day_of(now_ms))


def _kind(written: str) -> Kind:
    for kind in KINDS:
        if kind == written:
            return kind
    raise Unreadable("no-such-puzzle-kind", kind=clipped(written), kinds=", ".join(KINDS))


def _verdict(puzzle: Puzzle, line: str) -> AnswerVerdict:
    action = _renderer(puzzle, puzzle.scene.situation()).read(line, (puzzle.scene.situation().window,))
    if action is None:
        raise Unreadable("puzzle-answer-empty")
    return check(puzzle, action)


def _asked(puzzle: Puzzle) -> AnswerVerdict | None:
    """Returns None if the person wants to see the solution. Unreadable lines are explained and asked for again."""
    for line in _lines():
        if not line:
            return None
        try:
            return _verdict(puzzle, line)
        except Refusal as refusal:
            output.complain(refusal_text(refusal, output.language()))
    return None


def _lines() -> Iterator[str]:
    for _ in range(_TRIES):
        if sys.stdin.isatty():
            sys.stdout.write(say("puzzles-prompt") + " ")
            sys.stdout.flush()
        yield sys.stdin.readline().strip()


# --- output ---------------------------------------------------------------------------------------------------------


def _renderer(puzzle: Puzzle, seen: Situation) -> TerminalRenderer:
    seats = puzzle.scene.kind.rules.seats(seen.options)
    names = tuple(say("puzzles-player", number=seat + 1) for seat in range(seats))
    width = output.console().width
    return renderer_of(
        puzzle.scene.game, seen.options, SeatsShown(names=names, me=seen.seat, language=output.language(), width=width)
    )


def _draw(puzzle: Puzzle) -> None:
    seen, console = puzzle.scene.situation(), output.console()
    kind = say(f"puzzle-kind-{puzzle.kind}")
    write(say("puzzles-title", kind=kind, puzzle=puzzle.id, rating=str(puzzle.rating)))
    renderer = _renderer(puzzle, seen)
    for row in renderer.table(seen.public, {seen.seat: seen.private}):
        console.print(row)
    if marked := renderer.marked(seen.public, puzzle.scene.marked):
        write(say("puzzles-marked", words=", ".join(marked)))
    write(say(f"puzzle-question-{puzzle.kind}"))


def _tell_solution(puzzle: Puzzle) -> None:
    for remark in puzzle.solution:
        write(_sentence(remark))


def _sentence(remark: Remark) -> str:
    return say(remark.code, **remark.params)


def _as_object(puzzle: Puzzle) -> dict[str, Any]:
    """The parts of a puzzle that may be seen before an answer."""
    return {"id": puzzle.id, "kind": puzzle.kind, "rating": puzzle.rating, "scene": puzzle.scene}


def _solution(puzzle: Puzzle) -> dict[str, Any]:
    return {"answers": puzzle.answers, "solution": [_sentence(remark) for remark in puzzle.solution]}
