"""The bots' numbers: how they follow from games, and those that come with the package."""

import pytest

from slovoteka.bots.registry import levels_of
from slovoteka.ratings.categories import categories
from slovoteka.ratings.fitting import fitted
from slovoteka.ratings.levels import ANCHOR, LevelPair, measured, rating_of, read, write

LEVELS = ("beginner", "amateur", "master")


def pair(weaker: str, stronger: str, games: int, points: float) -> LevelPair:
    return LevelPair(weaker=weaker, stronger=stronger, games=games, points=points)


def test_shares_of_points_become_differences_of_elo() -> None:
    """Ten wins out of eleven are 400 points; with so many games the prior is hardly felt."""
    found = fitted(LEVELS, [pair("beginner", "amateur", 11_000, 10_000), pair("amateur", "master", 10_000, 7_597)])
    assert found["amateur"].mu == 1500
    assert found["beginner"].mu == pytest.approx(1100, abs=3)
    assert found["master"].mu == pytest.approx(1700, abs=3)
    assert found["amateur"].games == 21_000


def test_few_games_leave_much_doubt_and_many_little() -> None:
    few = fitted(LEVELS[:2], [pair("beginner", "amateur", 4, 3)])["beginner"]
    many = fitted(LEVELS[:2], [pair("beginner", "amateur", 400, 300)])["beginner"]
    assert few.mu > many.mu
    assert few.sigma > 2 * many.sigma


def test_who_has_won_every_game_is_not_infinitely_better() -> None:
    found = fitted(LEVELS, [pair("beginner", "amateur", 30, 30), pair("amateur", "master", 30, 30)])
    assert 500 < found["beginner"].mu < 1200
    assert 1800 < found["master"].mu < 2500


def test_whom_no_game_ties_to_the_others_has_no_number() -> None:
    assert list(fitted(LEVELS, [pair("beginner", "amateur", 10, 7), pair("amateur", "master", 0, 0)])) == [
        "beginner",
        "amateur",
    ]
    assert fitted(LEVELS, []) == {}


def test_what_comes_with_the_package_is_what_its_games_give() -> None:
    for category, found in measured().items():
        levels = levels_of(categories()[category])
        again = fitted(levels, found.pairs)
        assert list(again) == list(found.levels)
        for level, rating in found.levels.items():
            assert (again[level].mu, again[level].sigma) == pytest.approx((rating.mu, rating.sigma), abs=0.2)
            assert again[level].games == rating.games
        assert rating_of(category, ANCHOR) == found.levels[ANCHOR]
        assert found.levels[ANCHOR].number == 1500
    assert read(write(measured())) == measured()


@pytest.mark.parametrize("category", ["forbidden", "underwood.nouns", "codenames.teams", "scrabble.standard.ru"])
def test_of_the_common_games_a_stronger_level_has_a_greater_number(category: str) -> None:
    numbers = [rating.mu for rating in measured()[category].levels.values()]
    assert numbers == sorted(numbers)
    assert len(set(numbers)) == len(numbers) >= 4


def test_what_was_not_measured_has_no_number() -> None:
    assert rating_of("forbidden", "oracle") is None
    assert rating_of("chess", "amateur") is None
