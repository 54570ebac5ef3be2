"""A puzzle is an opponent: who solves it has won, who does not has lost, and both numbers move."""

from typing import Final

from slovoteka.puzzles.model import Puzzle
from slovoteka.ratings.model import Member, Rating, Side, updated

_GUESSED_SIGMA: Final = 200.0
"""How sure one can be of a difficulty that only features tell of."""
_EASIEST, _HARDEST = 800, 2400


def first_rating(puzzle: Puzzle) -> Rating:
    """Before anybody has tried it."""
    return Rating(mu=float(puzzle.rating), sigma=_GUESSED_SIGMA)


def after(person: Rating, puzzle: Rating, is_solved: bool) -> tuple[Rating, Rating]:
    """What is believed of both after one try."""
    (one,), (other,) = updated(
        [
            Side(place=1 if is_solved else 2, members=(Member(rating=person),)),
            Side(place=2 if is_solved else 1, members=(Member(rating=puzzle),)),
        ]
    )
    return one, other


def difficulty(points: float) -> int:
    """On the scale of ratings, in tens: it is a guess."""
    return round(min(max(points, _EASIEST), _HARDEST) / 10) * 10
