"""What a player believes to be a word, where words are looked up only after a challenge.

A weaker player half knows some words. It believes in some words of the next band, and in a few misspelt ones. So it
sometimes lays something that is not a word, and may lose a turn by challenging a good word. There is no chance in
this: a bot always thinks the same of a word.
"""

from collections.abc import Sequence
from hashlib import blake2b
from typing import Final

from slovoteka.bots.scrabble.skills import Skill
from slovoteka.bots.words import Contains
from slovoteka.lexicon.search import WordSet

_BELIEVED: Final = 30
_BELIEVED_MISSPELT: Final = 20
"""How many of a hundred half-known words are believed."""
_BEGINNING: Final = 2
"""How many letters at the end may be unknown: a word that begins like a known one may be a form of it."""


class Beliefs:
    def __init__(
        self, skill: Skill, seed: int, words: WordSet, dictionary: Contains, half_known: WordSet | None = None
    ) -> None:
        self._skill, self._seed = skill, seed
        self._words, self._dictionary, self._half_known = words, dictionary, half_known

    def holds(self, word: str) -> bool:
        """Whether it would lay this word."""
        if word in self._words:
            return True
        if self._half_known is None or word not in self._half_known:
            return False
        return self._mark("half known", word) < (_BELIEVED if word in self._dictionary else _BELIEVED_MISSPELT)

    def is_sure(self, word: str) -> bool:
        return word in self._words

    def doubted(self, words: Sequence[str]) -> str | None:
        """The first of these words that it would challenge."""
        return next((word for word in words if self._doubts(word)), None)

    def _doubts(self, word: str) -> bool:
        if self._skill.doubts is None:
            return word not in self._dictionary
        if self.holds(word) or self._looks_known(word):
            return False
        return self._mark("doubt", word) < self._skill.doubts

    def _looks_known(self, word: str) -> bool:
        beginning = word[: max(3, len(word) - _BEGINNING)]
        return any(graph.has_prefix(beginning) for graph in self._words.graphs)

    def _mark(self, purpose: str, word: str) -> int:
        """A number below 100 for this bot and this word."""
        digest = blake2b(f"{self._seed} {purpose} {word}".encode(), digest_size=4).digest()
        return int.from_bytes(digest, "little") % 100
