"""Deals the cards that a seat has not seen again, to get a state that this seat cannot tell from the real one."""

from collections import Counter

from slovoteka.core import piles
from slovoteka.core.game import Rng
from slovoteka.games.underwood.deck import is_letter, letters_in
from slovoteka.games.underwood.spelling import cards_of, read_word
from slovoteka.games.underwood.state import Stage, State


def other_world(state: State, seat: int, rng: Rng) -> State:
    """Mixes the deck and the other hands. Cards that everybody has seen, in a hand or under the deck, stay in place.

    What follows from the rules stays true too: a seat that had no letter for the tape gets none, and one that ran out
    of time has one.
    """
    if state.is_open:
        return state
    kept = {other: _kept(state, other) for other in range(state.seats) if other != seat}
    pool = piles.shuffled(state.deck + "".join(piles.remove(state.hands[other], kept[other]) for other in kept), rng)
    hands, without_letters = list(state.hands), _without_letters(state)
    for other in sorted(kept, key=lambda other: other not in without_letters):  # those with the narrowest choice first
        missing = len(state.hands[other]) - len(kept[other])
        dealt = [card for card in pool if other not in without_letters or not is_letter(card)][:missing]
        pool = list(piles.remove("".join(pool), dealt))
        hands[other] = piles.add(kept[other], dealt)
    return state.but(hands=tuple(hands), deck=piles.add("", pool))


def _without_letters(state: State) -> tuple[int, ...]:
    """Seats that everybody knows to hide no letters. A pending turn without a tape card shows the same of the mover."""
    pending = state.pending
    return state.bare if pending is None or pending.tape is not None else (*state.bare, state.mover)


def _kept(state: State, other: int) -> str:
    """Cards that another seat holds in every such state."""
    hand, shown = state.hands[other], state.shown[other]
    if other != state.mover:
        return shown
    if state.stage is Stage.LOT and not letters_in(shown):
        return piles.add(shown, letters_in(piles.remove(hand, shown))[:1])
    if state.pending is not None:  # its word must be possible, and not all of it from the tape (UW-30)
        laid = "".join(cards_of(read_word(lay.word)) for lay in state.pending.words)
        return "".join(sorted((Counter(shown) | (Counter(hand) & Counter(laid))).elements()))
    return shown
