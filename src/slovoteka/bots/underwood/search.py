"""All words of a turn: from the hand, with every cut of the tape, wild cards, swaps and each prize card.

The native word graph finds every word that the cards could make at all. Arrays then tell for each cut which of them
can be laid, and what they would score. The rest is a short list, which `plans.py` lays out exactly.
"""

from collections.abc import Iterator
from typing import Final, Literal, Protocol, assert_never

import numpy as np

from slovoteka.bots.underwood.candidate_words import LETTERS, CandidateWords, Mask, Numbers, code_of, counts_of, total
from slovoteka.bots.words import Contains
from slovoteka.core.value import Value
from slovoteka.games.underwood.deck import UNDERWOOD, letters_in, prizes_in
from slovoteka.games.underwood.desk import Desk
from slovoteka.games.underwood.prizes import LetterTimes, MultiplyOrReduce, OneMoreWord, Plus, Prize, WordTimes
from slovoteka.games.underwood.scoring import UNDERWOOD_IN_HAND

_MOST_WILD: Final = 3
"""The most Underwoods in one word that are searched for."""
_MOST_WORDS: Final = 12_000
"""If more wild cards would give more words than this, words with fewer wild cards are good enough."""
_SERVED: Final = 2
"""How many places without a card a multiplied letter may serve in the search."""

Use = Literal["plain", "multiply", "reduce"]


class Vocabulary(Contains, Protocol):
    """The words that a bot knows. The lexicon has such sets; tests make smaller ones."""

    def fits(self, letters: str, *, ordered: bool = True) -> list[str]: ...


class Find(Value, frozen=True):
    """A word that can be laid."""

    rough: float
    """Its value at a first look."""
    word: str
    cut: int | None
    prize: str = ""
    """The sign of its prize card; empty if there is none."""
    use: Use = "plain"
    letter: str = ""
    """The letter that is multiplied or reduced."""


class Weights(Value, frozen=True, kw_only=True):
    """What the first look considers besides points."""

    cost: float = 0.0
    """Per point that the rest of the hand would cost."""
    card: float = 0.0
    """Per letter left in hand."""
    underwood: float = 0.0
    """Per Underwood laid."""
    out: float = 0.0
    """For ending the round."""


class _Cut:
    """The candidate words on the desk, with the tape torn at one place."""

    def __init__(self, search: "Search", crop: CandidateWords, cut: int | None) -> None:
        self.cut = cut
        torn = "" if cut is None else search.desk.tape[cut:]
        self.letters: Numbers = search.hand + counts_of(torn)
        free = letters_in(search.desk.hand) + torn[1:]
        self.wild = min(search.own_wild + sum(letter in free for letter in search.targets), _MOST_WILD)
        if cut is not None:  # the oldest torn card must be used (UW-29)
            crop = crop.only(crop.counts[:, code_of(torn[0])] > 0)
        self.crop = crop
        self.laid: Numbers = np.minimum(crop.counts, self.letters)
        self.cards = total(self.laid)
        self.missing: Numbers = crop.lengths - self.cards
        self.base: Numbers = self.laid @ search.prices
        self._search = search
        if cut is not None:
            self._spare_one_card(code_of(torn[0]))

    def _spare_one_card(self, first: int) -> None:
        """If all cards would come from the tape (UW-30), an Underwood must replace one of them, the cheapest."""
        search = self._search
        held: Numbers = (search.hand > 0).astype(np.float32)
        is_all_torn = (self.missing == 0) & (self.crop.counts @ held <= held[first])
        others = self.crop.counts[is_all_torn]
        others[:, first] -= 1
        self.missing[is_all_torn] = 1
        self.cards[is_all_torn] -= 1
        self.base[is_all_torn] -= np.where(others > 0, search.prices, np.inf).min(axis=1, initial=np.inf)

    def rest(self, spared: Numbers, need: Numbers, dumped: Numbers | float = 0.0) -> Numbers:
        """The value of the cards that stay in hand. `spared` is the price of those that leave it."""
        search, weights = self._search, self._search.weights
        left = self.letters.sum() - self.cards - dumped
        cost = self.letters @ search.prices - spared
        own_left = np.maximum(search.own_wild - need, 0)
        kept = weights.cost * (cost + UNDERWOOD_IN_HAND * own_left) + weights.card * left + weights.underwood * need
        worth: Numbers = np.where((left <= 1) & (own_left == 0), weights.out, -kept)
        return worth

    def best(self, can: Mask, worth: Numbers, most: int) -> Iterator[tuple[int, float, str]]:
        """The best words that can be laid: row, value, word."""
        rows = np.flatnonzero(can)
        if len(rows) > most:
            least = np.partition(worth[rows], -most)[-most]
            rows = rows[worth[rows] >= least]
            # The order must be stable, so that the choice among equals does not depend on the processor.
            rows = rows[np.argsort(-worth[rows], kind="stable")[:most]]
        for row in rows:
            yield int(row), float(worth[row]), str(self.crop.words[row])


