"""Verdicts that many kinds of puzzles share."""

from slovoteka.puzzles.model import AnswerVerdict, Graded
from slovoteka.review.model import Remark


def by_list(known: Graded | None) -> AnswerVerdict:
    """For puzzles whose right and near answers are all known."""
    if known is None or not known.score:
        return AnswerVerdict(right=False, score=0.0, remark=Remark("puzzle-wrong"))
    if known.score < 1:
        percent = round(100 * known.score)
        return AnswerVerdict(right=False, score=known.score, remark=Remark("puzzle-near", {"percent": percent}))
    return AnswerVerdict(right=True, score=1.0, remark=Remark("puzzle-right"))
