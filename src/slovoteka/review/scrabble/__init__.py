"""Reviews of Scrabble.

Read `positions.py` and `weighing.py` (a position, and what moves in it are worth), then `turns.py` (how one is judged)
and `reading.py` (where positions come from).
"""

from typing import Final

from slovoteka.review.registry import Reviewer
from slovoteka.review.scrabble.reviewer import ScrabbleReviewer

REVIEWER: Final[Reviewer] = ScrabbleReviewer()
