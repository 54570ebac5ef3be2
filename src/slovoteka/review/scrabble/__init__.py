"""Reviews of Scrabble.

Read `positions.py` and `move_values.py` (a position, and the values of its moves), then `turns.py` (how a turn is
judged), `reading.py` and `transcripts.py` (where positions come from: our records, and games noted by others).
"""

from typing import Final

from slovoteka.review.registry import Reviewer
from slovoteka.review.scrabble.advice import advise as advise
from slovoteka.review.scrabble.reviewer import ScrabbleReviewer

REVIEWER: Final[Reviewer] = ScrabbleReviewer()
