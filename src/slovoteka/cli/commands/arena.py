"""`slovoteka arena`: which of two bots is stronger, and how certain that is."""

from itertools import count
from pathlib import Path
from typing import Any, Final

import msgspec
import typer

from slovoteka.cli.shared import files, options, output
from slovoteka.cli.shared.output import say, write
from slovoteka.cli.shared.progress import bar
from slovoteka.core.errors import Unreadable
from slovoteka.core.value import Value
from slovoteka.engine.matches import MatchEstimate
from slovoteka.games import registry
from slovoteka.match.arena import ArenaGame, ArenaReport, ArenaSetup, play_pairs
from slovoteka.match.external_bots import is_external

_FAILED: Final = Path("slovoteka-failures")
_MOST_FAULTS_SHOWN: Final = 5


class ArenaArguments(Value, frozen=True, kw_only=True):
    """The arguments of the command."""

    bots: tuple[str, str]
    game: str
    games: int
    variant: str | None
    options: tuple[str, ...]
    seed: int
    limit_ms: int
    records: Path | None


def compare_bots(wanted: ArenaArguments, as_json: bool) -> None:
    """Exits with 1 if a bot failed in a game or a game could not be played."""
    if wanted.games % 2:
        raise Unreadable("arena-odd", games=wanted.games)
    kind = registry.find(wanted.game)
    table = options.read(kind, wanted.options, None, wanted.variant)
    order = ArenaSetup(
        game=kind.info.id, options=msgspec.json.encode(table), bots=wanted.bots, limit_ms=wanted.limit_ms
    )  # fmt: skip
    numbers, digits = count(1), len(str(wanted.games))

    def keep(game: ArenaGame) -> None:
        name = f"{kind.info.id}-{next(numbers):0{digits}}-{game.seed}.jsonl"
        folder = wanted.records or (_FAILED if game.lost or game.failure else None)
        if folder is not None and game.record:
            files.write_text(folder / name, "".join(f"{line}\n" for line in game.record))

    with bar(say("arena-progress")) as progress:
        report = play_pairs(order, wanted.games // 2, wanted.seed, progress, keep=keep)
    if as_json:
        output.write_json(_as_object(wanted, report))
    else:
        _show(wanted, report)
    if report.lost or report.failures:
        raise typer.Exit(1)


def _as_object(wanted: ArenaArguments, report: ArenaReport) -> dict[str, Any]:
    return {
        "game": wanted.game,
        "games": report.games,
        "seed": wanted.seed,
        "draws": report.draws,
        "bots": report.sides,
        "standing": report.standing,
        "verdict": _verdict(report.standing),
        "seconds": report.seconds,
        "lost": [{**_fault(game), "why": game.lost} for game in report.lost],
        "failures": [{**_fault(game), "error": game.failure} for game in report.failures],
    }


def _fault(game: ArenaGame) -> dict[str, Any]:
    """What is needed to reproduce the failure, and how far the game went."""
    return {"seed": game.seed, "seats": game.sides, "record": game.record}


def _show(wanted: ArenaArguments, report: ArenaReport) -> None:
    names = [_named(bot) for bot in wanted.bots]
    first, second = report.sides
    both = {"first": names[0], "second": names[1]}
    write(say("arena-score", **both, won=first.wins, lost=second.wins, draws=report.draws, games=report.games))
    if (found := report.standing) is not None:
        share, low, high = (f"{100 * part:.1f}" for part in (found.share, found.share_low, found.share_high))
        write(say("arena-share", first=names[0], share=share, low=low, high=high, pairs=found.pairs))
        over, low, high = (
            f"{part:+.1f}".replace("inf", "∞") for part in (found.points, found.points_low, found.points_high)
        )
        points = {"one": f"{first.points:.1f}", "two": f"{second.points:.1f}"}
        write(say("arena-points", **both, **points, over=over, low=low, high=high))
        write(say("arena-verdict", **both, verdict=_verdict(found)))
    for name, side in zip(names, report.sides, strict=True):
        spent = side.thinking
        write("  " + say("arena-thinking", bot=name, count=spent.decisions, p50=spent.p50_ms, p99=spent.p99_ms,
                         most=spent.max_ms, forfeits=side.forfeits))  # fmt: skip
    write(say("arena-seconds", seconds=report.seconds))
    if wanted.records is not None or report.lost or report.failures:
        write(say("selfplay-records", folder=str(wanted.records or _FAILED)))
    _complain(names, report)


def _complain(names: list[str], report: ArenaReport) -> None:
    for game in report.lost[:_MOST_FAULTS_SHOWN]:
        if game.lost is not None:
            why = say(game.lost.code, **game.lost.params)
            output.complain(say("arena-lost", bot=names[game.lost.side], seed=game.seed, why=why))
    for game in report.failures[:_MOST_FAULTS_SHOWN]:
        output.complain(say("selfplay-failure", seed=game.seed, error=game.failure))


def _verdict(found: MatchEstimate | None) -> str:
    """Which bot is stronger, at a confidence of 95%."""
    if found is None or found.share_low <= 1 / 2 <= found.share_high:
        return "unclear"
    return "first" if found.share > 1 / 2 else "second"


def _named(bot: str) -> str:
    return output.clipped(Path(bot).name if is_external(bot) else say(f"level-{bot}"))
