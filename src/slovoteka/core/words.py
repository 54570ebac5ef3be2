"""Questions about words and their answers: the values that games, dictionaries and records share."""

from enum import Enum
from typing import Literal

from slovoteka.core.value import Value


class WordPolicy(Value, frozen=True, kw_only=True):
    """Which words count. A game makes one from its options; the lexicon answers by it."""

    language: Literal["ru", "uk"] = "ru"
    kind: Literal["nouns", "forms", "any"] = "nouns"
    """`nouns`: common nouns in the dictionary form. `forms`: all forms of all common words. `any`: the same."""
    plural: Literal["only", "usual"] = "only"
    """For `nouns`: a plural counts where no singular exists (`only`), or also where people mostly say it (`usual`)."""
    yo: Literal["fold", "lenient", "strict"] = "strict"
    """`fold`: Ё is written Е. `lenient`: Е may stand for Ё, not the reverse. `strict`: two letters."""
    min_length: int = 2
    max_length: int = 40
    proper: bool = False
    """Proper names count too."""
    jargon: bool = False
    """Jargon counts too."""
    obscene: bool = False
    """Obscenities count too."""
    extra: tuple[str, ...] = ()
    """Words the table has agreed on beyond the dictionary."""


class Why(Enum):
    """The reason of a verdict. Each has its sentence in the catalogues; a game maps it to the rule it rests on."""

    FOUND = "found"
    FOUND_PLURAL = "found-plural"
    """A noun that counts in the plural: all forms do, it has no singular, or the plural is what people say."""
    AGREED = "agreed"
    """One of the table's own words."""
    NOT_A_WORD = "not-a-word"
    """Holds something that is no letter of the language."""
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
    """Taken out by hand; `note` says why."""


class Verdict(Value, frozen=True, kw_only=True, omit_defaults=True, tag="verdict"):
    """The answer to every question about a word."""

    word: str
    """Upper case, as normalised: what the verdict speaks of."""
    allowed: bool
    why: Why
    rule: str | None = None
    """The rule of the game that decides, where a game asked."""
    lemma: str | None = None
    part_of_speech: str | None = None
    case: str | None = None
    number: str | None = None
    source: str | None = None
    """Which list or dictionary knows the word."""
    note: str | None = None
    """The hand-written reason of an allow or block line."""
