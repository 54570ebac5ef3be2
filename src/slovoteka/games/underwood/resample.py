"""Another world that a seat cannot tell from this one: the cards it has not seen are dealt anew."""

import msgspec

from slovoteka.core import piles
from slovoteka.core.game import Rng
from slovoteka.games.underwood.state import State


def other_world(state: State, seat: int, rng: Rng) -> State:
    """Deck and other hands are mixed; what all have seen, in a hand or under the deck, stays where it is."""
    if state.is_open:
        return state
    hands = list(state.hands)
    others = [other for other in range(state.seats) if other != seat]
    hidden = {other: piles.remove(state.hands[other], state.shown[other]) for other in others}
    pool = piles.shuffled(state.deck + "".join(hidden.values()), rng)
    for other, cards in hidden.items():
        dealt, pool = pool[: len(cards)], pool[len(cards) :]
        hands[other] = piles.add(state.shown[other], dealt)
    return msgspec.structs.replace(state, hands=tuple(hands), deck=piles.add("", pool))
