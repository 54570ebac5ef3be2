"""What letters on a rack are good for: which to keep, which to give up, which to take."""

from slovoteka.games.scrabble.editions import RACK, Layout
from slovoteka.games.scrabble.letters import BLANK

_BLANK_WORTH = 25
_TWIN_COST = 3
_UNEVEN_COST = 2
"""In points, for each vowel or consonant too many."""
_KEPT = 2
"""Vowels, and as many consonants, that stay when nothing else is good."""
HANDY = 3
"""Points: what is worth more is hard to use."""
_VOWELS = 3
"""Of a full rack: as many of the seven letters of a usual word are vowels."""


def leave_worth(rack: str, vowels: str) -> int:
    """What the letters left after a move promise for the next one: blanks are good, twins and one-sidedness are not."""
    letters = rack.replace(BLANK, "")
    many = sum(letter in vowels for letter in letters)
    uneven = max(0, abs(2 * many - len(letters)) - 1)
    twins = len(letters) - len(set(letters))
    return _BLANK_WORTH * (len(rack) - len(letters)) - _TWIN_COST * twins - _UNEVEN_COST * uneven


def to_give_up(rack: str, most: int, layout: Layout) -> str:
    """Tiles for an exchange: all but the blanks and a few letters that go with any others, the dearest first."""
    given = rack.replace(BLANK, "")
    handy = [letter for letter in set(given) if layout.values[letter] <= HANDY]
    handy.sort(key=lambda letter: (layout.values[letter], letter))
    vowels = [letter for letter in handy if letter in layout.tiles.vowels]
    consonants = [letter for letter in handy if letter not in layout.tiles.vowels]
    for kept in vowels[:_KEPT] + consonants[:_KEPT]:
        given = given.replace(kept, "", 1)
    dearest = sorted(given, key=lambda letter: (-layout.values[letter], letter))
    return "".join(sorted(dearest[:most]))


def wants_vowel(rack: str, vowels: str) -> bool:
    """Whether the next tile should be a vowel, so that a full rack comes out even."""
    many = sum(letter in vowels for letter in rack)
    return many * RACK < _VOWELS * (len(rack) + 1)
