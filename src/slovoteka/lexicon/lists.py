"""Which word lists exist, and to which of them a form belongs.

A policy is a union of lists, so each of its options has its own list. The lists of one language are:

    forms            forms of common words                   nouns            dictionary forms of common nouns
    forms-rare       those that only people play             nouns-proper     names
    forms-proper     names, in all their forms
    forms-obscene                                            nouns-obscene
                                                             nouns-jargon
                                                             nouns-plural     plurals more usual than the singular: лыжи
    forms-1 … -4     what bots know, from few words to all   nouns-1 … -4, nouns-plural-1 … -4

Plurals without a living singular (ножницы, деньги) are among the nouns.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from math import log10
from typing import Final

import msgspec
from msgspec.structs import replace

from slovoteka.core.value import Value
from slovoteka.lexicon import filter_uk, theory
from slovoteka.lexicon.alphabet import Language
from slovoteka.lexicon.curation import BadData, Curation
from slovoteka.lexicon.grammar import WITHOUT_SINGULAR, is_dictionary_noun
from slovoteka.lexicon.sources import Morphology, Parse, Survey, WordForm

BANDS: Final = {1: 3.5, 2: 3.0, 3: 2.5, 4: 0.0}
"""The least zipf frequency in each band of a bot's words, which hunspell must accept or a person have added."""

_LEAST_SHARE: Final = 0.01
"""A noun that is rarely what its spelling means (тут, варианта) counts with at least this share of its uses."""

LISTS: Final = (
    *("forms", "forms-rare", "forms-proper", "forms-obscene"),
    *("nouns", "nouns-plural", "nouns-proper", "nouns-jargon", "nouns-obscene"),
    *(f"{kind}-{band}" for kind in ("forms", "nouns", "nouns-plural") for band in BANDS),
)

_FILTERS: Final[dict[Language, Callable[[WordForm], str | None]]] = {
    "ru": theory.is_theoretical,
    "uk": filter_uk.is_unfit,
}
_IS_RARE: Final[dict[Language, Callable[[WordForm], bool]]] = {"ru": theory.is_rare, "uk": filter_uk.is_rare}
_LOOKS_PROPER: Final[dict[Language, Callable[[Parse], bool]]] = {
    "ru": lambda _: False,  # the dictionary marks names
    "uk": filter_uk.looks_proper,
}


_DOUBTFUL: Final = frozenset({"PRTF", "PRTS", "GRND", "voct", "V-be"})
"""Forms that a pattern makes of every word, whether or not people use them: автодополняемый, автодополненье."""
_DOUBLETS: Final = frozenset({"infn", "VERB", "ADJF"})
"""Ukrainian forms that a pattern makes twice, one of them not standard: бекапити and бекапить."""

NounShare = Callable[[str, Callable[[frozenset[str]], bool]], float]


class DividedReadings(msgspec.Struct, gc=False):
    """The readings of a form, divided by the hand-written files and by their tags."""

    common: list[Parse]
    proper: list[Parse]
    obscene: list[Parse]


