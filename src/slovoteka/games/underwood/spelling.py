"""A word of cards: which cards are at each of its letters, and how that is written.

`КОТ` is three letter cards. In `К*ОТ` an Underwood stands for О (UW-32). In `КО(О)П` the letter in brackets has no
card of its own, because the other О serves it too (multiplied, UW-42); in `(*О)` an Underwood serves it. `П[ОО]Л` has
two cards in one place (reduced); in `[О*О]` one of them is an Underwood.
"""

import re
from collections.abc import Mapping
from typing import Final

from slovoteka.core.errors import Unreadable
from slovoteka.core.value import Value
from slovoteka.games.underwood.deck import UNDERWOOD, letters_in
from slovoteka.games.underwood.prizes import LONGEST
from slovoteka.lexicon.alphabet import normalise

_LONGEST_TEXT: Final = 4 * LONGEST
"""The longest text that is read as a word. Stars, brackets and accents need some room."""
_SIGNS: Final = re.compile(r"([()\[\]*])")
_CARDS: Final = r"(?:\*?[А-ЯЁ])"
_PART: Final = re.compile(rf"\((?P<served>{_CARDS})\)|\[(?P<several>{_CARDS}{{2,}})\]|(?P<one>{_CARDS})")


class Place(Value, frozen=True, omit_defaults=True):
    """One letter of a laid word."""

    letter: str
    cards: str = ""
    """Letter cards and Underwoods in this place; empty if the card of another place serves this letter too."""
    served_by: int | None = None
    """The index of that place, from 0."""


Places = tuple[Place, ...]


class LaidWord(Value, frozen=True, omit_defaults=True):
    """A word in front of a player, with its prize card (UW-41)."""

    places: Places
    prize: str = ""
    """The sign of the prize card; empty if there is none."""
    raised: int | None = None
    """The index of the letter whose price the prize card raises, fixed when the word is laid (UW-G18)."""


def word_of(places: Places) -> str:
    """The word in letters."""
    return "".join([place.letter for place in places])


def cards_of(places: Places) -> str:
    """All cards of the word."""
    return "".join([place.cards for place in places])


def prices_of(places: Places, prices: Mapping[str, int]) -> tuple[int, ...]:
    """What each letter counts: once even for several cards, and like its card if that is in another place (UW-43)."""
    counted = []
    for place in places:
        cards = place.cards if place.served_by is None else places[place.served_by].cards
        counted.append(prices.get(place.letter, 0) if place.letter in cards else 0)
    return tuple(counted)


def multiplied(places: Places) -> set[int]:
    """Places whose card also serves other letters of the word."""
    return {place.served_by for place in places if place.served_by is not None}


def reduced(places: Places) -> list[int]:
    """Places with several cards."""
    return [number for number, place in enumerate(places) if len(place.cards) > 1]


# --- notation -------------------------------------------------------------------------------------------------------


def write_word(places: Places) -> str:
    return "".join(_write_place(places, place) for place in places)


def _write_place(places: Places, place: Place) -> str:
    if place.served_by is not None:
        by_underwood = not letters_in(places[place.served_by].cards)
        return f"(*{place.letter})" if by_underwood else f"({place.letter})"
    cards = "".join(f"*{place.letter}" if card == UNDERWOOD else card for card in place.cards)
    return f"[{cards}]" if len(place.cards) > 1 else cards


def read_word(text: str) -> Places:
    """Reads the places of a word; raises `Unreadable`."""
    if len(text) > _LONGEST_TEXT:
        raise Unreadable("underwood-word-long", most=LONGEST)
    written = "".join(part if _SIGNS.fullmatch(part) else _letters(part) for part in _SIGNS.split(text))
    parts = list(_PART.finditer(written))
    if "".join(part[0] for part in parts) != written:
        raise Unreadable("underwood-word", text=text[:60])
    if len(parts) > LONGEST:
        raise Unreadable("underwood-word-long", most=LONGEST)
    own = [_read_place(part["several"] or part["one"] or "", text) for part in parts]
    return tuple(
        _served(part["served"], own) if place is None else place for part, place in zip(parts, own, strict=True)
    )


def _letters(text: str) -> str:
    bare = "".join(text.split())
    return normalise(bare, "ru") if bare else ""


def _read_place(cards: str, text: str) -> Place | None:
    """`О`, `*О` or `ОО*О`; None for a letter without a card."""
    letters = cards.replace("*", "")
    if len(set(letters)) > 1:
        raise Unreadable("underwood-one-place", text=text[:60])
    if not letters:
        return None
    underwoods = cards.count("*")
    return Place(letters[0], letters[0] * (len(letters) - underwoods) + UNDERWOOD * underwoods)


def _served(written: str, own: list[Place | None]) -> Place:
    """A letter in round brackets. The first card that can serve it does."""
    letter, by_underwood = written[-1], written.startswith("*")
    for number, place in enumerate(own):
        if place is not None and place.letter == letter and by_underwood == (not letters_in(place.cards)):
            return Place(letter, "", number)
    raise Unreadable("underwood-unserved", letter=letter)
