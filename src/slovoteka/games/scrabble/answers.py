"""The move finder that answers the rules' questions about moves."""

from collections.abc import Callable
from functools import partial
from typing import Any, Protocol, runtime_checkable

from slovoteka._native import WordGraph
from slovoteka.core.oracle import Question, T_co
from slovoteka.games.scrabble.actions import Remove, write_action
from slovoteka.games.scrabble.finder import FoundMove, best_move
from slovoteka.games.scrabble.graph_walk import SearchWords
from slovoteka.games.scrabble.notation import at_text
from slovoteka.games.scrabble.options import Options
from slovoteka.games.scrabble.questions import AnyMove, AnyRemoval, BestMove, MoveFound
from slovoteka.games.scrabble.reverse.removals import smallest_removal

_Best = Callable[[str, str], FoundMove | None]
"""Finds the best move for a grid and a rack."""


class MoveFinder:
    """Finds moves. Creating one may take seconds if the engine needs a graph of words that it has not built yet."""

    def __init__(self, options: Options, words: SearchWords) -> None:
        self._words = words
        self._best = _by_engine(options, words) or partial(best_move, options.layout(), words=words)

    def ask(self, question: Question[T_co]) -> T_co:
        answer: Any
        match question:
            case BestMove(grid, rack):
                answer = _answer(self._best(grid, rack))
            case AnyMove(grid, racks):
                best = (self._best(grid, rack) for rack in racks)
                answer = _answer(next((move for move in best if move is not None), None))
            case AnyRemoval(grid):
                squares = smallest_removal(grid, self._words.__contains__)
                answer = MoveFound() if squares is None else MoveFound(_removal(squares))
            case _:
                raise TypeError(question)
        return answer


@runtime_checkable
class _WithGraph(Protocol):
    """Words of the lexicon, which have a graph. Word sets of tests have none and are walked in Python."""

    def graph_for_moves(self) -> WordGraph: ...


def _by_engine(options: Options, words: SearchWords) -> _Best | None:
    """The engine, for a table whose rules will ask for moves."""
    asks_often = options.mode == "duplicate"
    asks_at_the_end = options.mode in ("standard", "solitaire") and options.words == "auto"  # SM-52, SU-33
    # A graph is too much work for a table's own few words.
    if not asks_often and (options.own_words or not asks_at_the_end):
        return None
    if not isinstance(words, _WithGraph):
        return None
    from slovoteka.games.scrabble.engine_finder import EngineFinder  # noqa: PLC0415  NumPy is only needed here

    return EngineFinder(options.layout(), words.graph_for_moves()).best


def _answer(found: FoundMove | None) -> MoveFound:
    return MoveFound() if found is None else MoveFound(write_action(found.play), found.score)


def _removal(squares: tuple[int, ...]) -> str:
    return write_action(Remove(tuple(at_text(square, down=False) for square in squares)))