class Search:
    """The search on one desk."""

    def __init__(self, desk: Desk, words: Vocabulary, weights: Weights) -> None:
        self.desk, self.weights = desk, weights
        self._words = words
        self.prices: Numbers = np.array([desk.deck.prices.get(letter, 0) for letter in LETTERS], dtype=np.float32)
        self.hand = counts_of(letters_in(desk.hand))
        self.own_wild = desk.hand.count(UNDERWOOD)
        self.targets = [letter for _, letter in desk.underwoods()]

    def finds(self, most: int, avoid: frozenset[str] = frozenset()) -> list[Find]:
        """The best words at a first look, the best first."""
        found: list[Find] = []
        prizes = {sign: self.desk.deck.prize(sign) for sign in dict.fromkeys(prizes_in(self.desk.hand))}
        plain = self._crop("", avoid)
        for cut in self._cuts(plain):
            found += self._laid(cut, prizes, most)
        multiplying = {sign: prize for sign, prize in prizes.items() if isinstance(prize.does, MultiplyOrReduce)}
        if multiplying:
            for cut in self._cuts(self._multiplied_crop(avoid)):
                for sign, prize in multiplying.items():
                    found += self._multiplied(cut, sign, prize, most)
        return sorted(found, key=lambda find: -find.rough)[:most]

    def _crop(self, more: str, avoid: frozenset[str]) -> CandidateWords:
        """All words that these cards and the whole tape could make, with as many wild cards as time allows."""
        letters = letters_in(self.desk.hand) + self.desk.tape + more
        words: list[str] = []
        for wild in range(min(self.own_wild + len(self.targets), _MOST_WILD) + 1):
            wider = self._words.fits(letters + UNDERWOOD * wild, ordered=False)
            if wild and len(wider) > _MOST_WORDS:
                break
            words = wider
        return CandidateWords.of([word for word in words if word not in avoid] if avoid else words)

    def _multiplied_crop(self, avoid: frozenset[str]) -> CandidateWords:
        """The same with more of each letter than there are cards. An Underwood can also serve a further letter."""
        letters = "".join(dict.fromkeys(letters_in(self.desk.hand) + self.desk.tape))
        wild = UNDERWOOD * min(self.own_wild, 1)
        wider = self._crop(letters * _SERVED + wild, avoid)
        return wider if len(wider) <= _MOST_WORDS else self._crop(letters, avoid)

    def _cuts(self, crop: CandidateWords) -> Iterator[_Cut]:
        """Yields every cut, the deepest first: words that do not fit there fit at no later one."""
        slack = self.own_wild + len(self.targets) + _SERVED
        for cut in (*range(len(self.desk.tape)), None):
            letters = self.hand + counts_of("" if cut is None else self.desk.tape[cut:])
            fitting = crop.lengths - total(np.minimum(crop.counts, letters)) <= slack
            if not fitting.all():
                crop = crop.only(fitting)
            yield _Cut(self, crop, cut)

    def _laid(self, cut: _Cut, prizes: dict[str, Prize], most: int) -> Iterator[Find]:
        """Yields words without a prize card, and with each prize card whose conditions they meet."""
        can, rest = cut.missing <= cut.wild, cut.rest(cut.base, cut.missing)
        for _, worth, word in cut.best(can, cut.base + rest, most):
            yield Find(worth, word, cut.cut)
        for sign, prize in prizes.items():
            met = self._meets(cut, prize, can)
            if isinstance(prize.does, MultiplyOrReduce):
                yield from self._reduced(cut, sign, met, most)
                continue
            for _, worth, word in cut.best(met, self._raised(cut, prize) + rest, most):
                yield Find(worth, word, cut.cut, sign)

    def _meets(self, cut: _Cut, prize: Prize, can: Mask) -> Mask:
        met = can.copy()
        for condition in prize.when:
            met &= cut.crop.meets(condition, cut.laid, self.prices)
        return met

    def _raised(self, cut: _Cut, prize: Prize) -> Numbers:
        """The points of the words with a prize card."""
        match prize.does:
            case WordTimes():
                return cut.base * prize.does.times
            case Plus():
                return cut.base + prize.does.points
            case LetterTimes():
                dearest = (self.prices * (cut.laid > 0)).max(axis=1, initial=0)
                raised: Numbers = cut.base + dearest * (dearest >= prize.does.price) * (prize.does.times - 1)
                return raised
            case OneMoreWord() | MultiplyOrReduce():  # these add no points
                return cut.base
        assert_never(prize.does)

    # --- multiply or reduce (UW-42) ---------------------------------------------------------------------------------

    def _multiplied(self, cut: _Cut, sign: str, prize: Prize, most: int) -> Iterator[Find]:
        """Multiplies: one card, a letter or else an Underwood, serves all places of its letter that lack one."""
        missing = cut.crop.counts - cut.laid
        has_card = cut.laid > 0
        served = np.where(has_card, missing, np.maximum(missing - 1, 0))
        gain = served * (np.where(has_card, self.prices, 0) + UNDERWOOD_IN_HAND)
        is_enough = cut.missing[:, None] - served <= cut.wild
        chosen = np.where(is_enough, gain, -1).argmax(axis=1)
        rows = np.arange(len(cut.crop))
        saved = served[rows, chosen]
        need = cut.missing - saved
        points = cut.base + np.where(has_card[rows, chosen], saved * self.prices[chosen], 0)
        can = self._meets(cut, prize, (need <= cut.wild) & (saved > 0))
        for row, worth, word in cut.best(can, points + cut.rest(cut.base, need), most):
            yield Find(worth, word, cut.cut, sign, "multiply", LETTERS[chosen[row]])

    def _reduced(self, cut: _Cut, sign: str, can: Mask, most: int) -> Iterator[Find]:
        """Reduces: all further cards of one letter go to one place of the word. They only leave the hand."""
        surplus = np.where(cut.laid > 0, cut.letters - cut.laid, 0)
        chosen = (surplus * (self.prices + 1)).argmax(axis=1)
        rows = np.arange(len(cut.crop))
        dumped = surplus[rows, chosen]
        rest = cut.rest(cut.base + dumped * self.prices[chosen], cut.missing, dumped)
        for row, worth, word in cut.best(can & (dumped > 0), cut.base + rest, most):
            yield Find(worth, word, cut.cut, sign, "reduce", LETTERS[chosen[row]])
