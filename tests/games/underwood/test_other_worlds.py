"""Worlds that a seat cannot tell from this one keep what follows from the rules, not only what is open."""

from random import Random

import pytest

from rules.underwood.tables import DECK, UnderwoodTable, turn_of
from slovoteka.core.inputs import Close
from slovoteka.games.underwood.deck import letters_in
from slovoteka.games.underwood.state import State
from slovoteka.games.underwood.turns import LaidOut
from slovoteka.games.underwood.views import desk_of


class Dice:
    def __init__(self, seed: int) -> None:
        self._chance = Random(seed)

    def below(self, size: int) -> int:
        return self._chance.randrange(size)


def worlds(table: UnderwoodTable, seat: int) -> list[State]:
    return [table.game.resample(table.state, seat, Dice(seed)) for seed in range(40)]


@pytest.mark.parametrize(
    ("hand", "tape", "line"),
    [
        ("КОТЫЫ", "", "КОТ > Ы"),
        ("КОТ??", "", "КОТ"),  # everybody sees that no letter is left
        ("КОЩЩ", "ТОК", "КОТ лента=1 > Щ"),  # О or К must be from the hand, and everybody knows that one is
        ("ЕМ", "АЕ", "АЕ лента=1 > М"),
    ],
)
def test_a_turn_that_is_judged_can_be_made_in_every_world(hand: str, tape: str, line: str) -> None:
    table = turn_of(hand, "ЗЗЖЖ", "ФХЦЧ", tape=tape, deck="АБВГДЕЁИЙ", check="vote").type(0, line)
    assert table.state.pending is not None
    for world in worlds(table, 1):
        desk = desk_of(DECK, 0, table.game.public(world), table.game.private(world, 0))
        assert list(LaidOut.of(desk, table.state.pending).refusals(lambda _: None)) == []
    assert len({world.hands[2] for world in worlds(table, 1)}) > 1


@pytest.mark.rule("UW-46")
def test_who_had_no_letter_for_the_tape_has_none_in_any_world() -> None:
    table = turn_of("??⑧", "ЗЗЖЖ", "ФХЦЧ", deck="АБВГДЕЁИЙ?").type(0, "-")
    assert 0 in table.state.bare
    assert {letters_in(world.hands[0]) for world in worlds(table, 2)} == {""}
    table.type(1, "> З").type(2, "> Ф")
    assert not table.state.bare, "three cards that nobody else has seen have come"


def test_who_runs_out_of_time_has_a_letter_in_every_world() -> None:
    table = turn_of("?А⑧⑧", "ЗЗЖЖ", "ФХЦЧ", deck="?①②③④⑤⑥⑦⑨")
    table.wait(200_000).fold(Close(table.windows["turn"].id))
    for world in worlds(table, 1):
        urn = table.game.chance(world)
        assert urn is not None
        assert urn.size > 0


@pytest.mark.rule("UW-30")
@pytest.mark.parametrize(
    ("hand", "tape", "line", "known"),
    [
        ("ЕМ", "АЕ", "АЕ лента=1 > М", "Е"),  # the Е of the word is from the hand, so the Е from the tape stays
        ("ОМО", "ОО", "ОО лента=1 > М", "О"),
        ("ЕМ?", "АЕ", "А*Е лента=1 > М", "Е"),
        ("КОМ", "КО", "КО лента=1 > М", "О"),
        ("КТМ", "КТО", "КТО лента=2 > М", ""),
    ],
)
def test_what_all_know_to_have_stayed_of_the_torn_cards(hand: str, tape: str, line: str, known: str) -> None:
    table = turn_of(hand, "ЗЗЖЖ", tape=tape, known=["АЕ", "ОО", "КО", "КТО"]).type(0, line)
    assert table.public.shown[0] == known
