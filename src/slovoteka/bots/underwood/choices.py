"""All turns that are worth a closer look, laid out exactly, each with the best card for the tape."""

from collections.abc import Iterator
from typing import Final

from slovoteka.bots.underwood.plans import lays_of
from slovoteka.bots.underwood.search import Search, Vocabulary, Weights
from slovoteka.bots.underwood.turn_value import TurnValues
from slovoteka.core import piles
from slovoteka.core.value import Value
from slovoteka.games.underwood.actions import Turn
from slovoteka.games.underwood.deck import letters_in
from slovoteka.games.underwood.desk import Desk, Laying
from slovoteka.games.underwood.scoring import words_points
from slovoteka.games.underwood.turns import LaidOut, is_out

_FIRST_WORDS: Final = 3
"""How many first words are tried if a second word may follow."""


_SECOND_WIDTH: Final = 3
"""The list of second words is this many times shorter."""
_COST_AT_LEAST: Final = 0.2
_CARD: Final = 0.3
_UNDERWOOD: Final = 3.0
"""Rough weights for a first look: the cost of a hand if the round surely goes on, of a card, of an Underwood."""


class TurnChoice(Value, frozen=True, kw_only=True):
    """A turn and its value."""

    turn: Turn
    points: int
    """Points for the player's own words."""
    worth: float
    is_out: bool
    """Whether it ends the round."""
    after: Desk


class TurnChoices:
    """The turns of one desk, as one level sees them."""

    def __init__(
        self, desk: Desk, words: Vocabulary | None, values: TurnValues, avoid: frozenset[str] = frozenset()
    ) -> None:
        """Without `words`, only a card for the tape is chosen. Words in `avoid` were voted down."""
        self._desk, self._words, self._values, self._avoid = desk, words, values, avoid

    def all(self, width: int) -> Iterator[TurnChoice]:
        """Yields one choice for each way to lay one of the `width` best-looking words, and the turn without a word."""
        yield self._with_tape((), self._desk)
        firsts: list[tuple[float, Laying]] = []
        for laying in self._layings(self._desk, width):
            choice = self._with_tape((laying,), laying.after())
            yield choice
            if laying.gives_one_more:
                firsts.append((choice.worth, laying))
        for _, first in sorted(firsts, key=lambda pair: -pair[0])[:_FIRST_WORDS]:
            for second in self._layings(first.after(), width // _SECOND_WIDTH):  # UW-G25
                if not second.gives_one_more:
                    yield self._with_tape((first, second), second.after())

    def of(self, turn: Turn) -> TurnChoice:
        """Values a turn that somebody has made on this desk in the same way."""
        laid_out = LaidOut.of(self._desk, turn)
        mine, given = self._gained(laid_out.last)
        after = laid_out.after()
        worth = mine - self._values.foresight.others * given + self._rest(after.hand, turn.tape)
        return TurnChoice(turn=turn, points=mine, worth=worth, is_out=is_out(after.hand), after=after)

    def _layings(self, desk: Desk, width: int) -> Iterator[Laying]:
        if self._words is None:
            return
        search = Search(desk, self._words, self._weights())
        for find in search.finds(width, self._avoid):
            for lay in lays_of(desk, find):
                laying = Laying.of(desk, lay)
                if next(laying.refusals(), None) is None:
                    yield laying

    def _with_tape(self, layings: tuple[Laying, ...], after: Desk) -> TurnChoice:
        """The turn with the card for the tape that costs least."""
        mine, given = self._gained(after)
        turn = Turn(tuple(laying.lay for laying in layings))
        choices = []
        for card in dict.fromkeys(letters_in(after.hand)) or (None,):
            hand = after.hand if card is None else piles.remove(after.hand, card)
            worth = mine - self._values.foresight.others * given + self._rest(hand, card)
            choices.append((worth, card, hand))
        worth, card, hand = max(choices, key=lambda choice: choice[0])
        left = after.but(hand=hand, tape=after.tape + (card or ""))
        turn = turn.but(tape=card)
        return TurnChoice(turn=turn, points=mine, worth=worth, is_out=is_out(hand), after=left)

    def _rest(self, hand: str, card: str | None) -> float:
        """The value of the remaining hand and of the card that went into the tape."""
        return self._values.out if is_out(hand) else self._values.kept(hand) - self._values.given(card)

    def _gained(self, after: Desk) -> tuple[int, int]:
        """Points for the player's own words and for those of others, which get letters swapped into them."""
        deck = self._desk.deck
        gained = [
            words_points(deck, new) - words_points(deck, old)
            for old, new in zip(self._desk.words, after.words, strict=True)
        ]
        mine = gained[self._desk.seat]
        return mine, sum(gained) - mine

    def _weights(self) -> Weights:
        """Weights for the first look. It need not be exact, because it only selects what gets a second look."""
        foresight, ends = self._values.foresight, self._values.ends_before
        return Weights(
            cost=foresight.hand * (_COST_AT_LEAST + (1 - _COST_AT_LEAST) * ends),
            card=foresight.out * _CARD,
            underwood=foresight.future * _UNDERWOOD,
            out=self._values.out,
        )
