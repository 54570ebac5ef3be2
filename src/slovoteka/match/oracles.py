"""Oracles that answer the rules: the dictionary of a table, and the game's move finder."""

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
    """Asks the dictionary about words, and the game's finder, if it has one, about everything else."""

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
    """Adds the words that a table has agreed to count to another oracle."""

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
    """Accepts every word, so that checking a move reveals nothing about the dictionary."""

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
    """The oracle of tables that decide everything by vote. Their rules ask nothing."""

    def ask(self, question: Question[T_co]) -> T_co:
        raise TypeError(question)


def options_in(kind: GameKind, language: str) -> Any | None:
    """The options of the first variant that is played in this language, or else of the first with a dictionary.

    None for a game that has no dictionary.
    """
    read = [kind.rules.read_options(variant) for variant in kind.choices.variants.values()]
    known = [(options, policy) for options in read if (policy := kind.words.policy(options)) is not None]
    spoken = [options for options, policy in known if policy.language == language]
    return next(iter([*spoken, *(options for options, _ in known)]), None)


def open_oracle(kind: GameKind, options: Any) -> tuple[Oracle, str | None]:
    """The oracle for these options, and the content hash of its dictionary for the record's header."""
    policy = kind.words.policy(options)
    if policy is None:
        return kind.rules.finder(options, None) if kind.rules.finder else Silence(), None
    dictionary = open_dictionary(policy, kind.words.rules(options))
    finder = None if kind.rules.finder is None else kind.rules.finder(options, dictionary)
    return TableOracle(dictionary, finder), dictionary.content_hash
