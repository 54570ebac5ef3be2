"""The reviewer of all modes of Scrabble."""

from collections.abc import Sequence

from slovoteka.core.record import Record
from slovoteka.review.model import Curve, Depth, Judged, Remark
from slovoteka.review.scrabble import reading, summary
from slovoteka.review.scrabble.challenges import ReviewedChallenge, judge_challenge
from slovoteka.review.scrabble.curves import curves
from slovoteka.review.scrabble.removals import ReviewedRemoval, judge_removal
from slovoteka.review.scrabble.sheets import ReviewedSheet, judge_sheet
from slovoteka.review.scrabble.transcripts import UnjudgedTurn, remark_unjudged
from slovoteka.review.scrabble.turns import ReviewedTurn, judge_turn
from slovoteka.review.scrabble.writing import Writing, tell_writing


class ScrabbleReviewer:
    def decisions(self, record: Record, depth: Depth) -> Sequence[reading.Decision]:
        return reading.decisions(record, depth)

    def judge(self, decision: reading.Decision | UnjudgedTurn) -> Judged:
        match decision:
            case ReviewedTurn():
                return judge_turn(decision)
            case ReviewedChallenge():
                return judge_challenge(decision)
            case ReviewedSheet():
                return judge_sheet(decision)
            case ReviewedRemoval():
                return judge_removal(decision)
            case Writing():
                return tell_writing(decision)
            case UnjudgedTurn():
                return remark_unjudged(decision)

    def curves(self, record: Record, judged: tuple[Judged, ...]) -> tuple[Curve, ...]:
        return curves(record, judged)

    def remarks(self, _record: Record, seat: int, judged: tuple[Judged, ...]) -> tuple[Remark, ...]:
        return summary.remarks(seat, judged)
