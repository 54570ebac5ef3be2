"""The count of a round of «Ундервуд» as a small table: what was laid, what was left in hand, and what it comes to."""

from collections.abc import Iterator, Sequence
from textwrap import wrap
from typing import Final

from rich.text import Text

from slovoteka.cli.games.underwood.cards import CardText
from slovoteka.cli.shared.output import clipped
from slovoteka.cli.terminal.renderer import SeatsShown, number
from slovoteka.games.underwood.deck import Deck
from slovoteka.games.underwood.scoring import hand_cost
from slovoteka.games.underwood.views import Public

_NAME, _COLUMN, _HAND = 13, 8, 23
"""Columns for the name, for each number and for the cards; together no wider than a row of the table."""
_NUMBERS: Final = ("laid", "cost", "round", "total")
_NARROW: Final = 60
"""A table of that many columns is too wide for the screen."""


class CountText:
    def __init__(self, deck: Deck, seats: SeatsShown) -> None:
        self._deck, self._seats = deck, seats
        self._cards = CardText(deck, seats.language)

    def rows(self, public: Public) -> Iterator[Text]:
        """Of a round that is counted: all hands lie open."""
        return self._narrow(public) if self._seats.width < _NARROW else self._wide(public)

    def _narrow(self, public: Public) -> Iterator[Text]:
        for name, numbers, hand in self._counted(public):
            yield Text("  " + self._cards.say("count-narrow", name=name, **dict(zip(_NUMBERS, numbers, strict=True))))
            yield Text("    " + hand)

    def _wide(self, public: Public) -> Iterator[Text]:
        heads = "".join(self._cards.say(f"count-{column}").rjust(_COLUMN) for column in _NUMBERS)
        yield Text(f"{'':<{_NAME}}{heads}  {self._cards.say('count-hand')}", "dim")
        for name, numbers, hand in self._counted(public):
            cells = "".join(value.rjust(_COLUMN) for value in numbers)
            first, *others = wrap(hand, _HAND)
            yield Text(f"  {name:<{_NAME - 2}}{cells}  {first}")
            yield from (Text(" " * (_NAME + len(_NUMBERS) * _COLUMN + 2) + more) for more in others)

    def _counted(self, public: Public) -> Iterator[tuple[str, list[str], str]]:
        """Of each seat the name, the numbers as `_NUMBERS` has them, and the cards of the hand."""
        for seat, hand in enumerate(public.hands or ()):
            cost, points = -hand_cost(self._deck, hand), public.sheet[-1][seat]
            numbers = [number(value) for value in (public.points[seat], cost, points, public.totals[seat])]
            yield clipped(self._seats.names[seat], 9), numbers, " ".join(self._cards.priced(hand)) or "–"


def last_round(rounds: Sequence[int]) -> str:
    """What the last round brought, in brackets; one round alone is the total itself."""
    if len(rounds) < 2:
        return ""
    return f"({'+' if rounds[-1] > 0 else ''}{number(rounds[-1])})"
