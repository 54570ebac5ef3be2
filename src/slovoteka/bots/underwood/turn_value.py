"""What a turn is worth: its points, and what the cards that stay in hand will gain or cost."""

from typing import Final

from slovoteka.bots.underwood.round_forecast import RoundForecast, out_chance
from slovoteka.core.value import Value
from slovoteka.games.underwood.deck import UNDERWOOD, LetterCard, prizes_in
from slovoteka.games.underwood.prize_signs import prize_sign
from slovoteka.games.underwood.scoring import UNDERWOOD_IN_HAND

_NEXT_WORD: Final = 12.0
"""What an opponent gains on average with one more turn: a word, and its cards out of the hand."""
_LAID_COMMON: Final = 0.62
_LAID_RARE: Final = 0.35
"""How often a letter that stays in hand is laid in the next word. Common letters have four copies or more."""
_STUCK: Final = 0.6
"""How often a letter that is not laid then is paid for at the end."""
_PRIZE: Final = 2.0
_UNDERWOOD: Final = 5.0
"""What a prize card and an Underwood add to the next word."""


class Foresight(Value, frozen=True, kw_only=True):
    """How far a level thinks ahead. With all at 0 it sees only the points of its word."""

    hand: float = 1.0
    """How much the cost of its own hand counts."""
    future: float = 1.0
    """How much it hopes to lay the kept cards later."""
    out: float = 1.0
    """How much the end of the round counts."""
    others: float = 1.0
    """How much it avoids gifts to others: swaps into their words, a useful letter in the tape."""


class TurnValues:
    """How one level values turns at one table."""

    def __init__(self, foresight: Foresight, outlook: RoundForecast) -> None:
        self.foresight, self._outlook = foresight, outlook
        self._kept = {card.letter: self._letter_kept(card) for card in outlook.deck.letters}
        self._kept[UNDERWOOD] = self._either(foresight.future * _UNDERWOOD, -foresight.hand * UNDERWOOD_IN_HAND)
        for number in range(1, len(outlook.deck.prizes) + 1):
            self._kept[prize_sign(number)] = self._either(foresight.future * _PRIZE, 0)
        self._given = {
            card.letter: foresight.others * _laid_chance(card) * (card.price + 1) / 2 for card in outlook.deck.letters
        }
        self.out = foresight.out * (outlook.others_cost + _NEXT_WORD)
        """The value of ending the round now: the others pay for their hands and get no more turns."""

    @property
    def ends_before(self) -> float:
        return self._outlook.ends_before

    def kept(self, hand: str) -> float:
        """The value of the cards that stay, if the turn does not end the round."""
        letters = len(hand) - len(prizes_in(hand))
        soon_out = out_chance(letters) * (self._outlook.others_cost + _NEXT_WORD) / 2
        return sum([self._kept[card] for card in hand]) + self._either(self.foresight.out * soon_out, 0)

    def given(self, card: str | None) -> float:
        """What a letter in the tape is worth to the next player."""
        return 0.0 if card is None else self._given[card]

    def _letter_kept(self, card: LetterCard) -> float:
        laid = _laid_chance(card)
        later = card.price * (laid - (1 - laid) * _STUCK)
        share = self.foresight.future if later > 0 else self.foresight.hand
        return self._either(share * later, -self.foresight.hand * card.price)

    def _either(self, goes_on: float, ends: float) -> float:
        """Weighs two values by the chance that the round lasts until the next turn."""
        chance = self._outlook.ends_before
        return (1 - chance) * goes_on + chance * ends


def _laid_chance(card: LetterCard) -> float:
    if card.copies >= 4:
        return _LAID_COMMON
    return _LAID_RARE + (_LAID_COMMON - _LAID_RARE) * card.copies / 5
