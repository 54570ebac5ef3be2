"""The letters of a language, and how a typed word becomes letters.

All other modules see words in upper case, in one script, with one kind of apostrophe and without stress marks.
"""

import re
import unicodedata
from typing import Final, Literal

from slovoteka.core.errors import Unreadable
from slovoteka.core.value import Value

Language = Literal["ru", "uk"]

APOSTROPHE: Final = "’"
LONGEST: Final = 64
"""The longest word that is accepted, in letters."""

ALPHABETS: Final[dict[Language, str]] = {
    "ru": "АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ",
    "uk": "АБВГҐДЕЄЖЗИІЇЙКЛМНОПРСТУФХЦЧШЩЬЮЯ" + APOSTROPHE,
}

_LATIN: Final = dict(zip("ABCEHKMOPTXY", "АВСЕНКМОРТХУ", strict=True))
_GREEK: Final = dict(zip("ΑΒΓΕΗΚΜΟΠΡΤΥΦΧ", "АВГЕНКМОПРТУФХ", strict=True))
_LOOK_ALIKES: Final[dict[Language, dict[str, str]]] = {
    "ru": {**_LATIN, **_GREEK, "Ë": "Ё"},
    "uk": {**_LATIN, **_GREEK, "I": "І", "Ï": "Ї", "Ι": "І", "Ϊ": "Ї"},
}
_APOSTROPHES: Final = frozenset("'’ʼ`‘´′＇")
_STRESS: Final = frozenset("\u0300\u0301")
_INVISIBLE: Final = frozenset("\u00ad\u200b\u200c\u200d\u2060\ufeff")
_NORMAL: Final = {language: re.compile(f"[{letters}]{{1,{LONGEST}}}") for language, letters in ALPHABETS.items()}


class LookAlike(Value, frozen=True):
    """A letter of another alphabet that was read as one of ours."""

    position: int
    """Counted from 1."""
    found: str
    read_as: str


class ReadWord(Value, frozen=True):
    word: str
    look_alikes: tuple[LookAlike, ...] = ()


def normalise(text: str, language: Language) -> str:
    """The word in upper case with look-alikes and apostrophes unified; `Unreadable` says what is wrong and where."""
    if _NORMAL[language].fullmatch(text):
        return text
    return read_word(text, language).word


def read_word(text: str, language: Language) -> ReadWord:
    """Like `normalise`, but also tells which letters were replaced."""
    if len(text) > 8 * LONGEST:  # stress marks and invisible signs are not letters, but there must be a limit
        raise Unreadable("word-too-long", word=_clipped(text), length=len(text), limit=LONGEST)
    letters: list[str] = []
    look_alikes: list[LookAlike] = []
    for position, written in _clusters(text):
        shape = _shape(written)
        letter = _LOOK_ALIKES[language].get(shape, shape)
        if len(letter) != 1 or letter not in ALPHABETS[language]:
            raise _unreadable(text, position, written, language)
        if shape in _LOOK_ALIKES[language]:
            look_alikes.append(LookAlike(position, written, letter))
        letters.append(letter)
    if not letters:
        raise Unreadable("word-empty")
    if len(letters) > LONGEST:
        raise Unreadable("word-too-long", word=_clipped(text), length=len(letters), limit=LONGEST)
    return ReadWord("".join(letters), tuple(look_alikes))


def fold(word: str) -> str:
    """Ё written as Е."""
    return word.replace("Ё", "Е")


def _clusters(text: str) -> list[tuple[int, str]]:
    """Letters with their combining marks, each with its position. Invisible characters are left out."""
    found: list[tuple[int, str]] = []
    for position, character in enumerate(text, start=1):
        if character in _INVISIBLE:
            continue
        if unicodedata.combining(character) and found:
            found[-1] = (found[-1][0], found[-1][1] + character)
        else:
            found.append((position, character))
    return found


def _shape(written: str) -> str:
    """One letter in upper case. Decomposed and composed again: it loses stress, but й, ё and ї keep their marks."""
    if written[0] in _APOSTROPHES:
        return APOSTROPHE
    parts = unicodedata.normalize("NFD", written)
    whole = unicodedata.normalize("NFC", "".join(part for part in parts if part not in _STRESS))
    return "".join(sign for sign in whole if not unicodedata.combining(sign)).upper()


def _unreadable(text: str, position: int, written: str, language: Language) -> Unreadable:
    sign = written[0]
    if sign.isspace():
        code = "word-space"
    elif sign.isdigit():
        code = "word-digit"
    elif sign.isalpha():
        code = "word-foreign-letter"
    else:
        code = "word-character"
    return Unreadable(code, word=_clipped(text), position=position, character=_clipped(sign), language=language)


def _clipped(text: str) -> str:
    """Short enough for a message, and in one line."""
    line = "".join(character if character.isprintable() else "�" for character in text[:40])
    return line + "…" if len(text) > 40 else line
