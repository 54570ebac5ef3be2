"""What rules, previews and bots alike know of words. Bots may not import the rules themselves."""

from collections.abc import Container
from typing import Final

from slovoteka.core.errors import Illegal

_SILENT: Final = frozenset("ЪЫЬЙ")
"""Hardly any word begins with them, so the letter before counts (WC-02)."""


def handed_on(word: str) -> str:
    """The letter that the next word begins with."""
    return next(letter for letter in reversed(word) if letter not in _SILENT)


def check_link(word: str, letter: str, said: Container[str]) -> None:
    """Whether a word fits the chain; whether it is one at all is another question."""
    if word[0] != letter:
        raise Illegal("WC-02", "chain-wrong-letter", word=word, letter=letter)
    if word in said:
        raise Illegal("WC-03", "chain-said-before", word=word)
