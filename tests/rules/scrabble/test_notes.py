"""What the rulebooks say about totals. It has no effect on the game."""

from collections.abc import Iterable

import pytest

from rules.scrabble.tables import Play
from slovoteka.games.scrabble.grades import Grades
from slovoteka.games.scrabble.views import Finished


def graded(edition: str, scores: Iterable[int]) -> Grades:
    """The grades of a game that ends with these scores; everybody loses one point for an О that is left."""
    totals = tuple(scores)
    play = Play(edition=edition, seats=len(totals)).at(*["О"] * len(totals), scores=[total + 1 for total in totals])
    (finished,) = play.turns(*["пас"] * 2 * len(totals)).events_of(Finished)
    assert finished.scores == totals == play.outcome.scores
    grades: Grades = finished.grades
    return grades


@pytest.mark.rule("SU-52")
@pytest.mark.parametrize("edition", ["bilingual-ru", "bilingual-uk"])
@pytest.mark.parametrize(
    ("scores", "grade"),
    [
        ((249, 250), ""),
        ((250, 250), "good"),
        ((100, 499), "good"),
        ((300, 300), "very-good"),
        ((0, 699), "very-good"),
        ((350, 350), "excellent"),
    ],
)
def test_the_combined_score(edition: str, scores: tuple[int, ...], grade: str) -> None:
    """Where two bands meet, the higher one begins."""
    assert graded(edition, scores).combined == grade


@pytest.mark.rule("SU-53")
@pytest.mark.parametrize(
    ("scores", "grades"),
    [
        ((249, 250), ("", "good")),
        ((299, 300), ("good", "very-good")),
        ((166, 167, 200), ("", "good", "very-good")),
        ((124, 125, 149, 150), ("", "good", "good", "very-good")),
        ((349, 350), ("very-good", "excellent")),
    ],
)
def test_each_players_share(scores: tuple[int, ...], grades: tuple[str, ...]) -> None:
    """250 for two, 125 for four, and so on: 167 for three."""
    assert graded("bilingual-ru", scores).each == grades


@pytest.mark.rule("SM-03")
@pytest.mark.parametrize(
    ("scores", "grade"), [((199, 200), "low"), ((200, 200), "usual"), ((400, 400), "usual"), ((400, 401), "high")]
)
def test_what_a_game_usually_brings(scores: tuple[int, ...], grade: str) -> None:
    grades = graded("mattel", scores)
    assert (grades.combined, grades.each) == (grade, ())
