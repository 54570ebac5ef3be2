"""Which word lists exist, and to which of them a form belongs.

A policy is answered by a union of lists, so each switch of a policy is a list of its own. Lists of one language:

    forms            every form of every common word         nouns            dictionary forms of common nouns
    forms-proper     names, in all their forms               nouns-proper     names
    forms-obscene                                            nouns-obscene
                                                             nouns-jargon
                                                             nouns-plural     plurals that are what people say: лыжи
    forms-1 … -4     what bots know, from few words to all   nouns-1 … -4
"""

from collections.abc import Callable, Iterable, Iterator
from typing import Final

import msgspec

from slovoteka.lexicon import theory, theory_uk
from slovoteka.lexicon.alphabet import Language
from slovoteka.lexicon.curation import BadData, Curation
from slovoteka.lexicon.sources import Form, Parse, Survey

BANDS: Final = {1: 3.5, 2: 3.0, 3: 2.5, 4: 0.0}
"""What a bot of each vocabulary knows: words that hunspell accepts and that are at least so frequent (zipf)."""

LISTS: Final = (
    *("forms", "forms-proper", "forms-obscene"),
    *("nouns", "nouns-plural", "nouns-proper", "nouns-jargon", "nouns-obscene"),
    *(f"{kind}-{band}" for kind in ("forms", "nouns") for band in BANDS),
)

_THEORIES: Final[dict[Language, Callable[[Form], str | None]]] = {
    "ru": theory.is_theoretical,
    "uk": theory_uk.is_theoretical,
}
_LOOKS_PROPER: Final[dict[Language, Callable[[Parse], bool]]] = {
    "ru": lambda _: False,  # the dictionary marks them
    "uk": theory_uk.looks_proper,
}


class Sides(msgspec.Struct, gc=False):
    """The readings of a form by what the hand-made files and the tags make of them."""

    common: list[Parse]
    proper: list[Parse]
    obscene: list[Parse]


class Sorter:
    """Puts forms on lists."""

    def __init__(self, language: Language, curation: Curation) -> None:
        self._curation = curation
        self._is_theoretical = _THEORIES[language]
        self._looks_proper = _LOOKS_PROPER[language]

    def lists_of(self, form: Form, added: Form | None = None) -> Iterator[str]:
        """The lists that a form belongs to. `added` holds the readings given to the same spelling by hand."""
        word = form.word
        sides = self._sides(form)
        common = [] if self._is_short_and_refused(word) else sides.common
        by_hand = () if added is None or self._is_short_and_refused(word) else added.parses
        if word in self._curation.plural:
            yield "nouns-plural"
        believed = by_hand or (common and not self._is_theoretical(Form(word, tuple(common), form.hunspell, form.zipf)))
        if believed or word in self._curation.two:
            yield "forms"
            yield from _bands("forms", form, known=bool(by_hand))
        yield from self._noun_lists(form, [*common, *by_hand], known=bool(by_hand))
        for side, parses in (("proper", sides.proper), ("obscene", sides.obscene)):
            if parses:
                yield f"forms-{side}"
                if any(is_dictionary_noun(parse.tag) for parse in parses):
                    yield f"nouns-{side}"

    def _noun_lists(self, form: Form, parses: Iterable[Parse], *, known: bool) -> Iterator[str]:
        nouns = [parse for parse in parses if is_dictionary_noun(parse.tag)]
        if not nouns:
            return
        if form.word in self._curation.jargon or all("Slng" in parse.tag for parse in nouns):
            yield "nouns-jargon"
        else:
            yield "nouns"
            yield from _bands("nouns", form, known=known)

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


def is_dictionary_noun(tag: frozenset[str]) -> bool:
    """A noun as dictionaries head it: nominative, singular unless it has none."""
    return "NOUN" in tag and "nomn" in tag and ("plur" not in tag or "Pltm" in tag)


def added_forms(survey: Survey, curation: Curation) -> dict[str, Form]:
    """What the hand-made list of additions gives, inflected where it says so; blocked forms are left out."""
    forms: dict[str, Form] = {}
    for added in curation.allow:
        if added.pattern is None:
            made: Iterable[Form] = [survey.describe(added.word, added.tag, added.lemma)]
        else:
            try:
                made = survey.inflect(added.word, added.pattern, added.part_of_speech)
            except LookupError as error:
                raise BadData(f"allow.tsv: {error}") from error
        for form in made:
            if form.word not in curation.block_form:
                known = forms.get(form.word)
                parses = form.parses if known is None else known.parses + form.parses
                forms[form.word] = Form(form.word, parses, form.hunspell, form.zipf)
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


def _bands(kind: str, form: Form, *, known: bool) -> Iterator[str]:
    """`known`: added by hand, so that hunspell need not know it."""
    if form.zipf > 0 and (form.hunspell or known):
        for band, least in BANDS.items():
            if form.zipf >= least:
                yield f"{kind}-{band}"
