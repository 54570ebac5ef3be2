"""Which rule a refusal cites: both rulebooks say nearly the same, each under its own ids."""

from collections.abc import Mapping
from typing import Final, Literal

from slovoteka.core.value import Value
from slovoteka.core.words import Why


class Book(Value, frozen=True, kw_only=True):
    """The rule ids of one rulebook, by subject."""

    id: Literal["SM", "SU"]
    board: str
    seats: str
    blank: str
    rack: str
    first_word: str
    one_line: str
    unbroken: str
    touch: str
    old_tiles: str
    complete: str
    turn: str
    exchange: str
    exchange_most: str
    challenge: str
    penalty: str
    declare: str


MATTEL: Final = Book(
    id="SM",
    board="SM-25",
    seats="SM-01",
    blank="SM-06",
    rack="SM-10",
    first_word="SM-16",
    one_line="SM-39",
    unbroken="SM-17",
    touch="SM-G8",
    old_tiles="SM-21",
    complete="SM-40",
    turn="SM-38",
    exchange="SM-13",
    exchange_most="SM-G2",
    challenge="SM-22",
    penalty="SM-G3",
    declare="SM-32",
)
BILINGUAL: Final = Book(
    id="SU",
    board="SU-01",
    seats="SU-G11",
    blank="SU-23",
    rack="SU-05",
    first_word="SU-07",
    one_line="SU-12",
    unbroken="SU-G12",
    touch="SU-11",
    old_tiles="SU-21",
    complete="SU-15",
    turn="SU-11",
    exchange="SU-24",
    exchange_most="SU-G2",
    challenge="SU-30",
    penalty="SU-G3",
    declare="SU-08",
)
BOOKS: Final[Mapping[str, Book]] = {"SM": MATTEL, "SU": BILINGUAL}

WORD_RULES: Final[Mapping[str, Mapping[Why, str]]] = {
    "SM": dict.fromkeys(Why, "SM-18")
    | {Why.FOUND_PLURAL: "SM-59", Why.TOO_SHORT: "SM-38", Why.UNKNOWN: "SM-20", Why.AGREED: "SM-20"},
    "SU": dict.fromkeys(Why, "SU-27") | {Why.TOO_SHORT: "SU-07", Why.UNKNOWN: "SU-29", Why.AGREED: "SU-29"},
}
"""Which rule a dictionary's verdict is based on."""
