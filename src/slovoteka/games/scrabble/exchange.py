"""How many tiles may be exchanged: rules, bots, reviews and screens ask here (SM-13, SM-74, SM-87, SU-24)."""

from typing import Final

from slovoteka.core.errors import Illegal
from slovoteka.games.scrabble.editions import RACK
from slovoteka.games.scrabble.options import Options

_SHORTEST_OPENING: Final = 2
"""Letters of the first word, unless the table asks for more (SM-72)."""


def exchange_barred(options: Options, *, bag_left: int, opening: int) -> Illegal | None:
    """The rule that forbids any exchange now: before a long first word, or with a bag that is nearly empty."""
    if opening > _SHORTEST_OPENING:
        return Illegal("SM-74", "exchange-before-opening", letters=opening)
    if options.restricted_exchange and bag_left < RACK:
        return Illegal("SM-87", "exchange-restricted", left=bag_left)
    return None


def most_to_exchange(options: Options, *, bag_left: int, opening: int) -> int:
    """0 where no exchange is allowed."""
    is_barred = exchange_barred(options, bag_left=bag_left, opening=opening) is not None
    return 0 if is_barred else min(bag_left, RACK)


def check_exchange(options: Options, letters: str, *, bag_left: int, opening: int) -> None:
    if (barred := exchange_barred(options, bag_left=bag_left, opening=opening)) is not None:
        raise barred
    if not letters:
        raise Illegal(options.book.exchange, "exchange-nothing")
    if len(letters) > bag_left:
        raise Illegal(options.book.exchange_most, "exchange-too-many", count=len(letters), left=bag_left)