class Sorter:
    """Decides which lists a form belongs to."""

    def __init__(self, language: Language, curation: Curation, noun_share: NounShare) -> None:
        """`noun_share` tells how often a spelling is a noun in its dictionary form: `Morphology.noun_share`."""
        self._language = language
        self._curation = curation
        self._written = frozenset(added.word for added in curation.allow)
        self._noun_share = noun_share
        self._is_unused = _FILTERS[language]
        self._is_rare = _IS_RARE[language]
        self._looks_proper = _LOOKS_PROPER[language]

    def lists_of(self, form: WordForm, added: WordForm | None = None) -> Iterator[str]:
        """Yields the lists that a form belongs to. `added` has the readings given to the same spelling by hand."""
        word = form.word
        sides = self._sides(form)
        common = [] if self._is_short_and_refused(word) else sides.common
        by_hand = [] if added is None or self._is_short_and_refused(word) else self._kept(added)
        reviewed = self._curation.plural.get(word)
        if reviewed is not None and reviewed.singular is not None and reviewed.is_usual:
            yield "nouns-plural"
            yield from _bands("nouns-plural", form.zipf)
        if by_hand or word in self._curation.two or self._is_used(form, common):
            if self._is_only_for_people(form, common, by_hand):
                yield "forms-rare"
            else:
                yield "forms"
                if form.hunspell or by_hand:
                    yield from _bands("forms", form.zipf)
        yield from self._noun_lists(form, common, by_hand)
        for side, parses in (("proper", sides.proper), ("obscene", sides.obscene)):
            if parses:
                yield f"forms-{side}"
                if any(is_dictionary_noun(parse.tag) for parse in parses):
                    yield f"nouns-{side}"

    def _is_used(self, form: WordForm, parses: Sequence[Parse]) -> bool:
        """Whether people use the form under at least one of these readings."""
        return bool(parses) and not self._is_unused(replace(form, parses=tuple(parses)))

    def _kept(self, added: WordForm) -> list[Parse]:
        """The readings given by hand, without forms that a pattern makes and nobody says."""
        if added.word in self._written:
            return list(added.parses)
        checked = _DOUBTFUL if self._language == "ru" else _DOUBTFUL | _DOUBLETS
        return [parse for parse in added.parses if parse.tag.isdisjoint(checked) or self._is_used(added, [parse])]

    def _is_only_for_people(self, form: WordForm, common: Sequence[Parse], by_hand: Sequence[Parse]) -> bool:
        if form.word in self._written or form.word in self._curation.two:
            return False
        if any(parse.tag.isdisjoint(_DOUBTFUL) for parse in by_hand):
            return False
        return self._is_rare(replace(form, parses=(*common, *by_hand)))

    def _noun_lists(self, form: WordForm, common: Sequence[Parse], by_hand: Sequence[Parse]) -> Iterator[str]:
        if form.word in self._curation.no_noun_form:
            return
        added = self._dictionary_nouns(form.word, by_hand)
        known = self._dictionary_nouns(form.word, common)
        if not added and not self._is_used(form, known):
            return
        nouns = added + known
        if self._is_jargon(form.word, nouns):
            yield "nouns-jargon"
        else:
            yield "nouns"
            if added:
                yield from _bands("nouns", form.zipf)
            elif form.zipf > 0 and (form.hunspell or form.word in self._curation.plural):
                share = max(self._noun_share(form.word, lambda tag: self._heads(form.word, tag)), _LEAST_SHARE)
                yield from _bands("nouns", form.zipf + log10(share))

    def _is_jargon(self, word: str, nouns: Sequence[Parse]) -> bool:
        """People decide. The dictionary's mark stands for what nobody has reviewed."""
        if word in self._curation.no_jargon:
            return False
        return word in self._curation.jargon or all("Slng" in parse.tag for parse in nouns)

    def _dictionary_nouns(self, word: str, parses: Iterable[Parse]) -> list[Parse]:
        refused = self._curation.no_noun_lexeme
        return [parse for parse in parses if self._heads(word, parse.tag) and parse.lemma not in refused]

    def _heads(self, word: str, tag: frozenset[str]) -> bool:
        """Whether a reading of the word is the dictionary form of a noun, by the dictionary and by plural.tsv."""
        return is_dictionary_noun(self._curation.reviewed_tag(word, tag))

    def _is_short_and_refused(self, word: str) -> bool:
        return (len(word) == 2 and word not in self._curation.two) or word in self._curation.three

    def _sides(self, form: WordForm) -> DividedReadings:
        sides = DividedReadings([], [], [])
        whole = self._curation.block_form.get(form.word)
        for parse in form.parses:
            block = whole or self._curation.block_lexeme.get(parse.lemma)
            if parse.proper or self._is_name(parse):
                sides.proper.append(parse)
            elif block is None:
                sides.common.append(parse)
            elif block.kind == "obscene":
                sides.obscene.append(parse)
            elif block.kind == "proper":
                sides.proper.append(parse)
        return sides

    def _is_name(self, parse: Parse) -> bool:
        return ("NOUN" in parse.tag and parse.lemma in self._curation.proper) or self._looks_proper(parse)


class AddedParse(Value, frozen=True):
    """A reading given to a form by a line of allow.tsv."""

    word: str
    tag: frozenset[str]
    lemma: str
    reason: str


def added_parses(morphology: Morphology, curation: Curation) -> Iterator[AddedParse]:
    """Yields the words of allow.tsv, inflected if it says so, without blocked forms."""
    for added in curation.allow:
        if added.pattern is None:
            made: Iterable[tuple[str, frozenset[str], str]] = [(added.word, added.tag, added.lemma)]
        else:
            try:
                made = morphology.inflect(added.word, added.pattern, added.part_of_speech)
            except LookupError as error:
                raise BadData(f"allow.tsv: {error}") from error
        for word, tag, lemma in made:
            if word not in curation.block_form:
                yield AddedParse(word, tag, lemma, added.reason)


def added_forms(survey: Survey, curation: Curation) -> dict[str, WordForm]:
    forms: dict[str, WordForm] = {}
    for added in added_parses(survey.morphology, curation):
        form = survey.describe(added.word, added.tag, added.lemma)
        known = forms.get(form.word)
        forms[form.word] = form if known is None else replace(form, parses=known.parses + form.parses)
    return forms


def sort_letter(
    survey: Survey, sorter: Sorter, added: dict[str, WordForm], curation: Curation, letter: str
) -> dict[str, list[str]]:
    """The words of every list that begin with a letter, in upper case, sorted by code points."""
    lists: dict[str, list[str]] = {name: [] for name in LISTS}
    to_add = {word: form for word, form in added.items() if word.startswith(letter)}
    for word in curation.two:
        if word.startswith(letter):  # these count even if the dictionary does not have them
            to_add.setdefault(word, survey.describe(word, frozenset(), word))
    lacking = {word for word in curation.plural if word.startswith(letter)}
    for form in survey.forms(letter):
        lacking.discard(form.word)
        for name in sorter.lists_of(form, _by_hand(to_add.pop(form.word, None))):
            lists[name].append(form.word.upper())
    for word in lacking - to_add.keys():
        tag = frozenset() if curation.plural[word].singular else WITHOUT_SINGULAR
        to_add[word] = survey.describe(word, tag, word)
    for word, form in to_add.items():
        bare = WordForm(word, (), form.hunspell, form.zipf)
        for name in sorter.lists_of(bare, _by_hand(form)):
            lists[name].append(word.upper())
    return {name: sorted(words) for name, words in lists.items()}


def _by_hand(form: WordForm | None) -> WordForm | None:
    """None for a word that is only in the list of two-letter words or of plurals, because it has no reading."""
    return form if form is not None and form.parses[0].tag else None


def _bands(kind: str, zipf: float) -> Iterator[str]:
    for band, least in BANDS.items():
        if zipf > 0 and zipf >= least:
            yield f"{kind}-{band}"
