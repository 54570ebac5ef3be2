"""Which racks may be called (SM-101)."""

from typing import Final

from slovoteka.games.scrabble.letters import BLANKS

_STRICT_RACKS: Final = 15
MOST_UNFAIR: Final = 200
"""Racks thrown back in a row for their letters. Sets with hardly a vowel would have the referee draw for hours."""
MOST_STUCK: Final = 20
"""Racks thrown back in a row because nothing can be laid with them."""


def needed(number: int) -> int:
    """How many vowels, and how many consonants, rack number so-and-so must have."""
    return 2 if number <= _STRICT_RACKS else 1


def is_fair(tiles: str, number: int, vowels: str) -> bool:
    """Whether these tiles have the vowels and consonants that rack `number` needs; a blank is one of either.

    For more tiles than a rack holds: whether such a rack could be drawn from them (SM-G17). What is no vowel is a
    consonant, Ь, Ъ, Й and the apostrophe too (SM-G15).
    """
    by_kind = counted(tiles, vowels)
    lacking = sum(max(0, needed(number) - held) for held in by_kind[:2])
    return lacking <= by_kind[2]


def counted(tiles: str, vowels: str) -> tuple[int, int, int]:
    """Vowels, consonants, blanks."""
    blanks = sum(tile in BLANKS for tile in tiles)
    sounding = sum(tile in vowels for tile in tiles)
    return sounding, len(tiles) - blanks - sounding, blanks
