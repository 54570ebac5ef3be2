"""A puzzle is rated like an opponent: solving it is a win, failing is a loss, and both ratings change."""

from typing import Final

from slovoteka.puzzles.model import Puzzle
from slovoteka.ratings.model import Member, Rating, Side, updated

_GUESSED_SIGMA: Final = 200.0
"""The uncertainty of a difficulty that is only estimated from features."""
_EASIEST, _HARDEST = 800, 2400


def first_rating(puzzle: Puzzle) -> Rating:
    """The rating before anybody has tried it."""
    return Rating(mu=float(puzzle.rating), sigma=_GUESSED_SIGMA)


def after(person: Rating, puzzle: Rating, is_solved: bool) -> tuple[Rating, Rating]:
    """Both ratings after one try."""
    (one,), (other,) = updated(
        [
            Side(place=1 if is_solved else 2, members=(Member(rating=person),)),
            Side(place=2 if is_solved else 1, members=(Member(rating=puzzle),)),
        ]
    )
    return one, other


def difficulty(points: float) -> int:
    """A difficulty on the rating scale, rounded to tens, because it is a guess."""
    return round(min(max(points, _EASIEST), _HARDEST) / 10) * 10
