"""How tiles are written.

A letter tile is its letter in upper case; a blank on the board is the letter it stands for in lower case; a blank on a
rack or in a bag is `?`. Only the apostrophe has no lower case: a blank that stands for it is written `"`.
"""

import unicodedata
from typing import Final

from slovoteka.core.errors import Unreadable
from slovoteka.lexicon.alphabet import ALPHABETS, APOSTROPHE, Language, normalise

BLANK: Final = "?"
OTHER_BLANK: Final = "*"
"""With two bags, the blank of the consonants' bag, so that it goes back to its own bag (SM-G28)."""
BLANKS: Final = BLANK + OTHER_BLANK
BLANK_APOSTROPHE: Final = '"'

_LETTERS: Final = sorted({*ALPHABETS["ru"], *ALPHABETS["uk"]})
AS_BLANK: Final[dict[str, str]] = {letter: letter.lower() for letter in _LETTERS} | {APOSTROPHE: BLANK_APOSTROPHE}
"""Maps a letter to the blank that stands for it."""
LETTER_OF: Final[dict[str, str]] = {letter: letter for letter in _LETTERS} | {
    blank: letter for letter, blank in AS_BLANK.items()
}
"""Maps a tile on the board to its letter."""
_ONLY_UKRAINIAN: Final = frozenset(ALPHABETS["uk"]) - frozenset(ALPHABETS["ru"])


def is_blank(tile: str) -> bool:
    """Whether a tile on the board is a blank."""
    return AS_BLANK[LETTER_OF[tile]] == tile


def face_of(tile: str) -> str:
    """A tile on the board as it lies on a rack or in a bag."""
    return tile if tile in AS_BLANK else BLANK


def any_blank(faces: str) -> str:
    """Writes every blank as `?`, whichever bag it came from."""
    return faces.replace(OTHER_BLANK, BLANK)


def read(tiles: str) -> str:
    """Tiles on the board as a word in capital letters, for the dictionary."""
    return "".join([LETTER_OF[tile] for tile in tiles])


def read_tiles(text: str) -> str:
    """Tiles as somebody typed them. Keeps case, which marks blanks, and unifies look-alike letters and apostrophes."""
    composed = unicodedata.normalize("NFC", text)
    if all(sign in LETTER_OF for sign in composed):
        return composed
    language: Language = "uk" if any(map(_is_ukrainian, composed)) else "ru"
    return "".join(_read_tile(sign, language) for sign in composed)


def read_rack(text: str) -> str:
    """Letters of a rack as somebody typed them, in upper case; `?` and `*` are blanks."""
    signs = (sign for sign in unicodedata.normalize("NFC", text) if not sign.isspace())
    return "".join(sign if sign in BLANKS else LETTER_OF[read_tiles(sign)] for sign in signs)


def _is_ukrainian(sign: str) -> bool:
    """Whether this sign can only be a letter that Russian lacks. Every kind of apostrophe is one."""
    try:
        return normalise(sign, "uk") in _ONLY_UKRAINIAN
    except Unreadable:
        return False


def _read_tile(sign: str, language: Language) -> str:
    if sign == BLANK_APOSTROPHE or sign in BLANKS:  # a blank without a letter: the rules say what is missing
        return sign
    letter = normalise(sign, language)
    return AS_BLANK[letter] if sign.islower() else letter


def check_letters(tiles: str, alphabet: str) -> None:
    """Raises `Unreadable` unless every tile is a letter of this set."""
    for tile in tiles:
        if tile not in LETTER_OF or LETTER_OF[tile] not in alphabet:
            raise Unreadable("foreign-tile", letter=tile[:1], letters=alphabet)
