"""Takes a Russian word apart: prefixes, roots, suffixes, ending. The cheapest way is the likeliest.

Every morpheme has a cost, so that a word that is a root itself (котёл) is not taken for another root with a suffix. A
short root costs more than a long one, and an unlisted root costs by its letters.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from slovoteka.lexicon.morphemes import Affixes, RootReading

UNLISTED: Final = "?"
"""Marks the letters of a root that no family has."""
COMBINING: Final = "-"
"""Marks a root that is only the first part of compounds: теле-."""
POSSIBLE: Final = "~"
"""Marks a family whose known words do not include this one."""

_ROOT: Final = 3.0
_NEXT_ROOT: Final = 2.2
_KNOWN: Final = -2.0
_POSSIBLE: Final = 1.0
_SHORT: Final = {1: 3.0, 2: 1.2, 3: 0.2}
_UNLISTED: Final = 3.0
_UNLISTED_LETTER: Final = 0.8
_SHORTEST_UNLISTED: Final = 3
_JOINED: Final = 0.3
"""The cost of two roots with о or е between them."""
_JOINED_BARE: Final = 2.8
_JOINED_AFTER_VOWEL: Final = 0.1
"""The cost after a combining form, which brings its own vowel: теле-, фото-."""
_CHAIN: Final = 0.25
"""How much every further affix in a row costs more than the previous one: any word could be made of five small ones."""
_LONGEST_ROOT: Final = 14
_LONGEST_AFFIX: Final = 9
_NEAR: Final = 0.12
"""Parses whose costs differ by less are equally good."""
_MOST_KEPT: Final = 12

_VOWELS: Final = frozenset("аеиоуыэюя")
_AFTER_VERB_STEMS: Final = frozenset("влмнтщ")
"""With these letters begin the suffixes that make nouns and adjectives of verb stems: носитель, but not носик."""
_IMPERFECTIVE: Final = ("ыва", "ива")
_JOINTS: Final = frozenset("ое")

Roots = tuple[str, ...]
_Beginnings = dict[tuple[Roots, int], float]
"""What a word up to some letter may be, with its cost: its roots, and the number of affixes after the last root."""


class Segmenter:
    def __init__(self, affixes: Affixes, roots: Mapping[str, Sequence[RootReading]]) -> None:
        self._affixes = affixes
        self._roots = roots

    def parses(self, word: str, *, is_verb: bool, known: frozenset[str] = frozenset()) -> list[Roots]:
        """The roots of a word in lower case with е for ё, for each of the cheapest ways to take it apart.

        `known` are families that the lists give for the word.
        """
        return _Search(word, self._affixes, self._roots, is_verb=is_verb, known=known).run()


class _Search:
    """Analyses one word from left to right: prefixes and a root, then suffixes, another root or the ending."""

    def __init__(
        self,
        word: str,
        affixes: Affixes,
        roots: Mapping[str, Sequence[RootReading]],
        *,
        is_verb: bool,
        known: frozenset[str],
    ) -> None:
        self._word = word
        self._prefix_costs = affixes.prefixes
        self._suffix_costs = affixes.verb_suffixes if is_verb else affixes.suffixes
        self._endings = affixes.verb_endings if is_verb else affixes.endings
        self._roots = roots
        self._is_verb = is_verb
        self._known = known
        self._before: list[_Beginnings] = [{} for _ in range(len(word) + 1)]
        self._after: list[_Beginnings] = [{} for _ in range(len(word) + 1)]

    def run(self) -> list[Roots]:
        self._before[0] = {((), 0): 0.0}
        ends: dict[Roots, float] = {}
        for at in range(len(self._word) + 1):
            for (roots, affixes), cost in _best(self._before[at]):
                self._go_on(at, roots, affixes, cost)
            # Suffixes only lead to the right, so what comes after a root here is complete now.
            for (roots, affixes), cost in _best(self._after[at]):
                self._suffixes(at, roots, affixes, cost)
                self._joints(at, roots, cost)
                if self._word[at:] in self._endings:
                    ends[roots] = min(cost, ends.get(roots, cost))
        best = min(ends.values(), default=0.0)
        return [roots for roots, cost in ends.items() if cost <= best + _NEAR]

    def _go_on(self, at: int, roots: Roots, prefixes: int, cost: float) -> None:
        """Continues with a root, perhaps after some prefixes."""
        self._prefixes(at, roots, prefixes, cost)
        self._listed_roots(at, roots, cost)
        self._unlisted_roots(at, roots, cost)

    def _prefixes(self, at: int, roots: Roots, prefixes: int, cost: float) -> None:
        for end in range(at + 1, min(len(self._word), at + _LONGEST_AFFIX) + 1):
            price = self._prefix_costs.get(self._word[at:end])
            if price is not None:
                _note(self._before[end], (roots, prefixes + 1), cost + price + _CHAIN * prefixes)

    def _listed_roots(self, at: int, roots: Roots, cost: float) -> None:
        for end in range(at + 1, min(len(self._word), at + _LONGEST_ROOT) + 1):
            written = self._word[at:end]
            price = cost + (_NEXT_ROOT if roots else _ROOT) + _SHORT.get(end - at, 0.0)
            readings = self._roots.get(written, ())
            if at and written[0] == "ы":  # сыграть, розыск
                readings = (*readings, *self._roots.get("и" + written[1:], ()))
            if not readings and self._word.startswith(_IMPERFECTIVE, end):  # замораживать: мороз
                readings = self._roots.get("о".join(written.rsplit("а", 1)), ())
            for family, extra in self._believed(readings, end):
                _note(self._after[end], ((*roots, family), 0), price + extra)
            for family, extra in self._believed(self._roots.get(written + COMBINING, ()), end):
                # Such letters begin nothing but compounds, so even a family of listed words is believed.
                self._reach_next(end, (*roots, family.removeprefix(POSSIBLE)), price + extra + _JOINED_AFTER_VOWEL)

    def _believed(self, readings: Sequence[RootReading], end: int) -> Iterator[tuple[str, float]]:
        """Of several homonyms: those that the word is known to have, else the usual ones, else all as possible."""
        if known := [reading for reading in readings if reading.family in self._known]:
            yield from ((reading.family, reading.cost + _KNOWN) for reading in known)
            return
        readings = [reading for reading in readings if not reading.only_verbs or self._may_be_of_verb(end)]
        if usual := [reading for reading in readings if not reading.only_words]:
            yield from ((reading.family, reading.cost) for reading in usual)
        else:
            yield from ((POSSIBLE + reading.family, reading.cost + _POSSIBLE) for reading in readings)

    def _may_be_of_verb(self, end: int) -> bool:
        """Whether the letters up to here may be a verb stem. In nouns a suffix follows it (водить, водитель)."""
        return self._is_verb or (self._word[end - 1] in _VOWELS and self._word[end : end + 1] in _AFTER_VERB_STEMS)

    def _unlisted_roots(self, at: int, roots: Roots, cost: float) -> None:
        for end in range(at + _SHORTEST_UNLISTED, len(self._word) + 1):
            written = self._word[at:end]
            if not _VOWELS.isdisjoint(written):
                price = cost + _UNLISTED + _UNLISTED_LETTER * len(written)
                _note(self._after[end], ((*roots, UNLISTED + written), 0), price)

    def _suffixes(self, at: int, roots: Roots, suffixes: int, cost: float) -> None:
        for end in range(at + 1, min(len(self._word), at + _LONGEST_AFFIX) + 1):
            price = self._suffix_costs.get(self._word[at:end])
            if price is not None:
                _note(self._after[end], (roots, suffixes + 1), cost + price + _CHAIN * suffixes)

    def _joints(self, at: int, roots: Roots, cost: float) -> None:
        if self._word[at : at + 1] in _JOINTS:
            self._reach_next(at + 1, roots, cost + _JOINED)
        self._reach_next(at, roots, cost + (_JOINED_AFTER_VOWEL if self._word[at - 1] in _JOINTS else _JOINED_BARE))

    def _reach_next(self, at: int, roots: Roots, cost: float) -> None:
        """Continues with another root."""
        if at < len(self._word) and _note(self._before[at], (roots, 0), cost):
            self._go_on(at, roots, 0, cost)


def _note(found: _Beginnings, beginning: tuple[Roots, int], cost: float) -> bool:
    """Records a way and returns whether it is better than the known one."""
    known = found.get(beginning)
    if known is not None and known <= cost:
        return False
    found[beginning] = cost
    return True


def _best(found: _Beginnings) -> list[tuple[tuple[Roots, int], float]]:
    return sorted(found.items(), key=lambda item: item[1])[:_MOST_KEPT]
