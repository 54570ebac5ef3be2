"""What a player can tell about the rest of the round: how soon it may end, and what the others would pay."""

from collections import Counter
from collections.abc import Sequence
from typing import Final

from slovoteka.core.value import Value
from slovoteka.games.underwood.deck import Deck, prizes_in
from slovoteka.games.underwood.desk import Desk
from slovoteka.games.underwood.scoring import hand_cost
from slovoteka.games.underwood.spelling import cards_of
from slovoteka.games.underwood.views import Public

_OUT_CHANCE: Final = (0.65, 0.58, 0.53, 0.46, 0.33, 0.31, 0.22, 0.06, 0.02)
"""How often a hand with this many letters and Underwoods goes out in its next turn, measured in games of masters."""


def out_chance(cards: int) -> float:
    return _OUT_CHANCE[min(cards, len(_OUT_CHANCE) - 1)]


class RoundForecast(Value, frozen=True, kw_only=True):
    deck: Deck
    ends_before: float
    """The chance that somebody ends the round before this seat's next turn."""
    others_cost: float
    """What an opponent would pay on average if the round ended now."""

    @classmethod
    def of(cls, desk: Desk, seen: Public) -> "RoundForecast":
        others = [other for other in range(len(seen.hand_sizes)) if other != desk.seat and other not in seen.gone]
        hands = [(seen.hand_sizes[other], seen.shown[other]) for other in others]
        return cls.on(desk, hands, seen.bottom + seen.discarded)

    @classmethod
    def on(cls, desk: Desk, others: Sequence[tuple[int, str]], aside: str = "") -> "RoundForecast":
        """`others` has how many cards each opponent holds, and which of them everybody has seen."""
        average = _average_cost(desk, "".join(shown for _, shown in others) + aside)
        stays, costs = 1.0, []
        for size, shown in others:
            stays *= 1 - out_chance(size - len(prizes_in(shown)))
            costs.append(hand_cost(desk.deck, shown) + average * (size - len(shown)))
        return cls(deck=desk.deck, ends_before=1 - stays, others_cost=sum(costs) / max(len(costs), 1))


def _average_cost(desk: Desk, known: str) -> float:
    """The average cost of a card that this seat has not seen, in the deck or in another hand."""
    seen = Counter(desk.hand + desk.tape + known)
    for words in desk.words:
        for word in words:
            seen.update(cards_of(word.places) + word.prize)
    unseen = "".join((Counter(desk.deck.cards) - seen).elements())
    return hand_cost(desk.deck, unseen) / max(len(unseen), 1)
