"""What somebody may have meant to type: the likeliest known word that is one typo away."""

from collections.abc import Callable, Iterator
from typing import Final

from slovoteka.lexicon.alphabet import ALPHABETS
from slovoteka.lexicon.frequency import frequencies
from slovoteka.lexicon.likeness import sound

_LETTERS: Final = ALPHABETS["ru"].lower()
_LATIN_KEYS: Final = "`qwertyuiop[]asdfghjkl;'zxcvbnm,."
_RUSSIAN_KEYS: Final = "ёйцукенгшщзхъфывапролджэячсмитьбю"
_FROM_LATIN_KEYS: Final = str.maketrans(_LATIN_KEYS, _RUSSIAN_KEYS)
_SHORTEST: Final = 3
_LONGEST: Final = 24
"""Longer words are not real, and every letter costs time."""


def likely_meant(word: str, is_known: Callable[[str], bool]) -> str | None:
    """The known word that is one letter away from a word in lower case, or has two letters swapped. One that sounds
    the same comes first, then the most frequent."""
    if not _SHORTEST <= len(word) <= _LONGEST:
        return None
    near = {other for other in _one_slip_away(word) if is_known(other)}
    return max(sorted(near), key=lambda other: (sound(other) == sound(word), frequency(other)), default=None)


def from_latin_keys(text: str, is_known: Callable[[str], bool]) -> str | None:
    """The known word that the same keys type on the Russian keyboard layout."""
    word = text.lower().translate(_FROM_LATIN_KEYS)
    return word if is_known(word) else None


def frequency(word: str) -> float:
    """On Zipf's scale: 0 is never seen, 3 is an educated person's word, 5 an everyday word."""
    return frequencies().zipf(word)


def _one_slip_away(word: str) -> Iterator[str]:
    for at in range(len(word) + 1):
        before, after = word[:at], word[at:]
        yield from (before + letter + after for letter in _LETTERS)
        if after:
            yield before + after[1:]
            yield from (before + letter + after[1:] for letter in _LETTERS)
        if len(after) > 1:
            yield before + after[1] + after[0] + after[2:]
