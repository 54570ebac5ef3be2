"""`slovoteka selfplay`: bots against each other."""

from itertools import count
from pathlib import Path
from typing import Any

import typer

from slovoteka.bots.bot import Level
from slovoteka.bots.registry import levels_of, read_level
from slovoteka.cli.shared import files, options, output
from slovoteka.cli.shared.output import say, write
from slovoteka.cli.shared.progress import bar
from slovoteka.core import record
from slovoteka.core.errors import Unreadable
from slovoteka.core.kind import GameKind
from slovoteka.core.value import Value
from slovoteka.games import registry
from slovoteka.match.selfplay import SelfplayGame, Summary, play_many


class SelfplayArguments(Value, frozen=True, kw_only=True):
    """The arguments of the command."""

    games: int
    seats: int | None
    variant: str | None
    bots: str
    swap: bool
    seed: int
    options: tuple[str, ...]
    records: Path | None


def selfplay(game: str, order: SelfplayArguments, as_json: bool) -> None:
    kind = registry.find(game)
    named = read_levels(kind.info.id, order.bots)
    seats = order.seats if order.seats is not None else len(named) or None
    table = options.read(kind, order.options, seats, order.variant)
    levels = _seat(kind.info.id, named, kind.rules.seats(table))

    number, digits = count(1), len(str(order.games))

    def keep(result: SelfplayGame) -> None:
        name = f"{kind.info.id}-{next(number):0{digits}}-{result.seed}.jsonl"
        folder = order.records if result.failure is None else order.records or Path("slovoteka-failures")
        if folder is not None and result.record is not None:
            files.write_text(folder / name, "".join(f"{line}\n" for line in record.lines(result.record)))

    with bar(say("selfplay-progress")) as progress:
        summary = play_many(game, table, levels, order.games, order.seed, order.swap, progress, keep=keep)
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
    """A level for each seat. The named levels repeat in turn; by default all levels of the game do."""
    if len(named) > seats:
        raise Unreadable("too-many-levels", levels=len(named), seats=seats)
    cycle = named or levels_of(game)
    return tuple(cycle[seat % len(cycle)] for seat in range(seats))


def _as_object(kind: GameKind, order: SelfplayArguments, levels: tuple[Level, ...], summary: Summary) -> dict[str, Any]:
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


def _show(levels: tuple[Level, ...], order: SelfplayArguments, summary: Summary) -> None:
    write(say("selfplay-finished", games=summary.games, finished=summary.finished, failures=len(summary.failures)))
    for level, won in summary.wins.items():
        # Seats may be swapped and levels may repeat, so wins are shown as a share of all games.
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
