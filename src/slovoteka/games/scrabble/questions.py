"""What the rules of Scrabble ask beyond single words. `answers.py` answers."""

from slovoteka.core.oracle import Question
from slovoteka.core.value import Value


class MoveFound(Value, frozen=True, tag="move-found"):
    """A move in the notation of Scrabble and its score; None if there is no move."""

    move: str | None = None
    score: int = 0


class BestMove(Value, Question[MoveFound], frozen=True, tag="best-move"):
    """The move that scores the most with this rack on this grid."""

    grid: str
    rack: str


class AnyMove(Value, Question[MoveFound], frozen=True, tag="any-move"):
    """Any move that one of these racks can make."""

    grid: str
    racks: tuple[str, ...]


class AnyRemoval(Value, Question[MoveFound], frozen=True, tag="any-removal"):
    """The smallest removal from this grid."""

    grid: str
