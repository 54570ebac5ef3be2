"""Questions that the rules may ask, and how the answers become part of the record.

Questions about words are here, because every game asks them. A game declares its own questions in `Rules.questions`.

A game asks its oracle. The host gives it a `Recorder`, which stores every question and its answer with the input that
led to it. A replay gives it a `Replayer`, which answers from the record. So a newer dictionary never changes an old
game.
"""

from collections.abc import Iterable
from typing import Any, ClassVar, Final, Generic, Protocol, TypeVar, get_args, get_origin

import msgspec
from msgspec.structs import StructConfig

from slovoteka.core.value import Value
from slovoteka.core.words import Verdict

T_co = TypeVar("T_co", covariant=True)


class Question(Generic[T_co]):
    """A question whose answer is a T_co. Each kind is a Struct with a tag."""

    __orig_bases__: ClassVar[tuple[Any, ...]]
    __struct_config__: ClassVar[StructConfig]


class IsWord(Value, Question[Verdict], frozen=True, tag="is-word"):
    """Does this word count under the word policy of the table?"""

    word: str


class GivesWord(Value, frozen=True, tag="gives-word"):
    """For each candidate letter, whether some word can then be made."""

    each: tuple[bool, ...]


class WouldGiveWord(Value, Question[GivesWord], frozen=True, tag="would-give-word"):
    """Which of the candidate letters, added to these letters, would let somebody make a word?"""

    letters: str
    candidates: str


class EachIsWord(Value, frozen=True, tag="each-is-word"):
    """For each word asked for, whether it counts."""

    each: tuple[bool, ...]


class AreWords(Value, Question[EachIsWord], frozen=True, tag="are-words"):
    """Which of these words count under the word policy of the table? It saves asking once for each of many words."""

    words: tuple[str, ...]


class WordsFound(Value, frozen=True, tag="words-found"):
    words: tuple[str, ...]


class SomeWords(Value, Question[WordsFound], frozen=True, tag="some-words"):
    """Which words of this length can be made from these letters? The answer has at most `most` words."""

    letters: str
    length: int
    most: int


ABOUT_WORDS: Final[tuple[type[Question[Any]], ...]] = (IsWord, WouldGiveWord, AreWords, SomeWords)


class Asked(Value, frozen=True):
    """A question that a step asked, and its answer. Read from a file or the store, both are still plain data."""

    question: Any
    answer: Any


class Questions:
    """The types of questions that a game may ask, by their tags, and the types of their answers."""

    def __init__(self, types: Iterable[type[Question[Any]]]) -> None:
        self.types = (*ABOUT_WORDS, *types)
        self._by_tag = {str(kind.__struct_config__.tag): (kind, answer_type(kind)) for kind in self.types}

    def read(self, asked: Asked) -> Asked:
        """Converts plain data to values. Raises `ReplayMismatch` if this game has no such question or answer."""
        if isinstance(asked.question, Question):
            return asked
        try:
            question, answer = self._by_tag[asked.question["type"]]
            return Asked(msgspec.convert(asked.question, question), msgspec.convert(asked.answer, answer))
        except (KeyError, TypeError, msgspec.ValidationError):
            raise ReplayMismatch(f"no question of this game: {str(asked.question)[:200]}") from None


def answer_type(question: type[Question[Any]]) -> Any:
    """The type of answers to this type of question, from its base class `Question[...]`."""
    return next(get_args(base)[0] for base in question.__orig_bases__ if get_origin(base) is Question)


class Oracle(Protocol):
    def ask(self, question: Question[T_co]) -> T_co: ...


class ReplayMismatch(Exception):
    """The questions of a replay differ from the record, because the record or the rules have changed."""


class Recorder:
    """Passes questions on to another oracle and keeps them with their answers."""

    def __init__(self, world: Oracle) -> None:
        self._world = world
        self._asked: list[Asked] = []

    def ask(self, question: Question[T_co]) -> T_co:
        answer = self._world.ask(question)
        self._asked.append(Asked(question, answer))
        return answer

    def take(self) -> tuple[Asked, ...]:
        """Returns the questions since the last call, with their answers."""
        taken = tuple(self._asked)
        self._asked.clear()
        return taken


class Replayer:
    """Answers from the record, in order."""

    def __init__(self, questions: Questions) -> None:
        self._questions = questions
        self._left: list[Asked] = []

    def load(self, asked: Iterable[Asked]) -> None:
        if self._left:
            raise ReplayMismatch("the rules asked less than the record holds")
        self._left = [self._questions.read(one) for one in reversed(list(asked))]

    def ask(self, question: Question[T_co]) -> T_co:
        if not self._left or self._left[-1].question != question:
            raise ReplayMismatch(f"the record has no answer to {question}")
        answer: Any = self._left.pop().answer
        return answer  # type: ignore[no-any-return]
