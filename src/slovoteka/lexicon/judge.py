"""The judge of clues: whether a word may be given as a clue to other words, its targets.

What a dictionary can decide is forbidden or allowed; what only people can decide is `doubtful`. The answer is the most
serious finding over all targets.
"""

import re
import unicodedata
from collections.abc import Iterable, Sequence
from functools import cache
from typing import Final, Literal

from slovoteka.core.errors import Unreadable
from slovoteka.lexicon.alphabet import APOSTROPHE, read_word
from slovoteka.lexicon.clues import ClueAllowances, ClueReason, ClueVerdict
from slovoteka.lexicon.explain import ABBREVIATIONS, explainer
from slovoteka.lexicon.kinship import Kin, Kinship, kinship
from slovoteka.lexicon.likeness import is_inside, rhyme, sound
from slovoteka.lexicon.morphemes import folded
from slovoteka.lexicon.places import is_of_place
from slovoteka.lexicon.sources import PROPER
from slovoteka.lexicon.typos import frequency, from_latin_keys, likely_meant

_NOTHING_AGREED: Final = ClueAllowances()
_FINE: Final = ClueVerdict(verdict="allowed", reason=ClueReason.FINE)
_SERIOUSNESS: Final = {"allowed": 0, "doubtful": 1, "forbidden": 2}

_KIN: Final[dict[Kin, tuple[Literal["doubtful", "forbidden"], ClueReason]]] = {
    Kin.SAME: ("forbidden", ClueReason.SAME_WORD),
    Kin.FORM: ("forbidden", ClueReason.FORM),
    Kin.ROOT: ("forbidden", ClueReason.COGNATE),
    Kin.PART: ("forbidden", ClueReason.PART),
    Kin.LOOKS_LIKE_FORM: ("doubtful", ClueReason.FORM),
    Kin.PERHAPS: ("doubtful", ClueReason.COGNATE),
}
_NAMES_OF_NUMBERS: Final = {
    0: "ноль нуль зеро",
    4: "четыре четверка четверо квартет четвероногое",
    5: "пять пятерка пятеро квинтет пентагон пентаграмма пятиугольник",
    6: "шесть шестерка шестеро шестиугольник гексагон",
    7: "семь семерка семеро",
    8: "восемь восьмерка восьмеро осьминог октет",
    9: "девять девятка девятеро",
}
"""Targets that have a number in their name, so that the number alone names them.

Words that only make people think of a number (пара, неделя, паук) are not here, and neither are one, two and three,
because these numbers come with most clues and hint at nothing.
"""
_NUMBERS_IN_WORDS: Final = {word: number for number, words in _NAMES_OF_NUMBERS.items() for word in words.split()}
_NAMES: Final = PROPER - {"Trad"}
"""Grammemes of names of people, places and organisations."""
_FINE_IN_TITLES: Final = frozenset({ClueReason.LETTER, ClueReason.NUMERAL, ClueReason.PLACE})
"""Reasons that do not matter in a title, such as «Три мушкетёра»."""
_VOWELS: Final = frozenset("аеиоуыэюя")

_PARTED: Final = re.compile(f"[-{APOSTROPHE}]")
_APOSTROPHES: Final = re.compile("['ʼ`]")
_DASHES: Final = re.compile(r"\s*[-‐‑‒–—−]\s*")
_USED: Final = 2.0
"""A word that no dictionary has is new, not invented, if it is at least this frequent."""
_SLIP: Final = 1.5
"""It is a typo if a word one letter away is more frequent by this much."""
_MOST_KEPT: Final = 100_000


