"""How useful letters on a rack are: which to keep, exchange or pick."""

from slovoteka.games.scrabble.editions import RACK, Layout
from slovoteka.games.scrabble.letters import BLANK

_BLANK_WORTH = 25
_TWIN_COST = 3
_UNEVEN_COST = 2
"""Points for each vowel or consonant too many."""
_KEPT = 2
"""How many vowels, and how many consonants, are kept in an exchange."""
HANDY = 3
"""Letters worth more points than this are hard to use."""
_VOWELS = 3
"""The vowels of a full rack: a usual word of seven letters has this many."""


def leave_worth(rack: str, vowels: str) -> int:
    """What a leave promises for the next move: blanks are good, duplicates and an imbalance of vowels are bad."""
    letters = rack.replace(BLANK, "")
    many = sum(letter in vowels for letter in letters)
    uneven = max(0, abs(2 * many - len(letters)) - 1)
    twins = len(letters) - len(set(letters))
    return _BLANK_WORTH * (len(rack) - len(letters)) - _TWIN_COST * twins - _UNEVEN_COST * uneven


def to_give_up(rack: str, most: int, layout: Layout) -> str:
    """Tiles to exchange: all except blanks and a few letters that go with any others, the dearest first."""
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
    """Whether the next tile should be a vowel, so that the full rack is balanced."""
    many = sum(letter in vowels for letter in rack)
    return many * RACK < _VOWELS * (len(rack) + 1)
