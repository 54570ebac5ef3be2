"""Whether a play is the one that was wanted."""

from typing import Any

from slovoteka.core.errors import Unreadable
from slovoteka.games.scrabble.actions import Lay, Play, readable
from slovoteka.games.scrabble.placing import placed
from slovoteka.games.scrabble.preview import preview
from slovoteka.puzzles.model import AnswerVerdict, Puzzle
from slovoteka.puzzles.verdicts import by_list


def check(puzzle: Puzzle, action: Any) -> AnswerVerdict:
    scene = puzzle.scene
    play = readable(action)
    if not isinstance(play, Play | Lay):
        raise Unreadable("puzzle-wants-play")
    seen = scene.situation()
    # The game's own preview refuses what cannot lie there; of words it says nothing without a dictionary.
    if preview(seen.options, None, seen.public, seen.private, scene.seat, play) is None:
        raise Unreadable("puzzle-wants-play")

    def tiles(laid: Play | Lay) -> object:
        """The same for two plays that do the same, however they are written."""
        return placed(seen.public.grid, laid, seen.options.layout(), seen.options.book).new

    wanted = tiles(play)
    return by_list(next((graded for graded, other in puzzle.known() if tiles(other) == wanted), None))
