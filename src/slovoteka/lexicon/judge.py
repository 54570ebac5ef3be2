"""The judge of clues: may this word be given as a clue to these others, its targets?

What a dictionary can know is forbidden or allowed outright; what only people can decide is `doubtful`. The most serious
finding over all targets is the answer.
"""

import re
import unicodedata
from collections.abc import Iterable, Sequence
from functools import cache
from typing import Final, Literal

from slovoteka.core.errors import Unreadable
from slovoteka.lexicon.alphabet import APOSTROPHE, read_word
from slovoteka.lexicon.clues import ClueAllowances, ClueReason, ClueVerdict
from slovoteka.lexicon.kinship import Kin, Kinship, kinship
from slovoteka.lexicon.likeness import is_inside, rhyme, sound
from slovoteka.lexicon.morphemes import folded
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
    Kin.PERHAPS: ("doubtful", ClueReason.COGNATE),
}
_WORDS_OF_NUMBERS: Final = (
    "ноль нуль зеро",
    "один единица",
    "два двойка двойник двойня двое дуэт пара близнец близнецы",
    "три тройка тройня трое троица трио треугольник трезубец треножник трилогия триатлон трилистник триколор",
    "четыре четверка четверо четверг четверть квартет квадрат четвероногое",
    "пять пятерка пятеро пятак пятачок пятница пентагон пентаграмма квинтет пятиугольник",
    "шесть шестерка шестеро шестиугольник гексагон",
    "семь семерка семеро семья неделя радуга",
    "восемь восьмерка восьмеро осьминог октет октава паук",
    "девять девятка девятеро",
)
"""Targets that a bare number brings to mind, those of 0 first."""
_NUMBERS_IN_WORDS: Final = {word: number for number, words in enumerate(_WORDS_OF_NUMBERS) for word in words.split()}
_NAMES: Final = PROPER - {"Trad"}
"""Of people, places and organisations."""
_FINE_IN_TITLES: Final = frozenset({ClueReason.LETTER, ClueReason.NUMERAL})
"""«Три мушкетёра»."""
_ABBREVIATIONS: Final = frozenset({
    "атс", "вов", "гаи", "ии", "имхо", "инн", "мархи", "мгу", "обж", "озу", "опек", "сизо", "фиде", "экг", "юнисеф",
})  # fmt: skip
"""Those that the dictionary takes for words or forms of words, or does not have."""
_VOWELS: Final = frozenset("аеиоуыэюя")

_PARTED: Final = re.compile(f"[-{APOSTROPHE}]")
_APOSTROPHES: Final = re.compile("['ʼ`]")
_DASHES: Final = re.compile(r"\s*[-‐‑‒–—−]\s*")
_USED: Final = 2.0
"""A word that no dictionary has but people write as often as that is new rather than invented."""
_SLIP: Final = 1.5
"""It is rather a slip if a word one letter away is so much more frequent."""
_MOST_KEPT: Final = 100_000


