"""The count of a round of «Ундервуд» as a small table: words laid, cards left in hand, and the total."""

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
"""Widths of the name, of each number and of the cards. Together they fit a row of the table."""
_NUMBERS: Final = ("laid", "cost", "round", "total")
_NARROW: Final = 60
"""On narrower screens each seat gets two lines instead of a row."""


class CountText:
    def __init__(self, deck: Deck, seats: SeatsShown) -> None:
        self._deck, self._seats = deck, seats
        self._cards = CardText(deck, seats.language)

    def rows(self, public: Public) -> Iterator[Text]:
        """The rows of a counted round, in which all hands are open."""
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
        """For each seat: its name, its numbers in the order of `_NUMBERS`, and the cards of its hand."""
        for seat, hand in enumerate(public.hands or ()):
            cost, points = -hand_cost(self._deck, hand), public.sheet[-1][seat]
            numbers = [number(value) for value in (public.points[seat], cost, points, public.totals[seat])]
            yield clipped(self._seats.names[seat], 9), numbers, " ".join(self._cards.priced(hand)) or "–"


def last_round(rounds: Sequence[int]) -> str:
    """The points of the last round in brackets; empty if there was only one round, whose points are the total."""
    if len(rounds) < 2:
        return ""
    return f"({'+' if rounds[-1] > 0 else ''}{number(rounds[-1])})"
