"""Judges a sheet of duplicate. Only points count, so the best word is certain (SM-98)."""

from functools import lru_cache

import msgspec

from slovoteka.bots.scrabble.vocabulary import all_words, policy_of
from slovoteka.core.value import Value
from slovoteka.games.scrabble.actions import Pass, Play, write_action
from slovoteka.games.scrabble.duplicate import state
from slovoteka.games.scrabble.editions import RACK
from slovoteka.games.scrabble.engine_finder import EngineFinder
from slovoteka.games.scrabble.finder import FoundMove
from slovoteka.games.scrabble.options import Options
from slovoteka.games.scrabble.placing import placed
from slovoteka.games.scrabble.plays import Fitted
from slovoteka.lexicon.move_graphs import move_graph
from slovoteka.review.marks import cost_of, in_order
from slovoteka.review.model import Alternative, Judged, Remark
from slovoteka.review.scrabble.move_values import SHOWN
from slovoteka.review.scrabble.remarks import FINE, remark
from slovoteka.review.scrabble.turns import POINTS


class ReviewedSheet(Value, frozen=True, kw_only=True):
    """What a seat has written in one round."""

    number: int
    seat: int
    options: Options
    grid: str
    rack: str
    written: state.Sheet | None
    """The sheet as the referee returned it; None if nothing was handed in."""


def judge_sheet(sheet: ReviewedSheet) -> Judged:
    written = sheet.written
    action = Pass() if written is None else written.play.but(claimed=None)
    points = 0 if written is None else written.points
    made = _laid(sheet)
    ranked = _ranked(sheet.options, sheet.grid, sheet.rack)
    best = [move for move in ranked if made is None or move.fitted.new != made.new]
    shown = [_alternative(move.play, move.score) for move in best[:SHOWN]]
    alternatives = in_order([*shown, _alternative(action, points, is_played=True)], SHOWN)
    cost = cost_of(alternatives)
    mark = POINTS.mark(cost)
    return Judged(
        number=sheet.number,
        seat=sheet.seat,
        written=write_action(action),
        unit="points",
        cost=cost,
        mark=mark,
        alternatives=alternatives,
        remarks=tuple(_remarks(sheet, made, best, is_fine=mark in FINE)),
    )


def _alternative(action: Play | Pass, points: int, *, is_played: bool = False) -> Alternative:
    return Alternative(
        written=write_action(action),
        value=float(points),
        is_played=is_played,
        action=msgspec.to_builtins(action),
    )


def _laid(sheet: ReviewedSheet) -> Fitted | None:
    """The word on the board; None if it was rejected, since it then scores nothing."""
    if sheet.written is None or sheet.written.rejected:
        return None
    return placed(sheet.grid, sheet.written.play, sheet.options.layout(), sheet.options.book)


def _remarks(sheet: ReviewedSheet, made: Fitted | None, best: list[FoundMove], *, is_fine: bool) -> list[Remark]:
    remarks = []
    if sheet.written is None:
        remarks.append(remark("sheet-empty"))
    elif sheet.written.rejected:
        remarks.append(remark("sheet-rejected", word=sheet.written.rejected))
    elif made is not None and len(made.new) == RACK:
        remarks.append(remark("all-found", word=made.words[0], points=sheet.written.points))
    missed = next((move for move in best if len(move.fitted.new) == RACK), None)
    if missed is not None and not is_fine:
        remarks.append(remark("all-missed", word=write_action(missed.play), points=missed.score))
    return remarks


@lru_cache(maxsize=4)
def _ranked(options: Options, grid: str, rack: str) -> list[FoundMove]:
    """Cached, because all seats have the same tiles."""
    return _finder(options).ranked(grid, rack, SHOWN + 1)[0]


@lru_cache(maxsize=4)
def _finder(options: Options) -> EngineFinder:
    return EngineFinder(options.layout(), move_graph(all_words(policy_of(options))))
