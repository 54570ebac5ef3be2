"""The work that a machine does for other nodes over NATS. It refuses everything else."""

from typing import Final

from slovoteka.match.thinking import DECIDE
from slovoteka.review.works import ANALYSE, REVIEW

SHARED_WORK: Final = frozenset({DECIDE, ANALYSE, REVIEW})
