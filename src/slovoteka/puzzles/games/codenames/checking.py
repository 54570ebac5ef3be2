"""Checks whether a clue brings the three wanted codenames to mind before any other."""

from typing import Any, Final

from slovoteka.core.errors import Unreadable
from slovoteka.games.codenames.actions import Clue, readable
from slovoteka.puzzles.games.codenames.clues import chances_of, refuse_unclean
from slovoteka.puzzles.model import AnswerVerdict, Puzzle
from slovoteka.review.model import Remark

_NUMBER: Final = 3
"""How many codenames the clue is for."""


def check(puzzle: Puzzle, action: Any) -> AnswerVerdict:
    """The clue is right if all three come to mind before any other codename."""
    clue = readable(action)
    if not isinstance(clue, Clue):
        raise Unreadable("puzzle-wants-clue")
    public = puzzle.scene.situation().public
    refuse_unclean(clue.word, _NUMBER, public.open_codenames)
    wanted = {public.board[place] for place in puzzle.scene.marked}
    chances = chances_of(clue.word, public.open_codenames)
    score = sum(chances[word] for word in wanted)
    first = list(chances)[: len(wanted)]
    strangers = [word for word in first if word not in wanted]
    if strangers:
        return AnswerVerdict(right=False, score=score / 2, remark=Remark("puzzle-clue-astray", {"word": strangers[0]}))
    return AnswerVerdict(right=True, score=score, remark=Remark("puzzle-clue-right", {"percent": round(100 * score)}))
