"""Why a word counts or not: the readings of a form, and the most helpful reason to refuse it.

The first question opens the dictionary of pymorphy3 (0.2 s). A plain yes or no does not need it.
"""

from collections.abc import Callable, Iterator
from functools import cache
from typing import Final

from msgspec.structs import replace

from slovoteka.core.value import Value
from slovoteka.core.words import Why
from slovoteka.lexicon.alphabet import Language
from slovoteka.lexicon.curation import Block, load_curation
from slovoteka.lexicon.grammar import WITHOUT_SINGULAR, is_dictionary_noun, is_plural_noun
from slovoteka.lexicon.lists import BANDS, added_parses
from slovoteka.lexicon.sources import DROPPED, PROPER, Morphology

_DICTIONARIES: Final[dict[Language, str]] = {"ru": "OpenCorpora", "uk": "pymorphy3-dicts-uk"}
_MOSTLY: Final = 0.5
_BANDS_RARER: Final = 2
"""A singular that is rarer than its plural by so many bands is not what people think of."""
_OWN_LIST: Final = "список Словотеки"
ABBREVIATIONS: Final = frozenset({
    "атс", "вов", "гаи", "ии", "имхо", "инн", "мархи", "мгу", "обж", "озу", "опек", "сизо", "фиде", "экг", "юнисеф",
})  # fmt: skip
"""Russian abbreviations that the dictionary lacks, or has as something else: озу is of «оз», сизо is of «сизый»."""

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

_NO_WORDS: Final = frozenset({"misprint", "theoretical", "stray"})
"""What reviewers found to be no word at all. The other blocks are about games, such as units and brands."""

OnList = Callable[[str, str], bool]
"""Whether the word (upper case) is on the list of this name."""


class WordReading(Value, frozen=True):
    """One reading of a spelling."""

    spelling: str
    tag: frozenset[str]
    lemma: str
    source: str
    note: str | None = None


