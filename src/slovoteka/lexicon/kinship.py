"""Whether two Russian words are related for a speaker of the language: forms, cognates and parts of compounds, by
their roots.

A word's roots are computed once and cached, so that bots can ask about thousands of pairs.
"""

from enum import Enum
from functools import cache
from typing import Final

from slovoteka.core.value import Value
from slovoteka.lexicon.explain import explainer
from slovoteka.lexicon.morphemes import (
    Family,
    affixes,
    common_affixes,
    deck_roots,
    families,
    folded,
    root_readings,
    stem_of,
    with_alternations,
    without_suffixes,
)
from slovoteka.lexicon.segments import COMBINING, POSSIBLE, UNLISTED, Segmenter
from slovoteka.lexicon.sources import DROPPED, PROPER

_LONGEST: Final = 40
"""Longer words are not analysed."""
_LONG: Final = 6
_MOST_KEPT: Final = 100_000
_OF_PEOPLE: Final = frozenset({"Name", "Surn", "Patr"})
_FELT_CASES: Final = frozenset({"nomn", "gent", "gen1", "gen2"})
_VERBAL: Final = frozenset({"INFN", "VERB", "PRTF", "PRTS", "GRND"})


class Kin(Enum):
    NONE = "none"
    SAME = "same"
    FORM = "form"
    ROOT = "root"
    PART = "part"
    """The target is a compound, and the other word is a part of it or shares one with it."""
    LOOKS_LIKE_FORM = "looks like a form"
    """It is a word of its own, but also spelt like a form of the target: «белок» and БЕЛКА."""
    PERHAPS = "perhaps"
    """They share letters that are the root of one and may be the root of the other."""


class WordParts(Value, frozen=True):
    """The parts of a word."""

    word: str
    lemmas: frozenset[str]
    spelt_like: frozenset[str]
    """Other nouns that have a nominative or genitive with this spelling. Other cases nobody thinks of: море, МОР."""
    roots: frozenset[str]
    possible: frozenset[str]
    stems: frozenset[str]
    """Possible roots where no family is known: stems with alternations, without some suffixes."""
    beginnings: frozenset[str]
    """Long stems without some suffixes. They are too long to be shared by chance where a root is uncertain."""
    is_compound: bool


