"""A clue before its judge: the values that the game, the judge of the lexicon and the records share."""

from enum import Enum
from typing import Literal

import msgspec


class Agreements(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What a group has allowed beyond the strict reading (CN-78)."""

    compounds: bool = False
    """Words with a hyphen count as one (CN-79)."""
    names: bool = False
    """Full names and titles count as one word (CN-82, CN-83)."""
    abbreviations: bool = False
    """Common abbreviations count as words (CN-85)."""
    homophones: bool = False
    """Words that only sound like an open codename may hint at it (CN-87)."""
    rhymes: bool = False
    """Any rhyme may hint (CN-89)."""


class ClueReason(Enum):
    """Why a clue is what it is. Each has its sentence in the catalogues."""

    FINE = "fine"
    SEVERAL_WORDS = "several-words"
    HYPHEN = "hyphen"
    SAME_WORD = "same-word"
    FORM = "form"
    COGNATE = "cognate"
    PART = "part"
    """The clue, or a part of it, is a part of a compound codename."""
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
    """It lies in the letters of a codename, or a codename in its letters, without kinship."""
    HOMOPHONE = "homophone"
    RHYME = "rhyme"


class Finding(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, tag="finding"):
    """What the judge thinks of a clue. `doubtful` is for the captains to decide."""

    verdict: Literal["allowed", "doubtful", "forbidden"]
    reason: ClueReason
    rule: str | None = None
    """The rule it rests on; None where there is nothing to say against the clue."""
    codename: str | None = None
    """The open codename that it is about."""
    suggestion: str | None = None
    """What a likely typo was meant to be."""
