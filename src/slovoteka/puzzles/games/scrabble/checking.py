"""Checks whether a play is the wanted one."""

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
    # The game's own preview refuses illegal placements. Without a dictionary it does not check words.
    if preview(seen.options, None, seen.public, seen.private, scene.seat, play) is None:
        raise Unreadable("puzzle-wants-play")

    def tiles(laid: Play | Lay) -> object:
        """Equal for plays with the same effect, however they are written."""
        return placed(seen.public.grid, laid, seen.options.layout(), seen.options.book).new

    wanted = tiles(play)
    return by_list(next((graded for graded, other in puzzle.known() if tiles(other) == wanted), None))
