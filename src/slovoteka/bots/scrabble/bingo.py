"""Bingo: two words whose letters come out of the bag soon, and then an eye on every call."""

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import combinations

from slovoteka.bots.bot import Decision, Situation
from slovoteka.bots.scrabble.player import Player, say
from slovoteka.games.scrabble.actions import Mark, Pass, Write
from slovoteka.games.scrabble.bingo.sheets import WORD_LENGTH
from slovoteka.games.scrabble.bingo.views import Private, Public

_SHARES = (4, 3, 2, 1)
"""Words are looked for among those that need a quarter of any letter's tiles at most; if need be, among more."""
_COMPARED = 60
"""Words of which every pair is compared."""
_CHOICE = 12
"""Pairs that one is taken of, so that not all bots of a level write the same."""


class BingoPlayer(Player):
    def decide(self, situation: Situation) -> Decision:
        if situation.window.kind == "write":
            return self._write()
        return self._mark(situation.public, situation.private)

    def _write(self) -> Decision:
        tiles = self.options.tiles
        counts = dict(zip(tiles.letters, tiles.counts, strict=True))
        for share in _SHARES:
            pool = "".join(letter * (count // share) for letter, count in counts.items())
            words = self.words.fits(pool, min_length=WORD_LENGTH, max_length=WORD_LENGTH)
            if pairs := _pairs(words, counts):
                return say(Write(pairs[self.seed % min(len(pairs), _CHOICE)]), "write")
        return say(Pass(), "write-nothing")

    def _mark(self, public: Public, private: Private) -> Decision:
        called, sheet = public.called[-1], private.sheet
        if sheet is None:
            return say(Mark(False), "mark")
        crosses = called in sheet.left
        if len(sheet.left) == crosses:
            return say(Mark(crosses, bingo=True), "bingo")
        return say(Mark(crosses), "mark")


def _pairs(words: Sequence[str], counts: Mapping[str, int]) -> list[tuple[str, str]]:
    """Pairs of words that fit together into the bag (SM-G27), those that will be complete first in front."""
    soonest = sorted(words, key=lambda word: (_wait(word, counts), word))[:_COMPARED]
    waits = {(one, other): _wait(one + other, counts) for one, other in combinations(soonest, 2)}
    possible = [pair for pair, wait in waits.items() if wait < float("inf")]
    return sorted(possible, key=lambda pair: (waits[pair], pair))


def _wait(letters: str, counts: Mapping[str, int]) -> float:
    """How long the letters take to come out of the bag. Of `count` tiles the `times`-th comes, on average, after
    times / (count + 1) of the bag; the latest decide, so they weigh most."""
    wait = 0.0
    for letter, times in Counter(letters).items():
        if times > counts[letter]:
            return float("inf")
        wait += (times / (counts[letter] + 1)) ** 3
    return wait
