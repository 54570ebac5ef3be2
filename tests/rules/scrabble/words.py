"""A dictionary of a few words, as all tests of Scrabble use it."""

from collections.abc import Iterable
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from slovoteka._native import WordGraph, build_graph
from slovoteka.core.oracle import AreWords, EachIsWord, IsWord, Question, SomeWords, T_co, WordsFound
from slovoteka.core.words import Verdict, Why
from slovoteka.games.scrabble.answers import MoveFinder
from slovoteka.games.scrabble.editions import SIZE
from slovoteka.games.scrabble.kind import KIND
from slovoteka.games.scrabble.options import Options
from slovoteka.games.scrabble.questions import BestMove, MoveFound
from slovoteka.lexicon.alphabet import ALPHABETS, Language
from slovoteka.lexicon.search import WordSet


@cache
def word_set(words: tuple[str, ...], language: Language) -> WordSet:
    """A real word graph of a few words."""
    with TemporaryDirectory() as folder:
        path = Path(folder) / "few.graph"
        build_graph(sorted(words), ALPHABETS[language], path)
        return WordSet([WordGraph(path)], content_hash="", yo="strict", min_length=2, max_length=SIZE)


class Words:
    """Answers with the real move finder, and keeps every question."""

    def __init__(self, words: Iterable[str], options: Options) -> None:
        self._options = options
        self._rules = KIND.words.rules(options)
        self.best: list[str | None] = []
        """Moves to be named the best next; if the list is empty, the finder searches."""
        self.questions: list[object] = []
        self.know(words)

    def know(self, words: Iterable[str]) -> None:
        """Replaces the words."""
        self._words = word_set(tuple(words), self._options.tiles.language)
        self._finder = MoveFinder(self._options, self._words)

    def ask(self, question: Question[T_co]) -> T_co:
        self.questions.append(question)
        answer: Any
        match question:
            case IsWord(word):
                why = Why.FOUND if word in self._words else Why.UNKNOWN
                answer = Verdict(word=word, allowed=word in self._words, why=why, rule=self._rules[why])
            case AreWords(words):
                answer = EachIsWord(tuple(word in self._words for word in words))
            case SomeWords(letters, length, most):
                found = self._words.fits(letters, min_length=length, max_length=length, top=most)
                answer = WordsFound(tuple(found))
            case BestMove() if self.best:
                answer = MoveFound(self.best.pop(0))
            case _:
                answer = self._finder.ask(question)
        return answer  # type: ignore[no-any-return]  # each case answers its own question
