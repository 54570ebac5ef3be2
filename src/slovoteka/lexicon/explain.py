"""Why a word counts or not: the readings of a form, and the most helpful of the reasons to refuse it.

Opens the dictionary of pymorphy3 (0.2 s) when it is asked for the first time; yes and no alone never need it.
"""

from collections.abc import Callable, Iterator
from functools import cache
from typing import Final

from slovoteka.core.value import Value
from slovoteka.core.words import Why
from slovoteka.lexicon.alphabet import Language
from slovoteka.lexicon.curation import Block, load_curation
from slovoteka.lexicon.grammar import is_dictionary_noun
from slovoteka.lexicon.lists import added_parses
from slovoteka.lexicon.sources import DROPPED, PROPER, Morphology

_DICTIONARIES: Final[dict[Language, str]] = {"ru": "OpenCorpora", "uk": "pymorphy3-dicts-uk"}
_OWN_LIST: Final = "список Словотеки"

_BLOCK_REASONS: Final = {
    "obscene": Why.OBSCENE,
    "proper": Why.PROPER,
    "unit": Why.ABBREVIATION,
    "abbreviation": Why.ABBREVIATION,
}
_NOT_AMONG_SHORT: Final[dict[Language, str]] = {
    "ru": "нет в списке двухбуквенных слов",
    "uk": "немає у списку двобуквених слів",
}
_UNUSED: Final[dict[Language, str]] = {
    "ru": "такая форма возможна только в таблице склонений и спряжений, в речи её нет",
    "uk": "така форма можлива лише в таблиці відмін і дієвідмін, у мовленні її немає",
}

OnList = Callable[[str, str], bool]
"""Is the word (upper case) on the list of this name?"""


class WordReading(Value, frozen=True):
    """What a spelling can be."""

    spelling: str
    tag: frozenset[str]
    lemma: str
    source: str
    note: str | None = None


class Refusal(Value, frozen=True):
    why: Why
    reading: WordReading | None = None
    note: str | None = None


class Explainer:
    def __init__(self, language: Language) -> None:
        self._language = language
        self._morphology = Morphology(language)
        self._curation = load_curation(language)
        self._added: dict[str, list[WordReading]] = {}
        for parse in added_parses(self._morphology, self._curation):
            reading = WordReading(parse.word, parse.tag, parse.lemma, _OWN_LIST, parse.reason)
            self._added.setdefault(parse.word.replace("ё", "е"), []).append(reading)

    def readings(self, word: str, *, e_may_be_yo: bool) -> list[WordReading]:
        """Of a word in upper case. Those written by hand come first, then the spelling as asked, then with Ё."""
        lower = word.lower()
        by_hand = [
            reading
            for reading in self._added.get(lower.replace("ё", "е"), ())
            if reading.spelling == lower or (e_may_be_yo and "ё" not in lower)
        ]
        source = _DICTIONARIES[self._language]
        known = [
            WordReading(spelling, tag, lemma, source)
            for spelling, tag, lemma in self._morphology.parses(lower, e_may_be_yo=e_may_be_yo)
        ]
        return by_hand + known

    def accepted(self, word: str, kind: str, readings: list[WordReading], on: OnList) -> WordReading | None:
        """The reading under which an allowed word counts."""
        lower = word.lower()
        common = [reading for reading in readings if reading.tag.isdisjoint(DROPPED)]
        # Київ counts as a form of «кий», not as the city that the dictionary takes for a common noun.
        wanted = [reading for reading in common if _heads_a_list(reading, on)] or common
        best = max(wanted, key=lambda reading: _plainness(reading, kind), default=None)
        listed = self._curation.two.get(lower) or self._curation.plural.get(lower)
        if best is None and listed:
            return WordReading(lower, frozenset(), lower, _OWN_LIST, listed)
        return best

    def meant_with_yo(self, word: str, on: Callable[[str], bool]) -> Refusal | None:
        """For tables where Е does not stand for Ё: the word that somebody who writes Е for Ё has meant."""
        for reading in self.readings(word, e_may_be_yo=True):
            if on(reading.spelling.upper()):
                return Refusal(Why.UNKNOWN, reading, f"пишется с буквой Ё: {reading.spelling.upper()}")
        return None

    def refused_noun(self, word: str, readings: list[WordReading], on: OnList) -> Refusal:
        """Why a word does not count where dictionary forms of common nouns are asked for."""
        reasons = [
            *self._put_aside(word, readings, on),
            *self._hardly_a_noun(word, readings, on),
            *self._noun_but(readings, on),
            *self._unused(word, [reading for reading in readings if is_dictionary_noun(reading.tag)]),
            *self._other_word(readings),
            *_name_or_abbreviation(readings, is_name=on(word, "forms-proper")),
        ]
        return next(iter(reasons), Refusal(Why.UNKNOWN))

    def refused_form(self, word: str, readings: list[WordReading], on: OnList) -> Refusal:
        """Why a word does not count where every form of every common word does."""
        reasons = [
            *self._put_aside(word, readings, on),
            *_name_or_abbreviation(readings, is_name=on(word, "forms-proper")),
            *self._unused(word, readings),
        ]
        return next(iter(reasons), Refusal(Why.UNKNOWN))

    def _put_aside(self, word: str, readings: list[WordReading], on: OnList) -> Iterator[Refusal]:
        """What a hand-made file says of the word."""
        lower = word.lower()
        first = readings[0] if readings else None
        if on(word, "forms-obscene"):
            yield Refusal(Why.OBSCENE, first)
        if lower in self._curation.block_form:
            yield _blocked(self._curation.block_form[lower], first)
        if lower in self._curation.three:
            yield Refusal(Why.BLOCKED, first, self._curation.three[lower])
        for reading in readings:
            if reading.lemma in self._curation.block_lexeme and _is_common(reading):
                yield _blocked(self._curation.block_lexeme[reading.lemma], reading)
        if on(word, "nouns-jargon"):
            nouns = (reading for reading in readings if is_dictionary_noun(reading.tag))
            yield Refusal(Why.JARGON, next(nouns, first), self._curation.jargon.get(lower))

    def _hardly_a_noun(self, word: str, readings: list[WordReading], on: OnList) -> Iterator[Refusal]:
        """A good word, but a person has said that it is no dictionary form of a noun."""
        for reading in readings:
            block = self._curation.no_noun_form.get(word.lower()) or self._curation.no_noun_lexeme.get(reading.lemma)
            if block is not None and is_dictionary_noun(reading.tag):
                rest = [other for other in readings if other.lemma != reading.lemma or "NOUN" not in other.tag]
                plain = [*self._noun_but(rest, on), *self._other_word(rest), Refusal(Why.BLOCKED, reading)][0]
                yield Refusal(plain.why, plain.reading, block.reason)

    def _noun_but(self, readings: list[WordReading], on: OnList) -> Iterator[Refusal]:
        """A noun, but not a common one in its dictionary form."""
        nouns = [reading for reading in readings if _is_common(reading) and "NOUN" in reading.tag]
        common = [reading for reading in nouns if _has_common_lemma(reading, on)]
        for reading in common:
            if "nomn" in reading.tag and "plur" in reading.tag:
                yield Refusal(Why.PLURAL, reading)
        for reading in readings:
            if is_dictionary_noun(reading.tag) and on(reading.lemma.upper(), "nouns-proper"):
                yield Refusal(Why.PROPER, reading, self._curation.proper.get(reading.lemma))
        for reading in common:
            if "nomn" not in reading.tag:
                yield Refusal(Why.NOT_NOMINATIVE, reading)

    def _other_word(self, readings: list[WordReading]) -> Iterator[Refusal]:
        for reading in readings:
            if _is_common(reading) and "NOUN" not in reading.tag:
                yield Refusal(Why.NOT_A_NOUN, reading)

    def _unused(self, word: str, readings: list[WordReading]) -> Iterator[Refusal]:
        """A common word of the dictionary that is on no list although no line forbids it."""
        for reading in readings:
            if _is_common(reading):
                note = _NOT_AMONG_SHORT if len(word) == 2 else _UNUSED
                yield Refusal(Why.BLOCKED, reading, note[self._language])


