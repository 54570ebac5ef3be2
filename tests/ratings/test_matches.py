"""Who may meet, and what an outcome does to each: bots, teams, those who leave."""

import pytest

from slovoteka.core.errors import Illegal
from slovoteka.core.game import Outcome
from slovoteka.core.kind import RatedAs
from slovoteka.ratings.levels import rating_of
from slovoteka.ratings.matches import Occupant, can_count, changes, check_sides
from slovoteka.ratings.model import Rating

ALONE = RatedAs(category="forbidden")
TEAMS = RatedAs(category="codenames.teams", sides=(0, 1, 0, 1))


def people(*names: str) -> list[Occupant]:
    return [Occupant(seat=seat, identity=name) for seat, name in enumerate(names)]


def bot(seat: int, level: str = "amateur") -> Occupant:
    return Occupant(seat=seat, level=level)


def ended(*places: int) -> Outcome:
    return Outcome(reason="played-out", scores=(0,) * len(places), places=places)


@pytest.mark.parametrize(
    ("counts", "sitting", "code"),
    [
        (ALONE, people("anya", "anya"), "rated-two-chairs"),
        (TEAMS, [*people("anya", "borya", "vera"), bot(3)], "rated-mixed-team"),
        (ALONE, [*people("anya"), bot(1, "oracle")], "rated-level-unknown"),
    ],
)
def test_who_may_not_meet(counts: RatedAs, sitting: list[Occupant], code: str) -> None:
    with pytest.raises(Illegal) as refused:
        check_sides(counts, sitting)
    assert (refused.value.rule, refused.value.code) == ("host", code)
    assert not can_count(counts, sitting)
    assert changes(counts, sitting, ended(*range(1, len(sitting) + 1)), {}) == ()


def test_who_may_meet() -> None:
    check_sides(ALONE, people("anya"))
    check_sides(ALONE, [*people("anya"), bot(1), bot(2)])
    check_sides(TEAMS, [bot(0), *people("anya", "borya")[1:], bot(2), Occupant(seat=3, identity="vera")])


def test_one_side_alone_counts_nothing() -> None:
    assert changes(ALONE, people("anya"), ended(1), {}) == ()
    assert changes(TEAMS, [Occupant(seat=0, identity="a"), Occupant(seat=2, identity="b")], ended(1, 1, 1, 1), {}) == ()


def test_places_decide_and_not_points() -> None:
    outcome = Outcome(reason="played-out", scores=(3, 11), places=(1, 2))  # fewer points win here
    anya, borya = changes(ALONE, people("anya", "borya"), outcome, {"borya": Rating(mu=1600, sigma=80, games=40)})
    assert (anya.before, anya.place) == (Rating(), 1)
    assert anya.after.mu > 1500
    assert borya.before.mu == 1600 > borya.after.mu
    assert borya.after.games == 41


def test_a_bot_is_met_at_its_measured_number_and_keeps_it() -> None:
    fixed = rating_of("forbidden", "master")
    assert fixed is not None
    [won] = changes(ALONE, [*people("anya"), bot(1, "master")], ended(1, 2), {})
    [easy] = changes(ALONE, [*people("anya"), bot(1, "beginner")], ended(1, 2), {})
    assert won.after.mu > easy.after.mu > 1500
    assert rating_of("forbidden", "master") == fixed


def test_by_correspondence_bots_have_the_same_numbers() -> None:
    assert rating_of("forbidden.days", "master") == rating_of("forbidden", "master") is not None


def test_who_left_a_team_that_won_gains_nothing() -> None:
    found = changes(TEAMS, people("anya", "borya", "vera", "gleb"), ended(1, 3, 2, 3), {})
    anya, borya, vera, gleb = found
    assert [change.place for change in found] == [1, 3, 1, 3]
    assert anya.after.mu > 1500 == vera.after.mu
    assert borya.after.mu == gleb.after.mu < 1500


def test_who_left_a_table_of_three_comes_last() -> None:
    first, second, left = changes(ALONE, people("anya", "borya", "vera"), ended(1, 2, 3), {})
    assert first.after.mu > second.after.mu > left.after.mu
