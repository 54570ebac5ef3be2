"""From a found word to a turn that can be made: where its cards go, what is swapped, and which prize card it has."""

from collections import Counter
from collections.abc import Iterator
from typing import Final

from slovoteka.bots.underwood.search import Find
from slovoteka.core import piles
from slovoteka.games.underwood.actions import Lay, Swap
from slovoteka.games.underwood.deck import UNDERWOOD, letters_in
from slovoteka.games.underwood.desk import Desk
from slovoteka.games.underwood.prize_signs import prize_number
from slovoteka.games.underwood.spelling import Place, Places, cards_of, write_word

_MOST_SWAPS: Final = 3


def lays_of(desk: Desk, find: Find) -> Iterator[Lay]:
    """Ways to lay a word: with as few Underwoods as possible, some of them from swaps, and with one more for a swap."""
    torn = "" if find.cut is None else desk.tape[find.cut :]
    places = _places(find, Counter(letters_in(desk.hand) + torn))
    yield from _with_swaps(desk, find, places, torn)
    spare = desk.hand.count(UNDERWOOD) - cards_of(places).count(UNDERWOOD)
    if find.use == "reduce" and spare > 0:  # the other Underwoods can go there too
        heap = next(at for at, place in enumerate(places) if len(place.cards) > 1)
        more = Place(find.letter, places[heap].cards + UNDERWOOD * spare)
        yield _lay(find, piles.replace_at(places, heap, more))
    if find.use == "plain":
        yield from _with_underwood_more(desk, find, places, torn)


def _with_swaps(desk: Desk, find: Find, places: Places, torn: str) -> Iterator[Lay]:
    """Uses as many Underwoods from the table as needed, then fewer, as long as the hand has the rest."""
    needed, own = cards_of(places).count(UNDERWOOD), desk.hand.count(UNDERWOOD)
    swaps = _swaps(desk, places, torn)
    for taken in range(min(len(swaps), needed, _MOST_SWAPS), -1, -1):
        if needed - taken <= own:
            yield _lay(find, places, swaps[:taken])


def _lay(find: Find, places: Places, swaps: tuple[Swap, ...] = ()) -> Lay:
    return Lay(write_word(places), find.cut, swaps, prize_number(find.prize) if find.prize else None)


def _with_underwood_more(desk: Desk, find: Find, places: Places, torn: str) -> Iterator[Lay]:
    """Uses an Underwood instead of the cheapest card. It may come from a good swap, or leave the hand this way."""
    prices = desk.deck.prices
    free = [at for at, place in enumerate(places) if place.cards == place.letter]
    if torn:  # the oldest torn card stays in the word
        first = next((at for at in free if places[at].letter == torn[0]), None)
        free = [at for at in free if at != first]
    if not free:
        return
    at = min(free, key=lambda at: prices[places[at].letter])
    changed = piles.replace_at(places, at, Place(places[at].letter, UNDERWOOD))
    yield from _with_swaps(desk, find, changed, torn)


def _places(find: Find, cards: Counter[str]) -> Places:
    """Uses a card for each letter as long as there are any, then Underwoods."""
    left = cards.copy()
    places: list[Place] = []
    server: int | None = None
    for at, letter in enumerate(find.word):
        if left[letter] > 0:
            left[letter] -= 1
            places.append(Place(letter, letter))
            if letter == find.letter and server is None:
                server = at
        elif find.use == "multiply" and letter == find.letter and server is not None:
            places.append(Place(letter, "", server))
        else:
            places.append(Place(letter, UNDERWOOD))
            if letter == find.letter and server is None:
                server = at
    if find.use == "reduce" and server is not None:
        heap = find.letter * (1 + left[find.letter])
        places[server] = Place(find.letter, heap)
    return tuple(places)


def _swaps(desk: Desk, places: Places, torn: str) -> tuple[Swap, ...]:
    """Underwoods on the table that a free letter can replace, the most useful first: own words, dear letters."""
    used = Counter(letters_in(cards_of(places))) - Counter(torn[:1])
    free = Counter(letters_in(desk.hand) + torn[1:]) - used
    chosen: list[Swap] = []
    ranked = sorted(
        desk.underwoods(), key=lambda target: (target[0].seat != desk.seat, -desk.deck.prices.get(target[1], 0))
    )
    for swap, letter in ranked:
        if free[letter] > 0:
            free[letter] -= 1
            chosen.append(swap)
    return tuple(chosen)