@cache
def explainer(language: Language) -> Explainer:
    return Explainer(language)


def _blocked(block: Block, reading: WordReading | None) -> Refusal:
    return Refusal(_BLOCK_REASONS.get(block.kind, Why.BLOCKED), reading, block.reason)


def _is_common(reading: WordReading) -> bool:
    return reading.tag.isdisjoint(PROPER) and reading.tag.isdisjoint(DROPPED)


def _has_common_lemma(reading: WordReading, on: OnList) -> bool:
    """False for forms of names that the dictionary does not mark, or that a person has marked."""
    lemma = reading.lemma.upper()
    return on(lemma, "nouns") or on(lemma, "nouns-jargon") or not on(lemma, "nouns-proper")


def _heads_a_list(reading: WordReading, on: OnList) -> bool:
    """A noun whose dictionary form is no noun of ours was put aside by hand or by a filter."""
    lemma = reading.lemma.upper()
    return "NOUN" not in reading.tag or any(on(lemma, name) for name in ("nouns", "nouns-jargon", "nouns-plural"))


def _name_or_abbreviation(readings: list[WordReading], *, is_name: bool) -> Iterator[Refusal]:
    for reading in readings:
        if not reading.tag.isdisjoint(PROPER) and reading.tag.isdisjoint(DROPPED):
            yield Refusal(Why.PROPER, reading)
    if is_name:
        yield Refusal(Why.PROPER, readings[0] if readings else None)
    for reading in readings:
        if "Abbr" in reading.tag or "Init" in reading.tag:
            yield Refusal(Why.ABBREVIATION, reading)


def _plainness(reading: WordReading, kind: str) -> tuple[bool, ...]:
    """Of several readings of an allowed word, the one people think of first."""
    return (
        kind != "nouns" or is_dictionary_noun(reading.tag),
        kind != "nouns" or "NOUN" in reading.tag,
        _is_common(reading),
        reading.note is not None,
        reading.lemma == reading.spelling,
        "nomn" in reading.tag,
    )
