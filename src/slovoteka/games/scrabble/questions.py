"""What the rules of Scrabble ask beyond single words. `answers.py` answers."""

from slovoteka.core.oracle import Question
from slovoteka.core.value import Value


class MoveFound(Value, frozen=True, tag="move-found"):
    """A move in the notation of Scrabble with its score; None where there is none."""

    move: str | None = None
    score: int = 0


class BestMove(Value, Question[MoveFound], frozen=True, tag="best-move"):
    """The move that scores most with this rack on this grid."""

    grid: str
    rack: str


class AnyMove(Value, Question[MoveFound], frozen=True, tag="any-move"):
    """Can any of these racks still move?"""

    grid: str
    racks: tuple[str, ...]


class AnyRemoval(Value, Question[MoveFound], frozen=True, tag="any-removal"):
    """The smallest part of a word that can be taken off this grid."""

    grid: str
