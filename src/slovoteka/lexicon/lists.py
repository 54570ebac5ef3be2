"""Which word lists exist, and to which of them a form belongs.

A policy is answered by a union of lists, so each switch of a policy is a list of its own. Lists of one language:

    forms            every form of every common word         nouns            dictionary forms of common nouns
    forms-proper     names, in all their forms               nouns-proper     names
    forms-obscene                                            nouns-obscene
                                                             nouns-jargon
                                                             nouns-plural     plurals that are what people say: лыжи
    forms-1 … -4     what bots know, from few words to all   nouns-1 … -4
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
from slovoteka.lexicon.grammar import is_dictionary_noun
from slovoteka.lexicon.sources import Form, Morphology, Parse, Survey

BANDS: Final = {1: 3.5, 2: 3.0, 3: 2.5, 4: 0.0}
"""What a bot of each vocabulary knows: words that hunspell accepts, or a person added, from this zipf frequency on."""

_LEAST_SHARE: Final = 0.01
"""A noun that is seldom what its spelling means (тут, варианта) is as rare as this share of it."""

LISTS: Final = (
    *("forms", "forms-proper", "forms-obscene"),
    *("nouns", "nouns-plural", "nouns-proper", "nouns-jargon", "nouns-obscene"),
    *(f"{kind}-{band}" for kind in ("forms", "nouns") for band in BANDS),
)

_FILTERS: Final[dict[Language, Callable[[Form], str | None]]] = {
    "ru": theory.is_theoretical,
    "uk": filter_uk.is_unfit,
}
_LOOKS_PROPER: Final[dict[Language, Callable[[Parse], bool]]] = {
    "ru": lambda _: False,  # the dictionary marks them
    "uk": filter_uk.looks_proper,
}


class Sides(msgspec.Struct, gc=False):
    """The readings of a form by what the hand-made files and the tags make of them."""

    common: list[Parse]
    proper: list[Parse]
    obscene: list[Parse]


class Sorter:
    """Puts forms on lists."""

    def __init__(self, language: Language, curation: Curation, noun_share: Callable[[str], float]) -> None:
        """`noun_share` tells how often a spelling is a noun in its dictionary form: `Morphology.noun_share`."""
        self._curation = curation
        self._noun_share = noun_share
        self._is_unused = _FILTERS[language]
        self._looks_proper = _LOOKS_PROPER[language]

    def lists_of(self, form: Form, added: Form | None = None) -> Iterator[str]:
        """The lists that a form belongs to. `added` holds the readings given to the same spelling by hand."""
        word = form.word
        sides = self._sides(form)
        common = [] if self._is_short_and_refused(word) else sides.common
        by_hand = () if added is None or self._is_short_and_refused(word) else added.parses
        if word in self._curation.plural:
            yield "nouns-plural"
        if by_hand or self._is_used(form, common) or word in self._curation.two:
            yield "forms"
            if form.hunspell or by_hand:
                yield from _bands("forms", form.zipf)
        yield from self._noun_lists(form, common, by_hand)
        for side, parses in (("proper", sides.proper), ("obscene", sides.obscene)):
            if parses:
                yield f"forms-{side}"
                if any(is_dictionary_noun(parse.tag) for parse in parses):
                    yield f"nouns-{side}"

    def _is_used(self, form: Form, parses: Sequence[Parse]) -> bool:
        """People use the form under one of these readings at least."""
        return bool(parses) and not self._is_unused(Form(form.word, tuple(parses), form.hunspell, form.zipf))

    def _noun_lists(self, form: Form, common: Sequence[Parse], by_hand: Sequence[Parse]) -> Iterator[str]:
        if form.word in self._curation.no_noun_form:
            return
        added = self._dictionary_nouns(by_hand)
        known = self._dictionary_nouns(common)
        if not added and not self._is_used(form, known):
            return
        nouns = added + known
        if form.word in self._curation.jargon or all("Slng" in parse.tag for parse in nouns):
            yield "nouns-jargon"
        else:
            yield "nouns"
            if added:
                yield from _bands("nouns", form.zipf)
            elif form.hunspell and form.zipf > 0:
                share = max(self._noun_share(form.word), _LEAST_SHARE)
                yield from _bands("nouns", form.zipf + log10(share))

    def _dictionary_nouns(self, parses: Iterable[Parse]) -> list[Parse]:
        refused = self._curation.no_noun_lexeme
        return [parse for parse in parses if is_dictionary_noun(parse.tag) and parse.lemma not in refused]

    def _is_short_and_refused(self, word: str) -> bool:
        return (len(word) == 2 and word not in self._curation.two) or word in self._curation.three

    def _sides(self, form: Form) -> Sides:
        sides = Sides([], [], [])
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
    """What allow.tsv gives, inflected where it says so; forms that are blocked are left out."""
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


def added_forms(survey: Survey, curation: Curation) -> dict[str, Form]:
    forms: dict[str, Form] = {}
    for added in added_parses(survey.morphology, curation):
        form = survey.describe(added.word, added.tag, added.lemma)
        known = forms.get(form.word)
        forms[form.word] = form if known is None else replace(form, parses=known.parses + form.parses)
    return forms


def sort_letter(
    survey: Survey, sorter: Sorter, added: dict[str, Form], curation: Curation, letter: str
) -> dict[str, list[str]]:
    """The words of every list that begin with a letter, in upper case, sorted by code points."""
    lists: dict[str, list[str]] = {name: [] for name in LISTS}
    to_add = {word: form for word, form in added.items() if word.startswith(letter)}
    for word in curation.two.keys() | curation.plural.keys():
        if word.startswith(letter):  # these count whether or not the dictionary knows them
            to_add.setdefault(word, survey.describe(word, frozenset(), word))
    for form in survey.forms(letter):
        for name in sorter.lists_of(form, _by_hand(to_add.pop(form.word, None))):
            lists[name].append(form.word.upper())
    for word, form in to_add.items():
        bare = Form(word, (), form.hunspell, form.zipf)
        for name in sorter.lists_of(bare, _by_hand(form)):
            lists[name].append(word.upper())
    return {name: sorted(words) for name, words in lists.items()}


def _by_hand(form: Form | None) -> Form | None:
    """None for a word that stands in a list of two letters or of plurals only: no reading was given to it."""
    return form if form is not None and form.parses[0].tag else None


def _bands(kind: str, zipf: float) -> Iterator[str]:
    for band, least in BANDS.items():
        if zipf > 0 and zipf >= least:
            yield f"{kind}-{band}"