class Judge:
    """Judges clues, and keeps what it has found out of a word."""

    def __init__(self, kinship: Kinship) -> None:
        self._kinship = kinship
        self._alone: dict[tuple[str, ClueAllowances], ClueVerdict] = {}

    def judge(
        self, clue: str, number: int | None, targets: Sequence[str], agreements: ClueAllowances = _NOTHING_AGREED
    ) -> ClueVerdict:
        """`number` is None where it is unlimited. Never raises: what is no word at all is judged too."""
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
        """Nothing at all speaks against the clue, whatever a group may have agreed on: for bots, which try many."""
        return self.judge(clue, number, targets).verdict == "allowed"

    def are_kin(self, one: str, other: str) -> bool:
        """Forms of one word, cognates, or compounds that share a part."""
        return self._kinship.kin(one, other) not in (Kin.NONE, Kin.PERHAPS)

    def _one_word(
        self, word: str, number: int | None, targets: Sequence[str], agreements: ClueAllowances
    ) -> ClueVerdict:
        alone = self._by_itself(word, agreements)
        parts = (word,) if word.isalpha() else (word, *filter(None, _PARTED.split(word)))
        against = (self._against(part, target, agreements) for part in parts for target in targets)
        found = _worst((alone, *against))
        return found if found is not _FINE else _number_hint(number, targets)

    def _by_itself(self, word: str, agreements: ClueAllowances) -> ClueVerdict:
        """What is to be said of a word whatever lies on the table."""
        key = (word, agreements)
        known = self._alone.get(key)
        if known is None:
            if len(self._alone) >= _MOST_KEPT:  # people may type anything for weeks
                self._alone.clear()
            known = self._alone[key] = self._look_at(word, agreements)
        return known

    def _look_at(self, word: str, agreements: ClueAllowances) -> ClueVerdict:
        readings = [tag for _, tag in self._kinship.readings(word)]
        if "-" in word and not _is_agreed_compound(readings, agreements):
            return ClueVerdict(verdict="forbidden", reason=ClueReason.HYPHEN)
        if any(sign.isdigit() for sign in word):
            return ClueVerdict(verdict="doubtful", reason=ClueReason.NUMERAL)
        if any(unicodedata.name(sign, "").startswith("LATIN") for sign in word):
            meant = from_latin_keys(word, self._is_known)
            return ClueVerdict(verdict="doubtful", reason=ClueReason.FOREIGN, suggestion=_shown(meant))
        if len(word) == 1 and word.isalpha():
            return ClueVerdict(verdict="doubtful", reason=ClueReason.LETTER)
        if any("NUMR" in tag for tag in readings):
            return ClueVerdict(verdict="doubtful", reason=ClueReason.NUMERAL)
        if _is_abbreviation(word, readings):
            forbidden = ClueVerdict(verdict="forbidden", reason=ClueReason.ABBREVIATION)
            return _FINE if agreements.abbreviations else forbidden
        return _FINE if readings else self._unlisted(word)

    def _is_name(self, word: str) -> bool:
        return any(tag & _NAMES and "nomn" in tag for _, tag in self._kinship.readings(word))

    def _unlisted(self, word: str) -> ClueVerdict:
        """A word that the dictionary lacks: a slip, something new, or invented."""
        meant = likely_meant(word, self._is_known)
        used = frequency(word)
        if used >= _USED and (meant is None or frequency(meant) - used < _SLIP):
            return _FINE
        return ClueVerdict(verdict="doubtful", reason=ClueReason.UNKNOWN, suggestion=_shown(meant))

    def _is_known(self, word: str) -> bool:
        return bool(self._kinship.readings(word))

    def _against(self, word: str, target: str, agreements: ClueAllowances) -> ClueVerdict:
        """What one target has to say against a word."""
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
    """The words of a clue in lower case with е for ё, a word that is spelt out put together."""
    text = _APOSTROPHES.sub(APOSTROPHE, _DASHES.sub("-", unicodedata.normalize("NFC", clue))).strip("- ")
    letters = text.split("-")
    if len(letters) > 2 and all(len(letter) == 1 for letter in letters):
        text = "".join(letters)
    return ["-".join(_letters(part) for part in word.split("-")) for word in text.split()] or [""]


def _letters(word: str) -> str:
    """As a dictionary writes it: without stress, and without Latin letters that only look Russian."""
    try:
        reading = read_word(word, "ru")
    except Unreadable:
        return folded(word)
    return folded(word if len(reading.look_alikes) == len(word) else reading.word)


def _is_abbreviation(word: str, readings: Sequence[frozenset[str]]) -> bool:
    """Words that grew out of acronyms are inflected, like вуз and загс, and have a vowel."""
    if word in _ABBREVIATIONS:
        return True
    if word.isalpha() and _VOWELS.isdisjoint(word):
        return any({"NOUN", "nomn"} <= tag for tag in readings) or (not readings and frequency(word) >= _USED)
    return bool(readings) and all({"Abbr", "Fixd"} <= tag for tag in readings)


def _is_agreed_compound(readings: Sequence[frozenset[str]], agreements: ClueAllowances) -> bool:
    """What a group may agree on for words with a hyphen: all of them, or names such as Нью-Йорк."""
    return agreements.compounds or (agreements.names and any(tag & PROPER for tag in readings))


def _number_hint(number: int | None, targets: Sequence[str]) -> ClueVerdict:
    for target in targets:
        if number is not None and _NUMBERS_IN_WORDS.get(folded(target)) == number:
            return ClueVerdict(verdict="doubtful", reason=ClueReason.NUMBER_HINT, target=target)
    return _FINE


def _worst(findings: Iterable[ClueVerdict]) -> ClueVerdict:
    """The first among the most serious."""
    return max(findings, key=lambda finding: _SERIOUSNESS[finding.verdict], default=_FINE)


def _shown(word: str | None) -> str | None:
    return word.upper() if word is not None else None
