"""What a position is worth: only the order and the extremes are tested."""

from itertools import pairwise, product

import pytest

from slovoteka.bots.codenames.position_value import Miss, Stakes, after, worth

COUNTS = range(1, 10)
STAKES: tuple[Stakes, ...] = ("race", "coop", "alone")
ALL_STAKES = pytest.mark.parametrize("stakes", STAKES)


@ALL_STAKES
def test_fewer_own_words_left_are_better(stakes: Stakes) -> None:
    for own, enemy in product(COUNTS, COUNTS):
        assert worth(stakes, own - 1, enemy) >= worth(stakes, own, enemy), (own, enemy)
    assert worth(stakes, 4, 4) > worth(stakes, 5, 4) > worth(stakes, 6, 4)


@ALL_STAKES
def test_fewer_enemy_words_left_are_worse(stakes: Stakes) -> None:
    for own, enemy in product(COUNTS, COUNTS):
        assert worth(stakes, own, enemy - 1) <= worth(stakes, own, enemy), (own, enemy)
    assert worth("race", 4, 3) < worth("race", 4, 4) < worth("race", 4, 5)


def test_a_race_is_worth_a_chance() -> None:
    assert all(0 <= worth("race", own, enemy) <= 1 for own, enemy in product(range(10), range(10)))


@pytest.mark.rule("CN-45", "CN-46")
def test_a_team_without_words_left_has_won() -> None:
    assert worth("race", 0, 5) == worth("alone", 0, 5) == 1
    assert all(worth(stakes, 3, 0) == 0 for stakes in STAKES)


def test_no_race_is_lost_before_its_end() -> None:
    """The others miss too: with one word left they do not always find it, so it still matters how close we are."""
    left = [worth("race", own, 1) for own in range(1, 6)]
    assert all(nearer > further + 0.001 for nearer, further in pairwise(left)), left


@pytest.mark.rule("CN-34", "CN-95")
@ALL_STAKES
def test_the_assassin_costs_all(stakes: Stakes) -> None:
    for own, enemy in product(COUNTS, COUNTS):
        for hits in range(own):
            assert after(stakes, own, enemy, hits, "assassin") == 0


@pytest.mark.rule("CN-33")
@ALL_STAKES
def test_an_enemy_word_costs_more_than_a_bystander_and_less_than_the_assassin(stakes: Stakes) -> None:
    misses: tuple[Miss, ...] = ("assassin", "enemy", "bystander")
    assassin, enemy, bystander = (after(stakes, 5, 4, 1, miss) for miss in misses)
    assert assassin < enemy < bystander
    assert bystander == after(stakes, 5, 4, 1, None)


@pytest.mark.rule("CN-46")
def test_the_enemys_last_word_costs_all() -> None:
    assert after("race", 5, 1, 2, "enemy") == 0


def test_the_last_own_word_wins_whatever_the_enemy_has() -> None:
    assert after("race", 3, 1, 3, None) == 1


@pytest.mark.rule("CN-97")
def test_against_the_game_every_agent_left_to_the_enemy_counts() -> None:
    won = [worth("coop", 0, left) for left in range(1, 9)]
    steps = {round(later - earlier, 6) for earlier, later in pairwise(won)}
    assert len(steps) == 1
    assert won[0] > 1
    assert won[-1] < 2, "a win is worth more than all points"


@pytest.mark.rule("CN-94", "CN-96")
def test_against_the_game_the_enemy_covers_a_word_every_turn() -> None:
    """With one enemy word left the game is lost, and with two there is just one more turn."""
    assert worth("coop", 1, 1) == 0
    assert 0 < worth("coop", 3, 2) < worth("coop", 3, 3)
    assert worth("coop", 4, 2) == 0, "nobody finds four in a turn"
