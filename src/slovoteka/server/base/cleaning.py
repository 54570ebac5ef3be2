"""Cleans names and chat lines: removes invisible characters and, if the site wants it, masks obscene words."""

import re
import unicodedata
from functools import cached_property
from typing import Final

from slovoteka._native import WordGraph
from slovoteka.core.errors import Unreadable
from slovoteka.lexicon.alphabet import Language, normalise
from slovoteka.lexicon.store import Spelling, graph_of, manifest
from slovoteka.messages.names import looks_like_key

LONGEST_NAME: Final = 24
LONGEST_LINE: Final = 500

_MOST_MARKS: Final = 2
"""Combining marks on one letter. Real writing needs two; taller stacks would cover the lines of other people."""
_MARKS: Final = frozenset(("Mn", "Me"))
_UNSEEN: Final = frozenset(("Cc", "Cf", "Cs", "Co", "Cn"))
"""Control and format characters (such as direction marks), surrogates, private and unassigned characters."""
_BLANK: Final = frozenset("\u115f\u1160\u2800\u3164\uffa0\u034f\u17b4\u17b5")
"""Letters and marks that are drawn as nothing."""

_WORD: Final = re.compile(r"(?:[^\W\d_][\u0300-\u036f]*)+(?:['’ʼ](?:[^\W\d_][\u0300-\u036f]*)+)*")
_REPEATED: Final = re.compile(r"(.)\1+")
_ROOTS: Final = re.compile(
    r"ХУ[ЙЕЁЯИ]|ПИЗД|БЛЯД|МУДА[КЧ]|ПИД[АОЕ]Р|"
    r"^(?:В|ВЫ|ВЪ|ДО|ДОЛБО|ЗА|НА|О|ОБЪ|ОТ|ОТЪ|ПЕРЕ|ПО|ПОД|ПОДЪ|ПРИ|ПРО|РАЗ|РАЗЪ|СЪ|У)?"
    r"[ЕЁ]Б(?:А[ЛНТШ]|Н[УИ]|Л[АОИ]|У[ТЧ]?|[ЕЁ][ТШ]|И|ОК|$)"
)
"""Roots of obscene words. Dictionaries leave most of these words out, so no list has all their forms. The roots are
searched only in words that no dictionary has; «страхуй» and «хлебать» are in one."""
_LANGUAGES: Final[tuple[tuple[Language, Spelling], ...]] = (("ru", "both"), ("uk", "strict"))


class Profanity:
    """Finds obscene words: those on the lists of the dictionaries, and unknown words with an obscene root."""

    def mask(self, text: str) -> str:
        """Replaces all letters of obscene words but the first by asterisks."""
        return _WORD.sub(lambda found: _masked(found[0]) if self._is_obscene(found[0]) else found[0], text)

    def _is_obscene(self, written: str) -> bool:
        for language, lists in self._lists.items():
            try:
                word = normalise(written, language)  # also reads letters of other alphabets that look the same
            except Unreadable:
                continue
            squeezed = _REPEATED.sub(r"\1", word)
            if self._is_innocent(word):
                return False
            if word in lists or squeezed in lists or _ROOTS.search(squeezed):
                return True
        return False

    def _is_innocent(self, word: str) -> bool:
        """Whether the word also has a decent meaning. We then assume that this meaning is intended."""
        return any(word in graph for graph in self._common)

    @cached_property
    def _lists(self) -> dict[Language, WordGraph]:
        return {language: _list("forms-obscene", language, spelling) for language, spelling in _LANGUAGES}

    @cached_property
    def _common(self) -> list[WordGraph]:
        return [
            _list(name, language, spelling)
            for language, spelling in _LANGUAGES
            for name in ("forms", "forms-proper")
        ]  # fmt: skip


class Cleaner:
    """Cleans names and chat lines."""

    def __init__(self, *, profanity_filter: bool) -> None:
        self._profanity = Profanity() if profanity_filter else None

    def name(self, text: str) -> str:
        """The cleaned name. Raises `Unreadable` if nothing is left of it or if it is too long."""
        cleaned = self._masked(tidy(text))
        if not cleaned:
            raise Unreadable("name-empty")
        if len(cleaned) > LONGEST_NAME:
            raise Unreadable("name-too-long", most=LONGEST_NAME)
        if looks_like_key(cleaned):
            raise Unreadable("name-reserved")
        return cleaned

    def line(self, text: str) -> str:
        """The cleaned line. Raises `Unreadable` if nothing is left of it or if it is too long."""
        cleaned = tidy(text)
        if not cleaned:
            raise Unreadable("line-empty")
        if len(cleaned) > LONGEST_LINE:
            raise Unreadable("line-too-long", most=LONGEST_LINE)
        return self._masked(cleaned)

    def _masked(self, text: str) -> str:
        return text if self._profanity is None else self._profanity.mask(text)


def tidy(text: str) -> str:
    """The text in NFC on one line, with single spaces, no invisible characters and at most two marks on a letter."""
    seen = "".join(_as_seen(sign) for sign in text)
    kept: list[str] = []
    marks = 0
    for sign in unicodedata.normalize("NFC", " ".join(seen.split())):
        if unicodedata.category(sign) not in _MARKS:
            marks = 0
        elif not kept or kept[-1] == " " or marks == _MOST_MARKS:
            continue
        else:
            marks += 1
        kept.append(sign)
    return " ".join("".join(kept).split())


def _as_seen(sign: str) -> str:
    if sign.isspace() or sign in _BLANK:
        return " "
    return "" if unicodedata.category(sign) in _UNSEEN else sign


def _masked(word: str) -> str:
    return word[0] + "*" * (len(word) - 1)


def _list(name: str, language: Language, spelling: Spelling) -> WordGraph:
    return graph_of(manifest(language).entry(name, spelling))
