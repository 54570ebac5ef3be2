"""Squares as on the edge of the board (SM-96): rows have letters, columns have numbers; `З8` is across, `8З` down."""

from typing import Final

from slovoteka.core.errors import Unreadable
from slovoteka.games.scrabble.editions import SIZE
from slovoteka.lexicon.alphabet import normalise

ROWS: Final = "АБВГДЕЖЗИКЛМНОП"  # SM-96: no Ё, no Й

_ACROSS: Final = tuple(f"{ROWS[square // SIZE]}{square % SIZE + 1}" for square in range(SIZE * SIZE))
_DOWN: Final = tuple(f"{square % SIZE + 1}{ROWS[square // SIZE]}" for square in range(SIZE * SIZE))
_PLACES: Final = {text: (square, False) for square, text in enumerate(_ACROSS)} | {
    text: (square, True) for square, text in enumerate(_DOWN)
}


def at_text(square: int, down: bool) -> str:
    """Writes a square and the direction of the word that begins there."""
    return _DOWN[square] if down else _ACROSS[square]


def place_of(at: str) -> tuple[int, bool]:
    """The square, and whether the word goes down. Raises `Unreadable` if there is no such square."""
    known = _PLACES.get(at)
    if known is None:
        known = _PLACES.get(_as_written(at))
    if known is None:
        raise Unreadable("no-such-square", at=at[:20], rows=ROWS, columns=SIZE)
    return known


def square_of(at: str) -> int:
    """The square, whichever direction is written."""
    return place_of(at)[0]


def _as_written(at: str) -> str:
    """In capitals, with Latin look-alikes read as the letters of rows."""
    return "".join(sign if sign.isascii() and sign.isdigit() else _row(sign) for sign in at.strip()[:4])


def _row(sign: str) -> str:
    try:
        return normalise(sign, "ru")
    except Unreadable:
        return sign
