"""`slovoteka bench codenames`: how fast bots decide, and how captains and guessers of different minds get on."""

import sys
from collections.abc import Iterator, Sequence
from random import Random
from typing import Final, Literal

import msgspec

from slovoteka.associations.model import Family
from slovoteka.associations.table import Table, open_table
from slovoteka.bots.codenames.captain import Sides, Temper
from slovoteka.bots.codenames.crossplay import Captain, Played, cautious, deal, greedy, play
from slovoteka.bots.codenames.levels import STRENGTHS
from slovoteka.bots.codenames.minds import MIX, Mind
from slovoteka.bots.codenames.worth import Stakes
from slovoteka.cli import output
from slovoteka.cli.codenames_speed import Speed, measure_speed
from slovoteka.games.codenames.deck import default_deck
from slovoteka.lexicon.judge import Judge, open_judge

GUESSERS: Final[tuple[Family, ...]] = ("hudlit", "news", "encoder", "glosses")
"""Minds that the captain's ideas of a partner leave out, each in turn."""
WINS, ASSASSINS = 0.70, 0.20
BETTER: Final = 0.15


class Pairing(msgspec.Struct, frozen=True, kw_only=True):
    """A captain with a guesser on many boards."""

    captain: Literal["ours", "greedy"]
    guesser: str
    boards: int
    wins: float
    assassin: float
    turns: float
    """Of the boards that were won."""
    hits: float
    """Codenames found by a clue."""
    kept: float
    """The share of clues all of whose codenames were found."""
    points: float
    """Against the game, a board (CN-97)."""
    grades: dict[int, int]
    """How many boards were won with so many points."""


class Report(msgspec.Struct, frozen=True, kw_only=True):
    speed: Speed
    alone: list[Pairing]
    """Without the enemy's covers."""
    coop: list[Pairing]
    """The game for two (CN-90..97)."""

    @property
    def mean_wins(self) -> float:
        return sum(pairing.wins for pairing in self.alone) / len(self.alone)

    @property
    def mean_assassin(self) -> float:
        return sum(pairing.assassin for pairing in self.alone) / len(self.alone)

    @property
    def lead(self) -> float:
        """By how much our captain wins more than a greedy one against the game, with guessers of another mind."""
        ours, other = (
            [pairing.wins for pairing in self.coop if pairing.captain == captain and pairing.guesser != MIX]
            for captain in ("ours", "greedy")
        )
        return sum(ours) / len(ours) - sum(other) / len(other)


def show(boards: int, as_json: bool) -> None:
    table, judge = open_table(), open_judge()
    report = Report(
        speed=measure_speed(),
        alone=list(_alone(table, judge, boards)),
        coop=list(_coop(table, judge, boards)),
    )
    if as_json:
        figures = {"mean_wins": report.mean_wins, "mean_assassin": report.mean_assassin, "lead": report.lead}
        output.write_json({**msgspec.to_builtins(report), **figures})
        return
    for line in _lines(report):
        output.write(line)


def _alone(table: Table, judge: Judge, boards: int) -> Iterator[Pairing]:
    for guesser in GUESSERS:
        captain = cautious(table, judge, _temper("alone"))
        yield _pairing(table, captain, "ours", guesser, "alone", boards)


def _coop(table: Table, judge: Judge, boards: int) -> Iterator[Pairing]:
    minds: tuple[Mind, ...] = (*GUESSERS, MIX)
    for guesser in minds:
        yield _pairing(table, cautious(table, judge, _temper("coop")), "ours", guesser, "coop", boards)
        yield _pairing(table, greedy(table, judge), "greedy", guesser, "coop", boards)


def _temper(stakes: Stakes) -> Temper:
    master = STRENGTHS["master"]
    return Temper(most=master.most, caution=master.caution, stakes=stakes)


def _pairing(
    table: Table, captain: Captain, name: Literal["ours", "greedy"], guesser: Mind, stakes: Stakes, boards: int
) -> Pairing:
    without = tuple(family for family in GUESSERS if family == guesser)
    played = []
    for number, sides in enumerate(_boards(boards)):
        played.append(play(table, sides, captain, guesser, stakes, without))
        _progress(f"{stakes} {name} → {guesser}", number + 1, boards)
    return _summary(name, guesser, played)


def _boards(count: int) -> Iterator[Sides]:
    """The same for every pairing."""
    for seed in range(count):
        yield deal(default_deck().words, Random(seed))  # noqa: S311  boards to measure with


def _summary(captain: Literal["ours", "greedy"], guesser: str, played: Sequence[Played]) -> Pairing:
    won = [board for board in played if board.won]
    turns = sum(board.turns for board in played)
    grades = {points: sum(board.points == points for board in won) for points in range(8, 0, -1)}
    return Pairing(
        captain=captain,
        guesser=guesser,
        boards=len(played),
        wins=len(won) / len(played),
        assassin=sum(board.assassin for board in played) / len(played),
        turns=sum(board.turns for board in won) / max(1, len(won)),
        hits=sum(board.hits for board in played) / turns,
        kept=sum(board.kept for board in played) / turns,
        points=sum(board.points for board in played) / len(played),
        grades=grades,
    )


def _progress(what: str, done: int, total: int) -> None:
    if sys.stderr.isatty():
        end = "\n" if done == total else ""
        sys.stderr.write(f"\r{what}: {done}/{total} {end}")
        sys.stderr.flush()


def _lines(report: Report) -> Iterator[str]:
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
