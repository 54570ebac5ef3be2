"""The arithmetic: what wins, ties, teams and crowds do to numbers."""

from itertools import permutations, product
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from slovoteka.ratings.model import FIELD, START, START_SIGMA, Member, Rating, Side, expected, updated

RATINGS = st.builds(
    Rating, mu=st.floats(500, 2500), sigma=st.floats(30, START_SIGMA), games=st.integers(0, 500)
)  # fmt: skip
FEW = st.lists(st.tuples(RATINGS, st.integers(1, 4)), min_size=2, max_size=8)
KNOWN = Rating(mu=1500, sigma=60, games=100)


def alone(rating: Rating, place: int) -> Side:
    return Side(place=place, members=(Member(rating=rating),))


def team(place: int, *ratings: Rating) -> Side:
    return Side(place=place, members=tuple(Member(rating=rating) for rating in ratings))


def played(*sides: Side) -> list[Rating]:
    return [rating for side in updated(sides) for rating in side]


def test_a_newcomer_begins_at_1500_and_is_provisional() -> None:
    new = Rating()
    assert (new.number, new.deviation, new.is_provisional) == (1500, 700, True)
    winner, loser = played(alone(new, 1), alone(new, 2))
    assert (winner.games, loser.games) == (1, 1)
    assert winner.number - 1500 == 1500 - loser.number == 117
    assert winner.sigma == loser.sigma < new.sigma


@given(RATINGS, RATINGS)
@settings(max_examples=100, deadline=None)
def test_who_wins_gains_and_who_loses_pays(one: Rating, other: Rating) -> None:
    winner, loser = played(alone(one, 1), alone(other, 2))
    assert winner.mu > one.mu
    assert loser.mu < other.mu


@given(st.floats(500, 2500), st.floats(500, 2500), st.floats(30, START_SIGMA))
@settings(max_examples=50, deadline=None)
def test_between_two_who_are_known_equally_well_nothing_is_made_or_lost(one: float, other: float, sigma: float) -> None:
    for places in ((1, 2), (1, 1), (2, 1)):
        after = played(
            *[alone(Rating(mu=mu, sigma=sigma), place) for mu, place in zip((one, other), places, strict=True)]
        )
        assert sum(rating.mu for rating in after) == pytest.approx(one + other)


def test_a_tie_pulls_together_and_changes_nothing_between_equals() -> None:
    weak, strong = Rating(mu=1400, sigma=80), Rating(mu=1600, sigma=80)
    low, high = played(alone(weak, 1), alone(strong, 1))
    assert 1400 < low.mu < high.mu < 1600
    assert [rating.mu for rating in played(alone(KNOWN, 1), alone(KNOWN, 1))] == [1500, 1500]


@given(FEW, st.randoms(use_true_random=False))
@settings(max_examples=50, deadline=None)
def test_the_order_in_which_sides_are_named_does_not_matter(field: list[tuple[Rating, int]], chance: Random) -> None:
    sides = [alone(rating, place) for rating, place in field]
    order = list(range(len(sides)))
    chance.shuffle(order)
    straight, shuffled = played(*sides), played(*[sides[index] for index in order])
    for index, after in zip(order, shuffled, strict=True):
        assert after.mu == pytest.approx(straight[index].mu)
        assert after.sigma == pytest.approx(straight[index].sigma)


@given(FEW)
@settings(max_examples=50, deadline=None)
def test_of_two_alike_the_better_placed_never_comes_out_worse(field: list[tuple[Rating, int]]) -> None:
    sides = [alone(KNOWN, place) for _, place in field]
    after = played(*sides)
    for (one, there), (other, here) in product(zip(after, sides, strict=True), repeat=2):
        if there.place < here.place:
            assert one.mu > other.mu


def test_a_match_of_many_weighs_as_much_as_a_game_of_two() -> None:
    of_two = played(alone(KNOWN, 1), alone(KNOWN, 2))[0]
    for count in (3, 10, FIELD):
        of_many = played(*[alone(KNOWN, place) for place in range(1, count + 1)])
        assert of_many[0].mu == pytest.approx(of_two.mu)
        assert of_many[0].sigma == pytest.approx(of_two.sigma)


def test_beating_the_stronger_brings_more() -> None:
    gains = [played(alone(KNOWN, 1), alone(Rating(mu=mu, sigma=60), 2))[0].mu - 1500 for mu in (1300, 1500, 1700)]
    assert gains == sorted(gains)
    assert gains[0] > 0


