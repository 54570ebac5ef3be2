"""Checks whether a play is the wanted one."""

from typing import Any, Final

from slovoteka.bots.scrabble.reasons import spelt
from slovoteka.core.errors import Unreadable
from slovoteka.games.scrabble.actions import Lay, Play, readable
from slovoteka.games.scrabble.placing import placed
from slovoteka.games.scrabble.preview import preview
from slovoteka.puzzles.games.scrabble.positions import position_of
from slovoteka.puzzles.model import AnswerVerdict, Puzzle
from slovoteka.puzzles.verdicts import by_list
from slovoteka.review.model import Remark
from slovoteka.review.scrabble.positions import move_of

_CLEAR: Final = 3
"""The least difference in points that is given as a reason."""


def check(puzzle: Puzzle, action: Any) -> AnswerVerdict:
    scene = puzzle.scene
    play = readable(action)
    if not isinstance(play, Play | Lay):
        raise Unreadable("puzzle-wants-play")
    seen = scene.situation()
    # The game's own preview refuses illegal placements. Without a dictionary it does not check words.
    if preview(seen.options, None, seen.public, seen.private, scene.seat, play) is None:
        raise Unreadable("puzzle-wants-play")

    def tiles(laid: Play | Lay) -> object:
        """Equal for plays with the same effect, however they are written."""
        return placed(seen.public.grid, laid, seen.options.layout(), seen.options.book).new

    wanted = tiles(play)
    known = next((graded for graded, other in puzzle.known() if tiles(other) == wanted), None)
    if known is not None:
        return by_list(known)
    return AnswerVerdict(right=False, score=0.0, remark=_why_weaker(puzzle, play))


def _why_weaker(puzzle: Puzzle, play: Play | Lay) -> Remark:
    """Compares facts, because the move was not weighed when the puzzle was made."""
    if puzzle.kind == "scrabble-out":
        return Remark("puzzle-only-another-wins")
    position = position_of(puzzle.scene.situation())
    made, best = move_of(position, play), move_of(position, puzzle.best)
    if best.points - made.points >= _CLEAR:
        return Remark("puzzle-weaker-in-points", {"points": made.points, "most": best.points})
    layout = position.options.layout()
    left, better = spelt(layout, made.kept), spelt(layout, best.kept)
    if left and better and left != better:
        return Remark("puzzle-weaker-in-leave", {"left": left, "better": better})
    return Remark("puzzle-weaker-move")
