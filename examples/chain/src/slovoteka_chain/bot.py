"""Bots of «Цепочка». The manifest names `make`."""

from collections import Counter
from collections.abc import Mapping
from random import Random
from typing import Final

from slovoteka.bots.bot import Decision, Level, Reason, Situation
from slovoteka.lexicon.dictionary import Band, open_vocabulary
from slovoteka.lexicon.search import WordSet
from slovoteka_chain.actions import GiveUp, Say
from slovoteka_chain.options import Options
from slovoteka_chain.words import handed_on

BANDS: Final[Mapping[Level, Band]] = {"beginner": 1, "amateur": 2, "expert": 3, "master": 3}


class Player:
    """Sees a situation and never a state. The words said so far are in the public view."""

    def __init__(self, level: Level, words: WordSet, seed: int) -> None:
        self.level = level
        self._words, self._seed = words, seed
        self._openings = Counter(word[0] for word in words.words())

    def decide(self, situation: Situation) -> Decision:
        seen = situation.public
        known = [word for word in self._words.words(seen.letter) if word not in seen.words]
        if not known:
            return Decision(GiveUp(), Reason("bot-chain-knows-none", {"letter": seen.letter}))
        # It depends only on seed and window: a bot that is created again during a match must decide the same.
        chance = Random(f"{self._seed} {situation.window.id}")
        word = min(known, key=self._left_to_answer) if self.level == "master" else chance.choice(known)
        return Decision(Say(word), Reason("bot-chain-knows", {"word": word}))

    def _left_to_answer(self, word: str) -> int:
        """How many words begin with the letter that this word leaves."""
        return self._openings[handed_on(word)]


def make(level: Level, options: Options, seed: int) -> Player:
    """Stronger levels know more words. A master also considers what it leaves to its opponent."""
    words = open_vocabulary("ru", "nouns", BANDS[level], yo="fold", min_length=options.shortest)
    return Player(level, words, seed)
