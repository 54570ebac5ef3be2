"""What a turn is worth: points now, and what the cards that stay in hand will bring or cost."""

from typing import Final

from slovoteka.bots.underwood.outlook import Outlook, out_chance
from slovoteka.core.value import Value
from slovoteka.games.underwood.deck import UNDERWOOD, LetterCard, prizes_in
from slovoteka.games.underwood.scoring import UNDERWOOD_IN_HAND
from slovoteka.games.underwood.signs import prize_sign

_NEXT_WORD: Final = 12.0
"""What an opponent gains on average by one more turn: a word laid, and its cards out of the hand."""
_LAID_COMMON: Final = 0.62
_LAID_RARE: Final = 0.35
"""How often a letter that stays in hand is laid in the next word; common are those with four copies or more."""
_STUCK: Final = 0.6
"""How often a letter that is not laid then is paid for in the end."""
_PRIZE: Final = 2.0
_UNDERWOOD: Final = 5.0
"""What a prize card and an Underwood add to the next word."""


class Foresight(Value, frozen=True, kw_only=True):
    """How far a level thinks. With all at 0 it sees only the points of its word."""

    hand: float = 1.0
    """How much the cost of its own hand counts."""
    future: float = 1.0
    """How much it hopes to lay later what it keeps."""
    out: float = 1.0
    """How much it minds the end of the round."""
    others: float = 1.0
    """How much it minds what it gives to others: swaps into their words, a letter in the tape."""


class Worth:
    """The eyes of one level on one table."""

    def __init__(self, mind: Foresight, outlook: Outlook) -> None:
        self.mind, self._outlook = mind, outlook
        self._kept = {card.letter: self._letter_kept(card) for card in outlook.deck.letters}
        self._kept[UNDERWOOD] = self._either(mind.future * _UNDERWOOD, -mind.hand * UNDERWOOD_IN_HAND)
        for number in range(1, len(outlook.deck.prizes) + 1):
            self._kept[prize_sign(number)] = self._either(mind.future * _PRIZE, 0)
        self._given = {
            card.letter: mind.others * _laid_chance(card) * (card.price + 1) / 2 for card in outlook.deck.letters
        }
        self.out = mind.out * (outlook.others_cost + _NEXT_WORD)
        """Of ending the round now: others pay for their hands and have no turn more."""

    @property
    def ends_before(self) -> float:
        return self._outlook.ends_before

    def kept(self, hand: str) -> float:
        """Of the cards that stay, where the turn does not end the round."""
        letters = len(hand) - len(prizes_in(hand))
        soon_out = out_chance(letters) * (self._outlook.others_cost + _NEXT_WORD) / 2
        return sum([self._kept[card] for card in hand]) + self._either(self.mind.out * soon_out, 0)

    def given(self, card: str | None) -> float:
        """What a letter in the tape is worth to the one who moves next."""
        return 0.0 if card is None else self._given[card]

    def _letter_kept(self, card: LetterCard) -> float:
        laid = _laid_chance(card)
        later = card.price * (laid - (1 - laid) * _STUCK)
        minded = self.mind.future if later > 0 else self.mind.hand
        return self._either(minded * later, -self.mind.hand * card.price)

    def _either(self, goes_on: float, ends: float) -> float:
        """Weighed by whether the round lasts to the next turn."""
        chance = self._outlook.ends_before
        return (1 - chance) * goes_on + chance * ends


def _laid_chance(card: LetterCard) -> float:
    if card.copies >= 4:
        return _LAID_COMMON
    return _LAID_RARE + (_LAID_COMMON - _LAID_RARE) * card.copies / 5
