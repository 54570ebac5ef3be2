"""Bingo: chooses two words whose letters come early, then watches every call.

How early is computed exactly. Give every tile a random moment between 0 and 1 and draw the tiles in that order. A
letter that the sheet needs `times` times, out of `count` tiles, is complete at moment t with the probability that at
least `times` of `count` moments are before t. Letters are independent, so these probabilities are multiplied. The mean
moment when the sheet is complete is the integral of 1 minus this product. It is a polynomial in t, and Gauss's rule
with half as many points as tiles is exact for it.
"""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import accumulate
from math import comb
from random import Random
from typing import Final

import numpy as np
from numpy.typing import NDArray

from slovoteka.bots.bot import Decision, Level, Situation
from slovoteka.bots.scrabble.player import Player, with_reason
from slovoteka.games.scrabble.actions import Mark, Pass, Write
from slovoteka.games.scrabble.bingo.sheets import SHEET_WORDS, WORD_LENGTH, to_cross
from slovoteka.games.scrabble.bingo.views import Private, Public
from slovoteka.games.scrabble.editions import TileSet
from slovoteka.lexicon.search import WordSet

_THINKS_OF: Final[Mapping[Level, int]] = {"beginner": 20, "amateur": 100, "master": 700, "grandmaster": 5_000}
"""How many of its words a level considers; other levels consider all of them."""
_COMPARED: Final = 150
"""How many words, those that alone are complete soonest, are compared in pairs."""
_SAME: Final = 1e-6
"""Two sheets whose calls differ by less are equally good."""
_AT_ONCE: Final = 8_192
"""How many sheets are computed at once. More would not fit into the caches of a processor."""

Floats = NDArray[np.float64]
Letters = NDArray[np.intp]
"""For each sheet, how many of each letter it needs."""


class BingoPlayer(Player):
    def decide(self, situation: Situation) -> Decision:
        if situation.window.kind == "write":
            return self._write()
        return self._mark(situation.public, situation.private)

    def _write(self) -> Decision:
        known = _frequent_words(self.words, self.options.tiles)
        most, rng = _THINKS_OF.get(self.level, len(known)), Random(self.seed)  # noqa: S311  for variety only
        sheets, calls = soonest_sheets(known if most >= len(known) else rng.sample(known, most), self.options.tiles)
        if not sheets:
            return with_reason(Pass(), "write-nothing")
        return with_reason(Write(rng.choice(sheets)), "write", count=round(calls))

    def _mark(self, public: Public, private: Private) -> Decision:
        sheet = private.sheet
        if sheet is None:
            return with_reason(Mark(False), "mark")
        letters = to_cross(sheet, public.called, late=self.options.marks_late)
        if len(sheet.left) == len(letters):
            return with_reason(Mark(bool(letters), bingo=True), "bingo")
        return with_reason(Mark(bool(letters)), "mark")


@lru_cache(maxsize=32)
def _frequent_words(words: WordSet, tiles: TileSet) -> Sequence[str]:
    """Words of letters that come out in the first half of the calls, because any other letter makes a sheet late. If
    no two of them go together, all words that the bag can make."""
    for halves in (2, 1):
        pool = "".join(
            letter * ((count + halves - 1) // halves)
            for letter, count in zip(tiles.letters, tiles.counts, strict=True)
            if count >= halves
        )
        found = words.fits(pool, min_length=WORD_LENGTH, max_length=WORD_LENGTH, ordered=False)
        if soonest_sheets(found[:_COMPARED], tiles)[0]:
            break
    return found


def soonest_sheets(words: Sequence[str], tiles: TileSet) -> tuple[list[tuple[str, str]], float]:
    """The best pairs of words that fit into the bag together (SM-81), and how many calls they need on average."""
    waits = Waits(tiles)
    needed = waits.needed_by(words)
    first = np.argsort(waits.calls(needed), kind="stable")[:_COMPARED]
    one, other = (first[places] for places in np.triu_indices(len(first), 1))
    calls = waits.calls(needed[one] + needed[other])
    least = float(calls.min(initial=np.inf))
    if least == np.inf:
        return [], least
    best = np.flatnonzero(calls < least + _SAME)
    return [(words[one[place]], words[other[place]]) for place in best], least


class Waits:
    """How many tiles are called, on average, until all letters of a sheet are out."""

    def __init__(self, tiles: TileSet) -> None:
        self._letters = tiles.letters
        self._all = sum(tiles.counts) + tiles.blanks
        points, weights = np.polynomial.legendre.leggauss(self._all // 2 + 1)
        self._moments, self._weights = (points + 1) / 2, weights / 2
        self._chances = np.stack([self._chances_of(count) for count in tiles.counts])

    def needed_by(self, sheets: Sequence[str]) -> Letters:
        place = {letter: number for number, letter in enumerate(self._letters)}
        needed = np.zeros((len(sheets), len(place)), np.intp)
        for row, sheet in enumerate(sheets):
            for letter in sheet:
                needed[row, place[letter]] += 1
        return needed

    def calls(self, needed: Letters) -> Floats:
        """The mean number of calls for each sheet; infinite for one that needs more tiles than there are."""
        parts = [self._calls(needed[start : start + _AT_ONCE]) for start in range(0, len(needed), _AT_ONCE)]
        return np.concatenate([np.zeros(0), *parts])

    def _calls(self, needed: Letters) -> Floats:
        through = np.ones((len(needed), len(self._moments)))
        for letter, chances in enumerate(self._chances):
            rows = np.flatnonzero(needed[:, letter])
            through[rows] *= chances[needed[rows, letter]]
        moment = (1 - through) @ self._weights
        return np.where(through.any(axis=1), moment * (self._all + 1), np.inf)

    def _chances_of(self, count: int) -> Floats:
        """For 0, 1, 2… tiles, the probability at every moment that so many of `count` have come."""
        t = self._moments
        exactly = [comb(count, times) * t**times * (1 - t) ** (count - times) for times in range(count + 1)]
        at_least = list(accumulate(reversed(exactly)))[::-1]
        rows = SHEET_WORDS * WORD_LENGTH + 1
        return np.stack([at_least[times] if times <= count else np.zeros_like(t) for times in range(rows)])
