"""What the language packages know, read at build time only: forms with their tags, spelling, frequencies.

Nothing here decides whether a word counts; `lists` and `theory` do. Words are in lower case with a true ё and, in Ukrainian,
with the apostrophe ’ (U+2019).
"""

import gzip
import importlib.util
from collections.abc import Iterator
from math import log10
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

if TYPE_CHECKING:
    from pymorphy3.opencorpora_dict.wrapper import Dictionary as Morphology


class Parse(msgspec.Struct, frozen=True, gc=False):
    """One reading of a form: a cell in the paradigm of one lexeme."""

    tag: frozenset[str]
    """Grammemes of OpenCorpora, e.g. {NOUN, inan, masc, sing, nomn}; equal tags are the same object."""
    lemma: str
    lexeme_hunspell: bool
    """hunspell accepts some form of this lexeme."""
    lexeme_zipf: float
    """The frequency of the most frequent form of this lexeme; 0 when wordfreq knows none of them."""


class Form(msgspec.Struct, frozen=True, gc=False):
    """One spelling with everything that is known of it."""

    word: str
    parses: tuple[Parse, ...]
    hunspell: bool
    """hunspell accepts this very spelling."""
    zipf: float
    """log10 of occurrences per thousand million words, spellings with е and ё taken together; 0 is not seen at all."""
