"""Piles of cards as strings with one letter for each card, which are easy to read, compare and encode."""

from collections import Counter
from collections.abc import Iterable
from typing import TypeVar

from slovoteka.core.game import Rng

T = TypeVar("T")


def add(pile: str, letters: Iterable[str]) -> str:
    """The pile with these letters added, in alphabetical order."""
    return "".join(sorted([*pile, *letters]))


def remove(pile: str, letters: Iterable[str]) -> str:
    """The pile without one card for each of these letters; the others keep their order."""
    left = list(pile)
    for letter in letters:
        left.remove(letter)
    return "".join(left)


def holds(pile: str, letters: str) -> bool:
    """Whether the pile has a card for each of these letters."""
    return not Counter(letters) - Counter(pile)


def replace_at(items: tuple[T, ...], place: int, value: T) -> tuple[T, ...]:
    return (*items[:place], value, *items[place + 1 :])


def turned(items: tuple[T, ...], by: int) -> tuple[T, ...]:
    """The items in seat order, starting from another seat."""
    return items[by:] + items[:by]


def shuffled(cards: Iterable[T], rng: Rng) -> list[T]:
    """Shuffles cards for `Game.resample`. In play all chance comes from the dealer."""
    mixed = list(cards)
    for place in range(len(mixed) - 1, 0, -1):
        other = rng.below(place + 1)
        mixed[place], mixed[other] = mixed[other], mixed[place]
    return mixed
