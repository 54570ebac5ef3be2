"""How many tiles may be exchanged. Rules, bots, reviews and screens all ask here (SM-13, SM-87, SU-24)."""

from typing import Final

from slovoteka.core.errors import Illegal
from slovoteka.games.scrabble.editions import RACK
from slovoteka.games.scrabble.options import Options

_SHORTEST_OPENING: Final = 2
"""The shortest first word, unless the table asks for a longer one (SM-72)."""


def exchange_barred(options: Options, *, bag_left: int, opening: int) -> Illegal | None:
    """The rule that forbids every exchange now: with an almost empty bag, and once also before a long first word."""
    if options.rules == 1 and opening > _SHORTEST_OPENING:
        return Illegal("SM-74", "exchange-before-opening", letters=opening)
    if options.restricted_exchange and bag_left < RACK:
        return Illegal("SM-87", "exchange-restricted", left=bag_left)
    return None


def most_to_exchange(options: Options, *, bag_left: int, opening: int) -> int:
    """How many tiles may be exchanged; 0 if no exchange is allowed."""
    is_barred = exchange_barred(options, bag_left=bag_left, opening=opening) is not None
    return 0 if is_barred else min(bag_left, RACK)


def check_exchange(options: Options, letters: str, *, bag_left: int, opening: int) -> None:
    if (barred := exchange_barred(options, bag_left=bag_left, opening=opening)) is not None:
        raise barred
    if not letters:
        raise Illegal(options.book.exchange, "exchange-nothing")
    if len(letters) > bag_left:
        raise Illegal(options.book.exchange_most, "exchange-too-many", count=len(letters), left=bag_left)
