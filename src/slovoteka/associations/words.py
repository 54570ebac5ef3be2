"""Words as the model knows them: lower case, е for ё, dictionary forms; and which of them are in the table."""

import re
from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from typing import Any, Final

from slovoteka.core.value import Value
from slovoteka.lexicon.frequency import frequencies
from slovoteka.lexicon.morphemes import folded
from slovoteka.lexicon.sources import DROPPED, PROPER

KNOWN_ZIPF: Final = 2.0
"""Rarer words are not in the table, because what is known about them is noise."""
CLUE_ZIPF: Final = 3.0
"""A clue rarer than this may be unknown to a partner."""
_UNFIT_GRAMMEMES: Final = PROPER | DROPPED | {"Apro", "Anum", "Infr", "Slng", "Arch"}
_DICTIONARY_FORMS: Final = frozenset({"NOUN", "ADJF", "INFN"})
_CLEAR: Final = 0.4
"""A spelling that is usually something else (мой, раз) is a poor clue."""
_PLAIN: Final = re.compile("[а-я]{3,}")


class AssociationVocabulary(Value, frozen=True):
    """The words of a table. Those fit for clues come first, so that their rows are together."""

    words: tuple[str, ...]
    clues: int
    """How many of them are fit for clues."""
    zipf: tuple[float, ...]

    def places(self) -> dict[str, int]:
        return {word: place for place, word in enumerate(self.words)}


@cache
def _analyzer() -> Any:
    from pymorphy3 import MorphAnalyzer  # noqa: PLC0415  0.2 s, and only for builds and for words outside the table

    return MorphAnalyzer(lang="ru")


@cache
def lemma(form: str) -> str:
    """The dictionary form of the likeliest reading."""
    return folded(_analyzer().parse(form)[0].normal_form)


@cache
def readings(form: str) -> dict[str, float]:
    """The dictionary forms that the dictionary has for a form, with their probabilities: полка is of полка and of полк.

    Empty for an unknown form.
    """
    found: dict[str, float] = {}
    for parse in _analyzer().parse(form):
        if parse.is_known:
            head = folded(parse.normal_form)
            found[head] = found.get(head, 0.0) + float(parse.score)
    return found


def dictionary_form(word: str) -> str:
    """The word itself if it is a dictionary form of anything: белка, though the form is more often of белок."""
    return word if word in readings(word) else lemma(word)


@cache
def _grammemes(tag: str) -> frozenset[str]:
    """Shares one set among all forms with a tag, because there are half a million forms."""
    return frozenset(tag.replace(" ", ",").split(","))


def inflected(word: str) -> set[str]:
    """The word and all its forms, with ё and without; only the word if it is unknown."""
    parse = _analyzer().parse(word)[0]
    forms = {word} if not parse.is_known else {word, *(form.word for form in parse.lexeme)}
    return forms | {folded(form) for form in forms}


@cache
def lines(name: str) -> tuple[str, ...]:
    """The lines of one of our data files, without comments."""
    text = (files(__package__) / "data" / name).read_text(encoding="utf-8")
    return tuple(line for line in (raw.partition("#")[0].strip() for raw in text.splitlines()) if line)


def _is_unfit(word: str) -> bool:
    """Words listed by hand: whole, or by their beginning if they end in an asterisk."""
    whole, beginnings = _unfit_words()
    return word in whole or word.startswith(beginnings)


@cache
def _unfit_words() -> tuple[frozenset[str], tuple[str, ...]]:
    entries = [folded(line) for name in ("unfit.txt", "tactless.txt") for line in lines(name)]
    return (
        frozenset(entry for entry in entries if not entry.endswith("*")),
        tuple(entry[:-1] for entry in entries if entry.endswith("*")),
    )


class _Standing(Value, frozen=True):
    """How a spelling is read as a dictionary form, over all its readings."""

    common: float
    """The probability that it is a common noun, adjective or verb in its dictionary form."""
    clue: float
    """The probability that it is a noun or adjective fit for a clue."""
    name: bool
    """Whether it may also be a name."""


def _standing(word: str) -> _Standing:
    common = clue = 0.0
    name = False
    for parse in _analyzer().parse(word):
        grammemes = _grammemes(str(parse.tag))
        if not parse.is_known or folded(parse.normal_form) != word:
            continue
        if not grammemes.isdisjoint(PROPER | DROPPED):
            name = True
        elif grammemes & _DICTIONARY_FORMS:
            common += parse.score
            clue += parse.score if grammemes.isdisjoint(_UNFIT_GRAMMEMES) and "INFN" not in grammemes else 0.0
    return _Standing(common, clue, name)


def vocabulary(wanted: Iterable[str]) -> AssociationVocabulary:
    """Every known noun, adjective and verb that is not too rare, and all wanted words.

    Wanted words were chosen by hand, so they are fit for clues even if they are rarer or may also be names (роза,
    лев).
    """
    from wordfreq import iter_wordlist  # noqa: PLC0415  build time only

    chosen = {folded(word) for word in wanted}
    clues, others = [], set(chosen)
    for word in sorted({folded(word) for word in iter_wordlist("ru", "large")}):
        zipf = frequencies().zipf(word)
        if zipf < KNOWN_ZIPF or not _PLAIN.fullmatch(word):
            continue
        standing = _standing(word)
        if not standing.common:
            continue
        is_clear = word in chosen or (standing.clue >= _CLEAR and not standing.name)
        if (zipf >= CLUE_ZIPF or word in chosen) and standing.clue and is_clear and not _is_unfit(word):
            clues.append(word)
        else:
            others.add(word)
    words = (*sorted(clues), *sorted(others.difference(clues)))
    return AssociationVocabulary(words, len(clues), tuple(round(frequencies().zipf(word), 3) for word in words))
