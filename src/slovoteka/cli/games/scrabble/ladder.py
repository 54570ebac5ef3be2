"""`slovoteka bench ladder` and `slovoteka bench strength`: mirrored matches between the engine's players."""

from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Any

import msgspec

from slovoteka.benches.games.scrabble import ladder as matches
from slovoteka.benches.games.scrabble.ladder import GAME, LadderMatch, LadderReport, played
from slovoteka.bots.bot import Level
from slovoteka.bots.registry import levels_of, read_level
from slovoteka.cli.shared import output
from slovoteka.cli.shared.output import say
from slovoteka.cli.shared.progress import Progress, bar
from slovoteka.core.errors import Unreadable
from slovoteka.engine.matches import match_estimate
from slovoteka.lexicon.store import cache_folder


def ladder(pairs: int, levels: str | None, state: Path | None, as_json: bool) -> int:
    """Each level plays the one below it. The exit code is 1 if a level wins less than its target."""
    asked = matches.ladder(_chosen(levels))
    return _show(asked, pairs, state or cache_folder() / "ladder", say("ladder-progress"), as_json)


def strength(pairs: int, budget_ms: int, state: Path | None, as_json: bool) -> int:
    """A player that looks ahead against one that plays the best move at first sight."""
    asked = [matches.strength(budget_ms)]
    return _show(asked, pairs, state or cache_folder() / "strength", say("strength-progress"), as_json)


def _chosen(levels: str | None) -> list[Level]:
    if levels is None:
        return list(levels_of(GAME))
    named = {read_level(GAME, name.strip()) for name in levels.split(",")}
    if len(named) < 2:
        raise Unreadable("ladder-levels", levels=", ".join(levels_of(GAME)))
    return sorted(named, key=levels_of(GAME).index)


def _tell_all(tell: Progress, before: int, total: int, done: int) -> None:
    tell(before + done, total)


def _show(matches: Sequence[LadderMatch], pairs: int, state: Path, title: str, as_json: bool) -> int:
    reports = []
    with bar(title) as tell:
        for number, match in enumerate(matches):
            scores = played(match, pairs, state, partial(_tell_all, tell, number * pairs, len(matches) * pairs))
            reports.append(LadderReport(match=match, standing=match_estimate(scores)))
    if as_json:
        output.write_json([_as_json(report) for report in reports])
    else:
        for line in _lines(reports):
            output.write(line)
    return 0 if all(report.is_kept for report in reports) else 1


def _as_json(report: LadderReport) -> dict[str, Any]:
    standing = msgspec.structs.asdict(report.standing)
    return {"match": report.match.name, **standing, "least": report.match.least, "kept": report.is_kept}


def _lines(reports: Sequence[LadderReport]) -> Iterator[str]:
    for report in reports:
        found = report.standing
        yield say(
            "ladder-match",
            match=report.match.name,
            pairs=found.pairs,
            share=_percent(found.share),
            low=_percent(found.share_low),
            high=_percent(found.share_high),
            points=f"{found.points:+.1f}",
            points_low=f"{found.points_low:+.1f}",
            points_high=f"{found.points_high:+.1f}",
            least=_percent(report.match.least),
            kept="yes" if report.is_kept else "no",
        )


def _percent(share: float) -> str:
    return f"{100 * share:.1f}"
