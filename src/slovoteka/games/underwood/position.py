"""A given turn: the hand that is to move, the tape, and as much of the rest as is known."""

from collections import Counter

from slovoteka.core.errors import Illegal, Unreadable
from slovoteka.core.value import Value
from slovoteka.games.underwood.deck import UNDERWOOD, Deck, is_letter, is_prize
from slovoteka.games.underwood.prize_signs import prize_sign
from slovoteka.games.underwood.prizes import LONGEST
from slovoteka.games.underwood.spelling import LaidWord, cards_of
from slovoteka.lexicon.alphabet import ALPHABETS

_MOST_POINTS = 10_000


class Position(Value, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Seats are counted from the player to move."""

    hands: tuple[str, ...]
    """Cards as letters, `?` for an Underwood, ① for the first prize card; empty if a hand is unknown."""
    tape: str = ""
    """The oldest card first."""
    words: tuple[tuple[LaidWord, ...], ...] = ()
    """The words in front of each seat."""
    discarded: str = ""
    totals: tuple[int, ...] = ()
    """Points of the previous rounds."""


def read_position(position: Position, deck: Deck, seats: int) -> Position:
    """Returns the position with all seats; raises `Illegal` or `Unreadable` if it is not possible."""
    for values in (position.hands, position.words, position.totals):
        if len(values) > seats:
            raise Unreadable("position-seats", count=len(values), seats=seats)
    whole = position.but(
        hands=tuple(hand.upper() for hand in (*position.hands, *("",) * seats)[:seats]),
        tape=position.tape.upper(),
        words=(*position.words, *((),) * seats)[:seats],
        totals=(*position.totals, *(0,) * seats)[:seats],
    )
    if not whole.hands[0]:
        raise Illegal("UW-19", "position-no-hand")
    if not all(map(is_letter, whole.tape)):
        raise Illegal("UW-45", "position-tape")
    if any(abs(points) > _MOST_POINTS for points in whole.totals):
        raise Unreadable("position-totals", most=_MOST_POINTS)
    for word in (word for words in whole.words for word in words):
        _check_word(word)
    _check_cards(whole, deck)
    return whole


def _check_word(word: LaidWord) -> None:
    """Checks that the word is well-formed. Its cards are counted with all others."""
    places = len(word.places)
    served = [place.served_by for place in word.places if place.served_by is not None]
    is_lettered = all(len(place.letter) == 1 and place.letter in ALPHABETS["ru"] for place in word.places)
    is_within = all(0 <= at < places for at in (*served, *((word.raised,) if word.raised is not None else ())))
    if not (0 < places <= LONGEST and is_lettered and is_within and (not word.prize or is_prize(word.prize))):
        raise Unreadable("position-word")


def _check_cards(position: Position, deck: Deck) -> None:
    cards, most = cards_in(position), Counter(deck.cards)
    for card, count in sorted(Counter(cards).items()):
        if not most[card]:
            raise Unreadable("position-card", card=card, first=prize_sign(1), wild=UNDERWOOD)
        if count > most[card]:
            raise Illegal("UW-01", "position-too-many", card=card, count=count, most=most[card])


def cards_in(position: Position) -> str:
    """All cards that are not in the deck."""
    laid = (cards_of(word.places) + word.prize for words in position.words for word in words)
    return "".join((*position.hands, position.tape, position.discarded, *laid))