class Kinship:
    def __init__(self) -> None:
        listed = _with_deck(families())
        roots = root_readings(listed)
        self._segmenter = Segmenter(affixes(), roots)
        self._for_unlisted = Segmenter(common_affixes(), roots)
        self._claims: dict[str, frozenset[str]] = {}
        for family in listed:
            for word in family.words:
                self._claims[word] = self._claims.get(word, frozenset()) | {family.name}
        self._explainer = explainer("ru")
        self._known: dict[str, WordParts] = {}

    def anatomy(self, word: str) -> WordParts:
        known = self._known.get(word)
        if known is None:
            if len(self._known) >= _MOST_KEPT:  # people may type anything for weeks
                self._known.clear()
            known = self._known[word] = self._take_apart(folded(word))
        return known

    def kin(self, word: str, target: str) -> Kin:
        return relation(self.anatomy(word), self.anatomy(target))

    def readings(self, word: str) -> list[tuple[str, frozenset[str]]]:
        """(lemma, tag) of each reading in the dictionary. Abbreviations only if there is no other reading."""
        readings = self._explainer.raw_readings(word, e_may_be_yo=True)
        found = [(folded(reading.lemma), reading.tag) for reading in readings]
        words = [(lemma, tag) for lemma, tag in found if not tag & DROPPED]
        return words or [(lemma, tag) for lemma, tag in found if "Abbr" in tag]

    def _take_apart(self, word: str) -> WordParts:
        if len(word) > _LONGEST:
            nothing = frozenset[str]()
            return WordParts(word, frozenset({word}), *(nothing,) * 5, is_compound=False)
        lexemes = self._lexemes(word)
        if word in self._claims:  # деньги is more than the plural of деньга
            parts = [self._parts(word, is_verb=any(is_verb for _, is_verb in lexemes))]
        else:
            parts = [self._parts(lemma, is_verb=is_verb) for lemma, is_verb in sorted(lexemes)]
        roots = frozenset[str]().union(*(found.roots for found in parts))
        return WordParts(
            word=word,
            lemmas=frozenset(lemma for lemma, _ in lexemes),
            spelt_like=frozenset(
                lemma
                for lemma, tag in self.readings(word)
                if lemma != word and "NOUN" in tag and tag & _FELT_CASES and not tag & PROPER
            ),
            roots=roots,
            possible=frozenset[str]().union(*(found.possible for found in parts)) - roots,
            stems=frozenset[str]().union(*(found.stems for found in parts)),
            beginnings=frozenset[str]().union(*(found.beginnings for found in parts)),
            is_compound=any(found.is_compound for found in parts),
        )

    def _lexemes(self, word: str) -> set[tuple[str, bool]]:
        """(lemma, whether it is a verb) of each reading of the word. A word that is a lemma itself is not a form of
        another: рот, рота.

        A person's name does not count as such a lemma: «света» is rather a form of СВЕТ. The name of a place does:
        КУБА, куб.
        """
        readings = self.readings(word)
        own = [tag for lemma, tag in readings if lemma == word and not tag & _OF_PEOPLE]
        if own:
            return {(word, "INFN" in tag) for tag in own}
        return {(lemma, bool(tag & _VERBAL)) for lemma, tag in readings} or {(word, False)}

    def _parts(self, lemma: str, *, is_verb: bool) -> "_Parts":
        claimed = self._claims.get(lemma, frozenset())
        segmenter = self._segmenter if self.readings(lemma) else self._for_unlisted
        parses = segmenter.parses(lemma, is_verb=is_verb, known=claimed)
        ways = [frozenset(roots) for roots in parses]
        if claimed and not any(claimed & way for way in ways):
            ways = [claimed]
        found = frozenset[str]().union(*ways)
        in_all = ways[0].intersection(*ways[1:]) if ways else frozenset()
        unlisted = {root.removeprefix(UNLISTED) for root in found if root[0] == UNLISTED}
        if unlisted:  # what looks like a prefix may not be one
            unlisted.add(stem_of(lemma))
        return _Parts(
            roots=claimed | {root for root in in_all if root[0] not in (UNLISTED, POSSIBLE)},
            possible=frozenset(root.removeprefix(POSSIBLE) for root in found if root[0] != UNLISTED),
            stems=frozenset(
                root for stem in unlisted for left in without_suffixes(stem) for root in with_alternations(left)
            ),
            beginnings=frozenset(left for left in without_suffixes(stem_of(lemma)) if len(left) >= _LONG),
            is_compound=bool(parses) and len(parses[0]) > 1,
        )


class _Parts(Value, frozen=True):
    """The parts of one lexeme."""

    roots: frozenset[str]
    possible: frozenset[str]
    stems: frozenset[str]
    beginnings: frozenset[str]
    is_compound: bool


def relation(word: WordParts, target: WordParts) -> Kin:
    if word.word == target.word:
        return Kin.SAME
    if word.lemmas & target.lemmas:
        return Kin.FORM
    if word.roots & target.roots or word.stems & target.stems:
        return Kin.PART if target.is_compound else Kin.ROOT
    if not (word.roots and target.roots) and word.beginnings & target.beginnings:
        return Kin.ROOT
    if target.word in word.spelt_like:
        return Kin.LOOKS_LIKE_FORM
    if word.roots & target.possible or word.possible & target.roots or word.possible & target.possible:
        return Kin.PERHAPS
    return Kin.NONE


def _with_deck(listed: tuple[Family, ...]) -> tuple[Family, ...]:
    """The families, plus roots of the deck's words that no family has."""
    known = {_bare(variant) for family in listed for variant in family.variants}
    claimed = frozenset[str]().union(*(family.words for family in listed))
    added = []
    for word, parts in deck_roots().items():
        for variants in parts:
            if word not in claimed and known.isdisjoint(map(_bare, variants)):
                added.append(Family(variants[0], variants, frozenset(), only_words=False))
                known.update(map(_bare, variants))
    return (*listed, *added)


def _bare(variant: str) -> str:
    """A root without the letters that vary in spelling: молн-, молни-."""
    return variant.rstrip(COMBINING + "аеийоуыьэюя")


@cache
def kinship() -> Kinship:
    return Kinship()
