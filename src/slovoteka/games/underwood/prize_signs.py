"""The signs of prize cards: ① is the first kind, in piles, in typed lines and in sentences."""

from typing import Final

_FIRST_PRIZE: Final = 0x2460
"""The code of ①. Piles contain these signs, one for each kind of prize card."""
_MOST_SIGNS: Final = 20
"""The last of these signs is ⑳."""


def prize_sign(number: int) -> str:
    """The sign of the n-th kind of prize card, from 1."""
    return chr(_FIRST_PRIZE + number - 1)


def prize_shown(number: int | None) -> str:
    """How a refusal names a prize card: by its sign, or by its number if there is no such kind."""
    return prize_sign(number) if number is not None and 1 <= number <= _MOST_SIGNS else str(number)


def prize_number(card: str) -> int:
    return ord(card) - _FIRST_PRIZE + 1
