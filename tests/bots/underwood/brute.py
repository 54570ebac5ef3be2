"""Finds the words of a turn by brute force: every word, every cut, every spelling, every swap and every prize card."""

from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import combinations, product
from random import Random
from typing import Final

from rules.underwood.tables import DECK, laid
from slovoteka.core.errors import Unreadable
from slovoteka.games.underwood.actions import Lay, Swap
from slovoteka.games.underwood.deck import UNDERWOOD, letters_in, prizes_in
from slovoteka.games.underwood.desk import Desk, Laying
from slovoteka.games.underwood.prize_signs import prize_number
from slovoteka.games.underwood.prizes import MultiplyOrReduce
from slovoteka.games.underwood.scoring import count_word, words_points
from slovoteka.games.underwood.spelling import cards_of, read_word

LETTERS: Final = "ОАТКСРЩ"
"""Few letters, so that many words fit; Щ is dear."""


class ToyWords:
    """A vocabulary that looks through all its words."""

    def __init__(self, words: Iterable[str]) -> None:
        self.words = tuple(words)

    def __contains__(self, word: str, /) -> bool:
        return word in self.words

    def fits(self, letters: str, *, ordered: bool = True) -> list[str]:
        held, wild = Counter(letters), letters.count(UNDERWOOD)
        found = [word for word in self.words if (Counter(word) - held).total() <= wild]
        return sorted(found) if ordered else found


# --- tables of chance -----------------------------------------------------------------------------------------------


def some_desk(chance: Random, *, on_table: int) -> Desk:
    """A hand, a tape, and `on_table` Underwoods in words of either player, each replaceable by a letter of the hand."""
    letters = chance.choices(LETTERS, k=chance.randint(1, 6))
    prizes = chance.sample("⑩" + prizes_in("".join(dict.fromkeys(DECK.cards))), k=chance.randint(0, 2))
    hand = "".join(sorted([*letters, *prizes, *UNDERWOOD * chance.randint(0, 2)]))
    tape = "".join(chance.choices(LETTERS, k=chance.randint(0, 4)))
    table: list[list[str]] = [["КОТ"], ["СОРТ"]]
    for _ in range(on_table):
        table[chance.randrange(2)].append(f"Т*{chance.choice(letters)}К")
    words = tuple(tuple(laid(word, prize=chance.choice((0, 3))) for word in row) for row in table)
    return Desk(deck=DECK, seat=0, hand=hand, tape=tape, words=words)


def some_words(chance: Random, desk: Desk, count: int) -> ToyWords:
    """Random letters, most of which are at hand. They need not be words."""
    near = letters_in(desk.hand) + desk.tape
    return ToyWords(dict.fromkeys(_some_word(chance, near) for _ in range(count)))


def _some_word(chance: Random, near: str) -> str:
    letters = chance.sample(near, k=min(len(near), chance.randint(1, 5)))
    letters += chance.choices(LETTERS + near, k=chance.randint(0 if len(letters) > 1 else 1, 2))
    chance.shuffle(letters)
    return "".join(letters[:6])


# --- all that can be laid -------------------------------------------------------------------------------------------


def legal_layings(desk: Desk, words: Iterable[str]) -> Iterator[Laying]:
    """Every legal way to lay one of the words."""
    prizes = [None, *map(prize_number, dict.fromkeys(prizes_in(desk.hand)))]
    for word, cut, prize in product(words, (None, *range(len(desk.tape))), prizes):
        for lay in _lays(desk, word, cut, prize):
            laying = Laying.of(desk, lay)
            if next(laying.refusals(), None) is None:
                yield laying


def _lays(desk: Desk, word: str, cut: int | None, prize: int | None) -> Iterator[Lay]:
    """Every spelling that has its cards, with every choice of swaps."""
    held = Counter(letters_in(desk.hand) + ("" if cut is None else desk.tape[cut:]))
    targets = list(_underwoods_on_table(desk))
    held[UNDERWOOD] = desk.hand.count(UNDERWOOD) + len(targets)
    is_multiplying = prize is not None and isinstance(DECK.prizes[prize - 1].does, MultiplyOrReduce)
    for spelling in _multiplied(word, held) if is_multiplying else _plain(word):
        needed = _cards(spelling)
        if needed is None or Counter(needed) - held:
            continue
        for taken in range(min(len(targets), needed.count(UNDERWOOD)) + 1):
            yield from (Lay(spelling, cut, swaps, prize) for swaps in combinations(targets, taken))


def _underwoods_on_table(desk: Desk) -> Iterator[Swap]:
    for seat, row in enumerate(desk.words):
        for number, word in enumerate(row):
            yield from (Swap(seat, number, at) for at, place in enumerate(word.places) if UNDERWOOD in place.cards)


@cache
def _cards(spelling: str) -> str | None:
    """The cards of a spelling; None if no card serves a letter in brackets."""
    try:
        return cards_of(read_word(spelling))
    except Unreadable:
        return None


def _either(letter: str) -> tuple[str, ...]:
    """A letter card or an Underwood."""
    return letter, f"*{letter}"


def _plain(word: str) -> Iterator[str]:
    yield from map("".join, product(*map(_either, word)))


def _multiplied(word: str, held: Counter[str]) -> Iterator[str]:
    """One letter without its own cards at some places, or with several cards at one place."""
    for chosen in dict.fromkeys(word):
        ways = [(*_either(letter), f"({letter})", f"(*{letter})")[: 4 if letter == chosen else 2] for letter in word]
        yield from (spelling for spelling in map("".join, product(*ways)) if "(" in spelling)
    for at, letter in enumerate(word):
        ways = [_either(other) for other in word]
        ways[at] = tuple(_heaps(letter, held))
        yield from map("".join, product(*ways))


def _heaps(letter: str, held: Counter[str]) -> Iterator[str]:
    for cards, underwoods in product(range(held[letter] + 1), range(held[UNDERWOOD] + 1)):
        if cards + underwoods > 1:
            yield f"[{letter * cards}{f'*{letter}' * underwoods}]"


# --- what it brings -------------------------------------------------------------------------------------------------


def word_points(laying: Laying) -> int:
    return count_word(DECK, laying.laid).total


def gained(laying: Laying) -> int:
    """How much more the mover's words are worth, including letters swapped into them."""
    before, after = laying.desk.words[laying.desk.seat], laying.after().words[laying.desk.seat]
    return words_points(DECK, after) - words_points(DECK, before)
