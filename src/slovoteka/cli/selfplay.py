"""`slovoteka selfplay`: bots against each other."""

import multiprocessing
import signal
import sys
from collections.abc import Callable
from itertools import count
from pathlib import Path
from threading import Thread
from typing import Any, Final, TypeVar

import msgspec
import typer

from slovoteka.bots.bot import Level
from slovoteka.bots.registry import levels_of, read_level
from slovoteka.cli import files, options, output
from slovoteka.cli.output import say, write
from slovoteka.cli.progress import bar
from slovoteka.core import record
from slovoteka.core.errors import Unreadable
from slovoteka.core.game import GameKind
from slovoteka.games import registry
from slovoteka.match.selfplay import Result, Summary, play_many

T = TypeVar("T")

_PATIENCE: Final = 150
"""Tenths of a second: a busy machine takes its time to end processes."""


class Order(msgspec.Struct, frozen=True, kw_only=True):
    """What was asked for."""

    games: int
    seats: int | None
    variant: str | None
    bots: str
    swap: bool
    seed: int
    options: tuple[str, ...]
    records: Path | None


def selfplay(game: str, order: Order, as_json: bool) -> None:
    kind = registry.find(game)
    named = read_levels(kind.info.id, order.bots)
    seats = order.seats if order.seats is not None else len(named) or None
    table = options.read(kind, order.options, seats, order.variant)
    levels = _seat(kind.info.id, named, kind.seats(table))

    number, digits = count(1), len(str(order.games))

    def keep(result: Result) -> None:
        name = f"{kind.info.id}-{next(number):0{digits}}-{result.seed}.jsonl"
        folder = order.records if result.failure is None else order.records or Path("slovoteka-failures")
        if folder is not None and result.record is not None:
            files.write_text(folder / name, "".join(f"{line}\n" for line in record.lines(result.record)))

    with bar(say("selfplay-progress")) as progress:
        summary = interruptible(
            lambda: play_many(game, table, levels, order.games, order.seed, order.swap, progress, keep=keep)
        )
    if as_json:
        output.write_json(_as_object(kind, order, levels, summary))
    else:
        _show(levels, order, summary)
    if summary.failures:
        raise typer.Exit(1)


def read_levels(game: str, text: str) -> list[Level]:
    """Levels separated by commas."""
    return [read_level(game, name.strip()) for name in text.split(",") if name.strip()]


def _seat(game: str, named: list[Level], seats: int) -> tuple[Level, ...]:
    """A level for each chair; those named go round, or all that the game has."""
    if len(named) > seats:
        raise Unreadable("too-many-levels", levels=len(named), seats=seats)
    cycle = named or levels_of(game)
    return tuple(cycle[seat % len(cycle)] for seat in range(seats))


def _as_object(kind: GameKind, order: Order, levels: tuple[Level, ...], summary: Summary) -> dict[str, Any]:
    return {
        "game": kind.info.id,
        "games": summary.games,
        "finished": summary.finished,
        "failures": len(summary.failures),
        "wins": summary.wins,
        "wins_by_seat": summary.wins_by_seat,
        "seconds": summary.seconds,
        "levels": levels,
        "swap": order.swap,
        "seed": order.seed,
        "thinking": summary.thinking,
        "failed": summary.failures,
    }


def _show(levels: tuple[Level, ...], order: Order, summary: Summary) -> None:
    write(say("selfplay-finished", games=summary.games, finished=summary.finished, failures=len(summary.failures)))
    for level, won in summary.wins.items():
        # With seats that change, and of several bots of a level, what counts is the share of all games.
        share = round(100 * won / summary.games, 1)
        thinking = summary.thinking[level]
        write("  " + say("selfplay-level", level=say(f"level-{level}"), won=round(won, 1), share=share,
                         p50=thinking.p50_ms, p99=thinking.p99_ms))  # fmt: skip
    if not order.swap and len(set(levels)) == 1:
        write("  " + say("selfplay-seats", seats=", ".join(f"{won:g}" for won in summary.wins_by_seat)))
    write(say("selfplay-seconds", seconds=summary.seconds))
    if order.records is not None:
        write(say("selfplay-records", folder=str(order.records)))
    for failure in summary.failures[:5]:
        output.complain(say("selfplay-failure", seed=failure.seed, error=failure.error.strip().splitlines()[-1]))


def interruptible(work: Callable[[], T]) -> T:
    """Ctrl-C stops the workers quietly: it reaches this process only, since they are started by a thread deaf to it."""
    done: list[T | BaseException] = []
    # The process that looks after shared semaphores warns of those that an interrupt left to it: it takes these flags.
    sys.warnoptions.append("ignore::UserWarning:multiprocessing.resource_tracker")

    def deaf() -> None:
        signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
        try:
            done.append(work())
        except BaseException as error:  # noqa: BLE001  raised again below
            done.append(error)

    thread = Thread(target=deaf, daemon=True)
    thread.start()
    try:
        while thread.is_alive():
            thread.join(0.2)
    except KeyboardInterrupt:
        _stop_workers(thread)
        raise
    if isinstance(done[0], BaseException):
        raise done[0]
    return done[0]


def _stop_workers(thread: Thread) -> None:
    """Until the thread that leads them has cleaned up; a worker may be started while others are being stopped."""
    for _ in range(_PATIENCE):
        for worker in multiprocessing.active_children():
            worker.kill()  # it has nothing to tidy up, and must not complain of what it misses
        thread.join(0.1)
        if not thread.is_alive():
            return
