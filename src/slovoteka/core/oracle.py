"""What the rules may ask of the world, and how the answers become part of the record.

A game asks its oracle. The host gives it a `Recorder`, which notes every question with its answer beside the input
that led to it; a replay gives it a `Replayer`, which answers from the notes.
So a newer dictionary never changes an old game.
"""

from collections.abc import Iterable
from typing import Any, Generic, Protocol, TypeVar

import msgspec

from slovoteka.core.clues import Agreements, Finding
from slovoteka.core.words import Verdict

T_co = TypeVar("T_co", covariant=True)


class Question(Generic[T_co]):
    """A question whose answer is a T_co."""


class IsWord(msgspec.Struct, Question[Verdict], frozen=True, tag="is-word"):
    """Does this word count under the policy of the table?"""

    word: str


class GivesWord(msgspec.Struct, frozen=True, tag="gives-word"):
    """For each candidate letter, whether some word can then be made."""

    each: tuple[bool, ...]


class WouldGiveWord(msgspec.Struct, Question[GivesWord], frozen=True, tag="would-give-word"):
    """Which of the candidate letters, added to these letters, would let somebody make a word?"""

    letters: str
    candidates: str


class EachIsWord(msgspec.Struct, frozen=True, tag="each-is-word"):
    """For each word asked for, whether it counts."""

    each: tuple[bool, ...]


class AreWords(msgspec.Struct, Question[EachIsWord], frozen=True, tag="are-words"):
    """Which of these words count under the policy of the table? One question for a thousand sheets."""

    words: tuple[str, ...]


class WordsFound(msgspec.Struct, frozen=True, tag="words-found"):
    words: tuple[str, ...]


class SomeWords(msgspec.Struct, Question[WordsFound], frozen=True, tag="some-words"):
    """At most so many words of this length that these letters make."""

    letters: str
    length: int
    most: int


class MoveFound(msgspec.Struct, frozen=True, tag="move-found"):
    """A move in the notation of its game with its score; None where there is none."""

    move: str | None = None
    score: int = 0


class BestMove(msgspec.Struct, Question[MoveFound], frozen=True, tag="best-move"):
    """Asked of a move finder: the move that scores most with this rack on this grid."""

    grid: str
    rack: str


class AnyMove(msgspec.Struct, Question[MoveFound], frozen=True, tag="any-move"):
    """Asked of a move finder: can any of these racks still move?"""

    grid: str
    racks: tuple[str, ...]


class AnyRemoval(msgspec.Struct, Question[MoveFound], frozen=True, tag="any-removal"):
    """Asked of a move finder: the smallest part of a word that can be taken off this grid."""

    grid: str


class JudgeClue(msgspec.Struct, Question[Finding], frozen=True, tag="judge-clue"):
    """Asked of the judge: may this clue be given while these codenames lie open?"""

    clue: str
    number: int | None
    """None: unlimited."""
    codenames: tuple[str, ...]
    agreements: Agreements = Agreements()


class Asked(msgspec.Struct, frozen=True):
    """A question that a step asked, with the answer it got."""

    question: IsWord | WouldGiveWord | AreWords | SomeWords | BestMove | AnyMove | AnyRemoval | JudgeClue
    answer: Verdict | GivesWord | EachIsWord | WordsFound | MoveFound | Finding


class Oracle(Protocol):
    def ask(self, question: Question[T_co]) -> T_co: ...


class OutOfTune(Exception):
    """A replay asked something that the record has no answer for: the record or the rules have been changed."""


class Recorder:
    """Passes questions on to the world and keeps what was asked."""

    def __init__(self, world: Oracle) -> None:
        self._world = world
        self._asked: list[Asked] = []

    def ask(self, question: Question[T_co]) -> T_co:
        answer = self._world.ask(question)
        self._asked.append(Asked(question, answer))  # type: ignore[arg-type]
        return answer

    def take(self) -> tuple[Asked, ...]:
        """What was asked since the last take."""
        taken = tuple(self._asked)
        self._asked.clear()
        return taken


class Replayer:
    """Answers from the record, in order."""

    def __init__(self) -> None:
        self._left: list[Asked] = []

    def load(self, asked: Iterable[Asked]) -> None:
        if self._left:
            raise OutOfTune("the rules asked less than the record holds")
        self._left = list(reversed(list(asked)))

    def ask(self, question: Question[T_co]) -> T_co:
        if not self._left or self._left[-1].question != question:
            raise OutOfTune(f"the record has no answer to {question}")
        answer: Any = self._left.pop().answer
        return answer  # type: ignore[no-any-return]
