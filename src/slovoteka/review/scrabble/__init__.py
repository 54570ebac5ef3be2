"""Reviews of Scrabble.

Read `positions.py` and `weighing.py` (a position, and what moves in it are worth), then `turns.py` (how one is judged),
`reading.py` and `noted.py` (where positions come from: our records, and games that somebody wrote down).
"""

from typing import Final

from slovoteka.review.registry import Reviewer
from slovoteka.review.scrabble.advice import advise as advise
from slovoteka.review.scrabble.reviewer import ScrabbleReviewer

REVIEWER: Final[Reviewer] = ScrabbleReviewer()
