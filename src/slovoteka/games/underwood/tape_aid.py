"""For beginners: which cards of the tape would make a word with the hand. They have to find the word themselves."""

from slovoteka.core.oracle import Oracle, SomeWords
from slovoteka.core.value import Value
from slovoteka.games.underwood.actions import Lay
from slovoteka.games.underwood.deck import letters_in
from slovoteka.games.underwood.desk import Desk, Laying
from slovoteka.games.underwood.options import Options, word_policy
from slovoteka.games.underwood.prizes import SHORTEST_WORD
from slovoteka.games.underwood.views import Private, Public, desk_of

_MOST_WORDS = 5_000
"""A limit for each length. A hand and a card make a few hundred words at most, so none is missed."""


class UsefulCard(Value, frozen=True):
    """Tearing the tape here makes a word possible; `length` is its greatest number of letters."""

    place: int
    """The place in the tape, from 0."""
    length: int


class TapeAid(Value, frozen=True):
    cards: tuple[UsefulCard, ...]
    """Empty if the table has no dictionary."""


def aid(options: Options, oracle: Oracle, seen: Public, own: Private, seat: int) -> TapeAid:
    """Finds words from one card of the tape and the hand. Underwoods fit almost everywhere and would tell nothing."""
    if word_policy(options) is None:
        return TapeAid(())
    desk = desk_of(options.deck, seat, seen, own)
    longest = {card: _longest(oracle, desk, card) for card in dict.fromkeys(desk.tape)}
    return TapeAid(tuple(UsefulCard(place, longest[card]) for place, card in enumerate(desk.tape) if longest[card]))


def _longest(oracle: Oracle, desk: Desk, card: str) -> int:
    """The length of the longest word with this card, or 0. Of several such cards, it tries the last in the tape."""
    letters = letters_in(desk.hand) + card
    place = desk.tape.rindex(card)
    for length in range(len(letters), SHORTEST_WORD - 1, -1):
        words = oracle.ask(SomeWords(letters, length, _MOST_WORDS)).words
        if any(_can_be_laid(desk, word, place) for word in words if card in word):
            return length
    return 0


def _can_be_laid(desk: Desk, word: str, place: int) -> bool:
    return next(Laying.of(desk, Lay(word, cut=place)).refusals(), None) is None