class WordRefusal(Value, frozen=True):
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
        """The readings of a word, with the lemmas of plurals as plural.tsv has them."""
        return [self._as_reviewed(reading) for reading in self.raw_readings(word, e_may_be_yo=e_may_be_yo)]

    def raw_readings(self, word: str, *, e_may_be_yo: bool) -> list[WordReading]:
        """Hand-written readings, then those of the given spelling, then of the one with Ё.

        Here all forms of a noun have one lemma: деньги and денег are forms of деньга, as the dictionary says.
        """
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

    def _as_reviewed(self, reading: WordReading) -> WordReading:
        """A plural as plural.tsv has it: its lemma is the true singular, or the plural itself if there is none."""
        if not _is_common(reading) or "NOUN" not in reading.tag:
            return reading
        plural = reading.spelling if is_plural_noun(reading.tag) else reading.lemma  # the dictionary has БУТСЫ as lemma
        reviewed = self._curation.plural.get(plural)
        if reviewed is None:
            return reading
        tag = self._curation.reviewed_tag(reading.spelling, reading.tag)
        return replace(reading, tag=tag, lemma=reviewed.singular or plural)

    def with_living_lemma(self, reading: WordReading, on: OnList) -> WordReading:
        """The lemma of other cases, as plural.tsv has it: НОСКАМИ is of НОСОК, ДЕНЕГ is of ДЕНЬГИ.

        КОЗЛАМИ stays a form of КОЗЁЛ, because a frequent singular is alive even if it does not mean the same.
        """
        if not {"NOUN", "plur"} <= reading.tag or "nomn" in reading.tag or not _is_common(reading):
            return reading
        plural = self._morphology.plural_of(reading.lemma)
        reviewed = self._curation.plural.get(plural) if plural else None
        if plural is None or reviewed is None:
            return reading
        if reviewed.singular is not None:
            return replace(reading, lemma=reviewed.singular)
        is_rarer = _band(reading.lemma, on) - _band(plural, on) >= _BANDS_RARER
        return replace(reading, lemma=plural) if is_rarer else reading

    def is_word(self, word: str) -> bool:
        """Whether a word in lower case, with or without its Ё, is known and was not found to be no word at all."""
        return any(self._is_believed(reading) for reading in self.readings(word, e_may_be_yo=True))

    def spelling(self, word: str) -> str:
        """The word with its Ё, where it is never written without it by those who write Ё."""
        spellings = [
            reading.spelling for reading in self.readings(word, e_may_be_yo=True) if self._is_believed(reading)
        ]
        return word if word in spellings else next(iter(spellings), word)

    def head_spelling(self, word: str) -> str:
        """A dictionary form with its Ё: the animal осёл, although осел is a form of осесть. Небо stays without."""
        heads = [reading for reading in self.readings(word, e_may_be_yo=True) if reading.lemma == reading.spelling]
        spellings = [reading.spelling for reading in heads if self._is_believed(reading)]
        return word if word in spellings else next(iter(spellings), word)

    def _is_believed(self, reading: WordReading) -> bool:
        block = self._curation.block_form.get(reading.spelling) or self._curation.block_lexeme.get(reading.lemma)
        return block is None or block.kind not in _NO_WORDS

    def accepted(self, word: str, kind: str, readings: list[WordReading], on: OnList) -> WordReading | None:
        """The reading that makes an allowed word count."""
        lower = word.lower()
        common = [reading for reading in readings if reading.tag.isdisjoint(DROPPED)]
        # Київ counts as a form of «кий», not as the city, which the dictionary lists as a common noun.
        wanted = [reading for reading in common if _heads_a_list(reading, on)] or common
        best = max(wanted, key=lambda reading: _plainness(reading, kind), default=None)
        return best or self._listed(lower)

    def _listed(self, lower: str) -> WordReading | None:
        """A word that only our own files have, not the dictionary."""
        if lower in self._curation.two:
            return WordReading(lower, frozenset(), lower, _OWN_LIST, self._curation.two[lower])
        plural = self._curation.plural.get(lower)
        if plural is None:
            return None
        return WordReading(lower, WITHOUT_SINGULAR, plural.singular or lower, _OWN_LIST, plural.reason)

    def meant_with_yo(self, word: str, on: Callable[[str], bool]) -> WordRefusal | None:
        """The word that was probably meant with Ё, for tables where Е does not stand for Ё."""
        for reading in self.readings(word, e_may_be_yo=True):
            if on(reading.spelling.upper()):
                return WordRefusal(Why.UNKNOWN, reading, f"пишется с буквой Ё: {reading.spelling.upper()}")
        return None

    def refused_noun(self, word: str, readings: list[WordReading], on: OnList) -> WordRefusal:
        """Why a word does not count where only dictionary forms of common nouns do."""
        reasons = [
            *self._put_aside(word, readings, on),
            *self._abbreviated(word, readings),
            *self._hardly_a_noun(word, readings, on),
            *self._noun_but(readings, on),
            *self._unused(word, [reading for reading in readings if is_dictionary_noun(reading.tag)]),
            *self._other_word(readings),
            *_name_or_abbreviation(readings, is_name=on(word, "forms-proper")),
        ]
        return next(iter(reasons), WordRefusal(Why.UNKNOWN))

    def refused_form(self, word: str, readings: list[WordReading], on: OnList) -> WordRefusal:
        """Why a word does not count where every form of a common word does."""
        reasons = [
            *self._put_aside(word, readings, on),
            *self._listed_abbreviation(word),
            *_name_or_abbreviation(readings, is_name=on(word, "forms-proper")),
            *self._unused(word, readings),
        ]
        return next(iter(reasons), WordRefusal(Why.UNKNOWN))

    def _put_aside(self, word: str, readings: list[WordReading], on: OnList) -> Iterator[WordRefusal]:
        """What the hand-written files say about the word."""
        lower = word.lower()
        first = readings[0] if readings else None
        if on(word, "forms-obscene"):
            yield WordRefusal(Why.OBSCENE, first)
        if lower in self._curation.block_form:
            yield _blocked(self._curation.block_form[lower], first)
        if lower in self._curation.three:
            yield WordRefusal(Why.BLOCKED, first, self._curation.three[lower])
        lemmas = {reading.lemma for reading in readings if "NOUN" in reading.tag and _is_common(reading)}
        is_other_noun = not lemmas <= self._curation.block_lexeme.keys()  # РОЛИ is of РОЛЬ, though «роля» is blocked
        for reading in () if is_other_noun else readings:
            if reading.lemma in self._curation.block_lexeme and _is_common(reading):
                yield _blocked(self._curation.block_lexeme[reading.lemma], reading)
        if on(word, "nouns-jargon"):
            noun = next((reading for reading in readings if is_dictionary_noun(reading.tag)), first)
            spellings = (lower, *(reading.spelling for reading in readings))  # with Ё if the word came without
            plain = (self._curation.jargon[word] for word in spellings if word in self._curation.jargon)
            yield WordRefusal(Why.JARGON, noun, next(plain, None))

    def _abbreviated(self, word: str, readings: list[WordReading]) -> Iterator[WordRefusal]:
        """МГУ is an abbreviation although it is a form of «мга» too: texts decide which is meant, or our list."""
        yield from self._listed_abbreviation(word)
        if self._morphology.abbreviation_share(word.lower()) > _MOSTLY:
            yield from _name_or_abbreviation([reading for reading in readings if "Abbr" in reading.tag], is_name=False)

    def _listed_abbreviation(self, word: str) -> Iterator[WordRefusal]:
        lower = word.lower()
        if self._language == "ru" and lower in ABBREVIATIONS:
            yield WordRefusal(Why.ABBREVIATION, WordReading(lower, frozenset({"Abbr"}), lower, _OWN_LIST))

    def _hardly_a_noun(self, word: str, readings: list[WordReading], on: OnList) -> Iterator[WordRefusal]:
        """A good word, but a person has listed it as not being a dictionary form of a noun."""
        for reading in readings:
            block = self._curation.no_noun_form.get(word.lower()) or self._curation.no_noun_lexeme.get(reading.lemma)
            if block is not None and is_dictionary_noun(reading.tag):
                rest = [other for other in readings if other.lemma != reading.lemma or "NOUN" not in other.tag]
                plain = [*self._noun_but(rest, on), *self._other_word(rest), WordRefusal(Why.BLOCKED, reading)][0]
                yield WordRefusal(plain.why, plain.reading, block.reason)

    def _noun_but(self, readings: list[WordReading], on: OnList) -> Iterator[WordRefusal]:
        """A noun that is not common or not in its dictionary form."""
        nouns = [reading for reading in readings if _is_common(reading) and "NOUN" in reading.tag]
        common = [reading for reading in nouns if _has_common_lemma(reading, on)]
        plurals = [reading for reading in common if is_plural_noun(reading.tag)]
        if plurals:
            yield WordRefusal(Why.PLURAL, min(plurals, key=lambda reading: _band(reading.lemma, on)))
        for reading in readings:
            if is_dictionary_noun(reading.tag) and on(reading.lemma.upper(), "nouns-proper"):
                yield WordRefusal(Why.PROPER, reading, self._curation.proper.get(reading.lemma))
        others = [reading for reading in common if "nomn" not in reading.tag]
        if others:
            yield WordRefusal(Why.NOT_NOMINATIVE, min(others, key=lambda reading: _band(reading.lemma, on)))

    def _other_word(self, readings: list[WordReading]) -> Iterator[WordRefusal]:
        for reading in readings:
            if _is_common(reading) and "NOUN" not in reading.tag:
                yield WordRefusal(Why.NOT_A_NOUN, reading)

    def _unused(self, word: str, readings: list[WordReading]) -> Iterator[WordRefusal]:
        """A common word of the dictionary that is on no list, although no line forbids it."""
        for reading in readings:
            if _is_common(reading):
                note = _NOT_AMONG_SHORT if len(word) == 2 else _UNUSED
                yield WordRefusal(Why.BLOCKED, reading, note[self._language])


