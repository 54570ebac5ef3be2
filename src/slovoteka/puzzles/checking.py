"""Checks answers, for the server, the terminal and the makers of puzzles.

Nothing is drawn, stored or remembered: the same answer to the same puzzle always gets the same verdict. An answer that
is illegal in the position is refused and does not count as a try.
"""

from collections.abc import Callable
from typing import Any

from slovoteka.core.errors import Unreadable
from slovoteka.core.fold import read_action
from slovoteka.plugins.discovery import manifest_of
from slovoteka.puzzles.model import KINDS, AnswerVerdict, Puzzle


def check(puzzle: Puzzle, answer: Any) -> AnswerVerdict:
    """`answer` is an action of the game, decoded from JSON or not. Raises `Unreadable` or `Illegal`."""
    action = read_action(puzzle.scene.kind, answer)
    manifest = manifest_of(puzzle.scene.game)
    if manifest.puzzles is None:
        raise Unreadable("no-such-puzzle-kind", kind=puzzle.kind[:40], kinds=", ".join(KINDS))
    by_game: Callable[[Puzzle, Any], AnswerVerdict] = manifest.load(manifest.puzzles.check)
    return by_game(puzzle, action)
