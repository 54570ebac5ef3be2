"""The words a player knows."""

from typing import Protocol

from slovoteka.games.scrabble.walk import Words


class Vocabulary(Words, Protocol):
    """A set of words that moves can be found with. The lexicon makes such sets, tests make smaller ones."""

    def fits(self, letters: str, *, min_length: int = 0, max_length: int = 64) -> list[str]: ...