@cache
def explainer(language: Language) -> Explainer:
    return Explainer(language)


def _blocked(block: Block, reading: WordReading | None) -> WordRefusal:
    return WordRefusal(_BLOCK_REASONS.get(block.kind, Why.BLOCKED), reading, block.reason)


def _is_common(reading: WordReading) -> bool:
    return reading.tag.isdisjoint(PROPER) and reading.tag.isdisjoint(DROPPED)


def _has_common_lemma(reading: WordReading, on: OnList) -> bool:
    """False for forms of names, whether the dictionary or a person has marked them."""
    lemma = reading.lemma.upper()
    return on(lemma, "nouns") or on(lemma, "nouns-jargon") or not on(lemma, "nouns-proper")


def _heads_a_list(reading: WordReading, on: OnList) -> bool:
    """Whether the dictionary form is on our lists. A noun without it was excluded by hand or by a filter."""
    lemma = reading.lemma.upper()
    return "NOUN" not in reading.tag or any(on(lemma, name) for name in ("nouns", "nouns-jargon", "nouns-plural"))


def _band(lemma: str, on: OnList) -> int:
    """How frequent a noun is: the number of its band, or the next one if no bot knows it."""
    return next((band for band in BANDS if on(lemma.upper(), f"nouns-{band}")), len(BANDS) + 1)


def _name_or_abbreviation(readings: list[WordReading], *, is_name: bool) -> Iterator[WordRefusal]:
    for reading in readings:
        if not reading.tag.isdisjoint(PROPER) and reading.tag.isdisjoint(DROPPED):
            yield WordRefusal(Why.PROPER, reading)
    if is_name:
        yield WordRefusal(Why.PROPER, readings[0] if readings else None)
    for reading in readings:
        if "Abbr" in reading.tag or "Init" in reading.tag:
            yield WordRefusal(Why.ABBREVIATION, reading)


def _plainness(reading: WordReading, kind: str) -> tuple[bool, ...]:
    """A sort key for readings of an allowed word: the one that people think of first is the greatest."""
    heads = is_dictionary_noun(reading.tag)
    return (
        kind != "nouns" or (_is_common(reading) and (heads or is_plural_noun(reading.tag))),
        kind != "nouns" or heads,
        kind != "nouns" or "NOUN" in reading.tag,
        _is_common(reading),
        reading.note is not None,
        reading.lemma == reading.spelling,
        "nomn" in reading.tag,
    )
