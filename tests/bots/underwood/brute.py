"""The words of a turn the slow way: every word, every cut, every spelling of it, every swap and every prize card."""

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import combinations, product
from random import Random
from typing import Final

from rules.underwood.tables import DECK, laid
from slovoteka.core.errors import Unreadable
from slovoteka.games.underwood.actions import Lay, Swap
from slovoteka.games.underwood.deck import UNDERWOOD, is_letter, letters_in, prize_number, prizes_in
from slovoteka.games.underwood.desk import Desk, Laying
from slovoteka.games.underwood.prizes import MultiplyOrReduce
from slovoteka.games.underwood.scoring import words_points
from slovoteka.games.underwood.spelling import read_word, word_of

LETTERS: Final = "ОАТКСРЩ"
"""Few, so that many words fit; Щ is dear."""


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
    """A hand, a tape, and `on_table` Underwoods in words of either player."""
    letters = chance.choices(LETTERS, k=chance.randint(1, 6))
    prizes = chance.sample("⑩" + prizes_in("".join(dict.fromkeys(DECK.cards))), k=chance.randint(0, 2))
    hand = "".join(sorted([*letters, *prizes, *UNDERWOOD * chance.randint(0, 2)]))
    tape = "".join(chance.choices(LETTERS, k=chance.randint(0, 4)))
    table: list[list[str]] = [["КОТ"], ["СОРТ"]]
    for _ in range(on_table):
        table[chance.randrange(2)].append(f"Т*{chance.choice(LETTERS)}К")
    words = tuple(tuple(laid(word, prize=chance.choice((0, 3))) for word in row) for row in table)
    return Desk(deck=DECK, seat=0, hand=hand, tape=tape, words=words)


def some_words(chance: Random, desk: Desk, count: int) -> ToyWords:
    """Letters in a row, most of which are at hand: nobody here asks what they mean."""
    near = letters_in(desk.hand) + desk.tape
    return ToyWords(dict.fromkeys(_some_word(chance, near) for _ in range(count)))


def _some_word(chance: Random, near: str) -> str:
    letters = chance.sample(near, k=min(len(near), chance.randint(1, 5)))
    letters += chance.choices(LETTERS + near, k=chance.randint(0 if len(letters) > 1 else 1, 2))
    chance.shuffle(letters)
    return "".join(letters[:6])


# --- all that can be laid -------------------------------------------------------------------------------------------


def legal_layings(desk: Desk, words: Iterable[str]) -> Iterator[Laying]:
    """Every way to lay one of the words that breaks no rule."""
    for word, cut in product(words, (None, *range(len(desk.tape)))):
        torn = "" if cut is None else desk.tape[cut:]
        if (Counter(word) - Counter(letters_in(desk.hand) + torn)).total() > 6:
            continue
        for prize in (None, *map(prize_number, dict.fromkeys(prizes_in(desk.hand)))):
            yield from _legal(desk, word, cut, prize)


def _legal(desk: Desk, word: str, cut: int | None, prize: int | None) -> Iterator[Laying]:
    is_multiplying = prize is not None and isinstance(DECK.prizes[prize - 1].does, MultiplyOrReduce)
    torn = "" if cut is None else desk.tape[cut:]
    held = Counter(letters_in(desk.hand) + torn)
    targets = list(_targets(desk))
    wild = desk.hand.count(UNDERWOOD) + len(targets)
    for spelling in dict.fromkeys(_multiplied(word, held, wild) if is_multiplying else _plain(word)):
        if spelling.count("*") - spelling.count("(*") > wild or Counter(_own_cards(spelling)) - held:
            continue
        for taken in range(min(len(targets), spelling.count("*")) + 1):
            for swaps in combinations(targets, taken):
                yield from _kept_rules(desk, Lay(spelling, cut, swaps, prize))


def _kept_rules(desk: Desk, lay: Lay) -> Iterator[Laying]:
    laying = Laying.of(desk, lay)
    if next(laying.refusals(), None) is None:
        yield laying


def _own_cards(spelling: str) -> str:
    """Letter cards that a spelling needs."""
    try:
        places = read_word(spelling)
    except Unreadable:
        return "#"
    return "".join(card for place in places for card in place.cards if is_letter(card))


def _plain(word: str) -> Iterator[str]:
    """A card or an Underwood for each letter."""
    yield from map("".join, product(*((letter, f"*{letter}") for letter in word)))


def _multiplied(word: str, held: Counter[str], wild: int) -> Iterator[str]:
    """One letter without cards of its own at some places, or with several cards at one."""
    for chosen in dict.fromkeys(word):
        options = [(letter, f"*{letter}") for letter in word]
        served = [(*pair, f"({pair[0]})", f"(*{pair[0]})") if pair[0] == chosen else pair for pair in options]
        yield from (text for text in map("".join, product(*served)) if "(" in text)
    for at, letter in enumerate(word):
        heaps = [
            f"[{letter * cards}{f'*{letter}' * underwoods}]"
            for cards, underwoods in product(range(held[letter] + 1), range(wild + 1))
            if cards + underwoods > 1
        ]
        options = [(heap,) if place == at else (other, f"*{other}") for place, other in enumerate(word) for heap in [""]]
        for heap in heaps:
            options[at] = (heap,)
            yield from map("".join, product(*options))


def _targets(desk: Desk) -> Iterator[Swap]:
    for seat, row in enumerate(desk.words):
        for number, word in enumerate(row):
            yield from (Swap(seat, number, at) for at, place in enumerate(word.places) if UNDERWOOD in place.cards)


# --- what it brings -------------------------------------------------------------------------------------------------


def gained(laying: Laying) -> int:
    """What the mover's words count more: a letter swapped into one of them counts too."""
    before, after = laying.desk.words[laying.desk.seat], laying.after().words[laying.desk.seat]
    return words_points(DECK, after) - words_points(DECK, before)


def is_of_tape_only(laying: Laying) -> bool:
    """The tape alone has cards for the whole word: only an Underwood or a heap that nobody needs keeps UW-30."""
    return not Counter(word_of(laying.places)) - Counter(laying.torn)
