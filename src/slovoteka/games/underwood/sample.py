"""A few turns of every kind, made without a dictionary, for random games and for tests of laws."""

from collections.abc import Iterator
from itertools import islice, permutations
from typing import Final

from slovoteka.games.underwood.actions import Lay, Turn
from slovoteka.games.underwood.deck import UNDERWOOD, letters_in, prizes_in
from slovoteka.games.underwood.desk import Desk
from slovoteka.games.underwood.prize_signs import prize_number
from slovoteka.games.underwood.prizes import MultiplyOrReduce, OneMoreWord
from slovoteka.games.underwood.spelling import prices_of, read_word, word_of
from slovoteka.games.underwood.turns import LaidOut

_WORDS: Final = 3
"""How many of each kind."""
_CUTS: Final = 2


def some_turns(desk: Desk) -> Iterator[Turn]:
    """Yields turns that have their cards. Their words may not be words."""
    yield from _tape_cards(desk, ())
    lays = list(_lays(desk))
    for lay in lays:
        yield from islice(_tape_cards(desk, (lay,)), 1)
    for prize in dict.fromkeys(prizes_in(desk.hand)):
        multiplies = isinstance(desk.deck.prize(prize).does, MultiplyOrReduce)
        words = map(Lay, _multiplied(desk)) if multiplies else iter(lays)
        fit = (lay for lay in words if _may_go_with(desk, lay, prize))
        for lay in islice(fit, _WORDS):
            yield from _with_prize(desk, lay, prize)


def _may_go_with(desk: Desk, lay: Lay, prize: str) -> bool:
    places = read_word(lay.word)
    return desk.deck.prize(prize).unmet(word_of(places), prices_of(places, desk.deck.prices)) is None


def _tape_cards(desk: Desk, words: tuple[Lay, ...]) -> Iterator[Turn]:
    letters = letters_in(LaidOut.of(desk, Turn(words)).last.hand)
    if not letters:
        yield Turn(words)
    for letter in dict.fromkeys(letters):
        yield Turn(words, letter)


def _with_prize(desk: Desk, lay: Lay, prize: str) -> Iterator[Turn]:
    first = Lay(lay.word, lay.cut, lay.swaps, prize_number(prize))
    yield from islice(_tape_cards(desk, (first,)), 1)
    if isinstance(desk.deck.prize(prize).does, OneMoreWord):
        then = LaidOut.of(desk, Turn((first,))).last
        for second in islice(_lays(then), 2):
            yield from islice(_tape_cards(desk, (first, second)), 1)


def _lays(desk: Desk) -> Iterator[Lay]:
    letters = "".join(dict.fromkeys(letters_in(desk.hand)))
    for length in (2, 3, 6):
        yield from (Lay("".join(word)) for word in islice(permutations(letters, length), _WORDS))
    for cut in range(max(0, len(desk.tape) - _CUTS), len(desk.tape)):
        yield from (Lay(desk.tape[cut] + letter, cut) for letter in letters[:_WORDS])
        yield from (Lay(letter + desk.tape[cut:], cut) for letter in letters[:2])
    if UNDERWOOD in desk.hand:
        yield from (Lay(f"*А{letter}") for letter in letters[:_WORDS])
        yield from (Lay(f"{desk.tape[-1]}*О", len(desk.tape) - 1) for _ in desk.tape[:1])
    for swap, letter in desk.underwoods():
        if letter in desk.hand:
            yield from (Lay(f"*И{other}", swaps=(swap,)) for other in letters[:_WORDS] if other != letter)
        if letter in desk.tape[1:]:  # torn off along with another letter (UW-37)
            yield Lay(f"{desk.tape[0]}*Е", 0, (swap,))


def _multiplied(desk: Desk) -> Iterator[str]:
    held = letters_in(desk.hand)
    letters = "".join(dict.fromkeys(held))
    for one, other in islice(permutations(letters, 2), _WORDS):
        yield f"{one}{other}({one})"
        if held.count(one) > 1:
            yield f"[{one}{one}]{other}"
        if UNDERWOOD in desk.hand:
            yield f"*{one}{other}(*{one})"
            yield f"[{one}*{one}]{other}"
