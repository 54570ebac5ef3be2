"""`slovoteka scrabble record`: the hunt for the highest-scoring move and game of open solitaire (SM-90)."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import msgspec

from slovoteka.cli.games.scrabble.board_text import BoardText, PremiumSigns, squares_of
from slovoteka.cli.shared import files, output
from slovoteka.cli.shared.output import say
from slovoteka.core.errors import Unreadable
from slovoteka.core.mismatch import json_mismatch
from slovoteka.core.record import lines
from slovoteka.core.value import Value
from slovoteka.games.scrabble.notation import at_text
from slovoteka.record_hunt.scrabble.hunting import Kept, checked, hunt, options, rules
from slovoteka.record_hunt.scrabble.improving import GOALS, Goal
from slovoteka.record_hunt.scrabble.play_sequence import PlaySequence
from slovoteka.record_hunt.scrabble.recording import as_record

STATE: Final = "hunt.json"
FILES: Final[dict[Goal, str]] = {"move": "best-move.jsonl", "total": "best-total.jsonl"}
INDEX: Final = "index.json"


class HuntArguments(Value, frozen=True, kw_only=True):
    """The arguments of the command."""

    seconds: float
    state: Path
    seed: int
    out: Path
    processes: int


class IndexedRecord(Value, frozen=True, kw_only=True):
    """A record in the index, with its highest-scoring move."""

    file: str
    total: int
    plays: int
    at: str
    word: str
    score: int


def hunt_records(order: HuntArguments, *, as_json: bool) -> None:
    """Continues from the stored state. However the hunt ends, its results are written."""
    place = order.state / STATE
    for path in (place, *(order.out / name for name in (*FILES.values(), INDEX))):
        files.check_place(path)
    kept = load(place)
    try:
        with _bar(order.seconds) as tell:
            for now in hunt(kept, order.seconds, order.seed, order.processes, tell):
                kept = now
                save(place, kept)
    finally:
        games = _games(kept)
        index = {goal: _best(goal, sequence) for goal, sequence in games.items()}
        _write(order.out, games, index)
    if as_json:
        output.write_json({"folder": str(order.out), "rounds": kept.rounds, **index})
    else:
        _show(order.out, games, index)


def load(path: Path) -> Kept:
    """The state of an earlier hunt, if there was one."""
    if not path.exists():
        return Kept()
    content = files.read_text(path).encode("utf-8", "replace")
    try:
        kept = msgspec.json.decode(content, type=Kept)
    except msgspec.DecodeError:
        raise Unreadable("hunt-state", file=files.shown(path), why=json_mismatch(content, Kept)) from None
    return checked(kept)


def save(path: Path, kept: Kept) -> None:
    files.write_text(path, msgspec.json.encode(kept).decode() + "\n")


def _games(kept: Kept) -> dict[Goal, PlaySequence]:
    best = {goal: kept.games[goal][0][1] for goal in GOALS if kept.games.get(goal)}
    return {goal: PlaySequence.empty(options()).after_all(rules(), plays) for goal, plays in best.items()}


def _best(goal: Goal, sequence: PlaySequence) -> IndexedRecord:
    best = sequence.best
    return IndexedRecord(
        file=FILES[goal],
        total=sequence.total(rules()),
        plays=len(sequence.plays),
        at=at_text(best.start, best.down),
        word=best.word,
        score=best.score,
    )


def _write(folder: Path, games: dict[Goal, PlaySequence], index: dict[Goal, IndexedRecord]) -> None:
    for goal, sequence in games.items():
        record = as_record(rules(), sequence, f"record-{goal}")
        files.write_text(folder / FILES[goal], "".join(f"{line}\n" for line in lines(record)))
    if games:
        files.write_text(folder / INDEX, msgspec.json.format(msgspec.json.encode(index), indent=2).decode() + "\n")


# --- output ---------------------------------------------------------------------------------------------------------


def _show(folder: Path, games: dict[Goal, PlaySequence], index: dict[Goal, IndexedRecord]) -> None:
    console = output.console()
    drawn = BoardText(rules().layout, PremiumSigns(say("scrabble-sign-letter"), say("scrabble-sign-word")))
    if not games:
        output.write(say("hunt-nothing"))
    for goal, best in index.items():
        move = f"{best.at} {best.word}"
        output.write(say(f"hunt-{goal}", score=best.score, move=move, total=best.total, plays=best.plays))
        grid = games[goal].grid
        for row in drawn.board(grid, squares_of(grid, best.at, best.word)):
            console.print(row)
        output.write(say("hunt-file", file=str(folder / best.file)))


@contextmanager
def _bar(seconds: float) -> Iterator[Callable[[Kept, float], None]]:
    """Elapsed time and the best so far, on standard error if it is a terminal."""
    if not sys.stderr.isatty():
        yield lambda _kept, _spent: None
        return
    from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn  # noqa: PLC0415  slow to load

    def best(kept: Kept) -> str:
        return say("hunt-progress", move=kept.best("move"), total=kept.best("total"))

    columns = (TextColumn("{task.description}"), BarColumn(), TimeRemainingColumn())
    with Progress(*columns, console=output.console(to_stderr=True), transient=True) as bars:
        task = bars.add_task(best(Kept()), total=seconds)
        yield lambda kept, spent: bars.update(task, completed=min(spent, seconds), description=best(kept))