def test_differences_mean_what_elo_players_expect() -> None:
    for difference, share in ((0, 0.5), (100, 0.64), (200, 0.76), (400, 0.909)):
        sure = [Rating(mu=START + more, sigma=1e-6) for more in (difference, 0)]
        assert expected(*sure) == pytest.approx(share, abs=0.001)


def test_players_find_their_true_numbers() -> None:
    """Eight of them with known strengths: after 150 games each, all are in order and near enough."""
    chance = Random(5)
    true = [1150 + 100 * place for place in range(8)]
    held = [Rating() for _ in true]
    pairs = list(permutations(range(8), 2))
    for _ in range(11):
        chance.shuffle(pairs)
        for one, other in pairs:
            won = chance.random() < 1 / (1 + 10 ** ((true[other] - true[one]) / 400))
            held[one], held[other] = played(alone(held[one], 1 + (not won)), alone(held[other], 1 + won))
    middle = sum(rating.mu for rating in held) / len(held) - sum(true) / len(true)
    for strength, rating in zip(true, held, strict=True):
        assert abs(rating.mu - middle - strength) < 2.5 * rating.sigma
        assert not rating.is_provisional
        assert 40 < rating.sigma < 110


def test_nobody_is_settled_by_games_alone_nor_by_certainty_alone() -> None:
    assert Rating(sigma=60, games=9).is_provisional
    assert not Rating(sigma=60, games=10).is_provisional
    assert Rating(sigma=111, games=500).is_provisional


# --- teams ----------------------------------------------------------------------------------------------------------


def test_members_of_a_team_move_together_and_the_unknown_more() -> None:
    known, new = Rating(mu=1500, sigma=60), Rating(mu=1500, sigma=350)
    first, second, *_ = played(team(1, known, new), team(2, known, known))
    assert 1500 < first.mu < second.mu
    same = played(team(1, known, known), team(2, known, known))
    assert same[0].mu == same[1].mu > 1500 > same[2].mu == same[3].mu


def test_a_team_is_as_strong_as_its_members_on_average() -> None:
    """One head more is no advantage: three against two of the same strength expect a draw."""
    three, two = [KNOWN] * 3, [KNOWN] * 2
    for rating in played(team(1, *three), team(1, *two)):
        assert rating.mu == pytest.approx(1500)


def test_a_member_learns_less_of_itself_than_a_lone_player() -> None:
    in_team = played(team(1, KNOWN, KNOWN), team(2, KNOWN, KNOWN))[0]
    lone = played(alone(KNOWN, 1), alone(KNOWN, 2))[0]
    assert in_team.sigma > lone.sigma


def test_who_has_left_gains_nothing_by_the_victory_of_the_others_but_loses_with_them() -> None:
    deserter = Side(place=1, members=(Member(rating=KNOWN), Member(rating=KNOWN, has_left=True)))
    stayed, left = updated([deserter, team(2, KNOWN, KNOWN)])[0]
    assert stayed.mu > 1500
    assert (left.mu, left.games) == (1500, KNOWN.games + 1)
    beaten = Side(place=2, members=deserter.members)
    assert all(rating.mu < 1500 for rating in updated([team(1, KNOWN, KNOWN), beaten])[1])


# --- crowds ---------------------------------------------------------------------------------------------------------


def test_in_a_hall_all_are_compared_with_an_even_sample() -> None:
    sides = [alone(KNOWN, place) for place in range(1, 1001)]
    gains = [rating.mu - 1500 for rating in played(*sides)]
    of_two = played(alone(KNOWN, 1), alone(KNOWN, 2))[0].mu - 1500
    assert gains[0] == pytest.approx(of_two, rel=0.02)
    assert gains[-1] == pytest.approx(-of_two, rel=0.02)
    assert abs(gains[499]) < of_two / 50
    fields = -(-1000 // FIELD)
    for place in range(1000 - fields):  # sampled, so only nearly in order
        assert gains[place] > gains[place + fields]


def test_a_hall_may_be_named_in_any_order() -> None:
    chance = Random(3)
    sides = [alone(Rating(mu=chance.gauss(1500, 200), sigma=90), place) for place in range(1, 301)]
    order = list(range(300))
    chance.shuffle(order)
    straight, shuffled = played(*sides), played(*[sides[index] for index in order])
    assert [shuffled[order.index(index)] for index in range(300)] == straight


def test_nobody_to_beat_changes_nothing() -> None:
    assert updated([]) == []
    assert updated([alone(KNOWN, 1)]) == [(KNOWN,)]
