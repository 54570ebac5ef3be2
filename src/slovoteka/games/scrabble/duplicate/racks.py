"""Which racks may be called (SM-101)."""

from typing import Final

from slovoteka.games.scrabble.letters import BLANKS

_STRICT_RACKS: Final = 15
MOST_UNFAIR: Final = 200
"""How many racks in a row may be put back for their letters. With hardly any vowels the referee would draw for hours.
"""
MOST_STUCK: Final = 20
"""How many racks in a row may be put back because they have no move."""


def needed(number: int) -> int:
    """How many vowels, and how many consonants, rack `number` must have."""
    return 2 if number <= _STRICT_RACKS else 1


def is_fair(tiles: str, number: int, vowels: str) -> bool:
    """Whether these tiles have the vowels and consonants that rack `number` needs. A blank counts as either.

    Given more tiles than a rack holds, it says whether such a rack could be drawn from them (SM-G17). Every letter
    that is not a vowel is a consonant, including Ь, Ъ, Й and the apostrophe (SM-G15).
    """
    by_kind = counted(tiles, vowels)
    lacking = sum(max(0, needed(number) - held) for held in by_kind[:2])
    return lacking <= by_kind[2]


def counted(tiles: str, vowels: str) -> tuple[int, int, int]:
    """Vowels, consonants, blanks."""
    blanks = sum(tile in BLANKS for tile in tiles)
    sounding = sum(tile in vowels for tile in tiles)
    return sounding, len(tiles) - blanks - sounding, blanks
