"""For beginners: which cards of the tape would make a word with the hand. Which word, they find themselves."""

from slovoteka.core.oracle import Oracle, SomeWords
from slovoteka.core.value import Value
from slovoteka.games.underwood.actions import Lay
from slovoteka.games.underwood.deck import letters_in
from slovoteka.games.underwood.desk import Desk, Laying
from slovoteka.games.underwood.options import Options, word_policy
from slovoteka.games.underwood.prizes import SHORTEST_WORD
from slovoteka.games.underwood.views import Private, Public, desk_of

_MOST_WORDS = 5_000
"""Of one length. A hand and a card make some hundreds at most, so that none is missed."""


class UsefulCard(Value, frozen=True):
    """The tape can be torn from here for a word of so many letters, the longest that hand and card make."""

    place: int
    """In the tape, from 0."""
    length: int


class TapeAid(Value, frozen=True):
    cards: tuple[UsefulCard, ...]
    """None where the table has no dictionary."""


def aid(options: Options, oracle: Oracle, seen: Public, own: Private, seat: int) -> TapeAid:
    """With one card of the tape and letters of the hand: Underwoods fit nearly everywhere, which would tell nothing."""
    if word_policy(options) is None:
        return TapeAid(())
    desk = desk_of(options.deck, seat, seen, own)
    longest = {card: _longest(oracle, desk, card) for card in dict.fromkeys(desk.tape)}
    return TapeAid(tuple(UsefulCard(place, longest[card]) for place, card in enumerate(desk.tape) if longest[card]))


def _longest(oracle: Oracle, desk: Desk, card: str) -> int:
    """0 where there is no word. Of several such cards in the tape one is as good as the others."""
    letters = letters_in(desk.hand) + card
    place = desk.tape.rindex(card)
    for length in range(len(letters), SHORTEST_WORD - 1, -1):
        words = oracle.ask(SomeWords(letters, length, _MOST_WORDS)).words
        if any(_can_be_laid(desk, word, place) for word in words if card in word):
            return length
    return 0


def _can_be_laid(desk: Desk, word: str, place: int) -> bool:
    return next(Laying.of(desk, Lay(word, cut=place)).refusals(), None) is None
