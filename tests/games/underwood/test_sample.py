"""Turns for random games: wherever a kind of turn is possible, some of that kind are among them."""

from collections.abc import Callable

import pytest

from rules.underwood.tables import DECK, UnderwoodTable, laid, turn_of
from slovoteka.games.underwood.actions import Action, Discard, Lay, Swap, Turn
from slovoteka.games.underwood.desk import Desk
from slovoteka.games.underwood.sample import some_turns

TAPE = "ШЁЖ"
FOR_K, FOR_ZH = Swap(0, 0, 0), Swap(1, 0, 1)


def rich(hand: str = "ААВИКНОТ?⑧⑨⑩", deck: str = "Р") -> UnderwoodTable:
    """All kinds of cards in the hand, and on the table an Underwood for the hand's К and one for the tape's Ж."""
    words = [[laid("*КОЛ")], [laid("Р*ЖА")], []]
    return turn_of(hand, "ДОМ", "ЛЕС", tape=TAPE, words=words, deck=deck, check="vote")


def offered(table: UnderwoodTable) -> list[Action]:
    """The table votes, so that no word is left out for want of a dictionary."""
    return list(table.game.moves(table.state, 0, table.windows["turn"]))


def is_torn(lay: Lay) -> bool:
    return lay.cut is not None and not lay.swaps and lay.prize is None and lay.word.isalpha()


KINDS: dict[str, Callable[[Lay], bool]] = {
    "two letters of the hand": lambda lay: lay.word.isalpha() and lay == Lay(lay.word) and len(lay.word) == 2,
    "many letters of the hand": lambda lay: lay.word.isalpha() and lay == Lay(lay.word) and len(lay.word) > 4,
    "the last card of the tape": lambda lay: is_torn(lay) and lay.cut == len(TAPE) - 1,
    "several cards of the tape": lambda lay: is_torn(lay) and lay.cut == len(TAPE) - 2 and TAPE[1:] in lay.word,
    "a tape card at the beginning": lambda lay: is_torn(lay) and lay.word[0] in TAPE,
    "a tape card at the end": lambda lay: is_torn(lay) and lay.word[-1] in TAPE,
    "an Underwood": lambda lay: "*" in lay.word and lay == Lay(lay.word),
    "an Underwood beside a tape card": lambda lay: "*" in lay.word and lay == Lay(lay.word, lay.cut) != Lay(lay.word),
    "a swap for a letter of the hand": lambda lay: lay.swaps == (FOR_K,) and lay.cut is None,
    "a swap for a letter that is torn off along": lambda lay: lay.swaps == (FOR_ZH,) and lay.cut == 0,
    "a letter price raised": lambda lay: lay.prize == 8,
    "a letter multiplied": lambda lay: "(" in lay.word and "*" not in lay.word,
    "an Underwood multiplied": lambda lay: "(*" in lay.word,
    "two cards in one place": lambda lay: "[" in lay.word and "*" not in lay.word,
    "an Underwood among them": lambda lay: "[" in lay.word and "*" in lay.word,
}


@pytest.mark.parametrize("kind", KINDS)
def test_words_of_every_kind(kind: str) -> None:
    """No hand brings up all ways to multiply: with one А an Underwood shares its place, with two the other А does."""
    turns = [turn for hand in ("ААВИКНОТ?⑧⑨⑩", "АВИКНОТ?⑩") for turn in offered(rich(hand)) if isinstance(turn, Turn)]
    assert any(KINDS[kind](turn.words[0]) for turn in turns if len(turn.words) == 1)


def test_one_more_word() -> None:
    pairs = [turn.words for turn in offered(rich()) if isinstance(turn, Turn) and len(turn.words) > 1]
    assert pairs
    assert all(first.prize == 9 and second.prize is None for first, second in pairs)


def test_only_the_prize_that_multiplies_comes_with_letters_multiplied() -> None:
    deck = DECK.but(prizes=DECK.prizes[::-1])  # it is the first card there
    desk = Desk(deck=deck, seat=0, hand="?АВИКНОТ①③", tape="", words=((), ()))
    words = [lay for turn in some_turns(desk) for lay in turn.words if lay.prize is not None]
    assert {lay.prize for lay in words} == {1, 3}
    assert all(lay.word.isalpha() == (lay.prize != 1) for lay in words)


def test_every_letter_for_the_tape() -> None:
    assert {turn.tape for turn in offered(rich()) if isinstance(turn, Turn) and not turn.words} == set("АВИКНОТ")


def test_every_prize_may_be_discarded_while_there_are_cards() -> None:
    assert [action for action in offered(rich()) if isinstance(action, Discard)] == [
        Discard(8),
        Discard(9),
        Discard(10),
    ]
    assert not any(isinstance(action, Discard) for action in offered(rich(deck="")))


def test_nothing_for_the_tape_without_a_letter() -> None:
    table = turn_of("??", "ДОМ", "ЛЕС", check="vote")
    assert offered(table)[0] == Turn()


@pytest.mark.parametrize("hand", ["⑩", "?⑩", "А⑩", "АА?⑩"])
def test_nothing_is_multiplied_where_there_is_no_word_to_do_it_in(hand: str) -> None:
    turns = [turn for turn in offered(turn_of(hand, "ДОМ", "ЛЕС", check="vote")) if isinstance(turn, Turn)]
    assert turns
    assert not any(lay.prize for turn in turns for lay in turn.words)


def test_no_turn_twice() -> None:
    turns = offered(rich())
    assert len(set(turns)) == len(turns)
