"""Asking the dictionary."""

from collections.abc import Sequence

from slovoteka.core.errors import Illegal
from slovoteka.core.oracle import AreWords, IsWord, Oracle
from slovoteka.core.words import Verdict


def first_bad(oracle: Oracle, words: Sequence[str]) -> Verdict | None:
    """The verdict on the first of these that is not a word. One bad word is enough to fail the move (SM-G4)."""
    for word, is_word in zip(words, oracle.ask(AreWords(tuple(words))).each, strict=True):
        if not is_word:
            return oracle.ask(IsWord(word))
    return None


def check_words(oracle: Oracle, words: Sequence[str], rule: str | None = None) -> None:
    """Raises `Illegal` with the dictionary's reason, and with this rule or the one that the verdict names."""
    if (verdict := first_bad(oracle, words)) is not None:
        raise Illegal(rule or verdict.rule or "SM-20", "no-such-word", word=verdict.word, verdict=verdict)
