"""The count of a round of «Ундервуд» as a small table: what was laid, what was left in hand, and what it comes to."""

from collections.abc import Iterator, Sequence
from textwrap import wrap
from typing import Final

from rich.text import Text

from slovoteka.cli.face import Seats, number
from slovoteka.cli.output import clipped
from slovoteka.cli.underwood_cards import CardText
from slovoteka.games.underwood.deck import Deck
from slovoteka.games.underwood.scoring import hand_cost
from slovoteka.games.underwood.views import Public

_NAME, _COLUMN, _HAND = 13, 8, 23
"""Columns for the name, for each number and for the cards; together no wider than a row of the table."""
_NUMBERS: Final = ("laid", "cost", "round", "total")
_MOST_ROUNDS: Final = 6


class CountText:
    def __init__(self, deck: Deck, seats: Seats) -> None:
        self._deck, self._seats = deck, seats
        self._cards = CardText(deck, seats.language)

    def rows(self, public: Public) -> Iterator[Text]:
        """Of a round that is counted: all hands lie open."""
        heads = "".join(self._cards.say(f"count-{column}").rjust(_COLUMN) for column in _NUMBERS)
        yield Text(f"{'':<{_NAME}}{heads}  {self._cards.say('count-hand')}", "dim")
        hands = public.hands or ()
        for seat, hand in enumerate(hands):
            round_points = public.sheet[-1][seat]
            numbers = (public.points[seat], -hand_cost(self._deck, hand), round_points, public.totals[seat])
            cells = "".join(number(value).rjust(_COLUMN) for value in numbers)
            cards = wrap(" ".join(self._cards.priced(hand)), _HAND) or ["–"]
            yield Text(f"  {clipped(self._seats.names[seat], 9):<{_NAME - 2}}{cells}  {cards[0]}")
            yield from (Text(" " * (_NAME + len(_NUMBERS) * _COLUMN + 2) + more) for more in cards[1:])


def sheet_text(rounds: Sequence[int]) -> str:
    """Points of the rounds in brackets, `(12 − 5 + 7)`; of many the last. One round alone is the total itself."""
    if len(rounds) < 2:
        return ""
    shown = rounds[-_MOST_ROUNDS:]
    first = number(shown[0]) if len(shown) == len(rounds) else f"… {_signed(shown[0])}"
    return f"({' '.join([first, *map(_signed, shown[1:])])})"


def _signed(points: int) -> str:
    return f"− {-points}" if points < 0 else f"+ {points}"
