"""What the world answers when the rules ask: the dictionary that a table has agreed on, and the game's move finder."""

from typing import Any, cast

from slovoteka.core.kind import GameKind
from slovoteka.core.oracle import (
    AreWords,
    EachIsWord,
    GivesWord,
    IsWord,
    Oracle,
    Question,
    SomeWords,
    T_co,
    WordsFound,
    WouldGiveWord,
)
from slovoteka.core.words import Verdict, Why
from slovoteka.lexicon.dictionary import Dictionary, open_dictionary


class TableOracle:
    """Questions about words go to the dictionary, all others to the finder of the game, if it has one."""

    def __init__(self, dictionary: Dictionary, finder: Oracle | None = None) -> None:
        self._dictionary, self._finder = dictionary, finder

    def ask(self, question: Question[T_co]) -> T_co:
        answer: Any
        match question:
            case IsWord(word):
                answer = self._dictionary.verdict(word)
            case AreWords(words):
                answer = EachIsWord(tuple([word in self._dictionary for word in words]))
            case SomeWords(letters, length, most):
                found = self._dictionary.fits(letters, min_length=length, max_length=length, top=most)
                answer = WordsFound(tuple(found))
            case WouldGiveWord(letters, candidates):
                answer = GivesWord(tuple(self._dictionary.any_fit_each(letters, candidates)))
            case _ if self._finder is not None:
                return self._finder.ask(question)
            case _:
                raise TypeError(question)
        return answer


class WithAgreedWords:
    """What the world answers, and the words that a table has counted by consent of all."""

    def __init__(self, world: Oracle) -> None:
        self._world = world
        self.words: frozenset[str] = frozenset()

    def ask(self, question: Question[T_co]) -> T_co:
        if not self.words or not isinstance(question, IsWord | AreWords):
            return self._world.ask(question)
        answer: Any
        if isinstance(question, AreWords):
            known = self._world.ask(question).each
            each = [counts or word in self.words for counts, word in zip(known, question.words, strict=True)]
            answer = EachIsWord(tuple(each))
        elif question.word in self.words:
            answer = Verdict(word=question.word, allowed=True, why=Why.AGREED)
        else:
            answer = self._world.ask(question)
        return cast("T_co", answer)


class EveryWord:
    """Takes every word for one: what may be told of a move where nobody is told of its words."""

    def __init__(self, world: Oracle) -> None:
        self._world = world

    def ask(self, question: Question[T_co]) -> T_co:
        answer: Any
        match question:
            case IsWord(word):
                answer = Verdict(word=word, allowed=True, why=Why.AGREED)
            case AreWords(words):
                answer = EachIsWord((True,) * len(words))
            case _:
                return self._world.ask(question)
        return cast("T_co", answer)


class Silence:
    """For tables that decide everything by vote: their rules ask nothing."""

    def ask(self, question: Question[T_co]) -> T_co:
        raise TypeError(question)


def options_in(kind: GameKind, language: str) -> Any | None:
    """What a game means by a word: its first variant that is played in this language, or else the usual one.

    None for a game that asks no dictionary.
    """
    read = [kind.rules.read_options(variant) for variant in kind.choices.variants.values()]
    known = [(options, policy) for options in read if (policy := kind.words.policy(options)) is not None]
    spoken = [options for options, policy in known if policy.language == language]
    return next(iter([*spoken, *(options for options, _ in known)]), None)


def open_oracle(kind: GameKind, options: Any) -> tuple[Oracle, str | None]:
    """The oracle that these options ask for, and the content hash of its dictionary for the record's header."""
    policy = kind.words.policy(options)
    if policy is None:
        return kind.rules.finder(options, None) if kind.rules.finder else Silence(), None
    dictionary = open_dictionary(policy, kind.words.rules(options))
    finder = None if kind.rules.finder is None else kind.rules.finder(options, dictionary)
    return TableOracle(dictionary, finder), dictionary.content_hash
