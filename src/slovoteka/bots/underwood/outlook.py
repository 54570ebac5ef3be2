"""What the table tells a player about the rest of the round: how soon it may end, and what others would pay."""

from collections import Counter
from typing import Final

import msgspec

from slovoteka.games.underwood.deck import Deck, prizes_in
from slovoteka.games.underwood.scoring import hand_cost
from slovoteka.games.underwood.spelling import cards_of
from slovoteka.games.underwood.views import Public

_OUT_CHANCE: Final = (0.65, 0.58, 0.53, 0.46, 0.33, 0.31, 0.22, 0.06, 0.02)
"""How often a hand of so many letters and Underwoods goes out in its next turn: measured in games of masters."""


def out_chance(cards: int) -> float:
    return _OUT_CHANCE[min(cards, len(_OUT_CHANCE) - 1)]


class Outlook(msgspec.Struct, frozen=True, kw_only=True):
    deck: Deck
    unseen: str
    """Cards that this seat has not seen: in the deck or in other hands."""
    deck_left: int
    ends_before: float
    """The chance that somebody ends the round before this seat's next turn."""
    others_cost: float
    """What an opponent would pay on average if the round ended now."""
    next_size: int
    """Cards in the hand of the one who moves next."""

    @classmethod
    def of(cls, deck: Deck, seat: int, seen: Public, hand: str) -> "Outlook":
        seats = len(seen.hand_sizes)
        others = [(seat + step) % seats for step in range(1, seats)]
        others = [other for other in others if other not in seen.gone]
        unseen = _unseen(deck, seen, hand, others)
        stays = 1.0
        for other in others:
            letters = seen.hand_sizes[other] - len(prizes_in(seen.shown[other]))
            stays *= 1 - out_chance(letters)
        average = hand_cost(deck, unseen) / max(len(unseen), 1)
        costs = [
            hand_cost(deck, seen.shown[other]) + average * (seen.hand_sizes[other] - len(seen.shown[other]))
            for other in others
        ]
        return cls(
            deck=deck,
            unseen=unseen,
            deck_left=seen.deck_left,
            ends_before=1 - stays,
            others_cost=sum(costs) / max(len(costs), 1),
            next_size=seen.hand_sizes[others[0]] if others else 0,
        )


def _unseen(deck: Deck, seen: Public, hand: str, others: list[int]) -> str:
    known = Counter(hand + seen.tape + seen.bottom + seen.discarded)
    for words in seen.words:
        for word in words:
            known.update(cards_of(word.places) + word.prize)
    for other in others:
        known.update(seen.shown[other])
    return "".join(sorted((Counter(deck.cards) - known).elements()))
