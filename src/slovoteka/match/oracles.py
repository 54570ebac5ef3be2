"""What the world answers when the rules ask: the dictionary that a table has agreed on."""

from typing import Any

from slovoteka.core.game import GameKind
from slovoteka.core.oracle import GivesWord, IsWord, Oracle, Question, T_co, WouldGiveWord
from slovoteka.lexicon.dictionary import Dictionary, open_dictionary


class DictionaryOracle:
    """Questions about words, answered by one dictionary."""

    def __init__(self, dictionary: Dictionary) -> None:
        self._dictionary = dictionary

    def ask(self, question: Question[T_co]) -> T_co:
        answer: Any
        match question:
            case IsWord(word):
                answer = self._dictionary.verdict(word)
            case WouldGiveWord(letters, candidates):
                answer = GivesWord(tuple(self._dictionary.any_fit_each(letters, candidates)))
            case _:
                raise TypeError(question)
        return answer


class Silence:
    """For tables that settle everything by vote: their rules ask nothing."""

    def ask(self, question: Question[T_co]) -> T_co:
        raise TypeError(question)


def open_oracle(kind: GameKind, options: Any) -> tuple[Oracle, str | None]:
    """The oracle that these options ask for, and the content hash of its dictionary for the record's header."""
    policy = kind.word_policy(options)
    if policy is None:
        return Silence(), None
    dictionary = open_dictionary(policy, kind.word_rules)
    return DictionaryOracle(dictionary), dictionary.content_hash
