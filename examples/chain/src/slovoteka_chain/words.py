"""What rules, previews and bots know about words. Bots may not import the rules."""

from collections.abc import Container
from typing import Final

from slovoteka.core.errors import Illegal

_SILENT: Final = frozenset("ЪЫЬЙ")
"""Hardly any word begins with these letters, so the letter before them counts (WC-02)."""


def handed_on(word: str) -> str:
    """The letter that the next word begins with."""
    return next(letter for letter in reversed(word) if letter not in _SILENT)


def check_link(word: str, letter: str, chain: Container[str]) -> None:
    """Checks that a word fits the chain. The dictionary is not asked."""
    if word[0] != letter:
        raise Illegal("WC-02", "chain-wrong-letter", word=word, letter=letter)
    if word in chain:
        raise Illegal("WC-03", "chain-said-before", word=word)
