"""The move finder that a table is given beside its dictionary, in plain Python."""

from typing import Any

from slovoteka.core.oracle import AnyMove, AnyRemoval, BestMove, MoveFound, Question, T_co
from slovoteka.games.scrabble.actions import Remove, write_action
from slovoteka.games.scrabble.finder import FoundMove, any_move, best_move
from slovoteka.games.scrabble.notation import at_text
from slovoteka.games.scrabble.options import Options
from slovoteka.games.scrabble.reverse.removals import smallest_removal
from slovoteka.games.scrabble.walk import Words


class MoveFinder:
    def __init__(self, options: Options, words: Words) -> None:
        self._layout = options.layout()
        self._words = words

    def ask(self, question: Question[T_co]) -> T_co:
        answer: Any
        match question:
            case BestMove(grid, rack):
                answer = _told(best_move(self._layout, grid, rack, self._words))
            case AnyMove(grid, racks):
                answer = _told(any_move(self._layout, grid, racks, self._words))
            case AnyRemoval(grid):
                squares = smallest_removal(grid, self._words.__contains__)
                answer = MoveFound() if squares is None else MoveFound(_removal(squares))
            case _:
                raise TypeError(question)
        return answer


def _told(found: FoundMove | None) -> MoveFound:
    return MoveFound() if found is None else MoveFound(write_action(found.play), found.score)


def _removal(squares: tuple[int, ...]) -> str:
    return write_action(Remove(tuple(at_text(square, down=False) for square in squares)))
