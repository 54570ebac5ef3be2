"""Word policies and verdicts: the values that games, dictionaries and records share."""

from enum import Enum
from typing import Literal

from slovoteka.core.value import Value


class WordPolicy(Value, frozen=True, kw_only=True):
    """Which words count. A game makes a policy from its options, and the lexicon answers by it."""

    language: Literal["ru", "uk"] = "ru"
    kind: Literal["nouns", "forms", "any"] = "nouns"
    """`nouns`: common nouns in the dictionary form. `forms`: all forms of all common words. `any`: the same."""
    plural: Literal["only", "usual"] = "only"
    """For `nouns`: plurals count if people use no singular with that meaning (`only`), or also if the plural is more
    usual than the singular (`usual`)."""
    yo: Literal["fold", "lenient", "strict"] = "strict"
    """`fold`: Ё is written as Е. `lenient`: Е may replace Ё, but not the reverse. `strict`: they are two letters."""
    min_length: int = 2
    max_length: int = 40
    proper: bool = False
    """Proper names count too."""
    jargon: bool = False
    """Jargon counts too."""
    obscene: bool = False
    """Obscenities count too."""
    extra: tuple[str, ...] = ()
    """Words that the table counts in addition to the dictionary."""


class Why(Enum):
    """The reason of a verdict. Each has a sentence in the catalogues, and a game maps it to one of its rules."""

    FOUND = "found"
    FOUND_PLURAL = "found-plural"
    """A noun that counts in the plural: all forms count, it has no singular, or its plural is more usual."""
    AGREED = "agreed"
    """One of the table's own words."""
    NOT_A_WORD = "not-a-word"
    """Contains a character that is not a letter of the language."""
    TOO_SHORT = "too-short"
    TOO_LONG = "too-long"
    UNKNOWN = "unknown"
    NOT_A_NOUN = "not-a-noun"
    NOT_NOMINATIVE = "not-nominative"
    PLURAL = "plural"
    """A plural although the singular exists."""
    PROPER = "proper"
    JARGON = "jargon"
    OBSCENE = "obscene"
    ABBREVIATION = "abbreviation"
    BLOCKED = "blocked"
    """Removed by hand; `note` says why."""


class Verdict(Value, frozen=True, kw_only=True, omit_defaults=True, tag="verdict"):
    """The answer to every question about a word."""

    word: str
    """The normalised word in upper case."""
    allowed: bool
    why: Why
    rule: str | None = None
    """The rule of the game that decides, if a game asked."""
    lemma: str | None = None
    part_of_speech: str | None = None
    case: str | None = None
    number: str | None = None
    source: str | None = None
    """The list or dictionary that has the word."""
    note: str | None = None
    """The hand-written reason in our list of allowed or blocked words; for jargon its ordinary name."""
