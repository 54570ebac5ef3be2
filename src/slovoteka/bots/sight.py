"""Which words a player sees among letters.

Strong players see every word that they know. Somebody who plays for the first time knows thousands of words too, but
sees few of them at a time, and seldom a long one. Whether a word is seen depends on chance, anew in every position.
One model serves all games in which words are found; docs/bots.md says how its numbers were chosen.
"""

from collections.abc import Callable, Sequence
from hashlib import blake2b
from typing import Any, Final, Protocol

from slovoteka.core.value import Value

_SHORT: Final = 3


class Sight(Value, frozen=True):
    short: float
    """The chance to see a word of three letters or less."""
    longer: float
    """How much smaller the chance becomes with each further letter."""

    def sees(self, seed: int, position: str, word: str) -> bool:
        """Whether this player sees the word in this position. The same question has the same answer."""
        digest = blake2b(f"{seed} {position} {word}".encode(), digest_size=4).digest()
        return int.from_bytes(digest, "little") < self.chance(word) * 2**32

    def chance(self, word: str) -> float:
        return float(self.short * self.longer ** max(0, len(word) - _SHORT))


NEWCOMER: Final = Sight(0.35, 0.5)
BEGINNER: Final = Sight(0.65, 0.62)
"""It knows fewer words than a newcomer and sees more of them, so that they win about as often."""


class Findable(Protocol):
    """A vocabulary that finds words from letters."""

    def __contains__(self, word: str, /) -> bool: ...

    @property
    def fits(self) -> Callable[..., list[str]]: ...


class SeenWords:
    """A vocabulary as a player with limited sight uses it: it finds few words, but knows all of them when it reads one.

    Without a `position`, the letters are the position.
    """

    def __init__(self, words: Findable, sight: Sight, seed: int, position: str = "") -> None:
        self._words, self._sight, self._seed, self._position = words, sight, seed, position

    def __contains__(self, word: str) -> bool:
        return word in self._words

    def fits(self, letters: str, **how: Any) -> list[str]:
        position = self._position or letters
        found = self._words.fits(letters, **how)
        return [word for word in found if self._sight.sees(self._seed, position, word)]

    def any_fit_each(self, base: str, candidates: Sequence[str], *, min_length: int = 0) -> list[bool]:
        """For each candidate letter, whether it sees a word that the letter would complete."""
        return [bool(self.fits("".join(sorted(base + each)), min_length=min_length)) for each in candidates]
