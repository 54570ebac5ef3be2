"""The same again: cards turned over, or others: CN-48, CN-G16."""

import pytest

from rules.codenames.dealt import BACK_OF, SEEDS, DealtTable, deck_of
from slovoteka.games.codenames.views import Began, Dealt


def cards_on(table: DealtTable) -> set[str]:
    """The cards on the table, each named by the smaller of its words."""
    return {min(word, BACK_OF[word]) for word in table.public.board}


@pytest.mark.rule("CN-48", "CN-G16")
@pytest.mark.parametrize("seed", SEEDS)
def test_the_second_game_turns_the_same_cards_over_where_they_lie(seed: str) -> None:
    table = DealtTable(seed, games=2).deal()
    before = table.public.board
    table.end_game().next_game()
    assert table.public.board == tuple(BACK_OF[word] for word in before)
    assert table.events[:2] == [Began(2, (2, 3), turned=True), Dealt(table.public.board)]


@pytest.mark.rule("CN-48", "CN-G16")
@pytest.mark.parametrize("seed", SEEDS)
def test_the_third_game_lays_cards_that_were_not_there_before(seed: str) -> None:
    table = DealtTable(seed, games=4).deal()
    first = table.public.board
    table.end_game().next_game().end_game().next_game()
    third = table.public.board
    assert len(set(third)) == 25
    assert not set(third) & {*first, *(BACK_OF[word] for word in first)}
    assert Began(3, table.public.captains, turned=False) in table.events
    table.end_game().next_game()
    assert table.public.board == tuple(BACK_OF[word] for word in third)


@pytest.mark.rule("CN-G16")
@pytest.mark.parametrize(("cards", "again"), [(25, 3), (49, 3), (50, 5), (74, 5)])
def test_a_deck_that_has_run_out_is_shuffled_again(cards: int, again: int) -> None:
    table = DealtTable("short", games=6, deck=deck_of(cards)).deal()
    seen: set[str] = set()
    for game in range(1, again):
        on_table = cards_on(table)
        assert len(on_table) == 25
        assert on_table <= seen if game % 2 == 0 else not on_table & seen
        seen |= on_table
        table.end_game().next_game()
    assert (table.public.game, len(cards_on(table))) == (again, 25)
    assert cards_on(table) & seen
