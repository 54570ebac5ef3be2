"""What a group allows for clues, and what the judge found. The game says which rule a clue breaks."""

from enum import Enum
from typing import Literal

from slovoteka.core.value import Value


class ClueAllowances(Value, frozen=True, kw_only=True, omit_defaults=True):
    """What a group allows beyond the strict reading."""

    compounds: bool = False
    """Words with a hyphen count as one."""
    names: bool = False
    """Full names and titles count as one word."""
    abbreviations: bool = False
    """Common abbreviations count as words."""
    homophones: bool = False
    """Words that only sound like an open target are allowed as hints."""
    rhymes: bool = False
    """Any rhyme is allowed as a hint."""


class ClueReason(Enum):
    """The reason for a verdict on a clue. Each has its sentence in the catalogues."""

    FINE = "fine"
    SEVERAL_WORDS = "several-words"
    HYPHEN = "hyphen"
    SAME_WORD = "same-word"
    FORM = "form"
    COGNATE = "cognate"
    PART = "part"
    """The clue, or a part of it, is a part of a compound target."""
    LETTER = "letter"
    """A single letter, which is valid only if it refers to a meaning."""
    NUMERAL = "numeral"
    NUMBER_HINT = "number-hint"
    """The number of the clue is itself a hint."""
    PLACE = "place"
    """A word of place or order, which may point at the cards themselves."""
    FOREIGN = "foreign"
    ABBREVIATION = "abbreviation"
    UNKNOWN = "unknown"
    """No dictionary has it: invented, misspelt, or a name."""
    LETTER_HINT = "letter-hint"
    """It is contained in a target, or contains one, without being related."""
    HOMOPHONE = "homophone"
    RHYME = "rhyme"


class ClueVerdict(Value, frozen=True, kw_only=True):
    """What the judge thinks of a clue. People decide on a `doubtful` one."""

    verdict: Literal["allowed", "doubtful", "forbidden"]
    reason: ClueReason
    target: str | None = None
    """The word that it hints at too directly."""
    suggestion: str | None = None
    """The word that was probably meant, if the clue looks like a typo."""
