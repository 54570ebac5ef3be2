"""UW-27..37 with single cards: a word is allowed exactly if somebody could lay it with real cards.

The rules know cards only by their letters. Here every card is distinct, and all ways to lay them are tried.
"""

from collections.abc import Iterator
from functools import cache
from itertools import permutations, product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules.underwood.tables import UnderwoodTable, laid, turn_of
from slovoteka.core.errors import Illegal
from slovoteka.games.underwood.actions import Lay, Swap, Turn

ON_TABLE = laid("*А*Б*А")
"""In front of the other player: Underwoods for А, Б and А."""

Card = tuple[str, str]
"""Where a card comes from, and what is printed on it."""


def can_be_laid(hand: str, torn: str, word: list[str], put: str) -> bool:
    """Whether cards can be chosen so that every rule holds. `word` and `put` are what must lie where."""
    cards: list[Card] = [("hand", card) for card in hand]
    cards += [("earliest" if number == 0 else "torn", card) for number, card in enumerate(torn)]
    cards += [("taken", "?") for _ in put]
    return any(_keeps_rules(cards, chosen, len(word), bool(torn)) for chosen in _choices(cards, [*word, *put]))


def _choices(cards: list[Card], needed: list[str]) -> Iterator[tuple[int, ...]]:
    """Different cards, by number, with the needed faces."""
    for chosen in permutations(range(len(cards)), len(needed)):
        if all(cards[number][1] == face for number, face in zip(chosen, needed, strict=True)):
            yield chosen


def _keeps_rules(cards: list[Card], chosen: tuple[int, ...], length: int, is_torn: bool) -> bool:
    in_word = [cards[number][0] for number in chosen[:length]]
    put = [cards[number][0] for number in chosen[length:]]
    uses_earliest = not is_torn or "earliest" in in_word  # UW-29
    has_own = not is_torn or any(source in ("hand", "taken") for source in in_word)  # UW-30
    uses_taken = in_word.count("taken") == len(put)  # UW-35
    of_hand = all(source in ("hand", "torn") for source in put)  # UW-36, UW-37
    return uses_earliest and has_own and uses_taken and of_hand


@cache
def some_table() -> UnderwoodTable:
    """Every sequence of А and Б is a word here."""
    known = ["".join(letters) for length in range(1, 5) for letters in product("АБ", repeat=length)]
    return turn_of("А", "ВГ", words=((), (ON_TABLE,)), known=known)


def check(hand: str, tape: str, cut: int | None, word: tuple[str, ...], places: tuple[int, ...]) -> bool:
    """Compares the answer of the rules with that of the cards."""
    swaps = tuple(Swap(1, 0, place) for place in places)
    table = some_table().set(hands=("".join(sorted(hand + "ЩЩ")), "ВГ"), tape=tape)
    try:
        turn = Turn((Lay("".join(word), cut, swaps),), "Щ")
        table.game.check(table.state, 0, table.windows["turn"], turn, 0)
        allowed = True
    except Illegal:
        allowed = False
    torn = "" if cut is None else tape[cut:]
    faces = ["?" if letter.startswith("*") else letter for letter in word]
    put = "".join("АБА"[place] for place in places)
    assert allowed == can_be_laid(hand, torn, faces, put)
    return allowed


@pytest.mark.rule("UW-27", "UW-29", "UW-30", "UW-34", "UW-35", "UW-36", "UW-37")
@settings(max_examples=1_000, deadline=None, database=None)
@given(
    hand=st.text("АБ?", max_size=4),
    tape=st.text("АБ", min_size=1, max_size=3),
    data=st.data(),
    word=st.lists(st.sampled_from(["А", "Б", "*А", "*Б"]), min_size=1, max_size=4).map(tuple),
    places=st.lists(st.integers(0, 2), unique=True, max_size=2).map(tuple),
)
def test_a_word_is_allowed_exactly_if_cards_can_be_found_for_it(
    hand: str, tape: str, data: st.DataObject, word: tuple[str, ...], places: tuple[int, ...]
) -> None:
    cut = data.draw(st.none() | st.integers(0, len(tape) - 1))
    check(hand, tape, cut, word, places)


@pytest.mark.rule("UW-29", "UW-30", "UW-35", "UW-36", "UW-37")
@pytest.mark.parametrize("tape", ["А", "АБ", "БА", "АА", "ББА", "АБА"])
def test_all_small_tables_of_one_swap_and_one_cut(tape: str) -> None:
    hands = ["", "А", "Б", "АБ", "АА", "?", "А?", "АБ?"]
    words = [word for length in (2, 3) for word in product(["А", "Б", "*А"], repeat=length)]
    found = [check(hand, tape, 0, word, (place,)) for hand in hands for word in words for place in (0, 1)]
    assert any(found)
    assert not all(found)
