"""Which work a machine does for others: what nodes ask over NATS, and nothing else."""

from typing import Final

from slovoteka.match.thinking import DECIDE
from slovoteka.review.works import ANALYSE, REVIEW

SHARED_WORK: Final = frozenset({DECIDE, ANALYSE, REVIEW})
