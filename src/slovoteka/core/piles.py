"""Piles of letters as strings: a letter for each card, which makes them easy to read, compare and encode."""

from collections import Counter
from collections.abc import Iterable
from typing import TypeVar

from slovoteka.core.game import Rng

T = TypeVar("T")


def add(pile: str, letters: Iterable[str]) -> str:
    """The pile with these letters in it, in order of the alphabet."""
    return "".join(sorted([*pile, *letters]))


def remove(pile: str, letters: Iterable[str]) -> str:
    """The pile without one card for each of these letters; the others keep their order."""
    left = list(pile)
    for letter in letters:
        left.remove(letter)
    return "".join(left)


def holds(pile: str, letters: str) -> bool:
    """Whether each letter can be given a card of its own."""
    return not Counter(letters) - Counter(pile)


def replace_at(items: tuple[T, ...], place: int, value: T) -> tuple[T, ...]:
    return (*items[:place], value, *items[place + 1 :])


def turned(items: tuple[T, ...], by: int) -> tuple[T, ...]:
    """What goes round the table, as it is seen from another seat."""
    return items[by:] + items[:by]


def shuffled(cards: Iterable[T], rng: Rng) -> list[T]:
    """For other worlds that a seat cannot tell from this one: chance in play comes from the dealer alone."""
    mixed = list(cards)
    for place in range(len(mixed) - 1, 0, -1):
        other = rng.below(place + 1)
        mixed[place], mixed[other] = mixed[other], mixed[place]
    return mixed
