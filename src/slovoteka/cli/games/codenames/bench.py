"""`slovoteka bench codenames`: the speed of bots, and how captains and guessers with different associations play."""

import sys
from collections.abc import Iterator

import msgspec

from slovoteka.benches.games.codenames.pairings import ASSASSINS, BETTER, WINS, PairingReport, measure
from slovoteka.cli.shared import output


def show(boards: int, as_json: bool) -> None:
    report = measure(boards, _progress)
    if as_json:
        figures = {"mean_wins": report.mean_wins, "mean_assassin": report.mean_assassin, "lead": report.lead}
        output.write_json({**msgspec.to_builtins(report), **figures})
        return
    for line in _lines(report):
        output.write(line)


def _progress(what: str, done: int, total: int) -> None:
    if sys.stderr.isatty():
        end = "\n" if done == total else ""
        sys.stderr.write(f"\r{what}: {done}/{total} {end}")
        sys.stderr.flush()


def _lines(report: PairingReport) -> Iterator[str]:
    speed = report.speed
    yield f"clue   median {speed.clue_ms:.1f} ms, p95 {speed.clue_p95_ms:.1f} ms (≤ 50)"
    yield f"guess  median {speed.guess_ms:.1f} ms, p95 {speed.guess_p95_ms:.1f} ms (≤ 20)"
    for title, pairings in (("without the enemy's covers", report.alone), ("the game for two", report.coop)):
        yield f"{title}:"
        yield "  captain  guesser    wins  assassin  turns  hits/clue  whole clues  points"
        for row in pairings:
            yield (
                f"  {row.captain:<8} {row.guesser:<8} {row.wins:6.3f} {row.assassin:9.3f} {row.turns:6.2f}"
                f" {row.hits:10.2f} {row.kept:12.2f} {row.points:7.2f}"
            )
    yield f"mean wins {report.mean_wins:.3f} (≥ {WINS}), assassin {report.mean_assassin:.3f} (≤ {ASSASSINS})"
    yield f"ahead of a greedy captain by {report.lead:.3f} (≥ {BETTER})"