class Judge:
    """Judges clues and caches what it has found about a word."""

    def __init__(self, kinship: Kinship) -> None:
        self._kinship = kinship
        self._alone: dict[tuple[str, ClueAllowances], ClueVerdict] = {}

    def judge(
        self, clue: str, number: int | None, targets: Sequence[str], agreements: ClueAllowances = _NOTHING_AGREED
    ) -> ClueVerdict:
        """Judges a clue; `number` is None for unlimited. Never raises: a clue that is not a word gets a verdict too."""
        words = _words(clue)
        if len(words) == 1:
            return self._one_word(words[0], number, targets, agreements)
        if not agreements.names:
            return ClueVerdict(verdict="forbidden", reason=ClueReason.SEVERAL_WORDS)
        findings = [self._one_word(word, number, targets, agreements) for word in words]
        if not any(map(self._is_name, words)):  # a title, or just several words
            findings.append(ClueVerdict(verdict="doubtful", reason=ClueReason.SEVERAL_WORDS))
        return _worst([finding for finding in findings if finding.reason not in _FINE_IN_TITLES] or findings)

    def is_clean(self, clue: str, number: int | None, targets: Sequence[str]) -> bool:
        """Whether nothing speaks against the clue, whatever a group allows. Bots use this, because they try many."""
        return self.judge(clue, number, targets).verdict == "allowed"

    def are_kin(self, one: str, other: str) -> bool:
        """Whether they are forms of one word, cognates, or compounds that share a part."""
        return self._kinship.kin(one, other) not in (Kin.NONE, Kin.LOOKS_LIKE_FORM, Kin.PERHAPS)

    def _one_word(
        self, word: str, number: int | None, targets: Sequence[str], agreements: ClueAllowances
    ) -> ClueVerdict:
        alone = self._by_itself(word, agreements)
        parts = (word,) if word.isalpha() else (word, *filter(None, _PARTED.split(word)))
        against = (self._against(part, target, agreements) for part in parts for target in targets)
        found = _worst((alone, *against))
        return found if found is not _FINE else _number_hint(number, targets)

    def _by_itself(self, word: str, agreements: ClueAllowances) -> ClueVerdict:
        """The verdict on a word that does not depend on the targets."""
        key = (word, agreements)
        known = self._alone.get(key)
        if known is None:
            if len(self._alone) >= _MOST_KEPT:  # people may type anything for weeks
                self._alone.clear()
            known = self._alone[key] = self._look_at(word, agreements)
        return known

    def _look_at(self, word: str, agreements: ClueAllowances) -> ClueVerdict:
        readings = self._kinship.readings(word)
        tags = [tag for _, tag in readings]
        if "-" in word and not _is_agreed_compound(tags, agreements):
            return ClueVerdict(verdict="forbidden", reason=ClueReason.HYPHEN)
        if any(sign.isdigit() for sign in word):
            return ClueVerdict(verdict="doubtful", reason=ClueReason.NUMERAL)
        if any(unicodedata.name(sign, "").startswith("LATIN") for sign in word):
            meant = from_latin_keys(word, self._is_known)
            return ClueVerdict(verdict="doubtful", reason=ClueReason.FOREIGN, suggestion=_shown(meant))
        if len(word) == 1 and word.isalpha():
            return ClueVerdict(verdict="doubtful", reason=ClueReason.LETTER)
        if any("NUMR" in tag for tag in tags):
            return ClueVerdict(verdict="doubtful", reason=ClueReason.NUMERAL)
        if _is_abbreviation(word, tags):
            forbidden = ClueVerdict(verdict="forbidden", reason=ClueReason.ABBREVIATION)
            return _FINE if agreements.abbreviations else forbidden
        if is_of_place(word, readings):
            return ClueVerdict(verdict="doubtful", reason=ClueReason.PLACE)
        return _FINE if self._is_known(word) else self._unlisted(word)

    def _is_name(self, word: str) -> bool:
        return any(tag & _NAMES and "nomn" in tag for _, tag in self._kinship.readings(word))

    def _unlisted(self, word: str) -> ClueVerdict:
        """The verdict on a word that the dictionary lacks: a typo, a new word, or an invention."""
        meant = likely_meant(word, self._is_known)
        used = frequency(word)
        if used >= _USED and (meant is None or frequency(meant) - used < _SLIP):
            return _FINE
        return ClueVerdict(verdict="doubtful", reason=ClueReason.UNKNOWN, suggestion=_shown(meant))

    def _is_known(self, word: str) -> bool:
        return explainer("ru").is_word(word)

    def _against(self, word: str, target: str, agreements: ClueAllowances) -> ClueVerdict:
        """The verdict on a word for one target."""
        kin = self._kinship.kin(word, target)
        if kin is not Kin.NONE:
            verdict, reason = _KIN[kin]
            return ClueVerdict(verdict=verdict, reason=reason, target=target)
        other = folded(target)
        if not agreements.homophones and sound(word) == sound(other):
            return ClueVerdict(verdict="doubtful", reason=ClueReason.HOMOPHONE, target=target)
        if is_inside(word, other):
            return ClueVerdict(verdict="doubtful", reason=ClueReason.LETTER_HINT, target=target)
        if not agreements.rhymes and rhyme(word) and rhyme(word) == rhyme(other):
            return ClueVerdict(verdict="doubtful", reason=ClueReason.RHYME, target=target)
        return _FINE


@cache
def open_judge() -> Judge:
    return Judge(kinship())


def _words(clue: str) -> list[str]:
    """The words of a clue in lower case with е for ё. A word that is spelt letter by letter is joined."""
    text = _APOSTROPHES.sub(APOSTROPHE, _DASHES.sub("-", unicodedata.normalize("NFC", clue))).strip("- ")
    letters = text.split("-")
    if len(letters) > 2 and all(len(letter) == 1 for letter in letters):
        text = "".join(letters)
    return ["-".join(_letters(part) for part in word.split("-")) for word in text.split()] or [""]


def _letters(word: str) -> str:
    """The word as a dictionary writes it: without stress, and without Latin look-alikes."""
    try:
        reading = read_word(word, "ru")
    except Unreadable:
        return folded(word)
    return folded(word if len(reading.look_alikes) == len(word) else reading.word)


def _is_abbreviation(word: str, readings: Sequence[frozenset[str]]) -> bool:
    """Whether it is an abbreviation. Words from acronyms, like вуз and загс, are inflected and have a vowel."""
    if word in ABBREVIATIONS:
        return True
    if word.isalpha() and _VOWELS.isdisjoint(word):
        return any({"NOUN", "nomn"} <= tag for tag in readings) or (not readings and frequency(word) >= _USED)
    return bool(readings) and all({"Abbr", "Fixd"} <= tag for tag in readings)


def _is_agreed_compound(readings: Sequence[frozenset[str]], agreements: ClueAllowances) -> bool:
    """Whether the group allows this word with a hyphen: it allows all of them, or names such as Нью-Йорк."""
    return agreements.compounds or (agreements.names and any(tag & PROPER for tag in readings))


def _number_hint(number: int | None, targets: Sequence[str]) -> ClueVerdict:
    for target in targets:
        if number is not None and _NUMBERS_IN_WORDS.get(folded(target)) == number:
            return ClueVerdict(verdict="doubtful", reason=ClueReason.NUMBER_HINT, target=target)
    return _FINE


def _worst(findings: Iterable[ClueVerdict]) -> ClueVerdict:
    """The first of the most serious findings."""
    return max(findings, key=lambda finding: _SERIOUSNESS[finding.verdict], default=_FINE)


def _shown(word: str | None) -> str | None:
    return explainer("ru").spelling(word).upper() if word is not None else None
