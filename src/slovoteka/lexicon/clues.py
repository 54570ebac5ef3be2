"""A clue before its judge: what a group allows, and what is found. Which rule that breaks is for a game to say."""

from enum import Enum
from typing import Literal

from slovoteka.core.value import Value


class ClueAllowances(Value, frozen=True, kw_only=True, omit_defaults=True):
    """What a group has allowed beyond the strict reading."""

    compounds: bool = False
    """Words with a hyphen count as one."""
    names: bool = False
    """Full names and titles count as one word."""
    abbreviations: bool = False
    """Common abbreviations count as words."""
    homophones: bool = False
    """Words that only sound like an open target may hint at it."""
    rhymes: bool = False
    """Any rhyme may hint."""


class ClueReason(Enum):
    """Why a clue is what it is. Each has its sentence in the catalogues."""

    FINE = "fine"
    SEVERAL_WORDS = "several-words"
    HYPHEN = "hyphen"
    SAME_WORD = "same-word"
    FORM = "form"
    COGNATE = "cognate"
    PART = "part"
    """The clue, or a part of it, is a part of a compound target."""
    LETTER = "letter"
    """A single letter: valid only where it points to meaning."""
    NUMERAL = "numeral"
    NUMBER_HINT = "number-hint"
    """The number of the clue looks like a hint by itself."""
    FOREIGN = "foreign"
    ABBREVIATION = "abbreviation"
    UNKNOWN = "unknown"
    """No dictionary knows it: invented, misspelt, or a name."""
    LETTER_HINT = "letter-hint"
    """It lies in the letters of a target, or a target in its letters, without kinship."""
    HOMOPHONE = "homophone"
    RHYME = "rhyme"


class ClueVerdict(Value, frozen=True, kw_only=True):
    """What the judge thinks of a clue. `doubtful` is for people to decide."""

    verdict: Literal["allowed", "doubtful", "forbidden"]
    reason: ClueReason
    target: str | None = None
    """The word that it says too much of."""
    suggestion: str | None = None
    """What a likely typo was meant to be."""
