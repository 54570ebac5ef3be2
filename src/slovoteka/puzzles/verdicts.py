"""Verdicts that many kinds of puzzles share."""

from typing import Final

from slovoteka.puzzles.model import AnswerVerdict, Graded
from slovoteka.review.model import Remark

_WRONG: Final = Remark("puzzle-wrong")


def by_list(known: Graded | None) -> AnswerVerdict:
    """For puzzles whose right and near answers are all known."""
    if known is None:
        return AnswerVerdict(right=False, score=0.0, remark=_WRONG)
    if known.score < 1:
        return AnswerVerdict(right=False, score=known.score, remark=known.why or _WRONG)
    return AnswerVerdict(right=True, score=1.0, remark=Remark("puzzle-right"))
